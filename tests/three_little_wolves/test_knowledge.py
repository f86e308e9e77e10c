"""§4 Information: what each seat and a spectator may know, and the worlds they must reckon with."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from tests.three_little_wolves.builders import Table, a_table, endgame, play, two_players, words_of_events
from wolfden.engine.decision import SPECTATOR
from wolfden.engine.errors import ImpossibleSight
from wolfden.engine.game import imagined, see
from wolfden.engine.rng import Rng
from wolfden.games.three_little_wolves import GAME
from wolfden.games.three_little_wolves.cards import CARD_NAMES, SEAT_NAMES


def seen_by(viewer: str, table: Table) -> Table:
    """The table as this seat or a spectator may know it."""
    seen = Table(see(GAME, table.state, SPECTATOR if viewer == "spectator" else SEAT_NAMES.index(viewer)))
    seen.events = words_of_events(seen.state)
    return seen


def worlds(viewer: str, table: Table, count: int) -> Iterator[Table]:
    """Worlds that this viewer must reckon with; to the viewer they look like this table."""
    rng = Rng.from_text("worlds")
    sight = seen_by(viewer, table).state
    for _ in range(count):
        world = Table(imagined(GAME, sight, rng))
        assert seen_by(viewer, world).state == sight
        yield world


def whole(table: Table) -> Table:
    """The same table, where every card that lies nowhere has been used by A."""
    state = table.state
    lying = {card for seat in state.seats for card in seat.hand[: seat.held]}
    for card in range(len(state.used_by)):
        if card not in {*lying, *state.pile[: state.pile_count]}:
            state.used_by[card] = 0
    return table


def content(table: Table) -> str:
    """All that can differ from world to world: hands, draw pile, picks and passes."""
    state = table.state
    hands = [table.hand(seat) for seat in "ABCD"[: state.players]]
    passes = [tuple(passing.given[: state.players]) for passing in state.passes[: state.pass_count]]
    return f"{hands} {table.pile} {[seat.choice for seat in state.seats]} {passes}"


def assert_uniform(found: Counter[str], possible: int) -> None:
    """Every possible world was found, none of them conspicuously often or rarely."""
    assert len(found) == possible
    expected = found.total() / possible
    chi_squared = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi_squared < possible + 4 * (2 * possible) ** 0.5


# What is seen


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """§4 Own hand, hand sizes, drawn cards."""
    table = a_table()
    play(table, "A discard r4")
    assert seen_by("A", table).events == ["discarded A r4", "card_drawn A g5", "turn_began B"]
    for viewer in ("B", "C", "spectator"):
        seen = seen_by(viewer, table)
        assert seen.events == ["discarded A r4", "card_drawn A None", "turn_began B"]
        assert GAME.write_state(seen.state)["players"]["A"]["hand"] == []
        assert seen.state.seats[0].held == 5
        assert seen.discard == "r4"
        assert set(GAME.write_state(seen.state)["draw_pile"]) == {None}


def test_a_passed_card_is_known_to_giver_and_receiver_only() -> None:
    """§4 Card passed by bbp_left or bbp_right."""
    table = a_table(pile="bbp_left r8 ...")
    play(table, "A discard r4", "A pass y7", "B pass r5")
    for viewer, known in (("A", ["y7", None]), ("B", [None, "r5"]), ("C", [None, None]), ("spectator", [None, None])):
        assert [GAME.write("card", seat.choice) for seat in seen_by(viewer, table).state.seats[:2]] == known
    play(table, "C pass r6")
    told = {viewer: seen_by(viewer, table).happened("card_passed") for viewer in ("A", "B", "C", "spectator")}
    assert told == {
        "A": ["card_passed A B y7", "card_passed B C None", "card_passed C A r6"],
        "B": ["card_passed A B y7", "card_passed B C r5", "card_passed C A None"],
        "C": ["card_passed A B None", "card_passed B C r5", "card_passed C A r6"],
        "spectator": ["card_passed A B None", "card_passed B C None", "card_passed C A None"],
    }


def test_picks_of_the_endgame_are_revealed_together() -> None:
    """§4 Secret picks of T6."""
    table = endgame()
    play(table, "A pick r4")
    assert seen_by("B", table).events == ["card_chosen A"]
    assert seen_by("B", table).state.seats[0].choice == -1
    play(table, "B pick y8")
    for viewer in ("A", "B", "spectator"):
        seen = seen_by(viewer, table)
        assert seen.happened("pick_revealed") == ["pick_revealed A r4", "pick_revealed B y8"]
        assert [CARD_NAMES[seat.choice] for seat in seen.state.seats[:2]] == ["r4", "y8"]


def test_everything_is_open_when_the_game_is_over() -> None:
    """§4 Everything, everybody, once the game is over."""
    table = a_table(bbp_revealed=2, pile="bbp_wolf r8 ...")
    play(table, "A discard r4")
    while not table.is_over:
        play(table, f"{table.decision[0]} {table.legal(table.decision[0])[0]}")
    for viewer in ("A", "spectator"):
        seen = seen_by(viewer, table)
        assert content(seen) == content(table)
        assert seen.events == words_of_events(table.state)


# What must be reckoned with


def test_every_deal_of_the_unseen_cards_is_equally_likely() -> None:
    """§4 Hands and draw pile: 4! orders of the floor cards, and three places of the last BBP."""
    table = whole(a_table(hands={"A": "r4 y7", "B": "r5", "C": "r6"}, pile="g5 bbp_wolf y5", bbp_revealed=2))
    possible = set()
    for (b, c, *pile), place in product(permutations(["r5", "r6", "g5", "y5"]), range(3)):
        pile.insert(place, "bbp_wolf")
        possible.add(" ".join([b, c, *pile]))
    found = Counter(" ".join([w.hand("B"), w.hand("C"), *w.pile]) for w in worlds("A", table, 3600))
    assert found.keys() == possible
    assert_uniform(found, 72)


def test_the_bottom_packet_holds_exactly_one_bbp() -> None:
    """§2.2 Two BBP cards are hidden: one in the two upper cards, one in the packet, either way round."""
    table = whole(a_table(pile="bbp_left r8 g5 y5 bbp_wolf g6 y6 r9", bbp_revealed=1))
    found: Counter[str] = Counter()
    for world in worlds("B", table, 1500):
        found[" ".join(card if card.startswith("bbp") else "-" for card in world.pile)] += 1
    assert_uniform(found, 2 * 2 * 6)
    for places in found:
        assert places.split()[:2].count("-") == 1


def test_only_the_packet_is_left() -> None:
    """§2.2 The packet is cut into: its BBP card lies in the rest, or has been revealed."""
    table = whole(a_table(pile="r8 bbp_left g5", bbp_revealed=2))
    found = Counter(str(world.pile.index("bbp_left")) for world in worlds("B", table, 300))
    assert_uniform(found, 3)
    table = whole(a_table(pile="r8 y5 g5", bbp_revealed=3))
    for world in worlds("B", table, 20):
        assert not [card for card in world.pile if card.startswith("bbp")]


def test_a_card_passed_on_stays_where_it_went_until_it_is_used() -> None:
    """§4 The giver knows that the receiver has the card."""
    table = whole(a_table(pile="bbp_left r8 bbp_wolf ... bbp_right"))
    play(table, "A discard r4", "A pass y7", "B pass r5", "C pass r6")
    for world in worlds("A", table, 30):
        assert "y7" in world.hand("B").split()
    assert {"y7" in world.hand("B").split() for world in worlds("C", table, 60)} == {True, False}
    play(table, "B discard y7")
    for world in worlds("A", table, 30):
        assert "y7" not in world.hand("B").split()


def test_a_card_that_came_back_is_ones_own() -> None:
    """§4 The second pass goes the other way: the receiver may return the card, or keep it for certain."""
    for returned in ("y7", "g3"):
        table = whole(a_table(hands={"B": "y8 r5 g3 w6 w12"}, pile="bbp_left r8 bbp_right r7 ... bbp_wolf"))
        play(table, "A discard r4", "A pass y7", "B pass r5", "C pass r6", "B discard y8")
        play(table, "A pass w2", f"B pass {returned}", "C pass w1")
        for world in worlds("A", table, 30):
            assert ("y7" in world.hand("B").split()) == (returned == "g3")


@pytest.mark.parametrize("viewer", ["A", "B", "C", "spectator"])
def test_what_others_passed_among_themselves_is_imagined_too(viewer: str) -> None:
    """§4 In every imagined world the receiver has the card, has used it since, or gave it back."""
    table = whole(a_table(hands={"B": "y8 r5 g3 w6 w12"}, pile="bbp_left r8 bbp_right r7 y11 y10 ... bbp_wolf"))
    play(table, "A discard r4", "A pass y7", "B pass r5", "C pass r6", "B discard y8")
    play(table, "A pass w2", "B pass g3", "C pass w1", "C discard r5", "A discard r8")
    for world in worlds(viewer, table, 100):
        left, right = ([CARD_NAMES[card] for card in passing.given[:3]] for passing in world.state.passes)
        for giver, card in enumerate(left):
            receiver = "BCA"[giver]
            used = world.state.used_by[CARD_NAMES.index(card)] == SEAT_NAMES.index(receiver)
            assert card in world.hand(receiver).split() or used or right[SEAT_NAMES.index(receiver)] == card
        for giver, card in enumerate(right):
            receiver = "CAB"[giver]
            used = world.state.used_by[CARD_NAMES.index(card)] == SEAT_NAMES.index(receiver)
            assert card in world.hand(receiver).split() or used


def test_passes_of_others_are_equally_likely() -> None:
    """§4 A knows B's hand but not what B gave to C: each of C's two cards, in each of the possible deals."""
    table = whole(a_table(hands={"A": "r4 y7", "B": "r5 y8", "C": "r6 y9"}, pile="bbp_left"))
    play(table, "A discard r4", "A pass y7", "B pass r5", "C pass r6")
    table.state.bbp_revealed = table.state.bbp_resolved = 3
    found = Counter(content(world) for world in worlds("A", table, 1200))
    unseen = 3  # y8, r5, y9: one of them beside y7 in B's hand, two in C's, either of which came from B
    assert_uniform(found, unseen * 2)


def test_a_secret_pick_may_be_any_card_of_the_hand() -> None:
    """§4 Secret picks of T3 and T6."""
    table = whole(two_players(hands={"A": "r4 y7", "B": "r5 y8"}, pile="bbp_left r8", bbp_revealed=0))
    play(table, "A discard r4", "B pass r5")
    table.state.bbp_revealed, table.state.bbp_resolved = 3, 2  # the other BBP cards are not in this pile
    found = Counter(world.state.seats[1].choice for world in worlds("A", table, 300))
    assert {CARD_NAMES[card] for card in found} == {"r5", "y8"}
    assert_uniform(Counter({str(card): count for card, count in found.items()}), 2)


def test_a_revealed_pick_is_in_its_hand() -> None:
    """§3.9 The picks of the endgame are public before they are used."""
    table = whole(endgame(pile="r8 r9"))
    play(table, "A pick r4", "B pick y8")
    for viewer in ("A", "spectator"):
        for world in worlds(viewer, table, 30):
            assert "y8" in world.hand("B").split()


def test_a_sight_that_cannot_be_true_is_refused() -> None:
    """A card too many: no deal agrees with it."""
    sight = seen_by("A", whole(a_table())).state
    sight.pile_count += 1
    rng = Rng.from_text("impossible")
    with pytest.raises(ImpossibleSight):
        imagined(GAME, sight, rng)
