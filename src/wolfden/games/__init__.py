"""The games of the house."""

from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import Game

from . import three_little_wolves, werewolves_and_robbers, wolf_and_hound, woof

GAMES: tuple[Game, ...] = (wolf_and_hound.GAME, werewolves_and_robbers.GAME, woof.GAME, three_little_wolves.GAME)


def find_game(key: str) -> Game:
    """The game with this key."""
    for game in GAMES:
        if game.key == key:
            return game
    raise WolfdenError(f"there is no game {key!r}; the games are {', '.join(game.key for game in GAMES)}")
