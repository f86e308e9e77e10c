"""§4 Hidden information: what is shown, what the played cards prove, and what a seat can imagine."""

import json
import re
from collections import Counter
from itertools import permutations
from random import Random

import pytest

from tests.werewolves_and_robbers.builders import Table, a_table, dealt
from wolfden.engine.game import imagined, is_over, see
from wolfden.engine.rng import Rng
from wolfden.games.werewolves_and_robbers import GAME
from wolfden.games.werewolves_and_robbers.cards import CARD_NAMES, SEAT_NAMES

CARD = re.compile(r'"((?:C|R)\d+|W1|W2|F1|D1|D2|B1)"')


def faces(view: object) -> set[str]:
    """Every card that is named anywhere in a view."""
    return set(CARD.findall(json.dumps(view)))


def on_the_table(table: Table) -> set[str]:
    """The running trick, or the finished one before the next lead."""
    return {play["card"] for play in table.words["plays"] or table.words["last_trick"]}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_view_shows_no_face_but_those_of_the_own_hand_and_the_trick(players: int) -> None:
    """WR-C42 Before scoring: own hand, running trick, numbers of cards, chips, dealer and turn."""
    random = Random(players)
    table = dealt("views", players=players, mode="single")
    while not is_over(table.state):
        truth = table.words
        for name in [None, *SEAT_NAMES[:players]]:
            view = table.view(name)
            own = set(truth["seats"][name]["hand"]) if name else set()
            assert faces(view) == own | on_the_table(table)
            for key in ("dealer", "leader", "turn", "trick", "plays", "lead_suit", "chips_in_middle"):
                assert view[key] == truth[key]
            for other, seat in view["seats"].items():
                for key in ("held", "captured", "chips", "game_points"):
                    assert seat[key] == truth["seats"][other][key]
            assert view["set_aside"] is None
        table.play(random.choice(table.legal))


def test_without_memory_aid_past_tricks_are_not_shown() -> None:
    """WR-C43 Trick 5 is running; before its lead the finished trick 4 still lies open."""
    table = dealt("memory", first_dealer="D")
    while table.state.trick < 4:
        table.play(table.legal[0])
    past = [set(trick["cards"]) for trick in table.words["tricks"]]
    for name in (None, *"ABCD"):
        assert faces(table.view(name)) & (past[0] | past[1] | past[2] | past[3]) == past[3]

    table.play(table.legal[0])

    for name in (None, *"ABCD"):
        assert not faces(table.view(name)) & (past[0] | past[1] | past[2] | past[3])
        assert table.view(name)["played"] is None


def test_with_memory_aid_everybody_sees_what_has_been_played_but_not_by_piles() -> None:
    """§4.3 A public list of all cards played so far."""
    table = dealt("memory", memory_aid=True)
    while table.state.trick < 4:
        table.play(table.legal[0])
    played = {card for trick in table.words["tricks"] for card in trick["cards"]}

    for name in (None, *"ABCD"):
        view = table.view(name)
        assert set(view["played"]) == played
        assert view["tricks"] is None
        assert [seat["pile"] for seat in view["seats"].values()] == [None] * 4


def known(table: Table, seat: str, viewer: str | None = None) -> tuple[str | None, str | None]:
    """Role and team of this seat as the viewer, or everybody, knows them."""
    view = table.view(viewer)["seats"][seat]
    return view["role"], view["team"]


def test_the_traitor_card_proves_the_team_only() -> None:
    """WR-C44 A has played B1 and no werewolf card has been played: werewolf team, role open."""
    table = a_table(hands={"A": "B1", "B": "W1", "C": "W2"})
    assert known(table, "A") == (None, None)

    table.play("B1")

    assert known(table, "A") == (None, "werewolves")
    assert known(table, "A", viewer="D") == (None, "werewolves")
    assert known(table, "A", viewer="A") == ("traitor", "werewolves")


def test_the_role_is_open_until_every_werewolf_card_is_accounted_for() -> None:
    """§4.2 Both werewolf cards come from other hands: A is the traitor, and D must be a robber."""
    table = a_table(hands={"A": "B1", "B": "W1", "C": "W2"})

    table.play("B1 W1")
    assert known(table, "A") == (None, "werewolves")
    assert known(table, "B") == ("werewolf", "werewolves")
    assert known(table, "D") == (None, None)

    table.play("W2")
    assert known(table, "A") == ("traitor", "werewolves")
    assert known(table, "D") == ("robber", "robbers")


def test_a_werewolf_card_settles_it() -> None:
    """§4.2 The same player later shows a werewolf card: the role is werewolf, there is no traitor."""
    table = a_table(hands={"A": "B1 W1 W2"})
    table.play("B1")
    while table.turn != "A":
        table.play(table.legal[0])

    table.play("W1")

    assert known(table, "A") == ("werewolf", "werewolves")
    assert known(table, "B") == (None, None)


@pytest.mark.parametrize("chips", [False, True])
@pytest.mark.parametrize("memory_aid", [False, True])
def test_what_is_proven_is_shown_with_chips_or_memory_aid(chips: bool, memory_aid: bool) -> None:
    """§4.3 With both off it has to be remembered; one's own role is never a secret to oneself."""
    table = a_table(hands={"A": "W1", "B": "B1", "D": "W2"}, chips=chips, memory_aid=memory_aid)
    table.play(f"W1 B1 {table.seat('C')['hand'][0]} W2")
    shown = {True: ("werewolf", "werewolves"), False: (None, None)}[chips or memory_aid]
    assert known(table, "A", viewer="C") == shown
    assert known(table, "A", viewer="A") == ("werewolf", "werewolves")
    assert known(table, "C", viewer="D") == (("robber", "robbers") if chips or memory_aid else (None, None))


@pytest.mark.parametrize(
    ("hand", "set_aside", "role"),
    [("B1", "W1", ("traitor", "werewolves")), ("W1", "B1", ("robber", "robbers"))],
)
def test_who_has_played_all_cards_has_no_secret_left(hand: str, set_aside: str, role: tuple[str, str]) -> None:
    """§4.2 A card that is set aside keeps the roles open, but only of those who still hold cards."""
    table = a_table(3, {"A": hand}, set_aside=set_aside, mode="single")
    seat = "A" if hand == "B1" else "C"
    while table.seat(seat)["held"]:
        assert known(table, seat) != role
        table.play(table.legal[0])
    assert known(table, seat) == role


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_role_is_public_after_the_last_trick(players: int) -> None:
    """WR-C45 It equals the role computed from the dealt hand."""
    for number in range(10):
        table = dealt(f"roles {number}", players=players, mode="single")
        roles = table.roles

        table.play_game(Random(number))

        assert "".join(seat["role"][0] for seat in table.view(None)["seats"].values()) == roles
        assert [event["role"][0] for event in table.told("personal_score")] == list(roles)
        assert table.view(None) == table.words


def test_what_is_proven_is_true_and_never_taken_back() -> None:
    """§4.2 In random games public knowledge only grows, and it agrees with the hidden roles."""
    random = Random(7)
    for number in range(20):
        table = dealt(f"proofs {number}", players=random.choice([3, 4, 5]), mode="single")
        proven: dict[str, str] = {}
        while not is_over(table.state):
            truth, public = table.words["seats"], table.view(None)["seats"]
            for name in public:
                for key in ("role", "team"):
                    assert public[name][key] in (None, truth[name][key])
                    assert proven.get(name + key) in (None, public[name][key])
                    if public[name][key]:
                        proven[name + key] = public[name][key]
            table.play(random.choice(table.legal))


def hands_and_set_aside(table: Table) -> tuple[frozenset[str], ...]:
    hands = [frozenset(seat["hand"]) for seat in table.words["seats"].values()]
    return (*hands, frozenset([table.words["set_aside"]]))


def test_imagined_worlds_are_all_possible_ones_equally_likely() -> None:
    """Three players, two tricks to go: every way to place the cards B cannot see."""
    table = a_table(3, {}, set_aside="R7", mode="single")
    while table.state.trick < 7 or table.turn != "B":
        table.play(table.legal[0])
    a, b, c, _ = truth = hands_and_set_aside(table)
    possible = set()
    for order in permutations([*a, *c, "R7"]):
        possible.add((frozenset(order[: len(a)]), b, frozenset(order[len(a) : -1]), frozenset(order[-1:])))
    sight = see(GAME, table.state, SEAT_NAMES.index("B"))
    rng = Rng.from_text("worlds")

    worlds = Counter(hands_and_set_aside(Table(imagined(GAME, sight, rng))) for _ in range(100 * len(possible)))

    assert truth in possible
    assert set(worlds) == possible
    assert min(worlds.values()) > 60
    assert max(worlds.values()) < 140


def test_a_sight_holds_no_generator_and_no_hidden_card() -> None:
    """§4.1 Not the seed, not another hand, not the set-aside card, in any field."""
    table = dealt("sight", players=5)
    sight = see(GAME, table.state, 1)
    assert {number for rng in sight.rngs for number in rng.tree()} == {0}
    assert sight.set_aside == -1
    for seat in (0, 2, 3, 4):
        assert set(sight.seats[seat].hand) == {-1}
    assert sight.seats[1].hand == table.state.seats[1].hand
    assert len(CARD_NAMES) == len(sight.seats[1].hand)
