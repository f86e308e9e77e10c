"""Why a bot would play what it plays: the alternatives with their chances, and what it believes, as data."""

import msgspec

from wolfden.engine.decision import GameState, SeatIndex
from wolfden.engine.game import AnyGame
from wolfden.engine.rng import Rng

from .beliefs import Belief, beliefs
from .levels import SearchBot


class Alternative(msgspec.Struct, frozen=True):
    """A move and what the search thinks of it."""

    move: str  # in the notation
    chance: float  # to win this deal, or the match where a game counts that; from 0 to 1
    visits: int  # how often the search came to it


class Reasons(msgspec.Struct, frozen=True, tag=True):
    """The first alternative is the one that is chosen."""

    game: str
    seat: str
    alternatives: list[Alternative]
    beliefs: list[Belief]
    is_compiled: bool  # or thought with the plain rules, and so less far


def reasons(game: AnyGame, sight: GameState, seat: SeatIndex, searcher: SearchBot, rng: Rng) -> Reasons:
    """What this search thinks of every move of this seat, and what the seat may believe."""
    from .precompile import is_compiled

    believed = beliefs(game, sight, seat, rng)
    compiled = is_compiled(game)
    options = searcher.weigh(game, sight, rng)
    return Reasons(
        game=game.key,
        seat=game.seats(sight)[seat],
        alternatives=[
            Alternative(game.write_move(sight, seat, option.move), option.chance, option.visits) for option in options
        ],
        beliefs=believed,
        is_compiled=compiled,
    )
