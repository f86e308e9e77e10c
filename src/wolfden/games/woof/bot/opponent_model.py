"""A model of the opponents in Woof!!: how sure they could be when they declared, or did not.

In an imagined world it is known what every player has seen: the player's information state. Nested sampling imagines
the worlds that this player had to reckon with and counts how often the best declaration is right in them; the more
often, the likelier the player is to declare. By Bayes' rule a world weighs by the likelihood of what the others did:

    product over their last decisions of p(declares), or of 1 - p(declares)

and who knows much now will soon declare. An information state depends on nothing but the turn and on what its player
knew, so many worlds have it in common: it is remembered by a hash key, and those that occur most often are sampled
first.
"""

from typing import Annotated

from wolfden.engine.layout import Layout, assign, i8, i16, i32, many
from wolfden.engine.rng import Rng

from ..cards import DOUBLE, MOST_PLAYERS, NO_TARGET, SINGLE
from ..knowledge.imagining import imagine_many_role_cards
from ..knowledge.seeing import sight
from ..moves import DIAL
from ..roles import identity
from ..scoring import holds
from ..state import ABSTAIN, DECLARED, LOOKED_AT, TURN, State
from .cases import DECISIONS, Case

BOARDS = DIAL * DIAL
NESTED_SAMPLES = 16  # of an information state at a time; 8 told nearly as much as 24
NESTED_WORLDS = NESTED_SAMPLES + 2  # a world and what its player saw
CASES_PER_SAMPLE = 8  # so that nested samples take a small part of the time
RECENT_WORLDS = 4  # from which the next to be sampled is taken
NO_DECISION = -1
INFO_STATES = 1024  # that are remembered
NO_INFO_STATE = -1
KEY_MASK = 2**31 - 1  # a key has 31 bits


class InfoState(Layout):
    """What a player knows when it is time to declare or to wait."""

    key: i32  # 0 if this place is free
    cases: i32  # in which it occurs
    samples: i32  # nested ones
    right: i32  # those in which the best declaration is right


class OpponentModel(Layout):
    """The decisions of the others and the information states behind them."""

    is_used: i8  # or do worlds weigh the same?
    turn: Annotated[list[int], many(i16, DECISIONS)]  # of each decision, or NO_DECISION
    known: Annotated[list[int], many(i32, MOST_PLAYERS)]  # to each player so far, as a key
    info_states: Annotated[list[InfoState], many(InfoState, INFO_STATES)]
    samples: i32
    samples_behind: Annotated[list[int], many(i32, DECISIONS)]  # each decision: of all its information states,
    right_behind: Annotated[list[int], many(i32, DECISIONS)]  # and those in which the best declaration is right
    tally: Annotated[list[int], many(i16, BOARDS)]  # the samples in which each declaration is right


def find_decisions(seen: State, model: OpponentModel) -> None:
    """When did each of the others last choose whether to declare, and who will the next time? (§3.2)"""
    for decision in range(DECISIONS):
        model.turn[decision] = NO_DECISION
    for seat in range(seen.player_count):
        if model.is_used and seat != seen.viewer and seen.players[seat].red == 0:
            model.turn[seat] = last_decision(seen, seat)
            goes_on = seen.phase == TURN and seen.players[seat].declared == 0
            if goes_on and seen.players[seat].turns_taken > 0:
                model.turn[MOST_PLAYERS + seat] = seen.log.count


def last_decision(seen: State, seat: int) -> int:
    """The last turn of this player, unless it was the first."""
    if seen.players[seat].turns_taken > 1:
        for turn in range(seen.log.count - 1, -1, -1):
            if seen.log.seat[turn] == seat:
                return turn
    return NO_DECISION


# Information states


def note_info_states(world: State, model: OpponentModel, info_states: list[int]) -> None:
    """Write down the information state behind each decision in this world."""
    if model.is_used == 0:
        return
    log = world.log
    for seat in range(world.player_count):
        cards = world.players[seat].cards
        first, second = kind_of(world, cards[0]), kind_of(world, cards[1])
        model.known[seat] = mixed(mixed(seat, min(first, second)), max(first, second))
    for turn in range(log.count):
        seat, target = log.seat[turn], log.target[turn]
        if model.turn[seat] == turn:
            info_states[seat] = find_info_state(model, mixed(model.known[seat], turn))
        if log.action[turn] == LOOKED_AT:
            kind = kind_of(world, log.card[turn])
            model.known[seat] = mixed(model.known[seat], kind)
            model.known[target] = mixed(model.known[target], kind)
    for seat in range(world.player_count):
        if model.turn[MOST_PLAYERS + seat] != NO_DECISION:
            info_states[MOST_PLAYERS + seat] = find_info_state(model, mixed(model.known[seat], log.count))


def kind_of(world: State, card: int) -> int:
    return 8 * world.box.picture[card] + world.box.face[card]


def mixed(key: int, more: int) -> int:
    """The key of an information state with something more in it."""
    return (key * 1_000_003 + more + 1) & KEY_MASK


def find_info_state(model: OpponentModel, key: int) -> int:
    """The place of the information state with this key; NO_INFO_STATE if there is no room for a new one."""
    for i in range(INFO_STATES):
        place = (key + i) % INFO_STATES
        info_state = model.info_states[place]
        if info_state.key == 0:
            info_state.key = key
        if info_state.key == key:
            info_state.cases += 1
            return place
    return NO_INFO_STATE


def likelihood_of_actions(seen: State, model: OpponentModel, info_states: list[int]) -> float:
    """How likely players who know this were to do what they did."""
    chance = 1.0
    for seat in range(seen.player_count):
        if model.turn[seat] != NO_DECISION:
            bold = declare_probability(model, seat, info_states[seat])
            chance *= bold if seen.log.action[model.turn[seat]] == DECLARED else 1.0 - bold
    return chance


def declare_probability(model: OpponentModel, decision: int, place: int) -> float:
    """How likely somebody is to declare who knows this, as bots do: seldom below 40 %, nearly always above 70 %.

    An information state without samples is taken to be like the others behind this decision.
    """
    if place != NO_INFO_STATE and model.info_states[place].samples > 0:
        return declares_if(model.info_states[place].right / model.info_states[place].samples)
    if model.samples_behind[decision] > 0:
        return declares_if(model.right_behind[decision] / model.samples_behind[decision])
    return 0.5


def declares_if(sure: float) -> float:
    """The chance of a declaration that is right so often: 2 * sure - 1/2, between 0.1 and 0.95."""
    return min(max(2.0 * sure - 0.5, 0.1), 0.95)


def declares_soon(model: OpponentModel, decision: int, place: int) -> float:
    """How likely somebody who knows this is to declare in the next turn: one learns something until then."""
    bold = declare_probability(model, decision, place)
    return bold + (1.0 - bold) / 4.0


# Nested sampling


def nested_sample_at_times(
    worlds: list[State], nested: list[State], cases: list[Case], noted: int, model: OpponentModel, rng: Rng
) -> None:
    """Put oneself into the place of another in one of the last few worlds, if enough cases have been noted for it."""
    if model.samples + NESTED_SAMPLES > noted // CASES_PER_SAMPLE:
        return
    best, best_decision, most = 0, NO_DECISION, 0.0
    for case in range(noted - len(worlds), noted):
        info_states = cases[case % len(cases)].info_states
        for decision in range(DECISIONS):
            if model.turn[decision] != NO_DECISION and info_states[decision] != NO_INFO_STATE:
                info_state = model.info_states[info_states[decision]]
                need = info_state.cases / (info_state.samples + 1) ** 2
                if need > most:
                    best, best_decision, most = case, decision, need
    if best_decision != NO_DECISION:
        place = cases[best % len(cases)].info_states[best_decision]
        nested_sample(worlds[best % len(worlds)], best_decision, model.info_states[place], model, nested, rng)


def nested_sample(
    world: State, decision: int, info_state: InfoState, model: OpponentModel, nested: list[State], rng: Rng
) -> None:
    """Imagine what this player had to reckon with, and count how often the best declaration is right."""
    seat, role = decision % MOST_PLAYERS, identity(world, decision % MOST_PLAYERS)
    assign(nested, NESTED_SAMPLES, world)
    assign(nested, NESTED_SAMPLES + 1, world)
    nested[NESTED_SAMPLES].log.count = model.turn[decision]
    sight(nested[NESTED_SAMPLES], seat, nested[NESTED_SAMPLES + 1])
    for i in range(NESTED_SAMPLES):
        assign(nested, i, nested[NESTED_SAMPLES + 1])
    imagine_many_role_cards(nested, NESTED_SAMPLES, rng)
    for board in range(BOARDS):
        model.tally[board] = 0
    most = 0
    for i in range(NESTED_SAMPLES):
        singles, doubles = right_numbers(nested[i], role, SINGLE), right_numbers(nested[i], role, DOUBLE)
        for board in range(BOARDS):
            if singles >> (board // DIAL) & doubles >> (board % DIAL) & 1:
                model.tally[board] += 1
                most = max(most, model.tally[board])
    info_state.samples += NESTED_SAMPLES
    info_state.right += most
    model.samples += NESTED_SAMPLES
    model.samples_behind[decision] += NESTED_SAMPLES
    model.right_behind[decision] += most


def right_numbers(world: State, role: int, arrow: int) -> int:
    """What this arrow of a role may show: who has the role it seeks, 0 if nobody, X if it seeks none; one bit each."""
    sought = world.box.targets[2 * role + arrow]
    if sought == NO_TARGET:
        return 1 << ABSTAIN
    numbers = holds(world, sought)
    return numbers if numbers else 1
