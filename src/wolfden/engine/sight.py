"""The sight of a game, written from the marks on its state and its events: nothing else decides what a viewer gets.

What is written is one function in the part of Python that compiles, as a person would write it out by name:
`sight(state, viewer, seen)` puts what the viewer may know onto `seen`, which starts blank. What is there and hidden
is UNKNOWN, what nobody has classified is blank.
"""

import linecache
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from .audience import EVERYBODY, NO_FACT, Audience, EventType
from .decision import EVENT, UNKNOWN, GameState
from .layout import Layout, Mark, Space, assign, is_integer, many

S = TypeVar("S", bound=GameState)


def sight_of(
    kind: type[S], event_types: Sequence[EventType], is_over: Callable[[S], bool], module: Space
) -> Callable[[S, int, S], None]:
    """The function `sight` of a game with such a state and such events, as if it stood in this module."""
    writer = Writer()
    body = [*writer.fields(kind, "state", "seen", None, 1), *EVENTS]
    text = "\n".join([*HEAD, *body, ""])
    file = f"<sight of {module['__name__']}>"
    module |= writer.functions | {
        "is_over": is_over,
        "assign": assign,
        "hears": hears,
        "UNKNOWN": UNKNOWN,
        "EVENT": EVENT,
        "REACHES": tuple(int(one.everybody is not None) for one in event_types),
        "FIELDS": tuple(len(one.fields) for one in event_types),
        "HEARS": tuple(mask for one in event_types for mask in masks(one)),
    }
    exec(compile(text, file, "exec"), module)
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    made: Callable[[S, int, S], None] = module["sight"]
    return made


HEAD = (
    "def sight(state, viewer, seen):",
    "    over = is_over(state)",
    "    seen.viewer = viewer",
)
EVENTS = (
    "    count = 0",
    "    for cell in range(0, EVENT * state.event_count, EVENT):",
    "        code = state.events[cell]",
    "        if REACHES[code]:",
    "            seen.events[EVENT * count] = code",
    "            for number in range(1, FIELDS[code] + 1):",
    "                known = hears(state, cell, HEARS[EVENT * code + number], viewer, over)",
    "                seen.events[EVENT * count + number] = state.events[cell + number] if known else UNKNOWN",
    "            count += 1",
    "    seen.event_count = count",
)
BY_NAME = ("viewer", "event_count", "events")  # written above


def hears(state: GameState, cell: int, mask: int, viewer: int, over: bool) -> bool:
    """Does this viewer hear a number of the event in this cell, with such an audience?"""
    if mask & 1:
        return True
    if over:
        return mask != 0
    for number in range(1, EVENT):
        if mask >> number & 1 and viewer >= 0 and state.events[cell + number] == viewer:
            return True
        if mask >> (number + 4) & 1 and state.events[cell + number] != 0:
            return True
    return False


def masks(event_type: EventType) -> list[int]:
    """Who hears each cell of such an event."""
    heard = [0, *(event_type.hears(field) for field in event_type.fields)]
    return heard + [0] * (EVENT - len(heard))


class Writer:
    """Writes the lines that show the fields of one object after another."""

    def __init__(self) -> None:
        self.functions: Space = {}

    def fields(self, kind: type[Layout], state: str, seen: str, owner: str | None, depth: int) -> Iterator[str]:
        """The lines for all fields of this object, those of one length in one loop."""
        gap = "    " * depth
        lists: dict[str, list[str]] = defaultdict(list)
        for name, mark in kind._fields.items():
            audience = audience_of(kind, name)
            if name in BY_NAME or audience is NO_FACT:
                continue
            if is_layout(mark):
                yield from self.objects(mark, state, seen, name, owner, depth)
            elif audience is None:
                continue
            elif isinstance(mark, many):
                value = self.value(audience, f"{state}.{name}[i]", state, owner, "i")
                lists[length(mark, state)].append(f"{seen}.{name}[i] = {value}")
            else:
                value = self.value(audience, f"{state}.{name}", state, owner, owner or "0")
                yield f"{gap}{seen}.{name} = {value}"
        for count, lines in lists.items():
            yield f"{gap}for i in range({count}):"
            yield from (f"{gap}    {line}" for line in lines)

    def objects(self, mark: Mark, state: str, seen: str, name: str, owner: str | None, depth: int) -> Iterator[str]:
        """The lines for a field that is an object, or a list of them; what is printed, every sight has already."""
        item = mark.item if isinstance(mark, many) else mark
        gap, here, there = "    " * depth, f"{name}_{depth}", f"{name}_{depth}_seen"
        if item._printed:
            return
        if not isinstance(mark, many):
            yield f"{gap}{here}, {there} = {state}.{name}, {seen}.{name}"
            yield from self.fields(item, here, there, owner, depth)
            return
        place = f"place_{depth}"
        yield f"{gap}for {place} in range({length(mark, state)}):"
        if all_public(item):
            yield f"{gap}    assign({seen}.{name}, {place}, {state}.{name}[{place}])"
            return
        yield f"{gap}    {here}, {there} = {state}.{name}[{place}], {seen}.{name}[{place}]"
        yield from self.fields(item, here, there, owner or place, depth + 1)

    def value(self, audience: Audience, value: str, holder: str, owner: str | None, place: str) -> str:
        """What a viewer gets of this value."""
        if audience is EVERYBODY:
            return value
        known = ["over"] if audience.opens else []
        if audience.owner:
            known.append(f"viewer == {owner}")
        if audience.knows is not None:
            name = audience.knows.__name__
            assert self.functions.setdefault(name, audience.knows) is audience.knows
            known.append(f"{name}(state, {holder}, viewer, {place})")
        return f"{value} if {' or '.join(known)} else UNKNOWN" if known else "UNKNOWN"


def length(mark: many, holder: str) -> str:
    """How many items of a list are in use."""
    if not mark.used:
        return str(mark.count)
    return mark.used if "state." in mark.used else f"{holder}.{mark.used}"


def audience_of(kind: type[Layout], name: str) -> Audience | None:
    """Who may know this field, or None if nobody has said so."""
    return next((mark for mark in kind._marks[name] if isinstance(mark, Audience)), None)


def is_layout(mark: Mark) -> bool:
    return not is_integer(mark.item if isinstance(mark, many) else mark)


def all_public(kind: type[Layout]) -> bool:
    return all(audience_of(kind, name) is EVERYBODY for name in kind._fields)


def audiences(kind: type[Layout], path: str = "") -> Iterator[tuple[str, Audience | None]]:
    """Every field of a state by name (`seats.hand`), and who may know it; None if nobody has said so."""
    for name, mark in kind._fields.items():
        item = mark.item if isinstance(mark, many) else mark
        audience = audience_of(kind, name)
        if is_layout(mark) and audience is None and not item._printed:
            yield from audiences(item, f"{path}{name}.")
        elif is_layout(mark) and item._printed:
            yield path + name, EVERYBODY
        elif path or name not in BY_NAME:
            yield path + name, audience
