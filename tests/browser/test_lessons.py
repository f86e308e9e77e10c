"""The first lessons in a browser: every goal is missed, tried again and reached, and the way leads to a game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import LAPTOP, PHONE, Person, wait_for_frame
from tests.browser.test_reading import english_left, violations
from wolfden.engine.game import AnyGame
from wolfden.engine.lessons import Lesson, Step, choices_at, first, is_right, openings, read_lesson
from wolfden.games import GAMES, find_game
from wolfden.locale import LANGUAGES, Text
from wolfden.locale.say import Wording

pytestmark = pytest.mark.xdist_group("browser")

TAUGHT = [game.key for game in GAMES if read_lesson(game)]
EVERY_LESSON = pytest.mark.parametrize("game", TAUGHT)
LEARNER = "Aki"


def lesson_of(game: AnyGame) -> Lesson:
    lesson = read_lesson(game)
    assert lesson
    return lesson


def bubble(person: Person) -> Locator:
    return person.page.locator(".bubble")


def learns(person: Person, game: str) -> Person:
    person.asks("POST", "/api/me", {"name": LEARNER})
    person.opens(f"/learn/{game}")
    bubble(person).wait_for()
    return person


def words_of(game: AnyGame, step: Step, choice: str) -> str:
    """A choice as the button for it says it, in English."""
    text, lesson, state = Text("en"), lesson_of(game), openings(game)[step.id]
    names = {
        seat: LEARNER if seat == lesson.seat else text(f"lesson-{game.key}-seat-{seat}") for seat in game.seats(state)
    }
    if not step.answers:
        return Wording(text, game, names).move(choice)
    return names.get(choice) or text(f"lesson-{game.key}-{step.id}-answer-{choice.replace('.', '-')}")


def choose(person: Person, game: AnyGame, step: Step, choice: str) -> None:
    words = words_of(game, step, choice)
    if step.answers:
        bubble(person).get_by_role("button", name=words, exact=True).click()
    else:
        move = person.page.locator(".bar details li button").get_by_text(words, exact=True)
        move.evaluate("move => { move.closest('details').open = true; move.focus(); move.click(); }")


def right_choice(game: AnyGame, step: Step) -> str:
    return first(game, lesson_of(game), step, openings(game)[step.id])


def wrong_choice(game: AnyGame, step: Step) -> str:
    choices = choices_at(game, lesson_of(game), step, openings(game)[step.id])
    return next(choice for choice in choices if not is_right(step, choice))


def says(person: Person, id: str) -> None:
    expect(bubble(person)).to_contain_text(Text("en")(id))


@EVERY_LESSON
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_lesson_is_played_through_right_and_wrong(
    person: Callable[..., Person], game: str, size: dict[str, int]
) -> None:
    rules = find_game(game)
    aki = learns(person(LEARNER, size=size), game)

    for number, step in enumerate(lesson_of(rules).steps, start=1):
        id = f"lesson-{game}-{step.id}"
        says(aki, id)
        expect(bubble(aki).get_by_role("img", name=f"Step {number} of {len(lesson_of(rules).steps)}")).to_be_visible()
        choose(aki, rules, step, wrong_choice(rules, step))
        expect(bubble(aki)).to_contain_text("Not quite")
        bubble(aki).get_by_role("button", name="Try again").click()
        says(aki, id)
        choose(aki, rules, step, right_choice(rules, step))
        says(aki, f"{id}-done")
        assert aki.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        bubble(aki).get_by_role("button", name="Next").or_(bubble(aki).get_by_role("button", name="Finish")).click()

    expect(bubble(aki)).to_contain_text("Now you can play")
    assert not violations(aki)


@EVERY_LESSON
@pytest.mark.parametrize(("language", "locale"), [("ja", "ja-JP"), ("zh-Hant", "zh-TW")])
def test_a_lesson_speaks_the_readers_language(
    person: Callable[..., Person], game: str, language: str, locale: str
) -> None:
    assert language in LANGUAGES
    aki = learns(person(LEARNER, size=PHONE, language=locale), game)

    text = bubble(aki).inner_text()

    assert "⟦" not in aki.reads()
    assert not english_left(text)


def test_why_opens_the_book_at_the_rule(person: Callable[..., Person]) -> None:
    """§3.6 of Wolf & Hound"""
    aki = learns(person(LEARNER), "wolf-and-hound")
    rules = find_game("wolf-and-hound")
    for step in lesson_of(rules).steps[:1]:
        choose(aki, rules, step, right_choice(rules, step))
        bubble(aki).get_by_role("button", name="Next").click()
    says(aki, "lesson-wolf-and-hound-wolf")
    choose(aki, rules, lesson_of(rules).steps[1], "B3")

    bubble(aki).get_by_role("button", name="Why?").click()

    expect(aki.page.get_by_role("dialog").locator("[aria-current]")).to_contain_text("How they move")


def test_after_two_mistakes_the_right_move_is_shown(person: Callable[..., Person]) -> None:
    aki = learns(person(LEARNER), "three-little-wolves")
    rules = find_game("three-little-wolves")
    step = lesson_of(rules).steps[0]
    for _ in range(2):
        choose(aki, rules, step, "build r12 new")
        bubble(aki).get_by_role("button", name="Try again").click()
        says(aki, "lesson-three-little-wolves-low")

    expect(aki.page.locator(".bar .look")).to_contain_text(words_of(rules, step, "build r3 new"))


def test_a_lesson_goes_on_where_it_was_left(person: Callable[..., Person]) -> None:
    aki = learns(person(LEARNER), "woof")
    rules = find_game("woof")
    choose(aki, rules, lesson_of(rules).steps[0], "hunter")
    bubble(aki).get_by_role("button", name="Next").click()
    says(aki, "lesson-woof-look")

    aki.opens("/learn/woof")

    says(aki, "lesson-woof-look")


def test_a_skipped_lesson_leads_to_a_first_game_with_the_gentlest_bots(person: Callable[..., Person]) -> None:
    aki = learns(person(LEARNER), "wolf-and-hound")

    bubble(aki).get_by_role("button", name="Skip the lesson").click()
    bubble(aki).get_by_role("button", name="Play now").click()
    aki.page.wait_for_url("**/t/*")
    wait_for_frame(aki, 0)

    assert [seat["level"] for seat in aki.table()["seats"]] == [None, "pup", "pup", "pup"]


def test_a_lesson_is_played_by_keyboard_alone(person: Callable[..., Person]) -> None:
    """Tab and Enter, and what is said is announced."""
    aki = learns(person(LEARNER), "wolf-and-hound")
    rules = find_game("wolf-and-hound")

    def press(name: str) -> None:
        """Tab to the control with this name, then Enter."""
        for _ in range(60):
            aki.page.keyboard.press("Tab")
            focused = aki.page.evaluate(
                "(document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText).trim()"
            )
            if focused == name:
                return aki.page.keyboard.press("Enter")
        raise AssertionError(f"no way to {name!r}")

    for step in lesson_of(rules).steps:
        expect(bubble(aki).locator("[aria-live]")).to_contain_text(Text("en")(f"lesson-wolf-and-hound-{step.id}"))
        press(words_of(rules, step, right_choice(rules, step)))
        says(aki, f"lesson-wolf-and-hound-{step.id}-done")
        expect(bubble(aki)).to_be_focused()
        press("Finish" if step is lesson_of(rules).steps[-1] else "Next")

    expect(bubble(aki)).to_contain_text("Now you can play")


def test_the_rules_lead_to_the_lesson(person: Callable[..., Person]) -> None:
    aki = person(LEARNER).opens("/rules/woof")

    aki.page.get_by_role("link", name="Learn in 3 minutes").click()

    says(aki, "lesson-woof-role")


def test_a_goal_is_reached_with_a_card_on_the_table_itself(person: Callable[..., Person]) -> None:
    aki = learns(person(LEARNER), "wolf-and-hound")
    choose(aki, find_game("wolf-and-hound"), lesson_of(find_game("wolf-and-hound")).steps[0], "P2")
    bubble(aki).get_by_role("button", name="Next").click()
    says(aki, "lesson-wolf-and-hound-wolf")

    aki.page.locator(".hand button").first.click()

    says(aki, "lesson-wolf-and-hound-wolf-done")
