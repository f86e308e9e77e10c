"""What a move will surely do, before it is made."""

from .decision import UNKNOWN, MoveIndex, SeatIndex
from .game import Game, P, S, events, imagined, see
from .rng import Rng

WORLDS = 6

Event = tuple[int, ...]


def foresee(game: Game[S, P], sight: S, seat: SeatIndex, move: MoveIndex, rng: Rng) -> list[Event]:
    """The events after this move that its player can work out, as everybody will be told them.

    They are the common beginning of what happens in several worlds that look like this sight, and they end
    where something hidden is turned up: that a few worlds agree on a card does not make it certain.
    """
    certain = told_after(game, sight, seat, move, rng)
    for _ in range(WORLDS - 1):
        certain = common_beginning(game, certain, told_after(game, sight, seat, move, rng))
    return certain


def told_after(game: Game[S, P], sight: S, seat: SeatIndex, move: MoveIndex, rng: Rng) -> list[Event]:
    """What everybody is told after this move in one imagined world, up to the first thing that was hidden."""
    world = imagined(game, sight, rng)
    game.play(world, seat, move)
    told = []
    for event in events(see(game, world)):
        if game.event_types[event[0]].reveals:
            break
        told.append(event)
    return told


def common_beginning(game: Game[S, P], some: list[Event], others: list[Event]) -> list[Event]:
    """The events both have first; a card that is not the same in both is an unknown one.

    The end of a game opens every hand, so that even a card just drawn is told then.
    """
    common: list[Event] = []
    for one, other in zip(some, others, strict=False):
        kinds = ("code", *game.event_types[one[0]].fields.values())
        event = list(one)
        for cell, kind in enumerate(kinds):
            if one[cell] != other[cell]:
                if kind != "card":
                    return common
                event[cell] = UNKNOWN
        common.append(tuple(event))
    return common
