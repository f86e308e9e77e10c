"""What a seat may believe about hidden things: who is who, who holds which card, which card comes next.

In Woof!! the chances are counted, and what people chose to do tells nothing. In the other games they are shares of
many imagined worlds, each of which counts as much as what the others have done is plausible in it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import msgspec

from wolfden.engine.decision import UNKNOWN
from wolfden.engine.game import Game, imagined
from wolfden.engine.rng import Rng
from wolfden.games.three_little_wolves.cards import FLOOR_CARDS
from wolfden.games.werewolves_and_robbers.roles import role_of

from . import three_little_wolves, werewolves_and_robbers, wolf_and_hound
from .identities import identity_chances

WORLDS = 400


class Belief(msgspec.Struct, frozen=True):
    """What may be hidden in one place, in the words of the notation, the likeliest first."""

    about: str  # a seat, or `pile`
    kind: str  # role, card (that is held) or next (that will be drawn)
    chances: dict[str, float]


Facts = Iterator[tuple[str, str, int]]  # what is true in a world: about, kind and number


def beliefs(game: Game, sight: Any, seat: int, rng: Rng) -> list[Belief]:
    """What this seat may believe, from its sight alone."""
    if game.key == "woof":
        return identities(game, sight, seat)
    sense, facts = SENSES[game.key]
    worlds = [imagined(game, sight, rng) for _ in range(WORLDS)]
    weights = [sense.weight(world, seat) for world in worlds]
    found: dict[tuple[str, str], dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for world, weight in zip(worlds, weights, strict=True):
        for about, kind, number in facts(game, sight, world):
            found[about, kind][number] += weight
    return [belief(game, about, kind, found[about, kind], sum(weights)) for about, kind in found]


def belief(game: Game, about: str, kind: str, weights: dict[int, float], total: float = 1.0) -> Belief:
    """The likeliest first; of equals, in the order of the cards or roles."""
    likeliest = sorted(weights, key=lambda number: (-weights[number], number))
    word = "role" if kind == "role" else "card"
    return Belief(about, kind, {str(game.write(word, number)): weights[number] / total for number in likeliest})


def identities(game: Game, sight: Any, seat: int) -> list[Belief]:
    """Woof!!: everybody's true role, by exact count."""
    found = []
    for number, chances in enumerate(identity_chances(sight)):
        possible = {role: chance for role, chance in enumerate(chances) if chance > 0.0}
        if number != seat:
            found.append(belief(game, str(game.write("seat", number)), "role", possible))
    return found


def roles(game: Game, sight: Any, world: Any) -> Facts:
    """Everybody else's role."""
    for seat in range(world.players):
        if seat != sight.viewer:
            yield str(game.write("seat", seat)), "role", role_of(world, seat)


def cards(game: Game, sight: Any, world: Any) -> Facts:
    """The cards in every hand that the viewer does not see, and the next card of the number deck."""
    for seat in hidden_hands(sight):
        for card, copies in enumerate(world.seats[seat].hand):
            if copies:
                yield str(game.write("seat", seat)), "card", card
    if world.number_deck.count:
        yield "pile", "next", world.number_deck.cards[world.number_deck.count - 1]


def passed_cards_and_pigs(game: Game, sight: Any, world: Any) -> Facts:
    """The cards that the viewer has passed on, and the Big Bad Pig on top of the pile: the others tell nothing."""
    passed = {card for one in sight.passes[: sight.pass_count] for card in one.given}
    for seat in hidden_hands(sight):
        for card in world.seats[seat].hand[: world.seats[seat].held]:
            if card in passed:
                yield str(game.write("seat", seat)), "card", card
    if world.pile_count and world.pile[world.pile_count - 1] >= FLOOR_CARDS:
        yield "pile", "next", world.pile[world.pile_count - 1]


def hidden_hands(sight: Any) -> list[int]:
    """The seats whose cards the viewer does not see."""
    return [seat for seat, place in enumerate(sight.seats) if place.held and place.hand[0] == UNKNOWN]


SENSES: dict[str, tuple[ModuleType, Callable[[Game, Any, Any], Facts]]] = {
    "wolf-and-hound": (wolf_and_hound, cards),
    "werewolves-and-robbers": (werewolves_and_robbers, roles),
    "three-little-wolves": (three_little_wolves, passed_cards_and_pigs),
}
