"""§3.4 Trick evaluation: lead suit, sides and ranks, and which card wins."""

import pytest

from tests.werewolves_and_robbers.builders import Table, a_table
from wolfden.games.werewolves_and_robbers.cards import SEAT_NAMES
from wolfden.games.werewolves_and_robbers.tricks import evaluate

LEAD_SUITS = {"C": "treasure", "R": "robber", "-": None}

# id, cards in the order of play, lead suit, effective values, winning place, what it checks (§6.2)
VECTORS = """
WR-T01 | C8 R12 C15 R3    | C | L8 T12 L15 T3       | 2 | trump beats higher lead card
WR-T02 | R5 R9 R14 R2     | R | L5 L9 L14 L2        | 3 | no trump played
WR-T03 | R15 C1 R14 R13   | R | L15 T1 L14 L13      | 2 | lowest trump beats highest lead
WR-T04 | R15 C1 C2 R14    | R | L15 T1 T2 L14       | 3 | over-trumping
WR-T05 | C4 F1 R15 C15    | C | L4 T16 T15 L15      | 2 | fortune-teller as highest trump
WR-T06 | C4 F1 R15 W1     | C | L4 L0 T15 T16       | 4 | later werewolf degrades fortune-teller
WR-T07 | C4 R15 W1 F1     | C | L4 T15 T16 L0       | 3 | earlier werewolf degrades fortune-teller
WR-T08 | C4 F1 W1 R2      | C | L4 L0 L1 T2         | 4 | werewolf directly after fortune-teller is L1
WR-T09 | C4 F1 W1 C2      | C | L4 L0 L1 L2         | 1 | lead card wins over both
WR-T10 | C10 D1 W1 C12    | C | L10 T0 T1 L12       | 3 | werewolf after dagger
WR-T11 | C10 D1 D2 C12    | C | L10 T0 T0 L12       | 3 | two daggers: later one
WR-T12 | C10 D1 W1 R1     | C | L10 T0 T1 T1        | 4 | special ties numbered card, numbered later
WR-T13 | C10 R1 D1 W1     | C | L10 T1 T0 T1        | 4 | special ties numbered card, special later
WR-T14 | C15 W1 B1 C3     | C | L15 L16 L16 L3      | 3 | werewolf and traitor tie, traitor later
WR-T15 | C15 B1 W1 C3     | C | L15 L16 L17 L3      | 3 | werewolf after traitor
WR-T16 | B1 W1 W2 C7      | C | L16 L17 L18 L7      | 3 | longest lead-side chain
WR-T17 | B1 C7 C9 C15     | C | L16 L7 L9 L15       | 1 | leading traitor adopts the later lead suit
WR-T18 | B1 C7 R1 C15     | C | L16 L7 T1 L15       | 3 | leading traitor loses to any trump
WR-T19 | D1 C7 C9 R1      | C | T0 L7 L9 T1         | 4 | leading dagger below numbered trump
WR-T20 | D1 C7 C9 C15     | C | T0 L7 L9 L15        | 1 | leading dagger beats all lead cards
WR-T21 | D1 W1 C7 C9      | C | T0 T1 L7 L9         | 2 | werewolf copies a card whose suit is not yet fixed
WR-T22 | F1 C7 C9 R15     | C | T16 L7 L9 T15       | 1 | leading fortune-teller
WR-T23 | F1 W1 C7 C9      | C | L0 L1 L7 L9         | 4 | leading fortune-teller degraded
WR-T24 | F1 W1 C7 R2      | C | L0 L1 L7 T2         | 4 | same, trump wins
WR-T25 | W1 C7 R15 B1     | C | T16 L7 T15 L16      | 1 | leading werewolf
WR-T26 | W1 C7 R15 W2     | C | T16 L7 T15 T16      | 4 | two werewolves tie at T16, later wins
WR-T27 | W1 F1 C7 R15     | C | T16 L0 L7 T15       | 1 | fortune-teller after leading werewolf
WR-T28 | W1 W2 D1 B1      | - | T16 T17 T0 L16      | 2 | only specials
WR-T29 | D1 W1 D2 W2      | - | T0 T1 T0 T1         | 4 | only specials, tie of werewolves
WR-T30 | W1 D1 W2 F1      | - | T16 T0 T1 L0        | 1 | only specials, second werewolf weak
WR-T31 | F1 W1 B1 W2      | - | L0 L1 L16 L17       | 4 | only specials, everything on the weak side
WR-T32 | B1 F1 D1 D2      | - | L16 T16 T0 T0       | 2 | only specials without werewolf
WR-T33 | B1 F1 W1 W2      | - | L16 L0 L1 L2        | 1 | both werewolves spoiled by the fortune-teller
WR-T34 | R5 W1 W2 C1      | R | L5 L6 L7 T1         | 4 | werewolves on the lead side lose to trump 1
WR-T35 | R5 C9 W1 C10     | R | L5 T9 T10 T10       | 4 | tie on trump side, numbered card later
WR-T36 | R5 C10 C9 W1     | R | L5 T10 T9 T10       | 4 | tie on trump side, werewolf later
WR-T37 | C1 W1 C2 F1      | C | L1 L2 L2 L0         | 3 | tie on lead side decides the trick
WR-T38 | W1 R3 C15 R9     | R | T16 L3 T15 L9       | 1 | leading werewolf is of the suit not led
WR-T39 | R15 W1 C1 W2     | R | L15 L16 T1 T2       | 4 | each werewolf copies its own neighbour
WR-T40 | R6 B1 R15 R14    | R | L6 L16 L15 L14      | 2 | traitor above 15 of the lead suit
WR-T41 | D1 F1 C5 R9      | C | T0 T16 L5 T9        | 2 | two leading specials before the suit is fixed
WR-T42 | C3 W1 F1 W2 R1   | C | L3 L4 L0 L1 T1      | 5 | five players
WR-T43 | F1 D1 W1 B1 W2   | - | L0 T0 T1 L16 L17    | 3 | five players, only specials, weak T1 beats L17
WR-T44 | R1 R2 C15 C14 R15 | R | L1 L2 T15 T14 L15   | 3 | five players, numbered only
WR-T45 | C12 W1 C11       | C | L12 L13 L11         | 2 | three players
WR-T46 | D1 D2 B1         | - | T0 T0 L16           | 2 | three players, only specials
WR-T47 | W1 B1 D1         | - | T16 L16 T0          | 1 | three players, only specials
WR-T48 | B1 D1 R4         | R | L16 T0 L4           | 2 | three players, dagger is trump treasure 0
"""


def a_trick(cards: str) -> Table:
    """A table at which these cards are played to the first trick, A leading."""
    plays = cards.split()
    table = a_table(players=max(len(plays), 3), hands=dict(zip(SEAT_NAMES, plays, strict=False)))
    table.play(cards)
    return table


def vectors() -> list[object]:
    rows = [[cell.strip() for cell in line.split("|")] for line in VECTORS.strip().splitlines()]
    return [pytest.param(*row[1:5], id=f"{row[0]} {row[5]}") for row in rows]


@pytest.mark.parametrize(("cards", "lead", "values", "winner"), vectors())
def test_the_strongest_card_takes_the_trick(cards: str, lead: str, values: str, winner: str) -> None:
    """§6.2 The cards are played in this order, the first seat leading."""
    table = a_trick(cards)

    (won,) = table.told("trick_won")
    assert won["led"] == LEAD_SUITS[lead]
    counted = table.told("card_valued")
    assert [event["card"] for event in counted] == cards.split()
    assert " ".join(f"{event['side'][0].upper()}{event['rank']}" for event in counted) == values
    assert won["seat"] == SEAT_NAMES[int(winner) - 1]
    assert won["card"] == cards.split()[int(winner) - 1]
    assert won["cards"] == len(cards.split())
    assert table.turn == won["seat"]


@pytest.mark.parametrize(
    ("cards", "lead", "values", "winner"),
    [
        pytest.param("C8 R12 C15", "treasure", "L8 T12 L15", 2, id="WR-E1 15 is greater, but not trump"),
        pytest.param("W1 W2 R9", "robber", "T16 T17 L9", 2, id="WR-E2 the third card fixes the suit"),
        pytest.param("D1 B1 F1", None, "T0 L16 T16", 3, id="WR-E3 no lead suit at all"),
    ],
)
def test_the_worked_examples(cards: str, lead: str | None, values: str, winner: int) -> None:
    """§6.1 Three cards are compared; nothing depends on how many players there are (A-01)."""
    hands = dict(zip("ABC", cards.split(), strict=True))
    table = a_table(players=5, hands=hands)
    table.play(cards)

    assert table.words["lead_suit"] == lead
    assert table.values == values
    assert evaluate(table.state) == winner - 1


@pytest.mark.parametrize(
    ("cards", "values", "winner"),
    [
        pytest.param("C8 R12 C15 R3", "L8 T12 L15 T3", "B", id="WR-E1b"),
        pytest.param("W1 W2 R9 C15", "T16 T17 L9 T15", "B", id="WR-E2b"),
        pytest.param("D1 B1 F1 D2", "T0 L16 T16 T0", "C", id="WR-E3b"),
    ],
)
def test_the_worked_examples_as_whole_tricks(cards: str, values: str, winner: str) -> None:
    """§6.1 Four players, A leads: the winner takes four cards and leads next."""
    table = a_trick(cards)

    assert " ".join(play["value"] for play in table.words["last_trick"]) == values
    assert table.seat(winner)["captured"] == 4
    assert table.turn == winner


def test_the_present_winner_may_change_until_the_last_card() -> None:
    """WR-C18 A later werewolf degrades the fortune-teller."""
    table = a_table(hands={"A": "C4", "B": "F1", "C": "R15", "D": "W1"})

    table.play("C4 F1")
    assert (table.values, evaluate(table.state)) == ("L4 T16", 1)

    table.play("R15")
    assert (table.values, evaluate(table.state)) == ("L4 T16 T15", 1)

    table.play("W1")
    assert [play["value"] for play in table.words["last_trick"]] == ["L4", "L0", "T15", "T16"]
    assert table.told("trick_won")[0]["seat"] == "D"


def test_the_lead_suit_may_be_fixed_later() -> None:
    """WR-C19 A leading dagger waits for the first numbered card."""
    table = a_table(hands={"A": "D1", "B": "R6", "C": "C1"})

    table.play("D1")
    assert table.words["lead_suit"] is None
    assert evaluate(table.state) == 0

    table.play("R6")
    assert table.words["lead_suit"] == "robber"
    assert (table.values, evaluate(table.state)) == ("T0 L6", 0)

    table.play("C1")
    assert (table.values, evaluate(table.state)) == ("T0 L6 T1", 2)


def test_a_leading_werewolf_does_not_look_back_into_the_last_trick() -> None:
    """§7 A-05 A werewolf that opens a trick is T16 whatever was played before."""
    table = a_table(hands={"A": "R3 W1", "B": "C3", "C": "C2", "D": "R2"}, leader="B")

    table.play("C3 C2 R2 R3 W1")

    assert table.values == "T16"
