"""Woof!! in the terminal: the players round the table with what lies before them, and what one may choose."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from wolfden.cli.prose import Prose
from wolfden.engine.decision import UNKNOWN, MoveIndex, SeatIndex
from wolfden.engine.game import moves_of, write_event
from wolfden.locale import Text
from wolfden.locale.say import say_move

from .. import GAME
from ..cards import (
    DOUBLE,
    MOST_PLAYERS,
    NO_TARGET,
    NUMBER_NAMES,
    QUESTIONS,
    ROLE_CARDS,
    ROLES,
    SINGLE,
    SLOTS,
)
from ..moves import ASK, CHOOSE, DECLARE, DIAL, LOOK
from ..notation import ARROWS, MOVE_WORDS, questions
from ..roles import identity
from ..state import ABSTAIN, ASKED_OF, FINAL, LOOKED_AT, NOT_SET, TURN, State
from .cards import ARROW_NAMES, draw_roles, face_name, role_name, say_question, with_face
from .cards import draw_box as draw_box

Names: TypeAlias = Mapping[str, str]
Events: TypeAlias = Sequence[tuple[int, ...]]

UNSAID: frozenset[str] = frozenset()

KEY = GAME.key
COLUMN = 26  # cells: three of them stand side by side
STYLES = ("red", "blue", "yellow", "green", "magenta", "dark_orange", "bright_black", "white")  # by number
SWAP = "rearrange 1 0"
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


def draw_table(text: Text, sight: State, names: Names) -> RenderableType:
    """The players clockwise, the viewer at the bottom; below them what the viewer alone knows, and the deck."""
    places: list[RenderableType] = [""] * NINE
    places[MIDDLE] = draw_middle(text, sight, names)
    for steps, place in enumerate(PLACES[sight.player_count]):
        places[place] = draw_player(text, sight, (max(sight.viewer, 0) + steps) % sight.player_count, names)
    ring = Table.grid(padding=0)
    for _ in range(3):
        ring.add_column(width=COLUMN)
    for row in range(0, NINE, 3):
        ring.add_row(*places[row : row + 3])
    return Group(ring, draw_facts((*own_facts(text, sight, names), *common_facts(text, sight))))


def draw_facts(facts: Iterable[tuple[str, str]]) -> Table:
    """Labels and what is to be said about them."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="bold")
    for label, fact in facts:
        grid.add_row(label, Prose(fact))
    return grid


def draw_middle(text: Text, sight: State, names: Names) -> RenderableType:
    """Round, turn cycle and early declarations; with four players, the neutral one."""
    lines = [
        text(f"{KEY}-table-round", round=sight.round, rounds=sight.box.rounds),
        text(f"{KEY}-table-start", seat=names[NUMBER_NAMES[sight.start]]),
        text(f"{KEY}-table-cycle", cycle=sight.cycle, limit=sight.turn_limit),
        text(f"{KEY}-table-early", count=sight.early_count, threshold=sight.box.threshold),
    ]
    if sight.early_count:
        early = text("list-gap").join(names[NUMBER_NAMES[seat]] for seat in sight.early[: sight.early_count])
        lines.append(text(f"{KEY}-table-order", seats=early))
    middle = Line("\n".join(lines), justify="center")
    if sight.phase != TURN:
        middle.append("\n" + text(f"{KEY}-table-{'final' if sight.phase == FINAL else 'over'}"), "bold")
    if sight.in_play == sight.player_count:
        return middle
    return Group(middle, draw_player(text, sight, sight.player_count, names))


def draw_player(text: Text, sight: State, number: int, names: Names) -> Panel:
    """A player, or the neutral one, and what lies before them; whose turn it is stands in a heavy frame."""
    parts: list[RenderableType] = [Prose(fact) for fact in player_facts(text, sight, number)]
    lying = Table.grid(padding=(0, 1))
    for label, placers in lying_before(text, sight, number).items():
        lying.add_row(label, Prose("← " + " ".join(names[NUMBER_NAMES[placer]] for placer in placers)))
    return Panel(
        Group(*parts, lying) if lying.row_count else Group(*parts or "–"),
        title=title(text, sight, number, names),
        box=box.HEAVY if has_turn(sight, number) else box.ROUNDED,
        border_style=STYLES[number],
        width=COLUMN,
    )


def has_turn(sight: State, number: int) -> bool:
    return sight.phase == TURN and number == sight.current


def is_turned_up(sight: State, number: int) -> bool:
    """Are these cards open to the viewer, whose own are shown elsewhere?"""
    return sight.players[number].cards[0] != UNKNOWN and number != sight.viewer


def title(text: Text, sight: State, number: int, names: Names) -> Line:
    words = [names.get(NUMBER_NAMES[number], NUMBER_NAMES[number])]
    if number == sight.viewer:
        words.append(text(f"{KEY}-table-you"))
    elif number == sight.player_count:
        words.append(text(f"{KEY}-table-neutral"))
    if is_turned_up(sight, number):
        words.append(role_name(text, identity(sight, number)))
    return Line(("▶ " if has_turn(sight, number) else "") + " · ".join(words))


def player_facts(text: Text, sight: State, number: int) -> Iterator[str]:
    """Points, question cards, wrong markers, how far the declaration is, and what is turned up."""
    player, gap = sight.players[number], text("list-gap")
    if number < sight.player_count:
        points, held = text(f"{KEY}-table-points", points=player.score), text(f"{KEY}-table-held", count=player.held)
        yield gap.join((points, held))
    colours = [*["black"] * player.black, *["red"] * player.red]
    if colours:
        yield gap.join(text(f"{KEY}-table-wrong", colour=text(f"{KEY}-colour-{colour}")) for colour in colours)
    if player.declared:
        yield text(f"{KEY}-table-declared", place=sight.early.index(number) + 1)
    elif sight.phase == FINAL and number < sight.player_count:
        yield text(f"{KEY}-table-{'choosing' if sight.decision.owing >> number & 1 else 'ready'}")
    if player.board[SINGLE] not in (UNKNOWN, NOT_SET):
        yield "  ".join(f"{ARROW_NAMES[arrow]}{ARROWS[player.board[arrow]]}" for arrow in (SINGLE, DOUBLE))
    if is_turned_up(sight, number):
        yield from (card_name(text, sight, card) for card in player.cards)


def lying_before(text: Text, sight: State, number: int) -> dict[str, list[int]]:
    """The markers, then the answered questions before this player, and who laid each of them."""
    log = sight.log
    lying: dict[str, list[int]] = {}
    for action in (LOOKED_AT, ASKED_OF):
        for turn in range(log.count):
            if log.target[turn] == number and log.action[turn] == action:
                label = face_name(text, log.told[turn])
                if action == ASKED_OF:
                    answer = text(f"{KEY}-answer-{'yes' if log.told[turn] else 'no'}")
                    label = f"{QUESTIONS[log.question[turn]]} {answer}"
                lying.setdefault(label, []).append(log.seat[turn])
    return lying


def own_facts(text: Text, sight: State, names: Names) -> Iterator[tuple[str, str]]:
    """The viewer's cards, identity, targets and questions and, with the memory aid, all the looks (§4.3)."""
    if sight.viewer < 0:
        return
    player, gap, none = sight.players[sight.viewer], text("list-gap"), text(f"{KEY}-table-none")
    left, right = (
        with_face(text, card_name(text, sight, card), sight.box.picture[card], sight.box.face[card])
        for card in player.cards
    )
    yield text(f"{KEY}-table-cards"), text(f"{KEY}-table-slots", left=left, right=right)
    role = identity(sight, sight.viewer)
    sought = text(f"{KEY}-table-and").join(
        text(f"{KEY}-table-target", role=role_name(text, target), arrow=ARROW_NAMES[arrow])
        for arrow, target in enumerate(sight.box.targets[2 * role : 2 * role + 2])
        if target != NO_TARGET
    )
    yield text(f"{KEY}-table-identity"), text(f"{KEY}-table-seeks", role=role_name(text, role), targets=sought)
    yield text(f"{KEY}-table-questions"), gap.join(questions(player.questions)) or none
    if sight.memory_aid:
        yield text(f"{KEY}-table-seen"), gap.join(looks(text, sight, names)) or none


def looks(text: Text, sight: State, names: Names) -> Iterator[str]:
    """Each card at which the viewer has looked in this round."""
    log = sight.log
    for turn in range(log.count):
        if log.action[turn] == LOOKED_AT and log.seat[turn] == sight.viewer:
            number = NUMBER_NAMES[log.target[turn]]
            card = card_name(text, sight, log.card[turn])
            yield text(f"{KEY}-table-look", seat=names.get(number, number), card=card, turn=turn + 1)


def common_facts(text: Text, sight: State) -> Iterator[tuple[str, str]]:
    """What the deck holds, and what the questions say that have been asked or are the viewer's."""
    yield text(f"{KEY}-table-deck"), deck_list(text, sight)
    log = sight.log
    known = {log.question[turn] for turn in range(log.count) if log.action[turn] == ASKED_OF}
    if sight.viewer >= 0:
        known |= {question for question, held in enumerate(sight.players[sight.viewer].questions) if held}
    kinds, yes = sight.box.question_kind, sight.box.question_yes
    for question in sorted(known):
        yield QUESTIONS[question], say_question(text, kinds[question], yes[question])


# The end of a round


def draw_reveal(text: Text, events: Events, names: Names) -> RenderableType:
    """Everybody's cards, identity and declaration, and what they brought."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in ("player", "identity", "cards", "board", "result"):
        table.add_column(text(f"{KEY}-reveal-{column}"))
    told = [write_event(GAME, event) for event in events]
    boards = {
        event["seat"]: text(f"{KEY}-reveal-{event['when']}", single=event["single"], double=event["double"])
        for event in told
        if event["event"] == "board_revealed"
    }
    for event in told:
        if event["event"] == "cards_revealed":
            seat, role, cards = event["seat"], event["identity"], f"{event['left']} {event['right']}"
            results = text("list-gap").join(say_result(text, other, names) for other in told if brings(other, seat))
            table.add_row(
                names.get(seat, seat), text(f"{KEY}-role-{role}"), cards, boards.get(seat, ""), Prose(results)
            )
    return table


def brings(event: Mapping[str, str], seat: str) -> bool:
    """Does this give or take something from this player?"""
    return event["event"] in RESULTS and event.get("by", event["seat"]) == seat


def say_result(text: Text, event: Mapping[str, str], names: Names) -> str:
    words = {**event, "seat": names[event["seat"]]}
    if "colour" in words:
        words["colour"] = text(f"{KEY}-colour-{words['colour']}")
    return text(f"{KEY}-reveal-{event['event']}", **words)


DRAWN: Mapping[str, Callable[[Text, Events, Names], RenderableType]] = dict.fromkeys(
    ("cards_revealed", "board_revealed", *RESULTS), draw_reveal
)


# The choices


def numbered(sight: State, seat: SeatIndex) -> list[int]:
    return moves_of(GAME, sight, seat)


def draw_choices(text: Text, sight: State, seat: SeatIndex, names: Names) -> RenderableType:
    """The numbers of all choices in small tables: whom to look at, whom to ask what, whom to name."""
    numbers = {move: str(number) for number, move in enumerate(numbered(sight, seat), start=1)}
    others = [number for number in range(sight.in_play) if number != seat]
    parts: list[RenderableType] = []
    if sight.phase == FINAL:
        parts += draw_boards(text, sight, seat, CHOOSE, numbers)
        move = CHOOSE + DIAL * ABSTAIN + ABSTAIN
        parts.append(text(f"{KEY}-choice-abstain", number=numbers[move], example=MOVE_WORDS[move]))
    else:
        heads = [NUMBER_NAMES[other] for other in others]
        for kind, rows in ("look", look_rows(text, others)), ("ask", ask_rows(sight, seat, others)):
            if rows:
                parts.append(Line(text(f"{KEY}-choice-{kind}", example=first_words(rows)), "bold"))
                parts.append(number_table("", heads, rows, numbers))
        if max(numbers) >= DECLARE:
            parts += draw_boards(text, sight, seat, DECLARE, numbers)
    return Group(*parts, Prose(text(f"{KEY}-choice-free", example=SWAP)))


def look_rows(text: Text, others: Sequence[int]) -> dict[str, list[int]]:
    return {text(f"{KEY}-slot-{slot}"): [LOOK + SLOTS * other + slot for other in others] for slot in range(SLOTS)}


def ask_rows(sight: State, seat: SeatIndex, others: Sequence[int]) -> dict[str, list[int]]:
    return {
        QUESTIONS[question]: [ASK + MOST_PLAYERS * question + other for other in others]
        for question, held in enumerate(sight.players[seat].questions)
        if held
    }


def draw_boards(
    text: Text, sight: State, seat: SeatIndex, first: int, numbers: Mapping[int, str]
) -> tuple[RenderableType, RenderableType]:
    """The declarations: a row for each number on the single arrow, a column for each on the double one."""
    kind, points = ("final", sight.box.points_final) if first == CHOOSE else ("early", sight.box.points_early)
    arrows = [arrow for arrow in range(sight.in_play + 1) if arrow != seat + 1]
    role = identity(sight, seat)
    corner, *double = (
        f"{ARROW_NAMES[arrow]} {role_name(text, target)}"
        for arrow, target in enumerate(sight.box.targets[2 * role : 2 * role + 2])
        if target != NO_TARGET
    )
    rows = {"": [first + DIAL * arrow + ABSTAIN for arrow in arrows]}
    if double:
        rows = {f"{corner} {arrow}": [first + DIAL * arrow + other for other in arrows] for arrow in arrows}
        corner = double[0]
    heading = text(f"{KEY}-choice-{kind}", points=points, example=first_words(rows))
    return Line(heading, "bold"), number_table(corner, [ARROWS[arrow] for arrow in arrows], rows, numbers)


def say_outlook(text: Text, sight: State, seat: SeatIndex, move: MoveIndex, names: Names) -> str:
    return say_move(text, GAME, sight, seat, move, names)


def first_words(rows: Mapping[str, list[int]]) -> str:
    """How the first of these moves is written."""
    return MOVE_WORDS[next(iter(rows.values()))[0]]


def number_table(
    corner: str, heads: Iterable[str], rows: Mapping[str, Iterable[int]], numbers: Mapping[int, str]
) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(corner, justify="right", min_width=10, no_wrap=True)
    for head in heads:
        table.add_column(head, justify="right", min_width=3)
    for label, moves in rows.items():
        table.add_row(label, *(numbers.get(move, "") for move in moves))
    return table


# The cards in play


def card_name(text: Text, sight: State, card: int) -> str:
    return text(f"{KEY}-card", role=role_name(text, sight.box.picture[card]), card=ROLE_CARDS[card])


def deck_list(text: Text, sight: State) -> str:
    """What is in the deck, cards that look the same counted together."""
    kinds = Counter((sight.box.picture[card], sight.box.face[card]) for card in sight.box.deck[: SLOTS * sight.in_play])
    return text("list-gap").join(
        text(f"{KEY}-kind", count=count, kind=with_face(text, role_name(text, picture), picture, face))
        for (picture, face), count in sorted(kinds.items())
    )


def draw_guide(text: Text, sight: State) -> RenderableType:
    """The roles, the deck, the questions, and the rules in a few sentences."""
    roles = [(sight.box.value[role], sight.box.targets[2 * role : 2 * role + 2]) for role in range(len(ROLES))]
    asked = zip(QUESTIONS, sight.box.question_kind, sight.box.question_yes, strict=True)
    facts = [(text(f"{KEY}-table-deck"), deck_list(text, sight))]
    facts += [(name, say_question(text, kind, yes)) for name, kind, yes in asked]
    return Group(
        draw_roles(text, roles),
        draw_facts(facts),
        "",
        Prose(text(f"{KEY}-guide-identity")),
        Prose(text(f"{KEY}-guide-look")),
        Prose(text(f"{KEY}-guide-marks")),
        Prose(text(f"{KEY}-guide-declare", early=sight.box.points_early, final=sight.box.points_final)),
        Prose(
            text(
                f"{KEY}-guide-end",
                count=sight.box.threshold,
                misled=sight.box.points_misled,
                rounds=sight.box.rounds,
                markers=sight.box.wrong_markers_to_end,
            )
        ),
        Prose(text(f"{KEY}-guide-free", example=SWAP)),
    )
