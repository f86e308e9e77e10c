"""Train a small linear player of Wolf & Hound until it beats random play, then seat it at a table.

    python examples/train_linear.py
    python examples/train_linear.py http://localhost:8000/t/CODE

With the link of a table of four, such as the browser shows when one is opened, it takes the first open seat there.

The value of a move is a sum of weights, one for each thing the seat sees: where the animals stand and how many sheep
are where, counted from the seat itself. Everybody plays by the same weights, which are drawn towards the result of
each game (Monte Carlo control). What is learned is a `Bot`: it gets a sight, its legal moves and a generator.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.game import AnyGame
from wolfden.engine.rng import Rng
from wolfden.env.batch import Batch
from wolfden.remote_bot import visit

KEY, SEATS, ANIMALS = "wolf-and-hound", 4, 2
MOST_SHEEP = 8
FEATURES = SEATS**ANIMALS + SEATS * MOST_SHEEP
GAMES = 256  # at a time
DARING = 0.25  # how often a move is tried at random while learning
PACE = 0.03  # how far a value moves towards a result

Array = NDArray[Any]


def features(sights: Array, seats: Array) -> Array:
    """The numbers of the features that each of these seats sees: one for the animals, one for each flock."""
    around = (seats[:, None] + np.arange(SEATS)) % SEATS
    places = (sights["animals"]["place"][:, :ANIMALS] - seats[:, None]) % SEATS
    sheep = np.minimum(np.take_along_axis(sights["seats"]["sheep"], around, axis=1), MOST_SHEEP - 1)
    flocks = SEATS**ANIMALS + np.arange(SEATS) * MOST_SHEEP + sheep
    return np.column_stack([places[:, 0] * SEATS + places[:, 1], flocks]).astype(np.intp)


@dataclass
class Linear:
    """Plays the legal move whose weights add up to the most."""

    weights: Array  # by move and feature

    def choose(
        self, game: AnyGame, sight: GameState, seat: SeatIndex, moves: Sequence[MoveIndex], rng: Rng
    ) -> MoveIndex:
        values = self.values(features(sight.records(), np.array([seat])))[0]
        return max(moves, key=lambda move: values[move])

    def values(self, seen: Array) -> Array:
        """The value of every move, a row for each row of features."""
        total: Array = self.weights[:, seen].sum(axis=2).T
        return total

    def best(self, batch: Batch) -> Array:
        """The best legal move in each game."""
        values = self.values(features(batch.sights, batch.seats))
        chosen: Array = np.where(batch.masks == 1, values, -np.inf).argmax(axis=1)
        return chosen


def train(rounds: int, seed: int = 1) -> Linear:
    """Learn from so many rounds of GAMES games."""
    batch, random = Batch(KEY, GAMES), np.random.default_rng(seed)
    player = Linear(np.zeros((batch.game.move_count, FEATURES)))
    for number in range(rounds):
        batch.reset(range(number * GAMES, (number + 1) * GAMES))
        made, results = [], np.zeros((GAMES, SEATS))
        while (batch.seats >= 0).any():
            daring = random.random(GAMES) < DARING
            actions = np.where(daring, batch.random_actions(random), player.best(batch))
            on = np.flatnonzero(batch.seats >= 0)
            made.append((on, batch.seats[on].copy(), features(batch.sights, batch.seats)[on], actions[on]))
            batch.step(actions)
            results += batch.rewards
        learn(player, made, results)
    return player


def learn(player: Linear, made: list[tuple[Array, Array, Array, Array]], results: Array) -> None:
    """Draw the value of each move that was made towards the result for the seat that made it."""
    for games, seats, seen, moves in made:
        values = player.weights[moves[:, None], seen].sum(axis=1)
        errors = results[games, seats] - values
        np.add.at(player.weights, (moves[:, None], seen), PACE / seen.shape[1] * errors[:, None])


def share_won(player: Linear, games: int, seed: int = 1) -> float:
    """The share of games won by a team of two such players against random play, from either side of the table."""
    won, random = 0, np.random.default_rng(seed)
    for team in (0, 1):
        batch = Batch(KEY, games // 2)
        batch.reset(range(10**6, 10**6 + games // 2))
        while (batch.seats >= 0).any():
            ours = batch.seats % 2 == team
            batch.step(np.where(ours, player.best(batch), batch.random_actions(random)))
            won += int((batch.rewards[:, team] == 1).sum())
    return won / games


def main(links: list[str]) -> None:
    """Say how well it plays after more and more games, then play at the table behind each link."""
    for rounds in (0, 10, 40):
        player = train(rounds)
        print(f"after {rounds * GAMES:6} games: wins {share_won(player, 2000):.0%} against random play", flush=True)
    for link in links:
        print(visit(link, player, "Linear"))


if __name__ == "__main__":
    main(sys.argv[1:])
