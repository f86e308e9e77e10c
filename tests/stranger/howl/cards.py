"""The components (§1): thirteen howls, and how many of them make a hand."""

from collections.abc import Mapping

from wolfden.engine.component_csv import read_tables

SEATS = 4  # the most players
SEAT_NAMES = ("A", "B", "C", "D")
PLAYERS = (2, 3, 4)

CARD_NAMES = tuple(f"H{loudness}" for loudness in range(1, 14))  # a card is as loud as its number
CARDS = len(CARD_NAMES)
MOST_CARDS = CARDS // PLAYERS[0]  # in a hand
NO_CARD = -1

TABLES = {"hands.csv": ("players", "hand", "tag")}


def components(changed: Mapping[str, str]) -> Mapping[int, int]:
    """The cards in a hand by the number of players, with these tables (CSV text by file name) in place of our own."""
    table = read_tables(__package__, TABLES, changed)["hands.csv"]
    rows = table.by_id([*map(str, PLAYERS)])
    return {players: table.number(rows[str(players)], "hand", 1, (CARDS - 1) // players) for players in PLAYERS}
