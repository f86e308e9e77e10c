"""What the lab measures of Wolf & Hound."""

from wolfden.engine.game import Words

from . import measures as measures
from .balance import studies as studies

<<<<<<< HEAD
TEAM_EVENT = "game_won"
BOTS_PLAY_WITH: Words = {}
=======
BOTS_PLAY_WITH: Mapping[str, Any] = {}
>>>>>>> house-games
