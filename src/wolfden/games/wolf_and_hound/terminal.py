"""Wolf & Hound in the terminal: the ring of four pastures, and the cards in the box."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from wolfden.cli.box import Rows, mark_of, rows_of
from wolfden.cli.prose import Prose
from wolfden.cli.shown import Shown, a_table, facts, frame, side_by_side
from wolfden.locale.say import Wording

from .cards import FACE_NAMES, NUMBER_CARDS, SEAT_NAMES, SEATS, TURNING, Components, components
from .view import (
    COLOUR_NAMES,
    EFFECT_NAMES,
    MOVED_BY_NAMES,
    TARGET_NAMES,
    WHEN_NAMES,
    AnimalInPlay,
    Pasture,
    WolfAndHoundView,
)

UNSAID = frozenset({"card_played", "card_drawn"})
DRAWN: Mapping[str, Callable[..., RenderableType]] = {}

COLUMN = 26  # cells: three of them stand side by side
EFFECT_STYLES = {"lose1": "red", "gain1": "green"}
LEVELS = ("L1", "L2", "L3", "L4", "L5", "LD")
RING = "╭─▶─╮\n▲   ▼\n╰─◀─╯"


# The table


def draw_table(shown: Shown[WolfAndHoundView]) -> RenderableType:
    """The four pastures clockwise, the viewer's own at the bottom."""
    pastures = [draw_pasture(shown, pasture) for pasture in shown.view.pastures]
    first = SEAT_NAMES.index(shown.view.you or SEAT_NAMES[0])
    bottom, left, top, right = pastures[first:] + pastures[:first]
    centre = draw_centre(shown)
    return side_by_side(("", top, ""), (left, centre, right), ("", bottom, ""), width=COLUMN, vertical="middle")


def draw_centre(shown: Shown[WolfAndHoundView]) -> Line:
    """What belongs to nobody: turn, decks, score."""
    view = shown.view
    lines = [shown("table-turn", turn=view.turn), shown("table-deck", count=view.number_deck.count)]
    if view.match:
        lines.append(shown("table-score", blue=view.match.blue, yellow=view.match.yellow))
    if view.candidate:
        lines.append(shown("table-turned-up", card=view.candidate))
    if view.threes_barred:
        lines.append(shown("table-no-threes"))
    centre = Line("\n".join((*lines, RING)), justify="center")
    return centre.append("\n" + shown("table-final-round"), "bold") if view.final_round else centre


def draw_pasture(shown: Shown[WolfAndHoundView], pasture: Pasture) -> Panel:
    """One seat with its sheep, cards and animals; whose turn it is stands in a heavy frame."""
    lying = Table.grid(padding=(0, 1))
    lying.add_row(shown("table-fence"), draw_sheep(shown, pasture))
    lying.add_row(shown(f"table-{'dummy-deck' if pasture.dummy else 'hand'}"), say_hand(shown, pasture))
    lying.add_row(shown("table-played"), say_row(pasture.played))
    animals = Table.grid(padding=(0, 1))
    for animal in shown.view.animals:
        if animal.place == pasture.seat:
            animals.add_row(*draw_animal(shown, animal))
    is_current = pasture.seat == shown.view.current
    title = shown.whose(pasture.seat, is_current, shown(f"table-{pasture.team}"), *relation(shown, pasture))
    parts = (lying, animals) if animals.row_count else (lying,)
    return frame(title, *parts, width=COLUMN, is_current=is_current, style=pasture.team)


def relation(shown: Shown[WolfAndHoundView], pasture: Pasture) -> Iterator[str]:
    """What this seat is to the viewer."""
    teams = {one.seat: one.team for one in shown.view.pastures}
    if pasture.seat == shown.view.you:
        yield shown("table-you")
    elif pasture.dummy:
        yield shown("table-dummy")
    elif shown.view.you and pasture.team == teams[shown.view.you]:
        yield shown("table-partner")


def draw_sheep(say: Wording, pasture: Pasture) -> Line:
    """Those inside the fence, and those lost in the dark forest."""
    fence = Line(f"[{'@' * pasture.sheep}]", "bold")
    return fence.append(f" {say('table-forest')} {'@' * pasture.forest}", "not bold") if pasture.forest else fence


def say_hand(say: Wording, pasture: Pasture) -> str:
    """The cards in the hand if the viewer sees them, otherwise how many there are."""
    count = pasture.deck.count if pasture.deck else pasture.held
    return " ".join(pasture.hand or ()) or say("table-cards", count=count)


def say_row(cards: Sequence[str]) -> Line:
    """The row, its last card in brackets."""
    return Line(" ".join((*cards[:-1], f"[{cards[-1]}]")) if cards else "-")


def draw_animal(say: Wording, animal: AnimalInPlay) -> tuple[Line, Prose, Line]:
    """Its colour, its name, and what it will do to whom if it is here when the turn begins."""
    act = say("table-act", effect=animal.effect, seat=say.name(animal.facing))
    return (
        Line(say(f"colour-{animal.colour}"), "bold"),
        Prose(animal_name(say, animal.animal, animal.face, animal.two_sided)),
        Line(act, EFFECT_STYLES.get(animal.effect, "magenta"), no_wrap=True),
    )


def animal_name(say: Wording, animal: str, face: str, two_sided: bool) -> str:
    """With the side that is up, if the card has two."""
    name = say(f"animal-{animal}")
    return f"{name} {say(f'face-{face}')}" if two_sided else name


def say_outlook(shown: Shown[WolfAndHoundView], move: str, preview: Struct | None) -> str:
    return shown("no-effect")


# What is printed on the cards


def draw_guide(shown: Shown[WolfAndHoundView]) -> RenderableType:
    """What the animals in play do, as their upper sides say."""
    return Group(facts(about(shown, animal) for animal in shown.view.animals), "", Prose(shown("box-note")))


def about(say: Wording, animal: AnimalInPlay) -> tuple[str, str]:
    """The name of an animal, and what it does."""
    does = describe(say, animal.when, animal.moved_by, animal.steps, animal.target, animal.effect)
    name = animal_name(say, animal.animal, animal.face, animal.two_sided)
    return name, say.sentences(does, special(say, animal.animal, animal.two_sided))


def describe(say: Wording, when: str, moved_by: str, steps: Sequence[int], target: str, effect: str) -> str:
    """One side of an animal card: how it walks, and what it does."""
    if when == "card" and moved_by == "none":
        when = "never"
    walked = "/".join(f"{step:+d}" if step else "0" for step in steps)
    walk = say("walk", when=when, by=moved_by, steps=walked)
    return say.sentences(walk, say("act", effect=effect, target=say(f"target-{target}")))


def special(say: Wording, animal: str, turns_over: bool) -> str:
    """What the rules add to a card (§3.6-§3.8)."""
    if animal in TURNING:
        return say(f"also-{animal}")
    return say("also-metamorphic") if turns_over else ""


# The box


def draw_box(say: Wording, changed: Mapping[str, str]) -> Iterator[RenderableType]:
    """All cards and sets; values that are not printed so are marked."""
    made, rows = components(changed), rows_of(say.game, changed)
    yield draw_number_cards(say, made, rows["number_cards.csv"])
    yield draw_animal_cards(say, made, rows["animal_faces.csv"])
    yield Prose(say("box-note"))
    yield draw_sets(say, rows["recommended_sets.csv"])
    yield draw_flocks(say, made)


def draw_number_cards(say: Wording, made: Components, rows: Rows) -> Table:
    table = a_table(say, "box", "numbers", "card", "name", "base", "expansion")
    tags = {row["id"]: mark_of(row["tag_value"], row["tag_count"]) for row in rows}
    for card, base, expansion in zip(NUMBER_CARDS, *made.copies, strict=True):
        table.add_row(card, say(f"card-{card}"), f"{base}{tags[card]}", f"{expansion}{tags[card]}")
    table.add_row("", "", *(say("box-total", count=sum(copies)) for copies in made.copies), style="dim")
    return table


def draw_animal_cards(say: Wording, made: Components, rows: Rows) -> Table:
    table = a_table(say, "box", "animals", "card", "name", "effect")
    for row in rows:
        card, side = made.animals[row["id"]], FACE_NAMES.index(row["face"])
        face, two_sided = card.faces[side], len(card.faces) > 1
        name = f"{say(f'colour-{COLOUR_NAMES[face.colour]}')} {animal_name(say, card.id, row['face'], two_sided)}"
        walks = WHEN_NAMES[face.when], MOVED_BY_NAMES[face.moved_by], face.steps[1:]
        does = describe(say, *walks, TARGET_NAMES[face.target], EFFECT_NAMES[face.effect])
        also = special(say, card.id, card.family == "metamorphic") if side == len(card.faces) - 1 else ""
        mark = mark_of(*(tag for column, tag in row.items() if column.startswith("tag")))
        table.add_row(card.id, name, Prose(say.sentences(does, also) + mark))
    return table


def draw_sets(say: Wording, rows: Rows) -> Table:
    table = a_table(say, "box", "sets", "set", "level", "cards")
    for row in rows:
        level = say(f"level-{row['level_id']}") if row["level_id"] in LEVELS else row["level_en"]
        cards = say("box-free") if row["cards"].startswith("free choice") else row["cards"]
        table.add_row(row["set_id"], level, cards + mark_of(row["tag"]))
    return table


def draw_flocks(say: Wording, made: Components) -> Table:
    table = a_table(say, "box", "sheep", "players", "few", "many")
    for players in say.game.players:
        few, many = (
            " ".join(f"{SEAT_NAMES[seat]} {made.sheep[players, seat][column]}" for seat in range(SEATS))
            for column in (1, 2)
        )
        table.add_row(str(players), few, many)
    return table
