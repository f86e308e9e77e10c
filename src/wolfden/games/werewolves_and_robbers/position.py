"""Positions of The Werewolves bEat Robbers' Horror: the state variables of §3.1, which say nearly everything."""

from wolfden.engine.decision import NOBODY
from wolfden.engine.game import Words
from wolfden.engine.position import Part, Reading

from .cards import CARD_NAMES, CARDS, NO_CARD, SEAT_NAMES, TRUMP
from .notation import seats, write_state
from .roles import ROLE_NAMES, TEAM_NAMES
from .rules import begin, carry_on, chip_of, has_chip, seat_at, take_chip
from .state import MATCH_OVER, PLAY, Result, State
from .tricks import evaluate

MOST = 1000  # points


def write_memory(state: State) -> Words:
    """How strong the cards of the last trick were, which §3.1 forgets with the next deal."""
    return {"strengths": list(state.strengths[: state.players])}


def read_position(state: State, position: Reading) -> None:
    """The tricks are played again as they are written, then the game goes on."""
    words = position.state
    names = seats(state)
    state.game = words.number("game", 1, 1, state.players) - 1
    state.dealer = words.word("dealer", names, max(state.first_dealer, 0))
    state.played_by, state.taken_by = [NOBODY] * CARDS, [NOBODY] * CARDS
    begin(state)
    for trick in words.parts("tricks"):
        lay_trick(state, trick)
    state.leader = words.word("leader", names, state.leader)
    for play in words.parts("plays"):
        lay_play(state, play.word("card", CARD_NAMES, NO_CARD), play)
    state.event_count = 0
    lay_cards(state, position)
    for place, strength in enumerate(position.memory.rows("strengths")[: state.players]):
        state.strengths[place] = position.memory.read_number("strengths", strength, 0, 2 * TRUMP - 1)
    for number, result in enumerate(words.parts("results")[: state.players]):
        lay_result(state, state.results[number], result)
    for seat, name in enumerate(names):
        state.seats[seat].game_points = words.part("seats").part(name).number("game_points", 0)
    state.phase = MATCH_OVER if position.choice.kind == "none" else PLAY
    position.open(state)
    carry_on(state)
    position.agree(write_state(state))


def lay_trick(state: State, words: Part) -> None:
    """A finished trick: its cards lie in the winner's pile."""
    cards = words.words("cards", CARD_NAMES)
    if len(cards) != state.players or state.trick == state.hand_size:
        raise words.wrong("cards", f"a trick has {state.players} cards, and there are {state.hand_size} tricks")
    state.leader = words.word("leader", seats(state), state.leader)
    for card in cards:
        lay_play(state, card, words)
    winner = state.played_by[cards[evaluate(state)]]
    if words.word("winner", seats(state), winner) != winner:
        raise words.wrong("winner", f"by §3.4 the trick is {SEAT_NAMES[winner]}'s")
    for card in cards:
        state.taken_by[card] = winner
    state.seats[winner].captured += state.players
    state.leader = winner
    state.trick += 1
    state.plays = 0


def lay_play(state: State, card: int, words: Part) -> None:
    """A card that was played, and its chip."""
    if card == NO_CARD or state.played_by[card] != NOBODY:
        raise words.wrong("card", "every play has a card, and none is played twice")
    if state.plays == state.players or state.trick == state.hand_size:
        raise words.wrong("card", "everybody has played to this trick already; it belongs to the tricks")
    seat = seat_at(state, state.plays)
    state.played[state.trick * state.players + state.plays] = card
    state.played_by[card] = seat
    state.plays += 1
    state.seats[seat].held -= 1
    if state.chips and has_chip(card):
        take_chip(state, seat, chip_of(card))


def lay_cards(state: State, position: Reading) -> None:
    """Hands and the card that is set aside; what is left out gets the cards that are left."""
    words = position.state
    given = [words.part("seats").part(name) for name in seats(state)]
    hands = [seat.words("hand", CARD_NAMES) if "hand" in seat.given else None for seat in given]
    state.set_aside = words.word("set_aside", CARD_NAMES, NO_CARD)
    laid = [card for card in range(CARDS) if state.played_by[card] != NOBODY]
    laid += [card for hand in hands for card in hand or []] + [state.set_aside] * (state.set_aside != NO_CARD)
    left = position.unplaced([card for card in range(CARDS) if state.deck[card]], laid, CARD_NAMES)
    if state.undealt and state.set_aside == NO_CARD and left:
        state.set_aside = left.pop()
    for name, seat, hand, words_of_seat in zip(seats(state), state.seats, hands, given, strict=False):
        if hand is None:
            hand, left = left[: seat.held], left[seat.held :]
        if len(hand) != seat.held and position.complete:
            raise words_of_seat.wrong("hand", f"{len(hand)} cards; {name} has {seat.held} in such a position")
        seat.hand = [int(card in hand) for card in range(CARDS)]
        seat.held = len(hand)
    position.all_placed(left, CARD_NAMES)


def lay_result(state: State, result: Result, words: Part) -> None:
    """How an earlier game of the match was scored."""
    roles, personal, totals = words.part("roles"), words.part("personal"), words.part("totals")
    for seat, name in enumerate(seats(state)):
        result.roles[seat] = roles.word(name, ROLE_NAMES, 0)
        result.personal[seat] = personal.number(name, 0, 0, MOST)
    result.totals = [totals.number(team, 0, 0, MOST) for team in TEAM_NAMES]
    result.winner = words.word("winner", TEAM_NAMES, NOBODY)
    result.set_aside = words.word("set_aside", CARD_NAMES, NO_CARD)
