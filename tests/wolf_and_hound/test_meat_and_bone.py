"""§3.9 Meat & Bone: symbols on the last played cards that stop animals on their walk."""

from tests.wolf_and_hound.builders import Table, begin_turn, fix_4, play


def meat_in_the_hand_of_p2() -> Table:
    """The start of the long example, WH-12.1."""
    return fix_4(
        meat_and_bone=True,
        to_move="P2",
        animals="wolf_01@P1 hound_01@P1",
        hands={"P2": "B2M B3 W2 W3", "P3": "B4 B4 W3 W4"},
    )


def test_meat_stops_wolves_from_the_turn_after_it_is_played_until_it_is_covered() -> None:
    """WH-12.1 Meat, the long example."""
    table = meat_in_the_hand_of_p2()

    play(table, "B2M")
    assert table.where("wolf_01") == "P3", "a: own Meat is ignored"
    assert table.sheep("P3") == "2/3", "b: P3's turn starts"

    play(table, "B4")
    assert table.happened("animal_walked") == ["animal_walked wolf_01 P3 P2 3"], "b: P2's Meat stops it"

    play(table, "W1")
    assert table.where("hound_01") == table.where("wolf_01") == "P2", "c: Meat does not stop the hound"

    play(table, "B2")
    assert table.where("wolf_01") == "P4", "d: it leaves P2 freely"
    assert table.sheep("P2") == "3/3", "e: hound_01 at the cap"

    play(table, "W2")
    assert table.where("hound_01") == "P4", "e"

    play(table, "B4")
    assert table.happened("animal_walked") == ["animal_walked wolf_01 P4 P4 4"], "f: no symbol at P2 any more"


def test_meat_does_not_act_at_once() -> None:
    """WH-13.Q9 Meat does not act at once; the same as WH-12.1a."""
    table = meat_in_the_hand_of_p2()

    play(table, "B2M")

    assert table.happened("animal_walked") == ["animal_walked wolf_01 P1 P3 2"]
    assert table.where("wolf_01") == "P3"


def test_meat_cuts_three_laps_short() -> None:
    """WH-E06 Three laps and Meat."""
    table = fix_4(
        meat_and_bone=True,
        phase=3,
        played={"P3": "B3M"},
        animals="designer_01@P1",
        hands={"P1": "B4 B2 W1 W2"},
    )

    play(table, "B4")

    assert table.happened("animal_walked") == ["animal_walked designer_01 P1 P3 2"]
    assert table.where("designer_01") == "P3"


def test_meat_holds_nobody_back_but_stops_the_wolf_that_comes_round_again() -> None:
    """WH-E07 Meat under the start place."""
    table = fix_4(meat_and_bone=True, phase=3, played={"P2": "B1M"}, animals="designer_01@P2")

    play(table, "B2")

    assert table.happened("animal_walked") == ["animal_walked designer_01 P2 P2 4"]


def test_a_wolf_passes_the_meat_of_the_player_who_moves_it() -> None:
    """WH-E08 Own Meat on a lap."""
    table = fix_4(meat_and_bone=True, to_move="P2", phase=3, animals="wolf_01@P4", hands={"P2": "B3M B1 W2 W3"})

    play(table, "B3M")

    assert table.happened("animal_walked") == ["animal_walked wolf_01 P4 P3 3"]
    assert table.where("wolf_01") == "P3"


def test_meat_lasts_through_a_skipped_turn_of_its_owner() -> None:
    """WH-E09 Meat survives a skipped turn."""
    table = fix_4(
        meat_and_bone=True,
        to_move="P3",
        played={"P3": "B1M"},
        animals="sheep_01@P3 wolf_01@P2",
        hands={"P4": "B2 B3 W1 W4"},
    )
    begin_turn(table)
    assert table.happened("turn_skipped") == ["turn_skipped P3 sheep_01"]

    play(table, "B3")

    assert "animal_walked wolf_01 P2 P3 1" in table.events
    assert table.where("wolf_01") == "P3"


def test_only_the_last_card_of_a_row_counts() -> None:
    """WH-E10 Symbol covered."""
    table = fix_4(meat_and_bone=True, phase=3, played={"P2": "B2M W1"}, animals="wolf_01@P1")

    play(table, "B2")

    assert table.where("wolf_01") == "P3"


def test_a_bone_stops_hounds_and_no_wolves() -> None:
    """WH-E11 Wrong symbol."""
    table = fix_4(meat_and_bone=True, phase=3, played={"P2": "W1B"}, animals="wolf_01@P1 hound_01@P1")
    white_instead = table.copy()

    play(table, "B2")
    play(white_instead, "W2")

    assert table.where("wolf_01") == "P3"
    assert white_instead.where("hound_01") == "P2"


def test_sheep_cards_care_for_no_symbol() -> None:
    """WH-E12 Pink is never stopped."""
    table = fix_4(meat_and_bone=True, phase=3, played={"P4": "B1M"}, animals="sheep_01@P1", hands={"P1": "B4 B2 W1 W2"})

    play(table, "B4")

    assert table.where("sheep_01") == "P3"


def test_sheep_cards_are_not_stopped_by_cards_without_a_symbol_either() -> None:
    """§3.9 Pink cards are never stopped."""
    table = fix_4(meat_and_bone=True, phase=3, played={"P4": "B1"}, animals="sheep_01@P1", hands={"P1": "B4 B2 W1 W2"})

    play(table, "B4")

    assert table.where("sheep_01") == "P3"


def test_a_bone_stops_a_hound_that_walks_backwards() -> None:
    """WH-E13 Bone stops a hound walking backwards."""
    table = fix_4(
        meat_and_bone=True,
        to_move="P2",
        phase=3,
        animals="extra_02/back@P2",
        played={"P1": "W2B"},
        hands={"P2": "W3 B1 B3 W2"},
    )

    play(table, "W3")

    assert table.happened("animal_walked") == ["animal_walked extra_02 P2 P1 -1"]
    assert table.where("extra_02") == "P1"


def test_meat_stops_grandpa_wolf_on_his_late_walk() -> None:
    """WH-E14 Meat and Grandpa Wolf."""
    table = fix_4(
        meat_and_bone=True,
        to_move="P2",
        phase=3,
        animals="extra_01@P1",
        prev_turn_card="P1 B3M",
        played={"P1": "B3M", "P4": "B1M"},
    )

    play(table, "W2")

    assert table.happened("animal_walked") == ["animal_walked extra_01 P1 P4 -1"]
    assert table.where("extra_01") == "P4"


def test_grandpa_wolf_passes_the_meat_on_the_card_that_drives_him() -> None:
    """WH-E15 Driver's own Meat ignored."""
    table = fix_4(
        meat_and_bone=True,
        to_move="P2",
        phase=3,
        animals="extra_01@P3",
        prev_turn_card="P1 B3M",
        played={"P1": "B3M", "P4": "W4"},
    )

    play(table, "W2")

    assert table.happened("animal_walked") == ["animal_walked extra_01 P3 P4 -3"]
    assert table.where("extra_01") == "P4"


def test_meat_just_played_stops_grandpa_wolf_at_the_end_of_the_same_turn() -> None:
    """§3.9 Step E1 of the turn in which a symbol is played is already affected."""
    table = fix_4(
        meat_and_bone=True,
        to_move="P2",
        phase=3,
        animals="extra_01@P3",
        prev_turn_card="P1 B3",
        hands={"P2": "B2M B3 W2 W3"},
    )

    play(table, "B2M")

    assert table.happened("animal_walked") == ["animal_walked extra_01 P3 P2 -1"]


def test_the_driver_of_grandpa_wolf_is_whoever_played_in_the_turn_before() -> None:
    """§3.8 E1 Mover for §3.9 = the seat that played that card."""
    table = fix_4(meat_and_bone=True, phase=3, animals="extra_01@P3", prev_turn_card="", hands={"P1": "B3M B2 W1 W2"})

    play(table, "B3M", "W2")

    assert table.happened("animal_walked") == ["animal_walked extra_01 P3 P4 -3"]


def test_a_metamorphic_card_stopped_at_home_flips() -> None:
    """§3.9 A metamorphic card stopped at P1's place has entered it."""
    table = fix_4(meat_and_bone=True, to_move="P3", phase=3, animals="meta_01/front@P4", played={"P1": "B1M"})

    play(table, "B3")

    assert table.where("meta_01") == "P1"
    assert table.face("meta_01") == "back"


def test_meat_does_not_hold_the_drifting_blanket_wolf() -> None:
    """§3.9 The Blanket Wolf's drift is not caused by a number card and cannot be cut short."""
    table = fix_4(
        meat_and_bone=True,
        to_move="P2",
        phase=3,
        animals="designer_02_1@P1 designer_02_2@P1 designer_02_3/back@P4",
        played={"P3": "B1M", "P4": "B1M"},
    )

    play(table, "W2")

    assert table.where("designer_02_3") == "P3"


def test_symbols_mean_nothing_in_the_base_game() -> None:
    """§3.6 M2 A walk may stop early only with meat_and_bone on."""
    table = fix_4(phase=3, played={"P2": "B1M"}, animals="wolf_01@P1")

    play(table, "B2")

    assert table.where("wolf_01") == "P3"
