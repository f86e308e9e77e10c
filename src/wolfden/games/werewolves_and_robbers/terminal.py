"""The Werewolves bEat Robbers' Horror in the terminal: the trick on the table, the score, and the cards in the box."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from wolfden.cli.marks import mark_of
from wolfden.cli.prose import Prose
from wolfden.engine.component_csv import read_table, shipped
from wolfden.engine.decision import MoveIndex, SeatIndex
from wolfden.engine.game import write_event
from wolfden.locale import Text
from wolfden.locale.say import say_all, say_event

from . import GAME
from .cards import (
    CARD_NAMES,
    CARDS,
    COPIES,
    KIND,
    KIND_NAMES,
    LETTERS,
    NUMBER,
    PLAYERS,
    SIDES,
    SPECIAL_STRENGTHS,
    SUITS,
    TABLES,
    TRUMP,
    Components,
    components,
)
from .notation import write_state
from .roles import ROLE_NAMES, TEAM_NAMES
from .state import MATCH, PLAY, State
from .tricks import card_in_trick, evaluate

Names: TypeAlias = Mapping[str, str]
Events: TypeAlias = Sequence[tuple[int, ...]]
Rows: TypeAlias = Sequence[Mapping[str, str]]
Words: TypeAlias = dict[str, Any]  # of the notation, as `write_state` and `write_event` give them

UNSAID = frozenset({"card_played", "chip_taken", "card_valued"})

KEY = GAME.key
PACKAGE = components.__module__.rpartition(".")[0]
WIDTH = 80
STYLES = {"treasure": "yellow", "robber": "red"}
SPECIAL_STYLE = "magenta"
ONE_OF_EACH = ("C8", "R8", "W1", "F1", "D1", "B1")

# §5.1, by role: the kind of cards that count, and the kind that halves them.
COUNTED = {"robber": "treasure", "traitor": "treasure", "werewolf": "robber"}
HALVING = {"robber": "werewolf", "traitor": "werewolf", "werewolf": "dagger"}


# The table


def draw_table(text: Text, sight: State, names: Names) -> RenderableType:
    """The trick and all seats in the order of play, and below them the hand.

    A sight remembers every card that was played; the table shows what `write_state` allows (§4.3).
    """
    state = write_state(sight)
    trick = [Prose(sentence) for sentence in say_trick(text, sight, state, names)]
    middle = Prose(Line(say_middle(text, sight, state), "dim"))
    panel = Panel(
        Group(draw_seats(text, sight, state, names), "", *trick, middle),
        title=title(text, sight, state, names),
        width=WIDTH,
    )
    return Group(panel, *draw_hands(text, sight, state, names))


def title(text: Text, sight: State, state: Words, names: Names) -> str:
    words = [text(f"{KEY}-table-game", game=state["game"], games=sight.players)] if sight.mode == MATCH else []
    words.append(text(f"{KEY}-table-trick", trick=state["trick"], tricks=sight.hand_size))
    words.append(text(f"{KEY}-table-dealer", seat=names[state["dealer"]]))
    return " · ".join(words)


def draw_seats(text: Text, sight: State, state: Words, names: Names) -> Table:
    """One row for each seat, the leader first: what it has played, and what everybody knows of it."""
    table = seats_table(text, sight)
    trick = state["plays"] or state["last_trick"]
    plays = {play["seat"]: play for play in trick}
    best = winner(trick)["seat"] if trick else None
    for name in clockwise(list(state["seats"]), trick[0]["seat"] if trick else state["leader"]):
        seat, turn = state["seats"][name], name == state["turn"]
        whose = f"{names[name]} {text(f'{KEY}-table-you')}" if name == viewer(sight) else names[name]
        card, value = Line(), ""
        if name in plays:
            card = draw_card(text, sight, plays[name]["card"])
            value = say_strength(text, strength(plays[name])) + (" ★" if name == best else "")
        known = [str(seat["held"]), str(seat["captured"]), say_role(text, seat)]
        if sight.chips:
            known.append("".join(text(f"{KEY}-table-chip-{chip}") for chip in reversed(seat["chips"])))
        if sight.mode == MATCH:
            known.append(str(seat["game_points"]))
        table.add_row("▶" if turn else "", whose, card, value, *known, style="bold" if turn else "")
    return table


def seats_table(text: Text, sight: State) -> Table:
    """Its columns, as wide as they ever need to be, so that they stay where they are from trick to trick."""
    cards = [draw_card(text, sight, CARD_NAMES[card]).plain for card in range(CARDS) if sight.deck[card]]
    values = [f"{say_strength(text, side + 10)} ★" for side in SIDES.values()]
    roles = [text(f"{KEY}-role-{role}") for role in ROLE_NAMES]
    roles.append(text(f"{KEY}-table-team-werewolves"))
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(min_width=1)
    table.add_column()
    for column, widest in ("card", cards), ("value", values):
        table.add_column(text(f"{KEY}-table-{column}"), min_width=max(map(cell_len, widest)))
    for column in ("held", "captured"):
        table.add_column(text(f"{KEY}-table-{column}"), justify="right", min_width=2)
    table.add_column(text(f"{KEY}-table-role"), min_width=max(map(cell_len, roles)))
    if sight.chips:
        table.add_column(text(f"{KEY}-table-chips"))
    if sight.mode == MATCH:
        table.add_column(text(f"{KEY}-table-points"), justify="right", min_width=2)
    return table


def clockwise(seats: list[str], first: str) -> list[str]:
    start = seats.index(first)
    return seats[start:] + seats[:start]


def viewer(sight: State) -> str | None:
    return GAME.seats(sight)[sight.viewer] if sight.viewer >= 0 else None


def strength(play: Words) -> int:
    """Of a card with a value such as T12, as the rules count it."""
    return {"L": 0, "T": TRUMP}[play["value"][0]] + int(play["value"][1:])


def winner(trick: Sequence[Words]) -> Words:
    """The strongest card of a trick, of equals the later (§3.4)."""
    return max(reversed(trick), key=strength)


def kind_of(card: str) -> str:
    return KIND_NAMES[KIND[CARD_NAMES.index(card)]]


def draw_card(text: Text, sight: State, card: str) -> Line:
    return draw_id(sight, card).append(" " + text(f"{KEY}-kind-{kind_of(card)}"))


def draw_id(sight: State, card: str) -> Line:
    """The id of a card, and how many chests or people are on it."""
    pips = f"·{sight.pips[CARD_NAMES.index(card)]}" if kind_of(card) in SUITS else ""
    return Line(card + pips, STYLES.get(kind_of(card), SPECIAL_STYLE))


def say_strength(text: Text, strength: int) -> str:
    side, rank = divmod(strength, TRUMP)
    return text(f"{KEY}-strength", side=text(f"{KEY}-side-{list(SIDES)[side]}"), rank=rank)


def say_role(text: Text, seat: Words) -> str:
    """The role, or only the team, or that nobody knows."""
    if seat["role"]:
        return text(f"{KEY}-role-{seat['role']}")
    return text(f"{KEY}-table-team-{seat['team']}") if seat["team"] else "?"


def say_trick(text: Text, sight: State, state: Words, names: Names) -> Iterator[str]:
    """Who leads, which suit is led, who is winning or has won, and why."""
    if state["plays"]:
        led = text(f"{KEY}-table-led", led=state["lead_suit"] or "none")
        yield say_all(text, led, say_winner(text, "winning", state["plays"], names))
    if state["last_trick"]:
        yield say_winner(text, "won", state["last_trick"], names)
    if sight.phase == PLAY and not state["plays"]:
        yield text(f"{KEY}-table-leads", seat=names[state["leader"]])


def say_winner(text: Text, how: str, trick: Sequence[Words], names: Names) -> str:
    best = winner(trick)
    equals = sum(strength(play) == strength(best) for play in trick)
    why = "later" if equals > 1 else list(SIDES)[strength(best) // TRUMP]
    return text(
        f"{KEY}-table-{how}",
        seat=names[best["seat"]],
        card=text(f"{KEY}-card-{best['card']}"),
        why=text(f"{KEY}-table-why", why=why),
    )


def say_middle(text: Text, sight: State, state: Words) -> str:
    """The chips that nobody has, and the card that takes no part."""
    sentences = [text(f"{KEY}-table-middle", **state["chips_in_middle"])] if sight.chips else []
    if sight.undealt:
        card = text(f"{KEY}-card-{state['set_aside']}") if state["set_aside"] else text(f"{KEY}-table-face-down")
        sentences.append(text(f"{KEY}-table-set-aside", card=card))
    return say_all(text, *sentences)


def draw_hands(text: Text, sight: State, state: Words, names: Names) -> Iterator[RenderableType]:
    """The own hand by suits, any others that are open, and with the memory aid the cards that were played."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for name, seat in state["seats"].items():
        if not seat["hand"]:
            continue
        if name != viewer(sight):
            grid.add_row(text(f"{KEY}-table-hand-of", seat=names[name]), draw_ids(sight, seat["hand"]))
            continue
        yield Prose(Line(text(f"{KEY}-table-you-are", role=seat["role"]), "bold"))
        for suit in (*SUITS, "special"):
            cards = [card for card in seat["hand"] if (kind_of(card) if kind_of(card) in SUITS else "special") == suit]
            if cards:
                grid.add_row(text(f"{KEY}-table-hand-{suit}"), draw_ids(sight, cards))
    if sight.memory_aid and sight.phase == PLAY:
        grid.add_row(text(f"{KEY}-table-played"), Prose(" ".join(state["played"]) or "-"))
    if grid.row_count:
        yield grid


def draw_ids(sight: State, cards: Sequence[str]) -> Prose:
    return Prose(Line("  ").join(draw_id(sight, card) for card in cards))


# Choices and events


def say_outlook(text: Text, sight: State, seat: SeatIndex, move: MoveIndex, names: Names) -> str:
    """What a card is that would be led, or how it would stand in the trick so far."""
    if sight.plays == 0:
        return describe(text, CARD_NAMES[move], sight.pips, strengths(sight))
    after = sight.copy()
    after.played[after.trick * after.players + after.plays] = move
    after.played_by[move] = seat
    after.plays += 1
    best = card_in_trick(after, evaluate(after))
    return text(
        f"{KEY}-outlook",
        ahead="yes" if best == move else "no",
        strength=say_strength(text, after.strengths[sight.plays]),
        seat=names[GAME.seats(after)[after.played_by[best]]],
        card=text(f"{KEY}-card-{CARD_NAMES[best]}"),
    )


def draw_trick(text: Text, events: Events, names: Names) -> RenderableType:
    """How strong the cards of a finished trick were, and who has won it."""
    plays = [event for event in (write_event(GAME, event) for event in events) if event["event"] == "card_valued"]
    won = Prose(say_event(text, GAME, events[-1], names))
    if not plays:
        return won
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(*(f"{names[play['seat']]} {play['card']}" for play in plays), style="bold")
    grid.add_row(*(say_strength(text, SIDES[play["side"]] + play["rank"]) for play in plays))
    return Group(Padding(grid, (0, 0, 0, 2), expand=False), won)


def draw_score(text: Text, events: Events, names: Names) -> RenderableType:
    """The score sheet of a game: piles, personal scores, team totals, game points (§5)."""
    told: dict[str, list[Words]] = {}
    for event in events:
        words = write_event(GAME, event)
        told.setdefault(words["event"], []).append(words)
    table = a_table(text, "score", "title", "seat", "role", "pile")
    for column in ("raw", "personal", "points"):
        table.add_column(text(f"{KEY}-score-{column}"), justify="right")
    for score, points in zip(told["personal_score"], told["game_points"], strict=True):
        pile = [event["card"] for event in told["card_in_pile"] if event["seat"] == score["seat"]]
        numbers = (score["raw"], score["score"], points["points"])
        role = text(f"{KEY}-role-{score['role']}")
        table.add_row(names[score["seat"]], role, Prose(sort_pile(pile, score["role"])), *map(str, numbers))
    ends = [event for event in events if GAME.event_types[event[0]].name in ("game_scored", "set_aside_shown")]
    verdict = say_all(text, *(say_event(text, GAME, event, names) for event in ends))
    return Group(table, *say_totals(text, told["personal_score"]), Prose(Line(verdict, "bold")), "")


def sort_pile(pile: Sequence[str], role: str) -> str:
    """First the cards that count, then those that halve, then the others."""
    counted = [card for card in pile if kind_of(card) == COUNTED[role]]
    halving = [f"½{card}" for card in pile if kind_of(card) == HALVING[role]]
    others = [card for card in pile if kind_of(card) not in (COUNTED[role], HALVING[role])]
    return " ".join((*counted, *halving, *([f"({' '.join(others)})"] if others else []))) or "-"


def say_totals(text: Text, scores: Sequence[Words]) -> Iterator[str]:
    """The sum of each team, times the number of its opponents (§5.2)."""
    for team in TEAM_NAMES:
        ours = [score["score"] for score in scores if (score["role"] == "robber") == (team == "robbers")]
        opponents = len(scores) - len(ours)
        yield text(
            f"{KEY}-score-team",
            team=text(f"{KEY}-team-{team}"),
            sum=f"({' + '.join(map(str, ours))})" if len(ours) > 1 else ours[0],
            opponents=opponents,
            total=sum(ours) * opponents,
        )


DRAWN: Mapping[str, Callable[[Text, Events, Names], RenderableType]] = {
    "card_valued": draw_trick,
    "trick_won": draw_trick,
    "card_in_pile": draw_score,
    "personal_score": draw_score,
    "game_scored": draw_score,
    "set_aside_shown": draw_score,
    "game_points": draw_score,
}


# What is printed on the cards


def draw_guide(text: Text, sight: State) -> RenderableType:
    """How a trick is won, what the cards of this deck are worth, and what counts in the end."""
    guide = Table.grid(padding=(0, 2, 0, 0))
    guide.add_column(style="bold", no_wrap=True)
    guide.add_row(text(f"{KEY}-guide-trick"), Prose(text(f"{KEY}-guide-trick-text")))
    for card in ONE_OF_EACH:
        if sight.deck[CARD_NAMES.index(card)]:
            about = say_all(text, describe(text, card, sight.pips, strengths(sight)), special(text, card))
            guide.add_row(draw_card(text, sight, card), Prose(about))
    guide.add_row(text(f"{KEY}-guide-score"), Prose(text(f"{KEY}-guide-score-text")))
    return guide


def strengths(sight: State) -> Mapping[str, int]:
    return {name: getattr(sight.special, name) for name in SPECIAL_STRENGTHS.values()}


def describe(text: Text, card: str, pips: Sequence[int], strengths: Mapping[str, int]) -> str:
    """What a numbered card shows, or how strong a special card is (§1.3, §1.5)."""
    kind, number = kind_of(card), CARD_NAMES.index(card)
    if kind in SUITS:
        return text(f"{KEY}-about-{kind}", number=NUMBER[number], pips=pips[number])
    said = {name: say_strength(text, strength) for name, strength in strengths.items()}
    if kind == "fortune_teller":
        return text(f"{KEY}-about-{kind}", strength=said[kind], spoiled=said["fortune_teller_with_werewolf"])
    return text(f"{KEY}-about-{kind}", strength=said["leading_werewolf" if kind == "werewolf" else kind])


def special(text: Text, card: str) -> str:
    """The role a card gives, and whom it halves (§2.3, §5.1)."""
    kind = kind_of(card)
    return text(f"{KEY}-also-{kind}") if kind in ("werewolf", "dagger", "traitor") else ""


# The box


def draw_box(text: Text, changed: Mapping[str, str]) -> Iterator[RenderableType]:
    """All cards and decks; values that are not printed so are marked."""
    made = components(changed)
    rows = {
        name: read_table(name, changed.get(name) or shipped(PACKAGE, name), columns).rows
        for name, columns in TABLES.items()
    }
    yield draw_numbered_cards(text, made, rows["cards.csv"])
    yield draw_special_cards(text, made, rows["strengths.csv"])
    yield draw_decks(text, made, rows["decks.csv"])
    used = mark_of(*(tag for table in rows.values() for row in table for tag in row.values()))
    for mark, id in ("*", "cards-reconstructed"), ("!", "cards-house-rule"):
        if mark in used:
            yield Prose(text(id))


def a_table(text: Text, part: str, heading: str, *columns: str) -> Table:
    heading = text(f"{KEY}-{part}-{heading}")
    table = Table(title=heading, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(text(f"{KEY}-{part}-{column}"))
    return table


def draw_numbered_cards(text: Text, made: Components, rows: Rows) -> Table:
    """The chests and people on each number, the numbers from left to right."""
    table = a_table(text, "box", "numbered", "number")
    table.padding = (0, 1, 0, 0)
    for number in range(1, COPIES[0] + 1):
        table.add_column(str(number), justify="right")
    for suit in SUITS:
        cards = [(pips, row) for pips, row in zip(made.pips, rows, strict=True) if row["suit"] == suit]
        table.add_row(text(f"{KEY}-box-{suit}"), *(f"{pips}{mark_of(row['tag_pips'])}" for pips, row in cards))
    return table


def draw_special_cards(text: Text, made: Components, rows: Rows) -> Table:
    table = a_table(text, "box", "special", "card", "name", "strength")
    for letter, kind in zip(LETTERS[2:], KIND_NAMES[2:], strict=True):
        copies = [card for card in CARD_NAMES if card[0] == letter]
        mark = mark_of(*(row["tag"] for row in rows if row["card"] == kind.replace("_", "-")))
        about = say_all(text, describe(text, copies[0], made.pips, made.strengths), special(text, copies[0]))
        table.add_row(" ".join(copies), text(f"{KEY}-kind-{kind}"), Prose(about + mark))
    return table


def draw_decks(text: Text, made: Components, rows: Rows) -> Table:
    table = a_table(text, "box", "decks", "players", "cards", "hand", "undealt", "without")
    for players, row in zip(PLAYERS, rows, strict=True):
        deck = made.decks[players]
        without = " ".join(CARD_NAMES[card] for card in range(CARDS) if not deck.holds[card]) or "-"
        count = f"{sum(deck.holds)}{mark_of(row['tag'])}"
        table.add_row(str(players), count, str(deck.hand), str(deck.undealt), without)
    return table
