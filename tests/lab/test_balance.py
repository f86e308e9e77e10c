"""A balance report is one page that needs nothing else."""

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tests.cli.running import wolfden
from wolfden.engine.component_csv import shipped
from wolfden.engine.game import AnyGame
from wolfden.games import GAMES, find_game
from wolfden.games.wolf_and_hound.cards import ANIMALS
from wolfden.lab.balance import plans_of, report, studies_of
from wolfden.lab.balance.seats import disagreements, seat_study
from wolfden.lab.balance.study import Effort
from wolfden.lab.counting import POINTS, WINNERS
from wolfden.lab.figures import Estimate
from wolfden.lab.plans import Part, Plan, play_part
from wolfden.lab.plots import Scale, dots, highest, stacks
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
def test_a_page_is_whole_and_needs_no_network(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_dots_are_filled_only_if_all_rows_hold_together() -> None:
    rows = [("P1", Estimate(0.5, 0.26, 0.74)), *((f"P{n}", Estimate(0.25, 0.0, 0.5)) for n in range(2, 25))]
    scale = Scale(0.0, 1.0, " %", 100)
    assert 'class="off"' in dots(rows[:1], scale, 0.25)
    assert 'class="off"' not in dots(rows, scale, 0.25)


def test_stacks_show_the_numbers_they_are_given() -> None:
    drawn = stacks([("pup – random", (3, 1, 1))], ("both", "one each", "none"))
    assert "<b>3 · 1 · 1</b>" in drawn
    assert 'width="60.00%"' in drawn


def test_what_is_highest_is_told_with_its_interval_and_only_if_it_is_seen() -> None:
    sure = [("turn 3", Estimate(1.43, 1.30, 1.56)), ("turn 4", Estimate(1.1, 1.0, 1.2))]
    unsure = [("turn 3", Estimate(1.43, 1.00, 1.72)), ("turn 4", Estimate(1.20, 0.46, 1.76))]
    scale = Scale(0.0, 2.0, digits=2)
    assert highest(sure, scale) == "turn 3, 1.43 (1.30 to 1.56)"
    assert highest(unsure, scale) == (
        "these games do not tell; the highest is turn 3, 1.43 (1.00 to 1.72), 1 more may be as high"
    )
    assert highest([], scale) == "these games do not tell"


def a_result(bot: str, wins: list[int], games: int) -> Results:
    """Three players of which each has won so many of the games."""
    plan = Plan("werewolves-and-robbers", games, bots=(bot,), options={"players": 3})
    rows = np.zeros((games, POINTS + 3), np.int32)
    for seat, count in enumerate(wins):
        rows[:count, WINNERS] |= 1 << seat
    return Results(plan, rows, np.zeros((1, 4), np.int64), np.zeros(1, np.int64))


def test_those_who_think_come_first_and_chance_is_told_to_mislead_where_it_does() -> None:
    plans = seat_study(Effort(find_game("wolf-and-hound"), 2000, "7")).plans
    assert [plan.bots[0] for plan in plans] == ["hunter"] * 3 + ["random"] * 3

    thought, chance = a_result("hunter", [500, 300, 400], 1000), a_result("random", [300, 310, 590], 1000)
    assert list(disagreements([thought, chance])) == [
        "Chance misleads: with 3 players A wins 50.0 % (46.9 to 53.1) among players like hunter, "
        "but 30.0 % (27.2 to 32.9) among random ones, who read no cards."
    ]
    assert list(disagreements([thought, a_result("random", [405, 400, 395], 1000)])) == [], "no seat is sure by chance"


def test_a_study_is_made_with_the_options_and_tables_it_is_given() -> None:
    """Given options, tables and a number of players, then every plan of the page has them, and its own above them."""
    game = find_game("wolf-and-hound")
    tables = {"sheep_start.csv": shipped("wolfden.games.wolf_and_hound", "sheep_start.csv")}
    effort = Effort(game, 20, "7", {"meat_and_bone": True}, tables, 3)

    plans = plans_of(studies_of(effort))

    assert {plan.options["players"] for plan in plans} == {3}
    assert all(plan.options["meat_and_bone"] for plan in plans)
    assert all(plan.tables == tables for plan in plans)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_page_about_one_number_of_players_is_whole(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plan, "is_compiled", lambda plan: False)
    effort = Effort(game, 2, "7", only=game.players[0])
    studies = studies_of(effort)

    text = report(effort, studies, [by_chance(plan) for plan in plans_of(studies)], ["--players", "2"])

    assert Tags(text).open == []
    assert "--seed 7 --players 2`" in text
