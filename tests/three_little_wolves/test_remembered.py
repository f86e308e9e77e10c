"""What the table remembers so that it need not be looked up is what lies on it."""

from random import Random

import pytest

from wolfden.engine.game import is_over, moves_of, new_state, play, read_options, to_act
from wolfden.games.three_little_wolves import GAME
from wolfden.games.three_little_wolves.cards import COLOUR_NAMES, DEEPEST, MOST_HOUSES, NUMBER, WHITE
from wolfden.games.three_little_wolves.hands import give, holds, take
from wolfden.games.three_little_wolves.houses import A_NEW_ONE
from wolfden.games.three_little_wolves.moves import HOUSES, house_number, lowest
from wolfden.games.three_little_wolves.state import House, Seat, State


def test_a_hand_stays_in_order() -> None:
    player, random = Seat(), Random(1)
    cards = random.sample(range(56), 5)
    for card in cards:
        take(player, card)
    assert player.hand == sorted(cards)
    for card in random.sample(cards, 3):
        give(player, card)
        cards.remove(card)
        assert player.hand[: player.held] == sorted(cards)
        assert not holds(player, card)
    assert all(holds(player, card) for card in cards)


@pytest.mark.parametrize("house", range(HOUSES))
def test_the_lowest_of_a_set(house: int) -> None:
    assert lowest(1 << house) == lowest(1 << house | 1 << HOUSES) == house


@pytest.mark.parametrize("players", GAME.players)
def test_remembered_facts_agree_with_the_houses(players: int) -> None:
    random = Random(players)
    for seed in range(5):
        state = new_state(GAME, read_options(GAME, {"players": players}), str(seed))
        while not is_over(state):
            seat = to_act(state)[0]
            play(GAME, state, seat, random.choice(moves_of(GAME, state, seat)))
            assert state.rooms == rooms(state)
            for owner in state.seats:
                houses = owner.houses[: owner.house_count]
                assert owner.names == sum(1 << house.name for house in houses)
                assert owner.places == [places(houses, colour) for colour in range(len(COLOUR_NAMES))]


def rooms(state: State) -> int:
    """§3.4 One wolf in each house, two if it has a B3."""
    found = 0
    for owner, player in enumerate(state.seats):
        for slot, house in enumerate(player.houses[: player.house_count]):
            levels = [state.box.basement[NUMBER[card]] for card in house.basement[: house.basements]]
            assert house.depth == max(levels, default=0)
            assert house.roof == house.used_value[house.floors - 1]
            assert house.height == height(state, house)
            found |= (house.wolves < (2 if DEEPEST in levels else 1)) << house_number(owner, slot)
    return found


def height(state: State, house: House) -> int:
    """§3.5 Every card is a floor; the roof counts as many as it shows."""
    return house.basements + house.floors - 1 + state.box.roof_floors[NUMBER[house.upper[house.floors - 1]]]


def places(houses: list[House], colour: int) -> int:
    """§3.3 White everywhere; a colour on its house or, without one, on what has no colour yet or on new ground."""
    own = [slot for slot, house in enumerate(houses) if house.name == colour < WHITE]
    free = [slot for slot, house in enumerate(houses) if colour == WHITE or house.name >= WHITE]
    new = 0 if own or len(houses) == MOST_HOUSES else A_NEW_ONE
    return sum(1 << slot for slot in own or free) | new
