"""What holds for every game, whatever its rules."""

from typing import Any

import pytest

from wolfden.engine.decision import NO_OBJECTION, MoveIndex
from wolfden.engine.errors import IllegalMove
from wolfden.engine.game import (
    AnyGame,
    all_seats,
    events,
    is_free,
    is_over,
    moves_of,
    people,
    play,
    see,
    to_act,
    write_event,
)
from wolfden.engine.rulebook import read_rules, sections

from .sampling import inventory, positions, random_games, random_move


def test_random_games_end_with_a_why(game: AnyGame) -> None:
    """There is a legal move until the game is over, and then somebody has won, or the game says that nobody has."""
    for state, random in random_games(game, 150, "end"):
        for _ in range(5000):
            if is_over(state):
                break
            play(game, state, *random_move(game, state, random))
        outcome = game.outcome(state)
        names = game.seats(state)
        assert outcome["why"]
        assert outcome["winners"] == [name for seat, name in enumerate(names) if game.winners(state) >> seat & 1]
        assert set(outcome["winners"]) <= set(outcome["points"])


def test_nobody_has_won_before_the_end(game: AnyGame) -> None:
    for state, _ in positions(game, 100, "nobody"):
        assert game.winners(state) == 0


def test_listed_moves_are_accepted_and_all_others_refused(game: AnyGame) -> None:
    """A refused move changes nothing and says why, with the paragraph of the rules."""
    for state, random in positions(game, 150, "legal"):
        for seat in all_seats(game, state):
            listed = moves_of(game, state, seat)
            assert len(set(listed)) == len(listed)
            assert bool(listed) == bool((state.decision.owing | state.decision.answered) >> seat & 1)
            moves = [MoveIndex(move) for move in range(game.move_count)]
            accepted = [move for move in moves if game.objection(state, seat, move) == NO_OBJECTION]
            free = [move for move in accepted if is_free(game, game.write_move(state, seat, move))]
            assert sorted([*listed, *free]) == accepted
            before = state.tree()
            refused = [m for m in range(-3, game.move_count + 3) if m not in accepted]
            for move in random.sample(refused, min(3, len(refused))):
                with pytest.raises(IllegalMove) as refusal:
                    play(game, state, seat, MoveIndex(move))
                assert refusal.value.name
                assert refusal.value.paragraph
            assert state.tree() == before
            if listed:
                after = state.copy()
                play(game, after, seat, random.choice(listed))
                assert after.tree() != before


def test_moves_are_written_and_read_back(game: AnyGame) -> None:
    for state, _ in positions(game, 150, "words"):
        for seat in to_act(state):
            moves = moves_of(game, state, seat)
            words = [game.write_move(state, seat, move) for move in moves]
            assert len(set(words)) == len(words)
            assert [game.read_move(state, seat, text) for text in words] == moves


def test_the_same_seed_gives_the_same_game(game: AnyGame) -> None:
    endings: list[list[Any]] = []
    for _ in range(2):
        endings.append([])
        for state, random in random_games(game, 10, "twice"):
            while not is_over(state):
                play(game, state, *random_move(game, state, random))
            endings[-1].append(state.tree())
    assert endings[0] == endings[1]


def test_cards_are_conserved(game: AnyGame) -> None:
    for state, random in random_games(game, 40, "conserved"):
        cards = inventory(game, state)
        while not is_over(state):
            play(game, state, *random_move(game, state, random))
            assert inventory(game, state) == cards


def test_events_have_room_and_words(game: AnyGame) -> None:
    """No play tells more than the layout holds, and every event can be written."""
    room = len(game.State().events) // 5
    for state, random in random_games(game, 60, "events"):
        while not is_over(state):
            play(game, state, *random_move(game, state, random))
            assert state.event_count < room
            for event in events(state):
                assert write_event(game, event)["event"]


def test_every_event_refusal_and_decision_has_its_paragraph_in_the_rule_book(game: AnyGame) -> None:
    book = {number for number, _, _ in sections(read_rules(game))}
    for state, random in random_games(game, 20, "paragraphs"):
        while not is_over(state):
            play(game, state, *random_move(game, state, random))
            for event in events(state):
                assert game.event_types[event[0]].paragraph in book

    assert {event_type.paragraph for event_type in game.event_types} <= book
    assert {reason.paragraph for reason in game.reasons[1:]} <= book
    assert {decision.paragraph for decision in game.decisions[1:]} <= book


def test_a_deal_can_be_laid_again(game: AnyGame) -> None:
    for state, _ in random_games(game, 30, "lay"):
        other, deal = state.copy(), game.write_deal(state)
        game.lay_deal(other, deal)
        assert game.write_deal(other) == deal
        assert game.write_state(other) == game.write_state(state)


def test_somebody_chooses_in_every_seat_that_is_asked(game: AnyGame) -> None:
    for state, _ in positions(game, 60, "people"):
        assert set(to_act(state)) <= set(people(game, state))
        assert people(game, see(game, state)) == people(game, state)


def test_a_team_wins_and_loses_together(game: AnyGame) -> None:
    for state, random in random_games(game, 20, "teams"):
        teams = game.teams(state) or [(seat,) for seat in all_seats(game, state)]
        assert sorted(seat for team in teams for seat in team) == all_seats(game, state)
        while not is_over(state):
            play(game, state, *random_move(game, state, random))
        for team in teams:
            assert len({game.winners(state) >> seat & 1 for seat in team}) == 1
