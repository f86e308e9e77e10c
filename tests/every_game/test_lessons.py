"""Every lesson can be played through, right and wrong: what it says is what the rules do, in three languages."""

import re
from typing import Any

import pytest

from tests.stranger.howl import GAME as HOWL
from wolfden.engine.errors import BadLesson, IllegalMove
from wolfden.engine.game import AnyGame, imagined, play_words, see
from wolfden.engine.lessons import (
    Lesson,
    Step,
    Wrong,
    check_lesson,
    choices_at,
    convert_lesson,
    follow,
    is_right,
    line,
    mistake,
    openings,
    read_lesson,
)
from wolfden.engine.rng import Rng
from wolfden.engine.rulebook import blocks, read_book
from wolfden.games import GAMES, find_game
from wolfden.locale import LANGUAGES, Language, Text, read_texts

EVERY_STEP = pytest.mark.parametrize(
    ("game", "step"),
    [
        pytest.param(game, step, id=f"{game.key} {step.id}")
        for game in GAMES
        if (lesson := read_lesson(game))
        for step in lesson.steps
    ],
)


def lesson_of(game: AnyGame) -> Lesson:
    lesson = read_lesson(game)
    assert lesson
    return lesson


def choices(game: AnyGame, step: Step) -> list[str]:
    return choices_at(game, lesson_of(game), step, openings(game)[step.id])


def changed(game: str, step: str, **fields: Any) -> Lesson:
    """The lesson with another step of this id."""
    lesson = lesson_of(find_game(game))
    steps = [
        Step(**{name: fields.get(name, getattr(one, name)) for name in one.__struct_fields__})
        if one.id == step
        else one
        for one in lesson.steps
    ]
    return Lesson(seat=lesson.seat, steps=steps, options=lesson.options, deal=lesson.deal)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_lesson_has_five_to_eight_small_goals(game: AnyGame) -> None:
    lesson = read_lesson(game)

    assert lesson is None or 5 <= len(lesson.steps) <= 8
    assert lesson is None or len(openings(game)) == len(lesson.steps)


def test_a_game_may_do_without_a_lesson() -> None:
    assert read_lesson(HOWL) is None
    assert openings(HOWL) == {}


@EVERY_STEP
def test_the_right_moves_reach_the_goal_and_the_others_reply(game: AnyGame, step: Step) -> None:
    lesson = lesson_of(game)
    right = [choice for choice in choices(game, step) if is_right(step, choice)]

    assert right
    for choice in right:
        played = list(follow(game, openings(game)[step.id], line(lesson, step, choice)))
        assert len(played) == len(step.then) + (not step.answers)


@EVERY_STEP
def test_every_wrong_choice_is_explained_by_its_rule(game: AnyGame, step: Step) -> None:
    wrong = [choice for choice in choices(game, step) if not is_right(step, choice)]

    assert wrong
    for choice in wrong:
        why = mistake(step, choice)
        assert why
        for language in LANGUAGES:
            assert any(why.rule in block.sections for block in blocks(read_book(game, language)))


@EVERY_STEP
def test_the_learner_can_imagine_the_rest_so_that_moves_can_be_foreseen(game: AnyGame, step: Step) -> None:
    state = openings(game)[step.id]
    seat = game.seats(state).index(lesson_of(game).seat)

    sight = see(game, state, seat)

    world = imagined(game, sight, Rng())

    assert see(game, world, seat) == sight


@EVERY_STEP
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_speaks(game: AnyGame, step: Step, language: Language) -> None:
    id = f"lesson-{game.key}-{step.id}"
    seats = game.seats(openings(game)[step.id])
    wanted = {
        *(f"lesson-{game.key}-seat-{seat}" for seat in seats if seat != lesson_of(game).seat),
        *(id + end for end in ("", "-title", "-done")),
        *(f"{id}-wrong-{wrong.text}" for wrong in step.wrong),
        *(f"{id}-answer-{answer.replace('.', '-')}" for answer in step.answers if answer not in seats),
    }

    assert wanted - read_texts(language, game.key).keys() == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_sentence_of_a_lesson_is_left_over_and_none_is_long(game: AnyGame) -> None:
    lesson = read_lesson(game)
    texts = [id for id in read_texts("en", game.key) if id.startswith(f"lesson-{game.key}-")]
    steps = "|".join(step.id for step in lesson.steps) if lesson else ""

    for id in texts:
        name, _, wrong = id.removeprefix(f"lesson-{game.key}-").partition("-wrong-")
        assert name.startswith("seat-") or re.fullmatch(f"({steps})(-title|-done|-answer-.+)?", name), id
        step = next((step for step in lesson.steps if step.id == name), None) if lesson else None
        assert not wrong or (step and wrong in [one.text for one in step.wrong]), id
        assert len(Text("en")(id).split()) <= 25, id


def test_the_numbers_of_the_last_step_are_those_of_the_rules() -> None:
    """Robbers 36, werewolves 12; §5.2"""
    game = find_game("werewolves-and-robbers")
    state = openings(game)["count"].copy()

    play_words(game, state, "A R14")

    assert game.outcome(state)["games"][0]["totals"] == {"robbers": 36, "werewolves": 12}


def test_a_move_the_rules_refuse_is_refused_in_a_lesson_too() -> None:
    """§3.3 of The Three Little Wolves: a floor is higher than the roof."""
    game = find_game("three-little-wolves")

    with pytest.raises(IllegalMove, match=r"3\.3"):
        play_words(game, openings(game)["up"].copy(), "A build r2 red")


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"wrong": []}, "'B3' is neither right nor explained"),
        ({"right": ["B1", "B4"]}, "'B4' is none of B1, B3, W1, W4"),
        ({"right": ["B4"]}, "is not among the choices: B1, B3, W1, W4"),
        ({"right": ["B1", "B3"]}, "'B3' and .* do not belong together"),
        ({"then": ["P2 B1", "P2 B1"]}, "step 'wolf'"),
        ({"then": ["P9 B1"]}, "'P9' is not a seat"),
        ({"before": ["P1 B1"]}, "P1 is not asked for a move"),
        ({"position": {"state": {"sheep": 3}}}, "state.sheep"),
    ],
)
def test_a_lesson_that_cannot_be_taught_is_refused_with_its_step(change: dict[str, Any], trouble: str) -> None:
    with pytest.raises(BadLesson, match=trouble) as error:
        check_lesson(find_game("wolf-and-hound"), changed("wolf-and-hound", "wolf", **change))

    assert "step 'wolf'" in str(error.value)


def test_a_reason_cites_a_section_that_there_is() -> None:
    game = find_game("wolf-and-hound")
    wrong = [Wrong(moves=["*"], text="too-far", rule="9.9")]

    with pytest.raises(BadLesson, match=r"no section 9\.9"):
        check_lesson(game, changed("wolf-and-hound", "wolf", wrong=wrong))


def test_a_misspelt_field_is_refused() -> None:
    with pytest.raises(BadLesson, match="unknown field `stepps`"):
        convert_lesson('{"seat": "P1", "deal": {}, "steps": [], "stepps": []}')
