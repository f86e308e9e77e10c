"""Every text there is, with the longest names and numbers, on a phone: nothing is cut off."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.browser.person import PHONE, Person
from wolfden.locale import LANGUAGES, Language, Text, Value, file_names, read_texts
from wolfden.table.messages import LONGEST_NAME

pytestmark = pytest.mark.xdist_group("browser")

LONGEST: Value = "W" * LONGEST_NAME
MANY = 1_000_000
BOX = """texts => {
  const page = document.createElement("main");
  page.style.cssText = "position: absolute; inset: 0 0 auto; padding: 0 16px; background: var(--paper, white)";
  document.body.replaceChildren(page);
  for (const [id, text] of texts) {
    const line = document.createElement("p");
    line.id = id;
    line.textContent = text;
    page.append(line);
  }
  return [...page.children].filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.id);
}"""


class Blanks(Visitor):
    """What a pattern leaves to be filled in, with the words that select a variant."""

    def __init__(self) -> None:
        self.values: dict[str, list[Value]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants]
            by_number = any(key in ("one", "other") or key.isdigit() for key in keys)
            self.values[node.selector.id.name] = [1, MANY] if by_number else [*keys]
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, [LONGEST])


def filled_in(language: Language) -> Iterator[tuple[str, str]]:
    """Every text in every way it can be read."""
    text = Text(language)
    for name in file_names(language):
        for id, pattern in read_texts(language, name).items():
            blanks = Blanks()
            blanks.visit(pattern)
            for values in product(*blanks.values.values()):
                yield id, text._write(pattern, dict(zip(blanks.values, values, strict=True)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_wider_than_a_phone(person: Callable[..., Person], language: Language) -> None:
    aki = person("Aki", size=PHONE)
    aki.opens("/")
    aki.page.evaluate("language => { document.documentElement.lang = language; }", language)

    cut = aki.page.evaluate(BOX, list(filled_in(language)))

    assert cut == []
    assert aki.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
