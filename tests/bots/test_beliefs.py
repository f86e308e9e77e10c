"""What a seat may believe: the chances of hidden things, from its sight alone."""

import pytest

from tests.every_game.sampling import positions
from wolfden.bots.beliefs import beliefs
from wolfden.engine.decision import UNKNOWN, SeatIndex
from wolfden.engine.errors import ImpossibleSight
from wolfden.engine.game import AnyGame, imagined, see, to_act
from wolfden.engine.rng import Rng
from wolfden.games import GAMES, find_game
from wolfden.games.three_little_wolves import GAME as THREE_LITTLE_WOLVES
from wolfden.games.werewolves_and_robbers import GAME as WEREWOLVES
from wolfden.games.werewolves_and_robbers.cards import W1, W2
from wolfden.games.woof import GAME as WOOF
from wolfden.games.woof.bot.identities import identity_chances
from wolfden.games.woof.cards import BOY, ROLES
from wolfden.games.woof.roles import identity
from wolfden.games.woof.state import LOOKED_AT

from .sights import first_sight, two_cards_of_a_trick

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def test_counted_identities_agree_with_imagined_worlds() -> None:
    """Given any sight of Woof!!, when many worlds are drawn, then each identity comes as often as was counted."""
    rng, worlds = Rng.from_text("identities"), 200
    for state, _ in positions(WOOF, 25, "identities"):
        sight = see(WOOF, state, to_act(state)[0])
        chances = identity_chances(sight)
        drawn = [imagined(WOOF, sight, rng) for _ in range(worlds)]
        for number, roles in enumerate(chances):
            assert sum(roles) == pytest.approx(1)
            for role, chance in enumerate(roles):
                share = sum(identity(world, number) == role for world in drawn) / worlds
                assert share == pytest.approx(chance, abs=0.16)
                assert chance > 0 or share == 0


def test_the_truth_is_never_believed_impossible() -> None:
    for state, _ in positions(WOOF, 200, "truth"):
        chances = identity_chances(see(WOOF, state, to_act(state)[0]))
        assert all(chances[number][identity(state, number)] > 0 for number in range(state.in_play))


def test_an_impossible_sight_has_no_identities() -> None:
    """Given the announcement of a face that no card has, when identities are counted, then there are none."""
    sight, seat = first_sight(WOOF)
    looker, target = (seat + 1) % 5, (seat + 2) % 5
    sight.log.count, sight.log.seat[0], sight.log.target[0] = 1, looker, target
    sight.log.action[0], sight.log.card[0], sight.log.told[0] = LOOKED_AT, UNKNOWN, BOY
    with pytest.raises(ImpossibleSight):
        identity_chances(sight)


@every_game
def test_worlds_that_look_the_same_are_believed_the_same(game: AnyGame) -> None:
    rng = Rng.from_text("worlds")
    for state, _ in positions(game, 5, "believed"):
        seat = to_act(state)[0]
        world = imagined(game, see(game, state, seat), rng)
        believed = [beliefs(game, see(game, w, seat), seat, Rng.from_text("same")) for w in (state, world)]
        assert believed[0] == believed[1]


@every_game
def test_beliefs_are_about_what_the_seat_does_not_see(game: AnyGame) -> None:
    for state, _ in positions(game, 5, "hidden"):
        seat = to_act(state)[0]
        for belief in beliefs(game, see(game, state, seat), seat, Rng.from_text("hidden")):
            assert belief.about == "pile" or game.seats(state).index(belief.about) != seat
            assert list(belief.chances.values()) == sorted(belief.chances.values(), reverse=True)
            assert all(0 < chance <= 1.000001 for chance in belief.chances.values())


def test_who_gives_chests_to_a_robber_is_believed_less_of_a_werewolf() -> None:
    """Given B added a chest to A's C12, elsewhere a person, when A wonders, then B is rather a werewolf elsewhere."""
    werewolf = {}
    for card in ("C2", "R2"):
        sight = see(WEREWOLVES, two_cards_of_a_trick(card), 0)
        found = beliefs(find_game(WEREWOLVES.key), sight, SeatIndex(0), Rng.from_text("werewolf"))
        werewolf[card] = next(belief.chances["werewolf"] for belief in found if belief.about == "B")
    assert werewolf["C2"] < werewolf["R2"]


def test_whoever_has_played_a_werewolf_card_is_a_werewolf_for_certain() -> None:
    """§2.3 A role that the played cards prove is believed with certainty."""
    proven = 0
    for state, _ in positions(WEREWOLVES, 40, "proven"):
        seat = to_act(state)[0]
        sight = see(WEREWOLVES, state, seat)
        for belief in beliefs(find_game(WEREWOLVES.key), sight, seat, Rng.from_text("proven")):
            other = WEREWOLVES.seats(state).index(belief.about)
            if any(state.played_by[card] == other for card in (W1, W2)):
                assert belief.chances == {"werewolf": 1.0}
                proven += 1
    assert proven > 5


def test_a_card_that_was_passed_on_is_believed_where_it_went() -> None:
    """§3.7 Whoever passes a card knows who holds it until it is seen again."""
    game, certain = THREE_LITTLE_WOLVES, 0
    for state, _ in positions(game, 120, "passed"):
        seat = to_act(state)[0]
        sight = see(game, state, seat)
        if sight.pass_count == 0:
            continue
        for belief in beliefs(find_game(game.key), sight, seat, Rng.from_text("passed")):
            if belief.kind == "card":
                other = game.seats(state).index(belief.about)
                assert sight.seats[other].hand[0] == UNKNOWN
                sure = [card for card, chance in belief.chances.items() if chance == 1.0]
                hand = state.seats[other].hand[: state.seats[other].held]
                held = [str(game.write("card", card)) for card in hand]
                assert set(sure) <= set(held)
                certain += len(sure)
    assert certain > 0


def test_every_role_of_woof_has_a_word() -> None:
    assert [WOOF.write("role", role) for role in range(len(ROLES))] == list(ROLES)
