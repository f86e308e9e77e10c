"""Deduction in Woof!!: what every look, question and declaration is worth, counted over the worlds that may be.

A tree of moves does not help here: a look is worth what it tells, and a tree that many worlds share cannot tell them
apart. So each imagined world is noted as a case: which declarations would be right in it, and what each inquiry would
show. An inquiry divides the cases by what it shows; in each part the best declaration is right more often than before.
What that is worth depends on whether the turns will end before the next one:

    value(inquiry) = sum over what it may show of p(shown) * (p(end) * wait + (1 - p(end)) * max(wait, declare))

This is the expected value of information, one inquiry ahead; looking further ahead brought nothing
(docs/experiments/2026-11-16-searches.md).
"""

from typing import Annotated

from wolfden.engine.binding import UNBOUND, Rules
from wolfden.engine.layout import Layout, assign, i8, i16, i32, many
from wolfden.engine.rng import Rng

from ..cards import DOUBLE, MOST_PLAYERS, SINGLE, SLOTS
from ..knowledge.imagining import count_deals, deal_role_cards
from ..moves import ASK, CHOOSE, DECLARE, DIAL, LOOK
from ..roles import answer, identity
from ..state import ABSTAIN, FINAL, State
from .cases import MOST_RIGHT, Case
from .match_equity import ABSTAINED, RESULTS, RIGHT_EARLY, RIGHT_LAST, WRONG_EARLY, WRONG_LAST, match_equity
from .opponent_model import (
    BOARDS,
    NO_DECISION,
    OpponentModel,
    declares_soon,
    find_decisions,
    likelihood_of_actions,
    nested_sample_at_times,
    note_info_states,
    right_numbers,
)

PICTURES = 64  # the most different things a look can show
ROWS = 2 * PICTURES  # of the tally: every other case is counted in the second half
HEAVIEST = 1000  # the weight of a case

DECLARES_BY_TURN = (0.0, 0.35, 0.4, 0.5)  # how likely somebody is to declare without a model, by turns taken

PATIENT_TURNS = 5  # of the viewer in a round
IMPATIENCE = 15  # percent, in each turn after these

rules: Rules = UNBOUND


class DeductionScratch(Layout):
    """What deduction needs room for."""

    case_count: i32
    move_count: i16
    moves: Annotated[list[int], many(i16, 256)]  # looks and questions first
    worth: Annotated[list[int], many(i32, 256)]  # of each move: the chance to win the match, in millionths
    equity: Annotated[list[int], many(i32, RESULTS)]  # of each result of this round, the same
    inquiries: i16
    patience: i16  # in percent: what they count for beside a declaration that is worth as much
    kinds: i16  # how many different things are shown in the cases that are counted,
    pictures: Annotated[list[int], many(i8, PICTURES)]  # and which
    size: Annotated[list[int], many(i32, PICTURES)]  # in how many cases this is shown
    tally: Annotated[list[int], many(i32, ROWS * BOARDS)]  # and how often each declaration is right there
    most_often: Annotated[list[int], many(i16, ROWS)]  # the declaration of which that is so
    model: OpponentModel


def note_cases(
    sights: list[State],
    worlds: list[State],
    nested: list[State],
    cases: list[Case],
    scratch: DeductionScratch,
    rng: Rng,
    iterations: int,
) -> int:
    """Note so many cases of the sight in `sights[0]`; how many could be noted. The last `worlds` are kept."""
    viewer = sights[0].viewer
    if scratch.move_count == 0:
        scratch.move_count = rules.legal_moves(sights[0], viewer, scratch.moves)
        while scratch.inquiries < scratch.move_count and scratch.moves[scratch.inquiries] < DECLARE:
            scratch.inquiries += 1
        find_decisions(sights[0], scratch.model)
    counted = count_deals(sights[0])
    for done in range(iterations):
        place = scratch.case_count % len(worlds)
        assign(worlds, place, sights[0])
        if not deal_role_cards(worlds[place], counted, rng):
            return done
        note_case(worlds[place], viewer, cases[scratch.case_count % len(cases)], scratch)
        scratch.case_count += 1
        nested_sample_at_times(worlds, nested, cases, scratch.case_count, scratch.model, rng)
    return iterations


def note_case(world: State, viewer: int, case: Case, scratch: DeductionScratch) -> None:
    role = identity(world, viewer)
    singles, doubles = right_numbers(world, role, SINGLE), right_numbers(world, role, DOUBLE)
    case.right_count = 0
    for single in range(DIAL):
        if singles >> single & 1:
            for double in range(DIAL):
                if doubles >> double & 1 and case.right_count < MOST_RIGHT:
                    case.right[case.right_count] = DIAL * single + double
                    case.right_count += 1
    for i in range(scratch.inquiries):
        case.shown[i] = shown(world, scratch.moves[i])
    note_info_states(world, scratch.model, case.info_states)


def shown(world: State, move: int) -> int:
    """What this look or question shows in this world."""
    if move < ASK:
        card = world.players[(move - LOOK) // SLOTS].cards[(move - LOOK) % SLOTS]
        return world.box.picture[card] * 8 + world.box.face[card]
    question, target = (move - ASK) // MOST_PLAYERS, (move - ASK) % MOST_PLAYERS
    cards = world.players[target].cards
    return answer(world, question, cards[0], cards[1])


# Weighing


def evaluate_moves(sights: list[State], cases: list[Case], scratch: DeductionScratch) -> None:
    """Weigh every move by all cases noted so far."""
    sight = sights[0]
    count = min(scratch.case_count, len(cases))
    match_equity(sight, scratch.equity)
    total = weigh_cases(sight, cases, count, scratch.model)
    ends = chance_of_end(sight, cases, count, scratch.model)
    scratch.patience = patience(sight)
    for i in range(scratch.inquiries):
        if is_as_good_as_the_last(sight, scratch, i):
            scratch.worth[i] = scratch.worth[i - 1]
        else:
            scratch.worth[i] = int(worth_of_inquiry(sight, cases, count, total, scratch, i, ends))
    for i in range(count):
        count_case(cases[i], scratch, 0, i)
    for i in range(scratch.inquiries, scratch.move_count):
        scratch.worth[i] = int(worth_of_board(sight, scratch, scratch.moves[i], total))
    forget_count(scratch)


def weigh_cases(sight: State, cases: list[Case], count: int, model: OpponentModel) -> int:
    """Give each case its weight by what the others must have thought in it; all weights together."""
    greatest = 0.0
    for i in range(count):
        greatest = max(greatest, likelihood_of_actions(sight, model, cases[i].info_states))
    total = 0
    for i in range(count):
        cases[i].weight = 1 + int(HEAVIEST * likelihood_of_actions(sight, model, cases[i].info_states) / greatest)
        total += cases[i].weight
    return total


def patience(sight: State) -> int:
    """How gladly the viewer goes on: where nobody else may declare, or wants to, the turns would never end."""
    player = sight.players[sight.viewer]
    if player.red:  # §3.2
        return 100
    return min(max(100 - IMPATIENCE * (player.turns_taken - PATIENT_TURNS), 0), 100)


def is_as_good_as_the_last(sight: State, scratch: DeductionScratch, inquiry: int) -> bool:
    """Is this a look at the second of two cards that may have changed places, after one at the first? (§3.6)"""
    move = scratch.moves[inquiry]
    if move >= ASK or inquiry == 0 or scratch.moves[inquiry - 1] != move - 1:
        return False
    return (move - LOOK) % SLOTS == 1 and sight.players[(move - LOOK) // SLOTS].handled > 0


def worth_of_board(sight: State, scratch: DeductionScratch, move: int, count: int) -> float:
    board = (move - CHOOSE) if sight.phase == FINAL else (move - DECLARE)
    if board == DIAL * ABSTAIN + ABSTAIN:
        return scratch.equity[ABSTAINED] * 1.0
    sure = (scratch.tally[board] + scratch.tally[BOARDS * PICTURES + board]) / count
    return at_last(scratch, sure) if sight.phase == FINAL else at_once(scratch, sure)


def at_once(scratch: DeductionScratch, sure: float) -> float:
    """What an early declaration is worth that is right with this chance (§5.2)."""
    return scratch.equity[RIGHT_EARLY] * sure + scratch.equity[WRONG_EARLY] * (1.0 - sure)


def at_last(scratch: DeductionScratch, sure: float) -> float:
    """What a declaration in the final phase is worth."""
    return scratch.equity[RIGHT_LAST] * sure + scratch.equity[WRONG_LAST] * (1.0 - sure)


def worth_of_inquiry(
    sight: State, cases: list[Case], count: int, total: int, scratch: DeductionScratch, inquiry: int, ends: float
) -> float:
    """The mean, over all that may be shown, of what can be done then: declare or wait."""
    divide_cases(cases, count, scratch, inquiry)
    worth = 0.0
    for kind in range(scratch.kinds):
        picture = scratch.pictures[kind]
        sure = right_by_halves(scratch, picture) / scratch.size[picture]
        worth += scratch.size[picture] * worth_then(sight, scratch, sure, ends)
    forget_count(scratch)
    return worth / total


def worth_then(sight: State, scratch: DeductionScratch, sure: float, ends: float) -> float:
    """What it is worth to be so sure in the next turn."""
    waits = max(at_last(scratch, sure), scratch.equity[ABSTAINED] * 1.0)
    goes_on = waits
    if sight.players[sight.viewer].red == 0:  # §3.2
        goes_on = max(goes_on, at_once(scratch, sure))
    return ends * waits + (1.0 - ends) * goes_on


def divide_cases(cases: list[Case], count: int, scratch: DeductionScratch, inquiry: int) -> None:
    """Count the cases by what this inquiry shows."""
    for i in range(count):
        count_case(cases[i], scratch, cases[i].shown[inquiry], i)


def count_case(case: Case, scratch: DeductionScratch, picture: int, number: int) -> None:
    """Count every right declaration of this case where this is shown."""
    if scratch.size[picture] == 0:
        scratch.pictures[scratch.kinds] = picture
        scratch.kinds += 1
    scratch.size[picture] += case.weight
    row = picture + PICTURES * (number % 2)
    for i in range(case.right_count):
        board = case.right[i]
        scratch.tally[BOARDS * row + board] += case.weight
        lead = scratch.tally[BOARDS * row + board] - scratch.tally[BOARDS * row + scratch.most_often[row]]
        if lead > 0 or (lead == 0 and board < scratch.most_often[row]):
            scratch.most_often[row] = board


def forget_count(scratch: DeductionScratch) -> None:
    for kind in range(scratch.kinds):
        picture = scratch.pictures[kind]
        scratch.size[picture] = 0
        for row in range(picture, ROWS, PICTURES):
            scratch.most_often[row] = 0
            for board in range(BOARDS):
                scratch.tally[BOARDS * row + board] = 0
    scratch.kinds = 0


def right_by_halves(scratch: DeductionScratch, picture: int) -> int:
    """How often the best declaration is right where this is shown.

    Chosen by one half of the cases and judged by the other: the best of few cases is mostly luck.
    """
    first, second = picture, picture + PICTURES
    right = scratch.tally[BOARDS * second + scratch.most_often[first]]
    return right + scratch.tally[BOARDS * first + scratch.most_often[second]]


def chance_of_end(sight: State, cases: list[Case], count: int, model: OpponentModel) -> float:
    """How likely so many others are to declare before the viewer's next turn that the turns end (§3.5)."""
    if sight.turn_limit and sight.cycle >= sight.turn_limit:
        return 1.0
    missing = sight.box.threshold - sight.early_count
    chance = [0.0] * (missing + 1)  # of so many declarations more; the last place stands for enough
    chance[0] = 1.0
    for seat in range(sight.player_count):
        player = sight.players[seat]
        if seat != sight.viewer and not player.declared and player.red == 0:
            hasty = declare_chance(sight, seat, cases, count, model)
            for more in range(missing, 0, -1):
                kept = 1.0 if more == missing else 1.0 - hasty
                chance[more] = chance[more] * kept + chance[more - 1] * hasty
            chance[0] *= 1.0 - hasty
    return chance[missing]


def declare_chance(sight: State, seat: int, cases: list[Case], count: int, model: OpponentModel) -> float:
    """How likely this player is to declare in the next turn."""
    decision = MOST_PLAYERS + seat
    if model.turn[decision] == NO_DECISION:
        return DECLARES_BY_TURN[min(sight.players[seat].turns_taken, 3)]
    declares = weight = 0.0
    for i in range(count):
        declares += cases[i].weight * declares_soon(model, decision, cases[i].info_states[decision])
        weight += cases[i].weight
    return declares / weight
