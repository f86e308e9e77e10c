"""A table in few words, for pictures and logs: a panel for each seat, made from the game's view of a sight."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeGuard

from msgspec import Struct

from wolfden.engine.decision import GameState
from wolfden.engine.doors import door
from wolfden.engine.game import AnyGame, to_act

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


def scene(game: AnyGame, sight: GameState) -> Scene:
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
    players = next(value for _, value in members(view) if is_list_of_structs(value) and seats_of(value) >= {*names})
    panels = {panel.name: panel for panel in (panel_of(player, names) for player in players)}
    for name, value in lists_in(view):
        for one in value if value is not players else ():
            seat = getattr(one, "place", getattr(one, "seat", None))
            if seat in panels:
                panels[seat].cards.setdefault(name, []).extend(words_of(one, names))
    return list(panels.values())


def lists_in(thing: Struct) -> Iterator[tuple[str, list[Struct]]]:
    """The lists of things on the table, and in what lies there."""
    for name, value in members(thing):
        if is_list_of_structs(value):
            yield name, value
        elif isinstance(value, Struct):
            yield from ((name, inner) for _, inner in lists_in(value))


def panel_of(player: Struct, names: tuple[str, ...]) -> Panel:
    """Plain facts as words and numbers, everything else as rows of cards; a hand that is not seen shows its backs."""
    facts, cards, own = [], {}, dict(members(player))
    for name, value in own.items():
        if isinstance(value, list | Struct):
            cards[name] = list(words_of(value, names))
        elif value is None and name == "hand":
            cards[name] = [HIDDEN] * int(str(own["held"]))
        elif value is True:
            facts.append(name)
        elif name != "seat" and value is not None and value is not False:
            facts.append(f"{name} {value}")
    return Panel(str(own["seat"]), ", ".join(facts), cards)


def words_of(value: object, names: tuple[str, ...]) -> Iterator[str]:
    """What a thing is called, by its first word that is no seat, and what is in it."""
    if isinstance(value, list):
        for one in value:
            yield from words_of(one, names)
    elif isinstance(value, Struct):
        inside = [inner for _, inner in members(value)]
        yield str(next((one for one in inside if isinstance(one, str) and one not in names), inside[0]))
        yield from (word for one in inside if is_list_of_structs(one) for word in words_of(one, names))
    else:
        yield HIDDEN if value is None else str(value)


def seats_of(things: list[Struct]) -> set[str | None]:
    return {getattr(one, "seat", None) for one in things}


def is_list_of_structs(value: object) -> TypeGuard[list[Struct]]:
    return isinstance(value, list) and bool(value) and all(isinstance(one, Struct) for one in value)


def members(thing: Struct) -> list[tuple[str, object]]:
    return [(name, getattr(thing, name)) for name in thing.__struct_fields__]
