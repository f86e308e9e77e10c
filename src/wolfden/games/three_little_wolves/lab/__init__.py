"""What the lab measures of The Three Little Wolves."""

from wolfden.engine.game import Words

from . import measures as measures
from .balance import studies as studies

TEAM_EVENT: str | None = None
BOTS_PLAY_WITH: Words = {}
