"""What bots know of Wolf & Hound."""

from wolfden.engine.decision import UNKNOWN
from wolfden.engine.doors import TO_THE_END, Facts, SearchParams
from wolfden.engine.game import AnyGame

from ..state import State
from . import evaluation as evaluation
from . import rollout as rollout

WOLF_ITERATIONS = 600
SEARCH = SearchParams(  # docs/experiments/2026-11-16-searches.md
    greedy_percent=85,  # 0.60 against hunters; rollouts that tried every move 0.58, with four times the iterations
    horizon=TO_THE_END,  # 8 moves won 0.58 against hunters where the whole deal won 0.60
    worlds_weighed=4,  # 0.62 against hunters where it won 0.59 without likelihoods; over 12 turns and 16 worlds 0.56
    world_reuse=4,  # so that weighing takes no longer than one world for each iteration
    exploration=0.70,  # 0.20 won 0.49 against hunters; half of 0.70 was no better
)


def facts(game: AnyGame, sight: State, world: State) -> Facts:
    """The cards in every hand that the viewer does not see, and the next card of the number deck."""
    for seat, place in enumerate(sight.seats):
        if place.held and place.hand[0] == UNKNOWN:
            for card, copies in enumerate(world.seats[seat].hand):
                if copies:
                    yield str(game.write("seat", seat)), "card", card
    if world.number_deck.count:
        yield "pile", "next", world.number_deck.cards[world.number_deck.count - 1]
