"""Sights are written from marks: what nobody has classified reaches nobody."""

from typing import Annotated, Any

from wolfden.engine.audience import (
    EVERYBODY,
    NO_FACT,
    NOBODY_EVER,
    NOBODY_YET,
    OWNER,
    OWNER_FOR_EVER,
    EventType,
    Public,
    heard_by,
    known_if,
)
from wolfden.engine.decision import EVENT, SPECTATOR, TRUTH, UNKNOWN, GameState, tell
from wolfden.engine.game import MoveForm, events, is_public
from wolfden.engine.kinds import Kinds
from wolfden.engine.layout import Layout, i8, many
from wolfden.engine.rng import Rng
from wolfden.engine.sight import audiences, sight_of
from wolfden.games import find_game

EVENT_TYPES = Kinds[EventType]()
FIND = EVENT_TYPES.add(
    EventType("find", "1", {"seat": "seat"}, only={"card": heard_by("card", "seat", "open")}, inside=("open",))
)
WHISPER = EVENT_TYPES.add(
    EventType("whisper", "2", {"seat": "seat", "to": "seat"}, only={"card": heard_by("card", "seat", "to")})
)
SECRET = EVENT_TYPES.add(EventType("secret", "3"))
SHARED = EVENT_TYPES.add(EventType("shared", "4", {"number": "number"}))


def lies_open(state: "Den", seat: "Place", viewer: int, place: int) -> bool:
    return seat.cards[place] == 7


class Place(Layout):
    held: Public[i8]
    cards: Annotated[list[int], many(i8, 3, used="held"), known_if("its owner; a 7 lies open", lies_open, owner=True)]
    hand: Annotated[i8, OWNER]
    diary: Annotated[i8, OWNER_FOR_EVER]
    forgotten: i8


class Den(GameState):
    rngs: Annotated[list[Rng], many(Rng, 1), NO_FACT]
    seats: Annotated[list[Place], many(Place, 2)]
    marks: Annotated[list[int], many(i8, 2), EVERYBODY]
    pile: Annotated[i8, NOBODY_YET]
    burnt: Annotated[i8, NOBODY_EVER]
    new: i8
    over: Public[i8]
    events: Annotated[list[int], many(i8, EVENT * 8)]


def is_over(state: Den) -> bool:
    return state.over == 1


sight = sight_of(Den, EVENT_TYPES, is_over, globals())


def a_den(**fields: int) -> Den:
    den = Den()
    den.viewer = TRUTH
    for place in den.seats:
        place.held, place.cards, place.hand, place.diary, place.forgotten = 2, [7, 5, 4], 3, 2, 1
    den.rngs[0].a, den.marks, den.pile, den.burnt, den.new = 99, [1, 2], 8, 9, 6
    for name, value in fields.items():
        setattr(den, name, value)
    return den


def seen(den: Den, viewer: int) -> Den:
    blank = den.blank()
    sight(den, viewer, blank)
    return blank


def heard(den: Den, viewer: int) -> list[tuple[int, ...]]:
    return events(seen(den, viewer))


def test_everybody_sees_what_is_public_and_owners_their_own() -> None:
    mine, other = seen(a_den(), 1).seats[1], seen(a_den(), 1).seats[0]

    assert (mine.hand, mine.diary, mine.cards) == (3, 2, [7, 5, 0])
    assert (other.held, other.hand, other.diary) == (2, UNKNOWN, UNKNOWN)
    assert seen(a_den(), SPECTATOR).marks == [1, 2]


def test_a_function_says_who_else_knows_something() -> None:
    assert seen(a_den(), 1).seats[0].cards == [7, UNKNOWN, 0]


def test_the_end_opens_what_it_may_open() -> None:
    before, after = seen(a_den(), 1), seen(a_den(over=1), 1)

    assert (before.pile, after.pile) == (UNKNOWN, 8)
    assert (before.burnt, after.burnt) == (UNKNOWN, UNKNOWN)
    assert (after.seats[0].hand, after.seats[0].diary) == (3, UNKNOWN)


def test_a_field_that_nobody_has_classified_reaches_nobody() -> None:
    for viewer in (0, 1, SPECTATOR):
        for over in (0, 1):
            den = seen(a_den(over=over), viewer)
            assert (den.new, den.seats[0].forgotten, den.seats[1].forgotten, den.rngs[0].a) == (0, 0, 0, 0)
    assert [name for name, audience in audiences(Den) if audience is None] == ["seats.forgotten", "new"]


def test_a_number_is_heard_by_those_it_names() -> None:
    den = a_den()
    tell(den, FIND, 1, 5, 0)
    tell(den, FIND, 1, 6, 1)
    tell(den, WHISPER, 0, 1, 4)

    assert heard(den, 1) == [(FIND, 1, 5, 0, 0), (FIND, 1, 6, 0, 0), (WHISPER, 0, 1, 4, 0)]
    assert heard(den, 0) == [(FIND, 1, UNKNOWN, 0, 0), (FIND, 1, 6, 0, 0), (WHISPER, 0, 1, 4, 0)]
    assert heard(den, SPECTATOR) == [(FIND, 1, UNKNOWN, 0, 0), (FIND, 1, 6, 0, 0), (WHISPER, 0, 1, UNKNOWN, 0)]


def test_an_event_without_an_audience_and_a_number_without_a_name_reach_nobody() -> None:
    den = a_den()
    tell(den, SECRET, 1, 2, 3, 4)
    tell(den, SHARED, 5, 6, 7, 8)

    for viewer in (0, 1, SPECTATOR):
        assert heard(den, viewer) == [(SHARED, 5, 0, 0, 0)]


def test_a_seat_that_is_nobody_is_no_spectator() -> None:
    """An event may name no seat, by the number that also stands for spectators."""
    den = a_den()
    tell(den, FIND, -1, 5)

    assert heard(den, SPECTATOR) == [(FIND, -1, UNKNOWN, 0, 0)]


def test_a_move_of_a_form_that_nobody_has_called_public_is_secret() -> None:
    game: Any = find_game("wolf-and-hound")
    forms = {"play": MoveForm(r"[BW]\d", public=True), "vote": MoveForm(r"vote \d")}
    stranger = type("Stranger", (), {"move_forms": forms})

    assert is_public(game, "B3")
    assert is_public(stranger, "B3")  # type: ignore[arg-type]
    assert not is_public(stranger, "vote 3")  # type: ignore[arg-type]
    assert not is_public(stranger, "whatever else")  # type: ignore[arg-type]
