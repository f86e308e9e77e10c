"""Events as paragraphs: one for each turn, and one for whatever comes before the first turn."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rich.text import Text as Line

from wolfden.engine.game import Game
from wolfden.locale import Text
from wolfden.locale.say import say_event

from .prose import Prose


@dataclass
class Paragraph:
    heading: str = ""
    sentences: list[str] = field(default_factory=list)


def tell_story(
    text: Text,
    game: Game,
    events: Iterable[tuple[int, ...]],
    names: Mapping[str, str],
    headings: frozenset[str],
    unsaid: frozenset[str] = frozenset(),
) -> list[Prose]:
    """These events in sentences; a turn in which nothing happens is not told."""
    paragraphs = [Paragraph()]
    for event in events:
        name = game.happenings[event[0]].name
        if name in headings:
            paragraphs.append(Paragraph(say_event(text, game, event, names)))
        elif name not in unsaid:
            paragraphs[-1].sentences.append(say_event(text, game, event, names))
    return [write(text, paragraph) for paragraph in paragraphs if paragraph.sentences]


def write(text: Text, paragraph: Paragraph) -> Prose:
    gap = text("sentence-gap")
    heading = (paragraph.heading + gap, "bold") if paragraph.heading else ""
    return Prose(Line.assemble(heading, gap.join(paragraph.sentences)))
