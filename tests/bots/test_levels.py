"""Bots: legal, repeatable, blind to what their seat may not know, and each stronger than chance."""

from math import inf
from random import Random
from typing import Any

import pytest

from tests.every_game.sampling import positions
from wolfden.bots import BOTS, find_bot, tree_search
from wolfden.bots.levels import ANY_NUMBER, SearchBot
from wolfden.bots.tree_search import search_of
from wolfden.engine import searches
from wolfden.engine.decision import SPECTATOR, MoveIndex
from wolfden.engine.doors import Option, door
from wolfden.engine.errors import ImpossibleSight, WolfdenError
from wolfden.engine.game import AnyGame, imagined, is_over, moves_of, new_state, play, read_options, see, to_act
from wolfden.engine.rng import Rng
from wolfden.games import GAMES, find_game
from wolfden.games.wolf_and_hound import GAME as WOLF_AND_HOUND

from .sights import first_sight

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@every_game
def test_the_search_finds_the_same_in_worlds_that_look_the_same(game: AnyGame) -> None:
    """Equal sights, seeds and iterations give equal thoughts, even when the true worlds differ."""
    rng = Rng.from_text("worlds")
    search = search_of(game, is_compiled=False)
    for state, _ in positions(game, 5, "search"):
        seat = to_act(state)[0]
        world = imagined(game, see(game, state, seat), rng)
        thoughts = [search.think(see(game, w, seat), Rng.from_text("same"), 12) for w in (state, world)]
        assert thoughts[0] == thoughts[1]
        assert {option.move for option in thoughts[0]} <= set(moves_of(game, state, seat))


def share_against_random(game: AnyGame, name: str, players: int, games: int) -> tuple[float, float]:
    """How often the seats of this bot win, and those of random bots, with every deal played from both sides."""
    won, sat = [0, 0], [0, 0]
    sides = [find_bot(name), find_bot("random")]
    for number in range(games):
        state = new_state(game, read_options(game, {"players": players}), f"share {number // 2}")
        rng = Rng.from_text(f"share {number}")
        while not is_over(state):
            seat = to_act(state)[0]
            sight = see(game, state, seat)
            moves = moves_of(game, sight, seat)
            play(game, state, seat, sides[(seat + number) % 2].choose(game, sight, seat, moves, rng))
        for place in range(len(game.seats(state))):
            side = (place + number) % 2
            sat[side] += 1
            won[side] += game.winners(state) >> place & 1
    return won[0] / sat[0], won[1] / sat[1]


@every_game
def test_the_hunter_beats_random_play(game: AnyGame) -> None:
    hunters, randoms = share_against_random(game, "hunter", game.players[0], 40)
    assert hunters > randoms + 0.15


def test_a_search_refuses_what_it_cannot_think_about() -> None:
    game = find_game("wolf-and-hound")
    state = new_state(game, read_options(game, {}), "7")
    sight = see(game, state, 0)
    for nothing in (SearchBot("alpha", iterations=0), SearchBot("wolf", seconds=0.0)):
        with pytest.raises(WolfdenError, match="budget"):
            nothing.weigh(game, sight, Rng.from_text("refused"))
    for viewer in (1, SPECTATOR):
        with pytest.raises(WolfdenError, match="nothing to choose now"):
            SearchBot("wolf", 1).weigh(game, see(game, state, viewer), Rng.from_text("refused"))
    impossible, seat = first_sight(WOLF_AND_HOUND)
    impossible.seats[seat].hand = [5] * len(impossible.seats[seat].hand)
    with pytest.raises(ImpossibleSight):
        search_of(game, is_compiled=False).think(impossible, Rng.from_text("refused"), 1)
    random = Random(1)
    while not is_over(state):
        seat = to_act(state)[0]
        play(game, state, seat, random.choice(moves_of(game, state, seat)))
    with pytest.raises(WolfdenError, match="over"):
        SearchBot("wolf", 1).weigh(game, see(game, state, 0), Rng.from_text("refused"))


class Counting:
    """A search that counts its iterations, each of which takes so many seconds of the clock."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.done = 0

    def clock(self) -> float:
        return self.done * self.seconds

    def iterate(self, count: int) -> int:
        self.done += count
        return count

    def think(self, sight: Any, rng: Rng, iterations: int, seconds: float) -> list[Option]:
        searches.spend(self.iterate, 1, iterations, seconds)
        return [Option(MoveIndex(0), self.done, 0.5)]


@every_game
@pytest.mark.parametrize(("machine", "wolf", "alpha"), [(8192, None, 8192), (64, 7, 64)], ids=["fast", "slow"])
def test_a_wolf_stops_after_some_iterations_and_an_alpha_when_its_time_is_up(
    game: AnyGame, machine: int, wolf: int | None, alpha: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a machine with so many iterations a second, then a wolf stops at its number or after 0.1 s."""
    state = new_state(game, read_options(game, {}), "7")
    sight = see(game, state, to_act(state)[0])
    for level, stop in (("wolf", wolf or door(game, "bot").WOLF_ITERATIONS), ("alpha", alpha)):
        counting = Counting(1 / machine)
        monkeypatch.setattr(searches, "monotonic", counting.clock)
        monkeypatch.setattr(tree_search, "search_of", lambda *_, counting=counting, **__: counting)
        bot = find_bot(level)
        assert isinstance(bot, SearchBot)
        assert bot.weigh(game, sight, Rng.from_text("stops"))[0].visits == stop


@every_game
def test_a_budget_takes_the_place_of_what_the_level_allows(game: AnyGame) -> None:
    for level in ("wolf", "alpha"):
        assert SearchBot(level, iterations=30).budget(game) == (30, inf)
        assert SearchBot(level, seconds=0.5).budget(game) == (ANY_NUMBER, 0.5)


def test_an_unknown_bot_is_answered_with_those_that_exist() -> None:
    with pytest.raises(WolfdenError, match=", ".join(BOTS)):
        find_bot("shark")
