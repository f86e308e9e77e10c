"""An imagined world is one that its viewer must reckon with: it looks as the truth does, and can be played on."""

import msgspec

from wolfden.engine.decision import SPECTATOR, GameState, MoveIndex, SeatIndex
from wolfden.engine.game import AnyGame, events, imagined, is_over, moves_of, play, see, to_act, write_event
from wolfden.engine.rng import Rng

from .sampling import particulars, positions, random_move


def all_that_reaches(game: AnyGame, state: GameState, viewer: int) -> bytes:
    """Everything a viewer gets to see, as bytes: sight, legal moves, refusals, events."""
    sight = see(game, state, viewer)
    moves, refusals = [], []
    if viewer != SPECTATOR:
        moves = moves_of(game, state, SeatIndex(viewer))
        tried = range(0, game.move_count, 1 + game.move_count // 150)
        refusals = [game.objection(state, SeatIndex(viewer), MoveIndex(move)) for move in tried]
        assert moves == moves_of(game, sight, SeatIndex(viewer))
        assert refusals == [game.objection(sight, SeatIndex(viewer), MoveIndex(move)) for move in tried]
    told = [write_event(game, event) for event in events(sight)]
    return msgspec.json.encode([sight.tree(), moves, refusals, told])


def test_an_imagined_world_looks_to_its_viewer_as_the_true_one_does(game: AnyGame) -> None:
    rng = Rng.from_text("no leak")
    different = 0
    for state, _ in positions(game, 100, "no leak"):
        for viewer in range(SPECTATOR, len(game.seats(state))):
            reached = all_that_reaches(game, state, viewer)
            world = imagined(game, see(game, state, viewer), rng)
            assert all_that_reaches(game, world, viewer) == reached
            different += game.write_state(world) != game.write_state(state)
    assert different > 100


def test_imagined_worlds_are_playable(game: AnyGame) -> None:
    """A world made from any sight goes on to its end by the rules."""
    rng = Rng.from_text("playable")
    for state, random in positions(game, 60, "playable"):
        world = imagined(game, see(game, state, random.randrange(len(game.seats(state)))), rng)
        while not is_over(world):
            play(game, world, *random_move(game, world, random))
        assert game.outcome(world)["why"]


def test_the_truth_is_among_the_imagined_worlds(game: AnyGame) -> None:
    """Where few worlds are possible, all of them are found, the true one included."""
    rng = Rng.from_text("truth")
    found = 0
    for state, random in positions(game, 400, "truth"):
        sight = see(game, state, random.choice(to_act(state)))
        worlds = {msgspec.json.encode(game.write_state(imagined(game, sight, rng))) for _ in range(8)}
        if len(worlds) > 3:
            continue
        for _ in range(150):
            worlds.add(msgspec.json.encode(game.write_state(imagined(game, sight, rng))))
        assert msgspec.json.encode(game.write_state(state)) in worlds
        found += 1
    assert found >= 3 or not particulars(game).FEW_WORLDS
