"""What the lab measures of Woof!!."""

from collections.abc import Mapping
from typing import Any

from . import measures as measures
from .balance import TURN_LIMIT
from .balance import studies as studies

TEAM_EVENT: str | None = None
BOTS_PLAY_WITH: Mapping[str, Any] = {"turn_limit": TURN_LIMIT}
