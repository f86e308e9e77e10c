"""§5.4 Match play: the first team with three points."""

import pytest

from tests.wolf_and_hound.builders import Table, play
from wolfden.engine.decision import NOBODY
from wolfden.engine.game import new_state, read_options
from wolfden.games.wolf_and_hound import GAME


def a_match(players: int = 4) -> Table:
    """One wolf and no hound, so that a flock once lost stays lost."""
    options = read_options(GAME, {"match": "first_to_3", "animals": ["wolf_01"], "players": players})
    return Table(new_state(GAME, options, "a match"))


def win_game(table: Table, team: str) -> None:
    """Let the other team lose: one of its flocks is gone when P1's first turn is over."""
    loser = {"blue": 1, "yellow": 2}[team]
    table.state.seats[loser].sheep = 0
    play(table, table.legal[0])


@pytest.mark.parametrize(
    ("results", "score"),
    [
        pytest.param("blue yellow blue yellow yellow", {"blue": 2, "yellow": 3}, id="after game 5"),
        pytest.param("yellow yellow yellow", {"blue": 0, "yellow": 3}, id="after game 3"),
    ],
)
def test_the_first_team_with_three_points_wins_the_match(results: str, score: dict[str, int]) -> None:
    """WH-E51 Match."""
    table = a_match()

    for game, team in enumerate(results.split(), start=1):
        assert not table.is_over
        win_game(table, team)
        assert table.happened("game_won")[0].startswith(f"game_won {team} elimination")
        if not table.is_over:
            assert f"dealt {game + 1}" in table.events
            assert table.happened("match_won") == []

    assert table.is_over
    assert table.happened("match_won") == [f"match_won yellow {score['blue']} {score['yellow']}"]
    outcome = GAME.outcome(table.state)
    assert outcome["match_score"] == score
    assert outcome["winners"] == ["P2", "P4"]


def test_every_game_of_a_match_is_set_up_afresh() -> None:
    """§5.4 Every game is set up by §2.4, and turn 1 again has no phase 1."""
    table = a_match(players=3)
    first_deal = GAME.write_deal(table.state)
    first_state = GAME.write_state(table.state)
    table.state.final_round = 1

    win_game(table, "yellow")

    assert table.events[-2:] == ["dealt 2", "turn_began P1 1"]
    assert table.decision == "P1 play"
    assert table.winner is None
    assert table.state.prev_turn_seat == NOBODY
    second_deal = GAME.write_deal(table.state)
    assert [len(cards) for cards in second_deal["hands"].values()] == [4, 4, 4, 4]
    assert second_deal != first_deal
    GAME.lay_deal(table.state, first_deal)
    assert GAME.write_state(table.state) == first_state


def test_a_single_game_is_no_match() -> None:
    """§2.1 match single: the game is over with its first result."""
    table = Table(new_state(GAME, read_options(GAME, {"animals": ["wolf_01"]}), "no match"))

    win_game(table, "blue")

    assert table.is_over
    assert table.happened("match_won") == []
    assert "match_score" not in GAME.outcome(table.state)
