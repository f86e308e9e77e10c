"""What bots know of Howl."""

from wolfden.engine.decision import UNKNOWN
from wolfden.engine.doors import TO_THE_END, Facts, SearchParams
from wolfden.engine.game import AnyGame

from ..state import State
from . import evaluation as evaluation
from . import rollout as rollout

WOLF_ITERATIONS = 300
SEARCH = SearchParams(
    greedy_percent=60,  # the policy is rough
    horizon=TO_THE_END,  # a deal is short
    worlds_weighed=1,  # what others chose tells nothing of their hands
    world_reuse=1,
    exploration=0.70,
)


def facts(game: AnyGame, sight: State, world: State) -> Facts:
    """The cards in every hand that the viewer does not see."""
    for seat, wolf in enumerate(sight.seats[: sight.players]):
        if wolf.held and wolf.hand[0] == UNKNOWN:
            for card, held in enumerate(world.seats[seat].hand):
                if held:
                    yield str(game.write("seat", seat)), "card", card
