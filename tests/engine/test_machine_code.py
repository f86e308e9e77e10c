"""Machine code is never old or somebody else's: it is found by what it was made from, wherever that lies."""

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import msgspec
import pytest

import wolfden
from wolfden.engine.cache import compiler

pytestmark = pytest.mark.xdist_group("compiled")

HERE = Path(wolfden.__file__).parent
GAME = "games/wolf_and_hound"

START = """
import warnings
from wolfden.engine.compiled import compiled
from wolfden.games import find_game
game = find_game("wolf-and-hound")
"""

KEYS = """
import msgspec
from wolfden.bots.tree_search import search_of
from wolfden.bots.precompile import mark_of
from wolfden.engine.machine_code import digest_of
from wolfden.lab.plans import load
search, lab = search_of(game, is_compiled=True).bound.search, load(game.key, True).play_random
keys = {"rules": digest_of(compiled(game).play), "search": digest_of(search), "lab": digest_of(lab)}
print(msgspec.json.encode(keys | {"mark": mark_of(game).name}).decode())
"""

ADD_AN_ANIMAL = """
# One that comes before the metamorphic cards, so that all their numbers change.
from pathlib import Path
import wolfden.games.wolf_and_hound as folder
for name in ("animals.csv", "animal_faces.csv"):
    path = Path(folder.__file__).parent / name
    rows = [row for row in path.read_text().splitlines() if row.startswith("hound_01,")]
    with path.open("a") as file:
        file.writelines(row.replace("hound_01", "hound_99") + "\\n" for row in rows)
"""

TINY = """
table = (1, 2, 3)
def look_up(place: int) -> int:
    return table[place] + more()
def more() -> int:
    return 10
"""

ASK_TINY = """
import tiny
answer = compiled(game).bind(tiny).look_up
print(answer(2), sum(answer.stats.cache_hits.values()), sum(answer.stats.cache_misses.values()))
"""


class Checkout:
    """A copy of the package, with a cache that it may share with others."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder / "wolfden"
        self.cache = cache
        copytree(HERE, self.folder, ignore=ignore_patterns("__pycache__", "static", "*.md", "*.json"))
        (folder / "tiny.py").write_text(TINY)

    def edit(self, file: str, old: str, new: str) -> None:
        path = self.folder / file
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new, 1))

    def run(self, script: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        settings = {"PYTHONPATH": str(self.folder.parent), "WOLFDEN_CACHE": str(self.cache)} | environment
        return subprocess.run(
            [sys.executable, "-B", "-c", START + script],
            env=os.environ | settings,
            cwd=self.folder.parent,
            check=True,
            capture_output=True,
            text=True,
        )

    def says(self, script: str, **environment: str) -> list[str]:
        return self.run(script, **environment).stdout.split()

    def keys(self, **environment: str) -> dict[str, str]:
        return msgspec.json.decode(self.run(KEYS, **environment).stdout, type=dict[str, str])


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "first", tmp_path / "cache")


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The keys of the sources as they are."""
    folder = tmp_path_factory.mktemp("printed")
    return Checkout(folder, folder / "cache").keys()


@pytest.mark.parametrize("place", ["second", "lib/python3/site-packages"])
def test_equal_sources_share_machine_code_wherever_they_lie(place: str, checkout: Checkout, tmp_path: Path) -> None:
    """Given machine code of one checkout, when another or an installation asks, then nothing is compiled."""
    other = Checkout(tmp_path / place, checkout.cache)

    assert checkout.says(ASK_TINY) == ["13", "0", "1"]
    assert other.says(ASK_TINY) == ["13", "1", "0"]


def test_touched_sources_are_the_same_sources(checkout: Checkout, printed: dict[str, str]) -> None:
    checkout.says(ASK_TINY)
    for path in checkout.folder.parent.rglob("*"):
        os.utime(path, (1, 1))

    assert checkout.says(ASK_TINY) == ["13", "1", "0"]
    assert checkout.keys() == printed


def test_a_changed_table_callee_or_function_is_compiled_anew(checkout: Checkout) -> None:
    assert checkout.says(ASK_TINY) == ["13", "0", "1"]
    for old, new, answer in [("3)", "4)", "14"), ("return 10", "return 20", "24"), ("] + more", "] - more", "-16")]:
        checkout.edit("../tiny.py", old, new)
        assert checkout.says(ASK_TINY) == [answer, "0", "1"]

    (checkout.folder.parent / "tiny.py").write_text(TINY)

    assert checkout.says(ASK_TINY) == ["13", "1", "0"]


@pytest.mark.parametrize(
    ("file", "old", "new", "changed"),
    [
        (f"{GAME}/moving.py", "place + steps", "place - steps", {"rules", "search", "lab", "mark"}),
        ("engine/rng.py", ">> 32", ">> 31", {"rules", "search", "lab", "mark"}),
        ("engine/compiled.py", "SMALL = 400", "SMALL = 300", {"rules", "search", "lab", "mark"}),
        ("bots/ismcts.py", "BEST = ", "BEST = 1 + ", {"search", "mark"}),
        ("engine/argmax.py", "0", "1", {"search", "mark"}),
        ("lab/counting.py", "WIDTH = ", "WIDTH = 1 + ", {"lab"}),
        (f"{GAME}/lab/measures.py", "+= 1", "+= 2", {"lab", "mark"}),
        ("bots/worker_pool.py", "import", "import io, ", {"mark"}),
        ("bots/ismcts.py", "\nrules", "\n# A remark\nrules", {"mark"}),
    ],
)
def test_what_is_compiled_changes_the_key_of_whatever_uses_it_and_of_nothing_else(
    file: str, old: str, new: str, changed: set[str], checkout: Checkout, printed: dict[str, str]
) -> None:
    checkout.edit(file, old, new)
    keys = checkout.keys()
    assert {name for name in keys if keys[name] != printed[name]} == changed


@pytest.mark.parametrize("setting", ["NUMBA_CPU_NAME", "NUMBA_OPT"])
def test_another_compiler_has_another_key(setting: str, checkout: Checkout, printed: dict[str, str]) -> None:
    keys = checkout.keys(**{setting: {"NUMBA_CPU_NAME": "generic", "NUMBA_OPT": "1"}[setting]})
    assert all(keys[name] != printed[name] for name in keys)


@pytest.mark.parametrize("part", ["sys.version", "llvmlite.binding.get_host_cpu_name", "wolfden.engine.cache.version"])
def test_python_the_libraries_and_the_processor_are_part_of_the_compiler(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = compiler()
    monkeypatch.setattr(part, "other" if part == "sys.version" else lambda *whatever: "other")
    assert compiler.__wrapped__() != before


COMPARE = """
from random import Random
from wolfden.engine.game import is_over, moves_of, read_options, new_state, to_act
random, differences, flips = Random(7), 0, 0
state = new_state(game, read_options(game, {"animals": "S3-5"}), "7")
objection = compiled(game).objection
while not is_over(state):
    seat = to_act(state)[0]
    legal, record = moves_of(game, state, seat), state.records()[0]
    for move in range(game.move_count):
        differences += objection(record, seat, move) != game.objection(state, seat, move)
    flips += sum(game.write_move(state, seat, move).startswith("flip") for move in legal)
    game.play(state, seat, random.choice(legal))
print(differences, flips > 0, sum(objection.stats.cache_hits.values()))
"""


def test_a_changed_component_table_is_never_answered_by_old_code(checkout: Checkout) -> None:
    """Given the code for 24 animals, when there are 25, then compiled rules refuse what the plain ones refuse."""
    assert checkout.says(COMPARE) == ["0", "True", "0"]
    before = checkout.keys()

    checkout.run(ADD_AN_ANIMAL)

    assert checkout.says(COMPARE) == ["0", "True", "0"]
    after = checkout.keys()
    assert all(after[name] != before[name] for name in after)


def test_sources_that_change_while_a_program_runs_leave_nothing_wrong_behind(
    checkout: Checkout, printed: dict[str, str]
) -> None:
    """Given a program that knows 24 animals, when a 25th is printed before it compiles, then its key is its own."""
    mixed = msgspec.json.decode(checkout.run(ADD_AN_ANIMAL + KEYS).stdout, type=dict[str, str])
    fresh = checkout.keys()

    assert fresh["rules"] != printed["rules"]
    assert mixed["rules"] != fresh["rules"]


PAIRS = """
from typing import NamedTuple
class Pair(NamedTuple):
    a: int
    b: int
def look_up(place):
    return second(Pair(place, 11))
def second(pair):
    return pair.b
"""


def test_a_tuple_with_its_fields_in_another_order_is_another_type(checkout: Checkout) -> None:
    """Given a function that is handed a tuple, when only the tuple changes, then the function is compiled anew too."""
    (checkout.folder.parent / "tiny.py").write_text(PAIRS)
    assert checkout.says(ASK_TINY) == ["11", "0", "1"]

    (checkout.folder.parent / "tiny.py").write_text(PAIRS.replace("a: int\n    b: int", "b: int\n    a: int"))

    assert checkout.says(ASK_TINY) == ["2", "0", "1"]


GENERATED = """
exec(compile("def look_up(place): return place + STEP", "<made here>", "exec"))
STEP = 11
"""


def test_a_function_without_a_file_is_kept_too(checkout: Checkout) -> None:
    (checkout.folder.parent / "tiny.py").write_text(GENERATED)

    assert checkout.says(ASK_TINY) == ["13", "0", "1"]
    assert checkout.says(ASK_TINY) == ["13", "1", "0"]
    checkout.edit("../tiny.py", "11", "12")
    assert checkout.says(ASK_TINY) == ["14", "0", "1"]


def test_machine_code_for_another_type_is_not_taken_even_if_they_have_one_name(checkout: Checkout) -> None:
    (checkout.folder.parent / "tiny.py").write_text(GENERATED)
    one_name = "import wolfden.engine.machine_code as names\nnames.shape = lambda kind: ''\n"

    assert checkout.says(one_name + ASK_TINY) == ["13", "0", "1"]
    assert checkout.says(one_name + ASK_TINY.replace("answer(2)", "answer(2.5)")) == ["13.5", "0", "1"]


def test_half_a_file_is_no_machine_code(checkout: Checkout) -> None:
    checkout.says(ASK_TINY)
    for path in checkout.cache.rglob("*.code"):
        path.write_bytes(path.read_bytes()[:-100])

    assert checkout.says(ASK_TINY) == ["13", "0", "1"]
    assert checkout.says(ASK_TINY) == ["13", "1", "0"]


FULL = """
import errno, os
from pathlib import Path
def write_bytes(path, content):
    path.touch()
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
Path.write_bytes = write_bytes
"""


@pytest.mark.parametrize(("script", "folder"), [("", "/dev/null"), (FULL, "")], ids=["no folder", "full disk"])
def test_where_nothing_can_be_kept_everything_works_and_one_line_says_so(
    script: str, folder: str, checkout: Checkout
) -> None:
    done = checkout.run(script + ASK_TINY, **({"WOLFDEN_CACHE": folder} if folder else {}))

    assert done.stdout.split() == ["13", "0", "1"]
    assert done.stderr.count("machine code is not kept") == 1
    assert not [path for path in checkout.cache.rglob("*") if path.is_file()]


READ_ONLY = """
import os
from pathlib import Path
def refuse(*arguments, **more):
    raise OSError("read only")
os.utime = Path.write_bytes = Path.mkdir = refuse
"""


def test_a_cache_that_can_only_be_read_is_read(checkout: Checkout) -> None:
    checkout.says(ASK_TINY)

    assert checkout.says(READ_ONLY + ASK_TINY) == ["13", "1", "0"]


def test_other_users_of_numba_keep_their_cache(checkout: Checkout) -> None:
    script = "import numba\nbefore = numba.config.CACHE_DIR\ncompiled(game)\nprint(numba.config.CACHE_DIR == before)"
    assert checkout.says(script) == ["True"]


def test_a_module_is_bound_once(checkout: Checkout) -> None:
    script = """
import tiny
compiled(game).bind(tiny, other=tiny)
try:
    compiled(game).bind(tiny)
except ValueError as error:
    print(error)
"""
    assert "bound to other modules already" in checkout.run(script).stdout


def test_the_engine_names_nothing_that_is_bound_to_it() -> None:
    """But for doors.py, which says who asks a game for what."""
    for path in {*(HERE / "engine").glob("*.py")} - {HERE / "engine" / "doors.py"}:
        assert not re.search(r"\b(bots|lab)\b", path.read_text()), path.name
