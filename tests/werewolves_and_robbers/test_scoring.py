"""§5.1 and §5.2: personal scores, team totals, and who wins a game."""

from random import Random

import pytest

from tests.werewolves_and_robbers.builders import Table, a_scored_game, a_table, dealt, personal_score
from wolfden.games.werewolves_and_robbers.cards import CARD_NAMES
from wolfden.games.werewolves_and_robbers.roles import ROBBER, TRAITOR, WEREWOLF
from wolfden.games.werewolves_and_robbers.scoring import add_up


@pytest.mark.parametrize(
    ("role", "pile", "raw", "score"),
    [
        pytest.param("robber", "C1 C4 R2 D1", 9, 9, id="WR-C22 a dagger does not hurt a robber"),
        pytest.param("robber", "C1 C2 W1 R15", 9, 4, id="WR-C23 halved and rounded down"),
        pytest.param("robber", "C1 C2 W1 W2", 9, 4, id="WR-C24 two werewolf cards halve only once"),
        pytest.param("werewolf", "R1 R2 D1 D2", 9, 4, id="WR-C25 daggers halve a werewolf once"),
        pytest.param("werewolf", "R1 R2 W2 C1", 9, 9, id="WR-C26 treasure gives a werewolf nothing"),
        pytest.param("traitor", "C3 C4 R1 D1", 8, 8, id="WR-C27 chests only"),
        pytest.param("traitor", "C3 C4 R1 W1", 8, 4, id="WR-C27 halved by a werewolf card"),
        pytest.param("robber", "", 0, 0, id="WR-C28 robber"),
        pytest.param("traitor", "", 0, 0, id="WR-C28 traitor"),
        pytest.param("werewolf", "", 0, 0, id="WR-C28 werewolf"),
        pytest.param("robber", "C11 R1 R2 W2", 1, 0, id="WR-C29 half of one is nothing"),
    ],
)
def test_personal_scores(role: str, pile: str, raw: int, score: int) -> None:
    """§5.1 The role decides what counts and what halves."""
    assert personal_score(role, pile) == (raw, score)


def test_the_own_dagger_hurts_as_well() -> None:
    """WR-C30 A werewolf captures a dagger that this same player has played."""
    table = a_table(hands={"A": "D1 W1", "B": "C1", "C": "C2", "D": "C3"}, mode="single")
    table.play("D1 C1 C2 C3")
    assert table.told("trick_won")[0]["seat"] == "A"

    table.play_game()

    score = table.told("personal_score")[0]
    assert (score["seat"], score["role"]) == ("A", "werewolf")
    assert score["raw"] > 0
    assert score["score"] == score["raw"] // 2


def personal(table: Table) -> list[int]:
    scores: dict[str, int] = table.outcome["games"][0]["personal"]
    return list(scores.values())


def raw(table: Table) -> list[int]:
    return [event["raw"] for event in table.told("personal_score")]


def test_the_lone_robber_wins() -> None:
    """WR-C31 Two werewolves and the traitor against one robber."""
    table = a_scored_game(
        held={"A": "W1", "B": "W2", "C": "B1"},
        piles={
            "A": "R1 R2 R3 R13 R14 R15 C1 C13 C14 C15 D1 W2",
            "B": "R4 R5 R6 R12 C2 C11 C12 F1",
            "C": "C3 C4 R7 W1",
            "D": "C5 C6 C7 C8 C9 C10 R8 R9 R10 R11 D2 B1",
        },
    )

    assert raw(table) == [14, 11, 8, 15]
    assert personal(table) == [7, 11, 4, 15]
    assert table.outcome["games"][0]["totals"] == {"robbers": 45, "werewolves": 22}
    assert table.outcome["winners"] == ["D"]
    assert table.outcome["points"] == {"A": 0, "B": 0, "C": 0, "D": 1}
    assert table.outcome["why"] == "totals"


def test_equal_totals_are_a_draw() -> None:
    """WR-C32 24 against 24: nobody gets a game point."""
    table = a_scored_game(
        held={"A": "W1 W2", "B": "B1"},
        piles={
            "A": "R2 R5 C2 C4 C7 C9 C10 C11 C12 C13 W1 W2",
            "B": "C1 R1 R3 R4 R6 R7 R8 R9",
            "C": "C5 C6 R10 R11 R12 R13 R14 R15 D1 D2 F1 B1",
            "D": "C3 C8 C14 C15",
        },
    )

    assert personal(table) == [7, 5, 6, 6]
    assert table.outcome["games"][0]["totals"] == {"robbers": 24, "werewolves": 24}
    assert table.outcome["games"][0]["winner"] is None
    assert table.outcome["winners"] == []
    assert table.outcome["points"] == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert table.outcome["why"] == "drawn"


def test_a_traitor_alone_can_win() -> None:
    """WR-C33 Three players, W1 set aside: 12×2 against 22×1."""
    table = a_scored_game(
        players=3,
        set_aside="W1",
        held={"A": "B1"},
        piles={
            "A": "C1 C2 C5 R1 R2 R3 R4 R5 R6",
            "B": "C3 C4 C6 C8 R7 R8 R9 R10 D1",
            "C": "C7 C9 C10 C11 C12 R11 R12 D2 B1",
        },
    )

    assert personal(table) == [12, 13, 9]
    assert table.outcome["games"][0]["totals"] == {"robbers": 22, "werewolves": 24}
    assert table.outcome["winners"] == ["A"]
    assert table.told("set_aside_shown") == [{"event": "set_aside_shown", "card": "W1"}]


def test_five_players_with_a_werewolf_card_set_aside() -> None:
    """WR-C34 20×3 against 16×2: A and B get a game point each."""
    table = a_scored_game(
        players=5,
        set_aside="W2",
        held={"A": "W1", "B": "B1"},
        piles={
            "A": "R1 R2 R3 R4 R5 R6 C13 C14 C15 D1",
            "B": "C1 C2 R7 R8 R9",
            "C": "C3 C4 C5 C6 C7 R10 R11 R12 W1 D2",
            "D": "C8 C9 C10 C11 C12 R13 R14 R15 F1 B1",
        },
    )

    assert raw(table) == [23, 9, 17, 8, 0]
    assert personal(table) == [11, 9, 8, 8, 0]
    assert table.outcome["games"][0]["totals"] == {"robbers": 32, "werewolves": 60}
    assert table.outcome["points"] == {"A": 1, "B": 1, "C": 0, "D": 0, "E": 0}
    assert table.outcome["winners"] == ["A", "B"]


def test_the_multipliers_can_make_a_draw() -> None:
    """WR-C35 Personal scores 3, 4, 5 and the lone robber's 4: 12×1 and 4×3."""
    state = dealt("draw").state
    result = state.results[0]
    result.roles = [WEREWOLF, WEREWOLF, TRAITOR, ROBBER, 0]
    result.personal = [3, 4, 5, 4, 0]

    add_up(state, result)

    assert result.totals == [12, 12]
    assert result.winner == -1


@pytest.mark.parametrize(("players", "pips"), [(3, 34), (4, 35), (5, 35)])
def test_all_chests_and_all_people_are_in_the_piles(players: int, pips: int) -> None:
    """WR-C36 Each sum is that of the deck, less the pips of the set-aside card."""
    for number in range(5):
        table = dealt(f"piles {number}", players=players, mode="single")
        table.play_game(Random(number))
        piles = [event["card"] for event in table.told("card_in_pile")]
        left = table.words["set_aside"] or "-"
        for suit in "CR":
            missing = table.state.pips[CARD_NAMES.index(left)] if left[0] == suit else 0
            assert sum(table.state.pips[CARD_NAMES.index(c)] for c in piles if c[0] == suit) == pips - missing
