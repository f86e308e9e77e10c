"""What a seat may believe about hidden things: who is who, who holds which card, which card comes next.

A game may count the chances itself. Otherwise they are shares of many imagined worlds, each of which counts as much as
what the others have done is plausible in it.
"""

from collections import defaultdict

import msgspec

from wolfden.engine.decision import GameState, SeatIndex
from wolfden.engine.doors import Chances, OwnBot, door
from wolfden.engine.game import AnyGame, imagined
from wolfden.engine.rng import Rng

WORLDS = 400


class Belief(msgspec.Struct, frozen=True):
    """What may be hidden in one place, in the words of the notation, the likeliest first."""

    about: str  # a seat, or `pile`
    kind: str  # role, card (that is held) or next (that will be drawn)
    chances: dict[str, float]


def beliefs(game: AnyGame, sight: GameState, seat: SeatIndex, rng: Rng) -> list[Belief]:
    """What this seat may believe, from its sight alone."""
    bot = door(game, "bot")
    if isinstance(bot, OwnBot):
        return [belief(game, about, kind, chances) for about, kind, chances in bot.beliefs(game, sight, seat)]
    worlds = [imagined(game, sight, rng) for _ in range(WORLDS)]
    weights = [bot.evaluation.likelihood(world, seat) for world in worlds]
    found: dict[tuple[str, str], dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for world, weight in zip(worlds, weights, strict=True):
        for about, kind, number in bot.facts(game, sight, world):
            found[about, kind][number] += weight
    return [belief(game, about, kind, found[about, kind], sum(weights)) for about, kind in found]


def belief(game: AnyGame, about: str, kind: str, weights: Chances, total: float = 1.0) -> Belief:
    """The likeliest first; of equals, in the order of the cards or roles."""
    likeliest = sorted(weights, key=lambda number: (-weights[number], number))
    word = "role" if kind == "role" else "card"
    return Belief(about, kind, {str(game.write(word, number)): weights[number] / total for number in likeliest})
