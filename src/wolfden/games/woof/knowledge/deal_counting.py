"""Sharing out the cards that a viewer has not located: how many ways there are, and one of them by chance.

Cards are shared out player by player. What the first players have got together is a handful: so many cards of each
kind. It is written as one number, to which every card adds the step of its kind, so that all handfuls fit into a
small table with the weight of the ways that lead to each. Players of whom nothing is known come last, and all ways
to deal them the rest are equally likely, so they are counted by a formula. Then one way is drawn by walking back.

The kind beyond the last stands for a card that the viewer has seen with its owner; it adds nothing to a handful.
"""

from math import factorial

from wolfden.engine.decision import UNKNOWN
from wolfden.engine.rng import Rng, fraction

from ..cards import DECK, SLOTS
from ..state import State
from .likelihood import is_hidden, is_open, kind_of

FACTORIAL = tuple(factorial(n) for n in range(DECK + 1))
OPEN = -1  # in the place of a pair: a player who gets any two cards that are left


def copies_of(world: State, cards: list[int], kinds: list[int]) -> list[int]:
    """How many of these cards are of each kind, and one of the kind beyond."""
    copies = [0] * (len(kinds) + 1)
    for card in cards:
        copies[kind_of(world, kinds, card)] += 1
    copies[len(kinds)] = 1
    return copies


def steps_of(copies: list[int]) -> list[int]:
    """What a card of each kind adds to the number of a handful."""
    step = [1] * len(copies)
    for kind in range(1, len(copies)):
        step[kind] = step[kind - 1] * (copies[kind - 1] + 1)
    step[len(copies) - 1] = 0
    return step


def count_handfuls(copies: list[int]) -> int:
    """How many different handfuls there are; the last is the full one."""
    count = 1
    for kind in range(len(copies) - 1):
        count *= copies[kind] + 1
    return count


def take_stock(hand: int, copies: list[int], step: list[int], held: list[int]) -> None:
    """How many cards of each kind are in this handful."""
    for kind in range(len(copies) - 1):
        held[kind] = hand // step[kind] % (copies[kind] + 1)


def player_in_order(world: State, i: int, liar: int) -> int:
    """Players get their cards clockwise; a liar comes first, because he is bound most tightly."""
    return (i + liar if liar > 0 else i) % world.in_play


def count_ways(
    world: State,
    liar: int,
    seen: list[int],
    copies: list[int],
    step: list[int],
    turns: list[int],
    like: list[float],
    ways: list[float],
    shares: list[float],
) -> float:
    """The weight of all ways to share out the cards.

    `ways` gets, for each handful, the weight of the ways to share it out among the first players; `shares`, for each
    handful that may be all theirs, the same times the ways to deal the rest.
    """
    for hand in range(len(ways)):
        ways[hand] = 0.0
        shares[hand] = 0.0
    ways[0] = 1.0
    reached = [0] * len(ways)
    left = [0] * len(copies)
    first, last = 0, 1
    for i in range(world.in_play):
        number = player_in_order(world, i, liar)
        if not is_hidden(world, number) or is_open(world, number, liar, turns):
            continue
        if seen[SLOTS * number + 1] == UNKNOWN:
            end = last
            for place in range(first, last):
                end = add_pairs(number, reached[place], copies, step, left, like, ways, reached, end)
            first, last = last, end
        else:
            weight = like[len(copies) * len(copies) * (number + 1) - 1]
            if weight == 0.0:
                return 0.0
            for place in range(first, last):
                ways[reached[place]] *= weight
    total = 0.0
    for place in range(first, last):
        hand = reached[place]
        shares[hand] = ways[hand] * ways_to_deal(hand, copies, step, left)
        total += shares[hand]
    return total


def ways_to_deal(hand: int, copies: list[int], step: list[int], left: list[int]) -> float:
    """In how many orders the cards that are not in this handful can be dealt."""
    take_stock(hand, copies, step, left)
    cards = 0
    same = 1
    for kind in range(len(copies) - 1):
        cards += copies[kind] - left[kind]
        same *= FACTORIAL[copies[kind] - left[kind]]
    return FACTORIAL[cards] / same


def add_pairs(
    number: int,
    hand: int,
    copies: list[int],
    step: list[int],
    left: list[int],
    like: list[float],
    ways: list[float],
    reached: list[int],
    end: int,
) -> int:
    """Add every pair this player may have to a handful; where the list of handfuls reached ends then."""
    size = len(copies)
    take_stock(hand, copies, step, left)
    for kind in range(size - 1):
        left[kind] = copies[kind] - left[kind]
    left[size - 1] = 1
    for kind in range(size - 1):
        if left[kind] == 0:
            continue
        left[kind] -= 1
        for other in range(kind, size):
            weight = like[(number * size + kind) * size + other]
            if weight > 0.0 and left[other] > 0:
                more = hand + step[kind] + step[other]
                if ways[more] == 0.0:
                    reached[end] = more
                    end += 1
                ways[more] += weight * ways[hand]
        left[kind] += 1
    return end


def draw_pairs(
    world: State,
    liar: int,
    seen: list[int],
    copies: list[int],
    step: list[int],
    turns: list[int],
    like: list[float],
    ways: list[float],
    hand: int,
    rng: Rng,
) -> list[int]:
    """Walk back from this handful: the two kinds each player gets, kind * size + other, or OPEN."""
    size = len(copies)
    pairs = [OPEN] * world.in_play
    chance = [0.0] * (size * size)
    held = [1] * size
    for i in range(world.in_play - 1, -1, -1):
        number = player_in_order(world, i, liar)
        if not is_hidden(world, number) or is_open(world, number, liar, turns):
            continue
        pairs[number] = size * size - 1
        if seen[SLOTS * number + 1] == UNKNOWN:
            take_stock(hand, copies, step, held)
            total = weigh_last_pair(number, hand, step, held, like, ways, chance)
            pairs[number] = pick(chance, total, rng)
            hand -= step[pairs[number] // size] + step[pairs[number] % size]
    return pairs


def weigh_last_pair(
    number: int,
    hand: int,
    step: list[int],
    held: list[int],
    like: list[float],
    ways: list[float],
    chance: list[float],
) -> float:
    """The weight of each pair that this player, the last to get cards, may have got of a handful; and their sum."""
    size = len(step)
    total = 0.0
    for pair in range(size * size):
        chance[pair] = 0.0
    for kind in range(size - 1):
        if held[kind] == 0:
            continue
        held[kind] -= 1
        for other in range(kind, size):
            weight = like[(number * size + kind) * size + other]
            if weight > 0.0 and held[other] > 0:
                chance[kind * size + other] = weight * ways[hand - step[kind] - step[other]]
                total += chance[kind * size + other]
        held[kind] += 1
    return total


def pick(chance: list[float], total: float, rng: Rng) -> int:
    """A place in this list, each as likely as its share of the total."""
    left = total * fraction(rng)
    chosen = 0
    for place in range(len(chance)):
        if chance[place] > 0.0:
            chosen = place
            left -= chance[place]
            if left < 0.0:
                return chosen
    return chosen


def add_up(shares: list[float]) -> None:
    """Each share becomes the sum of all shares up to it."""
    total = 0.0
    for place in range(len(shares)):
        total += shares[place]
        shares[place] = total


def pick_by_sums(sums: list[float], rng: Rng) -> int:
    """The same as `pick` for shares that were added up, by halving: for long lists from which much is drawn."""
    drawn = sums[len(sums) - 1] * fraction(rng)
    low, high = 0, len(sums) - 1
    while low < high:
        middle = (low + high) // 2
        if sums[middle] > drawn:
            high = middle
        else:
            low = middle + 1
    return low
