"""What the others must have thought in Woof!!."""

from typing import Any

import pytest

from tests.every_game.sampling import positions
from wolfden.bots.tree_search import search_of
from wolfden.engine.decision import MoveIndex
from wolfden.engine.game import imagined, moves_of, new_state, play, read_options, see, to_act
from wolfden.engine.rng import Rng
from wolfden.games import find_game
from wolfden.games.woof.bot.minds import (
    DREAMS,
    NO_DECISION,
    NO_THOUGHT,
    ROOM_TO_DREAM,
    THOUGHTS,
    Minds,
    boldness,
    dream,
    find_decisions,
    note_thoughts,
    plausibility,
    remember,
)
from wolfden.games.woof.cards import MOST_PLAYERS, SLOTS
from wolfden.games.woof.moves import DECLARE, LOOK
from wolfden.games.woof.state import TURN

GAME = find_game("woof")


def a_round(*moves: int) -> Any:
    """Five players, everybody has looked at a card of the next one, then these moves."""
    state = new_state(GAME, read_options(GAME, {"players": 5}), "7")
    for _ in range(5):
        seat = to_act(state)[0]
        play(GAME, state, seat, MoveIndex(LOOK + SLOTS * ((seat + 1) % 5)))
    for move in moves:
        play(GAME, state, to_act(state)[0], MoveIndex(move))
    return state


def read_minds(sight: Any) -> Minds:
    minds = Minds()
    minds.are_read = 1
    find_decisions(sight, minds)
    return minds


def thoughts_in(world: Any, minds: Minds) -> list[int]:
    thoughts = [0] * (2 * MOST_PLAYERS)
    note_thoughts(world, minds, thoughts)
    return thoughts


def test_a_decision_is_the_last_turn_but_the_first_and_the_next_turn_of_who_has_not_declared() -> None:
    """§3.2 Given two second turns, of which one declares, when the third player thinks, then these are decisions."""
    state = a_round()
    first = to_act(state)[0]
    declares = next(move for move in moves_of(GAME, state, first) if move >= DECLARE)
    play(GAME, state, first, declares)
    second = to_act(state)[0]
    play(GAME, state, second, MoveIndex(LOOK + SLOTS * first))
    viewer = to_act(state)[0]
    others = [(viewer + 1) % 5, (viewer + 2) % 5]

    minds = read_minds(see(GAME, state, viewer))

    last, coming = minds.turn[:5], minds.turn[MOST_PLAYERS : MOST_PLAYERS + 5]
    assert last[first] == 5
    assert last[second] == 6
    assert all(last[seat] == NO_DECISION for seat in (viewer, *others))
    assert all(coming[seat] == NO_DECISION for seat in (viewer, first))
    assert all(coming[seat] == 7 for seat in (second, *others))


def test_a_red_marker_leaves_nothing_to_decide() -> None:
    state = a_round(LOOK + SLOTS * 0)
    viewer = to_act(state)[0]
    for seat in range(5):
        state.players[seat].red = 1
    minds = read_minds(see(GAME, state, viewer))
    assert set(minds.turn) == {NO_DECISION}


def test_two_worlds_share_a_thought_if_the_player_knows_the_same_in_both() -> None:
    """Given worlds of a spectator of a decision, when they are noted, then a thought tells what its player knew."""
    state = a_round(LOOK + SLOTS * 0)
    seat, viewer = state.log.seat[5], to_act(state)[0]
    minds, rng = read_minds(see(GAME, state, viewer)), Rng.from_text("shared")
    places: dict[tuple[Any, ...], int] = {}
    for _ in range(200):
        world = imagined(GAME, see(GAME, state, viewer), rng)
        knows = known_before(world, seat, turn=5)
        place = thoughts_in(world, minds)[seat]
        assert places.setdefault(knows, place) == place
    assert len(set(places.values())) == len(places) > 2


def known_before(world: Any, seat: int, turn: int) -> tuple[Any, ...]:
    """The kinds of the own cards, and of those that were seen by or of this player."""
    picture, face, log = world.box.picture, world.box.face, world.log
    seen = [log.card[t] for t in range(turn) if seat in (log.seat[t], log.target[t])]
    own = sorted((picture[card], face[card]) for card in world.players[seat].cards)
    return (*own, *((picture[card], face[card]) for card in seen))


def test_who_has_seen_every_card_is_sure_and_who_has_seen_none_is_not() -> None:
    state = a_round(LOOK + SLOTS * 0)
    seat, viewer = state.log.seat[5], to_act(state)[0]
    dreams = [state.copy() for _ in range(ROOM_TO_DREAM)]
    for sees_all in (False, True):
        world, minds = (
            imagined(GAME, see(GAME, state, viewer), Rng.from_text("sure")),
            read_minds(see(GAME, state, viewer)),
        )
        log = world.log
        if sees_all:
            others = [number for number in range(5) if number != seat]
            looks = [(number, slot) for number in others for slot in range(SLOTS)]
            for turn, (number, slot) in enumerate(looks):
                log.seat[turn], log.action[turn], log.target[turn], log.slot[turn] = seat, 0, number, slot
                log.card[turn], log.fresh[turn] = world.players[number].cards[slot], 0
            log.count = minds.turn[seat] = len(looks)
        else:
            minds.turn[seat] = 0
        thought = minds.thoughts[0]
        dream(world, seat, thought, minds, dreams, Rng.from_text("dreams"))
        assert thought.dreams == minds.dreams == DREAMS
        assert (thought.right == DREAMS) == sees_all


@pytest.mark.parametrize("declares", [True, False])
def test_who_declares_was_probably_sure_and_who_waits_was_not(declares: bool) -> None:
    state = a_round()
    seat = to_act(state)[0]
    play(
        GAME, state, seat, MoveIndex(next(m for m in moves_of(GAME, state, seat) if m >= DECLARE) if declares else LOOK)
    )
    sight = see(GAME, state, to_act(state)[0])
    minds = read_minds(sight)
    for place, right in enumerate((1, DREAMS)):
        minds.thoughts[place].dreams, minds.thoughts[place].right = DREAMS, right
    unsure, sure = (plausibility(sight, minds, [place] * (2 * MOST_PLAYERS)) for place in (0, 1))
    assert (sure > unsure) == declares
    assert min(sure, unsure) > 0


def test_there_is_an_end_of_the_thoughts_that_are_remembered() -> None:
    minds = Minds()
    places = {remember(minds, key) for key in range(1, THOUGHTS + 1)}
    assert places == set(range(THOUGHTS))
    assert remember(minds, THOUGHTS + 1) == NO_THOUGHT


def test_a_thought_nobody_dreamed_about_is_like_the_others_behind_the_same_decision() -> None:
    minds = Minds()
    minds.thoughts[7].dreams = minds.dreams_behind[2] = DREAMS
    minds.thoughts[7].right = minds.right_behind[2] = DREAMS
    assert boldness(minds, 1, 6) == boldness(minds, 1, NO_THOUGHT) == 0.5
    assert boldness(minds, 2, 6) == boldness(minds, 2, NO_THOUGHT) == boldness(minds, 2, 7) > 0.9


@pytest.mark.xdist_group("compiled")
def test_minds_are_read_alike_in_plain_and_compiled_thought_and_in_worlds_that_look_the_same() -> None:
    """Given equal sights and seeds, when minds are read, then the thoughts are equal, and others than without."""
    plain, fast = (search_of(GAME, is_compiled, models_opponents=True) for is_compiled in (False, True))
    rng, differs = Rng.from_text("worlds"), 0
    for state, _ in positions(GAME, 12, "minds"):
        seat = to_act(state)[0]
        sight = see(GAME, state, seat)
        world = imagined(GAME, sight, rng)
        thought = fast.think(sight, Rng.from_text("minds"), 300)
        assert thought == plain.think(see(GAME, world, seat), Rng.from_text("minds"), 300)
        if state.phase == TURN:
            differs += thought != search_of(GAME, is_compiled=True).think(sight, Rng.from_text("minds"), 300)
    assert differs > 2
