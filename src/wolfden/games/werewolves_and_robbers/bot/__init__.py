"""What bots know of The Werewolves bEat Robbers' Horror."""

from wolfden.engine.doors import TO_THE_END, Facts, SearchParams
from wolfden.engine.game import AnyGame

from ..roles import role_of
from ..state import State
from . import evaluation as evaluation
from . import rollout as rollout

WOLF_ITERATIONS = 500
SEARCH = SearchParams(  # docs/experiments/2026-11-16-searches.md
    greedy_percent=85,  # 0.63 against hunters where random rollouts won 0.51 with five times the iterations
    horizon=TO_THE_END,  # 0 and 6 moves won 0.39 and 0.42 against it
    worlds_weighed=4,  # 6 won 0.57 against unweighed worlds; 4 of them was not tried by itself
    world_reuse=16,  # quicker than 8 and than 4, and no weaker
    exploration=0.70,  # as in Wolf & Hound; not tried by itself
)


def facts(game: AnyGame, sight: State, world: State) -> Facts:
    """Everybody else's role."""
    for seat in range(world.players):
        if seat != sight.viewer:
            yield str(game.write("seat", seat)), "role", role_of(world, seat)
