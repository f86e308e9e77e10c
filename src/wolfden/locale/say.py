"""Events, moves, questions and refusals of any game as sentences, in the language of a `Text`.

Ids of texts are made from the game's own words: `wolf-and-hound-sheep_lost` with one variable for each field of
the event, `wolf-and-hound-card-B3`, `wolf-and-hound-decision-play`, `wolf-and-hound-reason-not_in_hand`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from wolfden.engine.decision import MoveIndex, SeatIndex
from wolfden.engine.game import AnyGame, Reason

from . import Text, Value

NUMBERS = ("value", "wolf")  # of a card or a token: kinds whose words are plain numbers


def say_word(text: Text, game: AnyGame, kind: str, word: Any, names: Mapping[str, str]) -> Value:
    """A word of the notation: a seat by who sits there, a number as it is, others by their text."""
    if word is None or word == []:
        return text(f"{game.key}-{kind}-unknown")
    if isinstance(word, int) or kind in NUMBERS:
        return int(word)
    if kind == "seats":
        return text("list-gap").join(names[seat] for seat in word)
    if kind == "seat" and word in names:
        return names[word]
    return text(f"{game.key}-{kind}-{word}")


def say_event(text: Text, game: AnyGame, event: Sequence[int], names: Mapping[str, str]) -> str:
    """What has happened, as one sentence."""
    event_type = game.event_types[event[0]]
    args = {
        field: say_word(text, game, kind, game.write(kind, number), names)
        for (field, kind), number in zip(event_type.fields.items(), event[1:], strict=False)
    }
    return text(f"{game.key}-{event_type.name}", **args)


def say_move(text: Text, game: AnyGame, sight: Any, seat: SeatIndex, move: MoveIndex, names: Mapping[str, str]) -> str:
    """A move as a few words."""
    written = game.write_move(sight, seat, move)
    for name, form in game.move_forms.items():
        found = re.fullmatch(form.pattern, written)
        if found:
            args = {kind: say_word(text, game, kind, word, names) for kind, word in found.groupdict().items() if word}
            return text(f"{game.key}-move-{name}", **args)
    raise AssertionError(f"no form of a move fits {written!r}")


def say_decision(text: Text, game: AnyGame, sight: Any) -> str:
    """The question that is open."""
    return text(f"{game.key}-decision-{game.decisions[sight.decision.kind].name}")


def say_reason(text: Text, game: AnyGame, reason: Reason) -> str:
    """Why a move is refused, with the paragraph of the rules."""
    return text("refusal", reason=text(f"{game.key}-reason-{reason.name}"), paragraph=reason.paragraph)


def say_all(text: Text, *sentences: str) -> str:
    """These sentences in a row, without the empty ones."""
    return text("sentence-gap").join(sentence for sentence in sentences if sentence)
