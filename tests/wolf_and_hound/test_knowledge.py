"""§4 Information: what each seat and a spectator may know, and the worlds they must reckon with."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tests.wolf_and_hound.builders import Table, begin_turn, fix_2d, fix_3d, fix_4, play, words_of_events
from wolfden.engine.decision import SPECTATOR, TRUTH, UNKNOWN, SeatIndex
from wolfden.engine.errors import ImpossibleSight
from wolfden.engine.game import imagined, moves_of, new_state, read_options, see
from wolfden.engine.rng import Rng, seed
from wolfden.games.wolf_and_hound import GAME
from wolfden.games.wolf_and_hound.cards import NUMBER_CARDS, SEAT_NAMES

EVERYBODY = (*SEAT_NAMES, "spectator")


def place_of(viewer: str) -> int:
    return SPECTATOR if viewer == "spectator" else SEAT_NAMES.index(viewer)


def seen_by(viewer: str, table: Table) -> Table:
    """The table as this seat or a spectator may know it."""
    seen = Table(see(GAME, table.state, place_of(viewer)))
    seen.events = words_of_events(seen.state)
    return seen


def worlds(viewer: str, table: Table, count: int) -> Iterator[Table]:
    """Worlds that this viewer must reckon with."""
    rng = Rng.from_text("worlds")
    for _ in range(count):
        yield Table(imagined(GAME, seen_by(viewer, table).state, rng))


def after_a_barred_three_is_kept() -> Table:
    """P4's candidate, B3, is back on top of the number deck; P1 is to play."""
    table = fix_3d(to_move="P4", animals="sheep_02@P4", number_deck="B3 W1 B2")
    play(table, "keep")
    return table


def after_a_vain_exchange() -> Table:
    """B3 is back on the number deck, W3 back on P4's dummy deck; P1 is to play."""
    table = fix_3d(to_move="P4", animals="sheep_02@P4", number_deck="B3 W1 B2", hands={"P4": "W3 B2 W1 W4"})
    play(table, "exchange")
    return table


def after_an_exchange() -> Table:
    """B1 lies at the bottom of P4's dummy deck; P1 is to play."""
    table = fix_3d(to_move="P4")
    play(table, "exchange")
    return table


def while_the_call_is_open() -> Table:
    """P3's candidate is turned up, and P1 decides."""
    table = fix_2d(to_move="P3")
    begin_turn(table)
    return table


def after_a_hand_is_shown() -> Table:
    """P3 has shown four 3s; P4 is to play."""
    table = fix_4(to_move="P3", animals="sheep_02@P3", hands={"P3": "B3 B3 W3 W3"})
    begin_turn(table)
    return table


def after_a_card_is_drawn() -> Table:
    """P1 has played B2 and drawn B1; P2 is to play."""
    table = fix_4(animals="wolf_01@P2 hound_01@P3")
    play(table, "B2")
    return table


def after_the_deal() -> Table:
    """Two players and two dummies, nothing played yet."""
    return Table(new_state(GAME, read_options(GAME, {"players": 2, "meat_and_bone": True}), "a deal"))


SPOTS = [
    after_the_deal,
    after_a_barred_three_is_kept,
    after_a_vain_exchange,
    after_an_exchange,
    while_the_call_is_open,
    after_a_hand_is_shown,
    after_a_card_is_drawn,
]


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """§4 Partners do not see each other's hands; everybody sees how many cards they hold."""
    table = fix_4(hands={"P3": "B3 B4 W3"})

    assert [seen_by("P1", table).hand(seat) for seat in SEAT_NAMES] == [
        "B1 B2 W1 W2",
        "? ? ? ?",
        "? ? ?",
        "? ? ? ?",
    ]
    assert [seen_by("P3", table).hand(seat) for seat in SEAT_NAMES] == [
        "? ? ? ?",
        "? ? ? ?",
        "B3 B4 W3",
        "? ? ? ?",
    ]
    assert [seen_by("spectator", table).hand(seat) for seat in SEAT_NAMES] == [
        "? ? ? ?",
        "? ? ? ?",
        "? ? ?",
        "? ? ? ?",
    ]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_decks_are_seen_by_nobody_and_rows_by_everybody(viewer: str) -> None:
    """§4 Not even the dummy's team-mate knows its deck."""
    table = fix_3d(animals="wolf_01@P2", played={"P4": "W4 B1M"}, sheep={"P2": "1/4"}, final_round=True)

    seen = seen_by(viewer, table)

    assert seen.number_deck == "? ? ? ? ? ? ? ? ? ? ? ?"
    assert seen.dummy_deck("P4") == "? ? ? ?"
    assert [seen.played(seat) for seat in SEAT_NAMES] == ["B3", "W3", "B4", "W4 B1M"]
    assert seen.where("wolf_01") == "P2"
    assert seen.flocks == "2/2 1/4 3/3 3/3"
    assert seen.final_round


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_all_but_hands_decks_and_shuffles_is_public(viewer: str) -> None:
    """§4 Nothing else is hidden, whatever happens at the table."""
    table = fix_3d(
        meat_and_bone=True,
        manual_activation_order=True,
        to_move="P2",
        animals="sheep_02@P2 wolf_02@P2 extra_01@P3 meta_01/front@P1 meta_03/back@P4",
        hands={"P2": "W4 B2"},
        final_round=True,
    )
    play(table, "W4")
    assert table.decision == "P2 flip"
    state = table.state
    state.match, state.match_score, state.why, state.skipped, state.decision.answered = 1, [2, 1], 1, 1, 1
    seed(state.rngs[0], "hidden")

    public = state.copy()
    public.viewer = place_of(viewer)
    public.rngs = GAME.State().rngs
    public.number_deck.cards[: public.number_deck.count] = [UNKNOWN] * public.number_deck.count
    for place, seat in enumerate(public.seats):
        seat.dummy_deck.cards[: seat.dummy_deck.count] = [UNKNOWN] * seat.dummy_deck.count
        if place != place_of(viewer):
            seat.hand = [UNKNOWN] * len(NUMBER_CARDS)
    assert seen_by(viewer, table).state == public


def test_the_coming_shuffles_are_seen_by_nobody() -> None:
    """§4 The order of the number deck is known to nobody, in no game of a match."""
    state = new_state(GAME, read_options(GAME, {"match": "first_to_3"}), "a secret")

    assert see(GAME, state, 0).rngs == GAME.State().rngs


def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    """§4 Card drawn in phase 4."""
    table = after_a_card_is_drawn()

    assert seen_by("P1", table).happened("card_drawn") == ["card_drawn P1 B1"]
    assert seen_by("P1", table).hand("P1") == "B1 B1 W1 W2"
    for viewer in ("P2", "P3", "P4", "spectator"):
        assert seen_by(viewer, table).happened("card_drawn") == ["card_drawn P1 None"]
        assert seen_by(viewer, table).hand("P1") == "? ? ? ?"


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_candidate_is_seen_by_everybody_and_the_card_to_be_exchanged_for_it_by_nobody(viewer: str) -> None:
    """§4 The caller does not see the dummy deck's top card before deciding (§3.5 D3)."""
    seen = seen_by(viewer, while_the_call_is_open())

    assert seen.happened("card_turned_up") == ["card_turned_up P3 B1"]
    assert NUMBER_CARDS[seen.state.candidate] == "B1"
    assert seen.dummy_deck("P3") == seen.dummy_deck("P4") == "? ? ? ?"


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_knows_the_card_that_an_exchange_put_at_the_bottom(viewer: str) -> None:
    """§4 The candidate sent to the bottom of a dummy deck was public."""
    seen = seen_by(viewer, after_an_exchange())

    assert seen.happened("exchanged") == ["exchanged P4 B1 B2"]
    assert seen.dummy_deck("P4") == "? ? ? B1"


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_knows_the_cards_that_a_barred_three_put_back(viewer: str) -> None:
    """§4 Cards put back by §3.5 step 4 were public."""
    kept = seen_by(viewer, after_a_barred_three_is_kept())
    exchanged_in_vain = seen_by(viewer, after_a_vain_exchange())

    assert (kept.number_deck, kept.dummy_deck("P4")) == ("B3 ? ?", "? ? ? ?")
    assert (exchanged_in_vain.number_deck, exchanged_in_vain.dummy_deck("P4")) == ("B3 ? ?", "W3 ? ? ?")


def test_a_card_everybody_saw_going_onto_the_deck_is_known_in_the_hand_that_draws_it() -> None:
    """§4 The card on top of the number deck was public; who draws it, holds it until it is played."""
    table = after_a_barred_three_is_kept()

    play(table, "W1")
    for viewer in EVERYBODY:
        assert seen_by(viewer, table).happened("card_drawn") == ["card_drawn P1 B3"]
    assert seen_by("P1", table).hand("P1") == "B1 B2 B3 W2"
    assert seen_by("P2", table).hand("P1") == "B3 ? ? ?"
    assert seen_by("spectator", table).number_deck == "? ?"

    play(table, "B1", "W3")
    assert seen_by("P2", table).hand("P1") == "B3 ? ? ?"
    assert table.decision == "P1 play"

    play(table, "B3")
    assert seen_by("P2", table).hand("P1") == "? ? ?"


def test_a_shown_hand_is_known_until_it_is_played() -> None:
    """§4 Hand revealed for lack of a legal card."""
    table = after_a_hand_is_shown()
    for viewer in EVERYBODY:
        assert len(seen_by(viewer, table).happened("card_shown")) == 4
        assert seen_by(viewer, table).hand("P3") == "B3 B3 W3 W3"

    play(table, "W1", "B2", "B1", "W3")

    assert seen_by("P3", table).hand("P3") == "B3 B3 W2 W3"
    for viewer in ("P1", "P2", "P4", "spectator"):
        assert seen_by(viewer, table).hand("P3") == "B3 B3 W3 ?"


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everything_is_open_once_the_game_is_over(viewer: str) -> None:
    """§4 Everything: everybody, once the game is over."""
    table = fix_3d(phase=3, animals="wolf_01@P1", number_deck="B1 W1 B2", sheep={"P2": "1/4"})

    play(table, "B1")

    assert table.winner == "blue by elimination"
    seen = seen_by(viewer, table)
    assert [seen.hand(seat) for seat in SEAT_NAMES[:3]] == ["B1 B2 W1 W2", "B1 B3 W2 W3", "B3 B4 W3 W4"]
    assert seen.dummy_deck("P4") == "B2 B3 W1 W4"
    assert seen.number_deck == "W1 B2"
    assert seen.events == table.events
    assert seen.happened("card_drawn") == ["card_drawn P1 B1"]


def test_the_next_game_of_a_match_is_hidden_again() -> None:
    """§4 A game that is over opens the cards left in its hands, not those of the next deal."""
    options = read_options(GAME, {"match": "first_to_3", "animals": ["wolf_01"]})
    table = Table(new_state(GAME, options, "two games"))
    table.state.seats[1].sheep = 0
    table.state.seats[2].shown = list(table.state.seats[2].hand)
    assert "?" not in seen_by("spectator", table).hand("P3")

    play(table, table.legal[0])

    seen = seen_by("spectator", table)
    assert len(seen.happened("card_left")) == 16
    assert [seen.hand(seat) for seat in SEAT_NAMES] == ["? ? ? ?"] * 4


@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("spot", SPOTS)
def test_an_imagined_world_looks_the_same_to_its_viewer(spot: Callable[[], Table], viewer: str) -> None:
    """§4 A world agrees with all its viewer knows: the sight, the moves, and the cards there are."""
    table = spot()
    sight = seen_by(viewer, table)

    for world in worlds(viewer, table, 10):
        assert seen_by(viewer, world).state == sight.state
        assert "?" not in f"{world.number_deck} {' '.join(world.hand(s) + world.dummy_deck(s) for s in SEAT_NAMES)}"
        assert cards_on(world) == cards_on(table)
        assert world.state.viewer == TRUTH
        assert world.state.rngs != sight.state.rngs
        if viewer != "spectator":
            seat = SeatIndex(place_of(viewer))
            assert moves_of(GAME, world.state, seat) == moves_of(GAME, table.state, seat)


def cards_on(table: Table) -> Counter[str]:
    """All number cards of a world, wherever they lie."""
    piles = [table.number_deck]
    for seat in SEAT_NAMES:
        piles += [table.hand(seat), table.dummy_deck(seat), table.played(seat)]
    if table.state.candidate >= 0:
        piles.append(NUMBER_CARDS[table.state.candidate])
    return Counter(" ".join(piles).split())


def test_what_everybody_knows_is_the_same_in_every_imagined_world() -> None:
    """§4 The cards put back and the hand shown stay where they are; the others change places."""
    decks = {(world.number_deck, world.dummy_deck("P4")) for world in worlds("P2", after_a_vain_exchange(), 40)}
    bottoms = {world.dummy_deck("P4") for world in worlds("P2", after_an_exchange(), 40)}
    hands = {(world.hand("P3"), world.hand("P1")) for world in worlds("P2", after_a_hand_is_shown(), 40)}

    assert {(number[:2], dummy[:2]) for number, dummy in decks} == {("B3", "W3")}
    assert {dummy.split()[-1] for dummy in bottoms} == {"B1"}
    assert {shown for shown, _ in hands} == {"B3 B3 W3 W3"}
    assert min(len(decks), len(bottoms), len(hands)) > 20


def test_all_possible_worlds_are_equally_likely() -> None:
    """§4 P2 holds two of B1, B1 and W4, and the third is on the number deck: two B1 in one world of three."""
    table = fix_4(hands={"P1": "B2", "P2": "B1 B1", "P3": "", "P4": ""}, number_deck="W4")

    hands = Counter(world.hand("P2") for world in worlds("P1", table, 900))

    assert hands.keys() == {"B1 B1", "B1 W4"}
    assert 250 < hands["B1 B1"] < 350


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"B1": -1}, id="a card too few"),
        pytest.param({"B1": +1}, id="a card too many"),
        pytest.param({"B2": -5, "B1": +5}, id="more of a card lie open than there are"),
    ],
)
def test_no_world_fits_a_sight_that_cannot_be(changes: dict[str, int]) -> None:
    """§4 The counts of the cards are public."""
    table = after_a_card_is_drawn()
    for card, more in changes.items():
        table.state.copies[NUMBER_CARDS.index(card)] += more

    with pytest.raises(ImpossibleSight):
        next(worlds("P2", table, 1))
