"""Nothing a seat may not know ever reaches it: two worlds that look the same to it are the same to it."""

import msgspec

from wolfden.bots import find_bot
from wolfden.engine.decision import SPECTATOR
from wolfden.engine.game import Game, events, imagined, is_over, moves_of, play, see, to_act, write_event
from wolfden.engine.rng import Rng, seed

from .sampling import positions, random_games, random_move

# Their own tests compare them with brute force: hidden question cards and boards leave too many worlds here.
NEVER_FEW_WORLDS = ("woof",)


def rng_of(text: str) -> Rng:
    rng = Rng()
    seed(rng, text)
    return rng


def all_that_reaches(game: Game, state: object, viewer: int) -> bytes:
    """Everything a viewer gets to see, as bytes: sight, legal moves, refusals, events."""
    sight = see(game, state, viewer)
    moves, refusals = [], []
    if viewer != SPECTATOR:
        moves = moves_of(game, state, viewer)
        tried = range(0, game.move_count, 1 + game.move_count // 150)
        refusals = [game.objection(state, viewer, move) for move in tried]
        assert moves == moves_of(game, sight, viewer)
        assert refusals == [game.objection(sight, viewer, move) for move in tried]
    told = [write_event(game, event) for event in events(sight)]
    return msgspec.json.encode([sight.tree(), moves, refusals, told])


def test_worlds_that_look_the_same_are_the_same_to_the_viewer(game: Game) -> None:
    rng = rng_of("no leak")
    different = 0
    for state, _ in positions(game, 400, "no leak"):
        for viewer in range(SPECTATOR, len(game.seats(state))):
            reached = all_that_reaches(game, state, viewer)
            sight = see(game, state, viewer)
            for _ in range(2):
                world = imagined(game, sight, rng)
                assert all_that_reaches(game, world, viewer) == reached
                different += game.write_state(world) != game.write_state(state)
    assert different > 400, "the imagined worlds must differ from the true one, or nothing is proved"


def test_imagined_worlds_are_playable(game: Game) -> None:
    """A world made from any sight goes on to its end by the rules."""
    rng = rng_of("playable")
    for state, random in positions(game, 60, "playable"):
        world = imagined(game, see(game, state, random.randrange(len(game.seats(state)))), rng)
        while not is_over(world):
            play(game, world, *random_move(game, world, random))
        assert game.outcome(world)["why"]


def test_the_truth_is_among_the_imagined_worlds(game: Game) -> None:
    """Where few worlds are possible, all of them are found, the true one included."""
    rng = rng_of("truth")
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
    assert found >= 3 or game.key in NEVER_FEW_WORLDS


def test_everything_is_open_at_the_end(game: Game) -> None:
    for state, random in random_games(game, 5, "open"):
        while not is_over(state):
            play(game, state, *random_move(game, state, random))
        for viewer in range(SPECTATOR, len(game.seats(state))):
            assert game.write_state(see(game, state, viewer)) == game.write_state(state)


def test_bots_choose_by_what_their_seat_may_know(game: Game) -> None:
    """Equal sights and seeds give equal choices, even when the true worlds differ; and the choice is legal."""
    rng = rng_of("bots")
    for state, _ in positions(game, 20, "bots"):
        for seat in to_act(state):
            world = imagined(game, see(game, state, seat), rng)
            for name in ("random", "pup", "hunter"):
                choices = {
                    find_bot(name).choose(game, see(game, w, seat), seat, moves_of(game, w, seat), rng_of("same"))
                    for w in (state, world)
                }
                assert len(choices) == 1
                assert choices <= set(moves_of(game, state, seat))
