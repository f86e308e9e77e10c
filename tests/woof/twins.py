"""Other worlds of Woof!!, by the table of §4.1: role cards and their order, boards and questions are otherwise."""

import csv
from collections import Counter
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.every_game.secrecy.worlds import Story, World

Pair = list[str]  # two role cards, by slot

BOX = Path(__file__).parents[2] / "src/wolfden/games/woof"
HAND = 2  # question cards (§2.3)
ABSTAINS = 0.3
TRIES = 40  # exchanges of role cards; those that fit all that was said are kept
SHOWN_AGAIN = ("view", "reload", "restart")


def read_table(name: str) -> dict[str, dict[str, str]]:
    with (BOX / name).open(encoding="utf-8", newline="") as file:
        return {row["id"]: row for row in csv.DictReader(file)}


ROLE_CARDS = read_table("role_cards.csv")
QUESTIONS = read_table("question_cards.csv")
PICTURE = {card: row["picture"] for card, row in ROLE_CARDS.items()}
VALUE = {card: int(row["value"]) for card, row in ROLE_CARDS.items()}
FACE = {card: row["face"].replace("?", "hidden") for card, row in ROLE_CARDS.items()}
YES = {question: {*row["yes"].split()} for question, row in QUESTIONS.items()}


def identity(pair: Pair) -> str:
    """The picture of the card with the higher value (§2.5)."""
    return PICTURE[max(pair, key=VALUE.__getitem__)]


def announcement(role: str, card: str) -> str:
    """The boy cries wolf unless the face is hidden; everybody else tells the face (§3.3)."""
    return "wolf" if role == "boy" and FACE[card] != "hidden" else FACE[card]


def answer(question: str, pair: Pair) -> str:
    """Questions are about the identity or about both cards, and answered in truth (§1.4, §3.4)."""
    shown = {identity(pair)} if QUESTIONS[question]["kind"] == "identity" else {PICTURE[card] for card in pair}
    return "yes" if shown & YES[question] else "no"


class Look(NamedTuple):
    looker: str
    slot: int
    card: str
    face: str  # as it was announced
    is_known: bool  # must the card be the same in the other world?


class Round(NamedTuple):
    """What has happened in a round up to now."""

    begin: int  # positions
    end: int
    is_open: bool  # have all cards and boards been turned up?
    looks: dict[str, list[list[Look]]]  # at the cards of each number, from one handling of them to the next
    handlings: dict[str, list[int]]  # after how many moves these were
    answers: list[tuple[str, str, str]]  # who answered what question how


Laid = dict[str, list[Pair]]  # how the cards of each number lie after the deal and after each handling of them


def twin(story: Story, viewer: str | None, until: int, random: Random) -> World | None:
    """Another world that this viewer cannot tell from the first at any of the positions 0..until."""
    rounds = follow_rounds(story, viewer, until, remembers=True)
    return write_world(story, viewer, rounds, [lay_cards(story, viewer, round, random) for round in rounds], random)


def forgetful(story: Story, viewer: str | None, until: int, random: Random) -> World | None:
    """Another past of the same table: without the memory aid a card looked at is shown once (§4.3)."""
    if story.world.options.get("memory_aid"):
        return None
    rounds = follow_rounds(story, viewer, until, remembers=False)
    forgotten = [
        (number, spell, look)
        for number, spells in rounds[-1].looks.items()
        for spell, looks in enumerate(spells)
        for look in looks
        if look.looker == viewer and not look.is_known
    ]
    for _ in range(3 if forgotten else 0):
        laid = [lay_cards(story, viewer, round, random) for round in rounds]
        if any(laid[-1][number][spell][look.slot] != look.card for number, spell, look in forgotten):
            return write_world(story, viewer, rounds, laid, random)
    return None


def follow_rounds(story: Story, viewer: str | None, until: int, remembers: bool) -> list[Round]:
    begins = [position for position in story.world.deals if position <= until]
    ends = [*begins[1:], until]
    return [
        follow_round(story, viewer, begin, end, begin != begins[-1], remembers)
        for begin, end in zip(begins, ends, strict=True)
    ]


def follow_round(story: Story, viewer: str | None, begin: int, end: int, is_open: bool, remembers: bool) -> Round:
    """Which cards were seen is known to their owner, to who looks and remembers, and later to everybody (§4.1)."""
    numbers = story.world.deals[begin]["cards"]
    looks: dict[str, list[list[Look]]] = {number: [[]] for number in numbers}
    handlings: dict[str, list[int]] = {number: [] for number in numbers}
    answers = []
    for position in range(begin + 1, end + 1):
        told = {event["event"]: event for event in story.events[position]}
        if look := told.get("looked"):
            sees = viewer == look["seat"] and (remembers or position == end)
            known = is_open or sees or viewer == look["target"]
            face = told["announced"]["face"]
            looks[look["target"]][-1].append(Look(look["seat"], int(look["slot"]), look["card"], face, known))
        if handled := told.get("rearranged"):
            looks[handled["seat"]].append([])
            handlings[handled["seat"]].append(position)
        if answered := told.get("answered"):
            answers.append((answered["seat"], answered["question"], answered["answer"]))
    return Round(begin, end, is_open, looks, handlings, answers)


# Role cards


def lay_cards(story: Story, viewer: str | None, round: Round, random: Random) -> Laid:
    """How the cards of everybody else might lie as well; those turned up are the same, and lie as they did then."""
    pairs: dict[str, Pair] = {number: [*pair] for number, pair in story.world.deals[round.begin]["cards"].items()}
    if not round.is_open:
        exchange_cards(round, pairs, viewer, random)
    roles = {number: identity(pair) for number, pair in pairs.items()}
    laid = {
        number: [random.choice(fitting_orders(looks, pair, roles)) for looks in round.looks[number]]
        for number, pair in pairs.items()
        if number != viewer
    }
    if round.is_open:
        for number, lies in laid.items():
            lies[-1] = story.states[round.end - 1]["cards"][number]
    return laid


def exchange_cards(round: Round, pairs: dict[str, Pair], viewer: str | None, random: Random) -> None:
    """Hidden cards change places at random, as long as all announcements and answers come out the same."""
    hidden = [(number, place) for number in pairs if number != viewer for place in (0, 1)]
    for _ in range(TRIES):
        exchanges = [random.sample(hidden, 2) for _ in range(random.choice((1, 1, 2, 3)))]
        for one, other in exchanges:
            exchange(pairs, one, other)
        if not fits(round, pairs):
            for one, other in reversed(exchanges):
                exchange(pairs, one, other)


def exchange(pairs: dict[str, Pair], one: tuple[str, int], other: tuple[str, int]) -> None:
    (number, place), (number_too, place_too) = one, other
    cards, cards_too = pairs[number], pairs[number_too]
    cards[place], cards_too[place_too] = cards_too[place_too], cards[place]


def fits(round: Round, pairs: dict[str, Pair]) -> bool:
    """Do these cards give all the answers and announcements that were given?"""
    if any(answer(question, pairs[number]) != said for number, question, said in round.answers):
        return False
    roles = {number: identity(pair) for number, pair in pairs.items()}
    return all(
        fitting_orders(looks, pairs[number], roles)
        for number, spells in round.looks.items()
        for looks in spells
        if looks
    )


def fitting_orders(looks: list[Look], pair: Pair, roles: dict[str, str]) -> list[Pair]:
    """Those orders of two cards in which all these looks saw what was announced."""
    return [
        order
        for order in (pair, pair[::-1])
        if all(
            announcement(roles[look.looker], order[look.slot]) == look.face
            and (not look.is_known or order[look.slot] == look.card)
            for look in looks
        )
    ]


# The world in words


def write_world(story: Story, viewer: str | None, rounds: list[Round], laid: list[Laid], random: Random) -> World:
    """The deals, moves and coins that bring the cards to lie like this; questions and boards of others are others."""
    deals, moves = {}, list(story.world.moves[: rounds[-1].end])
    coins = {position: coin for position, coin in story.world.coins.items() if position <= len(moves)}
    for round, cards in zip(rounds, laid, strict=True):
        deal = story.world.deals[round.begin]
        deals[round.begin] = {
            "cards": {**deal["cards"], **{number: lies[0] for number, lies in cards.items()}},
            "questions": deal_questions(deal["questions"], viewer, moves[round.begin : round.end], random),
            "start": deal["start"],
        }
        for number, lies in cards.items():
            for position, before, after in zip(round.handlings[number], lies[:-1], lies[1:], strict=True):
                if position in coins:
                    coins[position] = "kept" if before == after else "swapped"
                else:
                    moves[position - 1] = f"{number} rearrange {'0 1' if before == after else '1 0'}"
    for index in range(rounds[-1].begin, len(moves)):
        seat, action = moves[index].split()[:2]
        if seat != viewer and action in ("declare", "final"):
            aims = ["0", *(number for number in deal["cards"] if number != seat)]
            moves[index] = f"{seat} {action} {set_board(action, aims, identity(laid[-1][seat][0]), random)}"
    return World(story.world.options, deals, tuple(moves), coins)


def set_board(action: str, aims: list[str], role: str, random: Random) -> str:
    """Two arrows, the double one of the wolf on X; in the final phase one may abstain (§3.5)."""
    if action == "final" and random.random() < ABSTAINS:
        return "X X"
    return f"{random.choice(aims)} {'X' if role == 'wolf' else random.choice(aims)}"


def deal_questions(
    dealt: dict[str, list[str]], viewer: str | None, moves: list[str], random: Random
) -> dict[str, list[str]]:
    """Everybody else gets what it asks in these moves, and any of those that nobody shows, put away or not (§2.3)."""
    hands: dict[str, list[str]] = {seat: [] for seat in dealt}
    for words in moves:
        seat, action, question = words.split()[:3]
        if action == "ask":
            hands[seat].append(question)
    if viewer is not None:
        hands[viewer] = dealt[viewer]
    box = Counter({question: int(row["copies"]) for question, row in QUESTIONS.items()})
    box.subtract(question for hand in hands.values() for question in hand)
    unseen = [*box.elements()]
    random.shuffle(unseen)
    return {seat: [*hand, *(unseen.pop() for _ in range(HAND - len(hand)))] for seat, hand in hands.items()}
