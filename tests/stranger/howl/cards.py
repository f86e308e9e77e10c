"""The components (§1): thirteen howls, and how many of them make a hand."""

from collections.abc import Mapping

from wolfden.engine.component_csv import read_table, shipped
from wolfden.engine.errors import BadTable

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
    for name in changed.keys() - TABLES.keys():
        raise BadTable(f"{name} is not a table of this game; its tables are {', '.join(TABLES)}")
    name, columns = next(iter(TABLES.items()))
    table = read_table(name, changed.get(name) or shipped(__package__, name), columns)
    if [row["players"] for row in table.rows] != [str(players) for players in PLAYERS]:
        raise BadTable(f"{name}: it must have the rows {', '.join(map(str, PLAYERS))}, in this order")
    return {
        players: table.number(row, "hand", 1, (CARDS - 1) // players)
        for players, row in zip(PLAYERS, table.rows, strict=True)
    }
