"""The trick, the players and the score sheet of The Werewolves bEat Robbers' Horror as a browser gets them."""

from tests.werewolves_and_robbers.builders import Table, a_table, dealt
from wolfden.engine.decision import SPECTATOR, MoveIndex, SeatIndex
from wolfden.engine.game import see
from wolfden.games.werewolves_and_robbers import GAME
from wolfden.games.werewolves_and_robbers.cards import CARD_NAMES, SEAT_NAMES
from wolfden.games.werewolves_and_robbers.view import WerewolvesAndRobbersView, preview, view
from wolfden.table.memory import retold


def seen_by(table: Table, name: str | None) -> WerewolvesAndRobbersView:
    return view(see(GAME, table.state, SEAT_NAMES.index(name) if name else SPECTATOR))


def test_before_the_first_card_there_is_no_trick() -> None:
    shown = seen_by(a_table(leader="B"), "A")

    assert (shown.trick, shown.turn, shown.trick_number, shown.game_number) == (None, "B", 1, 1)
    assert shown.sheets == []


def test_each_card_of_a_trick_is_as_strong_as_it_is_so_far() -> None:
    """§3.4 The suit that is not led is trump, and a werewolf is one above the card before it."""
    table = a_table(hands={"A": "C8", "B": "R3", "C": "W1"})

    table.play("C8 R3 W1")

    trick = seen_by(table, "D").trick
    assert trick is not None
    assert [(c.seat, c.card, c.side, c.rank) for c in trick.cards] == [
        ("A", "C8", "lead", 8),
        ("B", "R3", "trump", 3),
        ("C", "W1", "trump", 4),
    ]
    assert (trick.led, trick.winner, trick.why, trick.finished) == ("treasure", "C", "trump", False)


def test_of_equal_cards_the_later_wins() -> None:
    """§3.4"""
    table = a_table(hands={"A": "D1", "B": "D2"})

    table.play("D1 D2")

    trick = seen_by(table, None).trick
    assert trick is not None
    assert (trick.winner, trick.why, trick.led) == ("B", "later", None)


def test_a_finished_trick_lies_open_until_the_next_lead_and_then_has_to_be_remembered() -> None:
    """WR-C43"""
    table = a_table(hands={"A": "C8", "B": "R3", "C": "C9", "D": "C10"})
    table.play("C8 R3 C9 C10")
    finished = seen_by(table, "A").trick

    table.play(table.legal[0])

    running = seen_by(table, "A")
    assert finished is not None
    assert (finished.finished, finished.winner) == (True, "B")
    assert running.trick is not None
    assert len(running.trick.cards) == 1
    assert running.played is None
    assert [seat.pile for seat in running.seats] == [None] * 4
    assert [seat.captured for seat in running.seats] == [0, 4, 0, 0]


def test_with_the_memory_aid_all_played_cards_are_listed_but_no_pile() -> None:
    """§4.3"""
    table = a_table(hands={"A": "C8", "B": "R3", "C": "C9", "D": "C10"}, memory_aid=True)

    table.play("C8 R3 C9 C10")

    shown = seen_by(table, "A")
    assert shown.played == ["C8", "C9", "C10", "R3"]
    assert [seat.pile for seat in shown.seats] == [None] * 4


def test_a_reload_tells_no_trick_again_but_the_one_on_the_table() -> None:
    """§4.3 No history of played cards is available to anyone during the game."""
    table = a_table(hands={"A": "C8", "B": "R3", "C": "C9", "D": "C10"})
    table.play("C8 R3 C9 C10")
    told = table.events
    sight = see(GAME, table.state, 0)
    assert retold(GAME, sight, told) == told

    table.play(table.legal[0])

    names = {event["event"] for event in retold(GAME, see(GAME, table.state, 0), told)}
    assert not names & {"card_played", "card_valued", "trick_won"}


def test_a_role_is_known_to_its_owner_and_to_all_once_it_is_proven() -> None:
    """§4.2 The traitor's card proves the team, and not yet the role."""
    table = a_table(hands={"A": "B1", "B": "W1", "C": "W2"})
    before = [(seat.role, seat.team) for seat in seen_by(table, "B").seats]

    table.play("B1 W1")

    after = [(seat.role, seat.team) for seat in seen_by(table, "D").seats]
    assert before == [(None, None), ("werewolf", "werewolves"), (None, None), (None, None)]
    assert after[:3] == [(None, "werewolves"), ("werewolf", "werewolves"), (None, None)]


def test_a_scored_game_is_a_sheet() -> None:
    """§5"""
    table = dealt("a sheet", players=3, mode="match")

    table.play_game()

    (sheet,) = seen_by(table, "A").sheets
    told = GAME.write_state(table.state)["results"][0]
    assert {line.seat: line.role for line in sheet.lines} == told["roles"]
    assert {line.seat: line.score for line in sheet.lines} == told["personal"]
    assert {"robbers": sheet.robbers, "werewolves": sheet.werewolves} == told["totals"]
    assert (sheet.winner, sheet.set_aside) == (told["winner"], told["set_aside"])
    assert [line.seat for line in sheet.lines if line.game_point] == [
        seat.seat for seat in seen_by(table, "A").seats if seat.game_points
    ]


def test_a_card_in_mind_has_a_strength_in_the_trick_so_far() -> None:
    """§3.4"""
    table = a_table(hands={"A": "C8", "B": "R3 C5"})
    table.play("C8")
    sight = see(GAME, table.state, 1)

    trump, low = (preview(sight, SeatIndex(1), MoveIndex(CARD_NAMES.index(card))) for card in ("R3", "C5"))

    assert (trump.side, trump.rank, trump.wins) == ("trump", 3, True)
    assert (low.side, low.rank, low.wins) == ("lead", 5, False)
