"""What a newcomer asks for before sitting down: the games and their options, the rules, the cards in the box."""

import sys
from collections.abc import Sequence
from typing import Any, Literal, get_args

from msgspec import Struct, inspect
from msgspec.structs import FieldInfo, fields

from wolfden.bots import BOTS
from wolfden.bots.warm import warmth
from wolfden.engine.game import Game
from wolfden.engine.rulebook import ENGLISH, read_rules, sections
from wolfden.engine.tables import read_table, shipped
from wolfden.games import GAMES, find_game
from wolfden.games.wolf_and_hound.cards import components
from wolfden.locale import LANGUAGES, read_source


class Option(Struct, kw_only=True):
    """Something to choose before a game."""

    name: str
    kind: Literal["switch", "choice", "number", "animals"]
    default: Any
    choices: list[str]  # of a choice
    low: int | None  # of a number
    high: int | None
    optional: bool  # may be null


class AnimalSet(Struct):
    """Animals the rulebook recommends together; one of each slot, any animals if there is none."""

    set: str
    level: str
    slots: list[list[str]]


class EventKind(Struct):
    """Something that can happen: the paragraph of the rules it follows, and the kind of each of its fields."""

    paragraph: str
    fields: dict[str, str]


class GameOnShelf(Struct):
    """The answer to GET /api/games has one of these for each game."""

    game: str
    players: list[int]
    options: list[Option]
    sets: list[AnimalSet]
    happenings: dict[str, EventKind]  # by name, for those who word them
    ready: float  # how much of the bots' search is compiled, from 0 to 1; until then they think less far
    move_forms: dict[str, str]  # how moves are written: name -> pattern, its groups named for their kinds


class Shelf(Struct):
    """The answer to GET /api/games."""

    games: list[GameOnShelf]
    levels: list[str]  # of bots, the weakest first
    languages: list[str]


class Section(Struct):
    """A section of the rules, without its subsections."""

    number: str
    title: str
    markdown: str


class Rulebook(Struct):
    """The answer to GET /api/rules/{game}?language=L."""

    game: str
    language: str
    sections: list[Section]


class Texts(Struct):
    """The answer to GET /api/texts/{game}?language=L."""

    game: str
    language: str
    fluent: str  # a Fluent file; empty if the game has no texts


class CardTable(Struct):
    """One of the tables that describe the components, with the provenance of every number."""

    name: str
    columns: list[str]
    rows: list[dict[str, str]]


class Box(Struct):
    """The answer to GET /api/cards/{game}."""

    game: str
    tables: list[CardTable]


def games() -> Shelf:
    """Everything that can be played, and how."""
    return Shelf([on_shelf(game) for game in GAMES], list(BOTS), list(LANGUAGES))


def on_shelf(game: Game) -> GameOnShelf:
    return GameOnShelf(
        game=game.key,
        players=list(game.players),
        options=options(game),
        sets=animal_sets() if game.key == "wolf-and-hound" else [],
        happenings={one.name: EventKind(one.paragraph, one.fields) for one in game.happenings},
        ready=warmth(game).share,
        move_forms={name: form.pattern for name, form in game.move_forms.items()},
    )


def options(game: Game) -> list[Option]:
    """The options of a game as data, read from their types."""
    return [option(field) for field in fields(game.Options)]


def option(field: FieldInfo) -> Option:
    described = inspect.type_info(field.type)
    types = described.types if isinstance(described, inspect.UnionType) else (described,)
    first = types[0]
    return Option(
        name=field.name,
        kind=kind_of(first),
        default=field.default,
        choices=list(get_args(field.type)) if isinstance(first, inspect.LiteralType) else [],
        low=first.ge if isinstance(first, inspect.IntType) else None,
        high=first.le if isinstance(first, inspect.IntType) else None,
        optional=any(isinstance(type, inspect.NoneType) for type in types),
    )


def kind_of(type: inspect.Type) -> Literal["switch", "choice", "number", "animals"]:
    match type:
        case inspect.BoolType():
            return "switch"
        case inspect.LiteralType():
            return "choice"
        case inspect.IntType():
            return "number"
    return "animals"


def animal_sets() -> list[AnimalSet]:
    """The recommended sets of Wolf & Hound."""
    return [AnimalSet(one.id, one.level, [list(slot) for slot in one.slots]) for one in components({}).sets.values()]


def rules(key: str, language: str = ENGLISH) -> Rulebook:
    """The rules of a game in their numbered sections; in English if this language is unknown."""
    game = find_game(key)
    known = language if language in LANGUAGES else ENGLISH
    return Rulebook(game.key, known, [Section(*section) for section in sections(read_rules(game, known))])


def texts(key: str, language: str = ENGLISH) -> Texts:
    """The texts of a game, for clients that have none of their own; in English where there are no others."""
    game = find_game(key)
    for known in LANGUAGES:
        if known == language and (fluent := read_source(known, game.key)):
            return Texts(game.key, known, fluent)
    return Texts(game.key, ENGLISH, read_source("en", game.key))


def cards(key: str) -> Box:
    """The tables of a game's components, as they are shipped."""
    game = find_game(key)
    module = sys.modules[game.components.__module__]
    package = game.components.__module__.rpartition(".")[0]
    tables: dict[str, Sequence[str]] = module.TABLES
    return Box(game.key, [card_table(package, name, tuple(columns)) for name, columns in tables.items()])


def card_table(package: str, name: str, columns: tuple[str, ...]) -> CardTable:
    table = read_table(name, shipped(package, name), columns)
    return CardTable(name.removesuffix(".csv"), list(columns), list(table.rows))
