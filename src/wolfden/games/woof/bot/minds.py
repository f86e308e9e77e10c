"""What the others must have thought in Woof!!: how sure they could be when they declared, or did not.

In an imagined world it is known what every player has seen. So one can dream of the worlds that this player had to
reckon with, and see how sure the best declaration was. A world in which somebody declared who knew nothing, or waited
who knew everything, is hardly the true one; and who knows much now will soon declare. A thought depends on nothing but
the turn and on what its player knew, so many worlds have it in common: it is remembered, and those that occur most
often are dreamed about first.
"""

from typing import Annotated, Any

from wolfden.engine.layout import Layout, assign, i8, i16, i32, many
from wolfden.engine.rng import Rng

from ..cards import DOUBLE, MOST_PLAYERS, NO_TARGET, SINGLE
from ..knowledge.imagining import imagine_many_role_cards
from ..knowledge.seeing import sight
from ..moves import DIAL
from ..roles import identity
from ..scoring import holds
from ..state import ABSTAIN, DECLARED, LOOKED_AT, TURN, State

BOARDS = DIAL * DIAL
DREAMS = 16  # about a thought at a time
ROOM_TO_DREAM = DREAMS + 2  # a world and what its player saw
CASES_FOR_A_DREAM = 8
WORLDS_TO_CHOOSE = 4  # for a dream: the last few
DECISIONS = 2 * MOST_PLAYERS  # of each player the last one, then of each the next
NO_DECISION = -1
THOUGHTS = 1024  # that are remembered
NO_THOUGHT = -1
KEYS = 2**31 - 1  # is also the mask of a key


class Thought(Layout):
    """What a player knows when it is time to declare or to wait."""

    key: i32  # 0 if this place is free
    cases: i32  # in which it occurs
    dreams: i32  # about it
    right: i32  # the dreams in which the best declaration is right


class Minds(Layout):
    """The decisions of the others and the thoughts behind them."""

    are_read: i8  # or is nothing asked about them?
    turn: Annotated[list[int], many(i16, DECISIONS)]  # of each decision, or NO_DECISION
    known: Annotated[list[int], many(i32, MOST_PLAYERS)]  # to each player so far, as a key
    thoughts: Annotated[list[Thought], many(Thought, THOUGHTS)]
    dreams: i32
    dreams_behind: Annotated[list[int], many(i32, DECISIONS)]  # each decision: about all its thoughts,
    right_behind: Annotated[list[int], many(i32, DECISIONS)]  # and those in which the best declaration is right
    tally: Annotated[list[int], many(i16, BOARDS)]  # the dreams in which each declaration is right


def find_decisions(seen: State, minds: Minds) -> None:
    """When did each of the others last choose whether to declare, and who will the next time? (§3.2)"""
    for decision in range(DECISIONS):
        minds.turn[decision] = NO_DECISION
    for seat in range(seen.player_count):
        if minds.are_read and seat != seen.viewer and seen.players[seat].red == 0:
            minds.turn[seat] = last_decision(seen, seat)
            goes_on = seen.phase == TURN and seen.players[seat].declared == 0
            if goes_on and seen.players[seat].turns_taken > 0:
                minds.turn[MOST_PLAYERS + seat] = seen.log.count


def last_decision(seen: State, seat: int) -> int:
    """The last turn of this player, unless it was the first."""
    if seen.players[seat].turns_taken > 1:
        for turn in range(seen.log.count - 1, -1, -1):
            if seen.log.seat[turn] == seat:
                return turn
    return NO_DECISION


# Thoughts


def note_thoughts(world: State, minds: Minds, thoughts: list[int]) -> None:
    """Write down the thought behind each decision in this world."""
    if minds.are_read == 0:
        return
    log = world.log
    for seat in range(world.player_count):
        cards = world.players[seat].cards
        first, second = kind_of(world, cards[0]), kind_of(world, cards[1])
        minds.known[seat] = mixed(mixed(seat, min(first, second)), max(first, second))
    for turn in range(log.count):
        seat, target = log.seat[turn], log.target[turn]
        if minds.turn[seat] == turn:
            thoughts[seat] = remember(minds, mixed(minds.known[seat], turn))
        if log.action[turn] == LOOKED_AT:
            kind = kind_of(world, log.card[turn])
            minds.known[seat] = mixed(minds.known[seat], kind)
            minds.known[target] = mixed(minds.known[target], kind)
    for seat in range(world.player_count):
        if minds.turn[MOST_PLAYERS + seat] != NO_DECISION:
            thoughts[MOST_PLAYERS + seat] = remember(minds, mixed(minds.known[seat], log.count))


def kind_of(world: State, card: int) -> int:
    return 8 * world.box.picture[card] + world.box.face[card]


def mixed(key: int, more: int) -> int:
    """The key of a thought with something more in it."""
    return (key * 1_000_003 + more + 1) & KEYS


def remember(minds: Minds, key: int) -> int:
    """The place of this thought; NO_THOUGHT if there is no room for a new one."""
    for i in range(THOUGHTS):
        place = (key + i) % THOUGHTS
        thought = minds.thoughts[place]
        if thought.key == 0:
            thought.key = key
        if thought.key == key:
            thought.cases += 1
            return place
    return NO_THOUGHT


def plausibility(seen: State, minds: Minds, thoughts: list[int]) -> float:
    """How likely players who think this are to do what they did."""
    chance = 1.0
    for seat in range(seen.player_count):
        if minds.turn[seat] != NO_DECISION:
            bold = boldness(minds, seat, thoughts[seat])
            chance *= bold if seen.log.action[minds.turn[seat]] == DECLARED else 1.0 - bold
    return chance


def boldness(minds: Minds, decision: int, place: int) -> float:
    """How likely somebody is to declare who thinks this, as bots do: seldom below 40 %, nearly always above 70 %.

    A thought nobody has dreamed about is taken to be like the others behind this decision.
    """
    if place != NO_THOUGHT and minds.thoughts[place].dreams > 0:
        return bold_if(minds.thoughts[place].right / minds.thoughts[place].dreams)
    if minds.dreams_behind[decision] > 0:
        return bold_if(minds.right_behind[decision] / minds.dreams_behind[decision])
    return 0.5


def bold_if(sure: float) -> float:
    return min(max(2.0 * sure - 0.5, 0.1), 0.95)


def haste(minds: Minds, decision: int, place: int) -> float:
    """How likely somebody who thinks this is to declare in the next turn: one learns something until then."""
    bold = boldness(minds, decision, place)
    return bold + (1.0 - bold) / 4.0


# Dreams


def dream_at_times(worlds: Any, dreams: Any, cases: Any, noted: int, minds: Minds, rng: Rng) -> None:
    """Put oneself into the place of another in one of the last few worlds, if enough cases have been noted for it."""
    if minds.dreams + DREAMS > noted // CASES_FOR_A_DREAM:
        return
    best, best_decision, most = 0, NO_DECISION, 0.0
    for case in range(noted - len(worlds), noted):
        thoughts = cases[case % len(cases)].thoughts
        for decision in range(DECISIONS):
            if minds.turn[decision] != NO_DECISION and thoughts[decision] != NO_THOUGHT:
                thought = minds.thoughts[thoughts[decision]]
                need = thought.cases / (thought.dreams + 1) ** 2
                if need > most:
                    best, best_decision, most = case, decision, need
    if best_decision != NO_DECISION:
        place = cases[best % len(cases)].thoughts[best_decision]
        dream(worlds[best % len(worlds)], best_decision, minds.thoughts[place], minds, dreams, rng)


def dream(world: State, decision: int, thought: Thought, minds: Minds, dreams: Any, rng: Rng) -> None:
    """Imagine what this player had to reckon with, and count how often the best declaration is right."""
    seat, role = decision % MOST_PLAYERS, identity(world, decision % MOST_PLAYERS)
    assign(dreams, DREAMS, world)
    assign(dreams, DREAMS + 1, world)
    dreams[DREAMS].log.count = minds.turn[decision]
    sight(dreams[DREAMS], seat, dreams[DREAMS + 1])
    for i in range(DREAMS):
        assign(dreams, i, dreams[DREAMS + 1])
    imagine_many_role_cards(dreams, DREAMS, rng)
    for board in range(BOARDS):
        minds.tally[board] = 0
    most = 0
    for i in range(DREAMS):
        singles, doubles = right_numbers(dreams[i], role, SINGLE), right_numbers(dreams[i], role, DOUBLE)
        for board in range(BOARDS):
            if singles >> (board // DIAL) & doubles >> (board % DIAL) & 1:
                minds.tally[board] += 1
                most = max(most, minds.tally[board])
    thought.dreams += DREAMS
    thought.right += most
    minds.dreams += DREAMS
    minds.dreams_behind[decision] += DREAMS
    minds.right_behind[decision] += most


def right_numbers(world: State, role: int, arrow: int) -> int:
    """What this arrow of a role may show: who has the role it seeks, 0 if nobody, X if it seeks none; one bit each."""
    sought = world.box.targets[2 * role + arrow]
    if sought == NO_TARGET:
        return 1 << ABSTAIN
    numbers = holds(world, sought)
    return numbers if numbers else 1
