"""Woof!! as a browser draws it: the players in a circle, what lies before them, and the viewer's own cards.

A sight remembers every card its viewer has looked at; what is drawn keeps to `memory_aid` (§4.3).
"""

from collections import Counter

import msgspec

from wolfden.engine.decision import TRUTH, UNKNOWN
from wolfden.engine.doors import Event
from wolfden.engine.game import fading

from . import GAME
from .cards import (
    ABOUT_IDENTITY,
    DOUBLE,
    NO_TARGET,
    NUMBER_NAMES,
    QUESTIONS,
    ROLE_CARDS,
    ROLES,
    SINGLE,
    SLOTS,
)
from .notation import ARROWS, NAMES, STATES, questions, write
from .roles import identity
from .state import ASKED_OF, GAME_OVER, LOOKED_AT, NOT_SET, TURN, Player, State

FACE_NAMES = NAMES["face"]
FADING = fading(GAME)


class RoleCard(msgspec.Struct):
    card: str
    picture: str
    face: str  # what is announced after a look; a disguised card shows another role, or that it is hidden


class CardKind(msgspec.Struct):
    """Role cards of the deck that look the same."""

    picture: str
    face: str
    copies: int


class QuestionCard(msgspec.Struct):
    question: str
    about: str  # identity or cards
    yes: list[str]  # the roles to which the answer is yes


class Marker(msgspec.Struct):
    """What somebody announced after a look at one of this player's cards."""

    turn: int
    by: str
    slot: int  # where the card lay
    face: str


class Answer(msgspec.Struct):
    """A question this player has answered, in truth."""

    turn: int
    by: str
    question: str
    yes: bool


class Seen(msgspec.Struct):
    """A card somebody has looked at: kept only with the memory aid, and at the end."""

    turn: int
    by: str
    seat: str
    slot: int
    card: RoleCard


class Board(msgspec.Struct):
    """The two dials of a declaration: a number, 0 for nobody, X."""

    single: str
    double: str


class Quarry(msgspec.Struct):
    """Whom an identity seeks."""

    single: str
    double: str | None


class WoofPlayer(msgspec.Struct):
    seat: str
    neutral: bool
    cards: list[RoleCard | None]  # by slot
    identity: str | None
    seeks: Quarry | None
    questions: list[str] | None
    held: int
    handled: bool  # the cards may have changed places since somebody last looked at one
    markers: list[Marker]
    answers: list[Answer]
    declared: int | None  # first, second ... to declare early
    ready: bool  # the board lies face down, or is turned up
    board: Board | None
    score: int
    red: int  # wrong markers
    black: int


class WoofPoints(msgspec.Struct):
    early: int
    final: int
    misled: int


class WoofView(msgspec.Struct, tag_field="game", tag=GAME.key):
    you: str | None
    over: bool
    phase: str
    round: int
    rounds: int
    start: str
    turn: str | None
    cycle: int
    turn_limit: int | None
    early: list[str]  # in the order of their declarations
    threshold: int  # early declarations that end the turns
    markers_to_end: int  # wrong markers that end the game
    points: WoofPoints
    players: list[WoofPlayer]  # clockwise, the neutral player last
    deck: list[CardKind]  # all role cards of this game
    questions: list[QuestionCard]
    seen: list[Seen] | None  # null: it has to be remembered


def view(sight: State) -> WoofView:
    """The table as the viewer of this sight may be shown it."""
    over = sight.phase == GAME_OVER
    return WoofView(
        you=NUMBER_NAMES[sight.viewer] if sight.viewer >= 0 else None,
        over=over,
        phase=STATES[sight.phase],
        round=sight.round,
        rounds=sight.box.rounds,
        start=NUMBER_NAMES[sight.start],
        turn=NUMBER_NAMES[sight.current] if sight.phase == TURN else None,
        cycle=sight.cycle,
        turn_limit=sight.turn_limit or None,
        early=[NUMBER_NAMES[seat] for seat in sight.early[: sight.early_count]],
        threshold=sight.box.threshold,
        markers_to_end=sight.box.wrong_markers_to_end,
        points=WoofPoints(sight.box.points_early, sight.box.points_final, sight.box.points_misled),
        players=players(sight),
        deck=deck(sight),
        questions=[question_card(sight, question) for question in range(len(QUESTIONS))],
        seen=seen(sight, over or sight.viewer == TRUTH),
    )


def deck(sight: State) -> list[CardKind]:
    kinds = Counter((sight.box.picture[card], sight.box.face[card]) for card in sight.box.deck[: SLOTS * sight.in_play])
    return [CardKind(ROLES[picture], FACE_NAMES[face], copies) for (picture, face), copies in sorted(kinds.items())]


def role_card(sight: State, card: int) -> RoleCard:
    return RoleCard(ROLE_CARDS[card], ROLES[sight.box.picture[card]], FACE_NAMES[sight.box.face[card]])


def question_card(sight: State, question: int) -> QuestionCard:
    yes = sight.box.question_yes[question]
    return QuestionCard(
        question=QUESTIONS[question],
        about="identity" if sight.box.question_kind[question] == ABOUT_IDENTITY else "cards",
        yes=[role for number, role in enumerate(ROLES) if yes >> number & 1],
    )


def players(sight: State) -> list[WoofPlayer]:
    """Everybody, with the markers and answered questions that lie before them."""
    made = [woof_player(sight, number) for number in range(sight.in_play)]
    log = sight.log
    for turn in range(log.count):
        before, by = made[log.target[turn]], NUMBER_NAMES[log.seat[turn]]
        if log.action[turn] == LOOKED_AT:
            before.markers.append(Marker(turn + 1, by, log.slot[turn], FACE_NAMES[log.told[turn]]))
        elif log.action[turn] == ASKED_OF:
            before.answers.append(Answer(turn + 1, by, QUESTIONS[log.question[turn]], bool(log.told[turn])))
    return made


def woof_player(sight: State, number: int) -> WoofPlayer:
    player = sight.players[number]
    knows_cards = player.cards[0] != UNKNOWN
    neutral = number >= sight.player_count
    role = identity(sight, number) if knows_cards else UNKNOWN
    return WoofPlayer(
        seat=NUMBER_NAMES[number],
        neutral=neutral,
        cards=[None if card == UNKNOWN else role_card(sight, card) for card in player.cards],
        identity=write("role", role),
        seeks=quarry(sight, role) if knows_cards and not neutral else None,
        questions=questions(player.questions) if player.questions[0] != UNKNOWN and not neutral else None,
        held=player.held,
        handled=bool(player.handled),
        markers=[],
        answers=[],
        declared=sight.early.index(number) + 1 if player.declared else None,
        ready=not neutral and player.board[SINGLE] != NOT_SET,
        board=None if neutral else board(player),
        score=player.score,
        red=player.red,
        black=player.black,
    )


def quarry(sight: State, role: int) -> Quarry:
    single, double = sight.box.targets[2 * role + SINGLE], sight.box.targets[2 * role + DOUBLE]
    return Quarry(ROLES[single], None if double == NO_TARGET else ROLES[double])


def board(player: Player) -> Board | None:
    """The dials, if they are set and the viewer may see them."""
    if player.board[SINGLE] in (NOT_SET, UNKNOWN):
        return None
    return Board(ARROWS[player.board[SINGLE]], ARROWS[player.board[DOUBLE]])


def seen(sight: State, is_open: bool) -> list[Seen] | None:
    """With the memory aid the viewer's own looks of this round, when all is open everybody's (§4.3)."""
    if not is_open and (not sight.memory_aid or sight.viewer < 0):
        return None
    log = sight.log
    return [
        Seen(
            turn=turn + 1,
            by=NUMBER_NAMES[log.seat[turn]],
            seat=NUMBER_NAMES[log.target[turn]],
            slot=log.slot[turn],
            card=role_card(sight, log.card[turn]),
        )
        for turn in range(log.count)
        if log.action[turn] == LOOKED_AT and (is_open or log.seat[turn] == sight.viewer)
    ]


def fade(sight: State, events: list[Event]) -> list[Event]:
    """Who looked where is public memory; what was seen there is shown once (§4.3)."""
    return [event | {"card": None} if event["event"] in FADING else event for event in events]
