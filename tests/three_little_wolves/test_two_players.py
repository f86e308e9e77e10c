"""§3.9 Two players: Smokey, the moustache and the endgame."""

from tests.three_little_wolves.builders import endgame, play, refusal, scored, smokey_step, two_players


def test_the_start_player_takes_the_moustache() -> None:
    """TLW-2P1 Moustache."""
    table = two_players(pile="g5 y5 r8 ...")
    assert table.moustache == "A"
    play(table, "A discard r4", "B discard r5")
    assert table.house("K.red") == "8"
    assert table.decision == "A play"


def test_the_moustache_holder_places_a_white_card() -> None:
    """TLW-2P2 White card for Smokey."""
    table = smokey_step(["K.red: 4", "K.green: 6"], pile="w8 ...")
    assert table.decision == "A smokey"
    assert table.legal("A") == ["build w8 new", "build w8 red", "build w8 green"]
    play(table, "A build w8 green")
    assert table.house("K.green") == "6 w8"
    assert table.moustache == "B"
    assert table.decision == "A play"


def test_a_card_smokey_cannot_use_is_discarded() -> None:
    """TLW-2P3 Unbuildable card."""
    table = smokey_step(["K.red: 9"], pile="r6 ...")
    assert table.discard == "r6"
    assert table.house("K.red") == "9"
    assert table.decision == "A play"


def test_smokey_takes_no_part_in_effects() -> None:
    """TLW-2P4 Smokey and effects."""
    table = two_players(["K.red: 4"], pile="bbp_left r8 ...")
    play(table, "A discard r4")
    assert table.decision == "A B pass"
    play(table, "A pass y7", "B pass r5")
    assert (table.hand("A"), table.hand("B")) == ("r5 r8 g9 w2 w11", "y7 y8 g3 w6 w12")


def test_a_wolf_may_move_in_with_smokey() -> None:
    """TLW-2P5 Wolf on Smokey."""
    table = two_players(["K.red: 4"], hands={"A": "y7 g9"})
    play(table, "A discard y7 wolf 3 -> K.red")
    assert table.wolves("K.red") == "A3"


def test_smokeys_houses_are_compared() -> None:
    """TLW-2P6 Smokey is compared."""
    table = scored(["A.red: 1 2 4 5", "B.red: 6 8", "K.red: 3 9 10"], players=2)
    assert table.tallest() == ["A.red"]
    assert table.demolished() == ["B.red"]
    table = scored(["A.red: 1 2 4 5", "B.red: 6 8", "K.red: 3 9 10 11 12"], players=2)
    assert table.tallest() == ["K.red"]
    assert table.outcome["points"] == {"A": 4, "B": -1}


def test_the_endgame() -> None:
    """TLW-2P7 Endgame."""
    table = two_players(bbp_revealed=2, pile="bbp_left r8 r2 y3")
    play(table, "A discard r4")
    assert table.happened("endgame_began") == ["endgame_began"]
    assert table.pile == ["r2", "y3"]
    cards_for_smokey = []
    first = ""
    while not table.is_over:
        assert table.decision == "A B pick"
        assert table.moustache == "ABABA"[len(first)]
        for seat in "AB":
            play(table, f"{seat} {table.legal(seat)[0]}")
        assert len(table.happened("pick_revealed")) == 2
        first += table.decision[0]
        for _ in "AB":
            seat = table.decision[0]
            play(table, f"{seat} {table.legal(seat, 'discard')[0]}")
        cards_for_smokey.append(len(table.happened("card_turned_up")))
    assert first == "ABABA"
    assert cards_for_smokey == [1, 1, 0, 0, 0]
    assert table.hand("A") == table.hand("B") == ""


def test_a_basement_may_be_smokeys_only_option() -> None:
    """TLW-E46 Smokey: basement forced."""
    table = smokey_step(["K.red: 6"], pile="r2 ...")
    assert table.house("K.red") == "6 | B2"


def test_the_moustache_holder_chooses_for_a_coloured_card_too() -> None:
    """TLW-E47 Smokey: several options for a coloured card."""
    table = smokey_step(["K.green: 4"], pile="g9 ...", hands={"A": "r4 y7"})
    assert table.legal("A") == ["build g9 green", "build g9 green as 5"]
    assert refusal(table, "B build g9 green") == "not_your_decision"
    assert refusal(table, "A discard g9") == "smokey_must_build"
    assert refusal(table, "A build g10 green") == "not_smokeys_card"
    play(table, "A build g9 green as 5")
    assert table.house("K.green") == "4 5*"
    assert table.moustache == "A"


def test_a_white_card_smokey_cannot_use_leaves_the_moustache() -> None:
    """TLW-E48 Smokey: white card unbuildable."""
    table = smokey_step(["K.red: 14", "K.yellow: 13", "K.green: 14"], pile="w8 ...", moustache="B")
    assert table.discard == "w8"
    assert table.moustache == "B"


def test_a_white_card_smokey_cannot_use_passes_the_moustache_where_the_table_says_so() -> None:
    """§7, C-23 The other reading, with `unused_white_passes`; a coloured card passes nothing."""
    houses = ["K.red: 14", "K.yellow: 13", "K.green: 14"]
    told = {"unused_white_passes": True}
    table = smokey_step(houses, pile="w8 ...", moustache="B", options=told)
    assert table.discard == "w8"
    assert table.moustache == "A"
    assert smokey_step(houses, pile="r8 ...", moustache="B", options=told).moustache == "B"


def test_a_white_card_with_a_single_place_passes_the_moustache() -> None:
    """§3.9 step 2: a white card that was built passes it, with or without a choice."""
    table = smokey_step(["K.red: 14", "K.yellow: 13", "K.green: 9"], pile="w12 ...", moustache="A")
    assert table.house("K.green") == "9 w12"
    assert table.moustache == "B"


def test_a_white_three_goes_under_one_of_three_high_houses() -> None:
    """TLW-E49 Smokey: white 3, all houses high."""
    table = smokey_step(["K.red: 14", "K.yellow: 13", "K.green: 14"], pile="w3 ...", moustache="B")
    assert table.legal("B") == [f"build w3 {colour} basement" for colour in ("red", "yellow", "green")]
    play(table, "B build w3 yellow basement")
    assert table.house("K.yellow") == "13 | wB3"
    assert table.moustache == "A"


def test_a_bbp_revealed_for_smokey() -> None:
    """TLW-E50 BBP revealed for Smokey."""
    table = smokey_step(["A.red: 4 6", "K.green: 3 5"], pile="bbp_left y6 ...", moustache="B")
    pile = table.pile
    assert table.events == [
        "pig_arrived K bbp_left 1",
        "token_placed 2 K green 2",
        "card_turned_up K y6",
        "house_begun K yellow y6 6",
        "effect_began bbp_left",
    ]
    play(table, "A pass r4", "B pass r5")
    assert "r5" in table.hand("A").split()
    assert "r4" in table.hand("B").split()
    assert table.pile == pile
    assert table.decision == "A play"


def test_the_third_bbp_revealed_for_smokey() -> None:
    """TLW-E51 Third BBP revealed for Smokey."""
    table = smokey_step(["A.red: 4 6", "K.green: 3 5"], pile="bbp_left y6 ...", moustache="B", bbp_revealed=2)
    assert table.tokens() == {"K.green": 4}
    assert table.house("K.yellow") == "6"
    assert table.happened("effect_skipped") == ["effect_skipped bbp_left"]
    assert table.decision == "A B pick"


def test_the_third_bbp_in_the_second_players_turn() -> None:
    """TLW-E52 Third BBP in the second player's turn."""
    table = two_players(to_move="B", bbp_revealed=2, pile="bbp_left r8 w6 ...", hands={"B": "r5 y8 g3 w7 w12"})
    play(table, "B discard r5")
    assert table.house("K.white1") == "w6"
    assert table.moustache == "B", "it is still a normal step, in which a white card passes the moustache"
    assert table.decision == "A B pick"


def test_the_first_to_act_may_spoil_the_target() -> None:
    """TLW-E53 First resolver spoils the target."""
    table = endgame(["K.red: 5"])
    play(table, "A pick r4", "B pick y8")
    assert refusal(table, "A discard y7") == "not_the_picked_card"
    play(table, "A discard r4 wolf 3 -> K.red")
    assert table.legal("B") == ["build y8 new", "discard y8"]


def test_the_longer_hand_plays_on_alone() -> None:
    """TLW-E54 Unequal hands."""
    table = endgame(hands={"A": "r4 y7 g9 w2"}, pile="r9 y9 g10 r10 y10 ...")
    for round_ in range(4):
        assert table.decision == "A B pick"
        for seat in "AB":
            play(table, f"{seat} {table.legal(seat)[0]}")
        for seat in ("AB", "BA")[round_ % 2]:
            play(table, f"{seat} {table.legal(seat, 'discard')[0]}")
        while table.decision.endswith("smokey"):
            play(table, f"{table.decision[0]} {table.legal(table.decision[0])[0]}")
    assert table.decision == "B pick"
    play(table, f"B {table.legal('B')[0]}")
    play(table, f"B {table.legal('B', 'discard')[0]}")
    assert table.happened("card_turned_up") == ["card_turned_up K y10"]
    assert table.is_over


def test_the_moustache_passes_once_in_an_endgame_round() -> None:
    """TLW-E55 Moustache in the endgame."""
    table = endgame(["K.red: 4"], pile="w8 ...")
    play(table, "A pick r4", "B pick y8", "A discard r4", "B discard y8")
    assert table.decision == "A smokey"
    play(table, "A build w8 red")
    assert table.happened("moustache_passed") == ["moustache_passed A B"]
    assert table.moustache == "B"


def test_smokey_may_have_the_tallest_house_at_a_bbp() -> None:
    """TLW-E56 Smokey tallest at a BBP."""
    table = two_players(["K.red: 4 6 8", "A.red: 4"], pile="bbp_left r9 ...", hands={"A": "r5 y7 g9 w2 w11"})
    play(table, "A discard r5")
    assert table.tokens() == {"K.red": 2}
    table = scored(["K.red: 4 6 8 token 2", "A.red: 4"], players=2)
    assert table.outcome["points"] == {"A": -1, "B": 0}


def test_two_tied_houses_of_smokey_are_the_moustache_holders_choice() -> None:
    """§3.7 T2 for Smokey."""
    table = two_players(["K.red: 4 6", "K.green: 3 5"], pile="bbp_left r9 ...", moustache="B")
    play(table, "A discard r4")
    assert table.decision == "B token"
    play(table, "B token K.green")
    assert table.tokens() == {"K.green": 2}


def test_the_circle_begins_with_the_start_player() -> None:
    """§2.2 Smokey sits after the second player: B, A, Smokey, if B began."""
    table = two_players(["B.red: 4 6", "K.green: 3 5"], start_player="B", to_move="A", pile="bbp_wolf r9 ...")
    play(table, "A discard r4")
    assert table.tokens() == {"K.green": 2}


def test_a_card_for_smokey_may_follow_two_bbp_cards() -> None:
    """§3.9 BBP cards are queued; the card built in between counts for the second token (C-13)."""
    houses = ["A.red: 4 6", "K.green: 3 5"]
    table = smokey_step(houses, pile="bbp_wolf bbp_left g8 ...")
    assert table.house("K.green") == "3 5 8"
    assert table.tokens() == {"A.red": 2}
    play(table, "A wolf 3 -> K.green", "B wolf 3 -> A.red")
    assert table.tokens() == {"A.red": 2, "K.green": 3}
    assert table.decision == "A B pass"


def test_smokey_gets_nothing_when_the_pile_runs_out() -> None:
    """§3.9 If the pile runs out behind a BBP card, Smokey gets no card."""
    table = smokey_step(["K.red: 4"], pile="bbp_left", bbp_revealed=2)
    assert table.tokens() == {"K.red": 4}
    assert table.happened("card_turned_up") == []
    assert table.decision == "A B pick"


def test_smokeys_step_is_left_out_without_a_pile() -> None:
    """§3.9 With an empty pile the step is left out."""
    table = two_players(to_move="B", bbp_revealed=2, pile="bbp_left")
    play(table, "B discard r5")
    assert table.happened("card_turned_up") == []
    assert table.decision == "A B pick"
