"""What the lab measures of The Three Little Wolves."""

from wolfden.engine.game import Words

from . import measures as measures
from .balance import studies as studies

<<<<<<< HEAD
TEAM_EVENT: str | None = None
BOTS_PLAY_WITH: Words = {}
=======
BOTS_PLAY_WITH: Mapping[str, Any] = {}
>>>>>>> house-games
