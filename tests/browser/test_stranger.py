"""A game that a stranger wrote is played at a plain table, with the words it brought along."""

from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from harness.servers import a_process
from tests.browser.person import Person, play_to_the_end, play_until

pytestmark = pytest.mark.xdist_group("browser")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SimpleNamespace]:
    """`wolfden serve`, where Howl is among the games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WOLFDEN_GAMES", "tests.stranger.howl")
        with a_process(str(tmp_path_factory.mktemp("stranger") / "wolfden.db")) as (_, url):
            yield SimpleNamespace(url=url)


@pytest.mark.parametrize(
    ("language", "title", "question"),
    [
        ("en-US", "Howl", "Which card do you howl?"),
        ("ja-JP", "遠吠え", "どのカードで吠えますか？"),
        ("zh-TW", "狼嚎", "你要用哪張牌嚎叫？"),
    ],
)
def test_howl_is_found_at_the_door_and_played_to_its_end(
    person: Callable[..., Person], language: str, title: str, question: str
) -> None:
    aki = person("Aki", language=language)
    aki.opens("/")
    expect(aki.page.get_by_role("heading", name=title)).to_be_visible()
    code = aki.makes_table("howl", {"players": 3}, ["me", {"bot": "pup"}, {"bot": "random"}], start=True)
    aki.opens(f"/t/{code}")

    play_until([aki], aki.can_choose)
    expect(aki.page.get_by_role("heading", name=question)).to_be_visible()
    words = aki.reads()
    play_to_the_end([aki])

    for text in (words, aki.reads()):
        assert not [broken for broken in ("⟦", "undefined", "[object") if broken in text]


def test_a_game_without_a_lesson_leads_to_its_rules(person: Callable[..., Person]) -> None:
    aki = person("Aki").opens("/learn/howl")

    expect(aki.page.get_by_text("There is no lesson for this game yet.")).to_be_visible()
    aki.page.get_by_role("link", name="Rules", exact=True).click()

    expect(aki.page.get_by_role("heading", name="Howl", exact=True).first).to_be_visible()
