"""The options of a game as data, read from their types."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from msgspec import inspect
from msgspec.structs import FieldInfo, fields

from .game import AnyGame, Word

Kind: TypeAlias = Literal["switch", "choice", "number", "words"]


@dataclass(frozen=True)
class Option:
    """Something to choose before a game."""

    name: str
    kind: Kind
    default: Word
    choices: tuple[str, ...]  # of a choice, in their order
    low: int | None  # of a number
    high: int | None
    is_optional: bool  # may be None
    about: str


def options_of(game: AnyGame) -> list[Option]:
    return [option(field) for field in fields(game.Options)]


def option(field: FieldInfo) -> Option:
    described, about = inspect.type_info(field.type), ""
    if isinstance(described, inspect.Metadata):
        about = str((described.extra_json_schema or {}).get("description", ""))
        described = described.type
    types = described.types if isinstance(described, inspect.UnionType) else (described,)
    first = types[0]
    return Option(
        name=field.name,
        kind=kind_of(first),
        default=field.default,
        choices=words_of(field.type) if isinstance(first, inspect.LiteralType) else (),
        low=first.ge if isinstance(first, inspect.IntType) else None,
        high=first.le if isinstance(first, inspect.IntType) else None,
        is_optional=any(isinstance(type, inspect.NoneType) for type in types),
        about=about,
    )


def words_of(type: Word) -> tuple[str, ...]:
    """Of a Literal, in the order of its writing."""
    literal = type.__origin__ if hasattr(type, "__metadata__") else type
    words: tuple[str, ...] = literal.__args__
    return words


def kind_of(type: inspect.Type) -> Kind:
    match type:
        case inspect.BoolType():
            return "switch"
        case inspect.LiteralType():
            return "choice"
        case inspect.IntType():
            return "number"
    return "words"
