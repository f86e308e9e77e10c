"""Imagined worlds of Woof!!, as far as they matter to the viewer."""

from typing import Annotated

from wolfden.engine.layout import Layout, i8, i16, i32, many

from ..cards import MOST_PLAYERS

INQUIRIES = 32  # the most looks and questions there are to choose from
MOST_RIGHT = 32
DECISIONS = 2 * MOST_PLAYERS  # of each player the last one, then of each the next


class Case(Layout):
    """A world, as far as it matters to the viewer."""

    right_count: i8
    right: Annotated[list[int], many(i8, MOST_RIGHT)]  # declarations
    shown: Annotated[list[int], many(i8, INQUIRIES)]  # by each inquiry
    info_states: Annotated[list[int], many(i16, DECISIONS)]  # of the others at each of their decisions
    weight: i32  # by how likely the others were to do what they did
