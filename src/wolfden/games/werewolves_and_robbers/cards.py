"""The components as printed (§1), read from the tables beside this file and checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from wolfden.engine.component_csv import ComponentTable, read_tables
from wolfden.engine.errors import BadTable

SEATS = 5  # the most players
SEAT_NAMES = ("A", "B", "C", "D", "E")
PLAYERS = (3, 4, 5)

# Kinds of cards; the first two are the suits.
TREASURE_CARD, ROBBER_CARD, WEREWOLF_CARD, FORTUNE_TELLER_CARD, DAGGER_CARD, TRAITOR_CARD = 0, 1, 2, 3, 4, 5
KIND_NAMES = ("treasure", "robber", "werewolf", "fortune_teller", "dagger", "traitor")
SUITS = ("treasure", "robber")
LETTERS = ("C", "R", "W", "F", "D", "B")
COPIES = (15, 15, 2, 1, 2, 1)

CARD_NAMES = tuple(f"{letter}{n}" for letter, copies in zip(LETTERS, COPIES, strict=True) for n in range(1, copies + 1))
CARDS = len(CARD_NAMES)
KIND = tuple(LETTERS.index(card[0]) for card in CARD_NAMES)
NUMBER = tuple(int(card[1:]) for card in CARD_NAMES)  # of a special card: which copy it is
W1, W2, B1 = CARD_NAMES.index("W1"), CARD_NAMES.index("W2"), CARD_NAMES.index("B1")
NO_CARD = -1

# A strength is a rank, on the trump side TRUMP more: every trump beats every card of the lead side (§3.4).
TRUMP = 32
SIDES = {"lead": 0, "trump": TRUMP}
HIGHEST_RANK = 20  # leaves room below TRUMP for werewolves, each one above the card before it

MOST_TRICKS = CARDS // PLAYERS[0]
MOST_PIPS = 99

WEREWOLF_CHIP, TRAITOR_CHIP = 0, 1
CHIP_NAMES = ("werewolf", "traitor")
CHIP_CARDS = {"chip_werewolf": WEREWOLF_CARD, "chip_traitor": TRAITOR_CARD}

TABLES = {
    "cards.csv": ("id", "kind", "suit", "number", "pips", "p3", "p4", "p5", "tag", "tag_pips"),
    "chips.csv": ("id", "kind", "count", "p3", "p4", "p5", "tag"),
    "decks.csv": ("players", *KIND_NAMES, "deck", "hand", "undealt", "tricks", "tag"),
    "strengths.csv": ("card", "condition", "side", "rank", "tag"),
}
SPECIAL_STRENGTHS = {
    ("werewolf", "first card of the trick"): "leading_werewolf",
    ("fortune-teller", "no werewolf anywhere in this trick"): "fortune_teller",
    ("fortune-teller", "at least one werewolf anywhere in this trick"): "fortune_teller_with_werewolf",
    ("dagger", "always"): "dagger",
    ("traitor", "always"): "traitor",
}
RELATIVE_STRENGTHS = {
    ("treasure / robber", "its suit is the lead suit"): ("lead", "printed number"),
    ("treasure / robber", "its suit is not the lead suit"): ("trump", "printed number"),
    ("werewolf", "any later position"): ("side of the card played just before it", "rank of that card + 1"),
}


@dataclass(frozen=True)
class Deck:
    """The cards for one number of players (§1.4)."""

    holds: tuple[int, ...]  # of each card, 1 if it is in this deck
    hand: int
    undealt: int


@dataclass(frozen=True)
class Components:
    """All that is in the box."""

    pips: tuple[int, ...]
    decks: Mapping[int, Deck]  # by number of players
    strengths: Mapping[str, int]  # of the special cards, under the names of `SpecialStrengths`


def components(changed: Mapping[str, str]) -> Components:
    """The box as printed, with these tables (CSV text by file name) in the place of its own."""
    return _components(tuple(sorted(changed.items())))


@cache
def _components(changed: tuple[tuple[str, str], ...]) -> Components:
    tables = read_tables(__package__, TABLES, dict(changed))
    rows = _cards(tables["cards.csv"])
    decks = _decks(tables["decks.csv"], tables["cards.csv"], rows)
    _check_chips(tables["chips.csv"], decks)
    return Components(pips=_pips(tables["cards.csv"], rows), decks=decks, strengths=_strengths(tables["strengths.csv"]))


def _cards(table: ComponentTable) -> list[dict[str, str]]:
    """The 36 cards, each of the kind and number its id says (§1.1)."""
    rows = list(table.by_id(CARD_NAMES).values())
    for row, kind, number in zip(rows, KIND, NUMBER, strict=True):
        name = KIND_NAMES[kind]
        printed = (name, name, str(number)) if name in SUITS else (name, "", "")
        if (row["kind"], row["suit"], row["number"]) != printed:
            raise table.wrong(row, f"this id means kind, suit and number {','.join(printed)}")
    return rows


def _pips(table: ComponentTable, rows: list[dict[str, str]]) -> tuple[int, ...]:
    """Chests and people; a special card shows none (§1.3)."""
    return tuple(table.number(row, "pips", 0, MOST_PIPS if row["suit"] else 0) for row in rows)


def _decks(table: ComponentTable, cards: ComponentTable, rows: list[dict[str, str]]) -> dict[int, Deck]:
    """The deck for each number of players, which cards.csv must agree with (§1.4)."""
    decks = {}
    for row, players in zip(table.by_id([*map(str, PLAYERS)]).values(), PLAYERS, strict=True):
        holds = tuple(cards.number(card, f"p{players}", 0, 1) for card in rows)
        for kind, name in enumerate(KIND_NAMES):
            if table.number(row, name, 0, CARDS) != number_of(kind, holds):
                raise table.wrong(row, f"{name} must be {number_of(kind, holds)}, as {cards.name} has it")
        hand, undealt = table.number(row, "hand", 1, MOST_TRICKS), table.number(row, "undealt", 0, 1)
        if table.number(row, "deck", 0, CARDS) != sum(holds) or sum(holds) != players * hand + undealt:
            raise table.wrong(row, f"deck must be {sum(holds)}, as {cards.name} has it: all hands and undealt")
        if table.number(row, "tricks", 1, MOST_TRICKS) != hand:
            raise table.wrong(row, f"tricks must be {hand}, one for every card of a hand")
        if not undealt < number_of(WEREWOLF_CARD, holds) + number_of(TRAITOR_CARD, holds) < players:
            raise table.wrong(row, "werewolf and traitor cards must leave no team without a player (§2.3)")
        decks[players] = Deck(holds, hand, undealt)
    return decks


def number_of(kind: int, holds: tuple[int, ...]) -> int:
    """How many cards of this kind a deck has."""
    return sum(held for held, of_kind in zip(holds, KIND, strict=True) if of_kind == kind)


def _check_chips(table: ComponentTable, decks: Mapping[int, Deck]) -> None:
    """There is one chip for every werewolf and traitor card in the deck (§2.2 step 6)."""
    for row in table.by_id(tuple(CHIP_CARDS)).values():
        count = table.number(row, "count", 0, CARDS)
        for players, deck in decks.items():
            used = number_of(CHIP_CARDS[row["id"]], deck.holds)
            if table.number(row, f"p{players}", 0, count) != used:
                raise table.wrong(row, f"p{players} must be {used}, one chip for each such card in the deck")


def _strengths(table: ComponentTable) -> dict[str, int]:
    """The strength of each special card; numbered cards and later werewolves have theirs by rule (§1.5)."""
    strengths = {}
    rows = {(row["card"], row["condition"]): row for row in table.rows}
    if rows.keys() != SPECIAL_STRENGTHS.keys() | RELATIVE_STRENGTHS.keys() or len(rows) != len(table.rows):
        raise BadTable(f"{table.name}: it must have one row for each card and condition of §1.5")
    for key, row in rows.items():
        if key in SPECIAL_STRENGTHS:
            side, rank = table.word(row, "side", SIDES), table.number(row, "rank", 0, HIGHEST_RANK)
            strengths[SPECIAL_STRENGTHS[key]] = side + rank
        elif (row["side"], row["rank"]) != RELATIVE_STRENGTHS[key]:
            raise table.wrong(row, f"side and rank must be {','.join(RELATIVE_STRENGTHS[key])}")
    return strengths
