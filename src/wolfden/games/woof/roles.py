"""Who somebody is (§2.5), what is announced after a look (§3.3) and answered to a question (§3.4)."""

from .cards import ABOUT_IDENTITY, HIDDEN, WOLF
from .state import State


def identity_of(state: State, card: int, other: int) -> int:
    """The picture of the card with the higher value (§2.5)."""
    picture, second = state.box.picture[card], state.box.picture[other]
    return picture if state.box.value[picture] >= state.box.value[second] else second


def identity(state: State, number: int) -> int:
    """The true role of this player, or of the neutral player, in this round."""
    return state.players[number].role


def find_identities(state: State) -> None:
    """Everybody has two new cards (§2.5)."""
    for number in range(state.in_play):
        player = state.players[number]
        player.role = identity_of(state, player.cards[0], player.cards[1])


def announcement(looker_is_boy: bool, face: int) -> int:
    """The face; but the boy cries wolf, unless it is hidden (§3.3)."""
    if looker_is_boy and face != HIDDEN:
        return WOLF
    return face


def answer(state: State, question: int, card: int, other: int) -> int:
    """1 for YES, 0 for NO, always true, of a player with these two cards (§1.4, §3.4)."""
    if state.box.question_kind[question] == ABOUT_IDENTITY:
        roles = 1 << identity_of(state, card, other)
    else:
        roles = 1 << state.box.picture[card] | 1 << state.box.picture[other]
    return 1 if roles & state.box.question_yes[question] else 0
