"""§3.3 Looking at a role card."""

from collections import Counter

import pytest

from tests.woof.builders import adv5, base4, base5, base8, look_around, play
from wolfden.engine import game
from wolfden.games.woof import GAME
from wolfden.games.woof.state import State


def test_wf_i1_a_face_that_is_a_role() -> None:
    """WF-I1 Eva sees S2 and says sheep; a sheep marker of colour 1 lies in front of 4, the card is back in its slot."""
    table = base5()
    play(table, "1 look 4 0")

    assert table.seen_by("1").events[:2] == ["looked 1 4 0 S2", "announced 1 4 sheep"]
    assert table.markers == ["1 sheep before 4"]
    assert table.cards("4") == "S2 S3"


def test_wf_i2_a_hidden_face() -> None:
    """WF-I2 Eva sees HQ and has no idea; a question mark lies in front of 3."""
    table = base5()
    play(table, "1 look 3 0")

    assert table.seen_by("1").events[:2] == ["looked 1 3 0 HQ", "announced 1 3 hidden"]
    assert table.markers == ["1 ? before 3"]


def test_wf_e5a_a_disguised_sheep() -> None:
    """WF-E5a Eva sees SA and announces dog."""
    table = adv5()
    play(table, "1 look 4 0")
    assert table.events[:2] == ["looked 1 4 0 SA", "announced 1 4 dog"]
    assert table.markers == ["1 dog before 4"]


def test_wf_e5b_the_boy_cries_wolf_at_a_disguise_too() -> None:
    """WF-E5b Thomas sees HA, whose face is sheep, and announces wolf."""
    table = adv5(start="2")
    play(table, "2 look 3 0")
    assert table.events[:2] == ["looked 2 3 0 HA", "announced 2 3 wolf"]
    assert table.markers == ["2 wolf before 3"]


def test_wf_c03_a_wolf_with_the_boy_card_tells_the_truth() -> None:
    """WF-C03 Identity wolf; nobody is the boy, and no bonus can arise."""
    table = base5(cards={"1": "W1 BQ", "2": "S1 D1"})
    assert table["identity"]["1"] == "wolf"
    assert "boy" not in table["identity"].values()

    play(table, "1 look 4 0")

    assert table.markers == ["1 sheep before 4"]
    look_around(table)
    play(table, "1 declare 4 X", "2 declare 4 0", "3 final 4 0", "4 final X X", "5 final 4 0")
    assert table.happened("misled") == []


def test_wf_c18_the_lie_may_happen_to_be_true() -> None:
    """WF-C18 The boy sees W1 and announces wolf."""
    table = base5(start="2")
    play(table, "2 look 1 0")
    assert table.events[:2] == ["looked 2 1 0 W1", "announced 2 1 wolf"]


def test_wf_c19_the_boy_has_no_idea_of_a_hidden_face() -> None:
    """WF-C19 HQ shows ?: a question-mark marker, not wolf."""
    table = base5(start="2")
    play(table, "2 look 3 0")
    assert table.markers == ["2 ? before 3"]


def test_wf_c20_a_disguised_boy() -> None:
    """WF-C20 BA is announced as hunter."""
    table = adv5()
    play(table, "1 look 2 0")
    assert table.markers == ["1 hunter before 2"]


def test_wf_c21_a_disguised_dog() -> None:
    """WF-C21 DA is announced as wolf, truthfully following the face."""
    table = adv5()
    play(table, "1 look 5 1")
    assert table.events[:2] == ["looked 1 5 1 DA", "announced 1 5 wolf"]
    assert table.markers == ["1 wolf before 5"]


@pytest.mark.parametrize("players", range(4, 9))
def test_wf_c22_no_question_marks_in_the_advanced_game(players: int) -> None:
    """WF-C22 No card of the advanced decks has the face ?."""
    state = GAME.set_up(game.read_options(GAME, {"players": players, "variant": "advanced"}), {})
    assert "?" not in {GAME.write("face", state.box.face[card]) for card in state.box.deck[: 2 * state.in_play]}


def test_wf_c23_who_has_declared_is_looked_at_as_before() -> None:
    """WF-C23 4 has declared early; 3 looks at 4; 4 takes no further turns."""
    table = base5(start="4")
    look_around(table)
    play(table, "4 declare 0 3", "5 look 1 0", "1 look 5 0", "2 look 5 0", "3 look 4 1")

    assert table.markers[-1] == "3 sheep before 4"
    assert table["turn"] == "5"


def test_wf_c24_the_same_card_may_be_looked_at_again() -> None:
    """WF-C24 A second marker of colour 1 lies in front of 4."""
    table = base5()
    play(table, "1 look 4 0", "2 look 1 0", "3 look 1 0", "4 look 1 0", "5 look 1 0", "1 look 4 0")
    assert table.markers.count("1 sheep before 4") == 2


def test_wf_c25_the_neutral_cards_are_shuffled_after_a_look() -> None:
    """WF-C25 2 sees W1 and announces wolf; afterwards both orders are equally likely and known to nobody."""
    orders: Counter[str] = Counter()
    for number in range(400):
        table = base4(start="2", seed=f"neutral {number}")
        play(table, "2 look 5 0")
        assert table.events[:2] == ["looked 2 5 0 W1", "announced 2 5 wolf"]
        orders[table.cards("5")] += 1
        for seat in ("1", "2", "3", "4", None):
            assert table.seen_by(seat)["cards"]["5"] == [None, None]
            assert table.seen_by(seat).happened("rearranged") == ["rearranged 5 None"]
    assert set(orders) == {"W1 S4", "S4 W1"}
    assert 160 < orders["W1 S4"] < 240


def test_wf_c26_markers_do_not_run_out() -> None:
    """WF-C26 Four wolf markers of colour 2, although only three own pieces have a wolf side."""
    table = base8(start="2")
    for target in ("3 0", "4 0", "7 0", "8 0"):
        play(table, f"2 look {target}")
        while table["turn"] != "2":
            play(table, f"{table['turn']} look 2 0")
    assert [marker for marker in table.markers if marker.startswith("2 wolf")] == [
        "2 wolf before 3", "2 wolf before 4", "2 wolf before 7", "2 wolf before 8",
    ]  # fmt: skip


def test_wf_c27_only_viewer_and_owner_know_the_card() -> None:
    """WF-C27 H1 for players 2 and 5 only; the others see target, slot, announcement and marker."""
    table = base5()
    play(table, "1 look 4 0", "2 look 5 0")

    for seat in ("2", "5"):
        assert table.seen_by(seat).events[0] == "looked 2 5 0 H1"
        assert seen_in_log(table.seen_by(seat).state)[1] == "H1"
    for other in ("1", "3", "4", None):
        seen = table.seen_by(other)
        assert seen.events[:2] == ["looked 2 5 0 None", "announced 2 5 wolf"]
        assert seen_in_log(seen.state)[1] is None
        assert seen.markers[-1] == "2 wolf before 5"
        assert "H1" not in str(GAME.write_state(seen.state))


def seen_in_log(sight: State) -> list[str | None]:
    """The cards of all looks, as far as the viewer knows them."""
    return [GAME.write("card", card) for card in sight.log.card[: sight.log.count]]


def test_wf_c28_cards_are_rearranged_after_a_look() -> None:
    """WF-C28 Both orders of S2, S3 are equally likely, 4 sees the new one, nobody else does."""
    orders: Counter[str] = Counter()
    for number in range(400):
        table = base5(auto_rearrange=[False, False, False, True, False], seed=f"rearranged {number}")
        play(table, "1 look 4 0")
        orders[table.cards("4")] += 1
        assert table.seen_by("4").cards("4") == table.cards("4")
        assert table.seen_by("4").happened("rearranged") == [
            f"rearranged 4 {'swapped' if table.cards('4') == 'S3 S2' else 'kept'}"
        ]
        for other in ("1", "2", "3", "5", None):
            assert table.seen_by(other)["cards"]["4"] == [None, None]
            assert table.seen_by(other).happened("rearranged") == ["rearranged 4 None"]
    assert set(orders) == {"S2 S3", "S3 S2"}
    assert 160 < orders["S2 S3"] < 240


def test_cards_stay_where_they_are_without_auto_rearrange() -> None:
    """§3.6 The owner leaves the cards alone."""
    table = base5(auto_rearrange=[True, True, True, False, True])
    play(table, "1 look 4 0")
    assert table.cards("4") == "S2 S3"
    assert table.happened("rearranged") == []
