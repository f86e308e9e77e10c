"""The state of a game of Woof!! (§2.3, §3.1) and the options it is set up with (§2.1)."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wolfden.engine.audience import (
    EVERYBODY,
    NO_FACT,
    NOBODY_EVER,
    OWNER,
    OWNER_FOR_EVER,
    Public,
    known_if,
)
from wolfden.engine.decision import EVENT, TRUTH, GameState
from wolfden.engine.errors import BadOptions
from wolfden.engine.kinds import NO_DECISION, DecisionKind, Kinds
from wolfden.engine.layout import Layout, i8, i16, many
from wolfden.engine.rng import Rng

from .cards import DECK, MOST_PLAYERS, MOST_ROUNDS, QUESTIONS, ROLE_CARDS, ROLES, SLOTS, components, seats_and_neutral

# The log of a round holds so many turns; when it is full the final phase begins, as with `turn_limit` (§7, B-18).
MOST_TURNS = 480
# The play that ends a round tells: a board ready, 8 hands and 8 boards turned up, 8 judged, 7 misled, 8 markers
# turned, 8 markers given, then an end and 8 winners or a round and a turn. 57 in all.
MOST_EVENTS = 60
MOST_EARLY = MOST_PLAYERS // 2

ABSTAIN = 9  # X on a dial; 0 is nobody, 1-8 are the players' numbers
NOT_SET = 10  # the board has not been used in this round

# The states of a round (§3.1); REVEAL and SCORING pass by without a stop.
ROUND_SETUP, TURN, FINAL, REVEAL, GAME_OVER = 0, 1, 2, 3, 4

# The decisions.
DECISIONS = Kinds(NO_DECISION)
CHOOSE_ACTION = DECISIONS.add(DecisionKind("turn", "3.2"))
CHOOSE_FINAL = DECISIONS.add(DecisionKind("final", "3.5"))

# Actions of a turn, as the log has them (§3.2).
LOOKED_AT, ASKED_OF, DECLARED = 0, 1, 2


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    players: Annotated[
        int, Meta(ge=4, le=8, description="You and the bots; four have a neutral player among them.")
    ] = 5
    variant: Annotated[Literal["basic", "advanced"], Meta(description="Play with the disguised cards.")] = "basic"
    auto_rearrange: Annotated[  # for everybody, or a list with one value for each player
        bool | tuple[bool, ...],
        Meta(description="Leave cards that were looked at where they lie; their owner may swap them."),
    ] = True
    memory_aid: Annotated[  # for the screens: a sight always holds what its seat has seen (§4.3)
        bool, Meta(description="Keep a list of the cards you have seen.")
    ] = False
    turn_limit: Annotated[
        Annotated[int, Meta(ge=1, le=1000)] | None,
        Meta(description="End the turns of a round after N turn cycles."),
    ] = None


class Box(Layout, printed=True):
    """Deck, questions and scoring of this game (§1, §5)."""

    threshold: i8  # early declarations that end the turns
    value: Annotated[list[int], many(i8, len(ROLES))]
    targets: Annotated[list[int], many(i8, 2 * len(ROLES))]  # of role r: < at 2r, << at 2r + 1
    picture: Annotated[list[int], many(i8, len(ROLE_CARDS))]
    face: Annotated[list[int], many(i8, len(ROLE_CARDS))]
    deck: Annotated[list[int], many(i8, DECK)]  # the cards of this game, two for each number in play
    question_copies: Annotated[list[int], many(i8, len(QUESTIONS))]
    question_kind: Annotated[list[int], many(i8, len(QUESTIONS))]
    question_yes: Annotated[list[int], many(i8, len(QUESTIONS))]
    points_early: i8
    points_final: i8
    points_misled: i8
    wrong_markers_to_end: i8
    rounds: i8


def is_not_set(state: "State", player: "Player", viewer: int, arrow: int) -> bool:
    """That a board has not been used is seen by everybody."""
    return player.board[arrow] == NOT_SET


def took_part(state: "State", log: "Log", viewer: int, turn: int) -> bool:
    """A card that was looked at is known to who looked and to its owner; other actions show none."""
    return log.action[turn] != LOOKED_AT or log.seat[turn] == viewer or log.target[turn] == viewer


OWNER_ONCE_SET = known_if("its owner; everybody while it is not set", is_not_set, owner=True)
WHO_LOOKED_AND_WHOSE_IT_IS = known_if("who looked, and whose card it is", took_part)


class Player(Layout):
    """A player, or the neutral player of the four-player game (§2.4)."""

    cards: Annotated[list[int], many(i8, SLOTS), OWNER]  # by slot
    role: Annotated[i8, OWNER]  # who they make of the player
    handled: Public[i8]  # may the two cards have changed places since somebody last looked at one?
    auto_rearrange: Public[i8]
    questions: Annotated[list[int], many(i8, len(QUESTIONS)), OWNER_FOR_EVER]  # in hand, how many of each
    held: Public[i8]  # how many questions are in the hand
    turns_taken: Public[i16]
    declared: Public[i16]  # seq of the early declaration, 0 without one
    wolf_marker: Annotated[list[int], many(i16, MOST_PLAYERS), EVERYBODY]  # seq of the first before each number, or 0
    board: Annotated[list[int], many(i8, 2), OWNER_ONCE_SET]  # the dials < and <<
    score: Public[i8]
    red: Public[i8]  # wrong markers with the red side up
    black: Public[i8]


class Log(Layout):
    """The turns of this round in their order; turn number k (from 0) has seq k + 1."""

    count: Public[i16]
    seat: Annotated[list[int], many(i8, MOST_TURNS, used="count"), EVERYBODY]
    action: Annotated[list[int], many(i8, MOST_TURNS, used="count"), EVERYBODY]
    target: Annotated[list[int], many(i8, MOST_TURNS, used="count"), EVERYBODY]
    slot: Annotated[list[int], many(i8, MOST_TURNS, used="count"), EVERYBODY]  # that was looked at
    fresh: Annotated[list[int], many(i8, MOST_TURNS, used="count"), EVERYBODY]  # handled since the look before?
    card: Annotated[list[int], many(i8, MOST_TURNS, used="count"), WHO_LOOKED_AND_WHOSE_IT_IS]  # that was seen
    question: Annotated[list[int], many(i8, MOST_TURNS, used="count"), EVERYBODY]
    told: Annotated[list[int], many(i8, MOST_TURNS, used="count"), EVERYBODY]  # the face announced, or the answer


class State(GameState):
    rngs: Annotated[list[Rng], many(Rng, MOST_ROUNDS), NO_FACT]  # one for each round
    box: Box
    player_count: Public[i8]
    in_play: Public[i8]  # the numbers in play: the players and, with four of them, the neutral player
    memory_aid: Public[i8]  # do the screens list what their seats have seen? (§4.3)
    turn_limit: Public[i16]  # turn cycles in a round, 0 for no limit
    round: Public[i8]  # from 1
    phase: Public[i8]
    start: Public[i8]  # who begins the round
    current: Public[i8]  # who has the turn, or had the last one
    cycle: Public[i16]
    early_count: Public[i8]
    early: Annotated[list[int], many(i8, MOST_EARLY, used="early_count"), EVERYBODY]  # in the order of declaring
    players: Annotated[list[Player], many(Player, MOST_PLAYERS, used="in_play")]
    put_away: Annotated[list[int], many(i8, len(QUESTIONS)), NOBODY_EVER]  # questions nobody was dealt
    log: Log
    events: Annotated[list[int], many(i8, EVENT * MOST_EVENTS)]


def set_up(options: Options, changed: Mapping[str, str]) -> State:
    """The table before the first round: numbers given out, deck built, scores 0 (§2.2)."""
    box = components(changed)
    state = State()
    state.viewer = TRUTH
    state.player_count = options.players
    state.in_play = seats_and_neutral(options.players)
    state.memory_aid = options.memory_aid
    state.turn_limit = options.turn_limit or 0
    printed = state.box
    printed.threshold = box.thresholds[options.players]
    printed.value = [role.value for role in box.roles]
    printed.targets = [target for role in box.roles for target in role.targets]
    printed.picture = [card.picture for card in box.cards]
    printed.face = [card.face for card in box.cards]
    deck = box.decks[options.variant, options.players]
    printed.deck[: len(deck)] = deck
    printed.question_copies = [question.copies for question in box.questions]
    printed.question_kind = [question.kind for question in box.questions]
    printed.question_yes = [question.yes for question in box.questions]
    printed.points_early = box.scoring["right_early"]
    printed.points_final = box.scoring["right_final"]
    printed.points_misled = box.scoring["misled"]
    printed.wrong_markers_to_end = box.scoring["wrong_markers_to_end"]
    printed.rounds = box.scoring["rounds"]
    for player, rearranges in zip(state.players, auto_rearrange(options), strict=False):
        player.auto_rearrange = rearranges
    if state.in_play > state.player_count:
        state.players[state.player_count].auto_rearrange = True  # §2.4: the neutral player's cards are shuffled
    return state


def auto_rearrange(options: Options) -> tuple[bool, ...]:
    """Whose cards the table puts into random order after a look (§3.6), by seat."""
    if isinstance(options.auto_rearrange, bool):
        return (options.auto_rearrange,) * options.players
    if len(options.auto_rearrange) != options.players:
        raise BadOptions(
            f"auto_rearrange: {len(options.auto_rearrange)} values for {options.players} players; "
            "it must be true, false or a list with one value for each player"
        )
    return options.auto_rearrange


def memory_aid(state: State) -> bool:
    """Do the screens list what a player would have to remember (§4.3)?"""
    return state.memory_aid == 1
