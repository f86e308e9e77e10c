"""A table in few words, for pictures and logs: a panel for each seat, made from the game's view of a sight."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from wolfden.engine.doors import door
from wolfden.engine.game import Game, to_act

HIDDEN = "?"


@dataclass
class Panel:
    """One seat: a line of facts, and rows of cards under their names."""

    name: str
    facts: str
    cards: dict[str, list[str]] = field(default_factory=dict)
    to_act: bool = False


@dataclass
class Scene:
    title: str
    panels: list[Panel]


def scene(game: Game, sight: Any) -> Scene:
    """The table as the viewer of this sight sees it."""
    names = game.seats(sight)
    panels = panels_of(door(game, "view").view(sight), names)
    acting = [names[seat] for seat in to_act(sight)]
    for panel in panels:
        panel.to_act = panel.name in acting
    viewer = "" if sight.viewer < 0 else f", seen by {names[sight.viewer]}"
    winners = [name for seat, name in enumerate(names) if game.winners(sight) >> seat & 1]
    return Scene(game.key + (viewer if acting else f", over, won by {', '.join(winners) or 'nobody'}"), panels)


def panels_of(view: Struct, names: tuple[str, ...]) -> list[Panel]:
    """A panel for each of the players in the view, and in it whatever else lies at that seat."""
    parts = {name: value for name, value in members(view) if is_list_of_structs(value)}
    players = next(name for name, value in parts.items() if {getattr(one, "seat", None) for one in value} >= {*names})
    panels = {player.seat: panel_of(player) for player in parts.pop(players)}
    for name, value in parts.items():
        for one in value:
            seat = getattr(one, "place", getattr(one, "seat", None))
            if seat in panels:
                panels[seat].cards.setdefault(name, []).extend(words_of(one))
    return list(panels.values())


def panel_of(player: Any) -> Panel:
    """Plain facts as words and numbers, everything else as rows of cards; a hand that is not seen shows its backs."""
    facts, cards = [], {}
    for name, value in members(player):
        if isinstance(value, list | Struct):
            cards[name] = list(words_of(value))
        elif value is None and name == "hand":
            cards[name] = [HIDDEN] * player.held
        elif value is True:
            facts.append(name)
        elif name != "seat" and value is not None and value is not False:
            facts.append(f"{name} {value}")
    return Panel(player.seat, ", ".join(facts), cards)


def words_of(value: Any) -> Iterator[str]:
    """What a thing is called, or all that is in it."""
    if isinstance(value, list):
        for one in value:
            yield from words_of(one)
    elif isinstance(value, Struct):
        first, *others = [inner for _, inner in members(value)]
        yield from words_of(first)
        for inner in others:
            if isinstance(inner, list):
                yield from words_of(inner)
    else:
        yield HIDDEN if value is None else str(value)


def is_list_of_structs(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, Struct) for one in value)


def members(thing: Struct) -> list[tuple[str, Any]]:
    return [(name, getattr(thing, name)) for name in thing.__struct_fields__]
