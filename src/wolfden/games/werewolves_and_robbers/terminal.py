"""The Werewolves bEat Robbers' Horror in the terminal: the trick on the table, the score, and the cards in the box."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from wolfden.cli.box import Rows, mark_of, rows_of
from wolfden.cli.prose import Prose
from wolfden.cli.shown import Shown, a_table, facts
from wolfden.engine.game import Words
from wolfden.locale.say import Wording

from .cards import CARD_NAMES, CARDS, COPIES, KIND_NAMES, LETTERS, PLAYERS, SUITS, TRUMP, Components, components
from .view import SIDE_NAMES, Strength, TrickTaker, WerewolvesAndRobbersView

UNSAID = frozenset({"card_played", "chip_taken", "card_valued"})

WIDTH = 80
STYLES = {"treasure": "yellow", "robber": "red"}
SPECIAL_STYLE = "magenta"
SPECIAL = "special"  # the cards of no suit
ONE_OF_EACH = ("C8", "R8", "W1", "F1", "D1", "B1")
ROLES = ("robber", "werewolf", "traitor")

# §5.1, by role: the kind of cards that count, and the kind that halves them.
COUNTED = {"robber": "treasure", "traitor": "treasure", "werewolf": "robber"}
HALVING = {"robber": "werewolf", "traitor": "werewolf", "werewolf": "dagger"}


# The table


def draw_table(shown: Shown[WerewolvesAndRobbersView]) -> RenderableType:
    """The trick and all seats in the order of play, and below them the hand."""
    view = shown.view
    title = [shown("table-game", game=view.game_number, games=view.games)] if view.games > 1 else []
    title.append(shown("table-trick", trick=view.trick_number, tricks=view.tricks))
    title.append(shown("table-dealer", seat=shown.name(view.dealer)))
    trick = [Prose(sentence) for sentence in say_trick(shown)]
    inside = Group(draw_seats(shown), "", *trick, Prose(Line(say_middle(shown), "dim")))
    return Group(Panel(inside, title=" · ".join(title), width=WIDTH), *draw_hands(shown))


def draw_seats(shown: Shown[WerewolvesAndRobbersView]) -> Table:
    """One row for each seat, the leader first: what it has played, and what everybody knows of it."""
    view, table = shown.view, seats_table(shown)
    plays = {play.seat: play for play in view.trick.cards} if view.trick else {}
    first = next(iter(plays), view.leader)
    start = [player.seat for player in view.seats].index(first)
    for player in view.seats[start:] + view.seats[:start]:
        is_current, card, value = player.seat == view.turn, Line(), ""
        whose = (
            f"{shown.name(player.seat)} {shown('table-you')}" if player.seat == view.you else shown.name(player.seat)
        )
        if view.trick and player.seat in plays:
            play = plays[player.seat]
            card = draw_card(shown, play.card)
            value = say_strength(shown, play.side, play.rank) + (" ★" if player.seat == view.trick.winner else "")
        known = [str(player.held), str(player.captured), say_role(shown, player)]
        if view.chips:
            known.append("".join(shown(f"table-chip-{chip}") for chip in reversed(player.chips)))
        if view.games > 1:
            known.append(str(player.game_points))
        table.add_row("▶" if is_current else "", whose, card, value, *known, style="bold" if is_current else "")
    return table


def seats_table(shown: Shown[WerewolvesAndRobbersView]) -> Table:
    """Its columns, as wide as they ever need to be, so that they stay where they are from trick to trick."""
    values = [f"{say_strength(shown, side, 10)} ★" for side in SIDE_NAMES]
    roles = [*(shown(f"role-{role}") for role in ROLES), shown("table-team-werewolves")]
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(min_width=1)
    table.add_column()
    for column, widest in ("card", [draw_card(shown, card).plain for card in CARD_NAMES]), ("value", values):
        table.add_column(shown(f"table-{column}"), min_width=max(map(cell_len, widest)))
    for column in ("held", "captured"):
        table.add_column(shown(f"table-{column}"), justify="right", min_width=2)
    table.add_column(shown("table-role"), min_width=max(map(cell_len, roles)))
    if shown.view.chips:
        table.add_column(shown("table-chips"))
    if shown.view.games > 1:
        table.add_column(shown("table-points"), justify="right", min_width=2)
    return table


def kind_of(card: str) -> str:
    return KIND_NAMES[LETTERS.index(card[0])]


def suit_of(card: str) -> str:
    return kind_of(card) if kind_of(card) in SUITS else SPECIAL


def pips_of(view: WerewolvesAndRobbersView, card: str) -> int:
    """The chests or people on a card; a special one has none."""
    pips = {"treasure": view.pips.treasure, "robber": view.pips.robber}
    return pips[kind_of(card)][int(card[1:]) - 1] if kind_of(card) in pips else 0


def draw_card(shown: Shown[WerewolvesAndRobbersView], card: str) -> Line:
    return draw_id(shown.view, card).append(" " + shown(f"kind-{kind_of(card)}"))


def draw_id(view: WerewolvesAndRobbersView, card: str) -> Line:
    """The id of a card, and how many chests or people are on it."""
    pips = "" if suit_of(card) == SPECIAL else f"·{pips_of(view, card)}"
    return Line(card + pips, STYLES.get(kind_of(card), SPECIAL_STYLE))


def draw_ids(view: WerewolvesAndRobbersView, cards: Sequence[str]) -> Prose:
    return Prose(Line("  ").join(draw_id(view, card) for card in cards))


def say_strength(say: Wording, side: str, rank: int) -> str:
    return say("strength", side=say(f"side-{side}"), rank=rank)


def say_role(say: Wording, player: TrickTaker) -> str:
    """The role, or only the team, or that nobody knows."""
    if player.role:
        return say(f"role-{player.role}")
    return say(f"table-team-{player.team}") if player.team else "?"


def say_trick(shown: Shown[WerewolvesAndRobbersView]) -> Iterator[str]:
    """Who leads, which suit is led, who is winning or has won, and why."""
    trick = shown.view.trick
    if trick:
        best = next(play for play in trick.cards if play.seat == trick.winner)
        led = "" if trick.finished else shown("table-led", led=trick.led or "none")
        how = "won" if trick.finished else "winning"
        why = shown("table-why", why=trick.why)
        won = shown(f"table-{how}", seat=shown.name(best.seat), card=shown(f"card-{best.card}"), why=why)
        yield shown.sentences(led, won)
    if not shown.view.over and (trick is None or trick.finished):
        yield shown("table-leads", seat=shown.name(shown.view.leader))


def say_middle(shown: Shown[WerewolvesAndRobbersView]) -> str:
    """The chips that nobody has, and the card that takes no part."""
    view, sentences = shown.view, []
    if view.chips:
        sentences.append(shown("table-middle", werewolf=view.chips.werewolf, traitor=view.chips.traitor))
    if view.set_aside_count:
        card = shown(f"card-{view.set_aside}") if view.set_aside else shown("table-face-down")
        sentences.append(shown("table-set-aside", card=card))
    return shown.sentences(*sentences)


def draw_hands(shown: Shown[WerewolvesAndRobbersView]) -> Iterator[RenderableType]:
    """The own hand by suits, any others that are open, and with the memory aid the cards that were played."""
    view, grid = shown.view, Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for player in view.seats:
        if not player.hand:
            continue
        if player.seat != view.you:
            grid.add_row(shown("table-hand-of", seat=shown.name(player.seat)), draw_ids(view, player.hand))
            continue
        yield Prose(Line(shown("table-you-are", role=player.role or ""), "bold"))
        for suit in (*SUITS, SPECIAL):
            cards = [card for card in player.hand if suit_of(card) == suit]
            if cards:
                grid.add_row(shown(f"table-hand-{suit}"), draw_ids(view, cards))
    if view.played is not None and not view.over:
        grid.add_row(shown("table-played"), Prose(" ".join(view.played) or "-"))
    if grid.row_count:
        yield grid


# Choices and events


def say_outlook(shown: Shown[WerewolvesAndRobbersView], move: str, preview: Strength) -> str:
    """What a card is that would be led, or how it would stand in the trick so far."""
    trick = shown.view.trick
    if trick is None or trick.finished:
        return describe(shown, move, pips_of(shown.view, move), components(shown.tables).strengths)
    return shown(
        "outlook",
        ahead="yes" if preview.wins else "no",
        strength=say_strength(shown, preview.side, preview.rank),
        seat=shown.name(preview.ahead.seat),
        card=shown(f"card-{preview.ahead.card}"),
    )


def draw_trick(say: Wording, events: Sequence[Words]) -> RenderableType:
    """How strong the cards of a finished trick were, and who has won it."""
    plays, won = [event for event in events if event["event"] == "card_valued"], Prose(say.event(events[-1]))
    if not plays:
        return won
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(*(f"{say.name(play['seat'])} {play['card']}" for play in plays), style="bold")
    grid.add_row(*(say_strength(say, play["side"], play["rank"]) for play in plays))
    return Group(Padding(grid, (0, 0, 0, 2), expand=False), won)


def draw_score(say: Wording, events: Sequence[Words]) -> RenderableType:
    """The score sheet of a game: piles, personal scores, team totals, game points (§5)."""
    scores, all_points, piles = (
        [event for event in events if event["event"] == name]
        for name in ("personal_score", "game_points", "card_in_pile")
    )
    table = a_table(say, "score", "title", "seat", "role", "pile")
    for column in ("raw", "personal", "points"):
        table.add_column(say(f"score-{column}"), justify="right")
    for score, points in zip(scores, all_points, strict=True):
        pile = [event["card"] for event in piles if event["seat"] == score["seat"]]
        numbers = (score["raw"], score["score"], points["points"])
        role = say(f"role-{score['role']}")
        table.add_row(say.name(score["seat"]), role, Prose(sort_pile(pile, score["role"])), *map(str, numbers))
    verdict = say.sentences(
        *(say.event(event) for event in events if event["event"] in ("game_scored", "set_aside_shown"))
    )
    return Group(table, *say_totals(say, scores), Prose(Line(verdict, "bold")), "")


def sort_pile(pile: Sequence[str], role: str) -> str:
    """First the cards that count, then those that halve, then the others."""
    counted = [card for card in pile if kind_of(card) == COUNTED[role]]
    halving = [f"½{card}" for card in pile if kind_of(card) == HALVING[role]]
    others = " ".join(card for card in pile if kind_of(card) not in (COUNTED[role], HALVING[role]))
    return " ".join((*counted, *halving, *([f"({others})"] if others else []))) or "-"


def say_totals(say: Wording, scores: Sequence[Words]) -> Iterator[str]:
    """The sum of each team, times the number of its opponents (§5.2)."""
    for team in ("robbers", "werewolves"):
        ours = [score["score"] for score in scores if (score["role"] == "robber") == (team == "robbers")]
        opponents = len(scores) - len(ours)
        yield say(
            "score-team",
            team=say(f"team-{team}"),
            sum=f"({' + '.join(map(str, ours))})" if len(ours) > 1 else ours[0],
            opponents=opponents,
            total=sum(ours) * opponents,
        )


DRAWN: Mapping[str, Callable[[Wording, Sequence[Words]], RenderableType]] = {
    **dict.fromkeys(("card_valued", "trick_won"), draw_trick),
    **dict.fromkeys(("card_in_pile", "personal_score", "game_scored", "set_aside_shown", "game_points"), draw_score),
}


# What is printed on the cards


def draw_guide(shown: Shown[WerewolvesAndRobbersView]) -> RenderableType:
    """How a trick is won, what the cards of this deck are worth, and what counts in the end."""
    box = components(shown.tables)
    deck = box.decks[len(shown.view.seats)].holds
    about = [
        (draw_card(shown, card), describe_whole(shown, card, box))
        for card in ONE_OF_EACH
        if deck[CARD_NAMES.index(card)]
    ]
    trick = (shown("guide-trick"), shown("guide-trick-text"))
    return facts((trick, *about, (shown("guide-score"), shown("guide-score-text"))))


def describe_whole(say: Wording, card: str, box: Components) -> str:
    """With the role a card gives, and whom it halves (§2.3, §5.1)."""
    also = say(f"also-{kind_of(card)}") if kind_of(card) in ("werewolf", "dagger", "traitor") else ""
    return say.sentences(describe(say, card, box.pips[CARD_NAMES.index(card)], box.strengths), also)


def describe(say: Wording, card: str, pips: int, strengths: Mapping[str, int]) -> str:
    """What a numbered card shows, or how strong a special card is (§1.3, §1.5)."""
    kind = kind_of(card)
    if kind in SUITS:
        return say(f"about-{kind}", number=int(card[1:]), pips=pips)
    said = {name: say_strength(say, SIDE_NAMES[n // TRUMP], n % TRUMP) for name, n in strengths.items()}
    if kind == "fortune_teller":
        return say(f"about-{kind}", strength=said[kind], spoiled=said["fortune_teller_with_werewolf"])
    return say(f"about-{kind}", strength=said["leading_werewolf" if kind == "werewolf" else kind])


# The box


def draw_box(say: Wording, changed: Mapping[str, str]) -> Iterator[RenderableType]:
    """All cards and decks; values that are not printed so are marked."""
    made, rows = components(changed), rows_of(say.game, changed)
    yield draw_numbered_cards(say, made, rows["cards.csv"])
    yield draw_special_cards(say, made, rows["strengths.csv"])
    yield draw_decks(say, made, rows["decks.csv"])


def draw_numbered_cards(say: Wording, made: Components, rows: Rows) -> Table:
    """The chests and people on each number, the numbers from left to right."""
    table = a_table(say, "box", "numbered", "number")
    table.padding = (0, 1, 0, 0)
    for number in range(1, COPIES[0] + 1):
        table.add_column(str(number), justify="right")
    for suit in SUITS:
        cards = [(pips, row) for pips, row in zip(made.pips, rows, strict=True) if row["suit"] == suit]
        table.add_row(say(f"box-{suit}"), *(f"{pips}{mark_of(row['tag_pips'])}" for pips, row in cards))
    return table


def draw_special_cards(say: Wording, made: Components, rows: Rows) -> Table:
    table = a_table(say, "box", "special", "card", "name", "strength")
    for kind in KIND_NAMES[len(SUITS) :]:
        copies = [card for card in CARD_NAMES if kind_of(card) == kind]
        mark = mark_of(*(row["tag"] for row in rows if row["card"] == kind.replace("_", "-")))
        table.add_row(" ".join(copies), say(f"kind-{kind}"), Prose(describe_whole(say, copies[0], made) + mark))
    return table


def draw_decks(say: Wording, made: Components, rows: Rows) -> Table:
    table = a_table(say, "box", "decks", "players", "cards", "hand", "undealt", "without")
    for players, row in zip(PLAYERS, rows, strict=True):
        deck = made.decks[players]
        without = " ".join(CARD_NAMES[card] for card in range(CARDS) if not deck.holds[card]) or "-"
        count = f"{sum(deck.holds)}{mark_of(row['tag'])}"
        table.add_row(str(players), count, str(deck.hand), str(deck.undealt), without)
    return table
