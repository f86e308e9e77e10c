"""What a move will surely do."""

import pytest

from tests.every_game.sampling import positions
from wolfden.engine.decision import GameState
from wolfden.engine.game import AnyGame, events, moves_of, play, see, to_act, write_event
from wolfden.engine.preview import foresee
from wolfden.engine.rng import Rng
from wolfden.games import GAMES, find_game


def come_true(game: AnyGame, foreseen: list[tuple[int, ...]], happened: list[tuple[int, ...]]) -> bool:
    """Has everything foreseen happened, in this order and before anything else?"""
    told = [write_event(game, event) for event in foreseen]
    truth = [write_event(game, event) for event in happened[: len(foreseen)]]
    hidden = [{field: word for field, word in event.items() if word is not None} for event in told]
    return len(truth) == len(told) and all(
        some.items() <= all_.items() for some, all_ in zip(hidden, truth, strict=True)
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_is_foreseen_happens(game: AnyGame) -> None:
    rng = Rng.from_text("foresee")
    foreseen_events = 0
    for state, _ in positions(game, 40, "foresee"):
        seat = to_act(state)[0]
        sight = see(game, state, seat)
        for move in moves_of(game, sight, seat):
            foreseen = foresee(game, sight, seat, move, rng)
            after = state.copy()
            play(game, after, seat, move)
            assert come_true(game, foreseen, events(see(game, after)))
            foreseen_events += len(foreseen)
    assert foreseen_events > 0


def this_turn(game: AnyGame, state: GameState) -> list[tuple[int, ...]]:
    """What the last move did before the next turn began."""
    codes = [game.event_types[event[0]].name for event in events(state)]
    return events(state)[: codes.index("turn_began") if "turn_began" in codes else None]


def test_the_walk_of_every_animal_is_foreseen() -> None:
    game = find_game("wolf-and-hound")
    rng = Rng.from_text("walks")
    walks = 0
    for state, _ in positions(game, 60, "walks"):
        seat = to_act(state)[0]
        if game.decisions[state.decision.kind].name != "play":
            continue
        for move in moves_of(game, state, seat):
            after = state.copy()
            play(game, after, seat, move)
            told, happened = (
                [write_event(game, event) for event in story if game.event_types[event[0]].name == "animal_walked"]
                for story in (foresee(game, see(game, state, seat), seat, move, rng), this_turn(game, after))
            )
            assert told[: len(happened)] == happened
            walks += len(happened)
    assert walks > 0


def test_a_card_still_face_down_is_not_foreseen() -> None:
    """§3.5 Nobody knows the top of a dummy deck before the exchange."""
    game = find_game("wolf-and-hound")
    rng = Rng.from_text("dummies")
    calls = 0
    for state, _ in positions(game, 200, "dummies"):
        seat = to_act(state)[0]
        if game.decisions[state.decision.kind].name == "exchange":
            exchange = game.read_move(state, seat, "exchange")
            assert foresee(game, see(game, state, seat), seat, exchange, rng) == []
            calls += 1
    assert calls > 0


def test_the_end_of_the_game_is_foreseen() -> None:
    """§3.4 The wolf that will take the last sheep is seen coming."""
    game = find_game("wolf-and-hound")
    rng = Rng.from_text("ends")
    ends = 0
    for state, _ in positions(game, 120, "ends"):
        seat = to_act(state)[0]
        for move in moves_of(game, state, seat):
            after = state.copy()
            play(game, after, seat, move)
            happened = [game.event_types[event[0]] for event in events(after)]
            names = [event_type.name for event_type in happened]
            if "game_won" in names and not any(event.reveals for event in happened[: names.index("game_won")]):
                foreseen = foresee(game, see(game, state, seat), seat, move, rng)
                assert "game_won" in [game.event_types[event[0]].name for event in foreseen]
                ends += 1
    assert ends > 0
