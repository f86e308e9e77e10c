"""What the lab measures of Wolf & Hound."""

from wolfden.engine.game import Words

from . import measures as measures
from .balance import studies as studies

BOTS_PLAY_WITH: Words = {}
