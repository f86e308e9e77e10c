"""What the lab measures of The Werewolves bEat Robbers' Horror."""

from collections.abc import Mapping
from typing import Any

from . import measures as measures
from .balance import studies as studies

TEAM_EVENT = "game_scored"
BOTS_PLAY_WITH: Mapping[str, Any] = {}
