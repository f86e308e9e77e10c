"""§2 Options, setup, identities."""

from typing import Any

import pytest

from tests.woof.builders import BASE5, IN_THE_BOX, Table, all_questions, base4, base5, base8, lay_out, look_around, play
from wolfden.engine.errors import BadDeal, BadOptions
from wolfden.engine.game import new_state, read_options
from wolfden.engine.rng import seed
from wolfden.games.woof import GAME
from wolfden.games.woof.cards import ROLE_CARDS, ROLES
from wolfden.games.woof.roles import identity_of
from wolfden.games.woof.state import State, set_up

CARD_OF = {"sheep": "S1", "dog": "D1", "hunter": "H1", "boy": "BQ", "wolf": "W1"}
TWIN_OF = {"sheep": "S2", "dog": "D2", "hunter": "H2", "wolf": "W2"}
PAIRS = [
    "sheep sheep sheep", "sheep dog dog", "sheep hunter hunter", "sheep boy boy", "sheep wolf wolf", "dog dog dog",
    "dog hunter hunter", "dog boy boy", "dog wolf wolf", "hunter hunter hunter", "hunter boy boy", "hunter wolf wolf",
    "boy wolf wolf", "wolf wolf wolf",
]  # fmt: skip


def blank(**options: Any) -> State:
    return set_up(read_options(GAME, options), {})


def dealt(seed: str, **options: Any) -> Table:
    return Table(new_state(GAME, read_options(GAME, options), seed))


def identity(cards: str) -> str:
    """The identity of a player with these two cards."""
    card, other = (ROLE_CARDS.index(id) for id in cards.split())
    return ROLES[identity_of(blank(players=8), card, other)]


@pytest.mark.parametrize("pair", [pytest.param(pair, id=f"WF-C01 {pair}") for pair in PAIRS])
def test_the_higher_value_is_the_identity(pair: str) -> None:
    """WF-C01 §2.5 All 14 pairs, in either order."""
    first, second, expected = pair.split()
    other = TWIN_OF[second] if first == second else CARD_OF[second]

    assert identity(f"{CARD_OF[first]} {other}") == expected
    assert identity(f"{other} {CARD_OF[first]}") == expected


@pytest.mark.parametrize(("cards", "expected"), [("SA D1", "dog"), ("DA S1", "dog"), ("HQ S1", "hunter")])
def test_wf_c02_faces_do_not_make_an_identity(cards: str, expected: str) -> None:
    """WF-C02 §2.5 Only picture and value matter."""
    assert identity(cards) == expected


def targets(state: State, role: str) -> list[str]:
    first = 2 * ROLES.index(role)
    return [ROLES[target] for target in state.box.targets[first : first + 2]]


def test_wf_e1_two_sheep_are_a_sheep() -> None:
    """WF-E1 Jason holds S2 and S3: a sheep, who seeks dog and hunter."""
    table = base5()
    assert table["identity"]["4"] == "sheep"
    assert targets(table.state, "sheep") == ["dog", "hunter"]


def test_wf_e2_the_boy_covers_the_hunter() -> None:
    """WF-E2 Thomas holds BQ and H1: the boy, who seeks the wolf with < and a sheep with <<."""
    table = base5(cards={"2": "BQ H1", "5": "D1 S4"})
    assert table["identity"]["2"] == "boy"
    assert targets(table.state, "boy") == ["wolf", "sheep"]


def test_wf_c06_four_players_and_a_neutral_one() -> None:
    """WF-C06 §2.4 8 cards with players, 2 neutral, 8 questions dealt, 8 put away; turns go 1, 2, 3, 4."""
    table = dealt("four", players=4)

    assert list(table["cards"]) == ["1", "2", "3", "4", "5"]
    assert all(len(pair) == 2 for pair in table["cards"].values())
    assert GAME.seats(table.state) == ("1", "2", "3", "4")
    assert sum(len(hand) for hand in table["questions"].values()) == 8
    assert len(table["put_away"]) == 8
    table = base4()
    turns = []
    for _ in range(5):
        turns.append(table["turn"])
        play(table, f"{table['turn']} look 5 0")
    assert turns == ["1", "2", "3", "4", "1"]


def test_wf_c07_eight_players_hold_all_questions() -> None:
    """WF-C07 §2.3 16 dealt, none put away."""
    table = dealt("eight", players=8)

    assert [len(hand) for hand in table["questions"].values()] == [2] * 8
    assert table["put_away"] == []
    assert all_questions(table) == IN_THE_BOX


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("players", range(4, 9))
def test_wf_c08_there_is_always_a_wolf(players: int, variant: str) -> None:
    """WF-C08 §1.3 In 1000 random setups, somebody is a wolf each time."""
    empty = blank(players=players, variant=variant)
    for number in range(1000):
        state = empty.copy()
        seed(state.rngs[0], str(number))
        GAME.deal(state)
        assert "wolf" in GAME.write_state(state)["identity"].values()


def test_deals_and_start_players_differ_and_return_with_their_seed() -> None:
    """§2.3 Shuffled anew, and begun by anybody."""
    deals = [GAME.write_deal(dealt(str(number), players=5).state) for number in range(40)]

    assert deals == [GAME.write_deal(dealt(str(number), players=5).state) for number in range(40)]
    assert {deal["start"] for deal in deals} == {"1", "2", "3", "4", "5"}
    assert len({str(deal["cards"]) for deal in deals}) == 40
    assert {deal["cards"]["3"][1][0] for deal in deals} == {"S", "D", "H", "B", "W"}


def test_wf_c68_a_new_round_clears_the_table() -> None:
    """WF-C68 §2.3 No markers or questions of round 1, boards cleared; scores and wrong markers kept, all dealt anew."""
    table = base5(questions={"1": "QA QB"})
    play(table, "1 ask QA 3")
    look_around(table)
    play(table, "1 declare 4 X", "2 declare 1 3")
    play(table, "3 final 4 0", "4 final X X", "5 final X X")

    assert table["round"] == 2
    assert table["markers"] == []
    assert table["answered"] == []
    assert set(table["boards"].values()) == {None}
    assert table.early == ""
    assert table["seq"] == 0
    assert set(table["turns_taken"].values()) == {0}
    assert table.scores == "2 0 0 0 0"
    assert [table.wrong(seat) for seat in "12345"] == ["", "red", "black", "", ""]
    assert sorted(card for pair in table["cards"].values() for card in pair) == sorted(" ".join(BASE5.values()).split())
    assert [len(hand) for hand in table["questions"].values()] == [2] * 5
    assert all_questions(table) == IN_THE_BOX


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"players": 3}, "players"),
        ({"players": 9}, "players"),
        ({"variant": "expert"}, "variant"),
        ({"turn_limit": 0}, "turn_limit"),
        ({"turn_limit": "none"}, "turn_limit"),
        ({"auto_rearrange": "on"}, "auto_rearrange"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_options_that_make_no_game_are_refused(options: dict[str, Any], complaint: str) -> None:
    """§2.1"""
    with pytest.raises(BadOptions, match=complaint):
        read_options(GAME, options)


def test_rearranging_is_chosen_for_all_or_for_each_player() -> None:
    """§2.1 auto_rearrange: true, false, or one value for each player."""
    assert [player.auto_rearrange for player in blank(players=5).players[:5]] == [1, 1, 1, 1, 1]
    assert [p.auto_rearrange for p in blank(players=4, auto_rearrange=False).players[:5]] == [0, 0, 0, 0, 1]
    some = [True, False, True, False, True]
    assert [p.auto_rearrange for p in blank(players=5, auto_rearrange=some).players[:5]] == some
    with pytest.raises(BadOptions, match=r"auto_rearrange: 2 values for 5 players; it must be true, false or a list"):
        blank(players=5, auto_rearrange=[True, False])


def deal_of(table: Table) -> dict[str, Any]:
    return {**GAME.write_deal(table.state)}


def test_a_deal_is_laid_and_written() -> None:
    """§2.3 Cards by slot, questions and the start player."""
    deal = deal_of(base5(questions={"1": "QE QB"}, start="4"))

    assert deal["cards"]["1"] == ["W1", "S1"]
    assert deal["questions"]["1"] == ["QB", "QE"]
    assert deal["start"] == "4"
    assert base5(start="4").to_act == "4 turn"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"start": "6"}, "a deal is"),
        ({"start": None}, "a deal is"),
        ({"cards": {"1": ["W1", "S1"]}}, "cards are for 1, 2, 3, 4, 5"),
        ({"questions": {}}, "questions for 1, 2, 3, 4, 5"),
        ({"extra": 1}, "it must have cards, questions and start"),
        ({"cards": {**{n: c.split() for n, c in BASE5.items()}, "1": ["W1"]}}, "1 has 1 role cards"),
        ({"cards": {**{n: c.split() for n, c in BASE5.items()}, "1": ["W1", "W2"]}}, "the role cards of this game are"),
        ({"cards": {**{n: c.split() for n, c in BASE5.items()}, "1": ["W1", "Z1"]}}, "a deal is"),
        ({"questions": {**{n: ["QA", "QB"] for n in "1234"}, "5": ["QC"]}}, "5 has 1 questions"),
        ({"questions": {n: ["QA", "QB"] for n in "12345"}}, "the deal has 5 of QA; there are 4"),
    ],
)  # fmt: skip
def test_an_impossible_deal_is_refused(change: dict[str, Any], complaint: str) -> None:
    """§2.3"""
    table = base5()
    before = table.state.copy()
    with pytest.raises(BadDeal, match=complaint):
        GAME.lay_deal(table.state, deal_of(table) | change)
    assert table.state == before


def test_a_deal_of_a_later_round_keeps_its_start_player() -> None:
    """§5.5 Round 2 begins left of the last early declarer."""
    table = base5()
    look_around(table)
    play(table, "1 declare 4 X", "2 declare 1 3", "3 final X X", "4 final X X", "5 final X X")
    deal = deal_of(table)

    with pytest.raises(BadDeal, match="round 2 is begun by 3"):
        GAME.lay_deal(table.state, deal | {"start": "4"})
    GAME.lay_deal(table.state, deal | {"cards": {n: c.split() for n, c in BASE5.items()}})
    assert table.cards("1") == "W1 S1"
    assert table.to_act == "3 turn"


def test_the_standard_positions_are_as_printed() -> None:
    """§6.1 The identities beside the cards."""
    assert list(base4()["identity"].values()) == ["sheep", "hunter", "boy", "hunter", "wolf"]
    assert list(base5()["identity"].values()) == ["wolf", "boy", "hunter", "sheep", "hunter"]
    assert list(base8()["identity"].values()) == ["wolf", "boy", "hunter", "hunter", "hunter", "dog", "sheep", "sheep"]
    assert lay_out(BASE5, {"players": 5}).to_act == "1 turn"
