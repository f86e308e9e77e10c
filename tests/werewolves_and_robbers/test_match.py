"""§2.4 and §5.3: dealers, game points, and who wins the match."""

from collections import Counter
from random import Random

import pytest

from tests.werewolves_and_robbers.builders import Table, a_deal, dealt
from wolfden.engine.decision import NOBODY, close
from wolfden.engine.errors import BadDeal
from wolfden.games.werewolves_and_robbers import GAME
from wolfden.games.werewolves_and_robbers.cards import CARD_NAMES, SEAT_NAMES
from wolfden.games.werewolves_and_robbers.roles import ROBBER, ROBBERS, WEREWOLF
from wolfden.games.werewolves_and_robbers.rules import carry_on
from wolfden.games.werewolves_and_robbers.scoring import give_game_points
from wolfden.games.werewolves_and_robbers.state import GAME_OVER


def end_game(table: Table, winners: str) -> None:
    """The game that has just begun ends with these winners, the robbers, or drawn if there are none."""
    state = table.state
    result = state.results[state.game]
    for seat in range(state.players):
        result.roles[seat] = ROBBER if SEAT_NAMES[seat] in winners else WEREWOLF
    result.winner = ROBBERS if winners else NOBODY
    give_game_points(state, result)
    close(state)
    state.event_count = 0
    state.phase = GAME_OVER
    carry_on(state)


def test_everybody_deals_once() -> None:
    """WR-C37 Three players, first dealer A: the dealers are A, B, C and the first leaders B, C, A."""
    table = dealt("dealers", players=3, first_dealer="A")
    seen = [(table.words["dealer"], table.turn)]
    for _ in range(2):
        table.play_game()
        seen.append((table.words["dealer"], table.turn))
    table.play_game()

    assert seen == [("A", "B"), ("B", "C"), ("C", "A")]
    assert table.words["state"] == "MATCH_OVER"
    assert len(table.outcome["games"]) == 3


@pytest.mark.parametrize(
    ("games", "points", "winners"),
    [
        pytest.param(["BC", "", "AC"], [1, 1, 2], ["C"], id="WR-C38"),
        pytest.param(["ABC", "ABC", "BC", "D"], [2, 3, 3, 1], ["B", "C"], id="WR-C39"),
        pytest.param(["", "", "", "", ""], [0, 0, 0, 0, 0], ["A", "B", "C", "D", "E"], id="WR-C40"),
    ],
)
def test_most_game_points_win_the_match(games: list[str], points: list[int], winners: list[str]) -> None:
    """§5.3 Several players with the highest number share the victory."""
    table = dealt("points", players=len(games))

    for game in games:
        assert table.outcome["winners"] == []
        end_game(table, game)

    assert list(table.outcome["points"].values()) == points
    assert table.outcome["winners"] == winners
    assert table.outcome["why"] == "game_points"


def test_the_set_aside_card_comes_back_into_the_deck() -> None:
    """WR-C41 Five players, game 1 set aside C7: game 2 is dealt from all 36 cards."""
    table = dealt("set aside", players=5, first_dealer="E")
    GAME.lay_deal(table.state, a_deal(5, {}, leader="A", set_aside="C7"))

    table.play_game(Random(1))

    assert table.told("set_aside_shown")[0]["card"] == "C7"
    assert table.words["results"][0]["set_aside"] == "C7"
    deal = GAME.write_deal(table.state)
    cards = Counter(card for hand in deal["hands"].values() for card in hand)
    assert cards + Counter([deal["set_aside"]]) == Counter(CARD_NAMES)


def test_a_later_game_can_be_laid_too_but_not_its_dealer() -> None:
    """§2.2 The left neighbour of the previous dealer deals, whatever the result was."""
    table = dealt("later", players=3, first_dealer="C")
    table.play_game()
    assert table.words["game"] == 2

    with pytest.raises(BadDeal, match="C cannot deal this game; A deals it"):
        GAME.lay_deal(table.state, a_deal(3, {}, leader="A"))
    GAME.lay_deal(table.state, a_deal(3, {"B": "W1"}, leader="B"))

    assert table.turn == "B"
    assert "W1" in table.legal
    assert [event["event"] for event in Table(table.state).events][-1] == "dealt"


def test_nothing_but_game_points_carries_over() -> None:
    """§2.4 Piles, chips and played cards are gone when the next game is dealt."""
    table = dealt("carry over", first_dealer="A")

    table.play_game(Random(3))

    words = table.words
    assert words["tricks"] == words["plays"] == words["played"] == []
    assert words["chips_in_middle"] == {"werewolf": 2, "traitor": 1}
    for seat in words["seats"].values():
        assert (seat["held"], seat["captured"], seat["pile"], seat["chips"]) == (9, 0, [], [])
    given = {event["seat"]: event["points"] for event in table.told("game_points")}
    assert {name: seat["game_points"] for name, seat in words["seats"].items()} == given


def test_a_single_game_is_won_by_the_winning_team() -> None:
    """§5.3 In `single` mode the result of the one game is the end result."""
    for number in range(20):
        table = dealt(f"single {number}", mode="single", players=(3, 4, 5)[number % 3])
        table.play_game(Random(number))
        (game,) = table.outcome["games"]
        members = [name for name, role in game["roles"].items() if (role == "robber") == (game["winner"] == "robbers")]
        assert table.outcome["winners"] == (members if game["winner"] else [])
        assert table.told("match_ended") == [{"event": "match_ended", "winners": table.outcome["winners"]}]
