"""The Three Little Wolves in the terminal: towers side by side, choices by card, the score sheet, the box."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TypeAlias

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from wolfden.cli.box import Rows, mark_of, rows_of
from wolfden.cli.prose import Prose
from wolfden.cli.shown import Shown, a_table, facts, frame, numbered_list, side_by_side
from wolfden.engine.game import Words
from wolfden.locale.say import Wording

from .cards import CARD_NAMES, COLOUR_NAMES, HOUSE_NAMES, MOST_HOUSES, NUMBER_NAMES, WOLVES, FloorCard, components
from .view import Builder, Standing, ThreeLittleWolvesView, Tower

Levels: TypeAlias = tuple[list[str], list[str]]  # above the ground and below it, from top to bottom

WIDTH = 80
LOW = 4  # rows above the ground, even if no house has so many
STYLES = {"r": "red", "y": "yellow", "g": "green", "w": ""}  # by the letter of the colour

UNSAID: frozenset[str] = frozenset()


# The table


def draw_table(shown: Shown[ThreeLittleWolvesView]) -> RenderableType:
    """All owners side by side, their houses on one ground; below them the piles and the hand."""
    owners = shown.view.builders
    width = WIDTH // len(owners)
    table = side_by_side([draw_owner(shown, owner, width) for owner in owners], width=width)
    return Group(table, Prose(say_piles(shown)), *say_end(shown), *draw_hands(shown))


def draw_owner(shown: Shown[ThreeLittleWolvesView], owner: Builder, width: int) -> Panel:
    """One owner's tokens and houses; whose turn it is stands in a heavy frame."""
    is_current = owner.seat == shown.view.current and not shown.view.over
    about = [shown("table-you")] if owner.seat == shown.view.you else []
    about += [shown("table-moustache")] if owner.moustache else []
    return frame(
        shown.whose(owner.seat, is_current, *about),
        *(Line(f" {fact}") for fact in owner_facts(shown, owner)),
        *draw_houses(shown, owner, (width - 2) // MOST_HOUSES),
        width=width,
        is_current=is_current,
        padding=0,
    )


def owner_facts(shown: Shown[ThreeLittleWolvesView], owner: Builder) -> list[str]:
    """Cards and wolves that are left, and a card that is picked or turned up."""
    wolves = " ".join(map(str, owner.wolves_left)) or "–"
    told = ["", ""] if owner.smokey else [shown("table-hand", count=owner.held), shown("table-wolves", wolves=wolves)]
    if shown.view.smokey_card or any(builder.chosen for builder in shown.view.builders):
        card = shown.view.smokey_card if owner.smokey else owner.choice or ("?" if owner.chosen else None)
        told.append(shown("table-card", card=card) if card else "")
    return told


def draw_houses(shown: Shown[ThreeLittleWolvesView], owner: Builder, width: int) -> list[Line]:
    """Three lots, each `width` cells wide; the ground is at the same row for all owners."""
    every = [raise_tower(shown, tower) for builder in shown.view.builders for tower in builder.houses]
    above = max(LOW, *(len(up) for up, _ in every), 0)
    below = max((len(down) for _, down in every), default=0)
    houses = lots(owner)
    towers = [raise_tower(shown, house) if house else ([], []) for house in houses]
    rows = zip(*([""] * (above - len(up)) + up for up, _ in towers), strict=True)
    cellars = zip(*(down + [""] * (below - len(down)) for _, down in towers), strict=True)
    labels = zip(*(label(shown, house) for house in houses), strict=True)
    styles = [STYLES[house.name[0]] if house else "" for house in houses]
    ground = Line("▔" * width * MOST_HOUSES, "dim")
    lines = [spread(row, styles, width) for row in rows]
    return [*lines, ground, *(spread(row, styles, width) for part in (cellars, labels) for row in part)]


def lots(owner: Builder) -> list[Tower | None]:
    """The houses by their colours, so that equal ones stand alike; a house without a colour takes a free lot."""
    undetermined = [tower for tower in owner.houses if not tower.colour]
    coloured = {tower.colour: tower for tower in owner.houses if tower.colour}
    lots = COLOUR_NAMES[:MOST_HOUSES]
    return [coloured.get(colour) or (undetermined.pop(0) if undetermined else None) for colour in lots]


def raise_tower(say: Wording, tower: Tower) -> Levels:
    """As many rows as the house is high, its height above them: a roof that counts for more has more rows."""
    labels = [f"{white(one.card)}{one.value}{'*' if one.other_value else ''}" for one in reversed(tower.floors)]
    rows = ["+"] * (tower.roof_floors - 1) + labels
    up = [f"╱{rows[0]:^3}╲", *(f"│{row:^3}│" for row in rows[1:])]
    levels = [f"{white(one.card)}B{one.level}" for one in tower.basements]
    down = [f"│{level:^3}│" for level in levels[:-1]] + [f"╰{level:^3}╯" for level in levels[-1:]]
    return [say("table-height", height=tower.height), *up], down


def white(card: str) -> str:
    """As in §0.2, `w5` is white."""
    return "w" if card[0] == "w" else ""


def label(shown: Shown[ThreeLittleWolvesView], tower: Tower | None) -> list[str]:
    """Below the house: its name, who looks out of it, its BBP token, and at the end what became of it."""
    name = wolves = token = fate = ""
    if tower:
        name = shown(f"table-{tower.name}")
        wolves = " ".join(f"{wolf.seat}{wolf.wolf}" for wolf in tower.wolves)
        token = shown("table-token", token=tower.token) if tower.token else ""
        fate = shown(f"table-{'fallen' if tower.fate == 'falls' else 'tallest'}") if tower.fate else ""
    any_token = any(tower.token for builder in shown.view.builders for tower in builder.houses)
    return [name, wolves, *([token] if any_token else []), *([fate] if shown.view.over else [])]


def spread(words: Sequence[str], styles: Sequence[str], width: int) -> Line:
    """Words in the middle of columns of this width."""
    line = Line()
    for word, style in zip(words, styles, strict=True):
        gap = width - cell_len(word)
        line.append(" " * (gap - gap // 2)).append(word, style).append(" " * (gap // 2))
    return line


def say_piles(shown: Shown[ThreeLittleWolvesView]) -> str:
    """Draw pile, discard pile and the BBP cards that are out."""
    view = shown.view
    pigs = shown.listed(shown(f"table-{pig.card}") for pig in view.pigs)
    return " · ".join(
        (
            shown("table-pile", count=view.draw_pile.count),
            shown("table-discard", count=len(view.discard), card=view.discard[-1] if view.discard else ""),
            shown("table-pigs", count=len(view.pigs), cards=pigs),
        )
    )


def say_end(shown: Shown[ThreeLittleWolvesView]) -> Iterator[Line]:
    """How near the end is, once the third BBP is out."""
    if shown.view.turns_left:
        yield Line(shown("table-turns-left", count=shown.view.turns_left), "bold")
    elif shown.view.endgame and not shown.view.over:
        yield Line(shown("table-endgame"), "bold")


def draw_hands(shown: Shown[ThreeLittleWolvesView]) -> Iterator[Prose]:
    """Every hand that is open to the viewer, sorted."""
    for owner in shown.view.builders:
        if owner.hand:
            whose = "you" if owner.seat == shown.view.you else "other"
            line = Line(shown("table-open-hand", whose=whose, seat=shown.name(owner.seat)))
            for card in owner.hand:
                line.append("  ").append(card, f"bold {STYLES[card[0]]}")
            yield Prose(line)


# The choices


def numbered(moves: Sequence[str]) -> list[str]:
    """The moves that have a number in the list: all but discards with a wolf."""
    kept = [move for move in moves if not move.startswith("discard")]
    return kept + [move for move in moves if move.startswith("discard") and " wolf " not in move]


def draw_choices(shown: Shown[ThreeLittleWolvesView], moves: Mapping[str, Standing | None]) -> RenderableType:
    """What can be built with each card and how it would stand, then the discards, then where wolves can go."""
    choices = list(enumerate(numbered(list(moves)), start=1))
    if choices[0][1].startswith("wolf"):
        return Group(*draw_placements(shown, choices))
    discards = [choice for choice in choices if choice[1].startswith("discard")]
    listed = choices[: len(choices) - len(discards)]
    effects = [(number, move, Prose(say_outlook(shown, move, moves[move]))) for number, move in listed]
    parts: list[RenderableType] = [numbered_list(effects)] if effects else []
    if discards:
        parts += [draw_row(discards), *draw_hosts(shown, [move for move in moves if " wolf " in move])]
    return Group(*parts)


def draw_row(choices: Sequence[tuple[int, str]]) -> Table:
    """Several choices in one row."""
    row = Table.grid(padding=(0, 2, 0, 0))
    for _ in choices:
        row.add_column(min_width=(WIDTH - 2) // max(len(choices), WOLVES) - 2)
    row.add_row(*(Line(f"{number:2} {move}", "bold") for number, move in choices))
    return row


def host(move: str) -> str:
    """The house to which a wolf goes."""
    return move.rpartition(" -> ")[2]


def draw_placements(
    shown: Shown[ThreeLittleWolvesView], choices: Iterable[tuple[int, str]]
) -> Iterator[RenderableType]:
    """The houses that can take a wolf, each with the wolves that can go there."""
    for house, some in groupby(choices, lambda choice: host(choice[1])):
        yield Prose(f" {house}: {say_house(shown, house)}")
        yield draw_row(list(some))


def draw_hosts(shown: Shown[ThreeLittleWolvesView], sent: Sequence[str]) -> Iterator[RenderableType]:
    """A discard may bring a wolf into one of these houses; which card and which wolf, the notation says."""
    if not sent:
        return
    wolves = sorted({move.split(" wolf ")[1][0] for move in sent})
    yield Prose(shown("choice-wolves", wolves=shown.listed(wolves), example=sent[0]))
    houses = {host(move) for move in sent}
    listed = (
        tower.house
        for owner in shown.view.builders
        for tower in sorted(owner.houses, key=place)
        if tower.house in houses
    )
    yield facts((f" {house}", say_house(shown, house)) for house in listed)


def place(tower: Tower) -> int:
    return HOUSE_NAMES.index(tower.name)


def say_outlook(shown: Shown[ThreeLittleWolvesView], move: str, preview: Standing | None) -> str:
    """What a move leads to, as far as its player can know."""
    verb, what, *how = move.split()
    if verb == "token":
        return say_house(shown, what)
    if verb == "pass":
        return shown("choice-pass", seat=shown.name(receiver(shown.view)))
    if verb == "pick":
        places = (shown.view.uses or {}).get(what)
        return shown("choice-pick", places=shown.listed(places)) if places else shown("choice-discard-only")
    assert preview
    owner = preview.house.partition(".")[0]
    roof = tower_at(shown.view, f"{owner}.{how[0]}").floors[-1].card if "basement" in how else what
    return say_standing(shown, preview.house, preview.height, roof)


def receiver(view: ThreeLittleWolvesView) -> str:
    """Who gets the card that the viewer passes: the left or the right neighbour (§3.7)."""
    seats = [builder.seat for builder in view.builders if not builder.smokey]
    pig = next(pig.card for pig in view.pigs if not pig.resolved)
    return seats[(seats.index(view.you or "") + (1 if pig == "bbp_left" else -1)) % len(seats)]


def tower_at(view: ThreeLittleWolvesView, house: str) -> Tower:
    return next(tower for builder in view.builders for tower in builder.houses if tower.house == house)


def say_house(shown: Shown[ThreeLittleWolvesView], house: str) -> str:
    """A house as it stands."""
    tower = tower_at(shown.view, house)
    return say_standing(shown, house, tower.height, tower.floors[-1].card)


def say_standing(shown: Shown[ThreeLittleWolvesView], house: str, height: int, roof: str) -> str:
    """The height of a house, how it compares with others of its colour, and what its roof brings."""
    owner, _, name = house.partition(".")
    rivals = [
        tower.height
        for builder in shown.view.builders
        for tower in builder.houses
        if tower.name == name and builder.seat != owner
    ]
    words = [shown("choice-height", height=height)]
    colour = shown(f"colour-{name.rstrip('123')}")
    words.append(shown("choice-rank", rank=rank(height, rivals) if name in COLOUR_NAMES else "white", colour=colour))
    vp = floor_card(shown, roof).roof_vp
    return shown.listed((*words, shown("choice-roof", vp=f"{vp:+d}")) if vp else words)


def floor_card(shown: Shown[ThreeLittleWolvesView], card: str) -> FloorCard:
    return components(shown.tables).floors[int(card[1:]) - 1]


def rank(here: int, rivals: Sequence[int]) -> str:
    """How a height compares with that of the other houses of its colour (§5)."""
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


def draw_scores(say: Wording, events: Sequence[Words]) -> RenderableType:
    """What is tallest and what falls, everybody's points line by line, and the winner."""
    winners = [event["seat"] for event in events if event["event"] == "game_won"]
    totals = [event for event in events if event["event"] == "total"]
    sheets = [score_lines(say, events, total["seat"]) for total in totals]
    panels = []
    for total, lines in zip(totals, sheets, strict=True):
        name, blank = say.name(total["seat"]), [("", "")] * (max(map(len, sheets)) - len(lines))
        title = f"★ {name} ★" if total["seat"] in winners else name
        sums = [(say("score-total"), str(total["vp"])), (say("score-from-wolves"), str(total["wolf_vp"]))]
        panels.append(Panel(Group(two_columns(lines + blank), Rule(style="dim"), two_columns(sums)), title=title))
    won = say.sentences(*(say.event(event) for event in events if event["event"] == "game_won"))
    sheet = side_by_side(panels, width=WIDTH // max(len(totals), 3))
    return Group(*say_verdicts(say, events), sheet, Prose(Line(won, "bold")))


def say_verdicts(say: Wording, events: Sequence[Words]) -> Iterator[Prose]:
    """Colour by colour: which house is the tallest and which one falls."""
    verdicts = [(str(event.get("house") or event["colour"]), event) for event in events if event["event"] in VERDICTS]
    for colour in COLOUR_NAMES:
        sentences = [say.event(event) for house, event in verdicts if house.rstrip("123") == colour]
        if sentences:
            yield Prose(say.sentences(*sentences))


def score_lines(say: Wording, events: Sequence[Words], seat: str) -> list[tuple[str, str]]:
    """The points of one player as they would be added up on paper, house by house and then the wolves."""
    fallen = [event["house"] for event in events if event["event"] == "house_demolished" and event["seat"] == seat]
    scored = [event for event in events if event["event"] in SCORES and event["seat"] == seat]
    lines = []
    for event in sorted(scored, key=lambda event: (*HOUSE_NAMES, None).index(event.get("house"))):
        line = say(
            f"score-{SCORES[event['event']]}",
            fate="falls" if event.get("house") in fallen else "stands",
            colour=say(f"colour-{event.get('house', 'white').rstrip('123')}"),
            number=event.get("token") or event.get("wolf") or 0,
            card=event.get("card", ""),
        )
        lines.append((line, f"{event['vp']:+d}"))
    return lines


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
DRAWN: Mapping[str, Callable[[Wording, Sequence[Words]], RenderableType]] = dict.fromkeys(
    (*VERDICTS, *SCORES, "card_left", "wolf_turned", "token_turned", "total", "game_won"), draw_scores
)


# What is printed on the cards


def draw_guide(shown: Shown[ThreeLittleWolvesView]) -> RenderableType:
    """The drawing and the notation explained, what cards do, what counts, and the whole discard pile."""
    made = components(shown.tables)
    effects = [(effects_of(shown, floor), name) for floor, name in zip(made.floors, NUMBER_NAMES, strict=True)]
    alike = ((" ".join(name for _, name in some), effect) for effect, some in groupby(effects, lambda pair: pair[0]))
    numbers = facts((names, effect) for names, effect in alike if effect)
    pigs = facts(
        (shown(f"card-{CARD_NAMES[pig]}"), shown(f"effect-{CARD_NAMES[pig]}")) for pig in dict.fromkeys(made.pigs)
    )
    points = {"standing": made.standing, "demolished": made.demolished, "tallest": made.tallest}
    said = shown("guide-points", **{name: f"{vp:+d}" for name, vp in points.items()})
    parts: list[RenderableType] = [Prose(shown("guide-drawing")), "", numbers, ""]
    parts += [Prose(shown("guide-baby-wolf")) if shown.view.baby_wolf else pigs, "", Prose(said)]
    if shown.view.discard:
        cards = " ".join(sorted(shown.view.discard, key=CARD_NAMES.index))
        parts += ["", Prose(shown("guide-discard", cards=cards))]
    return Group(*parts)


def effects_of(say: Wording, floor: FloorCard) -> str:
    """What is special about this number."""
    if not floor.copies:
        return ""
    return say.sentences(
        say("effect-other", value=floor.other_value) if floor.other_value else "",
        say("effect-basement", level=floor.basement) if floor.basement else "",
        say("effect-floors", floors=floor.roof_floors) if floor.roof_floors > 1 else "",
        say("effect-roof", vp=f"{floor.roof_vp:+d}") if floor.roof_vp else "",
    )


# The box


def draw_box(say: Wording, changed: Mapping[str, str]) -> Iterator[RenderableType]:
    """All cards and tokens; values that are not printed so are marked."""
    components(changed)
    rows = rows_of(say.game, changed)
    yield draw_floors(say, rows["floor_cards.csv"])
    pigs = a_table(say, "box", "pigs", "card", "effect", "copies")
    for row in rows["bbp_cards.csv"]:
        copies = row["copies"] + mark_of(row["tag_effect"], row["tag_assignment"])
        pigs.add_row(say(f"card-{row['id']}"), Prose(say(f"effect-{row['id']}")), copies)
    yield pigs
    yield draw_tokens(say, rows)


def draw_floors(say: Wording, rows: Rows) -> Table:
    table = a_table(say, "box", "floors", "number", "other", "basement", "roof-floors", "roof-vp", "copies")
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


def draw_tokens(say: Wording, tables: Mapping[str, Rows]) -> Table:
    """What tokens bring on a house that stands and on one that has fallen, and the house itself."""
    table = a_table(say, "box", "tokens", "token", "front", "back", "copies")
    wolves = [
        (row["token"], row["front_vp"], row["back_vp"], mark_of(row["tag_value"])) for row in tables["wolf_tokens.csv"]
    ]
    for token, front, back, mark in sorted(set(wolves)):
        copies = str(wolves.count((token, front, back, mark)))
        table.add_row(say("box-wolf", token=token), front + mark, back + mark, copies)
    for row in tables["bbp_tokens.csv"]:
        name, mark = say("box-bbp", token=row["token"].removeprefix("bbp_")), mark_of(row["tag"])
        table.add_row(name, row["front_vp"] + mark, row["back_vp"] + mark, "1")
    for row in tables["other_tokens.csv"]:
        vp = row["vp"] + mark_of(row["tag"]) if row["token"] == "tallest_house" else ""
        table.add_row(say(f"box-{row['token']}"), vp, "", row["copies"])
    standing, demolished = (row["vp"] + mark_of(row["tag"]) for row in tables["scoring.csv"][:2])
    table.add_row(say("box-house"), standing, demolished, "")
    return table
