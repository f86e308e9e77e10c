"""Moves, deals and states of Woof!! in the notation, both ways."""

from collections.abc import Iterable

from wolfden.engine.decision import UNKNOWN, MoveIndex, SeatIndex
from wolfden.engine.errors import BadDeal, BadMove
from wolfden.engine.game import MoveForm, Word, Words, writer

from .cards import FACE_NAMES, HAND, NUMBER_NAMES, QUESTIONS, ROLE_CARDS, ROLES, SLOTS
from .roles import find_identities, identity
from .rules import begin_round
from .scoring import COLOUR_NAMES, END_NAMES, WHEN_NAMES
from .state import ASKED_OF, FINAL, GAME_OVER, LOOKED_AT, NOT_SET, TURN, State

ARROWS = ("0", *NUMBER_NAMES, "X")
STATES = {TURN: "TURN", FINAL: "FINAL", GAME_OVER: "GAME_OVER"}

NAMES = {
    "seat": NUMBER_NAMES,
    "card": ROLE_CARDS,
    "role": ROLES,
    "face": (*ROLES, "hidden"),
    "slot": ("0", "1"),
    "order": ("kept", "swapped"),
    "question": QUESTIONS,
    "answer": ("no", "yes"),
    "single": ARROWS,
    "double": ARROWS,
    "when": WHEN_NAMES,
    "colour": COLOUR_NAMES,
    "end": END_NAMES,
}
write = writer(NAMES)

MOVE_WORDS = (
    *(f"look {number} {slot}" for number in NUMBER_NAMES for slot in range(SLOTS)),
    *(f"ask {question} {number}" for question in QUESTIONS for number in NUMBER_NAMES),
    *(f"declare {single} {double}" for single in ARROWS for double in ARROWS),
    *(f"final {single} {double}" for single in ARROWS for double in ARROWS),
    "rearrange 0 1",
    "rearrange 1 0",
)
MOVE_FORMS = {
    "look": MoveForm(r"look (?P<seat>[1-8]) (?P<slot>[01])", public=True),
    "ask": MoveForm(r"ask (?P<question>Q[A-E]) (?P<seat>[1-8])", public=True),
    "declare": MoveForm(r"declare (?P<single>[0-8X]) (?P<double>[0-8X])"),
    "abstain": MoveForm("final X X"),
    "final": MoveForm(r"final (?P<single>[0-8X]) (?P<double>[0-8X])"),
    "keep_order": MoveForm("rearrange 0 1", free=True),
    "swap": MoveForm("rearrange 1 0", free=True),
}
MOVE_NUMBERS = {words: number for number, words in enumerate(MOVE_WORDS)}


def seats(state: State) -> tuple[str, ...]:
    return NUMBER_NAMES[: state.player_count]


def write_move(state: State, seat: SeatIndex, move: MoveIndex) -> str:
    return MOVE_WORDS[move]


def read_move(state: State, seat: SeatIndex, text: str) -> MoveIndex:
    words = " ".join(text.split())
    if words not in MOVE_NUMBERS:
        raise BadMove(
            f"{text!r} is not a move of Woof!!; moves are such as 'look 4 0', 'ask QA 3', 'declare 4 0', 'final 1 3', "
            "'final X X' and 'rearrange 1 0'"
        )
    return MoveIndex(MOVE_NUMBERS[words])


def role_cards(state: State) -> dict[str, list[str | None]]:
    """Everybody's cards by slot, the neutral player's too."""
    return {
        NUMBER_NAMES[number]: [write("card", card) for card in state.players[number].cards]
        for number in range(state.in_play)
    }


def questions(counts: list[int]) -> list[str]:
    """A hand of questions, sorted; none if it is unknown."""
    return [question for question, count in zip(QUESTIONS, counts, strict=True) for _ in range(count)]


def question_hands(state: State) -> dict[str, list[str]]:
    return {NUMBER_NAMES[seat]: questions(state.players[seat].questions) for seat in range(state.player_count)}


def write_deal(state: State) -> Words:
    """Role cards, questions and start player of this round, as they lie."""
    return {"cards": role_cards(state), "questions": question_hands(state), "start": NUMBER_NAMES[state.start]}


def lay_deal(state: State, deal: Words) -> None:
    """Give these cards and this start player instead of those just dealt, and begin the round anew."""
    cards, hands, start = read_deal(state, deal)
    for player, pair in zip(state.players, cards, strict=False):
        player.cards = pair
    find_identities(state)
    state.put_away = list(state.box.question_copies)
    for player, hand in zip(state.players, hands, strict=False):
        player.questions = [hand.count(question) for question in range(len(QUESTIONS))]
        for question in hand:
            state.put_away[question] -= 1
    state.start = start
    state.event_count -= 2
    state.decision.number -= 1
    begin_round(state)


def read_deal(state: State, deal: Words) -> tuple[list[list[int]], list[list[int]], int]:
    """Cards, questions and start player of a deal in the notation, checked against the decks of this game."""
    names = NUMBER_NAMES[: state.in_play]
    try:
        if {*deal} != {"cards", "questions", "start"}:
            raise ValueError("it must have cards, questions and start")
        if {*deal["cards"]} != {*names} or {*deal["questions"]} != {*seats(state)}:
            raise ValueError(f"cards are for {', '.join(names)}, questions for {', '.join(seats(state))}")
        cards = [[ROLE_CARDS.index(card) for card in deal["cards"][name]] for name in names]
        hands = [[QUESTIONS.index(question) for question in deal["questions"][name]] for name in seats(state)]
        start = seats(state).index(str(deal["start"]))
    except (KeyError, TypeError, ValueError) as error:
        raise BadDeal(
            "a deal is {'cards': {'1': [slot 0, slot 1], ...}, 'questions': {'1': [q, q], ...}, 'start': '1'}: "
            f"{error}"
        ) from None
    for name, pair in zip(names, cards, strict=True):
        if len(pair) != SLOTS:
            raise BadDeal(f"{name} has {len(pair)} role cards; everybody gets {SLOTS}")
    if sorted(card for pair in cards for card in pair) != sorted(state.box.deck[: SLOTS * state.in_play]):
        deck = " ".join(ROLE_CARDS[card] for card in state.box.deck[: SLOTS * state.in_play])
        raise BadDeal(f"the role cards of this game are {deck}, each once")
    for name, hand in zip(seats(state), hands, strict=True):
        if len(hand) != HAND:
            raise BadDeal(f"{name} has {len(hand)} questions; every player gets {HAND}")
    for question, copies in enumerate(state.box.question_copies):
        dealt = sum(hand.count(question) for hand in hands)
        if dealt > copies:
            raise BadDeal(f"the deal has {dealt} of {QUESTIONS[question]}; there are {copies}")
    if state.round > 1 and start != state.start:
        raise BadDeal(f"round {state.round} is begun by {NUMBER_NAMES[state.start]}, left of the last early declarer")
    return cards, hands, start


def write_state(state: State) -> Words:
    """All state variables of §2.2, §2.3 and §3.1."""
    log = state.log
    players = state.players[: state.player_count]
    turns = [(turn, NUMBER_NAMES[log.seat[turn]], NUMBER_NAMES[log.target[turn]]) for turn in range(log.count)]
    return {
        "round": state.round,
        "state": STATES[state.phase],
        "turn": NUMBER_NAMES[state.current] if state.phase == TURN else None,
        "start": NUMBER_NAMES[state.start],
        "turn_cycle": state.cycle,
        "cards": role_cards(state),
        "identity": {NUMBER_NAMES[number]: write_identity(state, number) for number in range(state.in_play)},
        "questions": question_hands(state),
        "put_away": questions(state.put_away),
        "turns_taken": by_seat(player.turns_taken for player in players),
        "early": [[NUMBER_NAMES[seat], state.players[seat].declared] for seat in state.early[: state.early_count]],
        "seq": log.count,
        "markers": [
            [turn + 1, placer, target, FACE_NAMES[log.told[turn]]]
            for turn, placer, target in turns
            if log.action[turn] == LOOKED_AT
        ],
        "answered": [
            [asker, target, QUESTIONS[log.question[turn]], bool(log.told[turn])]
            for turn, asker, target in turns
            if log.action[turn] == ASKED_OF
        ],
        "boards": by_seat(write_board(player.board) for player in players),
        "scores": by_seat(player.score for player in players),
        "wrong_markers": by_seat(["black"] * player.black + ["red"] * player.red for player in players),
    }


def by_seat(values: Iterable[Word]) -> Words:
    return dict(zip(NUMBER_NAMES, values, strict=False))


def write_identity(state: State, number: int) -> str | None:
    return None if state.players[number].cards[0] == UNKNOWN else ROLES[identity(state, number)]


def write_board(board: list[int]) -> list[str | None] | None:
    """Both dials, or None if the board has not been used."""
    return None if board[0] == NOT_SET else [write("single", arrow) for arrow in board]
