"""The circle of Woof!! as a browser gets it."""

from tests.woof.builders import Table, adv5, base4, base5, look_around, play
from wolfden.engine.decision import SPECTATOR
from wolfden.engine.game import events, see, write_event
from wolfden.games.woof import GAME
from wolfden.games.woof.cards import NUMBER_NAMES
from wolfden.games.woof.view import WoofPlayer, WoofView, view
from wolfden.table.memory import retold


def seen_by(table: Table, name: str | None) -> WoofView:
    return view(see(GAME, table.state, NUMBER_NAMES.index(name) if name else SPECTATOR))


def player(shown: WoofView, seat: str) -> WoofPlayer:
    return next(player for player in shown.players if player.seat == seat)


def test_everybody_knows_the_own_cards_identity_and_quarry() -> None:
    """§2.5, §1.1 A boy is a boy though the other card is a dog."""
    shown = seen_by(base5(questions={"2": "QA QC"}), "2")

    own = player(shown, "2")
    assert [card.card for card in own.cards if card] == ["BQ", "D1"]
    assert own.identity == "boy"
    assert own.seeks is not None
    assert own.questions == ["QA", "QC"]
    assert [p.cards for p in shown.players if p.seat != "2"] == [[None, None]] * 4
    assert [p.identity for p in shown.players if p.seat != "2"] == [None] * 4


def test_a_disguised_card_shows_its_owner_both_its_picture_and_its_face() -> None:
    """§1.2"""
    left, _ = player(seen_by(adv5(), "3"), "3").cards

    assert left is not None
    assert (left.card, left.picture, left.face) == ("HA", "hunter", "sheep")


def test_a_look_leaves_a_marker_for_all_and_no_card_for_anybody() -> None:
    """§3.3, §4.3 The card was shown once, when it was looked at."""
    table = base5()

    play(table, "1 look 4 0")

    for seat in ("1", "4", "5", None):
        shown = seen_by(table, seat)
        (marker,) = player(shown, "4").markers
        assert (marker.turn, marker.by, marker.slot, marker.face) == (1, "1", 0, "sheep")
        assert shown.seen is None
        assert player(shown, "4").cards == [None, None] or seat == "4"


def test_with_the_memory_aid_a_player_has_a_list_of_the_cards_seen() -> None:
    """§4.3 It is private: who was looked at has no such list of it."""
    table = base5(memory_aid=True)

    play(table, "1 look 4 0")

    (look,) = seen_by(table, "1").seen or []
    assert (look.turn, look.seat, look.slot, look.card.card) == (1, "4", 0, "S2")
    assert seen_by(table, "4").seen == []
    assert seen_by(table, None).seen is None


def test_a_reload_does_not_show_a_card_again() -> None:
    """§4.3"""
    table = base5()
    play(table, "1 look 4 0")
    sight = see(GAME, table.state, 0)
    told = [write_event(GAME, event) for event in events(sight)]

    again = retold(GAME, sight, told)

    assert [event["card"] for event in told if event["event"] == "looked"] == ["S2"]
    assert [event["card"] for event in again if event["event"] == "looked"] == [None]
    assert [event["event"] for event in again] == [event["event"] for event in told]


def test_an_answered_question_lies_before_who_answered_it() -> None:
    """§3.4"""
    table = base5(questions={"1": "QC QE"})

    play(table, "1 ask QC 3")

    shown = seen_by(table, "5")
    (answer,) = player(shown, "3").answers
    assert (answer.turn, answer.by, answer.question, answer.yes) == (1, "1", "QC", True)
    assert (player(shown, "1").held, player(shown, "1").questions) == (1, None)


def test_that_somebody_declares_is_public_and_the_board_is_not() -> None:
    """§3.5"""
    table = base5()
    look_around(table)

    play(table, "1 declare 4 X")

    own, others = player(seen_by(table, "1"), "1"), player(seen_by(table, "2"), "1")
    assert own.board is not None
    assert (own.board.single, own.board.double) == ("4", "X")
    assert (others.board, others.ready, others.declared) == (None, True, 1)
    assert seen_by(table, None).early == ["1"]


def test_with_four_players_the_neutral_one_sits_last_and_holds_nothing_but_cards() -> None:
    """§2.4"""
    neutral = seen_by(base4(), "1").players[-1]

    assert (neutral.seat, neutral.neutral, neutral.cards) == ("5", True, [None, None])
    assert (neutral.questions, neutral.board, neutral.ready) == (None, None, False)


def test_the_deck_is_known_by_its_pictures_and_faces() -> None:
    """§1.3"""
    shown = seen_by(base5(), None)

    assert [(kind.picture, kind.face, kind.copies) for kind in shown.deck if kind.face == "hidden"] == [
        ("dog", "hidden", 1),
        ("hunter", "hidden", 1),
        ("boy", "hidden", 1),
    ]
    assert sum(kind.copies for kind in shown.deck) == 10


def test_all_cards_boards_and_looks_are_open_when_the_game_is_over() -> None:
    """§3.5"""
    table = base5(turn_limit=1)
    table.state.round = 3
    look_around(table)

    play(table, "1 final 4 X", "2 final X X", "3 final X X", "4 final X X", "5 final X X")

    shown = seen_by(table, None)
    assert shown.over
    assert [p.identity for p in shown.players] == ["wolf", "boy", "hunter", "sheep", "hunter"]
    assert all(p.board for p in shown.players)
    assert [look.card.card for look in shown.seen or []] == ["D1", "DQ", "S3", "S4", "S1"]
