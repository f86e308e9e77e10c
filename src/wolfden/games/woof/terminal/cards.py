"""What is printed on the cards of Woof!!, in words, and all that is in the box."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from rich import box
from rich.console import RenderableType
from rich.table import Table

from wolfden.cli.marks import mark_of
from wolfden.cli.prose import Prose
from wolfden.engine.component_csv import read_table, shipped
from wolfden.locale import Text

from .. import GAME
from ..cards import (
    ABOUT_IDENTITY,
    HIDDEN,
    NO_TARGET,
    QUESTIONS,
    ROLE_CARDS,
    ROLES,
    TABLES,
    Components,
    components,
)

Rows: TypeAlias = Sequence[Mapping[str, str]]

KEY = GAME.key
PACKAGE = components.__module__.rpartition(".")[0]
ARROW_NAMES = ("<", "<<")
PIECES = ("piece", "count", "details", "tag")


def role_name(text: Text, role: int) -> str:
    return text(f"{KEY}-role-{ROLES[role]}")


def face_name(text: Text, face: int) -> str:
    return "?" if face == HIDDEN else role_name(text, face)


def with_face(text: Text, name: str, picture: int, face: int) -> str:
    """A card of this name, with its face if that is another than its picture."""
    return name if face == picture else text(f"{KEY}-shown", card=name, face=face_name(text, face))


def say_question(text: Text, kind: int, yes: int) -> str:
    """A question as it is asked."""
    roles = [text(f"{KEY}-any-{role}") for number, role in enumerate(ROLES) if yes >> number & 1]
    listed = text(f"{KEY}-any-gap").join(roles[:-1])
    every = text(f"{KEY}-any-last-gap").join((listed, roles[-1])) if listed else "".join(roles)
    return text(f"{KEY}-question", kind="identity" if kind == ABOUT_IDENTITY else "cards", roles=every)


def draw_roles(text: Text, roles: Iterable[tuple[int, Sequence[int]]], marks: Sequence[str] = ()) -> Table:
    """What each role is worth and whom it seeks."""
    table = a_table(text, "roles", "role", "value")
    for arrow in ARROW_NAMES:
        table.add_column(arrow)
    for role, (value, targets) in enumerate(roles):
        sought = ("–" if target == NO_TARGET else role_name(text, target) for target in targets)
        mark = marks[role] if marks else ""
        table.add_row(role_name(text, role), str(value), *(name + mark for name in sought))
    return table


# The box


def draw_box(text: Text, changed: Mapping[str, str]) -> Iterator[RenderableType]:
    """All components; values that nobody has seen in print are marked."""
    made = components(changed)
    rows = {
        name: read_table(name, changed.get(name) or shipped(PACKAGE, name), columns).rows
        for name, columns in TABLES.items()
    }
    targets = [(role.value, role.targets) for role in made.roles]
    tags = {row["role"]: mark_of(row["tag_targets"], row["tag_arrows"]) for row in rows["roles.csv"]}
    yield draw_roles(text, targets, [tags[role] for role in ROLES])
    yield draw_role_cards(text, made, rows["role_cards.csv"])
    yield draw_decks(text, rows["role_decks.csv"])
    yield draw_questions(text, made, rows["question_cards.csv"])
    yield draw_thresholds(text, rows["thresholds.csv"])
    yield draw_scoring(text, rows["scoring.csv"])
    yield draw_pieces(text)
    used = "".join(mark_of(*row.values()) for table in rows.values() for row in table)
    for mark, id in ("*", "cards-reconstructed"), ("!", "cards-house-rule"):
        if mark in used:
            yield Prose(text(id))


def a_table(text: Text, heading: str, *columns: str) -> Table:
    table = Table(title=text(f"{KEY}-box-{heading}"), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(text(f"{KEY}-box-{column}"))
    return table


def draw_role_cards(text: Text, made: Components, rows: Rows) -> Table:
    table = a_table(text, "cards", "card", "role", "value", "face", "set")
    for row in rows:
        card = made.cards[ROLE_CARDS.index(row["id"])]
        table.add_row(
            row["id"],
            role_name(text, card.picture),
            str(made.roles[card.picture].value),
            face_name(text, card.face) + mark_of(row["tag_face"]),
            text(f"{KEY}-set-{row['set']}"),
        )
    return table


def draw_decks(text: Text, rows: Rows) -> Table:
    table = a_table(text, "decks", "set", "players", "deck")
    for row in rows:
        table.add_row(text(f"{KEY}-set-{row['variant']}"), row["players"], row["cards"] + mark_of(row["tag"]))
    return table


def draw_questions(text: Text, made: Components, rows: Rows) -> Table:
    table = a_table(text, "questions", "card", "copies", "question")
    for row in rows:
        question = made.questions[QUESTIONS.index(row["id"])]
        words = say_question(text, question.kind, question.yes)
        table.add_row(row["id"], f"{question.copies}{mark_of(row['tag'])}", Prose(words))
    return table


def draw_thresholds(text: Text, rows: Rows) -> Table:
    table = a_table(text, "thresholds", "players", "early")
    for row in rows:
        table.add_row(row["players"], row["early"] + mark_of(row["tag"]))
    return table


def draw_scoring(text: Text, rows: Rows) -> Table:
    table = a_table(text, "scoring", "rule", "number")
    for row in rows:
        table.add_row(text(f"{KEY}-rule-{row['rule']}"), row["value"] + mark_of(row["tag"]))
    return table


def draw_pieces(text: Text) -> Table:
    table = a_table(text, "pieces", "piece", "copies")
    for row in read_table("pieces.csv", shipped(PACKAGE, "pieces.csv"), PIECES).rows:
        name = row["piece"].replace(" ", "_").replace("-", "_")
        table.add_row(text(f"{KEY}-piece-{name}"), row["count"] + mark_of(row["tag"]))
    return table
