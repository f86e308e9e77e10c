"""What is good in Woof!!: to know who is who before the others do, and to say so early.

The rule of thumb takes each of the others alone: which two of the cards that are left agree with what was seen, told
and answered about that player? It forgets that nobody else can have these two then, and does not ask who the boy is.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import prod
from typing import TypeAlias

from wolfden.engine.argmax import random_argmax
from wolfden.engine.decision import UNKNOWN, MoveIndex, SeatIndex
from wolfden.engine.errors import ImpossibleSight
from wolfden.engine.game import AnyGame
from wolfden.engine.rng import Rng, below

from ..cards import MOST_PLAYERS, NO_TARGET, SLOTS, WOLF
from ..knowledge.imagining import seen_cards, unseen_cards
from ..moves import ASK, CHOOSE, DECLARE, DIAL, LOOK
from ..roles import answer, identity, identity_of
from ..state import ABSTAIN, ASKED_OF, FINAL, LOOKED_AT, State

SURE_EARLY, SURE_IN_FINAL = 0.5, 0.25  # that suffice for a declaration
A_LIE = 0.3  # how likely a cry of wolf is to be one
OPEN = 0.3  # a question is open if each answer is at least so likely

Hands: TypeAlias = dict[tuple[int, int], float]  # pairs of cards, one of each kind, with their chances


def choose(game: AnyGame, sight: State, seat: SeatIndex, moves: Sequence[MoveIndex], rng: Rng) -> MoveIndex:
    """Declare what is likely enough; until then inquire about the player who is hardest to judge."""
    seen = seen_cards(sight)
    hands = hands_of_others(sight, seat, seen)
    first = 2 * identity(sight, seat)
    sought = [role for role in sight.box.targets[first : first + 2] if role != NO_TARGET]
    chances = [{number: chance_of(sight, hands[number], role) for number in hands} for role in sought]
    board, sure = best_board(chances)
    if sight.phase == FINAL:
        return MoveIndex(CHOOSE + (board if sure >= SURE_IN_FINAL else DIAL * ABSTAIN + ABSTAIN))
    if sure >= SURE_EARLY and DECLARE + board in moves:
        return MoveIndex(DECLARE + board)
    doubts = {number: sum(chance[number] * (1 - chance[number]) for chance in chances) for number in hands}
    target = list(doubts)[random_argmax(list(doubts.values()), len(doubts), rng)]
    question = open_question(sight, moves, hands[target], target) if seen[SLOTS * target] != UNKNOWN else 0
    return MoveIndex(question or LOOK + SLOTS * target + below(rng, SLOTS))


# What is known of one player


def hands_of_others(sight: State, seat: int, seen: list[int]) -> dict[int, Hands]:
    """What each of the others may have, the neutral player too."""
    left: dict[int, int] = {}  # one card of each kind, and how many there are
    kinds: dict[tuple[int, int], int] = {}
    for card in unseen_cards(sight, seen):
        kind = kinds.setdefault((sight.box.picture[card], sight.box.face[card]), card)
        left[kind] = left.get(kind, 0) + 1
    others = [number for number in range(sight.in_play) if number != seat]
    return {number: hands_of(sight, number, seen[SLOTS * number : SLOTS * (number + 1)], left) for number in others}


def hands_of(sight: State, number: int, seen: list[int], left: Mapping[int, int]) -> Hands:
    """The pairs of cards this player may have, by the ways to deal them and by what was told."""
    turns = [turn for turn in range(sight.log.count) if sight.log.target[turn] == number]
    hands = {pair: ways * agreement(sight, turns, *pair) for pair, ways in ways_to_deal(seen, left).items()}
    total = sum(hands.values())
    if total == 0:
        raise ImpossibleSight("no deal of the cards agrees with this sight")
    return {pair: weight / total for pair, weight in hands.items() if weight}


def ways_to_deal(seen: list[int], left: Mapping[int, int]) -> dict[tuple[int, int], int]:
    """How often each pair comes with the cards that were seen there and those that are left."""
    known = [card for card in seen if card != UNKNOWN]
    if len(known) == SLOTS:
        return {(known[0], known[1]): 1}
    if known:
        return {(known[0], card): copies for card, copies in left.items()}
    pairs = {(card, other): left[card] * left[other] for card, other in combinations(left, 2)}
    return pairs | {(card, card): copies * (copies - 1) // 2 for card, copies in left.items()}


def agreement(sight: State, turns: Sequence[int], card: int, other: int) -> float:
    """How well two cards agree with all answers and announcements of these turns; a cry of wolf may be a lie."""
    log, chance = sight.log, 1.0
    for turn in turns:
        told = log.told[turn]
        if log.action[turn] == ASKED_OF:
            chance *= answer(sight, log.question[turn], card, other) == told
        elif log.action[turn] == LOOKED_AT and log.card[turn] == UNKNOWN:
            true = ((sight.box.face[card] == told) + (sight.box.face[other] == told)) / SLOTS
            chance *= A_LIE + (1 - A_LIE) * true if told == WOLF else true
        if chance == 0:
            break
    return chance


def chance_of(sight: State, hands: Hands, role: int) -> float:
    return sum(chance for pair, chance in hands.items() if identity_of(sight, *pair) == role)


# What to do


def best_board(chances: Sequence[Mapping[int, float]]) -> tuple[int, float]:
    """The likeliest declaration as set on the dials, and its chance: for each role sought, who has it or nobody."""
    dials, sure = [ABSTAIN, ABSTAIN], 1.0
    for arrow, chance in enumerate(chances):
        numbers = {number + 1: of_role for number, of_role in chance.items() if number + 1 != dials[0]}
        numbers[0] = prod(1 - of_role for of_role in chance.values())
        dials[arrow] = max(numbers, key=lambda number: numbers[number])
        sure *= numbers[dials[arrow]]
    return DIAL * dials[0] + dials[1], sure


def open_question(sight: State, moves: Sequence[int], hands: Hands, target: int) -> int:
    """The question to this player whose answer is the most open, or 0 if none is."""
    best, widest = 0, OPEN
    for move in moves:
        if ASK <= move < DECLARE and (move - ASK) % MOST_PLAYERS == target:
            question = (move - ASK) // MOST_PLAYERS
            yes = sum(chance for pair, chance in hands.items() if answer(sight, question, *pair))
            if min(yes, 1 - yes) >= widest:
                best, widest = move, min(yes, 1 - yes)
    return best
