"""Events as paragraphs: one for each turn, and one for whatever comes before the first turn."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from rich.console import RenderableType
from rich.text import Text as Line

from wolfden.engine.doors import door
from wolfden.engine.game import AnyGame
from wolfden.locale import Text
from wolfden.locale.say import say_event

from .prose import Prose


@dataclass
class Paragraph:
    heading: str = ""
    sentences: list[str] = field(default_factory=list)
    is_turn: bool = False


def tell_story(
    text: Text,
    game: AnyGame,
    events: Iterable[tuple[int, ...]],
    names: Mapping[str, str],
    unsaid: frozenset[str] = frozenset(),
) -> list[RenderableType]:
    """These events in sentences, or drawn where the game has a drawing for them."""
    story: list[RenderableType] = []
    drawings = door(game, "terminal").DRAWN
    said = [event for event in events if game.event_types[event[0]].name not in unsaid]
    for drawing, run in groupby(said, lambda event: drawings.get(game.event_types[event[0]].name)):
        some = list(run)
        story += [drawing(text, some, names)] if drawing else tell(text, game, some, names)
    return story


def tell(text: Text, game: AnyGame, events: Iterable[tuple[int, ...]], names: Mapping[str, str]) -> list[Prose]:
    """These events in sentences; a turn in which nothing happens is not told."""
    paragraphs = [Paragraph(is_turn=True)]
    for event in events:
        kind, said = game.event_types[event[0]], say_event(text, game, event, names)
        if kind.heading:
            paragraphs.append(Paragraph(said, is_turn="seat" in kind.fields))
        else:
            paragraphs[-1].sentences.append(said)
    return [write(text, paragraph) for paragraph in paragraphs if paragraph.sentences or not paragraph.is_turn]


def write(text: Text, paragraph: Paragraph) -> Prose:
    gap = text("sentence-gap")
    heading = (paragraph.heading + gap, "bold") if paragraph.heading else ""
    return Prose(Line.assemble(heading, gap.join(paragraph.sentences)))
