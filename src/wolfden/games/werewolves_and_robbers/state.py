"""The state of a match (§3.1) and the options it is set up with (§2.1)."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wolfden.engine.audience import EVERYBODY, NO_FACT, NOBODY_YET, OWNER, Public
from wolfden.engine.decision import EVENT, NOBODY, TRUTH, GameState
from wolfden.engine.errors import BadOptions
from wolfden.engine.layout import Layout, i8, i16, many
from wolfden.engine.rng import Rng

from .cards import CARDS, NO_CARD, SEAT_NAMES, SEATS, components

MOST_GAMES = SEATS  # a match has as many games as players

# One play can end a trick, a game and the match: the card, a chip, the values of a trick and who won it, all
# captured cards, a score for each seat, the totals, the set-aside card, game points for each seat, and the
# next deal or the end.
MOST_EVENTS = 2 + SEATS + 1 + CARDS + SEATS + 2 + SEATS + 1

CARDS_PLAYED = "state.trick * state.players + state.plays"  # in the tricks of this game

SINGLE, MATCH = 0, 1

# The states of §3.1.
DEAL, PLAY, RESOLVE, SCORE, GAME_OVER, MATCH_OVER = 0, 1, 2, 3, 4, 5
PHASE_NAMES = ("DEAL", "PLAY", "RESOLVE", "SCORE", "GAME_OVER", "MATCH_OVER")


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    players: Annotated[int, Meta(ge=3, le=5, description="You and the bots.")] = 4
    mode: Annotated[
        Literal["match", "single"], Meta(description="One game; otherwise as many as there are players.")
    ] = "match"
    first_dealer: Annotated[
        Literal["A", "B", "C", "D", "E", "random"], Meta(description="Who deals first; otherwise drawn at random.")
    ] = "random"
    chips: Annotated[bool, Meta(description="Play without the werewolf and traitor chips.")] = True
    memory_aid: Annotated[bool, Meta(description="Show the cards that have been played.")] = False


class SpecialStrengths(Layout):
    """The strengths printed for special cards (§1.5)."""

    leading_werewolf: Public[i8]
    fortune_teller: Public[i8]
    fortune_teller_with_werewolf: Public[i8]
    dagger: Public[i8]
    traitor: Public[i8]


class Seat(Layout):
    held: Public[i8]  # how many cards are in the hand
    hand: Annotated[list[int], many(i8, CARDS), OWNER]  # of each card, 1 if it is in the hand
    captured: Public[i8]  # how many cards are in the capture pile
    chips: Annotated[list[int], many(i8, 2), EVERYBODY]  # werewolf, traitor
    game_points: Public[i8]


class Result(Layout):
    """How one game of the match was scored (§5)."""

    roles: Annotated[list[int], many(i8, SEATS), EVERYBODY]
    personal: Annotated[list[int], many(i16, SEATS), EVERYBODY]
    totals: Annotated[list[int], many(i16, 2), EVERYBODY]  # robbers, werewolves
    winner: Public[i8]  # a team, or NOBODY for a draw
    set_aside: Public[i8]


class State(GameState):
    rngs: Annotated[list[Rng], many(Rng, MOST_GAMES), NO_FACT]  # one for the deal of each game
    players: Public[i8]
    mode: Public[i8]
    first_dealer: Public[i8]  # a seat, or NOBODY for a random one
    chips: Public[i8]  # are they used?
    memory_aid: Public[i8]
    deck: Annotated[list[int], many(i8, CARDS), EVERYBODY]  # of each card, 1 if it is in the deck
    hand_size: Public[i8]
    undealt: Public[i8]
    pips: Annotated[list[int], many(i8, CARDS), EVERYBODY]
    special: SpecialStrengths
    pool: Annotated[list[int], many(i8, CARDS), NO_FACT]  # while dealing or imagining: cards without a place yet
    phase: Public[i8]
    game: Public[i8]  # from 0, as are tricks and plays
    dealer: Public[i8]
    set_aside: Annotated[i8, NOBODY_YET]
    trick: Public[i8]
    leader: Public[i8]
    plays: Public[i8]  # how many cards have been played to this trick
    played: Annotated[list[int], many(i8, CARDS, used=CARDS_PLAYED), EVERYBODY]  # in the order of play
    played_by: Annotated[list[int], many(i8, CARDS), EVERYBODY]  # of each card, the seat that played it, or NOBODY
    taken_by: Annotated[list[int], many(i8, CARDS), EVERYBODY]  # of each card, the seat that captured it, or NOBODY
    strengths: Annotated[list[int], many(i8, SEATS), EVERYBODY]  # of the cards of the last trick
    chips_in_middle: Annotated[list[int], many(i8, 2), EVERYBODY]  # werewolf, traitor
    seats: Annotated[list[Seat], many(Seat, SEATS, used="players")]
    results: Annotated[list[Result], many(Result, MOST_GAMES)]
    events: Annotated[list[int], many(i16, EVENT * MOST_EVENTS)]


def set_up(options: Options, changed: Mapping[str, str]) -> State:
    """The table before the first deal (§2.1, §1.4)."""
    box = components(changed)
    state = State()
    state.viewer = TRUTH
    state.players = options.players
    state.mode = SINGLE if options.mode == "single" else MATCH
    state.first_dealer = first_dealer(options)
    state.chips = int(options.chips)
    state.memory_aid = int(options.memory_aid)
    deck = box.decks[options.players]
    state.deck = list(deck.holds)
    state.hand_size = deck.hand
    state.undealt = deck.undealt
    state.pips = list(box.pips)
    for name, strength in box.strengths.items():
        setattr(state.special, name, strength)
    state.set_aside = NO_CARD
    return state


def first_dealer(options: Options) -> int:
    """The seat that deals game 1, NOBODY if it is drawn at random."""
    if options.first_dealer == "random":
        return NOBODY
    seat = SEAT_NAMES.index(options.first_dealer)
    if seat >= options.players:
        seats = ", ".join(SEAT_NAMES[: options.players])
        raise BadOptions(f"first_dealer: there is no seat {options.first_dealer}; name {seats} or random")
    return seat


def memory_aid(state: State) -> bool:
    """Do the screens list what a player would have to remember (§4.3)?"""
    return state.memory_aid == 1
