"""The ring of Wolf & Hound as a browser gets it."""

from tests.wolf_and_hound.builders import Table, begin_turn, fix_2d, fix_4, play
from wolfden.engine.decision import SPECTATOR
from wolfden.engine.game import see
from wolfden.games.wolf_and_hound import GAME
from wolfden.games.wolf_and_hound.cards import SEAT_NAMES
from wolfden.games.wolf_and_hound.view import Pasture, WolfAndHoundView, view


def seen_by(table: Table, name: str | None) -> WolfAndHoundView:
    return view(see(GAME, table.state, SEAT_NAMES.index(name) if name else SPECTATOR))


def pasture(shown: WolfAndHoundView, seat: str) -> Pasture:
    return next(pasture for pasture in shown.pastures if pasture.seat == seat)


def test_the_pastures_lie_clockwise_with_their_sheep() -> None:
    """§0.2"""
    table = fix_4(animals="wolf_01@P3", sheep={"P2": "1/3"}, phase=3)

    shown = seen_by(table, None)

    assert [(p.seat, p.team) for p in shown.pastures] == [
        ("P1", "blue"),
        ("P2", "yellow"),
        ("P3", "blue"),
        ("P4", "yellow"),
    ]
    assert [(p.sheep, p.forest) for p in shown.pastures] == [(3, 0), (1, 2), (3, 0), (3, 0)]


def test_a_hand_is_its_owners_and_others_see_how_many_cards_it_has() -> None:
    """§4"""
    table = fix_4(animals="wolf_01@P3", hands={"P2": "W3 B1 B3 W2"}, phase=3)

    shown = seen_by(table, "P2")

    assert shown.you == "P2"
    assert pasture(shown, "P2").hand == ["B1", "B3", "W2", "W3"]
    assert [p.hand for p in shown.pastures if p.seat != "P2"] == [None, None, None]
    assert [p.held for p in shown.pastures] == [4, 4, 4, 4]


def test_an_animal_shows_the_side_that_is_up_and_whom_it_acts_on() -> None:
    """§1.5, §3.3 A wolf that looks to the left acts on the next seat clockwise."""
    table = fix_4(animals="meta_03/back@P2 wolf_02@P4", phase=3)

    meta, wolf = seen_by(table, None).animals

    assert (meta.animal, meta.place, meta.face, meta.two_sided) == ("meta_03", "P2", "back", True)
    assert (meta.colour, meta.steps, meta.effect, meta.facing) == ("white", [2, 3, 4, 5], "gain1", "P2")
    assert (wolf.two_sided, wolf.target, wolf.facing) == (False, "left", "P1")


def test_a_card_that_is_played_lies_in_its_row() -> None:
    """§3.5"""
    table = fix_4(animals="wolf_01@P3", phase=3)

    play(table, "B2")

    shown = seen_by(table, "P2")
    assert pasture(shown, "P1").played == ["B3", "B2"]
    assert shown.previous is not None
    assert (shown.previous.seat, shown.previous.card) == ("P1", "B2")
    assert shown.current == "P2"


def test_a_dummys_card_is_turned_up_and_its_deck_shows_only_backs() -> None:
    """§4 Even the card that goes back to the bottom is a back again; the log has it."""
    table = fix_2d(animals="wolf_01@P4", to_move="P3", phase=3)
    begin_turn(table)
    turned_up = seen_by(table, "P1")

    play(table, "exchange")

    after = pasture(seen_by(table, "P1"), "P3")
    assert (turned_up.candidate, after.played[-1]) == ("B1", "B3")
    assert after.deck is not None
    assert (after.dummy, after.hand, after.deck.count, after.deck.cards) == (True, None, 4, None)


def test_all_piles_are_open_when_the_game_is_over() -> None:
    """§4"""
    table = fix_4(animals="wolf_01@P1", sheep={"P1": "1/3"}, number_deck="B1 W1")

    begin_turn(table)

    shown = seen_by(table, None)
    assert (shown.over, shown.winner, shown.why) == (True, "yellow", "elimination")
    assert shown.number_deck.cards == ["B1", "W1"]
    assert pasture(shown, "P4").hand == ["B2", "B3", "W1", "W4"]
