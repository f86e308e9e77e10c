"""Wolf & Hound in the terminal: the ring of four pastures, and the cards in the box."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from wolfden.cli.marks import mark_of
from wolfden.cli.prose import Prose
from wolfden.engine.component_csv import read_table, shipped
from wolfden.engine.decision import UNKNOWN, MoveIndex, SeatIndex
from wolfden.locale import Text
from wolfden.locale.say import say_all

from . import GAME
from .cards import (
    ANIMALS,
    BLUE,
    COLOURS,
    DELAYED,
    DRIFTING,
    EFFECTS,
    FACE_NAMES,
    GAIN,
    LOSE,
    MOVED_BY,
    NUMBER_CARDS,
    P1,
    SEAT_NAMES,
    SEATS,
    TABLES,
    TARGETS,
    TEAM_NAMES,
    YELLOW,
    Components,
    FaceCard,
    components,
)
from .moving import clockwise, showing
from .notation import cards
from .scoring import team_of
from .state import FIRST_TO_3, NO_CARD, Animal, Face, Seat, State

Rows: TypeAlias = Sequence[Mapping[str, str]]

UNSAID = frozenset({"card_played", "card_drawn"})

DRAWN: Mapping[str, Callable[..., RenderableType]] = {}

KEY = GAME.key
PACKAGE = components.__module__.rpartition(".")[0]
COLOUR_NAMES, EFFECT_NAMES, TARGET_NAMES, MOVED_BY_NAMES = (
    {number: name for name, number in numbers.items()} for numbers in (COLOURS, EFFECTS, TARGETS, MOVED_BY)
)
COLUMN = 26  # cells: three of them stand side by side
TEAM_STYLES = ("blue", "yellow")
EFFECT_STYLES = {LOSE: "red", GAIN: "green"}
LEVELS = ("L1", "L2", "L3", "L4", "L5", "LD")
RING = "╭─▶─╮\n▲   ▼\n╰─◀─╯"


# The table


def draw_table(text: Text, sight: State, names: Mapping[str, str]) -> RenderableType:
    """The four pastures clockwise, the viewer's own at the bottom."""
    bottom = max(sight.viewer, P1)
    left, top, right = (draw_pasture(text, sight, clockwise(bottom, steps), names) for steps in (1, 2, 3))
    ring = Table.grid(padding=0)
    for _ in range(3):
        ring.add_column(width=COLUMN, vertical="middle")
    ring.add_row("", top, "")
    ring.add_row(left, draw_centre(text, sight), right)
    ring.add_row("", draw_pasture(text, sight, bottom, names), "")
    return ring


def draw_centre(text: Text, sight: State) -> Line:
    """What belongs to nobody: turn, decks, score."""
    lines = [text(f"{KEY}-table-turn", turn=sight.turn_number)]
    lines.append(text(f"{KEY}-table-deck", count=sight.number_deck.count))
    if sight.match == FIRST_TO_3:
        lines.append(text(f"{KEY}-table-score", blue=sight.match_score[BLUE], yellow=sight.match_score[YELLOW]))
    if sight.candidate != NO_CARD:
        lines.append(text(f"{KEY}-table-turned-up", card=NUMBER_CARDS[sight.candidate]))
    if sight.no3:
        lines.append(text(f"{KEY}-table-no-threes"))
    centre = Line("\n".join((*lines, RING)), justify="center")
    if sight.final_round:
        centre.append("\n" + text(f"{KEY}-table-final-round"), "bold")
    return centre


def draw_pasture(text: Text, sight: State, place: int, names: Mapping[str, str]) -> Panel:
    """One seat with its sheep, cards and animals; whose turn it is stands in a heavy frame."""
    seat = sight.seats[place]
    facts = Table.grid(padding=(0, 1))
    facts.add_row(text(f"{KEY}-table-fence"), sheep(text, seat))
    facts.add_row(text(f"{KEY}-table-{'dummy-deck' if seat.dummy else 'hand'}"), held(text, seat))
    facts.add_row(text(f"{KEY}-table-played"), played(seat))
    animals = Table.grid(padding=(0, 1))
    for animal in sight.animals[: sight.animal_count]:
        if animal.place == place:
            animals.add_row(*draw_animal(text, animal, names))
    current = place == sight.current
    return Panel(
        Group(facts, animals) if animals.row_count else facts,
        title=title(text, sight, place, names),
        box=box.HEAVY if current else box.ROUNDED,
        border_style=TEAM_STYLES[team_of(place)],
        width=COLUMN,
    )


def title(text: Text, sight: State, place: int, names: Mapping[str, str]) -> Line:
    words = [names[SEAT_NAMES[place]], text(f"{KEY}-table-{TEAM_NAMES[team_of(place)]}")]
    if place == sight.viewer:
        words.append(text(f"{KEY}-table-you"))
    elif sight.seats[place].dummy:
        words.append(text(f"{KEY}-table-dummy"))
    elif sight.viewer >= 0 and team_of(place) == team_of(sight.viewer):
        words.append(text(f"{KEY}-table-partner"))
    return Line(("▶ " if place == sight.current else "") + " · ".join(words))


def sheep(text: Text, seat: Seat) -> Line:
    """Those inside the fence, and those lost in the dark forest."""
    lost = seat.cap - seat.sheep
    fence = Line(f"[{'@' * seat.sheep}]", "bold")
    return fence.append(f" {text(f'{KEY}-table-forest')} {'@' * lost}", "not bold") if lost else fence


def held(text: Text, seat: Seat) -> str:
    """The cards in the hand if the viewer sees them, otherwise how many there are."""
    if seat.dummy:
        return text(f"{KEY}-table-cards", count=seat.dummy_deck.count)
    if seat.hand[0] == UNKNOWN:
        return text(f"{KEY}-table-cards", count=seat.held)
    return " ".join(cards(seat.hand)) or text(f"{KEY}-table-cards", count=0)


def played(seat: Seat) -> Line:
    """The row, its last card in brackets."""
    row = [NUMBER_CARDS[card] for card in seat.played[: seat.played_count]]
    return Line(" ".join((*row[:-1], f"[{row[-1]}]")) if row else "-")


def draw_animal(text: Text, animal: Animal, names: Mapping[str, str]) -> tuple[Line, Prose, Line]:
    """Its colour, its name, and what it will do to whom if it is here when the turn begins."""
    face = showing(animal)
    target = SEAT_NAMES[clockwise(animal.place, face.target)]
    act = text(f"{KEY}-table-act", effect=EFFECT_NAMES[face.effect], seat=names[target])
    return (
        Line(text(f"{KEY}-colour-{COLOUR_NAMES[face.colour]}"), "bold"),
        Prose(animal_name(text, animal)),
        Line(act, EFFECT_STYLES.get(face.effect, "magenta"), no_wrap=True),
    )


def animal_name(text: Text, animal: Animal) -> str:
    """With the side that is up, if the card has two."""
    name = text(f"{KEY}-animal-{ANIMALS[animal.card]}")
    return f"{name} {text(f'{KEY}-face-{FACE_NAMES[animal.face]}')}" if animal.faces[1] != Face() else name


def say_outlook(text: Text, sight: State, seat: SeatIndex, move: MoveIndex, names: Mapping[str, str]) -> str:
    return text(f"{KEY}-no-effect")


# What is printed on the cards


def draw_guide(text: Text, sight: State) -> RenderableType:
    """What the animals in play do, as their upper sides say."""
    guide = Table.grid(padding=(0, 1))
    for animal in sight.animals[: sight.animal_count]:
        also = special(text, ANIMALS[animal.card], bool(animal.metamorphic))
        guide.add_row(
            Line(animal_name(text, animal), "bold"),
            Prose(say_all(text, describe(text, showing(animal)), also)),
        )
    return Group(guide, "", Prose(text(f"{KEY}-box-note")))


def describe(text: Text, face: Face | FaceCard) -> str:
    """One side of an animal card: how it walks, and what it does."""
    if face.when == DRIFTING:
        when = "drifting"
    elif face.when == DELAYED:
        when = "delayed"
    else:
        when = "card" if face.moved_by else "never"
    steps = "/".join(f"{step:+d}" if step else "0" for step in face.steps[1:])
    walk = text(f"{KEY}-walk", when=when, by=MOVED_BY_NAMES[face.moved_by], steps=steps)
    target = text(f"{KEY}-target-{TARGET_NAMES[face.target]}")
    return say_all(text, walk, text(f"{KEY}-act", effect=EFFECT_NAMES[face.effect], target=target))


def special(text: Text, id: str, metamorphic: bool) -> str:
    """What the rules add to a card (§3.6-§3.8)."""
    if metamorphic:
        return text(f"{KEY}-also-metamorphic")
    return text(f"{KEY}-also-{id}") if id in ("extra_02", "designer_02_3") else ""


# The box


def draw_box(text: Text, changed: Mapping[str, str]) -> Iterator[RenderableType]:
    """All cards and sets; values that are not printed so are marked."""
    made = components(changed)
    rows = {
        name: read_table(name, changed.get(name) or shipped(PACKAGE, name), columns).rows
        for name, columns in TABLES.items()
    }
    yield draw_number_cards(text, made, rows["number_cards.csv"])
    yield draw_animal_cards(text, made, rows["animal_faces.csv"])
    yield Prose(text(f"{KEY}-box-note"))
    yield draw_sets(text, rows["recommended_sets.csv"])
    yield draw_sheep(text, made)
    used = mark_of(*(tag for table in rows.values() for row in table for tag in row.values()))
    for mark, id in ("*", "cards-reconstructed"), ("!", "cards-house-rule"):
        if mark in used:
            yield Prose(text(id))


def a_table(text: Text, heading: str, *columns: str) -> Table:
    table = Table(title=text(f"{KEY}-box-{heading}"), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(text(f"{KEY}-box-{column}"))
    return table


def draw_number_cards(text: Text, made: Components, rows: Rows) -> Table:
    table = a_table(text, "numbers", "card", "name", "base", "expansion")
    tags = {row["id"]: mark_of(row["tag_value"], row["tag_count"]) for row in rows}
    for card, base, expansion in zip(NUMBER_CARDS, *made.copies, strict=True):
        table.add_row(card, text(f"{KEY}-card-{card}"), f"{base}{tags[card]}", f"{expansion}{tags[card]}")
    totals = (text(f"{KEY}-box-total", count=sum(copies)) for copies in made.copies)
    table.add_row("", "", *totals, style="dim")
    return table


def draw_animal_cards(text: Text, made: Components, rows: Rows) -> Table:
    table = a_table(text, "animals", "card", "name", "effect")
    for row in rows:
        card, side = made.animals[row["id"]], FACE_NAMES.index(row["face"])
        name = text(f"{KEY}-animal-{card.id}")
        if len(card.faces) > 1:
            name += " " + text(f"{KEY}-face-{row['face']}")
        also = special(text, card.id, card.family == "metamorphic") if side == len(card.faces) - 1 else ""
        mark = mark_of(*(tag for column, tag in row.items() if column.startswith("tag")))
        colour = text(f"{KEY}-colour-{COLOUR_NAMES[card.faces[side].colour]}")
        effect = say_all(text, describe(text, card.faces[side]), also)
        table.add_row(card.id, f"{colour} {name}", Prose(effect + mark))
    return table


def draw_sets(text: Text, rows: Rows) -> Table:
    table = a_table(text, "sets", "set", "level", "cards")
    for row in rows:
        level = text(f"{KEY}-level-{row['level_id']}") if row["level_id"] in LEVELS else row["level_en"]
        cards = text(f"{KEY}-box-free") if row["cards"].startswith("free choice") else row["cards"]
        table.add_row(row["set_id"], level, cards + mark_of(row["tag"]))
    return table


def draw_sheep(text: Text, made: Components) -> Table:
    table = a_table(text, "sheep", "players", "few", "many")
    for players in (2, 3, 4):
        few, many = (
            " ".join(f"{SEAT_NAMES[seat]} {made.sheep[players, seat][column]}" for seat in range(SEATS))
            for column in (1, 2)
        )
        table.add_row(str(players), few, many)
    return table
