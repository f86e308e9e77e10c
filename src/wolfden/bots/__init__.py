"""Players made of code. A bot gets what a person in its seat would have: its sight and its legal moves."""

from .levels import BOTS as BOTS
from .levels import SECONDS as SECONDS
from .levels import find_bot as find_bot
