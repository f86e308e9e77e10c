"""§5.1-§5.3 Right and wrong declarations, points, and the boy's bonus."""

from collections.abc import Callable, Mapping

import pytest

from tests.woof.builders import Table, adv5, base4, base5, base6, base8, look_around, play


def final_phase(table: Table, looks: str = "") -> None:
    """Turns until the limit; on the way these looks are made: "2>4.0 1>5.1"."""
    wanted = [look.replace(">", " look ").replace(".", " ") for look in looks.split()]
    while table["state"] == "TURN":
        seat = table["turn"]
        mine = [look for look in wanted if look.startswith(seat)]
        if mine:
            wanted.remove(mine[0])
        play(table, mine[0] if mine else f"{seat} look {harmless(table, seat)}")
    assert not wanted


def harmless(table: Table, seat: str) -> str:
    """A look that lays no marker of the boy before anybody who matters: at the wolf."""
    wolf = next(number for number, role in table["identity"].items() if role == "wolf")
    return f"{wolf} 0" if wolf != seat else "2 0"


def choose(table: Table, boards: Mapping[str, str]) -> None:
    """Final choices; who is not mentioned abstains."""
    play(table, *(f"{seat} final {boards.get(seat, 'X X')}" for seat in table.to_act.split()[:-1]))


def judged(table: Table, seat: str, board: str) -> str:
    """Is this declaration right or wrong?"""
    final_phase(table)
    choose(table, {seat: board})
    right, wrong = (table.happened(f"declaration_{word}") for word in ("right", "wrong"))
    assert len(right) + len(wrong) == 1
    assert table.scores.split()[int(seat) - 1] == ("1" if right else "0")
    assert table.wrong(seat) == ("" if right else "black")
    return "right" if right else "wrong"


@pytest.mark.parametrize(
    ("position", "seat", "board", "verdict"),
    [
        pytest.param(base6, "1", "0 X", "right", id="WF-C40 nobody is a sheep"),
        pytest.param(base6, "1", "2 X", "wrong", id="WF-C40 any number is wrong"),
        pytest.param(base6, "1", "6 X", "wrong", id="WF-C40 any other number is wrong"),
        pytest.param(base6, "2", "1 0", "right", id="WF-C40 the boy knows it too"),
        pytest.param(base6, "3", "1 5", "right", id="WF-C41 one dog"),
        pytest.param(base6, "3", "1 6", "right", id="WF-C41 the other dog"),
        pytest.param(base6, "3", "1 0", "wrong", id="WF-C41 there is a dog"),
        pytest.param(base5, "5", "1 2", "wrong", id="WF-C42 a dog card is not a dog"),
        pytest.param(base4, "2", "5 0", "right", id="WF-C43 the neutral player is the wolf"),
        pytest.param(base4, "2", "0 0", "wrong", id="WF-C43 the neutral player counts"),
        pytest.param(base4, "1", "0 2", "right", id="WF-C44 one hunter"),
        pytest.param(base4, "1", "0 4", "right", id="WF-C44 the other hunter"),
        pytest.param(base4, "3", "5 1", "right", id="WF-C45 wolf and sheep"),
    ],
)
def test_a_declaration_is_judged(position: Callable[..., Table], seat: str, board: str, verdict: str) -> None:
    """§5.1 With two targets both must be right."""
    assert judged(position(turn_limit=1), seat, board) == verdict


def test_wf_c46_three_are_misled() -> None:
    """WF-C46 The boy's markers lie in front of 7 and 8; 3, 4 and 6 believe them."""
    table = base8()
    for target in ("7", "8"):
        while table["turn"] != "2":
            play(table, f"{table['turn']} look {harmless(table, table['turn'])}")
        play(table, f"2 look {target} 0")
    while table["turn"] != "1":
        play(table, f"{table['turn']} look {harmless(table, table['turn'])}")

    play(table, "1 declare 7 X", "2 look 5 0", "3 declare 7 6", "4 declare 8 6")
    choose(table, {"2": "1 7", "5": "1 6", "6": "7 3", "7": "6 5"})

    assert table.scores == "2 4 0 0 1 0 1 0"
    assert table.happened("misled") == ["misled 3 2 1 2", "misled 4 2 1 3", "misled 6 2 1 4"]
    assert [table.wrong(seat) for seat in "12345678"] == ["", "", "red", "red", "", "black", "", ""]
    assert table["start"] == "5"


def test_wf_c47_the_marker_before_the_real_wolf() -> None:
    """WF-C47 Hunter 5 declares wolf = 1, dog = 0: right, and no bonus for the boy."""
    table = base5(turn_limit=1)
    final_phase(table, "2>1.0")
    choose(table, {"5": "1 0"})
    assert table.scores == "0 0 0 0 1"


def test_wf_c48_a_true_announcement_of_a_disguise_earns_nothing() -> None:
    """WF-C48 1 laid the wolf marker after seeing DA; hunter 3 believes it: wrong, and no bonus."""
    table = adv5(turn_limit=1)
    final_phase(table, "1>5.1")
    assert table.markers[0] == "1 wolf before 5"
    choose(table, {"3": "5 0"})
    assert table.wrong("3") == "black"
    assert table.scores == "0 0 0 0 0"


def test_wf_c49_the_boys_own_marker_decides() -> None:
    """WF-C49 The boy also laid one there before: bonus 1."""
    table = adv5(turn_limit=1)
    final_phase(table, "1>5.1 2>5.0")
    choose(table, {"3": "5 0"})
    assert table.wrong("3") == "black"
    assert table.scores == "0 1 0 0 0"


def test_wf_c50_a_marker_laid_after_the_declaration() -> None:
    """WF-C50 Hunter 5 declares early, then the boy lays the first wolf marker in front of 4: no bonus."""
    table = base5(start="5")
    for _ in range(4):
        final = table["turn_cycle"]
        while table["turn_cycle"] == final:
            play(table, f"{table['turn']} look {harmless(table, table['turn'])}")
    play(table, "5 declare 4 0", "1 look 3 0", "2 look 4 0", "3 declare 1 0")
    assert table["early"] == [["5", 21], ["3", 24]]
    choose(table, {})
    assert table.wrong("5") == "red"
    assert table.scores == "0 0 2 0 0"


def test_a_marker_laid_before_the_declaration_counts() -> None:
    """§5.3 The same, with the marker first."""
    table = base5(start="2")
    play(table, "2 look 4 0")
    look_around(table)
    play(table, "2 look 1 0", "3 declare 1 0", "4 look 1 0", "5 declare 4 0")
    choose(table, {})
    assert table.scores == "0 1 2 0 0"


def test_wf_c51_pointing_at_nobody_misleads_nobody() -> None:
    """WF-C51 Hunter 5 declares wolf = 0: wrong, and no bonus whatever markers lie about."""
    table = base5(turn_limit=1)
    final_phase(table, "2>4.0")
    choose(table, {"5": "0 0"})
    assert table.wrong("5") == "black"
    assert table.scores == "0 0 0 0 0"


def test_wf_c52_each_victim_counts_once() -> None:
    """WF-C52 Two markers in front of 4, hunters 3 and 5 believe them: bonus 2, not 4."""
    table = base5(turn_limit=2)
    final_phase(table, "2>4.0 2>4.1")
    assert table.markers.count("2 wolf before 4") == 2
    choose(table, {"3": "4 0", "5": "4 0"})
    assert [table.wrong(seat) for seat in "35"] == ["black", "black"]
    assert table.scores == "0 2 0 0 0"


def test_wf_c53_who_abstains_is_not_misled() -> None:
    """WF-C53 Hunter 5 abstains with a boy's marker in front of 4: no bonus."""
    table = base5(turn_limit=1)
    final_phase(table, "2>4.0")
    choose(table, {})
    assert table.scores == "0 0 0 0 0"


def test_wf_c54_the_bonus_is_added_to_the_boys_own_points() -> None:
    """WF-C54 Boy 2 declares early and right, hunters 3 and 5 are misled: 2 + 2 = 4."""
    table = base5(start="2")
    play(table, "2 look 4 0")
    look_around(table)
    play(table, "2 declare 1 4", "3 look 1 0", "4 look 1 0", "5 look 1 0", "1 declare 4 X")
    choose(table, {"3": "4 0", "5": "4 0"})
    assert table.scores == "2 4 0 0 0"


def test_wf_c55_the_bonus_of_a_boy_who_abstains() -> None:
    """WF-C55 Hunter 3 is misled, boy 2 abstains: 1 point, no marker."""
    table = base5(turn_limit=1)
    final_phase(table, "2>4.0")
    choose(table, {"3": "4 0"})
    assert table.scores == "0 1 0 0 0"
    assert table.wrong("2") == ""


def test_wf_c56_a_neutral_boy_misleads_nobody() -> None:
    """WF-C56 The neutral player holds BQ and a sheep: nobody lies in this round and nobody gets a bonus."""
    table = base4(cards={"3": "W1 D1", "5": "BQ S4"}, turn_limit=1)
    assert table["identity"]["5"] == "boy"
    final_phase(table, "1>2.1 2>1.0 3>2.1 4>1.0")
    assert [marker.split()[1] for marker in table.markers] == ["sheep"] * 4
    choose(table, {"2": "1 0", "4": "1 0"})
    assert table.scores == "0 0 0 0"
    assert table.happened("misled") == []


@pytest.mark.parametrize(("target", "board", "bonus"), [("1", "1 0", 1), ("5", "5 0", 0)])
def test_wf_c57_four_players_are_misled_too(target: str, board: str, bonus: int) -> None:
    """WF-C57 A marker in front of player 1: bonus 1; in front of the neutral player, the real wolf: none."""
    table = base4(turn_limit=1)
    final_phase(table, f"3>{target}.0")
    choose(table, {"2": board})
    assert table.scores == f"0 {1 - bonus} {bonus} 0"


def test_the_bonus_for_a_neutral_player_taken_for_the_wolf() -> None:
    """B-24 The neutral player is no wolf, and the boy's marker lies in front of it."""
    table = base4(cards={"1": "W1 S2", "5": "S1 S4"}, turn_limit=1)
    final_phase(table, "3>5.0")
    choose(table, {"2": "5 0"})
    assert table.scores == "0 0 1 0"


def test_a_misled_dog_counts_and_a_misled_sheep_does_not() -> None:
    """B-22 Hunters and dogs only."""
    table = base6(turn_limit=1)
    final_phase(table, "2>4.1")
    choose(table, {"5": "4 3", "6": "4 3", "1": "4 X"})
    assert table.happened("misled") == ["misled 5 2 1 1", "misled 6 2 1 2"]
