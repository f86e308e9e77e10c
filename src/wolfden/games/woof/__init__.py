"""Woof!!: who is the wolf, who only says so, and who finds out first."""

from wolfden.engine.game import Game

from .cards import FEWEST_PLAYERS, MOST_PLAYERS, TABLES
from .events import EVENT_TYPES
from .knowledge import imagine, sight
from .moves import MOST_MOVES, MOVES, REASONS, legal_moves, objection
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
from .state import DECISIONS, Options, State, memory_aid, set_up

GAME = Game(
    key="woof",
    package=__name__,
    rules_version=1,
    players=tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1)),
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
    memory_aid=memory_aid,
)
