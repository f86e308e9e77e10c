"""Events as paragraphs: one for each turn, and one for whatever comes before the first turn."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from rich.console import RenderableType
from rich.text import Text as Line

from wolfden.engine.game import Game
from wolfden.locale import Text
from wolfden.locale.say import say_event

from .prose import Prose
from .tables import TABLES


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
) -> list[RenderableType]:
    """These events in sentences, or drawn where the game has a drawing for them."""
    story: list[RenderableType] = []
    tables = TABLES[game.key]
    drawings = tables.DRAWN
    said = [event for event in events if game.happenings[event[0]].name not in unsaid]
    for drawing, run in groupby(said, lambda event: drawings.get(game.happenings[event[0]].name)):
        some = list(run)
        story += (
            [drawing(text, some, names)] if drawing else tell(text, game, some, names, headings, tables.SEAT_BY_SEAT)
        )
    return story


def tell(
    text: Text,
    game: Game,
    events: Iterable[tuple[int, ...]],
    names: Mapping[str, str],
    headings: frozenset[str],
    seat_by_seat: frozenset[str],
) -> list[Prose]:
    """These events in sentences; a turn in which nothing happens is not told."""
    paragraphs = [Paragraph()]
    of_seat: dict[int, Paragraph] = {}
    for event in events:
        name, sentence = game.happenings[event[0]].name, say_event(text, game, event, names)
        if name in seat_by_seat:
            if event[1] not in of_seat:
                paragraphs.append(of_seat.setdefault(event[1], Paragraph()))
            of_seat[event[1]].sentences.append(sentence)
            continue
        if of_seat:
            of_seat.clear()
            paragraphs.append(Paragraph())
        if name in headings:
            paragraphs.append(Paragraph(sentence))
        else:
            paragraphs[-1].sentences.append(sentence)
    return [write(text, paragraph) for paragraph in paragraphs if paragraph.sentences]


def write(text: Text, paragraph: Paragraph) -> Prose:
    gap = text("sentence-gap")
    heading = (paragraph.heading + gap, "bold") if paragraph.heading else ""
    return Prose(Line.assemble(heading, gap.join(paragraph.sentences)))
