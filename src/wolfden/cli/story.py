"""Events as paragraphs: one for each turn, and one for whatever comes before the first turn."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby

from rich.console import RenderableType
from rich.text import Text as Line

from wolfden.engine.doors import door
from wolfden.engine.game import Words, write_event
from wolfden.locale.say import Wording

from .prose import Prose


@dataclass
class Paragraph:
    heading: str = ""
    sentences: list[str] = field(default_factory=list)
    is_turn: bool = False


def tell_story(
    say: Wording, events: Iterable[tuple[int, ...]], unsaid: frozenset[str] = frozenset()
) -> list[RenderableType]:
    """These events in sentences, or drawn where the game has a drawing for them."""
    story: list[RenderableType] = []
    drawings = door(say.game, "terminal").DRAWN
    said = [event for event in (write_event(say.game, event) for event in events) if event["event"] not in unsaid]
    for drawing, run in groupby(said, lambda event: drawings.get(event["event"])):
        some = list(run)
        story += [drawing(say, some)] if drawing else tell(say, some)
    return story


def tell(say: Wording, events: Iterable[Words]) -> list[Prose]:
    """These events in sentences; a turn in which nothing happens is not told."""
    paragraphs = [Paragraph(is_turn=True)]
    for event in events:
        kind = next(one for one in say.game.event_types if one.name == event["event"])
        if kind.heading:
            paragraphs.append(Paragraph(say.event(event), is_turn="seat" in kind.fields))
        else:
            paragraphs[-1].sentences.append(say.event(event))
    return [write(say, paragraph) for paragraph in paragraphs if paragraph.sentences or not paragraph.is_turn]


def write(say: Wording, paragraph: Paragraph) -> Prose:
    heading = (paragraph.heading + say.text("sentence-gap"), "bold") if paragraph.heading else ""
    return Prose(Line.assemble(heading, say.sentences(*paragraph.sentences)))
