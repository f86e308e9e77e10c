"""The Werewolves bEat Robbers' Horror (狼とどろぼう): tricks, hidden teams, and the suit not led is trump."""

from wolfden.engine.game import Game

from .cards import CARDS, PLAYERS, TABLES
from .events import EVENT_TYPES
from .knowledge import imagine, sight
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
from .rules import DECISIONS, REASONS, deal, legal_moves, objection, play
from .scoring import outcome, winners
from .state import Options, State, memory_aid, set_up

GAME = Game(
    key="werewolves-and-robbers",
    package=__name__,
    rules_version=1,
    players=PLAYERS,
    Options=Options,
    State=State,
    move_count=CARDS,
    most_moves=CARDS,
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
