"""What a browser draws: each game's own view, in the words of the notation, made from a sight alone.

Nothing in a view has to be worked out by rules, and nothing is there that its viewer may not be shown; null is
whatever the viewer does not know. Hands are sorted, so that no order tells where a card came from.
"""

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias, get_args, get_type_hints

from msgspec import Struct

from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.doors import Previews, door
from wolfden.engine.game import AnyGame
from wolfden.games import GAMES


def view(game: AnyGame, sight: GameState) -> "View":
    """The table as the viewer of this sight may be shown it."""
    return door(game, "view").view(sight)


def preview(game: AnyGame, sight: GameState, seat: SeatIndex, move: MoveIndex) -> "Preview | None":
    """What a move will do to the table where its events do not say so."""
    shown = door(game, "view")
    return shown.preview(sight, seat, move) if isinstance(shown, Previews) else None


def result_of(function: Callable[..., Any]) -> Any:
    return get_type_hints(function)["return"]


def union(kinds: Iterable[Any]) -> Any:
    """Any of these, but not None, which says that there is nothing to tell."""
    every = [one for kind in kinds for one in get_args(kind) or (kind,) if one is not type(None)]
    return reduce(or_, every)


if TYPE_CHECKING:
    View: TypeAlias = Struct
    Preview: TypeAlias = Struct
else:
    SHOWN = [door(game, "view") for game in GAMES]
    View = union(result_of(shown.view) for shown in SHOWN)
    Preview = union(result_of(shown.preview) for shown in SHOWN if isinstance(shown, Previews))
