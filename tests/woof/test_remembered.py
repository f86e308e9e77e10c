"""What the table remembers so that it need not be looked up is what lies on it."""

from random import Random

import pytest

from wolfden.engine.game import is_over, moves_of, new_state, play, read_options, to_act
from wolfden.games.woof import GAME
from wolfden.games.woof.cards import WOLF
from wolfden.games.woof.roles import identity, identity_of
from wolfden.games.woof.state import LOOKED_AT, State


@pytest.mark.parametrize("players", GAME.players)
def test_remembered_facts_agree_with_cards_and_log(players: int) -> None:
    random = Random(players)
    for seed in range(5):
        state = new_state(GAME, read_options(GAME, {"players": players}), str(seed))
        while not is_over(state):
            seat = to_act(state)[0]
            play(GAME, state, seat, random.choice(moves_of(GAME, state, seat)))
            for number in range(state.in_play):
                left, right = state.players[number].cards
                assert identity(state, number) == identity_of(state, left, right)
                assert state.players[number].wolf_marker == [first_marker(state, number, to) for to in range(8)]


def first_marker(state: State, placer: int, target: int) -> int:
    """§5.3 The seq of the first wolf that this player has announced at that one, 0 without one."""
    log = state.log
    for turn in range(log.count):
        is_cry = log.action[turn] == LOOKED_AT and log.told[turn] == WOLF
        if is_cry and (log.seat[turn], log.target[turn]) == (placer, target):
            return turn + 1
    return 0
