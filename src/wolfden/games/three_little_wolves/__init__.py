"""The Three Little Wolves: build high, and send wolves into the houses of the neighbours."""

from wolfden.engine.game import Game

from .cards import TABLES
from .choices import legal_moves, objection
from .events import EVENT_TYPES
from .knowledge import imagine, sight
from .moves import MOST_MOVES, MOVES, REASONS
from .notation import (
    MOVE_FORMS,
    lay_deal,
    read_move,
    seats,
    write,
    write_deal,
    write_move,
    write_state,
)
from .position import read_position, write_memory
from .rules import deal, play
from .scoring import outcome, winners
from .state import DECISIONS, Options, State, set_up

GAME = Game(
    key="three-little-wolves",
    package=__name__,
    rules_version=1,
    players=(2, 3, 4),
    Options=Options,
    State=State,
    move_count=MOVES,
    most_moves=MOST_MOVES,
    deal=deal,
    objection=objection,
    legal_moves=legal_moves,
    play=play,
    winners=winners,
    sight=sight,
    imagine=imagine,
    tables=TABLES,
    set_up=set_up,
    outcome=outcome,
    seats=seats,
    event_types=EVENT_TYPES,
    reasons=REASONS,
    decisions=DECISIONS,
    write=write,
    move_forms=MOVE_FORMS,
    write_move=write_move,
    read_move=read_move,
    write_deal=write_deal,
    lay_deal=lay_deal,
    write_state=write_state,
    write_memory=write_memory,
    read_position=read_position,
)
