"""The model of the opponents in Woof!!: what they knew, and what they did then."""

import pytest

from tests.every_game.sampling import positions
from wolfden.bots.tree_search import search_of
from wolfden.engine.decision import MoveIndex
from wolfden.engine.game import imagined, moves_of, new_state, play, read_options, see, to_act
from wolfden.engine.rng import Rng
from wolfden.games.woof import GAME
from wolfden.games.woof.bot.opponent_model import (
    INFO_STATES,
    NESTED_SAMPLES,
    NESTED_WORLDS,
    NO_DECISION,
    NO_INFO_STATE,
    OpponentModel,
    declare_probability,
    find_decisions,
    find_info_state,
    likelihood_of_actions,
    nested_sample,
    note_info_states,
)
from wolfden.games.woof.cards import MOST_PLAYERS, SLOTS
from wolfden.games.woof.moves import DECLARE, LOOK
from wolfden.games.woof.state import TURN, State


def a_round(*moves: int) -> State:
    """Five players, everybody has looked at a card of the next one, then these moves."""
    state = new_state(GAME, read_options(GAME, {"players": 5}), "7")
    for _ in range(5):
        seat = to_act(state)[0]
        play(GAME, state, seat, MoveIndex(LOOK + SLOTS * ((seat + 1) % 5)))
    for move in moves:
        play(GAME, state, to_act(state)[0], MoveIndex(move))
    return state


def a_model(sight: State) -> OpponentModel:
    model = OpponentModel()
    model.is_used = 1
    find_decisions(sight, model)
    return model


def info_states_in(world: State, model: OpponentModel) -> list[int]:
    info_states = [0] * (2 * MOST_PLAYERS)
    note_info_states(world, model, info_states)
    return info_states


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

    model = a_model(see(GAME, state, viewer))

    last, coming = model.turn[:5], model.turn[MOST_PLAYERS : MOST_PLAYERS + 5]
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
    model = a_model(see(GAME, state, viewer))
    assert set(model.turn) == {NO_DECISION}


def test_two_worlds_share_an_information_state_if_the_player_knows_the_same_in_both() -> None:
    """Given worlds of a spectator of a decision, then an information state tells what its player knew."""
    state = a_round(LOOK + SLOTS * 0)
    seat, viewer = state.log.seat[5], to_act(state)[0]
    model, rng = a_model(see(GAME, state, viewer)), Rng.from_text("shared")
    places: dict[tuple[tuple[int, int], ...], int] = {}
    for _ in range(200):
        world = imagined(GAME, see(GAME, state, viewer), rng)
        knows = known_before(world, seat, turn=5)
        place = info_states_in(world, model)[seat]
        assert places.setdefault(knows, place) == place
    assert len(set(places.values())) == len(places) > 2


def known_before(world: State, seat: int, turn: int) -> tuple[tuple[int, int], ...]:
    """The kinds of the own cards, and of those that were seen by or of this player."""
    picture, face, log = world.box.picture, world.box.face, world.log
    seen = [log.card[t] for t in range(turn) if seat in (log.seat[t], log.target[t])]
    own = sorted((picture[card], face[card]) for card in world.players[seat].cards)
    return (*own, *((picture[card], face[card]) for card in seen))


def test_who_has_seen_every_card_is_sure_and_who_has_seen_none_is_not() -> None:
    state = a_round(LOOK + SLOTS * 0)
    seat, viewer = state.log.seat[5], to_act(state)[0]
    nested = [state.copy() for _ in range(NESTED_WORLDS)]
    for sees_all in (False, True):
        world, model = (
            imagined(GAME, see(GAME, state, viewer), Rng.from_text("sure")),
            a_model(see(GAME, state, viewer)),
        )
        log = world.log
        if sees_all:
            others = [number for number in range(5) if number != seat]
            looks = [(number, slot) for number in others for slot in range(SLOTS)]
            for turn, (number, slot) in enumerate(looks):
                log.seat[turn], log.action[turn], log.target[turn], log.slot[turn] = seat, 0, number, slot
                log.card[turn], log.fresh[turn] = world.players[number].cards[slot], 0
            log.count = model.turn[seat] = len(looks)
        else:
            model.turn[seat] = 0
        info_state = model.info_states[0]
        nested_sample(world, seat, info_state, model, nested, Rng.from_text("nested"))
        assert info_state.samples == model.samples == NESTED_SAMPLES
        assert (info_state.right == NESTED_SAMPLES) == sees_all


@pytest.mark.parametrize("declares", [True, False])
def test_who_declares_was_probably_sure_and_who_waits_was_not(declares: bool) -> None:
    state = a_round()
    seat = to_act(state)[0]
    play(
        GAME, state, seat, MoveIndex(next(m for m in moves_of(GAME, state, seat) if m >= DECLARE) if declares else LOOK)
    )
    sight = see(GAME, state, to_act(state)[0])
    model = a_model(sight)
    for place, right in enumerate((1, NESTED_SAMPLES)):
        model.info_states[place].samples, model.info_states[place].right = NESTED_SAMPLES, right
    unsure, sure = (likelihood_of_actions(sight, model, [place] * (2 * MOST_PLAYERS)) for place in (0, 1))
    assert (sure > unsure) == declares
    assert min(sure, unsure) > 0


def test_there_is_an_end_of_the_information_states_that_are_remembered() -> None:
    model = OpponentModel()
    places = {find_info_state(model, key) for key in range(1, INFO_STATES + 1)}
    assert places == set(range(INFO_STATES))
    assert find_info_state(model, INFO_STATES + 1) == NO_INFO_STATE


def test_an_information_state_without_samples_is_like_the_others_behind_the_same_decision() -> None:
    model = OpponentModel()
    model.info_states[7].samples = model.samples_behind[2] = NESTED_SAMPLES
    model.info_states[7].right = model.right_behind[2] = NESTED_SAMPLES
    assert declare_probability(model, 1, 6) == declare_probability(model, 1, NO_INFO_STATE) == 0.5
    chances = {declare_probability(model, 2, place) for place in (6, 7, NO_INFO_STATE)}
    assert len(chances) == 1
    assert chances.pop() > 0.9


@pytest.mark.xdist_group("compiled")
def test_opponents_are_modelled_alike_plain_and_compiled_and_in_worlds_that_look_the_same() -> None:
    """Given equal sights and seeds, when opponents are modelled, then moves weigh the same, and other than without."""
    plain, fast = (search_of(GAME, is_compiled, models_opponents=True) for is_compiled in (False, True))
    rng, differs = Rng.from_text("worlds"), 0
    for state, _ in positions(GAME, 12, "model"):
        seat = to_act(state)[0]
        sight = see(GAME, state, seat)
        world = imagined(GAME, sight, rng)
        weighed = fast.think(sight, Rng.from_text("model"), 300)
        assert weighed == plain.think(see(GAME, world, seat), Rng.from_text("model"), 300)
        if state.phase == TURN:
            differs += weighed != search_of(GAME, is_compiled=True).think(sight, Rng.from_text("model"), 300)
    assert differs > 2
