"""The contests of the ladder: which levels meet, in which games, and how long they may think."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time

import msgspec

from wolfden.bots import SECONDS
from wolfden.bots.levels import SearchBot
from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.doors import door
from wolfden.engine.game import AnyGame
from wolfden.engine.rng import Rng
from wolfden.games import GAMES, find_game
from wolfden.lab.experiment import play_deal
from wolfden.lab.plans import Plan

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
class Cheat:
    """Searches the true state as if it were its sight."""

    iterations: int

    def choose(
        self, game: AnyGame, state: GameState, seat: SeatIndex, moves: Sequence[MoveIndex], rng: Rng
    ) -> MoveIndex:
        sight = state.copy()
        sight.viewer = seat
        return SearchBot(CHEAT, self.iterations).choose(game, sight, seat, moves, rng)


def iterations(game: str, level: str, rate: float, part: float) -> int:
    """A level as people meet it, but for an alpha that has a part of its time, at so many iterations in a second."""
    if level in ("alpha", CHEAT):
        return max(round(rate * SECONDS["alpha"] * part), 1)
    return door(find_game(game), "bot").WOLF_ITERATIONS if level == "wolf" else 0


def play_pair(contest: Contest, deal: int, rate: float, part: float) -> Pair:
    """Play this deal twice: the second time every seat has the other level."""
    levels, start = (contest.upper, contest.lower), process_time()
    upper, lower = (iterations(contest.game, level, rate, part) for level in levels)
    bots = tuple(
        f"{level}:{count}" if level in SECONDS else level for level, count in zip(levels, (upper, lower), strict=True)
    )
    plan = Plan(contest.game, deal + 1, "ladder", bots, {"players": contest.players})
    share = play_deal(plan, deal, {CHEAT: Cheat(upper)})
    return Pair(
        **vars(contest),
        deal=deal,
        upper_iterations=upper,
        lower_iterations=lower,
        share=share,
        seconds=process_time() - start,
    )


def contests(only: str | None) -> list[Contest]:
    """Every contest of every game, or of one, at every number of players."""
    games = [find_game(only)] if only else GAMES
    return [Contest(g.key, players, *levels) for levels in CONTESTS for g in games for players in g.players]
