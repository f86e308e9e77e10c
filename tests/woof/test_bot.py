"""The rule of thumb and the match equity of Woof!!."""

import pytest

from tests.every_game.sampling import positions
from wolfden.bots.hunter import Pup
from wolfden.engine.decision import UNKNOWN, MoveIndex, SeatIndex
from wolfden.engine.errors import ImpossibleSight
from wolfden.engine.game import imagined, is_over, moves_of, new_state, play, read_options, see, to_act
from wolfden.engine.rng import Rng
from wolfden.games import find_game
from wolfden.games.woof import GAME
from wolfden.games.woof.bot import hunter as woof
from wolfden.games.woof.bot.match_equity import (
    ABSTAINED,
    CERTAIN,
    CONSOLATION,
    RESULTS,
    RIGHT_EARLY,
    RIGHT_LAST,
    WRONG_EARLY,
    WRONG_LAST,
    match_equity,
)
from wolfden.games.woof.cards import BOY, SLOTS, WOLF
from wolfden.games.woof.knowledge.imagining import seen_cards
from wolfden.games.woof.moves import ASK, CHOOSE, DECLARE, LOOK
from wolfden.games.woof.roles import identity
from wolfden.games.woof.scoring import is_right
from wolfden.games.woof.state import LOOKED_AT, State


def hunters_move(sight: State, seat: SeatIndex, text: str = "any") -> MoveIndex:
    return woof.choose(find_game(GAME.key), sight, seat, moves_of(GAME, sight, seat), Rng.from_text(text))


def all_seen(state: State, seat: int) -> State:
    """The sight of a seat that has looked at every card."""
    sight = see(GAME, state, seat)
    log, turn = sight.log, sight.log.count
    for number in range(state.in_play):
        for slot in range(SLOTS if number != seat else 0):
            log.seat[turn], log.action[turn], log.target[turn], log.slot[turn] = seat, LOOKED_AT, number, slot
            log.card[turn] = state.players[number].cards[slot]
            turn += 1
    log.count = turn
    return sight


@pytest.mark.parametrize("players", [4, 6, 8])
def test_the_hunter_declares_at_once_what_it_has_seen(players: int) -> None:
    """Given a seat that has seen every card, when it may declare, then it does so, and rightly."""
    state = new_state(GAME, read_options(GAME, {"players": players}), "7")
    for _ in range(players):
        seat = to_act(state)[0]
        play(GAME, state, seat, moves_of(GAME, state, seat)[0])
    seat = to_act(state)[0]

    move = hunters_move(all_seen(state, seat), seat)

    assert DECLARE <= move < CHOOSE
    play(GAME, state, seat, move)
    assert is_right(state, seat)


def test_the_hunter_begins_with_a_look() -> None:
    """Given nothing was seen yet, when the hunter inquires, then it looks at a card, whatever questions it holds."""
    for number in range(20):
        state = new_state(GAME, read_options(GAME, {}), str(number))
        seat = to_act(state)[0]
        assert LOOK <= hunters_move(see(GAME, state, seat), seat) < ASK


def test_the_hunter_never_deems_the_truth_impossible() -> None:
    for state, _ in positions(GAME, 300, "thumb's truth"):
        seat = to_act(state)[0]
        sight = see(GAME, state, seat)
        for number, hands in woof.hands_of_others(sight, seat, seen_cards(sight)).items():
            assert sum(hands.values()) == pytest.approx(1)
            assert woof.chance_of(sight, hands, identity(state, number)) > 0


def test_the_hunter_chooses_the_same_in_worlds_that_look_the_same() -> None:
    rng = Rng.from_text("worlds")
    for state, _ in positions(GAME, 100, "thumb's worlds"):
        seat = to_act(state)[-1]
        world = imagined(GAME, see(GAME, state, seat), rng)
        assert hunters_move(see(GAME, state, seat), seat) == hunters_move(see(GAME, world, seat), seat)


def test_a_cry_of_wolf_makes_a_wolf_likelier_and_not_certain() -> None:
    """Given a first turn, when somebody announces a wolf, then it is believed more than before, and not for sure."""
    state = new_state(GAME, read_options(GAME, {}), "7")
    seat = to_act(state)[0]
    before, after = see(GAME, state, seat), see(GAME, state, seat)
    target = (seat + 2) % 5
    log, log.count = after.log, 1
    log.seat[0], log.action[0], log.target[0], log.card[0] = (seat + 1) % 5, LOOKED_AT, target, UNKNOWN
    log.told[0] = WOLF
    chances = [
        woof.chance_of(sight, woof.hands_of_others(sight, seat, seen_cards(sight))[target], WOLF)
        for sight in (before, after)
    ]
    assert chances[0] < chances[1] < 1


def test_the_hunter_refuses_an_impossible_sight() -> None:
    """Given the announcement of a face that no card has, when the hunter is asked, then it says so."""
    state = new_state(GAME, read_options(GAME, {}), "7")
    seat = to_act(state)[0]
    sight = see(GAME, state, seat)
    log, log.count = sight.log, 1
    log.seat[0], log.action[0], log.target[0] = (seat + 1) % 5, LOOKED_AT, (seat + 2) % 5
    log.card[0], log.told[0] = UNKNOWN, BOY
    with pytest.raises(ImpossibleSight):
        hunters_move(sight, seat)


def test_the_hunter_beats_the_pup() -> None:
    """Given every deal is played from both sides, when the victories are counted, then hunters have far more."""
    victories = [0, 0]
    for number in range(80):
        state, rng = (
            new_state(GAME, read_options(GAME, {"players": 4}), f"pups {number // 2}"),
            Rng.from_text(f"pups {number}"),
        )
        while not is_over(state):
            seat = to_act(state)[0]
            chooser = Pup().choose if (seat + number) % 2 else woof.choose
            moves = moves_of(GAME, state, seat)
            play(GAME, state, seat, chooser(find_game(GAME.key), see(GAME, state, seat), seat, moves, rng))
        for winner in range(4):
            victories[(winner + number) % 2] += GAME.winners(state) >> winner & 1
    assert victories[0] > 1.5 * victories[1]


# Match equity


def equity_of(state: State, seat: int) -> list[int]:
    millionths = [0] * RESULTS
    match_equity(see(GAME, state, seat), millionths)
    return millionths


def a_last_round() -> State:
    state = new_state(GAME, read_options(GAME, {}), "7")
    state.round = state.box.rounds
    return state


def test_points_are_worth_more_early_and_a_red_marker_costs_more_than_a_black_one() -> None:
    """Given the first round, when its results are weighed, then they stand in this order."""
    equity = equity_of(new_state(GAME, read_options(GAME, {}), "7"), 0)
    order = [RIGHT_EARLY, RIGHT_LAST, ABSTAINED, WRONG_LAST, WRONG_EARLY]
    assert [equity[result] for result in order] == sorted(equity, reverse=True)
    assert len(set(equity)) == RESULTS


def test_who_cannot_be_caught_has_nothing_to_win() -> None:
    state = a_last_round()
    state.players[0].score = 9
    assert min(equity_of(state, 0)) > CERTAIN - CONSOLATION[RIGHT_EARLY] - 1000


def test_who_is_far_behind_in_the_last_round_has_nothing_to_lose() -> None:
    """Given a leader three points ahead, when a round is the last, then only consolation is at stake."""
    state = a_last_round()
    state.players[1].score = 3
    assert equity_of(state, 0) == list(CONSOLATION)


def test_a_leader_may_end_the_match_by_a_second_wrong_marker() -> None:
    """§5.6 Given a lead of two points and a marker in round 2, when results are weighed, then a wrong one is good."""
    state = new_state(GAME, read_options(GAME, {}), "7")
    state.round = 2
    state.players[0].score, state.players[0].black = 4, 1
    for seat in range(1, 5):
        state.players[seat].score = 1
    equity = equity_of(state, 0)
    assert equity[WRONG_LAST] > equity[ABSTAINED]
