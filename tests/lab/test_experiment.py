"""Two bots on the same deals, both ways round: the tournament, the balance report and the ladder of the bots."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.contests import CHEAT, Contest, play_pair
from bench.standings import Row, covered, ratings_of, rows_of
from wolfden.bots.levels import SearchBot
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame
from wolfden.engine.rng import Rng
from wolfden.games import find_game
from wolfden.lab.experiment import Match, both_ways, careful_share, matches, plans_for, play_deal, ratings
from wolfden.lab.plans import Plan, read_bot

from .plans import a_plan, played

pytestmark = pytest.mark.xdist_group("compiled")


def test_a_bot_against_itself_wins_half_of_every_deal() -> None:
    """Both games of a deal are the same game then, and each side has won it once."""
    [match] = matches([played(way) for way in both_ways(a_plan(games=20), "random", "random")])
    assert match.shares.tolist() == [0.5] * 20
    assert match.deals == (0, 20, 0)


def test_one_deal_is_played_as_all_of_them_are() -> None:
    plan = a_plan(games=6, bots=("hunter", "random"))
    [match] = matches([played(way) for way in plans_for(plan.bots, plan)])
    assert [play_deal(plan, deal) for deal in range(6)] == match.shares.tolist()


def test_few_deals_give_no_sure_interval() -> None:
    assert not careful_share([1.0, 1.0]).leaves_out(0.5)
    assert careful_share([1.0] * 40).leaves_out(0.5)
    assert careful_share([1.0, 1.0]).value == 1


def test_deals_are_counted_and_not_games() -> None:
    """Given deals that go one each, then they say nothing for either bot, and an interval says how sure that is."""
    match = Match("pup", "hunter", np.array([0.5] * 30 + [1.0] * 2))
    assert match.deals == (2, 30, 0)
    assert match.share.value == pytest.approx(0.53125)


def test_the_better_bot_has_the_higher_rating() -> None:
    rated = ratings([("hunter", "pup", 1.0), ("hunter", "random", 1.0), ("pup", "random", 0.75)])
    assert list(rated) == ["hunter", "pup", "random"]
    assert all(rating.doubt > 0 for rating in rated.values())


# The ladder


def test_the_ladder_plays_deals_of_the_lab() -> None:
    pair = play_pair(Contest("wolf-and-hound", 4, "hunter", "pup"), 3, rate=0.0, part=0.0)
    assert pair.share == play_deal(Plan("wolf-and-hound", 4, "ladder", ("hunter", "pup"), {"players": 4}), 3)
    assert (pair.upper_iterations, pair.lower_iterations) == (0, 0)


def test_the_cheat_of_the_ladder_is_shown_every_card(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []

    def choose(self: object, game: AnyGame, sight: Any, seat: int, moves: Sequence[int], rng: Rng) -> int:
        shown.append((sight.viewer == seat, all(sum(other.hand) == other.held for other in sight.seats)))
        return moves[0]

    monkeypatch.setattr("bench.contests.SearchBot.choose", choose)

    pair = play_pair(Contest("wolf-and-hound", 4, CHEAT, "hunter"), 0, rate=30.0, part=0.1)

    assert pair.upper_iterations == 3
    assert set(shown) == {(True, True)}


def test_rows_and_ratings_of_the_ladder_come_from_its_pairs() -> None:
    pairs = [
        play_pair(Contest("wolf-and-hound", players, "hunter", "pup"), deal, 0.0, 0.0)
        for players in (3, 4)
        for deal in (0, 1)
    ]
    rows = rows_of(pairs)
    shares = [pair.share for pair in pairs]
    assert rows[Contest("wolf-and-hound", 0, "hunter", "pup")].share == careful_share(shares)
    assert rows[Contest("wolf-and-hound", 3, "hunter", "pup")].share == careful_share(shares[:2])
    assert set(ratings_of("wolf-and-hound", pairs)) == {"hunter", "pup"}
    assert ratings_of("woof", pairs) == {}


@pytest.mark.parametrize(
    ("alpha", "cheat", "told"),
    [
        ([1.0, 0.5] * 20, [1.0] * 40, "50 %"),
        ([1.0], [1.0], ""),
        ([0.0] * 9, [1.0] * 40, ""),
        ([1.0] * 9, [0.9] * 9, ""),
    ],
)
def test_what_alpha_covers_is_told_only_if_the_games_tell_it(alpha: list[float], cheat: list[float], told: str) -> None:
    shares = {"alpha": alpha, CHEAT: cheat}
    rows = {Contest("woof", 5, level, "hunter"): Row(len(won), careful_share(won)) for level, won in shares.items()}
    assert covered(rows, "woof", 5) == told


# Bots of one's own

LAST = """
class Last:
    def choose(self, game, sight, seat, moves, rng):
        assert sight.viewer == seat
        return moves[-1]
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "ownbot.py").write_text(LAST)
    monkeypatch.syspath_prepend(tmp_path)
    yield
    sys.modules.pop("ownbot", None)


@pytest.mark.usefixtures("own")
def test_a_bot_of_ones_own_plays_and_gets_its_sight() -> None:
    plan = a_plan(games=2, bots=("ownbot:Last", "random"))
    plan.check()
    assert played(plan).games.shape[0] == 2


@pytest.mark.parametrize("name", ["nobody:Last", "wolfden:Nobody"])
def test_a_bot_that_is_not_there_is_told(name: str) -> None:
    with pytest.raises(WolfdenError, match="a module and a class"):
        a_plan(bots=(name,)).check()


def test_a_search_has_its_iterations_after_the_colon() -> None:
    bot = read_bot(find_game("woof"), "wolf:300")
    assert isinstance(bot, SearchBot)
    assert (bot.level, bot.iterations) == ("wolf", 300)
