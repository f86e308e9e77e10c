"""What each seat may know, and the worlds it must reckon with."""

from .imagining import imagine as imagine
from .seeing import sight as sight
