"""What a browser draws: one view for each game, in the words of the notation, made from a sight alone.

Nothing in a view has to be worked out by rules, and nothing is there that its viewer may not be shown; null is
whatever the viewer does not know. Hands are sorted, so that no order tells where a card came from.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from . import three_little_wolves, werewolves_and_robbers, wolf_and_hound, woof

View: TypeAlias = (
    wolf_and_hound.WolfAndHoundView
    | werewolves_and_robbers.WerewolvesAndRobbersView
    | woof.WoofView
    | three_little_wolves.ThreeLittleWolvesView
)
Outlook: TypeAlias = werewolves_and_robbers.Strength | three_little_wolves.Standing

VIEWS: dict[str, Callable[[Any], View]] = {
    "wolf-and-hound": wolf_and_hound.view,
    "werewolves-and-robbers": werewolves_and_robbers.view,
    "woof": woof.view,
    "three-little-wolves": three_little_wolves.view,
}

# What a move will do to the table where its events do not say so: sight, seat and move.
OUTLOOKS: dict[str, Callable[[Any, int, int], Outlook | None]] = {
    "werewolves-and-robbers": werewolves_and_robbers.outlook,
    "three-little-wolves": three_little_wolves.outlook,
}
