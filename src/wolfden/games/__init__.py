"""The games of the house, and those of other people that $WOLFDEN_GAMES names: modules with a GAME, by commas."""

import os
from importlib import import_module
from typing import cast

from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame

from . import three_little_wolves, werewolves_and_robbers, wolf_and_hound, woof

SWITCH = "WOLFDEN_GAMES"


def games_of_others() -> tuple[AnyGame, ...]:
    """In the environment, so that the processes in which bots think find them too."""
    names = [name.strip() for name in os.environ.get(SWITCH, "").split(",") if name.strip()]
    return tuple(game_in(name) for name in names)


def game_in(name: str) -> AnyGame:
    """The game of a module."""
    try:
        game: AnyGame = import_module(name).GAME
    except (ImportError, AttributeError) as error:
        raise WolfdenError(f"{SWITCH} must name modules that Python finds and that have a GAME: {error}") from None
    return game


GAMES: tuple[AnyGame, ...] = (
    *cast(
        tuple[AnyGame, ...],
        (wolf_and_hound.GAME, werewolves_and_robbers.GAME, woof.GAME, three_little_wolves.GAME),
    ),
    *games_of_others(),
)


def find_game(key: str) -> AnyGame:
    """The game with this key."""
    for game in GAMES:
        if game.key == key:
            return game
    raise WolfdenError(f"there is no game {key!r}; the games are {', '.join(game.key for game in GAMES)}")
