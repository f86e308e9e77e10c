"""Who may know what: said once, with the fields of a state and with the kinds of events.

    class Seat(Layout):
        held: Public[i8]
        hand: Annotated[list[int], many(i8, 14), OWNER]

What has no mark reaches nobody. `sight.py` writes the sight of a game from these marks.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, TypeVar

Knows = Callable[..., bool]  # state, the object that has the field, viewer, place in the list


@dataclass(frozen=True)
class Audience:
    """Who may know a field of a state; when the game is over, everybody if it `opens`."""

    words: str
    owner: bool = False  # the seat in whose part of the state it is
    knows: Knows | None = None
    opens: bool = True


EVERYBODY = Audience("everybody")
OWNER = Audience("its owner", owner=True)
OWNER_FOR_EVER = Audience("its owner, and nobody else after the game either", owner=True, opens=False)
NOBODY_YET = Audience("nobody until the game is over")
NOBODY_EVER = Audience("nobody", opens=False)
NO_FACT = Audience("no fact of the game: its generators, and scratch paper", opens=False)

T = TypeVar("T")
Public = Annotated[T, EVERYBODY]


def known_if(words: str, knows: Knows, owner: bool = False) -> Audience:
    """An audience of its own: whoever this function says, the owner perhaps, and at the end everybody."""
    return Audience(words, owner, knows)


@dataclass(frozen=True)
class Field:
    """A number of an event that not everybody hears: its kind, and the numbers of the event that say who does.

    A field that holds a seat stands for that seat; a number kept `inside` for everybody, if it is not 0.
    """

    kind: str
    by: tuple[str, ...]


def heard_by(kind: str, *by: str) -> Field:
    return Field(kind, by)


@dataclass(frozen=True)
class EventType:
    """A kind of event: its name, the paragraph of the rules, its numbers by name and kind, and who hears them.

    A kind that does not say what everybody hears reaches nobody, and so does any number that is not named here.
    """

    name: str
    paragraph: str
    everybody: Mapping[str, str] | None = None
    only: Mapping[str, Field] = field(default_factory=dict)
    inside: tuple[str, ...] = ()  # numbers after these, which nobody hears
    reveals: bool = False  # does it turn up something that was hidden until now?
    heading: bool = False  # does it open a chapter of the story? With a number called `seat`, the turn of that seat
    fades: bool = False  # does it show a card once, to be remembered by the players where there is no memory aid?
    won_by_team: bool = False  # does it name the team that has won a game?

    @property
    def fields(self) -> dict[str, str]:
        """Name and kind of each number that is told."""
        return {**(self.everybody or {}), **{name: field.kind for name, field in self.only.items()}}

    def hears(self, name: str) -> int:
        """Who hears this field: bit 0 for everybody, 1 to 4 for the seat in that number, 5 to 8 if it is not 0."""
        if name not in self.only:
            return 1
        numbers = [*self.fields, *self.inside]
        return sum(1 << numbers.index(one) + (5 if one in self.inside else 1) for one in self.only[name].by)
