"""Events, moves, questions and refusals of any game as sentences, in the language of a `Text`.

Ids of texts are made from the game's own words: `wolf-and-hound-sheep_lost` with one variable for each field of
the event, `wolf-and-hound-card-B3`, `wolf-and-hound-decision-play`, `wolf-and-hound-reason-not_in_hand`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from wolfden.engine.game import Game, Reason

from . import Text, Value

NUMBERS = ("value", "wolf")  # of a card or a token: kinds whose words are plain numbers


def say_word(text: Text, game: Game, kind: str, word: Any, names: Mapping[str, str]) -> Value:
    """A word of the notation: a seat by who sits there, a number as it is, others by their text."""
    if word is None or word == []:
        return text(f"{game.key}-{kind}-unknown")
    if isinstance(word, int) or kind in NUMBERS:
        return int(word)
    if kind == "seats":
        return say_names(text, [names[seat] for seat in word])
    if kind == "seat" and word in names:
        return names[word]
    return text(f"{game.key}-{kind}-{word}")


def say_event(text: Text, game: Game, event: Sequence[int], names: Mapping[str, str]) -> str:
    """What has happened, as one sentence."""
    happening = game.happenings[event[0]]
    args = {
        field: say_word(text, game, kind, game.write(kind, number), names)
        for (field, kind), number in zip(happening.fields.items(), event[1:], strict=False)
    }
    return text(f"{game.key}-{happening.name}", **args)


def say_move(text: Text, game: Game, sight: Any, seat: int, move: int, names: Mapping[str, str]) -> str:
    """A move as a few words."""
    written = game.write_move(sight, seat, move)
    for name, form in game.move_forms.items():
        found = re.fullmatch(form.pattern, written)
        if found:
            args = {kind: say_word(text, game, kind, word, names) for kind, word in found.groupdict().items() if word}
            return text(f"{game.key}-move-{name}", **args)
    raise AssertionError(f"no form of a move fits {written!r}")


def say_decision(text: Text, game: Game, sight: Any) -> str:
    """The question that is open."""
    return text(f"{game.key}-decision-{game.decisions[sight.decision.kind]}")


def say_reason(text: Text, game: Game, reason: Reason) -> str:
    """Why a move is refused, with the paragraph of the rules."""
    return text("refusal", reason=text(f"{game.key}-reason-{reason.name}"), paragraph=reason.paragraph)


def say_names(text: Text, names: Sequence[str]) -> str:
    """These names as a sentence lists them: one, the next and the last."""
    return text("list-last").join([text("list-gap").join(names[:-1]), *names[-1:]] if len(names) > 1 else names)


def say_all(text: Text, *sentences: str) -> str:
    """These sentences in a row, without the empty ones."""
    return text("sentence-gap").join(sentence for sentence in sentences if sentence)
