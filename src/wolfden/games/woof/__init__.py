"""Woof!!: who is the wolf, who only says so, and who finds out first."""

from wolfden.engine.game import Game

from .cards import FEWEST_PLAYERS, MOST_PLAYERS, components
from .events import HAPPENINGS
from .knowledge import imagine, sight
from .moves import MOST_MOVES, MOVES, legal_moves, objection
from .notation import (
    DECISIONS,
    MOVE_FORMS,
    REASONS,
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
from .state import Options, State, set_up

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
    components=components,
    set_up=set_up,
    outcome=outcome,
    seats=seats,
    happenings=HAPPENINGS,
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
    first_game={"memory_aid": True},
)
