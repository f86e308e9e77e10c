"""The worlds a seat must reckon with: compared, world by world, with an enumeration of all deals and swaps.

The enumeration knows the rules in its own few lines and shares nothing with the game but the notation.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any

import numpy as np
import pytest

from tests.woof.builders import Table, adv5, base4, base5, base8, changed, look_around, play
from wolfden.engine.compiled import compiled
from wolfden.engine.errors import ImpossibleSight
from wolfden.engine.game import imagined
from wolfden.engine.rng import Rng
from wolfden.games.woof import GAME
from wolfden.games.woof.cards import NUMBER_NAMES, ROLE_CARDS

VALUE = {"S": 1, "D": 2, "H": 3, "B": 4, "W": 5}
FACE = {"S": "sheep", "D": "dog", "H": "hunter", "W": "wolf", "SA": "dog", "DA": "wolf", "HA": "sheep", "BA": "hunter"}
YES = {"QA": "WHB", "QB": "SHB", "QC": "D", "QD": "H", "QE": "S"}

World = tuple[tuple[str, ...], ...]  # everybody's cards by slot, and the cards that were looked at


class Memory:
    """What a viewer has seen and heard of these moves, in the words of the events."""

    def __init__(self, table: Table, viewer: str | None, moves: list[str]) -> None:
        self.table, self.viewer, self.moves = table, viewer, moves
        self.heard: list[list[str]] = []
        self.own = table["cards"].get(viewer, [])
        players = table.state.players[: table.state.in_play]
        self.auto = [name for name, player in zip(NUMBER_NAMES, players, strict=False) if player.auto_rearrange]
        for move in moves:
            play(table, move)
            self.heard.append(table.seen_by(viewer).events)
        self.sight = table.seen_by(viewer)
        words = [event.split() for events in self.heard for event in events]
        seen = {word[4] for word in words if word[0] == "looked"} | set(self.own)
        self.label = {card: card if card in seen else kind(card) for card in ROLE_CARDS}

    @property
    def numbers(self) -> list[str]:
        return list(self.sight["cards"])

    def worlds(self) -> Counter[World]:
        """Every world that agrees with it, by the number of equally likely ways to it."""
        state = self.table.state
        deck = [ROLE_CARDS[card] for card in state.box.deck[: 2 * state.in_play]]
        left = Counter(self.label[card] for card in deck if card not in self.own)
        worlds: Counter[World] = Counter()
        for dealt in arrangements(left, left.total()):
            rest = iter(dealt)
            cards = {n: (*self.own,) if n == self.viewer else (next(rest), next(rest)) for n in self.numbers}
            worlds.update(self.after(0, cards, ()))
        return worlds

    def after(self, done: int, cards: dict[str, tuple[str, ...]], looked: tuple[str, ...]) -> Iterator[World]:
        """How all may lie after the moves that are left; none if something would have been said or seen otherwise."""
        if done == len(self.moves):
            yield (*cards.values(), looked)
            return
        (seat, action, *words), events = self.moves[done].split(), self.heard[done]
        if action == "look":
            target, slot = words
            card = cards[target][int(slot)]
            if agrees(events, "looked", 4, card) and agrees(events, "announced", 3, cry(cards[seat], card)):
                handled = target if target in self.auto else None
                for lying in self.handled(handled, cards, events):
                    yield from self.after(done + 1, lying, (*looked, card))
        elif action == "rearrange":
            for lying in self.handled(seat, cards, events):
                yield from self.after(done + 1, lying, looked)
        else:
            question, target = words
            if agrees(events, "answered", 3, replies(question, cards[target])):
                yield from self.after(done + 1, cards, looked)

    def handled(
        self, owner: str | None, cards: dict[str, tuple[str, ...]], events: list[str]
    ) -> Iterator[dict[str, tuple[str, ...]]]:
        """Both orders of handled cards; but the viewer knows whether the own ones changed places."""
        if owner is None:
            yield cards
            return
        swapped = {**cards, owner: cards[owner][::-1]}
        if owner == self.viewer:
            yield swapped if f"rearranged {owner} swapped" in events else cards
        else:
            yield from (cards, swapped)

    def written(self, states: Any) -> Iterator[World]:
        """Imagined worlds in the same words."""
        state = self.table.state
        looks = [turn for turn in range(state.log.count) if state.log.action[turn] == 0]
        for cards, log in zip(states["players"]["cards"].tolist(), states["log"]["card"].tolist(), strict=True):
            pairs = (tuple(self.label[ROLE_CARDS[card]] for card in pair) for pair in cards[: state.in_play])
            yield (*pairs, tuple(self.label[ROLE_CARDS[log[turn]]] for turn in looks))


def kind(card: str) -> str:
    """Cards nobody could tell apart: S1 and S2 are S."""
    return card[0] if card[1:].isdigit() else card


def arrangements(left: Counter[str], places: int) -> Iterator[tuple[str, ...]]:
    """All different ways to lay these labels into a row."""
    if places == 0:
        yield ()
    for label in list(left):
        if left[label]:
            left[label] -= 1
            yield from ((label, *rest) for rest in arrangements(left, places - 1))
            left[label] += 1


def agrees(events: list[str], name: str, field: int, word: str) -> bool:
    """Was this told, or not known to the viewer?"""
    (event,) = (event.split() for event in events if event.startswith(name))
    return event[field] in (word, "None")


def role(pair: tuple[str, ...]) -> str:
    return max((card[0] for card in pair), key=lambda letter: VALUE[letter])


def cry(looker: tuple[str, ...], card: str) -> str:
    face = "hidden" if card[1:] == "Q" else FACE[kind(card)]
    return "wolf" if role(looker) == "B" and face != "hidden" else face


def replies(question: str, pair: tuple[str, ...]) -> str:
    letters = role(pair) if question in ("QA", "QB") else "".join(card[0] for card in pair)
    return "yes" if any(letter in YES[question] for letter in letters) else "no"


def imagined_worlds(table: Table, count: int) -> Any:
    """Many worlds imagined from this sight, as records."""
    rng = Rng.from_text("imagining")
    fast_rng = rng.records()[0]
    states = table.state.records(count)
    imagine = compiled(GAME).imagine
    for state in states:
        assert imagine(state, fast_rng)
    return states


def surprise(found: Counter[World], expected: Counter[World]) -> float:
    """How far a sample lies from the expected counts, in standard deviations of chi-square; rare worlds are pooled."""
    count, ways = found.total(), expected.total()
    cells = [(found[world], count * expected[world] / ways) for world in expected]
    common = [cell for cell in cells if cell[1] >= 5]
    rare = [cell for cell in cells if cell[1] < 5]
    if sum(cell[1] for cell in rare) >= 5:
        common.append((sum(cell[0] for cell in rare), sum(cell[1] for cell in rare)))
    chi_square = sum((observed - mean) ** 2 / mean for observed, mean in common)
    freedom = max(1, len(common) - 1)
    return (chi_square - freedom) / sqrt(2 * freedom)


# Ten cards are hidden from a spectator: with six sheep among them they can all be laid out.
MANY_SHEEP = changed(
    "role_decks.csv", ("basic,5,S1 S2 S3 S4 D1 DQ H1 HQ BQ W1", "basic,5,S1 S2 S3 S4 S5 S6 D1 H1 BQ W1")
)
ASKS = {"1": "QA QE", "2": "QC QD", "3": "QA QB", "4": "QC QE"}
CASES: dict[str, tuple[Callable[..., Table], dict[str, Any], str | None, list[str]]] = {
    "a look of one's own, the order kept": (base5, {"start": "4"}, "4", ["4 look 5 0", "5 look 1 0", "1 look 5 1"]),
    "handled in between": (
        base5, {"start": "4"}, "4",
        ["4 look 5 0", "5 rearrange 1 0", "5 look 1 0", "1 look 5 0", "5 rearrange 0 1"],
    ),
    "the boy cries wolf at others": (
        base5, {"questions": ASKS}, "4",
        ["1 look 5 0", "2 look 5 0", "3 look 1 1", "4 ask QC 2", "5 look 3 0", "1 look 3 1", "2 look 1 1"],
    ),
    "the boy cries wolf at the viewer": (
        base5, {"questions": ASKS}, "4", ["1 ask QA 3", "2 look 4 0", "3 look 4 1", "4 look 3 0", "5 look 2 1"],
    ),
    "the viewer is the boy": (
        base5, {"questions": ASKS}, "2",
        ["1 look 2 0", "2 look 3 1", "3 ask QB 1", "4 look 3 0", "5 look 4 0", "1 look 4 1"],
    ),
    "the table rearranges": (
        base5, {"auto_rearrange": True, "questions": ASKS}, "5",
        ["1 look 4 0", "2 look 4 0", "3 look 4 1", "4 ask QE 3", "5 look 1 0", "1 look 5 1", "2 look 1 0"],
    ),
    "four players and the neutral cards": (
        base4, {"questions": ASKS}, "1",
        ["1 look 5 0", "2 look 5 0", "3 look 5 1", "4 look 3 0", "1 ask QA 3", "2 look 3 1", "3 look 2 1",
         "2 rearrange 1 0"],
    ),
    "disguises": (
        adv5, {"auto_rearrange": [True, False, True, False, True], "questions": ASKS}, "3",
        ["1 look 5 1", "2 look 4 0", "3 look 4 0", "4 look 5 0", "5 look 4 1", "1 look 2 0", "2 ask QC 5"],
    ),
    "both cards known of one who has truly seen the wolf": (
        base5, {"start": "4"}, "4",
        ["4 look 5 0", "5 look 1 0", "1 look 2 0", "2 look 3 0", "3 look 1 1", "4 look 5 1", "5 look 3 0"],
    ),
    "nothing yet": (base5, {"cards": {"4": "W1 BQ", "1": "S2 S3", "2": "S1 D1"}}, "4", []),
    "little of few": (base5, {"questions": ASKS}, "4", ["1 ask QE 2", "2 look 3 0"]),
    "a spectator": (
        base5, {"questions": ASKS, "tables": MANY_SHEEP, "cards": {"3": "H1 S5", "5": "S6 S4"}}, None,
        ["1 look 4 0", "2 look 1 1", "3 ask QB 1", "4 look 1 0", "5 look 1 1", "1 ask QA 3", "2 look 4 0"],
    ),
}  # fmt: skip


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("name", CASES)
def test_worlds_are_as_likely_as_an_enumeration_says(name: str) -> None:
    """§3.3, §3.4, §3.6, §4.1 Looks, lies, answers and rearranged cards."""
    position, options, viewer, moves = CASES[name]
    memory = Memory(position(**options), viewer, moves)
    expected = memory.worlds()

    found = Counter(memory.written(imagined_worlds(memory.sight, 6_000)))

    assert not found.keys() - expected.keys(), "a world that cannot be"
    assert len(expected) > 5
    assert abs(surprise(found, expected)) < 4


def test_the_measure_of_surprise_finds_a_small_error() -> None:
    """The comparison above can fail: a coin that falls on one side in 53 of 100 throws is found out."""
    fair: Counter[World] = Counter({(("S", "D"),): 1, (("D", "S"),): 1})
    assert abs(surprise(Counter({(("S", "D"),): 10_050, (("D", "S"),): 9_950}), fair)) < 4
    assert surprise(Counter({(("S", "D"),): 10_600, (("D", "S"),): 9_400}), fair) > 4


def test_questions_come_from_the_cards_nobody_has_shown() -> None:
    """§4.1 The viewer knows the own two and those that were asked."""
    table = base8(questions={"1": "QE QE", "2": "QA QA", "3": "QA QA"})
    play(table, "1 ask QE 2", "2 ask QA 1", "3 ask QA 1")
    rng = Rng.from_text("questions")
    sight = table.seen_by("1").state
    hands: Counter[str] = Counter()
    for _ in range(100):
        world = Table(imagined(GAME, sight, rng))
        assert world.hand("1") == "QE"
        assert [len(world.hand(seat).split()) for seat in "2345678"] == [1, 1, 2, 2, 2, 2, 2]
        assert sorted("".join(world["questions"][seat]) for seat in "1") == ["QE"]
        hands.update(world.hand("2").split())
    assert hands.keys() == {"QA", "QB", "QC", "QD"}
    assert hands["QB"] > hands["QA"]


def test_boards_are_all_that_their_owners_were_allowed_to_set() -> None:
    """§3.5 A board that lies face down: early, both arrows on others or the wolf's <<; finally, or nothing at all."""
    table = base5(start="5")
    look_around(table)
    play(table, "5 declare 1 0", "1 look 5 0", "2 declare 1 4", "3 final 4 0")
    rng = Rng.from_text("boards")
    early: set[tuple[bool, str, str]] = set()
    final: set[tuple[bool, str, str]] = set()
    sight = table.seen_by("4").state
    for _ in range(400):
        world = Table(imagined(GAME, sight, rng))
        for seat, boards in (("2", early), ("3", final)):
            single, double = world["boards"][seat]
            boards.add((world["identity"][seat] == "wolf", single, double))
            assert seat not in (single, double)
        assert world["boards"]["4"] is None
        assert world["boards"]["1"] is None
    arrows = {"0", "1", "3", "4", "5"}
    assert {board[1:] for board in early if not board[0]} <= {
        (single, double) for single in arrows for double in arrows
    }
    assert {board[1:] for board in early if board[0]} <= {(single, "X") for single in arrows}
    assert len(early) > 20
    assert {board for board in final if "X" in board[1:] and not board[0]} == {(False, "X", "X")}


def test_a_sight_that_no_deal_explains() -> None:
    """Nobody can have seen two wolves where the deck has one."""
    table = base5(start="4")
    play(table, "4 look 1 0", "5 look 2 1")
    sight = table.seen_by("4").state
    sight.log.told[1] = 4
    sight.log.fresh[1] = 1
    sight.players[4].declared = 0
    rng = Rng.from_text("impossible")
    liars = {Table(imagined(GAME, sight, rng))["identity"]["5"] for _ in range(20)}
    assert liars == {"boy"}, "only a boy can cry wolf where the only wolf lies elsewhere"

    sight.log.told[1] = 3
    with pytest.raises(ImpossibleSight):
        imagined(GAME, sight, rng)


def test_late_in_a_round_of_eight_everything_is_known_to_who_has_looked_at_everything() -> None:
    """§3.6 Two looks at cards that lie still show both; the world is the true one but for questions."""
    table = base8()
    for number in "2345678":
        for slot in "01":
            while table["turn"] != "1":
                play(table, f"{table['turn']} look {1 if table['turn'] != '2' else 3} 0")
            play(table, f"1 look {number} {slot}")
    rng = Rng.from_text("late")
    for _ in range(10):
        assert Table(imagined(GAME, table.seen_by("1").state, rng))["cards"] == table["cards"]


def test_rearranging_hides_the_slots_again() -> None:
    """§3.6 The cards stay with their owner; where each lies is open again."""
    table = base5(start="4")
    play(table, "4 look 5 0", "5 look 1 0", "1 look 2 0", "2 look 3 0", "3 look 2 1", "4 look 5 1", "5 rearrange 0 1")
    rng = Rng.from_text("slots")
    orders = {Table(imagined(GAME, table.seen_by("4").state, rng)).cards("5") for _ in range(40)}
    assert orders == {"H1 S4", "S4 H1"}


def test_imagining_is_blind_to_the_true_world() -> None:
    """Two true worlds that look the same give the same imagined world from the same generator."""
    first = base5(start="4")
    second = base5(start="4", cards={"1": "S1 W1"})
    worlds = []
    for table in (first, second):
        play(table, "4 look 5 0")
        rng = Rng.from_text("blind")
        worlds.append(imagined(GAME, table.seen_by("4").state, rng))
    assert worlds[0] == worlds[1]
    assert np.array_equal(worlds[0].records(), worlds[1].records())
