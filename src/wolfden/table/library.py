"""What a newcomer asks for before sitting down: the games and their options, the rules, the cards in the box."""

from typing import Any, Literal

from msgspec import Struct

from wolfden.bots import BOTS
from wolfden.bots.precompile import progress
from wolfden.engine.component_csv import read_table, shipped
from wolfden.engine.game import AnyGame
from wolfden.engine.options import options_of
from wolfden.engine.rulebook import ENGLISH, is_translated, read_book, read_rules, read_summary, sections
from wolfden.games import GAMES, find_game
from wolfden.locale import LANGUAGES, read_source

from .messages import PHRASES, REACTIONS, Phrase, Reaction


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
    heading: bool  # does it open a chapter of the log?


class GameOnShelf(Struct):
    """The answer to GET /api/games has one of these for each game."""

    game: str
    players: list[int]
    options: list[Option]
    sets: list[AnimalSet]
    event_types: dict[str, EventKind]  # by name, for those who word them
    ready: float  # how much of the bots' search is compiled, from 0 to 1; until then they think less far
    move_forms: dict[str, str]  # how moves are written: name -> pattern, its groups named for their kinds


class Shelf(Struct):
    """The answer to GET /api/games."""

    games: list[GameOnShelf]
    levels: list[str]  # of bots, the weakest first
    languages: list[str]
    phrases: list[Phrase]  # that can be said at a table, in the order in which they are offered
    reactions: list[Reaction]


class Section(Struct):
    """A section of the rules, without its subsections."""

    number: str
    title: str
    markdown: str


class Rulebook(Struct):
    """The answer to GET /api/rules/{game}."""

    game: str
    sections: list[Section]


class PlayersBook(Struct):
    """The answer to GET /api/books/{game}?language=L."""

    game: str
    language: str
    book: str  # Markdown, each block with the sections of the exact rules it stands on; empty if there is none
    summary: str  # the same on one page


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
    return Shelf([on_shelf(game) for game in GAMES], list(BOTS), list(LANGUAGES), list(PHRASES), list(REACTIONS))


def on_shelf(game: AnyGame) -> GameOnShelf:
    return GameOnShelf(
        game=game.key,
        players=list(game.players),
        options=options(game),
        sets=recommended_sets(game),
        event_types={one.name: EventKind(one.paragraph, one.fields, one.heading) for one in game.event_types},
        ready=progress(game),
        move_forms={name: form.pattern for name, form in game.move_forms.items()},
    )


def options(game: AnyGame) -> list[Option]:
    return [
        Option(
            name=one.name,
            kind="animals" if one.kind == "words" else one.kind,
            default=one.default,
            choices=list(one.choices),
            low=one.low,
            high=one.high,
            optional=one.is_optional,
        )
        for one in options_of(game)
    ]


def recommended_sets(game: AnyGame) -> list[AnimalSet]:
    return [AnimalSet(one.id, one.level, [list(slot) for slot in one.slots]) for one in game.recommended({})]


def rules(key: str) -> Rulebook:
    """The exact rules of a game in their numbered sections."""
    game = find_game(key)
    return Rulebook(game.key, [Section(*section) for section in sections(read_rules(game))])


def book(key: str, language: str = ENGLISH) -> PlayersBook:
    """The rules for players; in English where there are no others."""
    game = find_game(key)
    known = language if language in LANGUAGES and is_translated(game, language) else ENGLISH
    return PlayersBook(game.key, known, read_book(game, known), read_summary(game, known))


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
    return Box(game.key, [card_table(game.package, name, columns) for name, columns in game.tables.items()])


def card_table(package: str, name: str, columns: tuple[str, ...]) -> CardTable:
    table = read_table(name, shipped(package, name), columns)
    return CardTable(name.removesuffix(".csv"), list(columns), list(table.rows))
