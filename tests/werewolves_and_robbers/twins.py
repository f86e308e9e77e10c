"""Other worlds of The Werewolves bEat Robbers' Horror, made in the words of its rules (§4).

Every card has a name of its own and any card of a hand may be played (§3.2), so another world is the same game with
some cards renamed. A game that has been scored is open (§4.3): only cards of the running game change their names.
"""

from collections.abc import Mapping, Sequence
from random import Random

from tests.every_game.secrecy.worlds import Story, World

ROLE_CARDS = ("W", "B")  # §2.3: the werewolves and the traitor
EXCHANGES = 60
SHOWN_AGAIN = ("view", "reload", "restart")


def twin(story: Story, viewer: str | None, until: int, random: Random) -> World | None:
    """Another world that this viewer cannot tell from the first at any of the positions 0..until (§4.1)."""
    hidden = unseen(story, viewer, until)
    if len(set(hidden.values())) < 2:
        return None
    while True:
        names = dict(zip(hidden, random.sample(list(hidden), len(hidden)), strict=True))
        if any(hidden[card] != hidden[names[card]] for card in hidden):
            return renamed(story, until, names)


def forgetful(story: Story, viewer: str | None, until: int, random: Random) -> World | None:
    """Another past of the same table: other cards in the tricks before the one that lies there (§4.3).

    Winners, chips and what role cards prove (§4.2) stay. With the memory aid all played cards are listed: None.
    """
    if story.world.options.get("memory_aid"):
        return None
    trick_of = {card: trick for trick in past_tricks(story, until) for card in trick}
    if not trick_of:
        return None
    names = {card: card for card in [*trick_of, *unseen(story, viewer, until)]}
    for _ in range(EXCHANGES):
        one, other = random.sample(list(names), 2)
        touched = [trick_of[card] for card in (one, other) if card in trick_of]
        if touched and not alike(names[one], names[other]):
            continue
        names[one], names[other] = names[other], names[one]
        if any(winner([names[card] for card in trick]) != winner(trick) for trick in touched):
            names[one], names[other] = names[other], names[one]
    if all(names[card] == card for card in trick_of):
        return None
    return renamed(story, until, names)


def running_game(story: Story, until: int) -> int:
    """After how many moves the cards of the game were dealt that is running at this position."""
    return max(number for number in story.world.deals if number <= until)


def played(story: Story, until: int) -> list[str]:
    """All cards played in the running game."""
    return [words.split()[1] for words in story.world.moves[running_game(story, until) : until]]


def unseen(story: Story, viewer: str | None, until: int) -> dict[str, str | None]:
    """The cards in hands of others and the set-aside card, with their holders (§4.1)."""
    deal = story.world.deals[running_game(story, until)]
    holders = {card: seat for seat, hand in deal["hands"].items() if seat != viewer for card in hand}
    if deal["set_aside"]:
        holders[deal["set_aside"]] = None
    for card in played(story, until):
        holders.pop(card, None)
    return holders


def past_tricks(story: Story, until: int) -> list[list[str]]:
    """The tricks before the running one; a finished one lies open until the next lead (§4.3)."""
    cards, players = played(story, until), len(story.states[0]["seats"])
    return [cards[first : first + players] for first in range(0, len(cards) - players, players)]


def alike(one: str, other: str) -> bool:
    """May these cards change places without a word about roles? Two werewolves, or no role card at all (§4.2)."""
    return one[0] == other[0] or (one[0] not in ROLE_CARDS and other[0] not in ROLE_CARDS)


def winner(trick: Sequence[str]) -> int:
    """Which card takes the trick: trumps beat the lead side, then the rank counts, of equals the later (§3.4)."""
    led = next((card[0] for card in trick if card[0] in "CR"), None)
    werewolf_present = any(card[0] == "W" for card in trick)
    strengths: list[tuple[bool, int]] = []  # is it a trump, and its rank
    for card in trick:
        if card[0] == "D":
            strength = (True, 0)
        elif card[0] == "B":
            strength = (False, 16)
        elif card[0] == "F":
            strength = (False, 0) if werewolf_present else (True, 16)
        elif card[0] == "W":
            strength = (strengths[-1][0], strengths[-1][1] + 1) if strengths else (True, 16)
        else:
            strength = (card[0] != led, int(card[1:]))
        strengths.append(strength)
    return max(range(len(trick)), key=lambda place: (strengths[place], place))


def renamed(story: Story, until: int, names: Mapping[str, str]) -> World:
    """The world up to this position, with other names for cards of the running game."""
    world, start = story.world, running_game(story, until)
    deals = {number: deal for number, deal in world.deals.items() if number < start}
    deal = world.deals[start]
    deals[start] = deal | {
        "hands": {seat: [names.get(card, card) for card in hand] for seat, hand in deal["hands"].items()},
        "set_aside": names.get(deal["set_aside"], deal["set_aside"]),
    }
    plays = (words.split() for words in world.moves[start:until])
    moves = (f"{seat} {names.get(card, card)}" for seat, card in plays)
    return World(world.options, deals, (*world.moves[:start], *moves), {})
