"""§5.4-§5.7 Wrong markers, the next start player, and the end of the game."""

from tests.woof.builders import BASE5, BASE6, Table, base4, base5, base6, look_around, play
from wolfden.games.woof import GAME


def finish_round(table: Table, boards: dict[str, str], early: str = "") -> None:
    """Everybody looks once; then these declare early, the others finally; who has no board abstains."""
    look_around(table)
    while table["state"] == "TURN":
        seat = table["turn"]
        if seat in early.split() and table.options(seat, "declare"):
            play(table, f"{seat} declare {boards[seat]}")
        else:
            play(table, f"{seat} look {'1' if seat != '1' else '2'} 0")
    seats = table.to_act.split()[:-1]
    play(table, *(f"{seat} final {boards.get(seat, 'X X')}" for seat in seats))


def lay_again(table: Table, position: dict[str, str]) -> None:
    """The same role cards as before, in a later round."""
    deal = GAME.write_deal(table.state) | {"cards": {number: cards.split() for number, cards in position.items()}}
    GAME.lay_deal(table.state, deal)


def test_wf_c58_a_red_marker_bars_one_round() -> None:
    """WF-C58 Red after round 1, no early declaration in round 2, black after it, legal again in round 3."""
    table = base5()
    finish_round(table, {"1": "4 X", "2": "3 4"}, early="1 2")
    assert table.wrong("2") == "red"

    lay_again(table, BASE5)
    look_around(table)
    while table["turn"] != "2":
        play(table, f"{table['turn']} look 2 0")
    assert table.options("2", "declare") == []
    finish_round(table, {"1": "4 X", "4": "0 3"}, early="1 4")
    assert table.wrong("2") == "black"

    assert table["round"] == 3
    look_around(table)
    while table["turn"] != "2":
        play(table, f"{table['turn']} look 2 0")
    assert table.options("2", "declare") != []


def test_wf_c59_the_old_marker_turns_before_the_new_one_comes() -> None:
    """WF-C59 2 holds a red marker and is wrong in the final phase of round 2: two black ones, and the game ends."""
    table = base5()
    finish_round(table, {"1": "4 X", "2": "3 4"}, early="1 2")
    lay_again(table, BASE5)
    finish_round(table, {"1": "4 X", "4": "0 3", "2": "3 4"}, early="1 4")

    markers = [event for event in table.events if event.startswith("marker_")]
    assert markers == ["marker_turned 2", "marker_given 2 black 2"]
    assert table.wrong("2") == "black black"
    assert table["state"] == "GAME_OVER"
    assert table["round"] == 2
    assert table.happened("game_ended") == ["game_ended wrong_markers"]


def test_wf_c60_a_black_marker_bars_nothing() -> None:
    """WF-C60 3 was wrong in the final phase of round 1: may declare early in round 2."""
    table = base5()
    finish_round(table, {"1": "4 X", "4": "0 3", "3": "4 0"}, early="1 4")
    assert table.wrong("3") == "black"

    look_around(table)
    while table["turn"] != "3":
        play(table, f"{table['turn']} look 3 0")
    assert table.options("3", "declare") != []


def test_wf_c61_round_2_is_always_played() -> None:
    """WF-C61 Even if everybody is wrong, nobody has two markers after round 1."""
    table = base5()
    finish_round(table, {"1": "0 X", "2": "0 0", "3": "0 1", "4": "1 1", "5": "0 1"}, early="1 2")
    assert [table.wrong(seat) for seat in "12345"] == ["red", "red", "black", "black", "black"]
    assert table["round"] == 2
    assert table["state"] == "TURN"


def test_wf_c62_three_rounds_are_the_end() -> None:
    """WF-C62 Nobody has two markers: the game ends after three rounds; with a second marker in round 3, once."""
    table = base5()
    for _ in range(3):
        assert table["state"] == "TURN"
        lay_again(table, BASE5)
        finish_round(table, {"1": "4 X", "4": "0 3"}, early="1 4")
    assert table.happened("game_ended") == ["game_ended rounds"]
    assert table["state"] == "GAME_OVER"
    assert table["round"] == 3
    assert table.to_act == "none"

    table = base5(black="3")
    table.state.round = 3
    finish_round(table, {"1": "4 X", "4": "0 3", "3": "4 0"}, early="1 4")
    assert table.happened("game_ended") == ["game_ended wrong_markers"]
    assert table["round"] == 3


def over(scores: str, markers: str) -> Table:
    """A game that ends after a third round without points or markers, at these scores and markers."""
    table = base5(turn_limit=1)
    table.state.round = 3
    for player, score, black in zip(table.state.players, scores.split(), markers.split(), strict=False):
        player.score, player.black = int(score), int(black)
    finish_round(table, {})
    assert table["state"] == "GAME_OVER"
    return table


def test_the_most_points_win() -> None:
    """§5.6"""
    table = over("4 3 5 1 0", "0 0 1 0 0")
    outcome = GAME.outcome(table.state)
    assert outcome["winners"] == ["3"]
    assert outcome["why"] == "points"
    assert outcome["ended_by"] == "rounds"
    assert outcome["points"] == {"1": 4, "2": 3, "3": 5, "4": 1, "5": 0}
    assert outcome["places"] == {"1": 2, "2": 3, "3": 1, "4": 4, "5": 5}


def test_wf_c63_fewer_wrong_markers_break_the_tie() -> None:
    """WF-C63 Scores 4, 4, 3, 1, 0 and markers 1, 0, 0, 0, 1: player 2 wins."""
    table = over("4 4 3 1 0", "1 0 0 0 1")
    outcome = GAME.outcome(table.state)
    assert outcome["winners"] == ["2"]
    assert outcome["why"] == "fewer_wrong_markers"
    assert outcome["wrong_markers"] == {"1": 1, "2": 0, "3": 0, "4": 0, "5": 1}
    assert outcome["places"] == {"1": 2, "2": 1, "3": 3, "4": 4, "5": 5}
    assert table.happened("game_won") == ["game_won 2 4 0"]


def test_wf_c64_equals_share_the_victory() -> None:
    """WF-C64 Scores 4, 4, 3, 1, 0 and markers 1, 1, 0, 0, 0: players 1 and 2."""
    table = over("4 4 3 1 0", "1 1 0 0 0")
    outcome = GAME.outcome(table.state)
    assert outcome["winners"] == ["1", "2"]
    assert outcome["why"] == "shared"
    assert GAME.winners(table.state) == 0b00011


def test_wf_c65_two_markers_do_not_eliminate() -> None:
    """WF-C65 A player reaches two markers but has the most points: that player wins."""
    table = base5(black="3")
    table.state.players[2].score = 6
    finish_round(table, {"1": "4 X", "4": "0 3", "3": "4 0"}, early="1 4")
    assert table.wrong("3") == "black black"
    assert GAME.outcome(table.state)["winners"] == ["3"]
    assert GAME.outcome(table.state)["ended_by"] == "wrong_markers"


def test_wf_c66_left_of_the_last_player_comes_player_1() -> None:
    """WF-C66 5 players, early = [1, 5]: 1 begins. 4 players, early = [2, 4]: 1, the neutral player is not a seat."""
    table = base5()
    finish_round(table, {"1": "4 X", "5": "1 0"}, early="1 5")
    assert table["start"] == "1"
    table = base4()
    finish_round(table, {"2": "5 0", "4": "5 0"}, early="2 4")
    assert table["start"] == "1"


def test_wf_c67_red_markers_leave_enough_players() -> None:
    """WF-C67 6 players, 1, 2, 3 hold red markers: 4, 5, 6 can still reach the threshold of 3."""
    table = base6(red="1 2 3")
    lay_again(table, BASE6)
    look_around(table)
    play(table, "1 look 2 0", "2 look 1 0", "3 look 1 0", "4 declare 1 5", "5 declare 1 3", "6 declare 1 3")
    assert table.early == "4 5 6"
    assert table.to_act == "1 2 3 final"
