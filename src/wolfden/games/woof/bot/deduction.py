"""Thinking in Woof!!: what every look, question and declaration is worth, counted over the worlds that may be.

A tree of moves does not help here: a look is worth what it tells, and a tree that many worlds share cannot tell them
apart. So each imagined world is noted as a case: which declarations would be right in it, and what each inquiry would
show. An inquiry divides the cases by what it shows; in each part the best declaration is right more often than before.
What that is worth depends on whether the turns will end before the next one.
"""

from typing import Annotated, Any

from wolfden.engine.binding import UNBOUND, Rules
from wolfden.engine.layout import Layout, assign, i8, i16, i32, many
from wolfden.engine.rng import Rng

from ..cards import DOUBLE, MOST_PLAYERS, SINGLE, SLOTS
from ..knowledge.imagining import count_deals, deal_role_cards
from ..moves import ASK, CHOOSE, DECLARE, DIAL, LOOK
from ..roles import answer, identity
from ..state import ABSTAIN, FINAL, State
from .minds import (
    BOARDS,
    DECISIONS,
    NO_DECISION,
    Minds,
    dream_at_times,
    find_decisions,
    haste,
    note_thoughts,
    plausibility,
    right_numbers,
)
from .stakes import ABSTAINED, RESULTS, RIGHT_EARLY, RIGHT_LAST, WRONG_EARLY, WRONG_LAST, weigh_results

INQUIRIES = 32  # the most looks and questions there are to choose from
PICTURES = 64  # the most different things a look can show
ROWS = 2 * PICTURES  # of the tally: every other case is counted in the second half
MOST_RIGHT = 32
HEAVIEST = 1000  # the weight of a case

HASTE = (0.0, 0.35, 0.4, 0.5)  # how likely somebody is to declare whose mind is not read, by the turns taken before

PATIENT_TURNS = 5  # of the viewer in a round
IMPATIENCE = 15  # percent, in each turn after these

rules: Rules = UNBOUND


class Case(Layout):
    """A world, as far as it matters to the viewer."""

    right_count: i8
    right: Annotated[list[int], many(i8, MOST_RIGHT)]  # declarations
    shown: Annotated[list[int], many(i8, INQUIRIES)]  # by each inquiry
    thoughts: Annotated[list[int], many(i16, DECISIONS)]  # of the others at each of their decisions
    weight: i32  # by how plausible these are


class Desk(Layout):
    """What deduction needs room for."""

    case_count: i32
    move_count: i16
    moves: Annotated[list[int], many(i16, 256)]  # looks and questions first
    worth: Annotated[list[int], many(i32, 256)]  # of each move: the chance to win the match, in millionths
    stakes: Annotated[list[int], many(i32, RESULTS)]  # of each result of this round, the same
    inquiries: i16
    patience: i16  # in percent: what they count for beside a declaration that is worth as much
    kinds: i16  # how many different things are shown in the cases that are counted,
    pictures: Annotated[list[int], many(i8, PICTURES)]  # and which
    size: Annotated[list[int], many(i32, PICTURES)]  # in how many cases this is shown
    tally: Annotated[list[int], many(i32, ROWS * BOARDS)]  # and how often each declaration is right there
    most_often: Annotated[list[int], many(i16, ROWS)]  # the declaration of which that is so
    minds: Minds


def think(sights: Any, worlds: Any, dreams: Any, cases: Any, desk: Desk, rng: Rng, iterations: int) -> int:
    """Note so many cases of the sight in `sights[0]`; how many could be noted. The last `worlds` are kept."""
    viewer = sights[0].viewer
    if desk.move_count == 0:
        desk.move_count = rules.legal_moves(sights[0], viewer, desk.moves)
        while desk.inquiries < desk.move_count and desk.moves[desk.inquiries] < DECLARE:
            desk.inquiries += 1
        find_decisions(sights[0], desk.minds)
    counted = count_deals(sights[0])
    for done in range(iterations):
        place = desk.case_count % len(worlds)
        assign(worlds, place, sights[0])
        if not deal_role_cards(worlds[place], counted, rng):
            return done
        note_case(worlds[place], viewer, cases[desk.case_count % len(cases)], desk)
        desk.case_count += 1
        dream_at_times(worlds, dreams, cases, desk.case_count, desk.minds, rng)
    return iterations


def note_case(world: State, viewer: int, case: Case, desk: Desk) -> None:
    role = identity(world, viewer)
    singles, doubles = right_numbers(world, role, SINGLE), right_numbers(world, role, DOUBLE)
    case.right_count = 0
    for single in range(DIAL):
        if singles >> single & 1:
            for double in range(DIAL):
                if doubles >> double & 1 and case.right_count < MOST_RIGHT:
                    case.right[case.right_count] = DIAL * single + double
                    case.right_count += 1
    for i in range(desk.inquiries):
        case.shown[i] = shown(world, desk.moves[i])
    note_thoughts(world, desk.minds, case.thoughts)


def shown(world: State, move: int) -> int:
    """What this look or question shows in this world."""
    if move < ASK:
        card = world.players[(move - LOOK) // SLOTS].cards[(move - LOOK) % SLOTS]
        return world.box.picture[card] * 8 + world.box.face[card]
    question, target = (move - ASK) // MOST_PLAYERS, (move - ASK) % MOST_PLAYERS
    cards = world.players[target].cards
    return answer(world, question, cards[0], cards[1])


# Weighing


def conclude(sights: Any, cases: Any, desk: Desk) -> None:
    """Weigh every move by all cases noted so far."""
    sight = sights[0]
    count = min(desk.case_count, len(cases))
    weigh_results(sight, desk.stakes)
    total = weigh_cases(sight, cases, count, desk.minds)
    ends = chance_of_end(sight, cases, count, desk.minds)
    desk.patience = patience(sight)
    for i in range(desk.inquiries):
        if is_as_good_as_the_last(sight, desk, i):
            desk.worth[i] = desk.worth[i - 1]
        else:
            desk.worth[i] = int(worth_of_inquiry(sight, cases, count, total, desk, i, ends))
    for i in range(count):
        count_case(cases[i], desk, 0, i)
    for i in range(desk.inquiries, desk.move_count):
        desk.worth[i] = int(worth_of_board(sight, desk, desk.moves[i], total))
    forget_count(desk)


def weigh_cases(sight: State, cases: Any, count: int, minds: Minds) -> int:
    """Give each case its weight by what the others must have thought in it; all weights together."""
    greatest = 0.0
    for i in range(count):
        greatest = max(greatest, plausibility(sight, minds, cases[i].thoughts))
    total = 0
    for i in range(count):
        cases[i].weight = 1 + int(HEAVIEST * plausibility(sight, minds, cases[i].thoughts) / greatest)
        total += cases[i].weight
    return total


def patience(sight: State) -> int:
    """How gladly the viewer goes on: where nobody else may declare, or wants to, the turns would never end."""
    player = sight.players[sight.viewer]
    if player.red:  # §3.2
        return 100
    return min(max(100 - IMPATIENCE * (player.turns_taken - PATIENT_TURNS), 0), 100)


def is_as_good_as_the_last(sight: State, desk: Desk, inquiry: int) -> bool:
    """Is this a look at the second of two cards that may have changed places, after one at the first? (§3.6)"""
    move = desk.moves[inquiry]
    if move >= ASK or inquiry == 0 or desk.moves[inquiry - 1] != move - 1:
        return False
    return (move - LOOK) % SLOTS == 1 and sight.players[(move - LOOK) // SLOTS].handled > 0


def worth_of_board(sight: State, desk: Desk, move: int, count: int) -> float:
    board = (move - CHOOSE) if sight.phase == FINAL else (move - DECLARE)
    if board == DIAL * ABSTAIN + ABSTAIN:
        return desk.stakes[ABSTAINED] * 1.0
    sure = (desk.tally[board] + desk.tally[BOARDS * PICTURES + board]) / count
    return at_last(desk, sure) if sight.phase == FINAL else at_once(desk, sure)


def at_once(desk: Desk, sure: float) -> float:
    """What an early declaration is worth that is right with this chance (§5.2)."""
    return desk.stakes[RIGHT_EARLY] * sure + desk.stakes[WRONG_EARLY] * (1.0 - sure)


def at_last(desk: Desk, sure: float) -> float:
    """What a declaration in the final phase is worth."""
    return desk.stakes[RIGHT_LAST] * sure + desk.stakes[WRONG_LAST] * (1.0 - sure)


def worth_of_inquiry(sight: State, cases: Any, count: int, total: int, desk: Desk, inquiry: int, ends: float) -> float:
    """The mean, over all that may be shown, of what can be done then: declare or wait."""
    divide_cases(cases, count, desk, inquiry)
    worth = 0.0
    for kind in range(desk.kinds):
        picture = desk.pictures[kind]
        sure = best_of(desk, picture) / desk.size[picture]
        worth += desk.size[picture] * worth_then(sight, desk, sure, ends)
    forget_count(desk)
    return worth / total


def worth_then(sight: State, desk: Desk, sure: float, ends: float) -> float:
    """What it is worth to be so sure in the next turn."""
    waits = max(at_last(desk, sure), desk.stakes[ABSTAINED] * 1.0)
    goes_on = waits
    if sight.players[sight.viewer].red == 0:  # §3.2
        goes_on = max(goes_on, at_once(desk, sure))
    return ends * waits + (1.0 - ends) * goes_on


def divide_cases(cases: Any, count: int, desk: Desk, inquiry: int) -> None:
    """Count the cases by what this inquiry shows."""
    for i in range(count):
        count_case(cases[i], desk, cases[i].shown[inquiry], i)


def count_case(case: Case, desk: Desk, picture: int, number: int) -> None:
    """Count every right declaration of this case where this is shown."""
    if desk.size[picture] == 0:
        desk.pictures[desk.kinds] = picture
        desk.kinds += 1
    desk.size[picture] += case.weight
    row = picture + PICTURES * (number % 2)
    for i in range(case.right_count):
        board = case.right[i]
        desk.tally[BOARDS * row + board] += case.weight
        lead = desk.tally[BOARDS * row + board] - desk.tally[BOARDS * row + desk.most_often[row]]
        if lead > 0 or (lead == 0 and board < desk.most_often[row]):
            desk.most_often[row] = board


def forget_count(desk: Desk) -> None:
    for kind in range(desk.kinds):
        picture = desk.pictures[kind]
        desk.size[picture] = 0
        for row in range(picture, ROWS, PICTURES):
            desk.most_often[row] = 0
            for board in range(BOARDS):
                desk.tally[BOARDS * row + board] = 0
    desk.kinds = 0


def best_of(desk: Desk, picture: int) -> int:
    """How often the best declaration is right where this is shown.

    Chosen by one half of the cases and judged by the other: the best of few cases is mostly luck.
    """
    first, second = picture, picture + PICTURES
    right = desk.tally[BOARDS * second + desk.most_often[first]]
    return right + desk.tally[BOARDS * first + desk.most_often[second]]


def chance_of_end(sight: State, cases: Any, count: int, minds: Minds) -> float:
    """How likely so many others are to declare before the viewer's next turn that the turns end (§3.5)."""
    if sight.turn_limit and sight.cycle >= sight.turn_limit:
        return 1.0
    missing = sight.box.threshold - sight.early_count
    chance = [0.0] * (missing + 1)  # of so many declarations more; the last place stands for enough
    chance[0] = 1.0
    for seat in range(sight.player_count):
        player = sight.players[seat]
        if seat != sight.viewer and not player.declared and player.red == 0:
            hasty = haste_of(sight, seat, cases, count, minds)
            for more in range(missing, 0, -1):
                kept = 1.0 if more == missing else 1.0 - hasty
                chance[more] = chance[more] * kept + chance[more - 1] * hasty
            chance[0] *= 1.0 - hasty
    return chance[missing]


def haste_of(sight: State, seat: int, cases: Any, count: int, minds: Minds) -> float:
    """How likely this player is to declare in the next turn."""
    decision = MOST_PLAYERS + seat
    if minds.turn[decision] == NO_DECISION:
        return HASTE[min(sight.players[seat].turns_taken, 3)]
    declares = weight = 0.0
    for i in range(count):
        declares += cases[i].weight * haste(minds, decision, cases[i].thoughts[decision])
        weight += cases[i].weight
    return declares / weight
