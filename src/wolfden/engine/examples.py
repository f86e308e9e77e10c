"""Worked examples of a rule book as positions that the rules themselves play."""

from functools import cache
from importlib.resources import files

import msgspec

from .decision import GameState
from .game import AnyGame, Words, new_state, play_words, read_options


class Example(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: str  # of the case in the rules
    section: str  # that it explains
    deal: Words
    moves: list[str]  # what the book plays
    options: Words = {}
    before: list[str] = []  # the moves that lead to the position
    open: bool = False  # shown with every card face up


@cache
def read_examples(game: AnyGame) -> dict[str, Example]:
    """The examples that come with the game, by id."""
    text = (files(game.package) / "examples.json").read_text(encoding="utf-8")
    return {one.id: one for one in msgspec.json.decode(text, type=list[Example])}


@cache
def opening(game: AnyGame, id: str) -> GameState:
    """The position an example begins with; what chance does later comes from the example's id."""
    example = read_examples(game)[id]
    state = new_state(game, read_options(game, example.options), id)
    game.lay_deal(state, example.deal)
    for words in example.before:
        play_words(game, state, words)
    return state
