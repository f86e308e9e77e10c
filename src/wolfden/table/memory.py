"""What is told once and not again: with `memory_aid` off, players have to remember cards themselves."""

from functools import lru_cache

from wolfden.engine.doors import Event, Fades, door
from wolfden.engine.game import Game, P, S, fading, is_over


@lru_cache  # to ask a module for a protocol takes longer than to tell an event
def fading_view(game: Game[S, P]) -> Fades | None:
    view = door(game, "view")
    return view if isinstance(view, Fades) else None


def must_remember(game: Game[S, P], state: S) -> bool:
    """Do players have to remember cards of this game themselves? A sight says so as well as the state."""
    return bool(fading(game)) and not game.memory_aid(state)


def retold(game: Game[S, P], sight: S, events: list[Event]) -> list[Event]:
    """Events of some time ago as they may be told now; a reload is no memory aid, the end of the game is."""
    view = fading_view(game)
    if view is None or not must_remember(game, sight) or is_over(sight):
        return events
    return view.fade(sight, events)


def may_fade(game: Game[S, P], events: list[Event]) -> bool:
    """Is there something in these events that has to be remembered later?"""
    return any(event.get("card") for event in events if event["event"] in fading(game))
