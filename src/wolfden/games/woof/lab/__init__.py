"""What the lab measures of Woof!!."""

from collections.abc import Mapping
from typing import Any

from . import measures as measures
from .balance import studies as studies

# a bot that thinks briefly may not dare to declare, and look for ever
BOTS_PLAY_WITH: Mapping[str, Any] = {"turn_limit": 12}
