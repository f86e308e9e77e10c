"""The search: plain and compiled think alike, worlds count by their weight, and deduction declares what is certain."""

from random import Random
from typing import Any

import pytest

from tests.bots.sights import games_with_a_tree, two_cards_of_a_trick
from tests.every_game.sampling import positions
from tests.three_little_wolves.builders import a_table
from tests.woof.builders import base5
from tests.woof.builders import play as play_words
from wolfden.bots import ismcts
from wolfden.bots.ismcts import Node, SearchScratch
from wolfden.bots.tree_search import CompiledSearch, PlainSearch, knowledge_of, params_of, search_of
from wolfden.engine.decision import MoveIndex, SeatIndex
from wolfden.engine.game import AnyGame, imagined, is_over, moves_of, new_state, play, read_options, see, to_act
from wolfden.engine.rng import Rng
from wolfden.games import GAMES, find_game
from wolfden.games.three_little_wolves import GAME as THREE_LITTLE_WOLVES
from wolfden.games.three_little_wolves.bot import rollout as three_little_wolves
from wolfden.games.werewolves_and_robbers import GAME as WEREWOLVES_AND_ROBBERS
from wolfden.games.werewolves_and_robbers.bot.likelihood import likelihood as likelihood_of_plays
from wolfden.games.werewolves_and_robbers.bot.rollout import score_moves as score_cards
from wolfden.games.wolf_and_hound import GAME as WOLF_AND_HOUND
from wolfden.games.wolf_and_hound.bot.likelihood import likelihood
from wolfden.games.wolf_and_hound.bot.rollout import prior, score_moves
from wolfden.games.wolf_and_hound.cards import NUMBER_CARDS
from wolfden.games.woof import GAME as WOOF
from wolfden.games.woof.moves import CHOOSE, DECLARE
from wolfden.games.woof.scoring import is_right

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@every_game
@pytest.mark.xdist_group("compiled")
def test_plain_and_compiled_search_think_alike(game: AnyGame) -> None:
    """Given equal sights and seeds, when both think, then they weigh the same moves equally and draw as often."""
    plain, fast = search_of(game, is_compiled=False), search_of(game, is_compiled=True)
    for state, _ in positions(game, 4, "alike"):
        sight, rngs = see(game, state, to_act(state)[0]), (Rng.from_text("alike"), Rng.from_text("alike"))
        assert plain.think(sight, rngs[0], 30) == fast.think(sight, rngs[1], 30)
        assert rngs[0] == rngs[1]


@games_with_a_tree
@pytest.mark.xdist_group("compiled")
def test_worlds_are_taken_by_weight_alike_in_plain_and_compiled_search(game: AnyGame) -> None:
    plain, fast = PlainSearch(game), CompiledSearch(game)
    plain.params.worlds_weighed = fast.params.worlds_weighed = 3
    for state, _ in positions(game, 4, "weights"):
        sight = see(game, state, to_act(state)[0])
        assert plain.think(sight, Rng.from_text("alike"), 20) == fast.think(sight, Rng.from_text("alike"), 20)


def test_every_iteration_looks_equally_far_however_deep_the_tree_is() -> None:
    """Given a horizon of four moves, when iterations are made, then each ends four questions after the first."""
    game = find_game("three-little-wolves")
    state = new_state(game, read_options(game, {"baby_wolf": True}), "7")
    sight, rng = see(game, state, to_act(state)[0]), Rng.from_text("horizon")
    search, nodes, slots, scratch = PlainSearch(game), [Node() for _ in range(300)], [0] * 1024, SearchScratch()
    scratch.params = params_of(game)
    scratch.params.horizon = 4
    search.bound.begin(sight, scratch)
    for _ in range(200):
        world = imagined(game, sight, rng)
        search.bound.iterate(sight.viewer, world, nodes, slots, scratch, rng)
        assert world.decision.number == sight.decision.number + 4
    assert any(node.parent for node in nodes)


@games_with_a_tree
def test_chances_after_a_deal_are_victories_however_clear_they_are(game: AnyGame) -> None:
    """Given deals played to their end, when each seat's chance is asked, then it is nothing, all, or half of a tie."""
    knowledge, random, tied = knowledge_of(game)["knowledge"], Random(3), 0
    for number in range(12):
        state = new_state(game, read_options(game, {}), f"chances {number}")
        deal, before, leaf_values = knowledge.deal_number(state), [0] * 16, [0] * 16
        knowledge.baseline_values(state, before)
        while knowledge.deal_number(state) == deal:
            seat = to_act(state)[0]
            play(game, state, seat, random.choice(moves_of(game, state, seat)))
        knowledge.leaf_values(state.copy(), 0, leaf_values)
        rewards = [500 + leaf_values[seat] - before[seat] for seat in range(len(game.seats(state)))]
        chances = [knowledge.win_chance(state, seat, reward, leaf_values) for seat, reward in enumerate(rewards)]
        assert set(chances) <= {0, 500, 1000}
        assert 500 in chances or {0, 1000} == set(chances)
        assert all(
            (chance > 500) == (reward > 500) for chance, reward in zip(chances, rewards, strict=True) if chance != 500
        )
        tied += 500 in chances
    assert tied < 12


@every_game
def test_every_move_has_a_chance_from_nothing_to_all(game: AnyGame) -> None:
    """Given any positions, when they are searched, then some moves look bad, some good, and some are neither."""
    chances: list[float] = []
    for state, _ in positions(game, 12, "chances"):
        seat = to_act(state)[0]
        found = search_of(game, is_compiled=False).think(see(game, state, seat), Rng.from_text("chances"), 20)
        assert {option.move for option in found} <= set(moves_of(game, state, seat))
        chances += [option.chance for option in found]
    assert 0 <= min(chances) < 0.1
    assert 0.2 < max(chances) <= 1
    assert any(0 < chance < 1 for chance in chances)


def test_all_nodes_of_the_tree_are_found_again_when_there_are_more_slots() -> None:
    """Given more nodes than slots to begin with, when they are doubled, then each is found by its move and parent."""
    nodes, slots, scratch = [Node() for _ in range(3000)], [0] * 8192, SearchScratch()
    scratch.node_count = 1
    for number in range(1, 3000):
        assert ismcts.add_child(nodes, slots, scratch, number // 7, number % 5, number % 11) == number
        assert scratch.slot_count > 2 * number
    for number, node in enumerate(nodes[1:], 1):
        assert slots[ismcts.slot_of(nodes, slots, scratch.slot_count, node.parent, node.seat, node.move)] == number
    assert ismcts.add_child(nodes, slots, scratch, 0, 0, 0) == 0


@games_with_a_tree
def test_weighing_a_world_leaves_its_cards_and_turn_as_they_were(game: AnyGame) -> None:
    rng = Rng.from_text("weights")
    for state, _ in positions(game, 60, "weights"):
        seat = to_act(state)[0]
        world = imagined(game, see(game, state, seat), rng)
        before = written(game, world)
        assert knowledge_of(game)["knowledge"].likelihood(world, seat) > 0
        assert written(game, world) == before


@games_with_a_tree
def test_a_rollout_policy_leaves_the_world_as_it_was_and_finds_a_legal_move(game: AnyGame) -> None:
    rng, room = Rng.from_text("rollout"), [0] * 256
    for state, _ in positions(game, 60, "rollout"):
        seat = to_act(state)[0]
        world = imagined(game, see(game, state, seat), rng)
        before = written(game, world)
        move = knowledge_of(game)["policy"].rollout_move(world, seat, room, room.copy(), rng)
        assert move in moves_of(game, world, seat)
        assert written(game, world) == before


def written(game: AnyGame, world: Any) -> dict[str, Any]:
    """Everything but the strengths of the last trick, which nobody needs any more."""
    return {name: value for name, value in game.write_state(world).items() if name != "last_trick"}


def test_a_wolf_and_hound_hand_with_better_cards_than_the_one_played_is_less_likely() -> None:
    """Given P1 has played the worst card, when P2 weighs hands of P1, then one of the same kind is likelier."""
    game = WOLF_AND_HOUND
    state = new_state(game, read_options(game, {}), "9")
    cards = [card for card, copies in enumerate(state.seats[0].hand) if copies]
    worst = min(cards, key=lambda card: prior(state, 0, card))
    play(game, state, SeatIndex(0), MoveIndex(worst))
    same = state.copy()
    same.seats[0].hand = [0] * len(state.seats[0].hand)
    same.seats[0].hand[worst] = sum(state.seats[0].hand)
    assert likelihood(same, 1) > likelihood(state, 1)


def test_the_policy_sends_the_wolf_to_the_opponents_in_wolf_and_hound() -> None:
    """Given the wolf is at P1's place, when P1 scores B1 and B2, then B1 has the higher prior: it ends at P2's."""
    game = WOLF_AND_HOUND
    state = new_state(game, read_options(game, {"animals": ("wolf_01",)}), "7")
    priors = [0, 0]
    score_moves(state, 0, [NUMBER_CARDS.index("B1"), NUMBER_CARDS.index("B2")], 2, priors)
    assert priors[0] > 0 > priors[1]


def test_who_gives_chests_to_a_robber_is_rather_a_robber() -> None:
    """Given C12 was led and the next seat added C2, when worlds are weighed, then it is rather no werewolf."""
    game, state = WEREWOLVES_AND_ROBBERS, two_cards_of_a_trick("C2")
    werewolf = state.copy()
    wolf_card, other = (game.read_move(state, SeatIndex(2), words) for words in ("W1", "R2"))
    werewolf.seats[1].hand[wolf_card], werewolf.seats[1].hand[other] = 1, 0
    werewolf.seats[2].hand[wolf_card], werewolf.seats[2].hand[other] = 0, 1
    assert likelihood_of_plays(state, 2) > likelihood_of_plays(werewolf, 2)


def test_a_werewolf_likes_to_take_people_and_not_to_give_chests() -> None:
    """Given a robber would take the trick, when the werewolf, last to play, scores R3 and C3, then R3 is better."""
    game, state = WEREWOLVES_AND_ROBBERS, two_cards_of_a_trick("C2")
    priors = [0, 0]
    cards: list[int] = [game.read_move(state, SeatIndex(2), words) for words in ("R3", "C3")]
    score_cards(state, 2, cards, 2, priors)
    assert priors[0] > 0 > priors[1]


def test_the_policy_sends_wolves_to_tall_houses() -> None:
    """Given no card of A fits anywhere, when A rolls out, then the best wolf goes to the tallest house."""
    houses = ["A.red: 13", "A.yellow: 13", "A.green: 13", "B.red: 4 5 6 8", "C.red: 6"]
    assert by_policy(houses, {"A": "r2", "B": "", "C": ""}, bbp_revealed=3) == "discard r2 wolf 5 -> B.red"


def test_the_policy_builds_what_fits() -> None:
    """Given y7 fits on A.yellow and r4 fits nowhere, when A rolls out, then y7 is built."""
    houses = ["A.yellow: 3", "A.red: 6", "B.red: 4 5 6", "B.yellow: 2 4", "C.red: 6"]
    assert by_policy(houses, {"A": "r4 y7", "B": "", "C": ""}) == "build y7 yellow"


def by_policy(houses: list[str], hands: dict[str, str], **changes: Any) -> str:
    """What A does without thinking."""
    state = a_table(houses, hands=hands, **changes).state
    move = three_little_wolves.rollout_move(state, 0, [0] * 256, [], Rng.from_text("policy"))
    return THREE_LITTLE_WOLVES.write_move(state, SeatIndex(0), MoveIndex(move))


@pytest.mark.parametrize("players", [4, 6, 8])
def test_deduction_declares_at_once_what_is_certain(players: int) -> None:
    """Given a seat that knows every card, when it may declare, then it does so, and rightly."""
    game = WOOF
    state = new_state(game, read_options(game, {"players": players}), "7")
    for _ in range(players):
        seat = to_act(state)[0]
        play(game, state, seat, moves_of(game, state, seat)[0])
    seat = to_act(state)[0]
    all_cards = state.copy()
    all_cards.viewer = seat

    best = search_of(game, is_compiled=False).think(all_cards, Rng.from_text("certain"), 4)[0]

    assert DECLARE <= best.move < CHOOSE
    play(game, state, seat, best.move)
    assert is_right(state, seat)


def test_deduction_prefers_a_look_that_tells_something() -> None:
    """Given one card of player 4 seen, when inquiries are weighed, then the other card is worth more than the same."""
    game, table = WOOF, base5()
    play_words(table, "1 look 4 0", "2 look 5 0", "3 look 2 0", "4 look 1 0", "5 look 3 0")

    weighed = search_of(game, is_compiled=False).think(see(game, table.state, 0), Rng.from_text("second turn"), 200)

    worth = {game.write_move(table.state, SeatIndex(0), option.move): option.chance for option in weighed}
    assert worth["look 4 1"] > worth["look 4 0"]
    assert set(worth) == set(table.legal("1"))


def test_no_round_lasts_for_ever_because_the_last_who_may_declare_would_rather_wait() -> None:
    """Given deals in which red markers and declarations leave one such player, then that one loses patience."""
    game = WOOF
    search = search_of(game, is_compiled=False)
    for number in (0, 2, 3, 5, 12):
        state, rng = (
            new_state(game, read_options(game, {"players": 4}), f"patience {number}"),
            Rng.from_text("patience"),
        )
        while not is_over(state):
            seat = to_act(state)[0]
            play(game, state, seat, search.think(see(game, state, seat), rng, 6)[0].move)
            assert max(player.turns_taken for player in state.players) < 12


def test_whoever_has_lost_patience_declares_and_knows_the_chances_as_well_as_before() -> None:
    """Given a second turn, or a late one, then chances are equal and choices differ, unless a red marker bars them."""
    game = WOOF
    state = new_state(game, read_options(game, {"players": 4}), "7")
    for _ in range(4):
        play(game, state, to_act(state)[0], moves_of(game, state, to_act(state)[0])[0])
    seat = to_act(state)[0]
    weighed = {}
    for turns, red in ((1, 0), (20, 0), (20, 1)):
        sight = see(game, state, seat)
        sight.players[seat].turns_taken, sight.players[seat].red = turns, red
        weighed[turns, red] = search_of(game, is_compiled=False).think(sight, Rng.from_text("patience"), 60)
    patient, impatient, barred = weighed.values()
    assert {(option.move, option.chance) for option in patient} == {(o.move, o.chance) for o in impatient}
    assert patient[0].move < DECLARE <= impatient[0].move
    assert barred[0].chance == max(option.chance for option in barred) > 0
