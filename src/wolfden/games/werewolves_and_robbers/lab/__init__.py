"""What the lab measures of The Werewolves bEat Robbers' Horror."""

from wolfden.engine.game import Words

from . import measures as measures
from .balance import studies as studies

BOTS_PLAY_WITH: Words = {}
