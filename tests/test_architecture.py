"""Imports point one way, whoever hides them, and a game is known in its own folder only (docs/architecture.md)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from wolfden.games import GAMES

SRC = Path(__file__).parents[1] / "src"
DOORS = {"view": "view", "bot": "bot", "lab": "measures", "terminal": "terminal"}
ROOMS = ("engine", "games", "bots", "table", "lab", "env", "cli", "locale")
BELOW = {  # room -> the rooms it may know; whatever lies behind a door of a game is reached through the door alone
    "engine": set[str](),
    "rules": {"engine"},
    "games": {"engine", "rules"},
    "view": {"engine", "rules"},
    "bot": {"engine", "rules"},
    "locale": {"engine", "games"},
    "bots": {"engine", "games"},
    "table": {"engine", "games", "bots", "locale"},
    "lab": {"engine", "games", "bots", "locale"},
    "env": {"engine", "games", "bots", "locale"},
    "measures": {"engine", "rules", "view", "bot", "lab", "locale"},
    "terminal": {"engine", "rules", "view", "bot", "locale", "cli"},
    "wolfden": {"engine", "games", "bots", "locale", "table", "cli"},  # client.py, remote_bot.py, __main__.py
    "cli": {"engine", "games", "bots", "locale", "table", "lab", "env", "wolfden"},
}
DRAWN_FROM: tuple[list[str], ...] = ([], ["cards"])  # of a game's rules: terminals know the printed cards, no state
FILE = re.compile(rf"\b((?:{'|'.join(ROOMS)})/[\w/]+)\.py\b")
MODULES = {str(path.relative_to(SRC)): path.read_text(encoding="utf-8") for path in (SRC / "wolfden").rglob("*.py")}
NAMES = {game.key: re.compile(rf"(?<![a-z]){game.key.replace('-', '[-_]')}(?![a-z])", re.IGNORECASE) for game in GAMES}


class Place(NamedTuple):
    """Where a module stands."""

    room: str
    game: str  # or nothing


def place_of(module: str) -> Place:
    _, room, *rest = [*module.split("."), "", ""]
    if room == "games" and rest[0]:
        return Place(DOORS.get(rest[1], "rules"), rest[0])
    return Place(room if room in ROOMS else "wolfden", "")


def module_of(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def modules_named(file: str, tree: ast.AST) -> Iterator[str]:
    """Every module of Wolfden that this file imports, or names in a string."""
    known = {module_of(name) for name in MODULES}
    package = module_of(file).split(".") if file.endswith("__init__.py") else module_of(file).split(".")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.partition(".")[0] == "wolfden")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            if source.partition(".")[0] == "wolfden":
                yield from (full if (full := f"{source}.{alias.name}") in known else source for alias in node.names)
    for text in strings(tree):
        yield from (found for found in re.findall(r"wolfden(?:\.\w+)+", text) if found in known)
        yield from (f"wolfden.{found.replace('/', '.')}" for found in FILE.findall(text))


def strings(tree: ast.AST) -> Iterator[str]:
    """All texts but docstrings, which are for people."""
    documents = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            yield node.value


def words(tree: ast.AST) -> Iterator[str]:
    """Every name and text in the code."""
    yield from strings(tree)
    for node in ast.walk(tree):
        for field in ("id", "attr", "name", "arg", "module"):
            word = getattr(node, field, None)
            if isinstance(word, str):
                yield word


def faults(file: str, source: str) -> list[str]:
    """What this file names that it should not know."""
    tree, here = ast.parse(source), place_of(module_of(file))
    found = []
    for module in modules_named(file, tree):
        there = place_of(module)
        is_home = there.room == here.room and there.game == here.game
        is_below = there.room in BELOW[here.room] and there.game in ("", here.game)
        is_listed = here.room == "games" and there.room == "rules"
        is_hidden = here.room == "terminal" and there.room == "rules" and module.split(".")[3:4] not in DRAWN_FROM
        if is_hidden or not (is_home or is_below or is_listed):
            found.append(f"{file} knows {module}")
    for key, name in NAMES.items():
        is_its_own = here.game == key.replace("-", "_")
        if not is_its_own and here.room != "games" and any(name.search(word) for word in words(tree)):
            found.append(f"{file} names {key}")
    return found


def test_imports_point_one_way_and_a_game_is_named_in_its_own_folder_only() -> None:
    assert [fault for file, source in MODULES.items() for fault in faults(file, source)] == []


@pytest.mark.parametrize(
    ("file", "line", "fault"),
    [
        ("engine/cache.py", "from wolfden.bots import ismcts", "knows wolfden.bots.ismcts"),
        ("engine/cache.py", "from .. import bots", "knows wolfden.bots"),
        ("engine/cache.py", 'ROUND = ("bots/ismcts.py",)', "knows wolfden.bots.ismcts"),
        ("engine/cache.py", 'import_module("wolfden.lab.counting")', "knows wolfden.lab.counting"),
        ("games/woof/rules.py", "from .view import view", "knows wolfden.games.woof.view"),
        ("games/woof/knowledge/seeing.py", "from ..bot import cases", "knows wolfden.games.woof.bot.cases"),
        ("games/woof/bot/hunter.py", "from wolfden.bots.hunter import Pup", "knows wolfden.bots.hunter"),
        ("games/woof/bot/hunter.py", "from ...wolf_and_hound import cards", "knows wolfden.games.wolf_and_hound.cards"),
        ("games/wolf_and_hound/terminal.py", "from .state import State", "knows wolfden.games.wolf_and_hound.state"),
        ("games/woof/terminal/cards.py", "from .. import rules", "knows wolfden.games.woof.rules"),
        ("games/woof/terminal/cards.py", "from ..knowledge import sight", "knows wolfden.games.woof.knowledge"),
        ("bots/hunter.py", "import wolfden.games.woof.bot", "knows wolfden.games.woof.bot"),
        ("bots/hunter.py", "from wolfden.lab import plans", "knows wolfden.lab.plans"),
        ("table/views.py", "from wolfden.cli import story", "knows wolfden.cli.story"),
        ("lab/plans.py", "from wolfden.table import table", "knows wolfden.table.table"),
        ("cli/story.py", "from wolfden.games.woof import terminal", "knows wolfden.games.woof.terminal"),
        ("bots/beliefs.py", 'if game.key == "woof": pass', "names woof"),
        ("table/library.py", "def sets_of_wolf_and_hound(): pass", "names wolf-and-hound"),
        ("lab/results.py", 'EVENTS = {"werewolves-and-robbers": 1}', "names werewolves-and-robbers"),
        ("games/woof/view.py", 'LIKE = "three-little-wolves"', "names three-little-wolves"),
    ],
)
def test_a_planted_line_is_noticed(file: str, line: str, fault: str) -> None:
    path = f"wolfden/{file}"
    assert f"{path} {fault}" in faults(path, f"{MODULES[path]}\n{line}\n")
