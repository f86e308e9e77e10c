"""Who is who in Woof!!: the exact chance of every identity, by the measure of `knowledge/imagining.py`.

Where that file draws one way to share out the cards, this one follows all of them back, each with its weight.
"""

from collections import defaultdict

from wolfden.engine.decision import NOBODY, UNKNOWN
from wolfden.engine.errors import ImpossibleSight

from ..cards import ROLES, SLOTS
from ..knowledge.deal_counting import (
    copies_of,
    count_handfuls,
    count_ways,
    player_in_order,
    steps_of,
    take_stock,
    weigh_last_pair,
)
from ..knowledge.imagining import seen_cards, unseen_cards
from ..knowledge.likelihood import is_hidden, is_open, kinds_of, may_have_lied, turns_by_target, weigh_pairs
from ..roles import identity, identity_of
from ..state import State

Chances = list[list[float]]  # by player and role


def identity_chances(sight: State) -> Chances:
    """How likely each player in play is to have each role, given all that the viewer knows."""
    count = Count(sight)
    chances = [[0.0] * len(ROLES) for _ in range(sight.in_play)]
    total = 0.0
    for liar in range(NOBODY, sight.in_play):
        if may_have_lied(sight, liar):
            total += count.add(liar, chances)
    if total == 0.0:
        raise ImpossibleSight("no deal of the cards agrees with this sight")
    return [[weight / total for weight in weights] for weights in chances]


class Count:
    """The tables that one sight is counted with."""

    def __init__(self, sight: State) -> None:
        self.sight = sight
        self.seen = seen_cards(sight)
        unseen = unseen_cards(sight, self.seen)
        self.kinds = kinds_of(sight, unseen)
        self.copies = copies_of(sight, unseen, self.kinds)
        self.step = steps_of(self.copies)
        self.turns = turns_by_target(sight)
        self.size = len(self.copies)
        self.like = [0.0] * (sight.in_play * self.size * self.size)
        self.ways = [0.0] * count_handfuls(self.copies)
        self.shares = [0.0] * len(self.ways)

    def add(self, liar: int, chances: Chances) -> float:
        """Add the weight of every identity if this player has lied; the weight of all these worlds together."""
        sight, seen = self.sight, self.seen
        weigh_pairs(sight, liar, seen, self.kinds, self.turns, self.like)
        total = count_ways(sight, liar, seen, self.copies, self.step, self.turns, self.like, self.ways, self.shares)
        shares = {hand: share for hand, share in enumerate(self.shares) if share > 0.0}
        at_random = self.identities_at_random(shares)
        for i in range(sight.in_play - 1, -1, -1):
            number = player_in_order(sight, i, liar)
            if not is_hidden(sight, number):
                chances[number][identity(sight, number)] += total
            elif is_open(sight, number, liar, self.turns):
                chances[number] = [sum(pair) for pair in zip(chances[number], at_random, strict=True)]
            elif seen[SLOTS * number + 1] != UNKNOWN:
                chances[number][identity_of(sight, seen[SLOTS * number], seen[SLOTS * number + 1])] += total
            else:
                shares = self.take_back(number, shares, chances[number])
        return total

    def take_back(self, number: int, shares: dict[int, float], roles: list[float]) -> dict[int, float]:
        """Share the weight of each handful out among the pairs that this player may have got last."""
        before: dict[int, float] = defaultdict(float)
        held, chance = [1] * self.size, [0.0] * (self.size * self.size)
        for hand, share in shares.items():
            take_stock(hand, self.copies, self.step, held)
            total = weigh_last_pair(number, hand, self.step, held, self.like, self.ways, chance)
            for pair, weight in enumerate(chance):
                if weight > 0.0:
                    kind, other = divmod(pair, self.size)
                    card, known = self.kinds[kind], self.seen[SLOTS * number]
                    partner = self.kinds[other] if other < self.size - 1 else known
                    roles[identity_of(self.sight, card, partner)] += share * weight / total
                    before[hand - self.step[kind] - self.step[other]] += share * weight / total
        return before

    def identities_at_random(self, shares: dict[int, float]) -> list[float]:
        """The weight of each role for somebody who gets any two of the cards that are left."""
        roles = [0.0] * len(ROLES)
        left = [0] * self.size
        for hand, share in shares.items():
            take_stock(hand, self.copies, self.step, left)
            rest = [self.copies[kind] - left[kind] for kind in range(self.size - 1)]
            ways = sum(rest) * (sum(rest) - 1)
            for kind, card in enumerate(self.kinds):
                for other, partner in enumerate(self.kinds):
                    pairs = rest[kind] * (rest[other] - (kind == other))
                    if pairs:
                        roles[identity_of(self.sight, card, partner)] += share * pairs / ways
        return roles
