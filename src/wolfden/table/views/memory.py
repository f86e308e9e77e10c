"""What is told once and not again: with `memory_aid` off, players have to remember cards themselves."""

from collections.abc import Callable
from typing import Any, TypeAlias

from wolfden.engine.game import Game, is_over

from . import werewolves_and_robbers

Event: TypeAlias = dict[str, Any]  # in the words of the notation


def retold(game: Game, sight: Any, events: list[Event]) -> list[Event]:
    """Events of some time ago as they may be told now; a reload is no memory aid, the end of the game is."""
    if game.key not in FADING or sight.memory_aid or is_over(sight):
        return events
    return FADING[game.key](sight, events)


def only_shown_trick(sight: Any, events: list[Event]) -> list[Event]:
    """Cards of the trick that lies on the table, and none of those before it (§4.3)."""
    shown = werewolves_and_robbers.on_the_table(sight)
    return [event for event in events if event["event"] not in TRICK_EVENTS or event["card"] in shown]


def without_looks(sight: Any, events: list[Event]) -> list[Event]:
    """Who looked where is public memory; what was seen there is shown once (§4.3)."""
    return [event | {"card": None} if event["event"] == "looked" else event for event in events]


def may_fade(game: Game, events: list[Event]) -> bool:
    """Is there something in these events that has to be remembered later?"""
    return game.key in FADING and any(event.get("card") for event in events if event["event"] in FADING_EVENTS)


TRICK_EVENTS = ("card_played", "card_valued", "trick_won")
FADING_EVENTS = (*TRICK_EVENTS, "looked")
FADING: dict[str, Callable[[Any, list[Event]], list[Event]]] = {
    "werewolves-and-robbers": only_shown_trick,
    "woof": without_looks,
}
