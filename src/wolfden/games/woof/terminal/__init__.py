"""Woof!! in the terminal: the players round the table with what lies before them, and what one may choose."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from wolfden.cli.prose import Prose
from wolfden.cli.shown import Shown, facts, frame, side_by_side
from wolfden.engine.game import Words
from wolfden.locale.say import Wording

from ..cards import SLOTS, components
from ..view import RoleCard, WoofPlayer, WoofView
from .cards import ARROW_NAMES, draw_roles, face_name, say_question, with_face
from .cards import draw_box as draw_box

UNSAID: frozenset[str] = frozenset()

COLUMN = 26  # cells: three of them stand side by side
STYLES = ("red", "blue", "yellow", "green", "magenta", "dark_orange", "bright_black", "white")  # by number
SWAP = "rearrange 1 0"
ABSTAIN = "final X X"
NINE = 9  # places in three rows, the table itself in the middle
MIDDLE = 4
RESULTS = ("declaration_right", "declaration_wrong", "misled", "marker_turned", "marker_given")
PLACES = {  # where the viewer and then the others sit, clockwise, by how many they are
    4: (7, 3, 1, 5),
    5: (7, 3, 0, 2, 5),
    6: (7, 6, 0, 1, 2, 8),
    7: (7, 6, 3, 0, 2, 5, 8),
    8: (7, 6, 3, 0, 1, 2, 5, 8),
}


# The table


def draw_table(shown: Shown[WoofView]) -> RenderableType:
    """The players clockwise, the viewer at the bottom; below them what the viewer alone knows, and the deck."""
    people = [player for player in shown.view.players if not player.neutral]
    first = next((number for number, player in enumerate(people) if player.seat == shown.view.you), 0)
    places: list[RenderableType] = [""] * NINE
    places[MIDDLE] = draw_middle(shown)
    for place, player in zip(PLACES[len(people)], people[first:] + people[:first], strict=True):
        places[place] = draw_player(shown, player)
    ring = side_by_side(*(places[row : row + 3] for row in range(0, NINE, 3)), width=COLUMN)
    return Group(ring, facts((*own_facts(shown), *common_facts(shown))))


def draw_middle(shown: Shown[WoofView]) -> RenderableType:
    """Round, turn cycle and early declarations; with four players, the neutral one."""
    view = shown.view
    lines = [
        shown("table-round", round=view.round, rounds=view.rounds),
        shown("table-start", seat=shown.name(view.start)),
        shown("table-cycle", cycle=view.cycle, limit=view.turn_limit or 0),
        shown("table-early", count=len(view.early), threshold=view.threshold),
    ]
    if view.early:
        lines.append(shown("table-order", seats=shown.listed(map(shown.name, view.early))))
    middle = Line("\n".join(lines), justify="center")
    if view.phase != "TURN":
        middle.append("\n" + shown(f"table-{'over' if view.over else 'final'}"), "bold")
    return Group(middle, *(draw_player(shown, player) for player in view.players if player.neutral))


def draw_player(shown: Shown[WoofView], player: WoofPlayer) -> Panel:
    """A player, or the neutral one, and what lies before them; whose turn it is stands in a heavy frame."""
    parts: list[RenderableType] = [Prose(fact) for fact in player_facts(shown, player)]
    lying = Table.grid(padding=(0, 1))
    for label, placers in lying_before(shown, player).items():
        lying.add_row(label, Prose("← " + " ".join(map(shown.name, placers))))
    title = [shown("table-you")] if player.seat == shown.view.you else []
    if is_turned_up(shown.view, player):
        title.append(shown(f"role-{player.identity}"))
    is_current = player.seat == shown.view.turn
    return frame(
        shown.whose(player.seat, is_current, *title),
        *([*parts, lying] if lying.row_count else parts or "–"),
        width=COLUMN,
        is_current=is_current,
        style=STYLES[int(player.seat) - 1],
    )


def is_turned_up(view: WoofView, player: WoofPlayer) -> bool:
    """Are these cards open to the viewer, whose own are shown elsewhere?"""
    return player.identity is not None and player.seat != view.you


def player_facts(shown: Shown[WoofView], player: WoofPlayer) -> Iterator[str]:
    """Points, question cards, wrong markers, how far the declaration is, and what is turned up."""
    if not player.neutral:
        points, held = shown("table-points", points=player.score), shown("table-held", count=player.held)
        yield shown.listed((points, held))
    colours = [*["black"] * player.black, *["red"] * player.red]
    if colours:
        yield shown.listed(shown("table-wrong", colour=shown(f"colour-{colour}")) for colour in colours)
    if player.declared:
        yield shown("table-declared", place=player.declared)
    elif shown.view.phase == "FINAL" and not player.neutral:
        yield shown(f"table-{'ready' if player.ready else 'choosing'}")
    if player.board:
        yield f"<{player.board.single}  <<{player.board.double}"
    if is_turned_up(shown.view, player):
        yield from (card_name(shown, card) for card in player.cards if card)


def lying_before(say: Wording, player: WoofPlayer) -> dict[str, list[str]]:
    """The markers, then the answered questions before this player, and who laid each of them."""
    lying: dict[str, list[str]] = {}
    for marker in player.markers:
        lying.setdefault(face_name(say, marker.face), []).append(marker.by)
    for answer in player.answers:
        said = say(f"answer-{'yes' if answer.yes else 'no'}")
        lying.setdefault(f"{answer.question} {said}", []).append(answer.by)
    return lying


def card_name(say: Wording, card: RoleCard) -> str:
    return say("card", role=say(f"role-{card.picture}"), card=card.card)


def viewer_of(view: WoofView) -> WoofPlayer | None:
    return next((player for player in view.players if player.seat == view.you), None)


def own_facts(shown: Shown[WoofView]) -> Iterator[tuple[str, str]]:
    """The viewer's cards, identity, targets and questions and, with the memory aid, all the looks (§4.3)."""
    player, none = viewer_of(shown.view), shown("table-none")
    if player is None:
        return
    left, right = (with_face(shown, card_name(shown, card), card.picture, card.face) for card in player.cards if card)
    yield shown("table-cards"), shown("table-slots", left=left, right=right)
    sought = shown("table-and").join(
        shown("table-target", role=shown(f"role-{role}"), arrow=arrow) for arrow, role in sought_by(player).items()
    )
    yield shown("table-identity"), shown("table-seeks", role=shown(f"role-{player.identity}"), targets=sought)
    yield shown("table-questions"), shown.listed(player.questions or ()) or none
    if shown.view.seen is not None:
        looks = (
            shown("table-look", seat=shown.name(look.seat), card=card_name(shown, look.card), turn=look.turn)
            for look in shown.view.seen
            if look.by == player.seat
        )
        yield shown("table-seen"), shown.listed(looks) or none


def sought_by(player: WoofPlayer) -> dict[str, str]:
    """By arrow, the role that this player seeks."""
    roles = (player.seeks.single, player.seeks.double) if player.seeks else ()
    return {arrow: role for arrow, role in zip(ARROW_NAMES, roles, strict=False) if role}


def common_facts(shown: Shown[WoofView]) -> Iterator[tuple[str, str]]:
    """What the deck holds, and what the questions say that have been asked or are the viewer's."""
    yield shown("table-deck"), deck_list(shown)
    viewer = viewer_of(shown.view)
    known = {answer.question for player in shown.view.players for answer in player.answers}
    known |= set(viewer.questions or ()) if viewer else set()
    for card in shown.view.questions:
        if card.question in known:
            yield card.question, say_question(shown, card.about, card.yes)


def deck_list(shown: Shown[WoofView]) -> str:
    """What is in the deck, cards that look the same counted together."""
    return shown.listed(
        shown("kind", count=one.copies, kind=with_face(shown, shown(f"role-{one.picture}"), one.picture, one.face))
        for one in shown.view.deck
    )


# The end of a round


def draw_reveal(say: Wording, events: Sequence[Words]) -> RenderableType:
    """Everybody's cards, identity and declaration, and what they brought."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in ("player", "identity", "cards", "board", "result"):
        table.add_column(say(f"reveal-{column}"))
    boards = {
        event["seat"]: say(f"reveal-{event['when']}", single=event["single"], double=event["double"])
        for event in events
        if event["event"] == "board_revealed"
    }
    for event in events:
        if event["event"] == "cards_revealed":
            seat, role, cards = event["seat"], event["identity"], f"{event['left']} {event['right']}"
            results = say.listed(say_result(say, other) for other in events if brings(other, seat))
            table.add_row(say.name(seat), say(f"role-{role}"), cards, boards.get(seat, ""), Prose(results))
    return table


def brings(event: Words, seat: str) -> bool:
    """Does this give or take something from this player?"""
    return event["event"] in RESULTS and event.get("by", event["seat"]) == seat


def say_result(say: Wording, event: Words) -> str:
    words = {**event, "seat": say.name(event["seat"])}
    if "colour" in words:
        words["colour"] = say(f"colour-{words['colour']}")
    return say(f"reveal-{event['event']}", **words)


DRAWN: Mapping[str, Callable[[Wording, Sequence[Words]], RenderableType]] = dict.fromkeys(
    ("cards_revealed", "board_revealed", *RESULTS), draw_reveal
)


# The choices


def numbered(moves: Sequence[str]) -> list[str]:
    return list(moves)


def draw_choices(shown: Shown[WoofView], moves: Mapping[str, None]) -> RenderableType:
    """The numbers of all choices in small tables: whom to look at, whom to ask what, whom to name."""
    numbers = {move: str(number) for number, move in enumerate(moves, start=1)}
    others = [player.seat for player in shown.view.players if player.seat != shown.view.you]
    viewer, parts = viewer_of(shown.view), list[RenderableType]()
    assert viewer
    if ABSTAIN in numbers:
        parts += draw_boards(shown, viewer, "final", others, numbers)
        parts.append(shown("choice-abstain", number=numbers[ABSTAIN], example=ABSTAIN))
    else:
        looks = {shown(f"slot-{slot}"): [f"look {other} {slot}" for other in others] for slot in range(SLOTS)}
        asks = {card: [f"ask {card} {other}" for other in others] for card in viewer.questions or ()}
        for kind, rows in ("look", looks), ("ask", asks):
            if rows:
                parts.append(Line(shown(f"choice-{kind}", example=first_of(rows)), "bold"))
                parts.append(number_table("", others, rows, numbers))
        if any(move.startswith("declare") for move in moves):
            parts += draw_boards(shown, viewer, "declare", others, numbers)
    return Group(*parts, Prose(shown("choice-free", example=SWAP)))


def draw_boards(
    shown: Shown[WoofView], viewer: WoofPlayer, verb: str, others: Sequence[str], numbers: Mapping[str, str]
) -> tuple[RenderableType, RenderableType]:
    """The declarations: a row for each number on the single arrow, a column for each on the double one."""
    points = shown.view.points
    kind, worth = ("final", points.final) if verb == "final" else ("early", points.early)
    arrows = ["0", *others]
    corner, *double = (f"{arrow} {shown(f'role-{role}')}" for arrow, role in sought_by(viewer).items())
    rows = {"": [f"{verb} {arrow} X" for arrow in arrows]}
    if double:
        rows = {f"{corner} {arrow}": [f"{verb} {arrow} {other}" for other in arrows] for arrow in arrows}
        corner = double[0]
    heading = shown(f"choice-{kind}", points=worth, example=first_of(rows))
    return Line(heading, "bold"), number_table(corner, arrows, rows, numbers)


def first_of(rows: Mapping[str, Sequence[str]]) -> str:
    return next(iter(rows.values()))[0]


def number_table(
    corner: str, heads: Iterable[str], rows: Mapping[str, Iterable[str]], numbers: Mapping[str, str]
) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(corner, justify="right", min_width=10, no_wrap=True)
    for head in heads:
        table.add_column(head, justify="right", min_width=3)
    for label, moves in rows.items():
        table.add_row(label, *(numbers.get(move, "") for move in moves))
    return table


# The cards in play


def draw_guide(shown: Shown[WoofView]) -> RenderableType:
    """The roles, the deck, the questions, and the rules in a few sentences."""
    view = shown.view
    asked = ((card.question, say_question(shown, card.about, card.yes)) for card in view.questions)
    end = {"count": view.threshold, "misled": view.points.misled, "rounds": view.rounds, "markers": view.markers_to_end}
    return Group(
        draw_roles(shown, components(shown.tables)),
        facts(((shown("table-deck"), deck_list(shown)), *asked)),
        "",
        Prose(shown("guide-identity")),
        Prose(shown("guide-look")),
        Prose(shown("guide-marks")),
        Prose(shown("guide-declare", early=view.points.early, final=view.points.final)),
        Prose(shown("guide-end", **end)),
        Prose(shown("guide-free", example=SWAP)),
    )
