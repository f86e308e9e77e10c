"""Howl: all wolves howl at once, neighbours drown each other, and the loudest that is left takes the sheep."""

from wolfden.engine.game import Game

from .cards import CARDS, MOST_CARDS, PLAYERS, TABLES
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
from .rules import DECISIONS, REASONS, deal, legal_moves, objection, play
from .scoring import outcome, winners
from .state import Options, State, set_up

GAME = Game(
    key="howl",
    package=__name__,
    rules_version=1,
    players=PLAYERS,
    Options=Options,
    State=State,
    move_count=CARDS,
    most_moves=MOST_CARDS,
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
)
