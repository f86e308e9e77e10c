"""A view shows what its viewer may be shown, and not a card more."""

import re
from typing import Any, cast

import msgspec

from tests.every_game.sampling import inventory, particulars, positions, random_games, random_move
from wolfden.engine.decision import SPECTATOR, GameState
from wolfden.engine.game import AnyGame, is_over, play, see
from wolfden.table.views import View, view


def shown(game: AnyGame, state: GameState, viewer: int) -> bytes:
    """The view as it goes over the wire."""
    return msgspec.json.encode(view(game, see(game, state, viewer)))


def viewers(game: AnyGame, state: GameState) -> range:
    return range(SPECTATOR, len(game.seats(state)))


def test_a_view_is_read_back_as_it_was(game: AnyGame) -> None:
    """The schema promises these types to every client."""
    for state, random in positions(game, 60, "read back"):
        made = view(game, see(game, state, random.choice(viewers(game, state))))
        assert msgspec.json.decode(msgspec.json.encode(made), type=View) == made


def test_a_view_leaves_its_sight_alone(game: AnyGame) -> None:
    for state, random in positions(game, 60, "left alone"):
        sight = see(game, state, random.choice(viewers(game, state)))
        before = sight.copy()
        view(game, sight)
        assert sight == before


def test_no_card_is_named_that_the_viewer_cannot_see(game: AnyGame) -> None:
    """Neither cards in other hands and face-down piles, nor, without a memory aid, any that must be remembered."""
    searched = 0
    for state, _ in positions(game, 120, "named"):
        if "memory_aid" in game.Options.__struct_fields__:
            cast(Any, state).memory_aid = 0
        truth = game.write_state(state)
        for viewer in viewers(game, state):
            hidden = particulars(game).hidden(truth, game.seats(state)[viewer] if viewer != SPECTATOR else None)
            words = set(re.findall(r'"(\w+)"', shown(game, state, viewer).decode()))
            assert not words & hidden
            searched += len(hidden)
    assert searched > 1000 or not particulars(game).CARDS_HAVE_NAMES


def test_everybody_can_count_all_the_cards(game: AnyGame) -> None:
    """Cards that nobody may see are still seen to be there."""
    for state, _ in positions(game, 120, "counted"):
        cards = sum(count for card, count in inventory(game, state).items() if not card.startswith("Q"))
        for viewer in viewers(game, state):
            assert particulars(game).cards_in(msgspec.json.decode(shown(game, state, viewer))) == cards


def test_at_the_end_every_card_is_on_the_table(game: AnyGame) -> None:
    for state, random in random_games(game, 5, "at the end"):
        while not is_over(state):
            play(game, state, *random_move(game, state, random))
        whole = shown(game, state, SPECTATOR).decode()
        assert '"over":true' in whole
        for card, count in inventory(game, state).items():
            if not card.startswith("Q"):  # questions that nobody was dealt are never shown
                assert whole.count(f'"{card}"') >= count


def test_with_every_hand_open_nothing_is_unknown(game: AnyGame) -> None:
    """The truth itself, for replays of finished games."""
    for state, _ in positions(game, 30, "open"):
        whole = msgspec.json.encode(view(game, state)).decode()
        hands = re.findall(r'"hand":(null|\[)', whole) + re.findall(r'"cards":\[(null)', whole)
        dummies = whole.count('"dummy":true') + whole.count('"smokey":true')
        assert hands.count("null") == dummies
