"""Other worlds of Howl, made in the words of its rules (§4).

Every card has a name of its own and any card of a hand may be howled (§3.1), so another world is the same game with
some cards renamed: those that no one has shown and the viewer does not hold.
"""

from random import Random

from tests.every_game.secrecy.worlds import Story, World

SHOWN_AGAIN = ()  # all cards stay on the table
CARDS = [f"H{loudness}" for loudness in range(1, 14)]


def twin(story: Story, viewer: str | None, until: int, random: Random) -> World | None:
    """Another world that this viewer cannot tell from the first at any of the positions 0..until."""
    seats = story.states[until]["seats"]
    shown = {card for seat in seats.values() for card in seat["howled"]}
    own = set(story.world.deals[0]["hands"][viewer]) if viewer else set()
    hidden = [card for card in CARDS if card not in shown | own]
    if len(hidden) < 2:
        return None
    others = random.sample(hidden, len(hidden))
    while others == hidden:
        others = random.sample(hidden, len(hidden))
    names = dict(zip(hidden, others, strict=True))
    hands = {seat: [names.get(card, card) for card in hand] for seat, hand in story.world.deals[0]["hands"].items()}
    moves = [words.split() for words in story.world.moves[:until]]
    renamed = tuple(f"{seat} {names.get(card, card)}" for seat, card in moves)
    return World(story.world.options, {0: {"hands": hands}}, renamed, {})


def forgetful(story: Story, viewer: str | None, until: int, random: Random) -> World | None:
    """There is nothing to forget."""
    return None
