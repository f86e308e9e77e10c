"""One vocabulary and one way to set type in each language, held against every text and every book for players."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from wolfden.engine.game import Game
from wolfden.engine.rulebook import blocks, read_book, read_summary
from wolfden.games import GAMES
from wolfden.locale import LANGUAGES, Language, Text, Value, file_names, read_texts

TERMS: dict[str, dict[str, list[str]]] = tomllib.loads(
    (Path(__file__).parent / "terms.toml").read_text(encoding="utf-8")
)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
HOUSE = ("common", "examples", "web")
PLACEABLE = "\N{REPLACEMENT CHARACTER}"  # stands for what will be filled in
CJK = r"[\u3040-\u30ff\u3400-\u9fff々]"
PRINTED = re.compile(r"(?:狼|牧羊犬|綿羊|變身)0\d|白[123](?!\d)|地下[AB]?")  # names of components
ROOMY = re.compile(rf"{CJK}[A-Za-z0-9]|[A-Za-z0-9%]{CJK}")
WRONG: dict[Language, re.Pattern[str]] = {
    "en": re.compile(r"[\u3000-\u303f\uff01-\uff60]| [,;:.)]|\( |\d %"),
    "ja": re.compile(rf"{CJK}[,;:!?()]|[,;:!?()]{CJK}|[０-９Ａ-Ｚａ-ｚ％]|[、。（「] | [、。）」]|(?<!…)…(?!…)"),
    "zh-Hant": re.compile(
        rf"{CJK}[,;:!?()]|[,;:!?()]{CJK}|[０-９Ａ-Ｚａ-ｚ％]|[，、。（「] | [，、。）」]|(?<!…)…(?!…)"
    ),
}
AS_PRINTED = ("おおおおかみ!!", "狼來了!!")


class Literals(Visitor):
    """Each way a pattern can be read, roughly: its own letters, and those of every variant."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.found.append("".join(p.value if isinstance(p, ast.TextElement) else PLACEABLE for p in node.elements))
        self.generic_visit(node)


@cache
def literals(language: Language) -> dict[str, list[str]]:
    """What is written under each id."""
    found = {}
    for name in file_names(language):
        for id, pattern in read_texts(language, name).items():
            visitor = Literals()
            visitor.visit(pattern)
            found[id] = visitor.found
    return found


@cache
def pages(language: Language) -> dict[str, list[str]]:
    """What is written in each book and on each page that says it all."""
    return {
        f"{game.key} {read.__name__}": [
            cell.strip() for one in blocks(read(game, language)) for cell in one.text.split("|")
        ]
        for game in GAMES
        for read in (read_book, read_summary)
    }


def everything(language: Language) -> Iterator[tuple[str, str]]:
    for where, texts in (literals(language) | pages(language)).items():
        for text in texts:
            yield where, text


def finder(language: Language, term: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(term)}\b", re.IGNORECASE) if language == "en" else re.compile(re.escape(term))


@EVERY_LANGUAGE
def test_a_thing_has_one_name(language: Language) -> None:
    wrong = [
        f"{where}: {other!r} is {term!r} here: {text}"
        for term, others in TERMS[language].items()
        for other in others
        for where, text in everything(language)
        if finder(language, other).search(text)
    ]

    assert wrong == []


@EVERY_LANGUAGE
def test_the_names_on_the_list_are_the_ones_in_use(language: Language) -> None:
    said = "\n".join(text for _, text in everything(language))

    assert [term for term in TERMS[language] if not finder(language, term).search(said)] == []


@EVERY_LANGUAGE
def test_punctuation_has_the_width_of_the_language_and_no_space_is_double(language: Language) -> None:
    wrong = []
    for where, text in everything(language):
        for printed in AS_PRINTED:
            text = text.replace(printed, "")
        doubled = where in literals(language) and "  " in text.strip()
        if doubled or WRONG[language].search(text):
            wrong.append(f"{where}: {text}")

    assert wrong == []


def test_digits_and_latin_letters_have_room_in_chinese() -> None:
    wrong = [f"{where}: {text}" for where, text in everything("zh-Hant") if ROOMY.search(PRINTED.sub("_", text))]

    assert wrong == []


@pytest.mark.parametrize("name", HOUSE)
def test_what_is_filled_in_has_room_in_the_chinese_of_the_house(name: str) -> None:
    tight = re.compile(rf"{CJK}{PLACEABLE}|{PLACEABLE}{CJK}")
    texts = {id: literals("zh-Hant")[id] for id in read_texts("zh-Hant", name)}

    assert [id for id, found in texts.items() if any(tight.search(one) for one in found)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_names_and_numbers_have_room_in_every_chinese_event(game: Game) -> None:
    filled: dict[str, Value] = {"seat": "Aki", "seats": "Aki", "number": 2}
    wrong = []
    for happening in game.happenings:
        args = {field: filled.get(kind, "牌") for field, kind in happening.fields.items()}
        sentence = Text("zh-Hant")(f"{game.key}-{happening.name}", **args)
        if ROOMY.search(PRINTED.sub("_", sentence)):
            wrong.append(sentence)

    assert wrong == []
