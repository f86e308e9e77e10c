"""A view shows what its viewer may be shown, and not a card more."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.every_game.sampling import inventory, positions, random_games, random_move
from wolfden.engine.decision import SPECTATOR
from wolfden.engine.game import Game, is_over, play, see
from wolfden.games import find_game
from wolfden.table.views import View, view

Words = dict[str, Any]  # of the notation, as `write_state` has them


def shown(game: Game, state: Any, viewer: int) -> bytes:
    """The view as it goes over the wire."""
    return msgspec.json.encode(view(game, see(game, state, viewer)))


def viewers(game: Game, state: Any) -> range:
    return range(SPECTATOR, len(game.seats(state)))


def test_a_view_is_read_back_as_it_was(game: Game) -> None:
    """The schema promises these types to every client."""
    for state, random in positions(game, 60, "read back"):
        made = view(game, see(game, state, random.choice(viewers(game, state))))
        assert msgspec.json.decode(msgspec.json.encode(made), type=View) == made


def test_a_view_leaves_its_sight_alone(game: Game) -> None:
    for state, random in positions(game, 60, "left alone"):
        sight = see(game, state, random.choice(viewers(game, state)))
        before = sight.copy()
        view(game, sight)
        assert sight == before


def hidden_in_werewolves_and_robbers(truth: Words, viewer: str | None) -> set[str]:
    """Other hands, the set-aside card, and all tricks but the one on the table."""
    hands = [card for name, seat in truth["seats"].items() if name != viewer for card in seat["hand"]]
    past = [card for seat in truth["seats"].values() for card in seat["pile"]]
    last = {play["card"] for play in truth["last_trick"]}
    shown_before = {result["set_aside"] for result in truth["results"]}
    return ({*hands, *past, truth["set_aside"]} - last - shown_before) - {None}


def hidden_in_woof(truth: Words, viewer: str | None) -> set[str]:
    return {card for name, cards in truth["cards"].items() if name != viewer for card in cards}


def hidden_in_three_little_wolves(truth: Words, viewer: str | None) -> set[str]:
    hands = [card for name, player in truth["players"].items() if name != viewer for card in player["hand"]]
    picks = {player["choice"] for player in truth["players"].values()}  # of the endgame, when all have picked
    return {*hands, *truth["draw_pile"]} - picks


# The cards of Wolf & Hound have no names of their own: copies are alike, so that none can be searched for.
HIDDEN: dict[str, Callable[[Words, str | None], set[str]]] = {
    "werewolves-and-robbers": hidden_in_werewolves_and_robbers,
    "woof": hidden_in_woof,
    "three-little-wolves": hidden_in_three_little_wolves,
}


@pytest.mark.parametrize("key", HIDDEN)
def test_no_card_is_named_that_the_viewer_cannot_see(key: str) -> None:
    """Neither cards in other hands and face-down piles, nor, without a memory aid, any that must be remembered."""
    game = find_game(key)
    searched = 0
    for state, _ in positions(game, 120, "named"):
        if "memory_aid" in game.Options.__struct_fields__:
            state.memory_aid = 0
        truth = game.write_state(state)
        for viewer in viewers(game, state):
            hidden = HIDDEN[key](truth, game.seats(state)[viewer] if viewer != SPECTATOR else None)
            words = set(re.findall(r'"(\w+)"', shown(game, state, viewer).decode()))
            assert not words & hidden
            searched += len(hidden)
    assert searched > 1000


def cards_of_wolf_and_hound(view: Words) -> Any:
    lying = [p["held"] + len(p["played"]) + (p["deck"]["count"] if p["deck"] else 0) for p in view["pastures"]]
    return sum(lying, view["number_deck"]["count"]) + (view["candidate"] is not None)


def cards_of_werewolves_and_robbers(view: Words) -> Any:
    running = view["trick"]["cards"] if view["trick"] and not view["trick"]["finished"] else []
    return sum(seat["held"] + seat["captured"] for seat in view["seats"]) + len(running) + view["set_aside_count"]


def cards_of_woof(view: Words) -> Any:
    return sum(len(player["cards"]) for player in view["players"])


def cards_of_three_little_wolves(view: Words) -> Any:
    houses = [house for builder in view["builders"] for house in builder["houses"]]
    built = sum(len(house["floors"]) + len(house["basements"]) for house in houses)
    piles = view["draw_pile"]["count"] + len(view["discard"]) + len(view["pigs"]) + (view["smokey_card"] is not None)
    return built + piles + sum(builder["held"] for builder in view["builders"])


CARDS_OF: dict[str, Callable[[Words], Any]] = {
    "wolf-and-hound": cards_of_wolf_and_hound,
    "werewolves-and-robbers": cards_of_werewolves_and_robbers,
    "woof": cards_of_woof,
    "three-little-wolves": cards_of_three_little_wolves,
}


def test_everybody_can_count_all_the_cards(game: Game) -> None:
    """Cards that nobody may see are still seen to be there."""
    for state, _ in positions(game, 120, "counted"):
        cards = sum(count for card, count in inventory(game, state).items() if not card.startswith("Q"))
        for viewer in viewers(game, state):
            assert CARDS_OF[game.key](msgspec.json.decode(shown(game, state, viewer))) == cards


def test_at_the_end_every_card_is_on_the_table(game: Game) -> None:
    for state, random in random_games(game, 5, "at the end"):
        while not is_over(state):
            play(game, state, *random_move(game, state, random))
        whole = shown(game, state, SPECTATOR).decode()
        assert '"over":true' in whole
        for card, count in inventory(game, state).items():
            if not card.startswith("Q"):  # questions that nobody was dealt are never shown
                assert whole.count(f'"{card}"') >= count


def test_with_every_hand_open_nothing_is_unknown(game: Game) -> None:
    """The truth itself, for replays of finished games."""
    for state, _ in positions(game, 30, "open"):
        whole = msgspec.json.encode(view(game, state)).decode()
        hands = re.findall(r'"hand":(null|\[)', whole) + re.findall(r'"cards":\[(null)', whole)
        dummies = whole.count('"dummy":true') + whole.count('"smokey":true')
        assert hands.count("null") == dummies
