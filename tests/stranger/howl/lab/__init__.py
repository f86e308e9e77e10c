"""What the lab measures of Howl."""

from collections.abc import Mapping
from typing import Any

from wolfden.lab.balance.study import Effort, Study

from . import measures as measures

BOTS_PLAY_WITH: Mapping[str, Any] = {}


def studies(effort: Effort) -> list[Study]:
    """What all games are asked is enough."""
    return []
