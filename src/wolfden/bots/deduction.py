"""Thinking in Woof!!: what every look, question and declaration is worth, counted over the worlds that may be.

A tree of moves does not help here: a look is worth what it tells, and a tree that many worlds share cannot tell them
apart. So each imagined world is noted as a case: which declarations would be right in it, and what each inquiry would
show. An inquiry divides the cases by what it shows; in each part the best declaration is right more often than before.
What that is worth depends on whether the turns will end before the next one.
"""

from typing import Annotated, Any

from wolfden.engine.binding import UNBOUND
from wolfden.engine.game import Game
from wolfden.engine.layout import Layout, assign, i8, i16, i32, many
from wolfden.engine.rng import Rng
from wolfden.games.woof.cards import DOUBLE, MOST_PLAYERS, NO_TARGET, SINGLE, SLOTS
from wolfden.games.woof.moves import ASK, CHOOSE, DECLARE, DIAL, LOOK
from wolfden.games.woof.roles import answer, identity
from wolfden.games.woof.scoring import holds
from wolfden.games.woof.state import ABSTAIN, FINAL, State

from .stakes import ABSTAINED, RESULTS, RIGHT_EARLY, RIGHT_LAST, WRONG_EARLY, WRONG_LAST, weigh_results

INQUIRIES = 32  # the most looks and questions there are to choose from
PICTURES = 64  # the most different things a look can show
BOARDS = DIAL * DIAL
MOST_RIGHT = 32
MANY = 500  # cases that are enough to think about the inquiry after the next

HASTE = (0.0, 0.35, 0.4, 0.5)  # how likely somebody is to declare, by the turns taken before

rules: Game = UNBOUND


class Case(Layout):
    """A world, as far as it matters to the viewer."""

    right_count: i8
    right: Annotated[list[int], many(i8, MOST_RIGHT)]  # declarations
    shown: Annotated[list[int], many(i8, INQUIRIES)]  # by each inquiry


class Desk(Layout):
    """What deduction needs room for."""

    case_count: i32
    move_count: i16
    moves: Annotated[list[int], many(i16, 256)]  # looks and questions first
    worth: Annotated[list[int], many(i32, 256)]  # of each move: the chance to win the match, in millionths
    stakes: Annotated[list[int], many(i32, RESULTS)]  # of each result of this round, the same
    inquiries: i16
    tally: Annotated[
        list[int], many(i32, 2 * PICTURES * BOARDS)
    ]  # how often a declaration is right where this is shown
    size: Annotated[list[int], many(i32, PICTURES)]  # how often it is shown


def think(sights: Any, worlds: Any, cases: Any, desk: Desk, rng: Rng, iterations: int) -> int:
    """Note so many cases of the sight in `sights[0]`; how many could be noted."""
    viewer = sights[0].viewer
    if desk.move_count == 0:
        desk.move_count = rules.legal_moves(sights[0], viewer, desk.moves)
        while desk.inquiries < desk.move_count and desk.moves[desk.inquiries] < DECLARE:
            desk.inquiries += 1
    for done in range(iterations):
        assign(worlds, 0, sights[0])
        if not rules.imagine(worlds[0], rng):
            return done
        note_case(worlds[0], viewer, cases[desk.case_count % len(cases)], desk)
        desk.case_count += 1
    return iterations


def note_case(world: State, viewer: int, case: Case, desk: Desk) -> None:
    role = identity(world, viewer)
    singles = right_numbers(world, world.targets[2 * role + SINGLE])
    doubles = right_numbers(world, world.targets[2 * role + DOUBLE])
    case.right_count = 0
    for single in range(DIAL):
        for double in range(DIAL):
            if (singles >> single) & (doubles >> double) & 1 and case.right_count < MOST_RIGHT:
                case.right[case.right_count] = DIAL * single + double
                case.right_count += 1
    for i in range(desk.inquiries):
        case.shown[i] = shown(world, desk.moves[i])


def right_numbers(world: State, role: int) -> int:
    """What an arrow may show that seeks this role: who has it, 0 if nobody, X if it seeks nobody; one bit each."""
    if role == NO_TARGET:
        return 1 << ABSTAIN
    numbers = holds(world, role)
    return numbers if numbers else 1


def shown(world: State, move: int) -> int:
    """What this look or question shows in this world."""
    if move < ASK:
        card = world.players[(move - LOOK) // SLOTS].cards[(move - LOOK) % SLOTS]
        return world.picture[card] * 8 + world.face[card]
    question, target = (move - ASK) // MOST_PLAYERS, (move - ASK) % MOST_PLAYERS
    cards = world.players[target].cards
    return answer(world, question, cards[0], cards[1])


# Weighing


def conclude(sights: Any, cases: Any, desk: Desk) -> None:
    """Weigh every move by all cases noted so far."""
    sight = sights[0]
    count = min(desk.case_count, len(cases))
    weigh_results(sight, desk.stakes)
    ends = chance_of_end(sight)
    for i in range(desk.inquiries):
        desk.worth[i] = int(worth_of_inquiry(sight, cases, count, desk, i, ends))
    count_boards(cases, count, desk, -1, -1, -1, 1)
    for i in range(desk.inquiries, desk.move_count):
        desk.worth[i] = int(worth_of_board(sight, desk, desk.moves[i], count))
    count_boards(cases, count, desk, -1, -1, -1, -1)


def worth_of_board(sight: State, desk: Desk, move: int, count: int) -> float:
    board = (move - CHOOSE) if sight.phase == FINAL else (move - DECLARE)
    if board == DIAL * ABSTAIN + ABSTAIN:
        return desk.stakes[ABSTAINED] * 1.0
    sure = (desk.tally[board] + desk.tally[PICTURES * BOARDS + board]) / count
    return at_last(desk, sure) if sight.phase == FINAL else at_once(desk, sure)


def at_once(desk: Desk, sure: float) -> float:
    """What an early declaration is worth that is right with this chance (§5.2)."""
    return desk.stakes[RIGHT_EARLY] * sure + desk.stakes[WRONG_EARLY] * (1.0 - sure)


def at_last(desk: Desk, sure: float) -> float:
    """What a declaration in the final phase is worth."""
    return desk.stakes[RIGHT_LAST] * sure + desk.stakes[WRONG_LAST] * (1.0 - sure)


def worth_of_inquiry(sight: State, cases: Any, count: int, desk: Desk, inquiry: int, ends: float) -> float:
    """The mean, over all that may be shown, of what can be done then: inquire once more, declare or wait."""
    count_boards(cases, count, desk, -1, -1, inquiry, 1)
    sizes = [desk.size[picture] for picture in range(PICTURES)]
    bests = [best_of(desk, picture) for picture in range(PICTURES)]
    count_boards(cases, count, desk, -1, -1, inquiry, -1)
    total = 0.0
    for picture in range(PICTURES):
        if sizes[picture]:
            sure = bests[picture] / sizes[picture]
            more = 0.0
            if count >= MANY and sure < 1.0:
                more = best_second(sight, cases, count, desk, inquiry, picture, sizes[picture], sure, ends)
            total += sizes[picture] * worth_then(sight, desk, sure, ends, more)
    return total / count


def worth_then(sight: State, desk: Desk, sure: float, ends: float, more: float) -> float:
    """What it is worth to be so sure in the next turn, in which a further inquiry would be worth so much."""
    waits = max(at_last(desk, sure), desk.stakes[ABSTAINED] * 1.0)
    goes_on = max(waits, more)
    if sight.players[sight.viewer].red == 0:  # §3.2
        goes_on = max(goes_on, at_once(desk, sure))
    return ends * waits + (1.0 - ends) * goes_on


def best_second(
    sight: State, cases: Any, count: int, desk: Desk, first: int, seen: int, size: int, sure: float, ends: float
) -> float:
    """The most that a second inquiry is worth after the first has shown this and left us so sure."""
    best = 0.0
    for second in range(desk.inquiries):
        count_boards(cases, count, desk, first, seen, second, 1)
        total = 0.0
        for picture in range(PICTURES):
            if desk.size[picture]:
                then = best_of(desk, picture) / desk.size[picture]
                total += desk.size[picture] * worth_then(sight, desk, then, ends, 0.0)
        count_boards(cases, count, desk, first, seen, second, -1)
        worth = total / size
        if may_show_again(sight, desk.moves[first], desk.moves[second]):
            worth = (worth + worth_then(sight, desk, sure, ends, 0.0)) / 2.0
        best = max(best, worth)
    return best


def may_show_again(sight: State, first: int, second: int) -> bool:
    """Is this a second look at cards that change places after the first, and so as likely to show the same? (§3.6)"""
    player = (first - LOOK) // SLOTS
    return second < ASK and (second - LOOK) // SLOTS == player and sight.players[player].auto_rearrange > 0


def count_boards(cases: Any, count: int, desk: Desk, first: int, seen: int, inquiry: int, step: int) -> None:
    """Add every right declaration of each case to the tally of what the inquiry shows, or take it away again.

    Only of cases in which the first inquiry has shown this; without one (-1), of all. Every other case is counted
    in the second half of the tally.
    """
    for i in range(count):
        case = cases[i]
        if first >= 0 and case.shown[first] != seen:
            continue
        picture = case.shown[inquiry] if inquiry >= 0 else 0
        desk.size[picture] += step
        row = BOARDS * (picture + PICTURES * (i % 2))
        for number in range(case.right_count):
            desk.tally[row + case.right[number]] += step


def best_of(desk: Desk, picture: int) -> int:
    """How often the best declaration is right where this is shown.

    Chosen by one half of the cases and judged by the other: the best of few cases is mostly luck.
    """
    right = 0
    if desk.size[picture]:
        first, second = BOARDS * picture, BOARDS * (picture + PICTURES)
        right += desk.tally[second + most_often(desk, first)]
        right += desk.tally[first + most_often(desk, second)]
    return right


def most_often(desk: Desk, row: int) -> int:
    """The declaration that is right most often in this row of the tally."""
    best = 0
    for board in range(BOARDS):
        if desk.tally[row + board] > desk.tally[row + best]:
            best = board
    return best


def chance_of_end(sight: State) -> float:
    """How likely so many others are to declare before the viewer's next turn that the turns end (§3.5)."""
    if sight.turn_limit and sight.cycle >= sight.turn_limit:
        return 1.0
    missing = sight.threshold - sight.early_count
    chance = [0.0] * (missing + 1)  # of so many declarations more; the last place stands for enough
    chance[0] = 1.0
    for seat in range(sight.player_count):
        player = sight.players[seat]
        if seat != sight.viewer and not player.declared and player.red == 0:
            haste = HASTE[min(player.turns_taken, 3)]
            for more in range(missing, 0, -1):
                kept = 1.0 if more == missing else 1.0 - haste
                chance[more] = chance[more] * kept + chance[more - 1] * haste
            chance[0] *= 1.0 - haste
    return chance[missing]
