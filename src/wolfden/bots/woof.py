"""What is good in Woof!!: to know who is who before the others do, and to say so early."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeAlias

from wolfden.engine.game import Game, imagined
from wolfden.engine.rng import Rng, below
from wolfden.games.woof.cards import DOUBLE, MOST_PLAYERS, NO_TARGET, SINGLE, SLOTS
from wolfden.games.woof.moves import ASK, CHOOSE, DECLARE, DIAL, LOOK
from wolfden.games.woof.roles import answer, identity
from wolfden.games.woof.scoring import holds
from wolfden.games.woof.state import ABSTAIN, FINAL, State

WORLDS = 80
SURE_AT_ONCE, SURE_AT_LAST = 60, 45  # percent that suffice for an early declaration, in cycle 2 and much later
LESS_EACH_CYCLE = 4
SURE_IN_FINAL = 25

Board: TypeAlias = tuple[int, int]


def choose(game: Game, sight: Any, seat: int, moves: Sequence[int], rng: Rng) -> int:
    """Declare what is right in enough of the worlds that may be; until then look or ask where it tells the most."""
    worlds = [imagined(game, sight, rng) for _ in range(WORLDS)]
    boards = [right_boards(world, seat) for world in worlds]
    (single, double), count = most_often(boards)
    first = CHOOSE if sight.phase == FINAL else DECLARE
    move, sure = first + DIAL * single + double, 100 * count // WORLDS
    if sight.phase == FINAL:
        return move if sure >= SURE_IN_FINAL else CHOOSE + DIAL * ABSTAIN + ABSTAIN
    if move in moves and sure >= sure_enough(sight):
        return move
    inquiries = [move for move in moves if move < DECLARE]
    worth = [worth_of(worlds, boards, move) for move in inquiries]
    best = [move for move, value in zip(inquiries, worth, strict=True) if value == max(worth)]
    return best[below(rng, len(best))]


def sure_enough(sight: State) -> int:
    """How sure to be, in percent, before declaring early; the longer a round, the less."""
    return max(SURE_AT_ONCE - LESS_EACH_CYCLE * (sight.cycle - 2), SURE_AT_LAST)


def right_boards(world: State, seat: int) -> list[Board]:
    """Every declaration that is right for this seat in this world."""
    role = identity(world, seat)
    singles, doubles = (right_numbers(world, world.targets[2 * role + arrow]) for arrow in (SINGLE, DOUBLE))
    return [(single, double) for single in singles for double in doubles]


def right_numbers(world: State, role: int) -> list[int]:
    """What an arrow may show that seeks this role: who has it, 0 if nobody, X if it seeks nobody."""
    if role == NO_TARGET:
        return [ABSTAIN]
    numbers = holds(world, role)
    return [number for number in range(1, world.in_play + 1) if numbers >> number & 1] or [0]


def most_often(boards: Sequence[list[Board]]) -> tuple[Board, int]:
    """The declaration that is right in the most of these worlds, and in how many."""
    return Counter(board for right in boards for board in right).most_common(1)[0]


def worth_of(worlds: Sequence[State], boards: Sequence[list[Board]], move: int) -> int:
    """In how many of these worlds we should declare rightly once we know what this move shows."""
    told: dict[int, list[list[Board]]] = {}
    for world, right in zip(worlds, boards, strict=True):
        told.setdefault(shown(world, move), []).append(right)
    return sum(most_often(group)[1] for group in told.values())


def shown(world: State, move: int) -> int:
    """What this look or question shows in this world."""
    if move < ASK:
        card = world.players[(move - LOOK) // SLOTS].cards[(move - LOOK) % SLOTS]
        return world.picture[card] * 8 + world.face[card]
    question, target = divmod(move - ASK, MOST_PLAYERS)
    cards = world.players[target].cards
    return answer(world, question, cards[0], cards[1])
