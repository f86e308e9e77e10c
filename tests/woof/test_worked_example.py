"""§6.2 The rulebook's long example, turn by turn (WF-E4), and its example 3."""

from tests.woof.builders import Table, base5, look_around, play

QUESTION_HANDS = {"1": "QE QB", "2": "QD QD", "3": "QC QA", "4": "QA QB", "5": "QB QC"}


def test_wf_e4_the_complete_log() -> None:
    """WF-E4 BASE5, player 1 begins, round 1."""
    table = base5(questions=QUESTION_HANDS)
    first_cycle(table)
    second_cycle(table)
    declarations(table)
    result(table)


def first_cycle(table: Table) -> None:
    # WF-E4a
    play(table, "1 look 4 0")
    assert table.events[:2] == ["looked 1 4 0 S2", "announced 1 4 sheep"]
    # WF-E4b
    play(table, "2 look 5 0")
    assert table.events[:2] == ["looked 2 5 0 H1", "announced 2 5 wolf"]
    # WF-E4c
    play(table, "3 look 2 0")
    assert table.events[:2] == ["looked 3 2 0 BQ", "announced 3 2 hidden"]
    # WF-E4d
    play(table, "4 ask QA 3")
    assert table["answered"] == [["4", "3", "QA", True]]
    # WF-E4e
    play(table, "5 look 1 1")
    assert table.events[:2] == ["looked 5 1 1 S1", "announced 5 1 sheep"]
    assert table["turn_cycle"] == 2


def second_cycle(table: Table) -> None:
    # WF-E4f
    play(table, "1 ask QE 4")
    assert table["answered"][-1] == ["1", "4", "QE", True]
    # WF-E4g
    play(table, "2 look 4 0")
    assert table.events[:2] == ["looked 2 4 0 S2", "announced 2 4 wolf"]
    # WF-E4h
    play(table, "3 ask QC 4")
    assert table["answered"][-1] == ["3", "4", "QC", False]
    # WF-E4i
    play(table, "4 look 3 0")
    assert table.events[:2] == ["looked 4 3 0 HQ", "announced 4 3 hidden"]
    # WF-E4j
    play(table, "5 look 3 1")
    assert table.events[:2] == ["looked 5 3 1 DQ", "announced 5 3 hidden"]
    assert table["markers"] == [
        [1, "1", "4", "sheep"], [2, "2", "5", "wolf"], [3, "3", "2", "?"], [5, "5", "1", "sheep"],
        [7, "2", "4", "wolf"], [9, "4", "3", "?"], [10, "5", "3", "?"],
    ]  # fmt: skip


def declarations(table: Table) -> None:
    # WF-E4k
    play(table, "1 declare 4 X")
    assert table.early == "1"
    assert table.to_act == "2 turn"
    # WF-E4l
    play(table, "2 declare 1 3")
    assert table["early"] == [["1", 11], ["2", 12]]
    assert table.to_act == "3 4 5 final"
    # WF-E4m
    play(table, "3 final 4 0", "4 final 0 3", "5 final X X")


def result(table: Table) -> None:
    # WF-E4n
    assert table.happened("declaration_right") == ["declaration_right 1 2 2", "declaration_right 4 1 1"]
    assert table.happened("declaration_wrong") == ["declaration_wrong 2", "declaration_wrong 3"]
    assert table.happened("misled") == ["misled 3 2 1 1"]
    assert table.scores == "2 1 0 1 0"
    assert [table.wrong(seat) for seat in "12345"] == ["", "red", "black", "", ""]
    # WF-E4o
    assert table["round"] == 2
    assert table.to_act == "3 turn"
    look_around(table)
    while table["turn"] != "2":
        play(table, f"{table['turn']} look 2 0")
    assert table.options("2", "declare") == []


def example_3(thomas_looks_at: str) -> Table:
    table = base5()
    play(table, "1 look 2 0", f"2 look {thomas_looks_at}", "3 look 2 0", "4 look 2 0", "5 look 2 0")
    play(table, "1 look 2 0", "2 look 3 0", "3 look 2 0", "4 look 2 0", "5 declare 4 0")
    play(table, "1 declare 4 X", "2 final X X", "3 final X X", "4 final X X")
    return table


def test_wf_e3a_kenny_believes_the_marker() -> None:
    """WF-E3a Kenny is wrong although "no dog" is right; Thomas gets 1 bonus point, Eva 2 points."""
    table = example_3("4 0")
    assert table.scores == "2 1 0 0 0"
    assert table.wrong("5") == "red"
    assert table.happened("misled") == ["misled 5 2 1 1"]


def test_wf_e3b_without_the_marker_there_is_no_bonus() -> None:
    """WF-E3b Thomas' only wolf marker lies in front of 5: he gets 0."""
    table = example_3("5 0")
    assert table.scores == "2 0 0 0 0"
    assert table.wrong("5") == "red"
