"""The games of the house."""

from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import Game

from . import werewolves_and_robbers, wolf_and_hound

GAMES: tuple[Game, ...] = (wolf_and_hound.GAME, werewolves_and_robbers.GAME)


def find_game(key: str) -> Game:
    """The game with this key."""
    for game in GAMES:
        if game.key == key:
            return game
    raise WolfdenError(f"there is no game {key!r}; the games are {', '.join(game.key for game in GAMES)}")
