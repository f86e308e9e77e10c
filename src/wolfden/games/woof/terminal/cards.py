"""What is printed on the cards of Woof!!, in words, and all that is in the box."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table

from wolfden.cli.box import Rows, mark_of, rows_of
from wolfden.cli.prose import Prose
from wolfden.cli.shown import a_table
from wolfden.engine.component_csv import read_table, shipped
from wolfden.locale.say import Wording

from ..cards import NO_TARGET, ROLES, Components, components

ARROW_NAMES = ("<", "<<")
PIECES = ("piece", "count", "details", "tag")


def face_name(say: Wording, face: str) -> str:
    return say(f"role-{face}") if face in ROLES else "?"


def with_face(say: Wording, name: str, picture: str, face: str) -> str:
    """A card of this name, with its face if that is another than its picture."""
    return name if face == picture else say("shown", card=name, face=face_name(say, face))


def say_question(say: Wording, about: str, yes: Sequence[str]) -> str:
    """A question as it is asked."""
    roles = [say(f"any-{role}") for role in yes]
    listed = say("any-gap").join(roles[:-1])
    every = say("any-last-gap").join((listed, roles[-1])) if listed else "".join(roles)
    return say("question", kind=about, roles=every)


def draw_roles(say: Wording, made: Components, marks: Mapping[str, str] | None = None) -> Table:
    """What each role is worth and whom it seeks."""
    table = a_table(say, "box", "roles", "role", "value")
    for arrow in ARROW_NAMES:
        table.add_column(arrow)
    for name, role in zip(ROLES, made.roles, strict=True):
        sought = ("–" if target == NO_TARGET else say(f"role-{ROLES[target]}") for target in role.targets)
        mark = marks[name] if marks else ""
        table.add_row(say(f"role-{name}"), str(role.value), *(target + mark for target in sought))
    return table


# The box


def draw_box(say: Wording, changed: Mapping[str, str]) -> Iterator[RenderableType]:
    """All components; values that nobody has seen in print are marked."""
    made, rows = components(changed), rows_of(say.game, changed)
    marks = {row["role"]: mark_of(row["tag_targets"], row["tag_arrows"]) for row in rows["roles.csv"]}
    pieces = read_table("pieces.csv", shipped(say.game.package, "pieces.csv"), PIECES).rows
    yield draw_roles(say, made, marks)
    yield draw_role_cards(say, rows["role_cards.csv"])
    yield draw_decks(say, rows["role_decks.csv"])
    yield draw_questions(say, rows["question_cards.csv"])
    yield draw_numbers(
        say, ("thresholds", "players", "early"), [(row["players"], row, "early") for row in rows["thresholds.csv"]]
    )
    yield draw_numbers(
        say, ("scoring", "rule", "number"), [(say(f"rule-{row['rule']}"), row, "value") for row in rows["scoring.csv"]]
    )
    yield draw_numbers(say, ("pieces", "piece", "copies"), [(piece_name(say, row), row, "count") for row in pieces])


def draw_role_cards(say: Wording, rows: Rows) -> Table:
    table = a_table(say, "box", "cards", "card", "role", "value", "face", "set")
    for row in rows:
        face = face_name(say, row["face"]) + mark_of(row["tag_face"])
        table.add_row(row["id"], say(f"role-{row['picture']}"), row["value"], face, say(f"set-{row['set']}"))
    return table


def draw_decks(say: Wording, rows: Rows) -> Table:
    table = a_table(say, "box", "decks", "set", "players", "deck")
    for row in rows:
        table.add_row(say(f"set-{row['variant']}"), row["players"], row["cards"] + mark_of(row["tag"]))
    return table


def draw_questions(say: Wording, rows: Rows) -> Table:
    table = a_table(say, "box", "questions", "card", "copies", "question")
    for row in rows:
        roles = [role for role in ROLES if role in row["yes"].split()]
        table.add_row(row["id"], row["copies"] + mark_of(row["tag"]), Prose(say_question(say, row["kind"], roles)))
    return table


def draw_numbers(
    say: Wording, heading: tuple[str, str, str], rows: Sequence[tuple[str, Mapping[str, str], str]]
) -> Table:
    """Names, and for each the number in this column of its row."""
    table = a_table(say, "box", *heading)
    for name, row, column in rows:
        table.add_row(name, row[column] + mark_of(row["tag"]))
    return table


def piece_name(say: Wording, row: Mapping[str, str]) -> str:
    return say(f"piece-{row['piece'].replace(' ', '_').replace('-', '_')}")
