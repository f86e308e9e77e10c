"""The components as printed (§1), read from the tables beside this file and checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from wolfden.engine.component_csv import ComponentTable, read_table, read_tables, shipped
from wolfden.engine.errors import BadTable

SEATS = 4
SMOKEY = 4  # owns houses and nothing else; with two players only
OWNERS = 5
SEAT_NAMES = ("A", "B", "C", "D", "K")

HAND = 5
MOST_HOUSES = 3
PACKET = 6  # the bottom packet: five floor cards and a BBP card

RED, YELLOW, GREEN, WHITE = 0, 1, 2, 3
COLOURS = 3  # that a house can have
COLOUR_NAMES = ("red", "yellow", "green", "white")
HOUSE_NAMES = ("red", "yellow", "green", "white1", "white2", "white3")
NAMES = len(HOUSE_NAMES)

NUMBER_NAMES = ("1", "2", "3", "4", "5", "6", "7", "8", "9/5", "10/4", "11", "12", "13", "14")
NUMBERS = len(NUMBER_NAMES)
FLOOR_CARDS = 4 * NUMBERS
BBP_LEFT, BBP_RIGHT, BBP_WOLF = FLOOR_CARDS, FLOOR_CARDS + 1, FLOOR_CARDS + 2
PIGS = 3  # BBP cards, and BBP tokens
DECK = FLOOR_CARDS + PIGS
FEWEST_FLOOR_CARDS = 28  # below half of the printed ones the draw pile would be nothing but the bottom packet
CARD_NAMES = (
    *(f"{colour[0]}{number}" for colour in COLOUR_NAMES for number in range(1, NUMBERS + 1)),
    "bbp_left",
    "bbp_right",
    "bbp_wolf",
)
COLOUR = tuple(card // NUMBERS for card in range(FLOOR_CARDS))
NUMBER = tuple(card % NUMBERS for card in range(FLOOR_CARDS))  # the row of its number, counted from 0

TOP_VALUE = 14  # floors ascend strictly, so no house has more of them
DEEPEST = 3  # B3, which makes room for a second wolf
WOLVES = 3  # tokens of each player
WOLF_NAMES = (3, 4, 5)
TOKEN_NAMES = (2, 3, 4)
PLAYER_COLOURS = ("red", "yellow", "green", "blue")

TABLES = {
    "floor_cards.csv": ("number", "value", "alt_value", "basement", "roof_floors", "roof_vp", "copies_per_colour",
                        "tag_number", "tag_effect"),
    "colours.csv": ("colour", "role", "tag"),
    "wolf_tokens.csv": ("player_colour", "token", "front_vp", "back_vp", "tag_value", "tag_colour"),
    "bbp_tokens.csv": ("token", "order", "front_vp", "back_vp", "tag"),
    "other_tokens.csv": ("token", "copies", "vp", "use", "tag"),
    "bbp_cards.csv": ("id", "effect", "copies", "tag_effect", "tag_assignment"),
    "scoring.csv": ("item", "vp", "tag"),
}  # fmt: skip


@dataclass(frozen=True)
class FloorCard:
    """One number, the same in every colour (§1.2); 0 where the card has no such use."""

    value: int
    other_value: int
    basement: int
    roof_floors: int
    roof_vp: int
    copies: int


@dataclass(frozen=True)
class Components:
    """All that is in the box."""

    floors: tuple[FloorCard, ...]
    wolves: tuple[tuple[int, int], ...]  # three for each seat: front, back
    tokens: tuple[tuple[int, int], ...]  # the BBP tokens in their order: front, back
    pigs: tuple[int, ...]  # the three BBP cards
    standing: int
    demolished: int
    tallest: int


def components(changed: Mapping[str, str]) -> Components:
    """The box as printed, with these tables (CSV text by file name) in the place of its own."""
    return _components(tuple(sorted(changed.items())))


@cache
def _components(changed: tuple[tuple[str, str], ...]) -> Components:
    tables = read_tables(__package__, TABLES, dict(changed))
    tables["colours.csv"].by_id(COLOUR_NAMES)
    standing, demolished = _house_vp(tables["scoring.csv"])
    return Components(
        floors=_floors(tables["floor_cards.csv"]),
        wolves=_wolves(tables["wolf_tokens.csv"]),
        tokens=_tokens(tables["bbp_tokens.csv"]),
        pigs=_pigs(tables["bbp_cards.csv"]),
        standing=standing,
        demolished=demolished,
        tallest=_tallest(tables["other_tokens.csv"]),
    )


def _vp(table: ComponentTable, row: Mapping[str, str], column: str) -> int:
    return table.number(row, column, -99, 99)


def _floors(table: ComponentTable) -> tuple[FloorCard, ...]:
    """The floor cards (§1.2); every card exists once in each colour or not at all."""
    floors = tuple(
        FloorCard(
            value=table.number(row, "value", 1, TOP_VALUE),
            other_value=table.number(row, "alt_value", 1, TOP_VALUE) if row["alt_value"] else 0,
            basement=table.number(row, "basement", 1, DEEPEST) if row["basement"] else 0,
            roof_floors=table.number(row, "roof_floors", 1, 9),
            roof_vp=_vp(table, row, "roof_vp"),
            copies=table.number(row, "copies_per_colour", 0, 1),
        )
        for row in table.by_id(NUMBER_NAMES).values()
    )
    count = 4 * sum(floor.copies for floor in floors)
    if count < FEWEST_FLOOR_CARDS:
        raise BadTable(f"{table.name}: {count} floor cards; there must be at least {FEWEST_FLOOR_CARDS}")
    return floors


def _wolves(table: ComponentTable) -> tuple[tuple[int, int], ...]:
    """Front and back of every wolf token (§1.4); the player colours go round the table from A."""
    rows = {(row["player_colour"], row["token"]): row for row in table.rows}
    tokens = [(colour, str(name)) for colour in PLAYER_COLOURS for name in WOLF_NAMES]
    if rows.keys() != set(tokens) or len(rows) != len(table.rows):
        raise BadTable(f"{table.name}: each of {', '.join(PLAYER_COLOURS)} must have one token 3, one 4 and one 5")
    return tuple((_vp(table, rows[token], "front_vp"), _vp(table, rows[token], "back_vp")) for token in tokens)


def _tokens(table: ComponentTable) -> tuple[tuple[int, int], ...]:
    """Front and back of the BBP tokens, in the order in which they are used (§1.5)."""
    rows = table.by_id(("bbp_2", "bbp_3", "bbp_4")).values()
    for order, row in enumerate(rows, start=1):
        table.number(row, "order", order, order)
    return tuple((_vp(table, row, "front_vp"), _vp(table, row, "back_vp")) for row in rows)


def _tallest(table: ComponentTable) -> int:
    """What the token of a tallest house is worth (§1.5)."""
    tallest, moustache = table.by_id(("tallest_house", "moustache")).values()
    table.number(tallest, "copies", COLOURS, COLOURS)
    table.number(moustache, "copies", 1, 1)
    table.number(moustache, "vp", 0, 0)
    return _vp(table, tallest, "vp")


def _pigs(table: ComponentTable) -> tuple[int, ...]:
    """The three BBP cards (§1.6); cards are passed at most once in each direction."""
    pigs: list[int] = []
    for card, row in enumerate(table.by_id(CARD_NAMES[FLOOR_CARDS:]).values(), start=FLOOR_CARDS):
        pigs += [card] * table.number(row, "copies", 0, PIGS if card == BBP_WOLF else 1)
    if len(pigs) != PIGS:
        raise BadTable(f"{table.name}: {len(pigs)} BBP cards; there must be {PIGS}")
    return tuple(pigs)


def _house_vp(table: ComponentTable) -> tuple[int, int]:
    """What a standing and a demolished house are worth (§1.7); all other points stand on cards and tokens."""
    printed = read_table(table.name, shipped(__package__, table.name), table.columns)
    rows = list(table.by_id([row["item"] for row in printed.rows]).values())
    for row, original in zip(rows[2:], printed.rows[2:], strict=True):
        if row["vp"] != original["vp"]:
            raise table.wrong(row, "change these points in the table of the card or token that bears them")
    return _vp(table, rows[0], "vp"), _vp(table, rows[1], "vp")
