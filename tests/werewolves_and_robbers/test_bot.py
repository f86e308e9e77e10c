"""What the bots of The Werewolves bEat Robbers' Horror find out card by card is what whole tricks say."""

from collections.abc import Iterator

import pytest

from tests.every_game.sampling import positions
from wolfden.engine.decision import SeatIndex
from wolfden.engine.game import imagined, moves_of, see, to_act
from wolfden.engine.rng import Rng
from wolfden.games.werewolves_and_robbers import GAME
from wolfden.games.werewolves_and_robbers.bot import rollout
from wolfden.games.werewolves_and_robbers.bot.likelihood import A_STEP, NEUTRAL, PROPENSITY, TAKING, likelihood
from wolfden.games.werewolves_and_robbers.bot.trick_so_far import HALVING
from wolfden.games.werewolves_and_robbers.cards import (
    CARDS,
    DAGGER_CARD,
    KIND,
    ROBBER_CARD,
    TREASURE_CARD,
    WEREWOLF_CARD,
)
from wolfden.games.werewolves_and_robbers.roles import WEREWOLF, role_of, team_of
from wolfden.games.werewolves_and_robbers.state import State
from wolfden.games.werewolves_and_robbers.tricks import evaluate


def worlds(name: str) -> Iterator[tuple[State, SeatIndex]]:
    """Imagined worlds from random positions, each with the seat that is to play."""
    rng = Rng.from_text(name)
    for state, _ in positions(GAME, 250, name):
        seat = to_act(state)[0]
        yield imagined(GAME, see(GAME, state, seat), rng), seat


def test_the_prior_of_a_card_says_what_the_whole_trick_with_it_says() -> None:
    """Given a world, when a seat scores its cards, then each is scored by the trick with this card in it."""
    for world, seat in worlds("priors"):
        moves: list[int] = [*moves_of(GAME, world, seat)]
        priors = [0] * len(moves)
        rollout.score_moves(world, seat, moves, len(moves), priors)
        before = trick_of(world, world.trick)[: world.plays]
        assert priors == [prior_of_trick(world, seat, world.leader, [*before, card]) for card in moves]


def prior_of_trick(world: State, seat: int, leader: int, trick: list[int]) -> int:
    """Of the last card of this trick."""
    roles = [role_of(world, player) for player in range(world.players)]
    ours = [team_of(role) == team_of(roles[seat]) for role in roles]
    worths = [world.players - sum(ours) if is_ours else -sum(ours) for is_ours in ours]
    best, strength = winner(world, trick)
    later = world.players - len(trick)
    stays = rollout.chance_to_stay(strength, later)
    order = [(leader + play) % world.players for play in range(world.players)]
    brings = [worths[taker] * points(world, trick, roles[taker]) for taker in order]
    prior = stays * brings[best] - rollout.A_RANK * rollout.rank_of(trick[-1])
    return prior + (100 - stays) * sum(brings[len(trick) :]) // later if later else prior


def test_a_world_weighs_what_the_cards_that_were_not_played_say() -> None:
    """Given a world, when it is weighed, then each card counts by its share among all that were in the hand then."""
    for world, viewer in worlds("weights"):
        expected = 1.0
        for number in range(world.trick * world.players + world.plays):
            if world.played_by[world.played[number]] != viewer:
                expected *= share(world, number)
        assert likelihood(world, viewer) == pytest.approx(expected, rel=1e-12)


def share(world: State, number: int) -> float:
    seat = world.played_by[world.played[number]]
    since = world.played[number : world.trick * world.players + world.plays]
    hand = [card for card in range(CARDS) if world.seats[seat].hand[card]]
    hand += [card for card in since if world.played_by[card] == seat]
    ready = {card: play_propensity(world, seat, number, card) for card in hand}
    return ready[world.played[number]] / sum(ready.values())


def play_propensity(world: State, seat: int, number: int, card: int) -> float:
    """How readily this card would have been played in the place of the one that was."""
    trick = [*trick_of(world, number // world.players)[: number % world.players], card]
    leader = world.played_by[world.played[number - number % world.players]]
    step = prior_of_trick(world, seat, leader, trick) // A_STEP + NEUTRAL
    takes = winner(world, trick)[0] == len(trick) - 1
    return PROPENSITY[min(max(step, 0), 2 * NEUTRAL)] * (TAKING if takes else 1.0)


# Tricks


def trick_of(world: State, trick: int) -> list[int]:
    return world.played[trick * world.players : (trick + 1) * world.players]


def winner(world: State, trick: list[int]) -> tuple[int, int]:
    """The place of the card that takes this trick, by the rules, and its strength."""
    table = world.copy()
    table.trick, table.plays = 0, len(trick)
    table.played[: len(trick)] = trick
    best = evaluate(table)
    return best, table.strengths[best]


def points(world: State, trick: list[int], role: int) -> int:
    counted, halving = (ROBBER_CARD, DAGGER_CARD) if role == WEREWOLF else (TREASURE_CARD, WEREWOLF_CARD)
    pips = sum(world.pips[card] for card in trick if KIND[card] == counted)
    return pips - HALVING * sum(KIND[card] == halving for card in trick)
