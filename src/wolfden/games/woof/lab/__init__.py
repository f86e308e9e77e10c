"""What the lab measures of Woof!!."""

from wolfden.engine.game import Words

from . import measures as measures
from .balance import studies as studies

# a bot that thinks briefly may not dare to declare, and look for ever
BOTS_PLAY_WITH: Words = {"turn_limit": 12}
