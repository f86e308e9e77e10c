"""Events, moves, questions and refusals of any game as sentences, in the language of a `Text`.

Ids of texts are made from the game's own words: `wolf-and-hound-sheep_lost` with one variable for each field of
the event, `wolf-and-hound-card-B3`, `wolf-and-hound-decision-play`, `wolf-and-hound-reason-not_in_hand`.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from wolfden.engine.decision import GameState
from wolfden.engine.doors import Names
from wolfden.engine.game import AnyGame, Words
from wolfden.engine.kinds import Reason

from . import Text, Value

NUMBERS = ("value", "wolf")  # of a card or a token: kinds whose words are plain numbers


@dataclass(frozen=True)
class Wording:
    """The words of one game in one language: `say("table-turn", turn=3)`, and its events and moves."""

    text: Text
    game: AnyGame
    names: Names

    def __call__(self, id: str, /, **args: Value) -> str:
        """A text of this game."""
        return self.text(f"{self.game.key}-{id}", **args)

    def name(self, seat: str) -> str:
        """Who sits there; a place where nobody plays has its text."""
        return self.names.get(seat) or self(f"seat-{seat}")

    def word(self, kind: str, word: object) -> Value:
        """A word of the notation: a seat by who sits there, a number as it is, others by their text."""
        if word is None or word == []:
            return self(f"{kind}-unknown")
        if isinstance(word, int) or kind in NUMBERS:
            return int(str(word))
        if isinstance(word, list):
            return self.listed(self.names[seat] for seat in word)
        return self.name(str(word)) if kind == "seat" else self(f"{kind}-{word}")

    def event(self, event: Words) -> str:
        """What has happened, as one sentence."""
        kind_of_event = next(one for one in self.game.event_types if one.name == event["event"])
        return self(
            kind_of_event.name, **{field: self.word(kind, event[field]) for field, kind in kind_of_event.fields.items()}
        )

    def move(self, move: str) -> str:
        """A move of the notation as a few words."""
        for name, form in self.game.move_forms.items():
            found = re.fullmatch(form.pattern, move)
            if found:
                args = {kind: self.word(kind, word) for kind, word in found.groupdict().items() if word}
                return self(f"move-{name}", **args)
        raise AssertionError(f"no form of a move fits {move!r}")

    def decision(self, state: GameState) -> str:
        """The question that is open."""
        return self(f"decision-{self.game.decisions[state.decision.kind].name}")

    def reason(self, reason: Reason) -> str:
        """Why a move is refused, with the paragraph of the rules."""
        return self.text("refusal", reason=self(f"reason-{reason.name}"), paragraph=reason.paragraph)

    def listed(self, words: Iterable[str]) -> str:
        return self.text("list-gap").join(words)

    def sentences(self, *sentences: str) -> str:
        """These sentences in a row, without the empty ones."""
        return self.text("sentence-gap").join(sentence for sentence in sentences if sentence)
