"""What an agent is given: the sight of its seat as one row of numbers, and a mask of its legal moves."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from wolfden.engine.decision import GameState, SeatIndex
from wolfden.engine.game import AnyGame, moves_of

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


@cache
def columns(game: AnyGame) -> tuple[str, ...]:
    """The name of each number of an observation, in order: `players[2].score`."""
    return tuple(name for name, _, _ in _cells(game))


def observation(game: AnyGame, sight: GameState) -> Numbers:
    """The numbers of one sight."""
    numbers: list[int] = []
    sight.flatten(numbers)
    return np.array(numbers, np.int64)[_kept(game)].astype(np.int16)


def rows(game: AnyGame, sights: NDArray[np.void]) -> Numbers:
    """The numbers of many sights, a row for each."""
    small, wide = _places(game, 1), _places(game, 2)
    table = np.empty((len(sights), len(columns(game))), np.int16)
    table[:, small[0]] = sights.view(np.int8).reshape(len(sights), -1)[:, small[1]]
    table[:, wide[0]] = sights.view(np.int16).reshape(len(sights), -1)[:, wide[1]]
    return table


def mask(game: AnyGame, state: GameState, seat: SeatIndex) -> Mask:
    """1 for each move that this seat may choose now; a sight will do as well as a state."""
    marks = np.zeros(game.move_count, np.int8)
    marks[moves_of(game, state, seat)] = 1
    return marks


def returns(game: AnyGame, state: GameState) -> list[float]:
    """By seat, 1 for having won and -1 for not; 0 for all before the end, or if nobody has won."""
    won = game.winners(state)
    return [(1.0 if won >> seat & 1 else -1.0) if won else 0.0 for seat in range(len(game.seats(state)))]


@cache
def _kept(game: AnyGame) -> NDArray[np.intp]:
    """Which numbers of a sight are observed: all but the generators, which are blank in it."""
    cells = _cells_of(game.State.dtype(), "", 0)
    return np.array([i for i, (name, _, _) in enumerate(cells) if not name.startswith("rngs")], np.intp)


@cache
def _cells(game: AnyGame) -> list[tuple[str, int, int]]:
    """Name, offset and size of each number that is observed."""
    cells = _cells_of(game.State.dtype(), "", 0)
    return [cells[i] for i in _kept(game)]


def _cells_of(kind: np.dtype[np.generic], name: str, offset: int) -> list[tuple[str, int, int]]:
    if kind.subdtype is not None:
        item, (count,) = kind.subdtype
        parts = [(f"{name}[{i}]", item, offset + i * item.itemsize) for i in range(count)]
    elif kind.fields is not None:
        dot = "." if name else ""
        fields = [(field, kind.fields[field]) for field in kind.names or ()]
        parts = [(f"{name}{dot}{field}", item, offset + at) for field, (item, at, *_) in fields]
    else:
        return [(name, offset, kind.itemsize)]
    return [cell for part, item, place in parts for cell in _cells_of(item, part, place)]


@cache
def _places(game: AnyGame, size: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Columns of the numbers of this size, and where they stand in a sight."""
    found = [(column, offset // size) for column, (_, offset, bytes) in enumerate(_cells(game)) if bytes == size]
    places = np.array(found, np.intp).T
    return places[0], places[1]
