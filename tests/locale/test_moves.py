"""Every move that can be made can be said."""

import pytest

from tests.every_game.sampling import positions
from wolfden.engine.game import AnyGame, moves_of, see, to_act
from wolfden.games import GAMES
from wolfden.locale import LANGUAGES, Text
from wolfden.locale.say import Wording


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_legal_move_is_worded_in_every_language(game: AnyGame) -> None:
    """Given random positions, when a legal move is said, then there are words for it, and different ones."""
    for state, random in positions(game, 60, "said"):
        seat = random.choice(to_act(state))
        sight, names = see(game, state, seat), {name: f"<{name}>" for name in game.seats(state)}
        for move in moves_of(game, state, seat):
            written = game.write_move(sight, seat, move)
            said = {Wording(Text(language), game, names).move(written) for language in LANGUAGES}
            assert len(said) > 1
