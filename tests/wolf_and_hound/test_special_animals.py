"""§3.6 metamorphic cards, §3.7 and §3.8 Blanket Wolf, Grandpa Wolf and Confused Hound."""

import pytest

from tests.wolf_and_hound.builders import begin_turn, fix_1, fix_4, play, refusal


def test_a_metamorphic_card_changes_sides_when_it_comes_to_p1() -> None:
    """WH-8.1 Metamorphic card changes sides."""
    table = fix_4(to_move="P4", phase=3, animals="meta_03/front@P4", hands={"P4": "B1 B2 W1 W4"}, sheep={"P1": "2/3"})

    play(table, "B1")
    assert table.where("meta_03") == "P1"
    assert table.face("meta_03") == "back"
    assert table.current == "P1"
    assert table.sheep("P1") == "3/3"
    black_instead = table.copy()

    play(table, "W2")
    assert "animal_walked meta_03 P1 P4 3" in table.events
    assert (table.where("meta_03"), table.face("meta_03")) == ("P4", "back")

    play(black_instead, "B2")
    assert black_instead.where("meta_03") == "P1"
    assert black_instead.happened("animal_walked") == black_instead.happened("animal_flipped") == []


def test_passing_p1_twice_flips_once() -> None:
    """WH-E16 Passing P1 twice flips once."""
    table = fix_4(to_move="P3", phase=3, animals="meta_04/back@P4", hands={"P3": "B4 B1 W3 W4"})

    play(table, "B4")

    assert table.happened("animal_walked") == ["animal_walked meta_04 P4 P1 5"]
    assert table.happened("animal_flipped") == ["animal_flipped meta_04 front"]
    assert table.where("meta_04") == "P1"
    assert table.face("meta_04") == "front"


def test_leaving_p1_is_not_passing() -> None:
    """WH-E17 Leaving P1 is not passing."""
    table = fix_1(animals="meta_01/front@P1 meta_02/front@P1")

    play(table, "B1")

    assert table.where("meta_01") == "P2"
    assert table.face("meta_01") == "front"
    assert table.happened("animal_flipped") == []


@pytest.mark.parametrize(("chosen", "faces"), [("meta_02", ("front", "front")), ("meta_01", ("back", "back"))])
def test_of_two_equal_metamorphic_cards_at_one_place_the_player_flips_one(chosen: str, faces: tuple[str, str]) -> None:
    """WH-E18 Full lap from P1 flips and collides. The front of meta_01 is black, that of meta_02 white."""
    table = fix_1(animals="meta_01/front@P1 meta_02/front@P1", hands={"P1": "W4 B2 W1 W2"})

    play(table, "W4")
    assert (table.where("meta_02"), table.face("meta_02")) == ("P1", "back")
    assert table.decision == "P1 flip"
    assert table.legal == ["flip meta_01", "flip meta_02"]

    play(table, f"flip {chosen}")
    assert (table.face("meta_01"), table.face("meta_02")) == faces
    assert table.decision == "P2 play"


def test_only_one_of_the_two_metamorphic_cards_can_be_chosen() -> None:
    """§3.6 M4 The choices are the two card ids; no refusal."""
    table = fix_1(animals="meta_01/front@P1 meta_02/front@P1 extra_02/front@P1", hands={"P1": "W4 B2 W1 W2"})
    play(table, "W4")

    assert refusal(table, "flip extra_02") == "not_to_flip"
    assert refusal(table, "flip meta_03") == "not_to_flip"
    assert refusal(table, "B2") == "answers_another_question"


def test_equal_colours_at_different_places_are_allowed() -> None:
    """WH-E19 Equal colours apart."""
    table = fix_4(to_move="P2", phase=3, animals="meta_01/front@P4 meta_02/front@P3", hands={"P2": "W2 B1 B3 W3"})

    play(table, "W2")

    assert (table.where("meta_01"), table.face("meta_01")) == ("P4", "front")
    assert (table.where("meta_02"), table.face("meta_02")) == ("P1", "back")
    assert table.decision == "P3 play"


def test_two_alike_can_meet_without_a_flip() -> None:
    """§3.6 M4 Tested after every played card; the back of meta_03 moves one place more than meta_04."""
    table = fix_4(to_move="P2", phase=3, animals="meta_03/back@P2 meta_04/front@P3", hands={"P2": "W1 B1 B3 W3"})

    play(table, "W1")

    assert table.happened("animal_flipped") == []
    assert table.where("meta_03") == table.where("meta_04") == "P4"
    assert table.decision == "P2 flip"


def test_different_colours_may_share_a_place() -> None:
    """§3.6 M4 applies only if both metamorphic cards show the same colour."""
    table = fix_4(phase=3, animals="meta_01/front@P2 meta_02/front@P3")

    play(table, "B1")

    assert table.where("meta_01") == table.where("meta_02") == "P3"
    assert table.decision == "P2 play"


def test_a_card_that_has_changed_colour_is_not_moved_again() -> None:
    """WH-E55 Moved card flips colour, same card again."""
    table = fix_4(to_move="P4", phase=3, animals="meta_01/front@P4 hound_01@P1", hands={"P4": "B1 B2 W1 W4"})

    play(table, "B1")

    assert table.happened("animal_walked") == ["animal_walked meta_01 P4 P1 1"]
    assert (table.where("meta_01"), table.face("meta_01")) == ("P1", "back")
    assert table.where("hound_01") == "P1"
    assert table.decision == "P1 play"


@pytest.mark.parametrize("any_card", ["B3", "B4", "W3", "W4"])
def test_grandpa_wolf_follows_the_card_of_the_turn_before_backwards(any_card: str) -> None:
    """WH-8.9 Grandpa Wolf."""
    table = fix_1(animals="extra_01@P1")

    play(table, "W2")
    assert table.where("extra_01") == "P1"

    play(table, "B1")
    assert table.events.index("animal_walked extra_01 P1 P3 -2") < table.events.index("turn_began P3 3")
    assert table.where("extra_01") == "P3"
    assert table.sheep("P3") == "2/3"

    play(table, any_card)
    assert table.where("extra_01") == "P2"


def test_the_confused_hound_turns_round_in_company() -> None:
    """WH-8.10 Confused Hound."""
    table = fix_1(animals="wolf_01@P1 extra_02/front@P1", hands={"P1": "W4 B1 B2 W1", "P2": "W1 B1 B3 W2"})

    play(table, "W4")
    assert "animal_walked extra_02 P1 P1 4" in table.events
    assert (table.where("extra_02"), table.face("extra_02")) == ("P1", "back")

    play(table, "W1")
    assert "animal_walked extra_02 P1 P4 -1" in table.events
    assert (table.where("extra_02"), table.face("extra_02")) == ("P4", "back")


def test_the_blanket_wolf_stays_by_a_blanket_and_drifts_without_one() -> None:
    """WH-15.2 Blanket Wolf, the long example."""
    table = fix_1(
        animals="designer_02_1@P1 designer_02_2@P1 designer_02_3/front@P1",
        sheep={"P1": "4/4", "P2": "4/4", "P3": "4/4", "P4": "4/4"},
        hands={"P2": "B2 B1 W2 W3", "P3": "B1 B4 W3 W4"},
    )

    play(table, "W2")
    assert table.where("designer_02_2") == "P3", "a"
    assert (table.where("designer_02_3"), table.face("designer_02_3")) == ("P1", "front"), "a: 02_1 is at P1"

    play(table, "B2")
    assert table.where("designer_02_1") == "P3", "b"
    assert (table.where("designer_02_3"), table.face("designer_02_3")) == ("P4", "back"), "b: it drifts"
    assert table.events[-2:] == ["sheep_lost P3 designer_02_1 3", "sheep_gained P3 designer_02_2 4"], "c"
    assert table.sheep("P3") == "4/4", "c"

    play(table, "B1")
    assert table.where("designer_02_1") == "P4", "c"
    assert (table.where("designer_02_3"), table.face("designer_02_3")) == ("P4", "front"), "c: it stays"
    assert table.current == "P4", "d"
    assert table.sheep("P4") == "2/4", "d"


def test_grandpa_wolf_walks_after_a_skipped_turn_and_rests_after_the_next() -> None:
    """WH-E23 Skip and Grandpa Wolf."""
    table = fix_4(to_move="P3", prev_turn_card="P2 B2", animals="sheep_01@P3 extra_01@P3")

    begin_turn(table)
    assert table.sheep("P3") == "3/3"
    assert table.happened("animal_walked") == ["animal_walked extra_01 P3 P1 -2"]
    assert table.current == "P4"

    play(table, "B2")
    assert table.where("extra_01") == "P1"


def test_a_skipped_turn_leaves_grandpa_wolf_no_card_to_follow() -> None:
    """§3.8 E4 The card of the turn before is the one played in it, or none."""
    table = fix_4(to_move="P2", phase=3, prev_turn_card="", animals="sheep_01@P3 extra_01@P2")

    play(table, "B1")
    assert table.happened("turn_skipped") == ["turn_skipped P3 sheep_01"]
    assert table.happened("animal_walked")[1:] == ["animal_walked extra_01 P2 P1 -1"]

    play(table, "W1")
    assert table.where("extra_01") == "P1"


@pytest.mark.parametrize(
    ("blankets", "card"),
    [("designer_02_1@P3 designer_02_2@P1", "W1"), ("designer_02_1@P1 designer_02_2@P3", "B3")],
)
def test_either_blanket_will_do(blankets: str, card: str) -> None:
    """§3.7 If at least one blanket (02-1 or 02-2) is at the same place: show the front."""
    table = fix_4(to_move="P4", phase=3, animals=f"designer_02_3/back@P3 {blankets}")

    play(table, card)

    assert (table.where("designer_02_3"), table.face("designer_02_3")) == ("P3", "front")


def test_a_skipped_turn_does_not_look_at_the_blanket_wolfs_face_but_lets_it_drift() -> None:
    """WH-E24 Skip and Blanket Wolf."""
    table = fix_4(to_move="P3", animals="sheep_01@P3 designer_02_3/back@P2 designer_02_1@P2 designer_02_2@P4")

    begin_turn(table)

    assert table.happened("animal_flipped") == []
    assert (table.where("designer_02_3"), table.face("designer_02_3")) == ("P1", "back")


def test_the_blanket_wolf_that_drifts_onto_a_blanket_turns_in_the_next_phase_3() -> None:
    """WH-E25 Drift onto a blanket."""
    table = fix_4(
        phase=3,
        animals="designer_02_3/back@P4 designer_02_1@P3 designer_02_2@P3",
        hands={"P1": "B4 B2 W1 W2"},
    )

    play(table, "B4")
    assert table.where("designer_02_1") == "P3"
    assert (table.where("designer_02_3"), table.face("designer_02_3")) == ("P3", "back")
    assert table.happened("animal_flipped") == []

    play(table, "W3")
    assert table.where("designer_02_2") == "P2"
    assert (table.where("designer_02_3"), table.face("designer_02_3")) == ("P3", "front")


def test_the_confused_hound_turns_every_turn_it_has_company() -> None:
    """WH-E26 Confused Hound flips every turn in company."""
    table = fix_4(
        to_move="P3",
        animals="extra_02/front@P2 wolf_01@P2",
        hands={"P3": "B4 B3 W3 W4", "P4": "B4 B3 W1 W4"},
    )

    play(table, "B4")
    assert "animal_walked wolf_01 P2 P2 4" in table.events
    assert table.face("extra_02") == "back"

    play(table, "B4")
    assert "animal_walked wolf_01 P2 P2 4" in table.events
    assert table.face("extra_02") == "front"


def test_the_confused_hound_looks_round_after_grandpa_wolf_has_come() -> None:
    """WH-E27 Order of E1–E3."""
    table = fix_4(to_move="P2", phase=3, animals="extra_02/front@P4 extra_01@P1", prev_turn_card="P1 B1")

    play(table, "B1")

    assert table.where("extra_01") == "P4"
    assert table.face("extra_02") == "back"


def test_the_confused_hound_looks_round_after_grandpa_wolf_has_gone() -> None:
    """WH-E28 Company leaves in time."""
    table = fix_4(to_move="P2", phase=3, animals="extra_02/front@P1 extra_01@P1", prev_turn_card="P1 W2")

    play(table, "B1")

    assert table.where("extra_01") == "P3"
    assert table.face("extra_02") == "front"


def test_the_confused_hound_looks_round_after_the_blanket_wolf_has_drifted() -> None:
    """§3.8 E3 comes after E2."""
    table = fix_4(
        phase=3,
        animals="extra_02/front@P3 designer_02_1@P1 designer_02_2@P1 designer_02_3/back@P4",
        hands={"P1": "B4 B2 W1 W2"},
    )

    play(table, "B4")

    assert table.where("designer_02_3") == "P3"
    assert table.face("extra_02") == "back"


def test_grandpa_wolf_ignores_the_card_of_this_very_turn() -> None:
    """§3.8 E1 If the preceding turn had no played card, he stays."""
    table = fix_4(phase=3, animals="extra_01@P3", prev_turn_card="")

    play(table, "B2")

    assert table.happened("animal_walked") == []
    assert table.where("extra_01") == "P3"
