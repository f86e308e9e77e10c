"""A balance report is one page that needs nothing else."""

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from tests.cli.running import wolfden
from wolfden.engine.game import Game
from wolfden.games import GAMES
from wolfden.games.wolf_and_hound.cards import ANIMALS
from wolfden.lab.balance import plans_of, report, studies_of
from wolfden.lab.balance.study import Effort
from wolfden.lab.figures import Estimate
from wolfden.lab.plans import Part, Plan, play_part
from wolfden.lab.plots import Scale, dots
from wolfden.lab.results import Results

pytestmark = pytest.mark.xdist_group("compiled")


def by_chance(plan: Plan) -> Results:
    """This plan as if its bots had played a few games at random, by plain rules."""
    quick = msgspec.structs.replace(plan, games=2, bots=("random",))
    return Results.of(plan, [Part.from_bytes(play_part(quick, 0, 2))])


class Tags(HTMLParser):
    """Every opened tag is closed again, in order."""

    EMPTY = ("meta", "line", "circle", "rect", "path")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_page_is_whole_and_needs_no_network(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plan, "is_compiled", lambda plan: False)
    effort = Effort(game, 2, "7")
    studies = studies_of(effort)

    text = report(effort, studies, [by_chance(plan) for plan in plans_of(studies)])

    assert Tags(text).open == []
    assert not re.search(r"(src|href)=|url\((?!#)|@import|<script|://", text)
    assert "nan" not in text.replace("finance", "")
    assert text.count("<h2>") == len(studies)


def test_every_animal_and_every_recommended_set_is_on_the_page(tmp_path: Path) -> None:
    path = tmp_path / "page.html"

    done = wolfden(
        "lab", "balance", "wolf-and-hound", "--games", "40", "--no-browser", "--output", path, "--workers", "1"
    )

    assert done.exit_code == 0, done.output
    text = path.read_text(encoding="utf-8")
    alone = [animal for animal in ANIMALS if not animal.startswith("designer_02")]
    assert [
        animal for animal in (*alone, "designer_02 (all 3)", "S1-1", "S4-3", "SD-2") if f">{animal}<" not in text
    ] == []
    assert list(tmp_path.iterdir()) == [path]


def test_a_dot_stands_where_its_value_is() -> None:
    drawn = dots([("P1", Estimate(0.5, 0.25, 0.75))], Scale(0.0, 1.0, " %", 100), 0.25)
    assert 'cx="50.00%"' in drawn
    assert 'x1="26.00%" x2="74.00%"' in drawn
    assert "<b>50.0 %</b> <small>25.0 to 75.0 %</small>" in drawn
    assert 'class="on"' in drawn, "the interval reaches the line"
