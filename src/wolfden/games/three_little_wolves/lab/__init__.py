"""What the lab measures of The Three Little Wolves."""

from collections.abc import Mapping
from typing import Any

from . import measures as measures
from .balance import studies as studies

BOTS_PLAY_WITH: Mapping[str, Any] = {}
