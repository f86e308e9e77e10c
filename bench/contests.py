"""Two levels at one table: a deal is played twice, with all seats swapped, so that luck is shared out evenly."""

from dataclasses import dataclass
from time import process_time
from typing import Any, Protocol

import msgspec

from wolfden.bots import SECONDS, find_bot
from wolfden.bots.searcher import Searcher
from wolfden.engine.doors import door
from wolfden.engine.game import Game, is_over, moves_of, play, read_options, see, set_table, to_act
from wolfden.engine.rng import Rng, seed
from wolfden.games import GAMES, find_game

CHEAT = "cheat"  # the search of an alpha that is shown every card
LADDER = ("pup", "hunter", "wolf", "alpha")
CONTESTS = (("hunter", "pup"), ("wolf", "hunter"), ("alpha", "wolf"), ("alpha", "hunter"), (CHEAT, "hunter"))


@dataclass(frozen=True)
class Contest:
    """Which level plays against which, in which game for how many players."""

    game: str
    players: int
    upper: str
    lower: str

    def __str__(self) -> str:
        return f"{self.game} {self.players}, {self.upper} against {self.lower}"


class Pair(msgspec.Struct, frozen=True):
    """What came of one deal that was played twice."""

    game: str
    players: int
    upper: str
    lower: str
    deal: int
    upper_iterations: int  # for a move, 0 without a search
    lower_iterations: int
    share: float  # of the victories, that the upper level won; both levels have half of the seats, taken together
    seconds: float  # of processor time

    @property
    def contest(self) -> Contest:
        return Contest(self.game, self.players, self.upper, self.lower)


@dataclass(frozen=True)
class Side:
    """All seats of one level."""

    level: str
    iterations: int

    def choose(self, game: Game, state: Any, seat: int, rng: Rng) -> int:
        sight = see(game, state, seat)
        if self.level == CHEAT:
            sight = state.copy()
            sight.viewer = seat
        bot = Searcher(self.level, self.iterations) if self.iterations else find_bot(self.level)
        return bot.choose(game, sight, seat, moves_of(game, sight, seat), rng)


def side(game: str, level: str, rate: float, part: float) -> Side:
    """A level as people meet it, but for an alpha that has a part of its time, at so many iterations in a second."""
    if level in ("alpha", CHEAT):
        return Side(level, max(round(rate * SECONDS["alpha"] * part), 1))
    return Side(level, door(find_game(game), "bot").WOLF_ITERATIONS if level == "wolf" else 0)


def play_pair(contest: Contest, deal: int, rate: float, part: float) -> Pair:
    """Play this deal twice: the second time every seat has the other level."""
    game, start = find_game(contest.game), process_time()
    upper, lower = (side(contest.game, level, rate, part) for level in (contest.upper, contest.lower))
    shares = [play_one(game, contest.players, deal, seats) for seats in ((upper, lower), (lower, upper))]
    return Pair(
        **vars(contest),
        deal=deal,
        upper_iterations=upper.iterations,
        lower_iterations=lower.iterations,
        share=(shares[0] + 1 - shares[1]) / 2,
        seconds=process_time() - start,
    )


class Chooser(Protocol):
    @property
    def level(self) -> str: ...

    def choose(self, game: Game, state: Any, seat: int, rng: Rng) -> int: ...


def play_one(game: Game, players: int, deal: int, sides: tuple[Chooser, Chooser]) -> float:
    """The share of the victory that goes to the seats P1, P3 ... of the first side."""
    state = set_table(game, read_options(game, {"players": players}), f"ladder {deal}")
    rng = Rng()
    seed(rng, f"ladder {deal} {sides[0].level}")
    while not is_over(state):
        seat = to_act(state)[0]
        play(game, state, seat, sides[seat % 2].choose(game, state, seat, rng))
    won = [seat for seat in range(16) if game.winners(state) >> seat & 1]
    return sum(seat % 2 == 0 for seat in won) / len(won) if won else 0.5


def contests(only: str | None) -> list[Contest]:
    """Every contest of every game, or of one, at every number of players."""
    games = [find_game(only)] if only else GAMES
    return [Contest(g.key, players, *levels) for levels in CONTESTS for g in games for players in g.players]
