"""The Werewolves bEat Robbers' Horror as a browser draws it: the trick, the players round it, the score sheet.

A sight remembers every card that was played; what is drawn keeps to `memory_aid` (§4.3).
"""

from collections.abc import Sequence

import msgspec

from wolfden.engine.decision import TRUTH, UNKNOWN, MoveIndex, SeatIndex, first_owing
from wolfden.engine.doors import Event
from wolfden.engine.game import fading

from . import GAME
from .cards import (
    CARD_NAMES,
    CARDS,
    KIND,
    ROBBER_CARD,
    SEAT_NAMES,
    TRAITOR_CHIP,
    TREASURE_CARD,
    TRUMP,
    WEREWOLF_CHIP,
)
from .notation import cards, write
from .roles import (
    ROBBERS,
    ROLE_NAMES,
    TEAM_NAMES,
    TRAITOR_OR_WEREWOLF,
    WEREWOLVES,
    proven_role,
    role_of,
    team_of,
)
from .scoring import games_scored
from .state import MATCH, MATCH_OVER, Result, State
from .tricks import card_in_trick, evaluate, suit_led

SIDE_NAMES = ("lead", "trump")
FADING = fading(GAME)


class TrickCard(msgspec.Struct):
    """A card of a trick, as strong as it is so far: cards to come may still change that."""

    seat: str
    card: str
    side: str  # lead or trump
    rank: int


class Trick(msgspec.Struct):
    """The running trick; until the next lead, the one just finished."""

    cards: list[TrickCard]  # in the order of play
    finished: bool
    led: str | None  # the suit
    winner: str  # so far, or for good
    why: str  # the winning card is a trump, the highest of the lead side, or the later of equals


class TrickTaken(msgspec.Struct):
    leader: str
    cards: list[str]  # in the order of play
    winner: str


class TrickTaker(msgspec.Struct):
    seat: str
    held: int
    hand: list[str] | None
    role: str | None  # null unless it is the viewer's own, proven or open
    team: str | None  # may be known before the role
    captured: int
    pile: list[str] | None  # the captured cards, open at the end only
    chips: list[str]  # the topmost last
    game_points: int


class Chips(msgspec.Struct):
    """The chips that nobody has taken."""

    werewolf: int
    traitor: int


class Pips(msgspec.Struct):
    """The chests and people on the numbers 1, 2 ...; 0 on a number that takes no part."""

    treasure: list[int]
    robber: list[int]


class SheetLine(msgspec.Struct):
    seat: str
    role: str
    score: int
    game_point: bool


class ScoreSheet(msgspec.Struct):
    """A finished game of the match."""

    lines: list[SheetLine]
    robbers: int
    werewolves: int
    winner: str | None  # null: drawn
    set_aside: str | None


class WerewolvesAndRobbersView(msgspec.Struct, tag_field="game", tag=GAME.key):
    you: str | None
    over: bool
    game_number: int
    games: int
    dealer: str
    leader: str
    turn: str | None
    trick_number: int
    tricks: int
    trick: Trick | None
    seats: list[TrickTaker]  # clockwise
    pips: Pips
    set_aside: str | None
    set_aside_count: int  # 1 if a card takes no part
    chips: Chips | None
    played: list[str] | None  # with the memory aid, and when all is over
    taken: list[TrickTaken] | None  # the tricks of the last game, when all is over
    sheets: list[ScoreSheet]


class Strength(msgspec.Struct, tag_field="game", tag=GAME.key):
    """How a card would stand in the trick if it were played now."""

    card: str
    side: str
    rank: int
    wins: bool  # so far
    ahead: TrickCard  # the card that would win so far, this one or another


def view(sight: State) -> WerewolvesAndRobbersView:
    """The table as the viewer of this sight may be shown it."""
    over = sight.phase == MATCH_OVER
    is_open = over or sight.viewer == TRUTH
    players = range(sight.players)
    return WerewolvesAndRobbersView(
        you=SEAT_NAMES[sight.viewer] if sight.viewer >= 0 else None,
        over=over,
        game_number=sight.game + 1,
        games=sight.players if sight.mode == MATCH else 1,
        dealer=SEAT_NAMES[sight.dealer],
        leader=SEAT_NAMES[sight.leader],
        turn=write("seat", first_owing(sight)),
        trick_number=min(sight.trick + 1, sight.hand_size),
        tricks=sight.hand_size,
        trick=trick(sight),
        seats=[trick_taker(sight, seat, is_open) for seat in players],
        pips=Pips(pips(sight, TREASURE_CARD), pips(sight, ROBBER_CARD)),
        set_aside=write("card", sight.set_aside),
        set_aside_count=sight.undealt,
        chips=Chips(*sight.chips_in_middle) if sight.chips else None,
        played=cards(sight.played_by, players) if is_open or sight.memory_aid else None,
        taken=tricks_taken(sight) if is_open else None,
        sheets=[score_sheet(sight, result) for result in sight.results[: games_scored(sight)]],
    )


def pips(sight: State, suit: int) -> list[int]:
    return [sight.pips[card] * sight.deck[card] for card in range(CARDS) if KIND[card] == suit]


def trick(sight: State) -> Trick | None:
    """The cards of the trick with their strengths; which one wins, and why (§3.4)."""
    judged = sight.copy()
    if sight.plays == 0:
        if sight.trick == 0:
            return None
        judged.trick, judged.plays = sight.trick - 1, sight.players
    best = evaluate(judged)
    strengths = judged.strengths[: judged.plays]
    equals = strengths.count(strengths[best])
    return Trick(
        cards=[trick_card(judged, play) for play in range(judged.plays)],
        finished=judged.plays == sight.players,
        led=write("suit", suit_led(judged)),
        winner=SEAT_NAMES[judged.played_by[card_in_trick(judged, best)]],
        why="later" if equals > 1 else SIDE_NAMES[strengths[best] // TRUMP],
    )


def on_the_table(sight: State) -> list[str]:
    """The cards of the running trick; until the next lead, of the one just finished."""
    end = sight.trick * sight.players + sight.plays
    start = end - (sight.plays or sight.players)
    return [CARD_NAMES[card] for card in sight.played[max(0, start) : end]]


def trick_card(judged: State, play: int) -> TrickCard:
    card = card_in_trick(judged, play)
    side, rank = divmod(judged.strengths[play], TRUMP)
    return TrickCard(SEAT_NAMES[judged.played_by[card]], CARD_NAMES[card], SIDE_NAMES[side], rank)


def trick_taker(sight: State, seat: int, is_open: bool) -> TrickTaker:
    place = sight.seats[seat]
    knows_hand = place.hand[0] != UNKNOWN
    role = role_of(sight, seat) if knows_hand else proven_role(sight, seat)
    return TrickTaker(
        seat=SEAT_NAMES[seat],
        held=place.held,
        hand=cards(place.hand, (1,)) if knows_hand else None,
        role=None if role in (UNKNOWN, TRAITOR_OR_WEREWOLF) else ROLE_NAMES[role],
        team=None if role == UNKNOWN else TEAM_NAMES[team_of(role)],
        captured=place.captured,
        pile=cards(sight.taken_by, (seat,)) if is_open else None,
        chips=["traitor"] * place.chips[TRAITOR_CHIP] + ["werewolf"] * place.chips[WEREWOLF_CHIP],
        game_points=place.game_points,
    )


def tricks_taken(sight: State) -> list[TrickTaken]:
    starts = range(0, sight.trick * sight.players, sight.players)
    return [trick_taken(sight, sight.played[start : start + sight.players]) for start in starts]


def trick_taken(sight: State, played: Sequence[int]) -> TrickTaken:
    leader, winner = sight.played_by[played[0]], sight.taken_by[played[0]]
    return TrickTaken(SEAT_NAMES[leader], [CARD_NAMES[card] for card in played], SEAT_NAMES[winner])


def score_sheet(sight: State, result: Result) -> ScoreSheet:
    """How a game was scored (§5)."""
    lines = [
        SheetLine(SEAT_NAMES[seat], ROLE_NAMES[role], result.personal[seat], team_of(role) == result.winner)
        for seat, role in enumerate(result.roles[: sight.players])
    ]
    robbers, werewolves = result.totals[ROBBERS], result.totals[WEREWOLVES]
    return ScoreSheet(lines, robbers, werewolves, write("team", result.winner), write("card", result.set_aside))


def preview(sight: State, seat: SeatIndex, move: MoveIndex) -> Strength:
    """How this card would stand in the running trick, as far as it has gone."""
    after = sight.copy()
    after.played[after.trick * after.players + after.plays] = move
    after.played_by[move] = seat
    after.plays += 1
    best = evaluate(after)
    card = trick_card(after, sight.plays)
    return Strength(card.card, card.side, card.rank, best == sight.plays, trick_card(after, best))


def fade(sight: State, events: list[Event]) -> list[Event]:
    """Cards of the trick that lies on the table, and none of those before it (§4.3)."""
    shown = on_the_table(sight)
    return [event for event in events if event["event"] not in FADING or event["card"] in shown]
