"""§4 What is hidden from whom."""

from typing import Any

from tests.woof.builders import BASE5, Table, base4, base5, look_around, play
from wolfden.games.woof import GAME


def in_the_middle() -> Table:
    """Looks, a question, an early declaration, a red marker of another round."""
    table = base5(questions={"1": "QE QB", "3": "QC QA"}, red="5")
    play(table, "1 ask QE 4", "2 look 5 0", "3 ask QC 4", "4 look 3 0", "5 look 3 1")
    play(table, "1 look 4 0", "2 declare 1 4")
    return table


PUBLIC = (
    "round", "state", "turn", "start", "turn_cycle", "turns_taken", "early", "seq", "markers", "answered", "scores",
    "wrong_markers",
)  # fmt: skip


def observation(table: Table, seat: str | None) -> dict[str, Any]:
    return GAME.write_state(table.seen_by(seat).state)


def test_wf_c69_what_a_player_observes() -> None:
    """WF-C69 The own cards with slots, questions and board, and all that is public; nothing of others."""
    table = in_the_middle()
    truth = GAME.write_state(table.state)
    for seat in GAME.seats(table.state):
        seen = observation(table, seat)
        assert {name: seen[name] for name in PUBLIC} == {name: truth[name] for name in PUBLIC}
        for number in BASE5:
            assert seen["cards"][number] == (truth["cards"][number] if number == seat else [None, None])
            assert seen["identity"][number] == (truth["identity"][number] if number == seat else None)
            assert seen["questions"][number] == (truth["questions"][number] if number == seat else [])
        assert seen["put_away"] == []
        assert seen["boards"] == {**dict.fromkeys(BASE5), "2": ["1", "4"] if seat == "2" else [None, None]}
        assert table.seen_by(seat).state.players[2].held == 1
        assert not any(word for rng in table.seen_by(seat).state.rngs for word in rng.tree())


def test_wf_c69_neutral_cards_are_nobodys() -> None:
    """WF-C69 No neutral card, even for who has looked at one."""
    table = base4()
    play(table, "1 look 5 0")
    for seat in ("1", "2", "3", "4", None):
        assert observation(table, seat)["cards"]["5"] == [None, None]


def test_wf_c70_what_a_spectator_observes() -> None:
    """WF-C70 The public part."""
    table = in_the_middle()
    seen, truth = observation(table, None), GAME.write_state(table.state)
    assert {name: seen[name] for name in PUBLIC} == {name: truth[name] for name in PUBLIC}
    assert seen["cards"] == {number: [None, None] for number in BASE5}
    assert seen["questions"] == {number: [] for number in BASE5}
    assert seen["boards"] == {**dict.fromkeys(BASE5), "2": [None, None]}


def test_a_seat_remembers_the_cards_it_has_seen() -> None:
    """§4.3 A sight has perfect memory; whether a screen shows it is decided by memory_aid."""
    table = in_the_middle()
    cards = {seat: table.seen_by(seat).state.log.card[:7] for seat in "12345"}
    written = {seat: [GAME.write("card", card) for card in cards[seat]] for seat in cards}
    assert [written["5"][turn] for turn in (1, 3, 4, 5)] == ["H1", None, "DQ", None]
    assert [written["4"][turn] for turn in (1, 3, 4, 5)] == [None, "HQ", None, "S2"]
    assert [written["2"][turn] for turn in (1, 3, 4, 5)] == ["H1", None, None, None]


def test_everything_is_open_when_the_game_is_over() -> None:
    """§3.5 All role cards and boards are turned up; §4.1 questions that nobody has asked are not."""
    table = base5(turn_limit=1)
    table.state.round = 3
    look_around(table)
    play(table, "1 final 4 X", "2 final X X", "3 final X X", "4 final X X", "5 final X X")
    assert table["state"] == "GAME_OVER"
    truth = GAME.write_state(table.state)
    for seat in ("1", "3", None):
        own = {name: hand if name == seat else [] for name, hand in truth["questions"].items()}
        assert any(truth["questions"].values())
        assert observation(table, seat) == truth | {"questions": own, "put_away": []}
