"""The Three Little Wolves in the terminal: towers side by side, choices by card, the score sheet, the box."""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from itertools import groupby
from typing import Any, TypeAlias

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from wolfden.cli.marks import mark_of
from wolfden.cli.prose import Prose
from wolfden.engine.component_csv import read_table, shipped
from wolfden.engine.decision import UNKNOWN, MoveIndex, SeatIndex
from wolfden.engine.game import moves_of, write_event
from wolfden.locale import Text
from wolfden.locale.say import say_event, say_word

from . import GAME
from .cards import (
    CARD_NAMES,
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    HOUSE_NAMES,
    MOST_HOUSES,
    NUMBER,
    NUMBER_NAMES,
    OWNERS,
    SEAT_NAMES,
    SMOKEY,
    TABLES,
    TOKEN_NAMES,
    WHITE,
    WOLF_NAMES,
    WOLVES,
    components,
)
from .choices import legal_builds
from .circle import receiver
from .events import GAME_WON
from .houses import build
from .moves import (
    ADD,
    DISCARD,
    DISCARD_AND_PLACE,
    HOUSES,
    PICK_CARD,
    PLACE_WOLF,
    TOKEN_ON,
    USES,
    WAYS,
    house_number,
    owner_of,
    slot_of,
)
from .notation import builder, cards
from .scoring import house_name
from .state import (
    AT_HOME,
    GAME_OVER,
    NO_CARD,
    T1_PLAY,
    T2_TOKEN,
    T3_PASS,
    T4_WOLF,
    T6_PICK,
    House,
    State,
)

Names: TypeAlias = Mapping[str, str]
Events: TypeAlias = Sequence[tuple[int, ...]]
Rows: TypeAlias = Sequence[Mapping[str, str]]
Tower: TypeAlias = tuple[list[str], list[str]]  # the rows above the ground and those below it, from top to bottom

KEY = GAME.key
PACKAGE = components.__module__.rpartition(".")[0]
WIDTH = 80
LOW = 4  # rows above the ground, even if no house has so many
STYLES = ("red", "yellow", "green", "")  # by colour

UNSAID: frozenset[str] = frozenset()


def owners(sight: State) -> list[int]:
    return [*range(sight.players), *([SMOKEY] if sight.players == 2 else [])]


def name_of(text: Text, owner: int, names: Names) -> str:
    return str(say_word(text, GAME, "seat", SEAT_NAMES[owner], names))


# The table


def draw_table(text: Text, sight: State, names: Names) -> RenderableType:
    """All owners side by side, their houses on one ground; below them the piles and the hand."""
    table = Table.grid(padding=0)
    for _ in owners(sight):
        table.add_column(width=WIDTH // len(owners(sight)))
    table.add_row(*(draw_owner(text, sight, owner, names) for owner in owners(sight)))
    return Group(table, Prose(say_piles(text, sight)), *say_end(text, sight), *draw_hands(text, sight, names))


def draw_owner(text: Text, sight: State, owner: int, names: Names) -> Panel:
    """One owner's tokens and houses; whose turn it is stands in a heavy frame."""
    width = WIDTH // len(owners(sight))
    current = owner == sight.current and sight.phase != GAME_OVER
    return Panel(
        Group(*draw_facts(text, sight, owner), *draw_houses(text, sight, owner, (width - 2) // MOST_HOUSES)),
        title=title(text, sight, owner, names),
        box=box.HEAVY if current else box.ROUNDED,
        width=width,
        padding=0,
    )


def title(text: Text, sight: State, owner: int, names: Names) -> str:
    words = [name_of(text, owner, names)]
    if owner == sight.viewer:
        words.append(text(f"{KEY}-table-you"))
    if owner == sight.moustache:
        words.append(text(f"{KEY}-table-moustache"))
    current = owner == sight.current and sight.phase != GAME_OVER
    return ("▶ " if current else "") + " · ".join(words)


def draw_facts(text: Text, sight: State, owner: int) -> list[Line]:
    """Cards and wolves that are left, and a card that is picked or turned up."""
    seat = sight.seats[owner]
    facts = ["", ""]
    if owner != SMOKEY:
        wolves = [str(WOLF_NAMES[wolf]) for wolf in range(WOLVES) if seat.wolf_at[wolf] == AT_HOME]
        facts = [
            text(f"{KEY}-table-hand", count=seat.held),
            text(f"{KEY}-table-wolves", wolves=" ".join(wolves) or "–"),
        ]
    picks = [sight.seats[other].choice for other in range(sight.players)]
    if sight.smokey_card != NO_CARD or any(pick != NO_CARD for pick in picks):
        pick = sight.smokey_card if owner == SMOKEY else seat.choice
        card = "?" if pick == UNKNOWN else CARD_NAMES[pick]
        facts.append("" if pick == NO_CARD else text(f"{KEY}-table-card", card=card))
    return [Line(f" {fact}") for fact in facts]


def draw_houses(text: Text, sight: State, owner: int, width: int) -> list[Line]:
    """Three lots, each `width` cells wide; the ground is at the same row for all owners."""
    houses = lots(sight, owner)
    towers = [raise_tower(text, sight, house) for house in houses]
    others = [raise_tower(text, sight, house) for other in owners(sight) for house in lots(sight, other)]
    above = max(LOW, *(len(tower[0]) for tower in others))
    below = max(len(tower[1]) for tower in others)
    styles = [style_of(house) for house in houses]
    rows = [[""] * (above - len(up)) + up for up, _ in towers]
    cellars = [down + [""] * (below - len(down)) for _, down in towers]
    lines = [spread(row, styles, width) for row in zip(*rows, strict=True)]
    lines.append(Line("▔" * width * MOST_HOUSES, "dim"))
    lines += [spread(row, styles, width) for row in zip(*cellars, strict=True)]
    labels = [label(text, sight, house) for house in houses]
    return lines + [spread(row, styles, width) for row in zip(*labels, strict=True)]


def lots(sight: State, owner: int) -> list[House | None]:
    """The houses by their colours, so that equal ones stand alike; a house without a colour takes a free lot."""
    seat = sight.seats[owner]
    houses = seat.houses[: seat.house_count]
    undetermined = [house for house in houses if house.name >= WHITE]
    coloured = {house.name: house for house in houses if house.name < WHITE}
    return [coloured.get(colour) or (undetermined.pop(0) if undetermined else None) for colour in range(COLOURS)]


def style_of(house: House | None) -> str:
    return STYLES[min(house.name, WHITE)] if house else ""


def raise_tower(text: Text, sight: State, house: House | None) -> Tower:
    """As many rows as the house is high, its height above them: a roof that counts for more has more rows."""
    if house is None:
        return [], []
    floors = zip(house.upper[: house.floors], house.used_value[: house.floors], strict=True)
    labels = [floor_label(sight, card, value) for card, value in floors]
    extra = sight.box.roof_floors[NUMBER[house.upper[house.floors - 1]]] - 1
    rows = ["+"] * extra + labels[::-1]
    up = [f"╱{rows[0]:^3}╲", *(f"│{row:^3}│" for row in rows[1:])]
    levels = [basement_label(sight, card) for card in house.basement[: house.basements]]
    down = [f"│{level:^3}│" for level in levels[:-1]] + [f"╰{level:^3}╯" for level in levels[-1:]]
    return [text(f"{KEY}-table-height", height=house.height), *up], down


def floor_label(sight: State, card: int, value: int) -> str:
    """As in §0.2: `w5` is white, `5*` a card used as its other number."""
    other = "*" if value != sight.box.value[NUMBER[card]] else ""
    return f"{'w' if COLOUR[card] == WHITE else ''}{value}{other}"


def basement_label(sight: State, card: int) -> str:
    return f"{'w' if COLOUR[card] == WHITE else ''}B{sight.box.basement[NUMBER[card]]}"


def label(text: Text, sight: State, house: House | None) -> list[str]:
    """Below the house: its name, who looks out of it, its BBP token, and at the end what became of it."""
    name = wolves = token = fate = ""
    if house is not None:
        name = text(f"{KEY}-table-{HOUSE_NAMES[house.name]}")
        wolves = " ".join(f"{SEAT_NAMES[w // WOLVES]}{WOLF_NAMES[w % WOLVES]}" for w in house.wolf[: house.wolves])
        if house.bbp_token:
            token = text(f"{KEY}-table-token", token=TOKEN_NAMES[house.bbp_token - 1])
        if house.demolished or house.tallest:
            fate = text(f"{KEY}-table-{'fallen' if house.demolished else 'tallest'}")
    any_token = any(house.bbp_token for seat in sight.seats for house in seat.houses[: seat.house_count])
    return [name, wolves, *([token] if any_token else []), *([fate] if sight.phase == GAME_OVER else [])]


def spread(words: Sequence[str], styles: Sequence[str], width: int) -> Line:
    """Words in the middle of columns of this width."""
    line = Line()
    for word, style in zip(words, styles, strict=True):
        gap = width - cell_len(word)
        line.append(" " * (gap - gap // 2)).append(word, style).append(" " * (gap // 2))
    return line


def say_piles(text: Text, sight: State) -> str:
    """Draw pile, discard pile and the BBP cards that are out."""
    top = CARD_NAMES[sight.discard[sight.discard_count - 1]] if sight.discard_count else ""
    pigs = [text(f"{KEY}-table-{CARD_NAMES[card]}") for card in sight.pigs[: sight.bbp_revealed]]
    return " · ".join(
        (
            text(f"{KEY}-table-pile", count=sight.pile_count),
            text(f"{KEY}-table-discard", count=sight.discard_count, card=top),
            text(f"{KEY}-table-pigs", count=sight.bbp_revealed, cards=text("list-gap").join(pigs)),
        )
    )


def say_end(text: Text, sight: State) -> Iterator[Line]:
    """How near the end is, once the third BBP is out."""
    if sight.turns_left:
        yield Line(text(f"{KEY}-table-turns-left", count=sight.turns_left), "bold")
    elif sight.endgame and sight.phase != GAME_OVER:
        yield Line(text(f"{KEY}-table-endgame"), "bold")


def draw_hands(text: Text, sight: State, names: Names) -> Iterator[Prose]:
    """Every hand that is open to the viewer, sorted."""
    for owner in range(sight.players):
        hand = [CARD_NAMES.index(card) for card in cards(sight.seats[owner])]
        if hand:
            own = "you" if owner == sight.viewer else "other"
            line = Line(text(f"{KEY}-table-open-hand", whose=own, seat=name_of(text, owner, names)))
            for card in hand:
                line.append("  ").append(CARD_NAMES[card], f"bold {STYLES[COLOUR[card]]}")
            yield Prose(line)


# The choices


def numbered(sight: State, seat: SeatIndex) -> list[int]:
    """The moves that have a number in the list: all but discards with a wolf."""
    moves = moves_of(GAME, sight, seat)
    if sight.decision.kind != T1_PLAY:
        return moves
    return [move for move in moves if move % USES < DISCARD] + [move for move in moves if move % USES == DISCARD]


def draw_choices(text: Text, sight: State, seat: SeatIndex, names: Names) -> RenderableType:
    """What can be built with each card and how it would stand, then the discards, then where wolves can go."""
    moves = list(enumerate(numbered(sight, seat), start=1))
    if sight.decision.kind == T4_WOLF:
        return draw_placements(text, sight, seat, moves)
    discards = [choice for choice in moves if sight.decision.kind == T1_PLAY and choice[1] % USES == DISCARD]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold")
    grid.add_column(no_wrap=True, style="bold")
    for number, move in moves[: len(moves) - len(discards)]:
        written = GAME.write_move(sight, seat, move)
        grid.add_row(f" {number}", written, Prose(say_outlook(text, sight, seat, move, names)))
    parts: list[RenderableType] = [grid] if grid.row_count else []
    if discards:
        parts += [draw_row(sight, seat, discards), *draw_hosts(text, sight, seat)]
    return Group(*parts)


def draw_row(sight: State, seat: SeatIndex, moves: Sequence[tuple[int, int]]) -> Table:
    """Several choices in one row."""
    row = Table.grid(padding=(0, 2, 0, 0))
    for _ in moves:
        row.add_column(min_width=(WIDTH - 2) // max(len(moves), WOLVES) - 2)
    row.add_row(*(Line(f"{number:2} {GAME.write_move(sight, seat, move)}", "bold") for number, move in moves))
    return row


def draw_placements(text: Text, sight: State, seat: SeatIndex, moves: Sequence[tuple[int, int]]) -> RenderableType:
    """The houses that can take a wolf, each with the wolves that can go there."""
    parts: list[RenderableType] = []
    for house, choices in groupby(moves, lambda choice: (choice[1] - PLACE_WOLF) % HOUSES):
        parts += [Prose(f" {say_host(text, sight, house)}"), draw_row(sight, seat, list(choices))]
    return Group(*parts)


def draw_hosts(text: Text, sight: State, seat: SeatIndex) -> Iterator[RenderableType]:
    """A discard may bring a wolf into one of these houses; which card and which wolf, the notation says."""
    sent = [move for move in moves_of(GAME, sight, seat) if move % USES >= DISCARD_AND_PLACE]
    places = {(move % USES - DISCARD_AND_PLACE) % HOUSES for move in sent}
    if not places:
        return
    wolves = sorted({WOLF_NAMES[(move % USES - DISCARD_AND_PLACE) // HOUSES] for move in sent})
    example = GAME.write_move(sight, seat, sent[0])
    yield Prose(text(f"{KEY}-choice-wolves", wolves=text("list-gap").join(map(str, wolves)), example=example))
    grid = Table.grid(padding=(0, 1))
    for place in sorted(places, key=lambda place: (owner_of(place), house_at(sight, place).name)):
        name = house_name(owner_of(place), house_at(sight, place))
        grid.add_row("", Line(name, "bold"), Prose(say_standing(text, sight, place)))
    yield grid


def say_outlook(text: Text, sight: State, seat: SeatIndex, move: MoveIndex, names: Names) -> str:
    """What a move leads to, as far as its player can know."""
    kind = sight.decision.kind
    if kind == T2_TOKEN:
        return say_standing(text, sight, move - TOKEN_ON)
    if kind == T3_PASS:
        to = receiver(sight, sight.pigs[sight.bbp_resolved], seat)
        return text(f"{KEY}-choice-pass", seat=name_of(text, to, names))
    if kind == T4_WOLF:
        return say_standing(text, sight, (move - PLACE_WOLF) % HOUSES)
    if kind == T6_PICK:
        return say_uses(text, sight, seat, move - PICK_CARD)
    return say_building(text, sight, builder(sight, seat), move // USES, move % USES)


def say_uses(text: Text, sight: State, seat: SeatIndex, card: int) -> str:
    """Where a card could be built now."""
    moves = [0] * DISCARD
    builds = moves[: legal_builds(sight, seat, card, moves, 0)]
    places = [GAME.write_move(sight, seat, move).removeprefix(f"build {CARD_NAMES[card]} ") for move in builds]
    if not places:
        return text(f"{KEY}-choice-discard-only")
    return text(f"{KEY}-choice-pick", places=text("list-gap").join(places))


def say_building(text: Text, sight: State, owner: int, card: int, use: int) -> str:
    """How the house would stand if it were built so."""
    after = sight.copy()
    slot = sight.seats[owner].house_count if use < ADD else (use - ADD) // WAYS
    build(after, owner, card, use)
    return say_standing(text, after, house_number(owner, slot))


def house_at(sight: State, place: int) -> House:
    return sight.seats[owner_of(place)].houses[slot_of(place)]


def say_host(text: Text, sight: State, place: int) -> str:
    return f"{house_name(owner_of(place), house_at(sight, place))}: {say_standing(text, sight, place)}"


def say_standing(text: Text, sight: State, place: int) -> str:
    """The height of a house, how it compares with others of its colour, and what its roof brings."""
    house = house_at(sight, place)
    colour = text(f"{KEY}-colour-{COLOUR_NAMES[min(house.name, WHITE)]}")
    words = [
        text(f"{KEY}-choice-height", height=house.height),
        text(f"{KEY}-choice-rank", rank=rank(sight, place), colour=colour),
    ]
    vp = sight.box.roof_vp[NUMBER[house.upper[house.floors - 1]]]
    if vp:
        words.append(text(f"{KEY}-choice-roof", vp=f"{vp:+d}"))
    return text("list-gap").join(words)


def rank(sight: State, place: int) -> str:
    """How a house compares with the others of its colour (§5)."""
    house = house_at(sight, place)
    if house.name >= WHITE:
        return "white"
    rivals = [
        other.height
        for owner in range(OWNERS)
        for slot, other in enumerate(sight.seats[owner].houses[: sight.seats[owner].house_count])
        if other.name == house.name and (owner, slot) != (owner_of(place), slot_of(place))
    ]
    here = house.height
    if not rivals:
        return "only"
    if min(rivals) == here == max(rivals):
        return "equal"
    if here >= max(rivals):
        return "tallest" if here > max(rivals) else "tallest-tied"
    if here <= min(rivals):
        return "smallest" if here < min(rivals) else "smallest-tied"
    return "between"


# The score sheet


def draw_scores(text: Text, events: Events, names: Names) -> RenderableType:
    """What is tallest and what falls, everybody's points line by line, and the winner."""
    words = [write_event(GAME, event) for event in events]
    fallen = {(word["seat"], word["house"]) for word in words if word["event"] == "house_demolished"}
    winners = [word["seat"] for word in words if word["event"] == "game_won"]
    totals = [word for word in words if word["event"] == "total"]
    sheets = [score_lines(text, words, total["seat"], fallen) for total in totals]
    grid = Table.grid(padding=0)
    for _ in totals:
        grid.add_column(width=WIDTH // max(len(totals), 3))
    longest = max(map(len, sheets))
    panels = []
    for total, lines in zip(totals, sheets, strict=True):
        name, blank = names[total["seat"]], [("", "")] * (longest - len(lines))
        title = f"★ {name} ★" if total["seat"] in winners else name
        panels.append(Panel(Group(two_columns(lines + blank), Rule(style="dim"), say_total(text, total)), title=title))
    grid.add_row(*panels)
    won = [say_event(text, GAME, event, names) for event in events if event[0] == GAME_WON]
    return Group(*say_verdicts(text, events, names), grid, Prose(Line(text("sentence-gap").join(won), "bold")))


def say_verdicts(text: Text, events: Events, names: Names) -> Iterator[Prose]:
    """Colour by colour: which house is the tallest and which one falls."""
    verdicts: dict[str, list[str]] = {colour: [] for colour in COLOUR_NAMES}
    for event in events:
        word = write_event(GAME, event)
        if word["event"] in VERDICTS:
            colour = str(word.get("house") or word["colour"]).rstrip("123")
            verdicts[colour].append(say_event(text, GAME, event, names))
    for sentences in verdicts.values():
        if sentences:
            yield Prose(text("sentence-gap").join(sentences))


def score_lines(
    text: Text, words: Sequence[Mapping[str, Any]], seat: str, fallen: Set[tuple[str, str]]
) -> list[tuple[str, str]]:
    """The points of one player as they would be added up on paper, house by house and then the wolves."""
    scored = [word for word in words if word["event"] in SCORES and word["seat"] == seat]
    lines = []
    for word in sorted(scored, key=lambda word: HOUSE_NAMES.index(word["house"]) if "house" in word else len(words)):
        colour = str(word.get("house", "white")).rstrip("123")
        line = text(
            f"{KEY}-score-{SCORES[word['event']]}",
            fate="falls" if (seat, word.get("house")) in fallen else "stands",
            colour=text(f"{KEY}-colour-{colour}"),
            number=word.get("token", word.get("wolf", 0)),
            card=word.get("card", ""),
        )
        lines.append((line, f"{word['vp']:+d}"))
    return lines


def say_total(text: Text, total: Mapping[str, Any]) -> Table:
    points, wolves = text(f"{KEY}-score-total"), text(f"{KEY}-score-from-wolves")
    return two_columns([(points, str(total["vp"])), (wolves, str(total["wolf_vp"]))])


def two_columns(lines: Sequence[tuple[str, str]]) -> Table:
    """Words on the left, numbers on the right."""
    columns = Table.grid(expand=True)
    columns.add_column()
    columns.add_column(justify="right")
    for line in lines:
        columns.add_row(*line)
    return columns


VERDICTS = ("tallest_house", "tallest_tied", "house_demolished", "smallest_tied")
SCORES = {
    "house_scored": "house",
    "tallest_scored": "tallest",
    "roof_scored": "roof",
    "token_scored": "token",
    "wolf_scored": "wolf",
}
DRAWN: Mapping[str, Callable[[Text, Events, Names], RenderableType]] = dict.fromkeys(
    (*VERDICTS, *SCORES, "card_left", "wolf_turned", "token_turned", "total", "game_won"), draw_scores
)


# What is printed on the cards


def draw_guide(text: Text, sight: State) -> RenderableType:
    """The drawing and the notation explained, what cards do, what counts, and the whole discard pile."""
    numbers, pigs = Table.grid(padding=(0, 1)), Table.grid(padding=(0, 1))
    effects = [(effects_of(text, sight, number), name) for number, name in enumerate(NUMBER_NAMES)]
    for effect, alike in groupby(effects, lambda pair: pair[0]):
        if effect:
            numbers.add_row(Line(" ".join(name for _, name in alike), "bold"), Prose(effect))
    for pig in dict.fromkeys(CARD_NAMES[card] for card in sorted(sight.pigs)):
        pigs.add_row(Line(text(f"{KEY}-card-{pig}"), "bold"), Prose(text(f"{KEY}-effect-{pig}")))
    parts: list[RenderableType] = [Prose(text(f"{KEY}-guide-drawing")), "", numbers, ""]
    parts += [Prose(text(f"{KEY}-guide-baby-wolf")) if sight.baby_wolf else pigs, "", Prose(say_points(text, sight))]
    if sight.discard_count:
        pile = [CARD_NAMES[card] for card in sorted(sight.discard[: sight.discard_count])]
        parts += ["", Prose(text(f"{KEY}-guide-discard", cards=" ".join(pile)))]
    return Group(*parts)


def effects_of(text: Text, sight: State, number: int) -> str:
    """What is special about this number."""
    if not sight.box.copies[number]:
        return ""
    effects = []
    if sight.box.other_value[number]:
        effects.append(text(f"{KEY}-effect-other", value=sight.box.other_value[number]))
    if sight.box.basement[number]:
        effects.append(text(f"{KEY}-effect-basement", level=sight.box.basement[number]))
    if sight.box.roof_floors[number] > 1:
        effects.append(text(f"{KEY}-effect-floors", floors=sight.box.roof_floors[number]))
    if sight.box.roof_vp[number]:
        effects.append(text(f"{KEY}-effect-roof", vp=f"{sight.box.roof_vp[number]:+d}"))
    return text("sentence-gap").join(effects)


def say_points(text: Text, sight: State) -> str:
    printed = sight.box
    return text(
        f"{KEY}-guide-points",
        standing=f"{printed.standing:+d}",
        demolished=f"{printed.demolished:+d}",
        tallest=f"{printed.tallest:+d}",
    )


# The box


def draw_box(text: Text, changed: Mapping[str, str]) -> Iterator[RenderableType]:
    """All cards and tokens; values that are not printed so are marked."""
    components(changed)
    rows = {
        name: read_table(name, changed.get(name) or shipped(PACKAGE, name), columns).rows
        for name, columns in TABLES.items()
    }
    yield draw_floors(text, rows["floor_cards.csv"])
    pigs = a_table(text, "pigs", "card", "effect", "copies")
    for row in rows["bbp_cards.csv"]:
        copies = row["copies"] + mark_of(row["tag_effect"], row["tag_assignment"])
        pigs.add_row(text(f"{KEY}-card-{row['id']}"), Prose(text(f"{KEY}-effect-{row['id']}")), copies)
    yield pigs
    yield draw_tokens(text, rows)
    used = mark_of(*(tag for table in rows.values() for row in table for tag in row.values()))
    for mark, id in ("*", "cards-reconstructed"), ("!", "cards-house-rule"):
        if mark in used:
            yield Prose(text(id))


def draw_floors(text: Text, rows: Rows) -> Table:
    table = a_table(text, "floors", "number", "other", "basement", "roof-floors", "roof-vp", "copies")
    for row in rows:
        basement = f"B{row['basement']}" if row["basement"] else ""
        effects = (row["alt_value"], basement, row["roof_floors"], row["roof_vp"])
        mark = mark_of(row["tag_effect"])
        table.add_row(
            row["value"] + mark_of(row["tag_number"]),
            *(effect + mark if effect else "" for effect in effects),
            row["copies_per_colour"],
        )
    return table


def draw_tokens(text: Text, tables: Mapping[str, Rows]) -> Table:
    """What tokens bring on a house that stands and on one that has fallen, and the house itself."""
    table = a_table(text, "tokens", "token", "front", "back", "copies")
    wolves = [
        (row["token"], row["front_vp"], row["back_vp"], mark_of(row["tag_value"])) for row in tables["wolf_tokens.csv"]
    ]
    for token, front, back, mark in sorted(set(wolves)):
        copies = str(wolves.count((token, front, back, mark)))
        table.add_row(text(f"{KEY}-box-wolf", token=token), front + mark, back + mark, copies)
    for row in tables["bbp_tokens.csv"]:
        name, mark = text(f"{KEY}-box-bbp", token=row["token"].removeprefix("bbp_")), mark_of(row["tag"])
        table.add_row(name, row["front_vp"] + mark, row["back_vp"] + mark, "1")
    for row in tables["other_tokens.csv"]:
        vp = row["vp"] + mark_of(row["tag"]) if row["token"] == "tallest_house" else ""
        table.add_row(text(f"{KEY}-box-{row['token']}"), vp, "", row["copies"])
    standing, demolished = (row["vp"] + mark_of(row["tag"]) for row in tables["scoring.csv"][:2])
    table.add_row(text(f"{KEY}-box-house"), standing, demolished, "")
    return table


def a_table(text: Text, heading: str, *columns: str) -> Table:
    table = Table(title=text(f"{KEY}-box-{heading}"), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(text(f"{KEY}-box-{column}"))
    return table
