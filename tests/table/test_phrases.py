"""Ready phrases and reactions: the server has the list, and whatever it offers can be said and read."""

import pytest

from tests.table.builders import BEN, a_table, do
from wolfden.locale import LANGUAGES, Language, read_texts
from wolfden.table import library
from wolfden.table.messages import Say


def test_whatever_is_offered_can_be_said() -> None:
    table, shelf = a_table(chat=False), library.games()

    for phrase in shelf.phrases:
        do(table, BEN, Say(kind="phrase", words=phrase))
    for reaction in shelf.reactions:
        do(table, BEN, Say(kind="reaction", words=reaction))

    assert [said.words for said in table.said] == [*shelf.phrases, *shelf.reactions]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_said_has_words_in_every_language_and_nothing_else_has(language: Language) -> None:
    shelf = library.games()
    said = {f"web-phrase-{phrase}" for phrase in shelf.phrases}
    said |= {f"web-reaction-{reaction}" for reaction in shelf.reactions}

    assert {id for id in read_texts(language, "web") if id.startswith(("web-phrase-", "web-reaction-"))} == said
