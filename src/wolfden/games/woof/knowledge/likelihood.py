"""How well two cards agree with all that a viewer knows about the player who may have them.

An answer agrees or does not. A look at one of two cards agrees with none, one or both of the orders in which they
may have lain; all looks between two handlings of the cards share one order, and each handling makes both orders
equally likely again. The chance of everything is the product over these stretches.
"""

from wolfden.engine.decision import NOBODY, UNKNOWN

from ..cards import BOY, HIDDEN, SLOTS, WOLF
from ..roles import announcement, answer, identity_of
from ..state import ASKED_OF, LOOKED_AT, State


def is_hidden(world: State, number: int) -> bool:
    """Are this player's cards unknown to the viewer?"""
    return world.players[number].cards[0] == UNKNOWN


def are_alike(world: State, card: int, other: int) -> bool:
    """Cards that differ neither in picture nor in face are of one kind."""
    return world.box.picture[card] == world.box.picture[other] and world.box.face[card] == world.box.face[other]


def kinds_of(world: State, cards: list[int]) -> list[int]:
    """One card of each kind."""
    return [card for i, card in enumerate(cards) if kind_of(world, cards, card) == i]


def kind_of(world: State, kinds: list[int], card: int) -> int:
    """The place of the first card of the same kind."""
    kind = 0
    while not are_alike(world, kinds[kind], card):
        kind += 1
    return kind


# The liar


def roles_told(world: State, number: int) -> int:
    """The roles this player has announced, one bit each."""
    log = world.log
    roles = 0
    for turn in range(log.count):
        if log.seat[turn] == number and log.action[turn] == LOOKED_AT and log.told[turn] != HIDDEN:
            roles |= 1 << log.told[turn]
    return roles


def may_have_lied(world: State, liar: int) -> bool:
    """May this player be a boy who has cried wolf? For NOBODY: may it be that no boy has?

    Who has announced another role is not the boy; and a viewer knows what others saw of the viewer's own cards.
    """
    if liar != NOBODY and (not is_hidden(world, liar) or roles_told(world, liar) != 1 << WOLF):
        return False
    log = world.log
    for turn in range(log.count):
        if log.action[turn] == LOOKED_AT and log.card[turn] != UNKNOWN and is_hidden(world, log.seat[turn]):
            told = announcement(log.seat[turn] == liar, world.box.face[log.card[turn]])
            if told != log.told[turn]:
                return False
    return True


def may_be(world: State, number: int, role: int, liar: int) -> bool:
    """May this player have this identity? The boy is the liar, or somebody who has not announced a role."""
    if number == liar or role != BOY:
        return (number == liar) == (role == BOY)
    return liar == NOBODY and roles_told(world, number) == 0


def is_open(world: State, number: int, liar: int, turns: list[int]) -> bool:
    """Is nothing known of this player but what is known of the others?"""
    return turns[number] == turns[number + 1] and number != liar and roles_told(world, number) == 0


# Pairs of cards


def weigh_pairs(
    world: State, liar: int, seen: list[int], kinds: list[int], turns: list[int], like: list[float]
) -> None:
    """For each player and each pair of kinds: their likelihood, times the orders in which they may be dealt.

    The kind beyond the last stands for a card that the viewer has seen with this player.
    """
    size = len(kinds) + 1
    for number in range(world.in_play):
        if not is_hidden(world, number) or is_open(world, number, liar, turns):
            continue
        known, second = seen[SLOTS * number], seen[SLOTS * number + 1]
        for kind in range(size):
            for other in range(kind, size):
                chance = 0.0
                if has_seen_cards(kind, other, size - 1, known, second):
                    card = kinds[kind] if kind < size - 1 else second
                    partner = kinds[other] if other < size - 1 else known
                    chance = likelihood(world, number, card, partner, liar, turns)
                    if kind != other or kind == size - 1:
                        chance *= 2.0
                like[(number * size + kind) * size + other] = chance


def has_seen_cards(kind: int, other: int, seen_there: int, known: int, second: int) -> bool:
    """Is this a pair with just as many cards that the viewer has seen there as there are?"""
    if second != UNKNOWN:
        return kind == seen_there
    if known != UNKNOWN:
        return kind < seen_there and other == seen_there
    return other < seen_there


def likelihood(world: State, number: int, card: int, partner: int, liar: int, turns: list[int]) -> float:
    """The chance of all answers and announcements about this player, who has these two cards."""
    if not may_be(world, number, identity_of(world, card, partner), liar):
        return 0.0
    chance = 1.0
    first = turns[number]
    while first < turns[number + 1]:
        last = end_of_order(world, turns, first, turns[number + 1])
        orders = 0
        if fits_order(world, turns, first, last, card, partner, liar):
            orders += 1
        if fits_order(world, turns, first, last, partner, card, liar):
            orders += 1
        if orders == 0:
            return 0.0
        chance *= orders / 2.0
        first = last
    return chance


def turns_by_target(world: State) -> list[int]:
    """The turns spent on each player's cards, in order, after a list of where each player's begin and end."""
    log = world.log
    turns = [0] * (world.in_play + 1 + log.count)
    place = world.in_play + 1
    for number in range(world.in_play):
        turns[number] = place
        for turn in range(log.count):
            if log.target[turn] == number and (log.action[turn] == LOOKED_AT or log.action[turn] == ASKED_OF):
                turns[place] = turn
                place += 1
    turns[world.in_play] = place
    return turns


def end_of_order(world: State, turns: list[int], first: int, end: int) -> int:
    """Where the turns end during which the cards lay still: before the first look at handled cards."""
    last = first + 1
    while last < end and not world.log.fresh[turns[last]]:
        last += 1
    return last


def fits_order(world: State, turns: list[int], first: int, last: int, left: int, right: int, liar: int) -> bool:
    """May these two cards have lain in slots 0 and 1 during these turns?"""
    log = world.log
    for i in range(first, last):
        turn = turns[i]
        if log.action[turn] == ASKED_OF:
            if answer(world, log.question[turn], left, right) != log.told[turn]:
                return False
        elif not fits_look(world, turn, left if log.slot[turn] == 0 else right, liar):
            return False
    return True


def fits_look(world: State, turn: int, card: int, liar: int) -> bool:
    """May this have been the card that was looked at?"""
    log = world.log
    if log.card[turn] != UNKNOWN:
        return card == log.card[turn]
    return announcement(log.seat[turn] == liar, world.box.face[card]) == log.told[turn]
