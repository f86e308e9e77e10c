"""The worlds a seat must reckon with, each with the chance that all it knows leaves to it.

What is imagined is everything hidden: the role cards of the others with their slots, the card seen in each look
between others, the questions in other hands, and the boards. The chance of a world is its chance given all that
the viewer knows, when

* the role cards were dealt at random, every way to lay the deck into the slots as likely as any other;
* cards that were handled (shuffled, or rearranged by the table or their owner) changed places with chance 1/2;
* the questions that nobody has shown were dealt at random;
* what people chose to do tells nothing: whom they looked at, what they asked, that they declared, or when. Their
  boards are drawn evenly from all that their identity allows.

So a world counts by the equally likely deals and swaps that lead to what was seen and said. It is the measure a
player at the table would use who trusts the shuffle and assumes nothing about the others. A card seen earlier
stays with its owner; its slot is known only until the owner's cards are handled.

`likelihood.py` says how well a pair of cards agrees with all that is known of one player, and `deal_counting.py` counts
the ways to share out the cards the viewer has not located. Only the boy ties the players together otherwise:
whether an announcement is a lie depends on the cards of the player who looked. He is therefore chosen first:
either one player who has cried wolf is the boy, or nobody has lied so far.
"""

from typing import TypeAlias

from wolfden.engine.decision import NOBODY, TRUTH, UNKNOWN
from wolfden.engine.rng import Rng, below, branch, shuffle

from ..cards import DOUBLE, MOST_PLAYERS, MOST_ROUNDS, QUESTIONS, SINGLE, SLOTS
from ..dealing import draw_question
from ..moves import has_one_target, other_number
from ..roles import find_identities
from ..state import ABSTAIN, ASKED_OF, GAME_OVER, LOOKED_AT, State
from .deal_counting import OPEN, add_up, copies_of, count_handfuls, count_ways, draw_pairs, pick, pick_by_sums, steps_of
from .likelihood import (
    are_alike,
    end_of_order,
    fits_order,
    is_hidden,
    kinds_of,
    may_have_lied,
    turns_by_target,
    weigh_pairs,
)

Numbers: TypeAlias = list[int]
Weights: TypeAlias = list[float]
Counted: TypeAlias = tuple[
    Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Weights, list[Weights], list[Weights], list[Weights]
]


def imagine(world: State, rng: Rng) -> bool:
    """Make this copy of a sight a complete world, drawn by the chances above; False if there is none."""
    if world.phase != GAME_OVER:
        if not imagine_role_cards(world, rng) or not imagine_questions(world, rng):
            return False
        imagine_boards(world, rng)
    world.viewer = TRUTH
    for number in range(MOST_ROUNDS):
        branch(rng, world.rngs[number])
    return True


# Role cards


def imagine_role_cards(world: State, rng: Rng) -> bool:
    """Everybody's two cards and the order in which they lay at each look; False if no cards agree with the sight."""
    counted = count_deals(world)
    return deal_role_cards(world, counted, rng)


def imagine_many_role_cards(worlds: list[State], count: int, rng: Rng) -> bool:
    """The same for so many copies of one sight, whose deals are counted only once."""
    counted = count_deals(worlds[0])
    for i in range(count):
        if not deal_role_cards(worlds[i], counted, rng):
            return False
    return True


def count_deals(world: State) -> Counted:
    """The tables from which deals are drawn: the chance that each player has lied, and the ways to deal for each."""
    seen = seen_cards(world)
    unseen = unseen_cards(world, seen)
    kinds = kinds_of(world, unseen)
    copies = copies_of(world, unseen, kinds)
    step = steps_of(copies)
    turns = turns_by_target(world)
    pairs = world.in_play * len(copies) * len(copies)
    handfuls = count_handfuls(copies)
    chance = [0.0] * (world.in_play + 1)
    likes = [[0.0] * (pairs if may_have_lied(world, liar) else 0) for liar in range(NOBODY, world.in_play)]
    ways = [[0.0] * (handfuls if likes[i] else 0) for i in range(len(likes))]
    shares = [[0.0] * len(ways[i]) for i in range(len(ways))]
    for liar in range(NOBODY, world.in_play):
        i = liar + 1
        if likes[i]:
            weigh_pairs(world, liar, seen, kinds, turns, likes[i])
            chance[i] = count_ways(world, liar, seen, copies, step, turns, likes[i], ways[i], shares[i])
            add_up(shares[i])
    return seen, unseen, kinds, copies, step, turns, chance, likes, ways, shares


def deal_role_cards(world: State, counted: Counted, rng: Rng) -> bool:
    """Choose who has lied, then everybody's two cards, then the order in which they lay at each look."""
    seen, unseen, kinds, copies, step, turns, chance, likes, ways, shares = counted
    total = 0.0
    for weight in chance:
        total += weight
    if total == 0.0:
        return False
    i = pick(chance, total, rng)
    liar = i - 1
    hand = pick_by_sums(shares[i], rng)
    pairs = draw_pairs(world, liar, seen, copies, step, turns, likes[i], ways[i], hand, rng)
    cards = unseen.copy()
    shuffle(rng, cards, len(cards))
    lay_pairs(world, liar, seen, cards, kinds, turns, pairs, rng)
    return True


def seen_cards(world: State) -> list[int]:
    """What the viewer has seen with each player whose cards are hidden: up to two cards each, else UNKNOWN."""
    seen = [UNKNOWN] * (SLOTS * MOST_PLAYERS)
    log = world.log
    for turn in range(log.count):
        first = SLOTS * log.target[turn]
        if log.action[turn] == LOOKED_AT and log.card[turn] != UNKNOWN and is_hidden(world, log.target[turn]):
            if seen[first] == UNKNOWN:
                seen[first] = log.card[turn]
            elif seen[first] != log.card[turn]:
                seen[first + 1] = log.card[turn]
    return seen


def unseen_cards(world: State, seen: list[int]) -> list[int]:
    """The cards of the deck that the viewer has not located."""
    located = 0
    for number in range(world.in_play):
        for slot in range(SLOTS):
            card = world.players[number].cards[slot]
            if card == UNKNOWN:
                card = seen[SLOTS * number + slot]
            if card != UNKNOWN:
                located |= 1 << card
    return [card for card in world.box.deck[: SLOTS * world.in_play] if not located >> card & 1]


def lay_pairs(
    world: State,
    liar: int,
    seen: list[int],
    unseen: list[int],
    kinds: list[int],
    turns: list[int],
    pairs: list[int],
    rng: Rng,
) -> None:
    """Give cards of the two kinds drawn, or those already seen; then deal the rest to whom nothing is known of."""
    size = len(kinds) + 1
    for number in range(world.in_play):
        if pairs[number] != OPEN:
            cards = world.players[number].cards
            cards[0] = seen[SLOTS * number]
            cards[1] = seen[SLOTS * number + 1]
            if cards[1] == UNKNOWN:
                cards[1] = take_card(world, unseen, kinds[pairs[number] // size])
            if cards[0] == UNKNOWN:
                cards[0] = take_card(world, unseen, kinds[pairs[number] % size])
            lay_in_order(world, number, liar, turns, rng)
    shuffle(rng, unseen, len(unseen))
    for number in range(world.in_play):
        for slot in range(SLOTS):
            if world.players[number].cards[slot] == UNKNOWN:
                world.players[number].cards[slot] = take_card(world, unseen, UNKNOWN)
    find_identities(world)


def take_card(world: State, unseen: list[int], example: int) -> int:
    """The next card of this kind that nobody has yet; of any kind without an example."""
    place = 0
    while unseen[place] == UNKNOWN or (example != UNKNOWN and not are_alike(world, unseen[place], example)):
        place += 1
    card = unseen[place]
    unseen[place] = UNKNOWN
    return card


def lay_in_order(world: State, number: int, liar: int, turns: list[int], rng: Rng) -> None:
    """Lay the two cards as they may have lain at each look, and as they may lie now (§3.6)."""
    log = world.log
    cards = world.players[number].cards
    first = turns[number]
    while first < turns[number + 1]:
        last = end_of_order(world, turns, first, turns[number + 1])
        swap_by_chance(cards, rng)
        if not fits_order(world, turns, first, last, cards[0], cards[1], liar):
            swap(cards)
        for i in range(first, last):
            if log.action[turns[i]] == LOOKED_AT:
                log.card[turns[i]] = cards[log.slot[turns[i]]]
        first = last
    if world.players[number].handled:
        swap_by_chance(cards, rng)


def swap_by_chance(cards: list[int], rng: Rng) -> None:
    if below(rng, 2):
        swap(cards)


def swap(cards: list[int]) -> None:
    card = cards[0]
    cards[0] = cards[1]
    cards[1] = card


# Questions and boards


def imagine_questions(world: State, rng: Rng) -> bool:
    """What the viewer neither holds nor has seen asked is in other hands or put away (§2.3)."""
    left = collect_questions(world)
    if left < 0:
        return False
    for number in range(world.in_play):
        player = world.players[number]
        if player.questions[0] == UNKNOWN:
            if player.held > left:
                return False
            for question in range(len(QUESTIONS)):
                player.questions[question] = 0
            for _ in range(player.held):
                player.questions[draw_question(world, left, rng)] += 1
                left -= 1
    return True


def collect_questions(world: State) -> int:
    """Put all questions whose place the viewer does not know away; how many, or -1 if one is missing."""
    log = world.log
    left = 0
    for question in range(len(QUESTIONS)):
        world.put_away[question] = world.box.question_copies[question]
        for turn in range(log.count):
            if log.action[turn] == ASKED_OF and log.question[turn] == question:
                world.put_away[question] -= 1
        for seat in range(world.player_count):
            if world.players[seat].questions[0] != UNKNOWN:
                world.put_away[question] -= world.players[seat].questions[question]
        if world.put_away[question] < 0:
            return -1
        left += world.put_away[question]
    return left


def imagine_boards(world: State, rng: Rng) -> None:
    """A board that lies face down shows anything its owner was allowed to set (§3.5)."""
    for seat in range(world.player_count):
        board = world.players[seat].board
        if board[SINGLE] != UNKNOWN:
            continue
        doubles = 1 if has_one_target(world, seat) else world.in_play
        abstentions = 0 if world.players[seat].declared else 1
        choice = below(rng, world.in_play * doubles + abstentions)
        board[SINGLE] = ABSTAIN
        board[DOUBLE] = ABSTAIN
        if choice < world.in_play * doubles:
            board[SINGLE] = other_number(seat, choice // doubles)
            if doubles > 1:
                board[DOUBLE] = other_number(seat, choice % doubles)
