"""The components as printed (§1), read from the tables beside this file and checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from wolfden.engine.component_csv import ComponentTable, read_table, read_tables, shipped
from wolfden.engine.errors import BadTable
from wolfden.engine.game import RecommendedSet

SEATS = 4
P1 = 0
SEAT_NAMES = ("P1", "P2", "P3", "P4")
BLUE, YELLOW = 0, 1
TEAM_NAMES = ("blue", "yellow")
HAND = 4
DECK = 32
ROW = 20  # the most cards one seat can play: its own four and the sixteen of the number deck

PINK, BLACK, WHITE = 0, 1, 2  # in the order in which animals act; BLACK and WHITE are bits of moved_by
COLOURS = {"pink": PINK, "black": BLACK, "white": WHITE}
MOVED_BY = {"none": 0, "black": BLACK, "white": WHITE, "both": BLACK | WHITE}
TARGETS = {"self": 0, "left": 1, "across": 2, "right": 3}  # seats clockwise from the current player
LOSE, GAIN, SKIP, NO_THREES = 0, 1, 2, 3
EFFECTS = {"lose1": LOSE, "gain1": GAIN, "skip": SKIP, "no3": NO_THREES}
NO_SYMBOL, MEAT, BONE = 0, BLACK, WHITE  # a symbol stops the animals of its colour
FRONT, BACK = 0, 1
FACE_NAMES = ("front", "back")
WITH_CARD, DELAYED, DRIFTING = 0, 1, 2  # when a face walks: phase 3, step E1, step E2

NUMBER_CARDS = ("B1", "B1M", "B2", "B2M", "B3", "B3M", "B4", "W1", "W1B", "W2", "W2B", "W3", "W3B", "W4")
CARD_KINDS = len(NUMBER_CARDS)
VALUE = tuple(int(card[1]) for card in NUMBER_CARDS)
COLOUR = tuple(BLACK if card[0] == "B" else WHITE for card in NUMBER_CARDS)
SYMBOL = tuple(0 if len(card) == 2 else colour for card, colour in zip(NUMBER_CARDS, COLOUR, strict=True))

WITH_SYMBOL = {"B1": 2, "B2": 1, "B3": 1, "W1": 1, "W2": 1, "W3": 1}  # how many twins the expansion swaps in

TABLES = {
    "number_cards.csv": ("id", "colour", "value", "symbol", "count_base", "count_expansion", "tag_value", "tag_count"),
    "animals.csv": ("id", "name_en", "family", "double_sided", "start_face", "wolf_for_sheep_count", "tag"),
    "animal_faces.csv": ("id", "face", "colour", "moved_by", "move", "target", "effect",
                         "tag_colour", "tag_move", "tag_target", "tag_effect"),
    "move_rules.csv": ("move", "v1", "v2", "v3", "v4", "tag"),
    "recommended_sets.csv": ("set_id", "level_id", "level_en", "level_ja", "cards", "sheep", "tag"),
    "sheep_start.csv": ("players", "seat", "controller", "few", "many", "tag"),
}  # fmt: skip
ANIMALS = tuple(
    sorted(
        row["id"] for row in read_table("animals.csv", shipped(__package__, "animals.csv"), TABLES["animals.csv"]).rows
    )
)
CONFUSED_HOUND = ANIMALS.index("extra_02")
BLANKETS = (ANIMALS.index("designer_02_1"), ANIMALS.index("designer_02_2"))
BLANKET_WOLF = ANIMALS.index("designer_02_3")
TURNING = ("extra_02", "designer_02_3")  # they turn over like the metamorphic cards
FAMILIES = {name: name for name in ("wolf", "hound", "sheep", "metamorphic", "extra", "designer")}


@dataclass(frozen=True)
class FaceCard:
    """One side of an animal card (§1.5)."""

    colour: int
    moved_by: int
    when: int
    move: str
    steps: tuple[int, ...]  # signed, by the value of the number card; 0 comes first and is never used
    target: int
    effect: int


@dataclass(frozen=True)
class AnimalCard:
    """One of the 24 animal cards (§1.4)."""

    id: str
    name: str
    family: str
    faces: tuple[FaceCard, ...]
    start_face: int
    wolf: tuple[bool, bool]  # does it count for the 3-or-4-sheep rule, starting on its front, on its back?


@dataclass(frozen=True)
class Components:
    """All that is in the box."""

    copies: tuple[tuple[int, ...], tuple[int, ...]]  # of each number card: base game, Meat & Bone
    animals: Mapping[str, AnimalCard]
    sets: Mapping[str, RecommendedSet]
    sheep: Mapping[tuple[int, int], tuple[bool, int, int]]  # (players, seat): a dummy?, few, many


def components(changed: Mapping[str, str]) -> Components:
    """The box as printed, with these tables (CSV text by file name) in the place of its own."""
    return _components(tuple(sorted(changed.items())))


def recommended(changed: Mapping[str, str]) -> tuple[RecommendedSet, ...]:
    """The recommended sets of animals (§1.7)."""
    return tuple(components(changed).sets.values())


@cache
def _components(changed: tuple[tuple[str, str], ...]) -> Components:
    tables = read_tables(__package__, TABLES, dict(changed))
    animals = _animals(tables["animals.csv"], tables["animal_faces.csv"], tables["move_rules.csv"])
    return Components(
        copies=_copies(tables["number_cards.csv"]),
        animals=animals,
        sets=_sets(tables["recommended_sets.csv"], animals),
        sheep=_sheep(tables["sheep_start.csv"]),
    )


def _copies(table: ComponentTable) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How often each number card is in the deck, with the invariants of §1.3."""
    rows = table.by_id(NUMBER_CARDS)
    for card, value, colour, symbol in zip(NUMBER_CARDS, VALUE, COLOUR, SYMBOL, strict=True):
        row = rows[card]
        printed = (str(value), ("", "black", "white")[colour], ("", "meat", "bone")[symbol])
        if (row["value"], row["colour"], row["symbol"]) != printed:
            raise table.wrong(row, f"this id means value {printed[0]}, {printed[1]}, symbol {printed[2] or 'none'}")
    base, expansion = (
        {card: table.number(rows[card], column, 0, DECK) for card in NUMBER_CARDS}
        for column in ("count_base", "count_expansion")
    )
    for column, counts in (("count_base", base), ("count_expansion", expansion)):
        for letter, name in (("B", "black"), ("W", "white")):
            total = sum(count for card, count in counts.items() if card[0] == letter)
            if total != DECK // 2:
                raise BadTable(f"{table.name}: {column} has {total} {name} cards; there must be {DECK // 2}")
    for card in NUMBER_CARDS:
        replaced = WITH_SYMBOL.get(card, 0)
        if len(card) == 3:
            twins = WITH_SYMBOL[card[:2]]
            if base[card] != 0 or expansion[card] != twins:
                raise table.wrong(rows[card], f"count_base must be 0 and count_expansion {twins}")
        elif expansion[card] != base[card] - replaced:
            raise table.wrong(
                rows[card], f"count_expansion must be count_base less {replaced}, the cards with a symbol"
            )
        if card != "B3" and base[card] >= base["B3"]:
            raise table.wrong(rows[card], f"count_base must be below that of B3 ({base['B3']}), the most frequent card")
    return tuple(base.values()), tuple(expansion.values())


def _animals(cards: ComponentTable, faces: ComponentTable, moves: ComponentTable) -> dict[str, AnimalCard]:
    """The animal cards in the order of their ids, each with its faces."""
    steps = {
        move: tuple(moves.number(row, f"v{n}", -12, 12) for n in (1, 2, 3, 4)) for move, row in moves.by_name().items()
    }
    steps |= {"none": (0, 0, 0, 0), "drift -1": (-1, -1, -1, -1)}
    rows = cards.by_id(ANIMALS)
    sides: dict[str, list[FaceCard]] = {id: [] for id in ANIMALS}
    for row in faces.rows:
        side = faces.word(row, "id", sides)
        if row["face"] != FACE_NAMES[min(len(side), 1)]:
            raise faces.wrong(row, f"face is {row['face']!r}; a card has one front, then at most one back")
        side.append(
            FaceCard(
                colour=faces.word(row, "colour", COLOURS),
                moved_by=faces.word(row, "moved_by", MOVED_BY),
                when={"drift -1": DRIFTING, "delayed -n": DELAYED}.get(row["move"], WITH_CARD),
                move=row["move"],
                steps=(0, *faces.word(row, "move", steps)),
                target=faces.word(row, "target", TARGETS),
                effect=faces.word(row, "effect", EFFECTS),
            )
        )
    made = {}
    for id in ANIMALS:
        family = cards.word(rows[id], "family", FAMILIES)
        double = cards.word(rows[id], "double_sided", {"yes": 2, "no": 1})
        if len(sides[id]) != double:
            raise cards.wrong(rows[id], f"{faces.name} has {len(sides[id])} of its faces; it must have {double}")
        if double == 1 and (family == "metamorphic" or id in TURNING):
            raise cards.wrong(rows[id], "double_sided is 'no'; this card turns over, so it must be 'yes'")
        face = cards.word(rows[id], "start_face", {"front": FRONT} | ({"back": BACK} if double == 2 else {}))
        black = [side.colour == BLACK for side in sides[id]]
        wolf = cards.word(
            rows[id],
            "wolf_for_sheep_count",
            {"yes": (True, True), "no": (False, False), "if start face is black": (black[0], black[-1])},
        )
        made[id] = AnimalCard(id, rows[id]["name_en"], family, tuple(sides[id]), face, wolf)
    return made


def _sets(table: ComponentTable, animals: Mapping[str, AnimalCard]) -> dict[str, RecommendedSet]:
    """The recommended sets; the one of free choice (S5-1) has no slots."""
    groups = {
        f"any_{family}": tuple(a.id for a in animals.values() if a.family == family) for family in ("wolf", "hound")
    }
    sets = {}
    for set_id, row in table.by_name().items():
        slots: list[tuple[str, ...]] = []
        for slot in row["cards"].split(" + "):
            if slot.startswith("free choice"):
                continue
            names = tuple(slot.strip("()").split("|"))
            for name in names:
                if name not in animals and name not in groups:
                    raise table.wrong(row, f"{name!r} is not an animal card")
            slots.append(tuple(card for name in names for card in groups.get(name, (name,))))
        sets[set_id] = RecommendedSet(set_id, row["level_id"], tuple(slots))
    return sets


def _sheep(table: ComponentTable) -> dict[tuple[int, int], tuple[bool, int, int]]:
    """Starting sheep for each number of players and seat (§1.8)."""
    sheep: dict[tuple[int, int], tuple[bool, int, int]] = {}
    for row in table.rows:
        players = table.number(row, "players", 2, 4)
        seat = table.word(row, "seat", {name: seat for seat, name in enumerate(SEAT_NAMES)})
        few, many = table.number(row, "few", 1, 16), table.number(row, "many", 1, 16)
        controller = "human" if seat < players else "dummy"
        if not row["controller"].startswith(controller):
            raise table.wrong(row, f"with {players} players the controller must be a {controller}")
        if (players, seat) in sheep:
            raise table.wrong(row, "this seat stands twice; it must stand once")
        sheep[players, seat] = (controller == "dummy", few, many)
    if sheep.keys() != {(players, seat) for players in (2, 3, 4) for seat in range(SEATS)}:
        raise BadTable(f"{table.name}: there must be one row for every seat of 2, 3 and 4 players")
    return sheep
