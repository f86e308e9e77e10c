"""Who the bots are at a table: forest folk that appear in none of the games; how strong they play is another matter."""

from collections.abc import Collection

CHARACTERS = ("bramble", "juniper", "orla", "bruno", "hazel", "pip", "alder", "tilly")


def character_at(seat: int, taken: Collection[str] = ()) -> str:
    """Who takes this seat: the second has the first of them, and whoever sits at the table already is passed over."""
    turned = [CHARACTERS[(seat - 1 + further) % len(CHARACTERS)] for further in range(len(CHARACTERS))]
    return next((one for one in turned if one not in taken), turned[0])
