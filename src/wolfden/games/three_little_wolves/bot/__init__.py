"""What bots know of The Three Little Wolves."""

from wolfden.engine.decision import UNKNOWN
from wolfden.engine.doors import Facts, SearchParams
from wolfden.engine.game import AnyGame

from ..cards import FLOOR_CARDS
from ..state import State
from . import evaluation as evaluation
from . import rollout as rollout

WOLF_ITERATIONS = 300
SEARCH = SearchParams(  # docs/experiments/2026-11-16-searches.md
    greedy_percent=90,  # 0.83 against three-player hunters where no rollout at all won 0.65
    horizon=9,  # as strong as 10 and 12 in the same time; 6, 8 and 18 were no better
    worlds_weighed=1,  # what others build tells little: seeing all hands won hardly more against hunters
    world_reuse=2,  # 4 and 8 were weaker with four players, 1 no better
    exploration=0.12,  # 0.06 and 0.24 were no better; with 0.70 it hardly looks deeper than a hunter
)


def facts(game: AnyGame, sight: State, world: State) -> Facts:
    """The cards that the viewer has passed on, and the Big Bad Pig on top of the pile: the others tell nothing."""
    passed = {card for one in sight.passes[: sight.pass_count] for card in one.given}
    for seat, place in enumerate(sight.seats):
        if place.held and place.hand[0] == UNKNOWN:
            for card in world.seats[seat].hand[: world.seats[seat].held]:
                if card in passed:
                    yield str(game.write("seat", seat)), "card", card
    if world.pile_count and world.pile[world.pile_count - 1] >= FLOOR_CARDS:
        yield "pile", "next", world.pile[world.pile_count - 1]
