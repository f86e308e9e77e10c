"""The part of Fluent that the texts use."""

import pytest
from fluent.syntax import FluentParser, ast

from wolfden.locale import Language, MissingText, Text, language_of
from wolfden.locale.say import say_names


class Written(Text):
    """Texts written down in the test."""

    def __init__(self, source: str, language: str = "en") -> None:
        super().__init__("ja" if language == "ja" else "en")
        self.source = source

    def _find(self, id: str) -> ast.Pattern:
        for entry in FluentParser().parse(self.source).body:
            if isinstance(entry, ast.Message | ast.Term) and entry.value and entry.id.name == id.lstrip("-"):
                return entry.value
        raise MissingText(id)


def test_variables_are_filled_in() -> None:
    text = Written("lost = { $by } takes a sheep ({ $left } left).")

    assert text("lost", by="Wolf 01", left=2) == "Wolf 01 takes a sheep (2 left)."


def test_a_text_may_refer_to_another_and_to_a_term() -> None:
    text = Written('-wolf = wolf\nwho = the { -wolf } of { $seat }\nall = Beware { who }{ "!" }')

    assert text("all", seat="P2") == "Beware the wolf of P2!"


@pytest.mark.parametrize(("effect", "sentence"), [("gain", "more"), ("lose", "less"), ("skip", "less")])
def test_a_word_selects_its_variant_or_the_default(effect: str, sentence: str) -> None:
    text = Written("act = { $effect ->\n    [gain] more\n   *[lose] less\n}")

    assert text("act", effect=effect) == sentence


@pytest.mark.parametrize(
    ("language", "number", "sentence"),
    [("en", 0, "none"), ("en", 1, "one card"), ("en", -1, "one card"), ("en", 2, "some"), ("ja", 1, "some")],
)
def test_a_number_selects_itself_before_its_plural_category(language: str, number: int, sentence: str) -> None:
    text = Written("count = { $n ->\n    [0] none\n    [one] one card\n   *[other] some\n}", language)

    assert text("count", n=number) == sentence


def test_a_missing_text_or_value_is_an_error() -> None:
    with pytest.raises(MissingText, match="no-such-text"):
        Text("en")("no-such-text")
    with pytest.raises(MissingText, match=r"\$seat"):
        Text("en")("wolf-and-hound-nothing_played")


def test_fluent_that_no_text_uses_is_refused_rather_than_guessed_at() -> None:
    with pytest.raises(MissingText, match="FunctionReference"):
        Written("total = { NUMBER($n) }")("total", n=1)


@pytest.mark.parametrize(
    ("language", "names", "said"),
    [
        ("en", [], ""),
        ("en", ["Aki"], "Aki"),
        ("en", ["Aki", "Pip"], "Aki and Pip"),
        ("en", ["Aki", "Pip", "Orla"], "Aki, Pip and Orla"),
        ("ja", ["アキ", "ピップ", "オーラ"], "アキ、ピップ、オーラ"),
        ("zh-Hant", ["小秋", "皮普", "歐菈"], "小秋、皮普和歐菈"),
    ],
)
def test_names_are_listed_as_a_sentence_does(language: Language, names: list[str], said: str) -> None:
    assert say_names(Text(language), names) == said


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh_HK"}, "zh-Hant"),
        ({"LANG": "zh-Hant"}, "zh-Hant"),
        ({"LANG": "zh_CN.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
    ],
)
def test_the_environment_names_the_language(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language
