"""A finished game once more, move by move, through the eyes of a seat, of a spectator, or with every hand open."""

from msgspec import Struct

from wolfden.engine.decision import SPECTATOR, TRUTH, GameState
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame, Words, events, is_public, see, write_event
from wolfden.engine.record import Record, replay
from wolfden.games import find_game

from .views import View, view

EYES = {"public": SPECTATOR, "all": TRUTH}


class Frame(Struct, kw_only=True):
    """The table after so many moves, and what the last of them did."""

    seq: int  # 0 after the deal
    seat: str | None  # who moved
    move: str | None  # null if the viewer was not told it
    view: View
    events: list[Words]


def frames(record: Record, viewer: str) -> list[Frame]:
    """The whole game as this viewer saw it: a seat, "public" or "all"."""
    game = find_game(record.game)
    return [
        frame(game, record, state, seq, mover, eyes_of(game, state, viewer))
        for seq, (state, mover) in enumerate(replay(record, find_game))
    ]


def eyes_of(game: AnyGame, state: GameState, viewer: str) -> int:
    seats = game.seats(state)
    if viewer in EYES:
        return EYES[viewer]
    if viewer not in seats:
        raise WolfdenError(f"there is no viewer {viewer!r}; name {', '.join(seats)}, public or all")
    return seats.index(viewer)


def frame(game: AnyGame, record: Record, state: GameState, seq: int, mover: int, eyes: int) -> Frame:
    sight = state if eyes == TRUTH else see(game, state, eyes)
    return Frame(
        seq=seq,
        seat=game.seats(state)[mover] if mover >= 0 else None,
        move=told_move(game, record, seq, eyes in (mover, TRUTH)),
        view=view(game, sight),
        events=[write_event(game, event) for event in events(sight)],
    )


def told_move(game: AnyGame, record: Record, seq: int, is_open: bool) -> str | None:
    """The move before this frame, unless it was made in secret."""
    if seq == 0:
        return None
    move = record.moves[seq - 1].partition(" ")[2]
    return move if is_open or is_public(game, move) else None
