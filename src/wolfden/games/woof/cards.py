"""The components as printed (§1) and the numbers of §3.5 and §5, read from the tables beside this file and checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from wolfden.engine.component_csv import ComponentTable, read_tables
from wolfden.engine.errors import BadTable

FEWEST_PLAYERS, MOST_PLAYERS = 4, 8
NUMBER_NAMES = ("1", "2", "3", "4", "5", "6", "7", "8")
SLOTS = 2
DECK = SLOTS * MOST_PLAYERS
VARIANTS = ("basic", "advanced")

SHEEP, DOG, HUNTER, BOY, WOLF = 0, 1, 2, 3, 4
ROLES = ("sheep", "dog", "hunter", "boy", "wolf")
HIDDEN = 5  # the face "?"
FACE_NAMES = (*ROLES, "?")
FACES = {"sheep": SHEEP, "dog": DOG, "hunter": HUNTER, "wolf": WOLF, "?": HIDDEN}
NO_TARGET = 5
TARGETS = {role: number for number, role in enumerate(ROLES) if role != "boy"} | {"none": NO_TARGET}
SINGLE, DOUBLE = 0, 1  # the arrows < and <<

ROLE_CARDS = (
    "S1", "S2", "S3", "S4", "S5", "S6", "S7", "D1", "D2", "DQ", "H1", "H2", "HQ", "BQ", "W1", "W2",
    "SA", "DA", "HA", "BA",
)  # fmt: skip
QUESTIONS = ("QA", "QB", "QC", "QD", "QE")
ABOUT_IDENTITY, ABOUT_CARDS = 0, 1
HAND = 2

MOST_ROUNDS = 5
SCORING = {  # the smallest and the largest number each may be
    "right_early": (0, 5),
    "right_final": (0, 5),
    "misled": (0, 3),
    "wrong_markers_to_end": (1, 5),
    "rounds": (1, MOST_ROUNDS),
}

TABLES = {
    "roles.csv": ("role", "value", "single", "double", "tag_value", "tag_targets", "tag_arrows"),
    "role_cards.csv": ("id", "picture", "value", "face", "set", "replaces", "tag_existence", "tag_face"),
    "role_decks.csv": ("variant", "players", "cards", "tag"),
    "question_cards.csv": ("id", "copies", "kind", "yes", "tag"),
    "thresholds.csv": ("players", "early", "tag"),
    "scoring.csv": ("rule", "value", "tag"),
}


@dataclass(frozen=True)
class Role:
    """What a role is worth and whom it seeks (§1.1)."""

    value: int
    targets: tuple[int, int]  # by arrow


@dataclass(frozen=True)
class RoleCard:
    """One of the 20 role cards (§1.2)."""

    picture: int
    face: int
    advanced: bool


@dataclass(frozen=True)
class Question:
    """One of the five questions (§1.4)."""

    copies: int
    kind: int
    yes: int  # the roles to which the answer is YES, one bit each


@dataclass(frozen=True)
class Components:
    """All that is in the box."""

    roles: tuple[Role, ...]
    cards: tuple[RoleCard, ...]
    decks: Mapping[tuple[str, int], tuple[int, ...]]  # (variant, players): the cards in play
    questions: tuple[Question, ...]
    thresholds: Mapping[int, int]  # players: early declarations that end the turns
    scoring: Mapping[str, int]


def components(changed: Mapping[str, str]) -> Components:
    """The box as printed, with these tables (CSV text by file name) in the place of its own."""
    return _components(tuple(sorted(changed.items())))


@cache
def _components(changed: tuple[tuple[str, str], ...]) -> Components:
    tables = read_tables(__package__, TABLES, dict(changed))
    roles = _roles(tables["roles.csv"])
    cards = _cards(tables["role_cards.csv"], roles)
    return Components(
        roles=roles,
        cards=cards,
        decks=_decks(tables["role_decks.csv"], cards),
        questions=_questions(tables["question_cards.csv"]),
        thresholds=_thresholds(tables["thresholds.csv"]),
        scoring=_scoring(tables["scoring.csv"]),
    )


def seats_and_neutral(players: int) -> int:
    """How many numbers are in play: four players have a neutral fifth (§2.4)."""
    return 5 if players == 4 else players


def _roles(table: ComponentTable) -> tuple[Role, ...]:
    """The five roles; no two have the same value, and everybody seeks somebody."""
    rows = table.by_id(ROLES)
    roles: list[Role] = []
    for name in ROLES:
        row = rows[name]
        single, double = table.word(row, "single", TARGETS), table.word(row, "double", TARGETS)
        if single == NO_TARGET:
            raise table.wrong(row, "single is 'none'; only the double arrow may be without a target")
        role = Role(table.number(row, "value", 0, 99), (single, double))
        if role.value in [other.value for other in roles]:
            raise table.wrong(row, f"value is {role.value}, as another role's; it must be one of its own")
        roles.append(role)
    return tuple(roles)


def _cards(table: ComponentTable, roles: tuple[Role, ...]) -> tuple[RoleCard, ...]:
    """The role cards in the order of ROLE_CARDS; each bears the value of its picture."""
    rows = table.by_id(ROLE_CARDS)
    cards = []
    for id in ROLE_CARDS:
        row = rows[id]
        picture = table.word(row, "picture", {role: number for number, role in enumerate(ROLES)})
        if table.number(row, "value", 0, 99) != roles[picture].value:
            raise table.wrong(row, f"value is {row['value']}; a {ROLES[picture]} has {roles[picture].value}")
        advanced = table.word(row, "set", {"basic": False, "advanced": True})
        cards.append(RoleCard(picture, table.word(row, "face", FACES), advanced))
    return tuple(cards)


def _decks(table: ComponentTable, cards: tuple[RoleCard, ...]) -> dict[tuple[str, int], tuple[int, ...]]:
    """The deck for each variant and number of players: two cards for everybody, every role, one boy (§1.3)."""
    decks: dict[tuple[str, int], tuple[int, ...]] = {}
    for row in table.rows:
        variant = table.word(row, "variant", {name: name for name in VARIANTS})
        players = table.number(row, "players", FEWEST_PLAYERS, MOST_PLAYERS)
        ids = row["cards"].split()
        for id in ids:
            if id not in ROLE_CARDS or ids.count(id) > 1:
                raise table.wrong(row, f"{id!r} must be a role card, named once")
            if cards[ROLE_CARDS.index(id)].advanced and variant == "basic":
                raise table.wrong(row, f"{id} is an advanced card; the basic game has none")
        needed = SLOTS * seats_and_neutral(players)
        if len(ids) != needed:
            raise table.wrong(row, f"{len(ids)} cards; {players} players need {needed}")
        deck = tuple(sorted(ROLE_CARDS.index(id) for id in ids))
        pictures = [cards[card].picture for card in deck]
        if set(pictures) != set(range(len(ROLES))) or pictures.count(BOY) != 1:
            raise table.wrong(row, "every role must be there, and the boy exactly once")
        if (variant, players) in decks:
            raise table.wrong(row, "this deck stands twice; it must stand once")
        decks[variant, players] = deck
    if len(decks) != len(VARIANTS) * (MOST_PLAYERS - FEWEST_PLAYERS + 1):
        raise BadTable(f"{table.name}: there must be one row for 4 to 8 players in both variants")
    return decks


def _questions(table: ComponentTable) -> tuple[Question, ...]:
    """The questions, at least as many cards as eight players hold."""
    rows = table.by_id(QUESTIONS)
    questions = []
    for id in QUESTIONS:
        row = rows[id]
        yes = 0
        for role in row["yes"].split():
            if role not in ROLES:
                raise table.wrong(row, f"yes names {role!r}; the roles are {', '.join(ROLES)}")
            yes |= 1 << ROLES.index(role)
        kind = table.word(row, "kind", {"identity": ABOUT_IDENTITY, "cards": ABOUT_CARDS})
        questions.append(Question(table.number(row, "copies", 0, 99), kind, yes))
    if sum(question.copies for question in questions) < HAND * MOST_PLAYERS:
        raise BadTable(f"{table.name}: eight players need {HAND * MOST_PLAYERS} question cards")
    return tuple(questions)


def _thresholds(table: ComponentTable) -> dict[int, int]:
    """How many early declarations end the turns; red markers must leave enough players for it (§5.7)."""
    rows = table.by_id(NUMBER_NAMES[FEWEST_PLAYERS - 1 :])
    return {int(players): table.number(row, "early", 1, int(players) // 2) for players, row in rows.items()}


def _scoring(table: ComponentTable) -> dict[str, int]:
    """Points and the end of the game (§5.2, §5.3, §5.6)."""
    rows = table.by_id(tuple(SCORING))
    return {rule: table.number(rows[rule], "value", low, high) for rule, (low, high) in SCORING.items()}
