"""What people read, in three languages: Fluent files, one in each game's folder and some for what all games share.

`Text("ja")("wolf-and-hound-card_played", seat="P1", card="黒3")` is a sentence. The files are standard Fluent,
so that a browser can read them too; the resolver below knows the part of Fluent that they use.
"""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from fluent.syntax import FluentParser, ast

from wolfden.engine.errors import Field, IllegalMove, WolfdenError
from wolfden.games import GAMES

Language: TypeAlias = Literal["en", "ja", "zh-Hant"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
Value: TypeAlias = str | int
COMMON = "common"


class MissingText(LookupError):
    """A text, or a value for one, that is not there: our mistake, never a player's."""


class Text:
    """The texts of one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def __call__(self, id: str, /, **args: Value) -> str:
        """The text with this id, its variables filled in."""
        return self._write(self._find(id), args)

    def has(self, id: str) -> bool:
        """Is there such a text, in this language or in English?"""
        return self._look_up(id) is not None

    def error(self, error: Exception) -> str:
        """What is wrong, with the errors it names; what is no text is told as it is."""
        if isinstance(error, IllegalMove) and self.has(id := f"{error.game}-reason-{error.name}"):
            reason = self("refusal", reason=self(id), paragraph=error.paragraph)
            return f"{error.move}: {reason}" if error.move else reason
        if isinstance(error, WolfdenError):
            fields = {name: self._field(value) for name, value in error.fields.items()}
            return self(error.id, **fields) if self.has(error.id) else error.id
        return str(error)

    def _field(self, value: Field) -> Value:
        if isinstance(value, Exception):
            return self.error(value)
        return value if isinstance(value, str | int) else str(value) if isinstance(value, Path) else self.listed(value)

    def listed(self, words: Iterable[str]) -> str:
        return self("list-gap").join(words)

    def _find(self, id: str) -> ast.Pattern:
        found = self._look_up(id)
        if found is None:
            raise MissingText(f"{self.language} has no text {id!r}")
        return found

    def _look_up(self, id: str) -> ast.Pattern | None:
        """In English if nobody has translated it: a game of somebody else may speak one language only."""
        for language in (self.language, LANGUAGES[0]):
            for name in file_names(language):
                if name == COMMON or name in id:
                    found = read_texts(language, name).get(id)
                    if found:
                        return found
        return None

    def _write(self, pattern: ast.Pattern, args: Mapping[str, Value]) -> str:
        return "".join(
            str(self._value(part.expression, args)) if isinstance(part, ast.Placeable) else part.value
            for part in pattern.elements
        )

    def _value(self, expression: object, args: Mapping[str, Value]) -> Value:
        match expression:
            case ast.StringLiteral():
                return expression.parse()["value"]
            case ast.VariableReference():
                if expression.id.name not in args:
                    raise MissingText(f"no value for ${expression.id.name}")
                return args[expression.id.name]
            case ast.MessageReference():
                return self._write(self._find(expression.id.name), args)
            case ast.TermReference():
                return self._write(self._find(f"-{expression.id.name}"), {})
            case ast.SelectExpression():
                return self._write(self._chosen(expression, args), args)
        raise MissingText(f"{type(expression).__name__} is not a part of Fluent that Wolfden reads")

    def _chosen(self, select: ast.SelectExpression, args: Mapping[str, Value]) -> ast.Pattern:
        """The first variant that is the value or its plural category; otherwise the default."""
        value = self._value(select.selector, args)
        fitting = {str(value)} if isinstance(value, str) else {str(value), plural(self.language, value)}
        for variant in select.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            if key in fitting:
                return variant.value
        return next(variant.value for variant in select.variants if variant.default)


def plural(language: Language, number: int) -> str:
    """The plural category; Japanese and Chinese have only one."""
    return "one" if language == "en" and abs(number) == 1 else "other"


@cache
def file_names(language: Language) -> tuple[str, ...]:
    """The files of a language by name, the common one first, those of the games by their keys."""
    names = {file.name.removesuffix(".ftl") for file in (files(__name__) / language).iterdir()}
    return COMMON, *sorted(names - {COMMON}), *(game.key for game in GAMES)


def read_source(language: Language, name: str) -> str:
    """One file as it is written, a game's from its folder; empty if there is none."""
    game = next((game for game in GAMES if game.key == name), None)
    file = files(game.package) / "locale" / f"{language}.ftl" if game else files(__name__) / language / f"{name}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def read_texts(language: Language, name: str) -> dict[str, ast.Pattern]:
    """The patterns of one file by id; a term's id starts with a hyphen."""
    texts = {}
    for entry in FluentParser(with_spans=False).parse(read_source(language, name)).body:
        if isinstance(entry, ast.Message) and entry.value:
            texts[entry.id.name] = entry.value
        elif isinstance(entry, ast.Term):
            texts[f"-{entry.id.name}"] = entry.value
    return texts


def language_of(environ: Mapping[str, str] = os.environ) -> Language:
    """The language this environment asks for, or English."""
    asked = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    name = asked.partition(".")[0].replace("-", "_").lower()
    if name.startswith("ja"):
        return "ja"
    if name.startswith(("zh_tw", "zh_hk", "zh_mo", "zh_hant")):
        return "zh-Hant"
    return "en"
