"""§3.1, §3.5 Declarations, the end of the turns and the final phase."""

import pytest

from tests.woof.builders import Table, base5, base6, look_around, play, refusal
from wolfden.engine.errors import BadOptions
from wolfden.engine.game import new_options, read_options
from wolfden.games.woof import GAME
from wolfden.games.woof.state import MOST_TURNS


def test_wf_i4_the_arrows_of_the_boy() -> None:
    """WF-I4 Thomas declares wolf = 1 and sheep = 4: < = 1 and << = 4."""
    table = base5(start="2")
    look_around(table)
    play(table, "2 declare 1 4")
    assert table["boards"]["2"] == ["1", "4"]


def test_wf_i5_the_arrows_of_the_wolf() -> None:
    """WF-I5 Eva declares sheep = 4: < = 4 and << = X; any other << is rejected."""
    table = base5()
    look_around(table)
    assert [move for move in table.options("1", "declare") if move.startswith("declare 4")] == ["declare 4 X"]
    play(table, "1 declare 4 X")
    assert table["boards"]["1"] == ["4", "X"]


def test_wf_c35_the_threshold_ends_the_turns_at_once() -> None:
    """WF-C35 5 players, early = [2]; 4 declares in the middle of cycle 3: FINAL, 5 has no turn in cycle 3."""
    table = base5()
    look_around(table)
    play(table, "1 look 2 0", "2 declare 1 4", "3 look 2 0", "4 look 2 0", "5 look 2 0")
    play(table, "1 look 2 0", "3 look 2 0")
    assert table["turn_cycle"] == 3

    play(table, "4 declare 0 3")

    assert table.to_act == "1 3 5 final"
    assert table["turns_taken"]["5"] == 2


def test_wf_c36_six_players_need_three_early_declarations() -> None:
    """WF-C36 With early = [1, 4], 2 declares: FINAL. With early = [1] a second does not end the turns."""
    table = base6()
    look_around(table)
    play(table, "1 declare 0 X", "2 look 1 0", "3 look 1 0", "4 declare 1 5")
    assert table["state"] == "TURN"

    play(table, "5 look 1 0", "6 look 1 0", "2 declare 1 0")

    assert table.early == "1 4 2"
    assert table.to_act == "3 5 6 final"


def test_wf_c37_who_has_declared_is_passed_over() -> None:
    """WF-C37 6 players, early = [2, 3], turn of 1: after LOOK the next turn is 4's."""
    table = base6()
    look_around(table)
    play(table, "1 look 2 0", "2 declare 1 0", "3 declare 1 5", "4 look 1 0", "5 look 1 0", "6 look 1 0")
    assert table["turn"] == "1"

    play(table, "1 look 2 0")

    assert table["turn"] == "4"


def in_final() -> Table:
    table = base5()
    look_around(table)
    play(table, "1 declare 4 X", "2 declare 1 3")
    return table


def test_wf_c38_final_choices_are_secret_until_the_last() -> None:
    """WF-C38 3 and 5 have submitted: nothing is revealed, nor whether they declared. 4 submits: all at once."""
    declared, abstained = in_final(), in_final()
    play(declared, "3 final 4 0", "5 final 1 0")
    play(abstained, "3 final X X", "5 final X X")

    for seat in ("1", "2", "4", None):
        assert declared.seen_by(seat).state == abstained.seen_by(seat).state
    assert declared.seen_by("4").to_act == "4 final"
    assert declared.seen_by("4").happened("board_revealed") == []
    assert declared.seen_by("3")["boards"]["3"] == ["4", "0"]

    play(declared, "4 final 0 3")

    assert declared.happened("board_ready") == ["board_ready 4"]
    assert declared.happened("board_revealed") == [
        "board_revealed 1 4 X early",
        "board_revealed 2 1 3 early",
        "board_revealed 3 4 0 final",
        "board_revealed 4 0 3 final",
        "board_revealed 5 1 0 final",
    ]
    assert declared.seen_by(None).happened("cards_revealed") == [
        "cards_revealed 1 W1 S1 wolf",
        "cards_revealed 2 BQ D1 boy",
        "cards_revealed 3 HQ DQ hunter",
        "cards_revealed 4 S2 S3 sheep",
        "cards_revealed 5 H1 S4 hunter",
    ]


def test_the_order_of_final_choices_does_not_matter() -> None:
    """§3.5 All choose at the same time."""
    first, second = in_final(), in_final()
    play(first, "3 final 4 0", "4 final 0 3", "5 final X X")
    play(second, "5 final X X", "4 final 0 3", "3 final 4 0")
    assert GAME.write_state(first.state) == GAME.write_state(second.state)


def test_wf_c39_a_red_marker_does_not_bar_the_final_phase() -> None:
    """WF-C39 3 may declare; right gives +1, wrong a black marker."""
    for board, score, wrong in (("1 0", "1", "black"), ("2 0", "0", "black black")):
        table = base5(red="3")
        look_around(table)
        play(table, "1 declare 4 X", "2 declare 1 4")
        play(table, f"3 final {board}", "4 final X X", "5 final X X")
        assert table.scores.split()[2] == score
        assert table.wrong("3") == wrong


# The limit of automated play (§3.1, §7 B-18)


def test_without_a_limit_play_goes_on() -> None:
    """B-18 Nobody declares, all questions may be used up; looking is always possible."""
    table = base5()
    for _ in range(40):
        look_around(table)
    assert table["turn_cycle"] == 41
    assert table.to_act == "1 turn"


def test_the_limit_moves_everybody_to_the_final_phase() -> None:
    """§3.1 With turn_limit = 2 the final phase stands in place of the first turn of cycle 3."""
    table = base5(turn_limit=2, start="3")
    look_around(table)
    assert table.to_act == "3 turn"
    look_around(table)
    assert table.to_act == "1 2 3 4 5 final"
    assert table["turn"] is None


def test_a_cycle_ends_at_the_start_players_seat_even_if_the_start_player_has_declared() -> None:
    """§3.1"""
    table = base5(turn_limit=3)
    look_around(table)
    play(table, "1 declare 4 X", "2 look 1 0", "3 look 1 0", "4 look 1 0")
    assert table["turn_cycle"] == 2
    play(table, "5 look 1 0")
    assert (table["turn"], table["turn_cycle"]) == ("2", 3)
    play(table, "2 look 1 0", "3 look 1 0", "4 look 1 0", "5 look 1 0")
    assert table.to_act == "2 3 4 5 final"


def test_after_the_limit_the_left_neighbour_of_the_last_turn_begins() -> None:
    """B-18 Nobody declared early: left of the player who took the last turn. Otherwise left of the last declarer."""
    table = base5(turn_limit=1, start="3")
    look_around(table)
    play(table, *(f"{seat} final X X" for seat in "12345"))
    assert table["start"] == "3"

    table = base5(turn_limit=2, start="3")
    look_around(table)
    play(table, "3 look 1 0", "4 declare 0 3", "5 look 1 0", "1 look 2 0", "2 look 1 0")
    play(table, *(f"{seat} final X X" for seat in "1235"))
    assert table["start"] == "5"


def test_480_turns_end_a_round_by_a_house_rule() -> None:
    """§3.1, B-18 After the 480th turn everyone goes to FINAL, and is told why."""
    table = base5()
    while table.state.log.count < MOST_TURNS - 1:
        play(table, f"{table['turn']} look {1 if table['turn'] != '1' else 2} 0")
    assert table["state"] == "TURN"
    play(table, f"{table['turn']} look 1 0")
    assert table.to_act == "1 2 3 4 5 final"
    assert table.happened("final_phase") == ["final_phase log_full"]


def test_the_final_phase_says_why_it_begins() -> None:
    """§3.1, §3.5 Enough early declarations, the limit, or 480 turns."""
    limited = base5(turn_limit=1)
    look_around(limited)
    assert limited.happened("final_phase") == ["final_phase turn_limit"]

    declared = base5()
    look_around(declared)
    play(declared, "1 declare 4 X", "2 declare 1 4")
    assert declared.happened("final_phase") == ["final_phase threshold"]


@pytest.mark.parametrize(("players", "most"), [(4, 120), (7, 68), (8, 60)])
def test_no_new_game_asks_for_more_than_480_turns(players: int, most: int) -> None:
    """§2.1 turn_limit: at most 480 / players. Records of earlier versions may have asked for more."""
    new_options(GAME, {"players": players, "turn_limit": most})
    asked = {"players": players, "turn_limit": most + 1}
    with pytest.raises(BadOptions, match=f"turn_limit: {most + 1} cycles .* it may be {most} at the most"):
        new_options(GAME, asked)
    read_options(GAME, asked)


def test_a_final_board_is_set_again_where_the_table_says_so() -> None:
    """§3.5, B-36 With `boards_may_change` until the last one is in, and nobody sees it; early ones never change."""
    table = base5(turn_limit=2, boards_may_change=True)
    look_around(table)
    play(table, "1 declare 4 X", "2 look 1 0", "3 look 1 0", "4 look 1 0", "5 look 1 0")
    play(table, "2 final 3 4")
    assert table.to_act == "3 4 5 final"
    assert "final 1 4" in table.legal("2")
    assert refusal(table, "1 final 5 X") == "board_is_set"

    play(table, "2 final 1 4")

    assert table.events == []
    assert table.seen_by("3")["boards"] == table.seen_by(None)["boards"]
    assert table["boards"]["2"] == ["1", "4"]
    assert table.to_act == "3 4 5 final"
    play(table, "3 final X X", "2 final X X", "4 final X X", "5 final X X")
    assert table["round"] == 2
    assert table.happened("board_revealed")[1] == "board_revealed 2 X X abstained"
