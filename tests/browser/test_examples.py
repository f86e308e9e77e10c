"""The worked examples of the rule books are small boards: read them, step through them, play otherwise."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import LAPTOP, PHONE, Person
from tests.browser.test_reading import english_left, violations
from wolfden.games import GAMES
from wolfden.table.examples import examples

pytestmark = pytest.mark.xdist_group("browser")

FIRST = {
    "wolf-and-hound": "WH-12.1",
    "werewolves-and-robbers": "WR-E1b",
    "woof": "WF-E4",
    "three-little-wolves": "TLW-F2",
}
EVERY_GAME = pytest.mark.parametrize("game", [game.key for game in GAMES])


def example(person: Person, game: str, id: str) -> Locator:
    """An example of the rule book, set up."""
    person.opens(f"/rules/{game}?book")
    board = person.page.locator(f"section[aria-labelledby=examples-{id.replace('.', '-')}]")
    board.get_by_role("button").click()
    board.locator(".book").wait_for()
    return board


def plays(board: Locator) -> None:
    """The last of the moves below the board, which is not the one of the book."""
    move = board.locator("details li button").last
    move.evaluate("move => { move.closest('details').open = true; move.focus(); move.click(); move.click(); }")


def steps(board: Locator) -> Locator:
    return board.get_by_role("button", name="Play as the book does")


@EVERY_GAME
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_an_example_is_stepped_through_as_the_book_plays_it(
    person: Callable[..., Person], game: str, size: dict[str, int]
) -> None:
    aki = person("Aki", size=size)
    board = example(aki, game, FIRST[game])
    count = next(len(line.moves) for line in examples(game) if line.example == FIRST[game])

    for step in range(1, count + 1):
        steps(board).click()
        board.get_by_text(f"Step {step} of {count}.").wait_for()

    expect(board.get_by_text("Here the book's example ends.")).to_be_visible()
    expect(steps(board)).to_have_count(0)
    assert aki.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert not violations(aki)


@EVERY_GAME
def test_the_reader_plays_otherwise_and_comes_back_to_the_book(person: Callable[..., Person], game: str) -> None:
    aki = person("Aki")
    board = example(aki, game, FIRST[game])
    book = board.get_by_text("What the book plays:").inner_text()

    plays(board)
    expect(board.get_by_text("You play your own way now.")).to_be_visible()
    plays(board)
    expect(board.locator(".happened button").first).to_be_visible()
    board.get_by_role("button", name="Back", exact=True).click()
    expect(board.get_by_text("You play your own way now.")).to_be_visible()
    board.get_by_role("button", name="From the beginning").click()

    expect(board.get_by_text(book)).to_be_visible()


@EVERY_GAME
@pytest.mark.parametrize(("language", "locale"), [("ja", "ja-JP"), ("zh-Hant", "zh-TW")])
def test_examples_speak_the_readers_language(
    person: Callable[..., Person], game: str, language: str, locale: str
) -> None:
    aki = person("Aki", size=PHONE, language=locale)
    board = example(aki, game, FIRST[game])
    plays(board)
    board.locator(".happened button").first.wait_for()

    assert board.get_attribute("lang") == language
    assert "⟦" not in board.inner_text()
    assert not english_left(board.inner_text())


def test_a_card_on_the_board_is_looked_at_first_and_then_played(person: Callable[..., Person]) -> None:
    """WH-8.4: hovering shows where both wolves will stop."""
    aki = person("Aki")
    board = example(aki, "wolf-and-hound", "WH-8.4")
    three = board.locator(".hand button").nth(1)

    three.hover()
    expect(board.locator(".ghost")).to_have_count(2)
    three.click()
    expect(board.get_by_text("Step 1 of 1.")).to_have_count(0)
    three.click()

    expect(board.get_by_text("Step 1 of 1.")).to_be_visible()
    expect(board.get_by_role("button", name="Wolf 01, P4.")).to_be_visible()
    expect(board.get_by_role("button", name="Wolf 06, P2.")).to_be_visible()


def test_an_example_is_played_by_keyboard_alone(person: Callable[..., Person]) -> None:
    aki = person("Aki")
    board = example(aki, "werewolves-and-robbers", "WR-E1b")
    steps(board).focus()
    aki.page.keyboard.press("Enter")
    board.get_by_text("Step 1 of 4.").wait_for()

    board.locator(".hand button[aria-disabled=false]").first.focus()
    aki.page.keyboard.press("Enter")
    aki.page.keyboard.press("Enter")
    expect(board.get_by_text("You play your own way now.")).to_be_visible()

    assert board.evaluate("board => board.contains(document.activeElement)"), "the focus stays with the example"


def test_the_board_does_not_turn_when_another_seat_is_to_choose(person: Callable[..., Person]) -> None:
    board = example(person("Aki"), "werewolves-and-robbers", "WR-E1b")
    places = [seat.get_attribute("style") for seat in board.locator(".seat").all()]

    steps(board).click()
    board.get_by_text("Step 1 of 4. B is to choose.").wait_for()

    assert [seat.get_attribute("style") for seat in board.locator(".seat").all()] == places


def test_what_the_rules_refuse_is_said_with_its_paragraph(person: Callable[..., Person]) -> None:
    """§3.2 of Woof!!: no declaration in the first turn."""
    aki = person("Aki")
    board = example(aki, "woof", "WF-E4")

    board.get_by_role("button", name="Declare early").click(force=True)
    board.get_by_role("alert").get_by_role("button").click()

    expect(aki.page.get_by_role("dialog").locator("[aria-current]")).to_contain_text(
        "declare early from your second turn"
    )


def test_the_last_step_of_a_whole_game_shows_the_scores(person: Callable[..., Person]) -> None:
    """TLW-S1: C wins by the wolves, 21 to 21."""
    board = example(person("Aki"), "three-little-wolves", "TLW-S1")

    for step in range(1, 7):
        steps(board).click()
        board.get_by_text(f"Step {step} of 6.").wait_for()

    expect(board.get_by_text("The game is over.")).to_be_visible()
    expect(board.get_by_role("table")).to_contain_text("21")


def test_the_contents_lead_to_the_chapters(person: Callable[..., Person]) -> None:
    aki = person("Aki", size=PHONE).opens("/rules/three-little-wolves?book")

    aki.page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Scoring").click()

    expect(aki.page.get_by_role("heading", name="Scoring", exact=True)).to_be_in_viewport()


def test_an_example_is_put_away(person: Callable[..., Person]) -> None:
    board = example(person("Aki"), "woof", "WF-E5")

    board.get_by_role("button", name="Put it away").click()

    expect(board.locator(".book")).to_have_count(0)
    expect(board.get_by_role("button", name="Set it up and play")).to_be_visible()
