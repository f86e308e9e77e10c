"""What is told once and not again: with `memory_aid` off, players have to remember cards themselves."""

from wolfden.engine.doors import Event, Fades, door
from wolfden.engine.game import Game, P, S, fading, is_over


def fades(game: Game[S, P]) -> bool:
    """Is there anything in this game that players have to remember?"""
    return bool(fading(game))


def retold(game: Game[S, P], sight: S, events: list[Event]) -> list[Event]:
    """Events of some time ago as they may be told now; a reload is no memory aid, the end of the game is."""
    view = door(game, "view")
    if not isinstance(view, Fades) or game.memory_aid(sight) or is_over(sight):
        return events
    return view.fade(sight, events)


def may_fade(game: Game[S, P], events: list[Event]) -> bool:
    """Is there something in these events that has to be remembered later?"""
    return any(event.get("card") for event in events if event["event"] in fading(game))
