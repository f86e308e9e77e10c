"""What is told once and not again: with `memory_aid` off, players have to remember cards themselves."""

from functools import lru_cache

from wolfden.engine.decision import GameState
from wolfden.engine.doors import Event, Fades, door
from wolfden.engine.game import AnyGame, is_over


@lru_cache  # to ask a module for a protocol takes longer than to tell an event
def fading_view(game: AnyGame) -> Fades | None:
    view = door(game, "view")
    return view if isinstance(view, Fades) else None


def must_remember(game: AnyGame, state: GameState) -> bool:
    """Do players have to remember cards of this game themselves? A sight says so as well as the state."""
    return fading_view(game) is not None and not getattr(state, "memory_aid", False)


def retold(game: AnyGame, sight: GameState, events: list[Event]) -> list[Event]:
    """Events of some time ago as they may be told now; a reload is no memory aid, the end of the game is."""
    view = fading_view(game)
    if view is None or not must_remember(game, sight) or is_over(sight):
        return events
    return view.fade(sight, events)


def may_fade(game: AnyGame, events: list[Event]) -> bool:
    """Is there something in these events that has to be remembered later?"""
    view = fading_view(game)
    return view is not None and any(event.get("card") for event in events if event["event"] in view.FADING)
