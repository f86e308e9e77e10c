"""The table without a server: sitting down, choosing, being away, being late, playing again."""

import pytest

from tests.table.builders import (
    AKI,
    BEN,
    STRANGER,
    a_table,
    come,
    do,
    play_to_the_end,
    present,
    some_move,
    start,
    where_cards_are_passed,
    write,
)
from wolfden.engine.decision import SeatIndex
from wolfden.engine.errors import IllegalMove
from wolfden.engine.game import moves_of
from wolfden.table.commands import decide
from wolfden.table.entries import HandedOver, Knocked, Left, read_entry, write_entry
from wolfden.table.messages import HandOver, Move, Say, SeatBot, Settings, Sit, Stand, Start, TakeBack
from wolfden.table.opening import rematch, rematch_code
from wolfden.table.refusal import Refusal
from wolfden.table.table import Table

FOUR_OF_AKI = ["me", "me", "me", "me"]
AKI_AND_BOTS = ["me", {"bot": "hunter"}, {"bot": "pup"}, {"bot": "random"}]


def kinds(table: Table) -> list[str]:
    return [chair.kind for chair in table.chairs]


def refusal(table: Table, guest: object, wish: object) -> str:
    with pytest.raises(Refusal) as refused:
        decide(wish, table, guest)  # type: ignore[arg-type]
    return refused.value.reason


def test_people_and_bots_sit_down_and_stand_up() -> None:
    table = a_table()

    do(table, AKI, Sit(seat="P1"))
    do(table, BEN, Sit(seat="P3"))
    do(table, BEN, SeatBot(seat="P2", level="wolf"))
    do(table, BEN, Stand(seat="P3"))

    assert kinds(table) == ["person", "bot", "open", "open"]
    assert refusal(table, BEN, Sit(seat="P1")) == "seat_taken"
    assert refusal(table, BEN, Sit(seat="P2")) == "seat_taken"
    assert refusal(table, BEN, Sit(seat="P9")) == "no_such_seat"
    assert refusal(table, STRANGER, Sit(seat="P3")) == "no_name"
    assert refusal(table, BEN, SeatBot(seat="P3", level="pup")) == "not_seated"


def test_nobody_sits_where_a_dummy_is() -> None:
    table = a_table(options={"players": 3})

    assert kinds(table).count("dummy") == 1
    assert refusal(table, AKI, Sit(seat=table.chairs[kinds(table).index("dummy")].seat)) == "no_such_seat"


def test_the_deal_waits_until_every_seat_is_taken() -> None:
    table = a_table(seats=AKI_AND_BOTS[:3])

    assert refusal(table, AKI, Start()) == "seats_open"
    do(table, AKI, SeatBot(seat="P4", level="pup"))
    do(table, AKI, Start())

    assert table.status == "playing"
    assert refusal(table, AKI, Start()) == "not_open"
    assert refusal(table, BEN, Sit(seat="P1")) == "not_open"


def test_only_the_holder_of_a_seat_chooses_for_it_and_only_the_open_decision() -> None:
    table = a_table(seats=FOUR_OF_AKI)
    start(table)
    move = some_move(table)

    assert refusal(table, BEN, Move(decision=move.decision, seat=move.seat, move=move.move)) == "not_your_seat"
    assert refusal(table, AKI, Move(decision=move.decision + 1, seat=move.seat, move=move.move)) == "stale_decision"
    assert refusal(table, AKI, Move(decision=move.decision, seat=move.seat, move="B9")) == "not_a_move"
    do(table, AKI, Move(decision=move.decision, seat=move.seat, move=move.move))
    assert refusal(table, AKI, Move(decision=move.decision, seat=move.seat, move=move.move)) == "stale_decision"


def test_what_the_rules_refuse_names_its_paragraph() -> None:
    table = a_table(seats=FOUR_OF_AKI)
    start(table)
    waiting = next(chair.seat for chair in table.chairs if not table.owes(chair))

    with pytest.raises(IllegalMove) as refused:
        decide(Move(decision=table.state.decision.number, seat=waiting, move="B1"), table, AKI)

    assert (refused.value.name, refused.value.paragraph) == ("not_your_decision", "3.10")


def test_a_secret_choice_can_be_changed_until_the_last_is_in() -> None:
    """The Three Little Wolves, passing cards: one decision, asked of everybody at once."""
    table = where_cards_are_passed()
    decision, chair = table.state.decision.number, table.chairs[0]
    first, second = [
        table.game.write_move(table.state, SeatIndex(0), move)
        for move in moves_of(table.game, table.state, SeatIndex(0))
    ][:2]

    for choice in (first, second):
        do(table, AKI, Move(decision=decision, seat=chair.seat, move=choice))

    assert table.state.decision.number == decision
    assert present(table, AKI.id, chair.seat, 0, 0.0, 0).choice == second
    assert present(table, AKI.id, table.chairs[1].seat, 0, 0.0, 0).choice is None
    question = present(table, AKI.id, table.chairs[1].seat, 0, 0.0, 0).decision
    assert question is not None
    assert question.answered == [chair.seat]


def test_a_free_action_is_a_move_at_any_time_and_answers_no_question() -> None:
    """Woof!!: whoever likes may rearrange their cards (§3.6)."""
    table = a_table("woof", seats=["me"] * 5)
    start(table, at=5.0)
    decision = table.state.decision.number

    for chair in table.chairs:
        do(table, AKI, Move(decision=decision, seat=chair.seat, move="rearrange 1 0"), at=9.0)

    assert table.state.decision.number == decision
    assert table.decided_at == 5.0
    assert [present(table, AKI.id, chair.seat, 0, 0.0, 0).choice for chair in table.chairs] == [None] * 5
    assert len(table.record().moves) == 5


def test_a_person_hands_the_seat_to_a_bot_and_takes_it_back() -> None:
    table = a_table(seats=AKI_AND_BOTS)
    start(table)

    do(table, AKI, HandOver(seat="P1", level="wolf"))
    assert table.chairs[0].kind == "person"
    assert refusal(table, AKI, Move(decision=1, seat="P1", move="B1")) == "handed_over"
    do(table, AKI, TakeBack(seat="P1"))

    assert table.chairs[0].level is None
    assert refusal(table, AKI, TakeBack(seat="P1")) == "not_handed_over"
    assert refusal(table, BEN, HandOver(seat="P1")) == "not_your_seat"


def test_whoever_stands_up_in_the_middle_of_a_game_leaves_it_to_a_bot() -> None:
    table = a_table(seats=FOUR_OF_AKI)
    start(table)

    do(table, AKI, Stand(seat="P2"))

    assert (table.chairs[1].level, table.chairs[1].why) == ("hunter", "asked")


def test_a_bot_plays_for_somebody_who_is_gone_past_the_grace_period_until_they_return() -> None:
    table = a_table(seats=FOUR_OF_AKI, grace=60)
    come(table, AKI, at=0.0)
    start(table, at=10.0)
    owing = next(chair for chair in table.chairs if table.owes(chair))

    write(table, Left(player=AKI.id), at=20.0)
    assert table.due() == 80.0
    assert table.overdue(79.0) == []
    assert table.overdue(80.0) == [HandedOver(seat=owing.seat, level="hunter", why="gone")]
    write(table, *table.overdue(80.0), at=80.0)
    assert table.waiting_for_bot(80.0) == (owing.number, "hunter", "bot")
    come(table, AKI, at=81.0)

    assert (owing.level, owing.why) == (None, None)
    assert table.waiting_for_bot(1000.0) is None


def test_a_seat_given_to_a_bot_on_purpose_stays_with_it_when_its_owner_comes_back() -> None:
    table = a_table(seats=FOUR_OF_AKI)
    start(table)
    do(table, AKI, HandOver(seat="P1"))

    come(table, AKI)

    assert table.chairs[0].level == "hunter"


def test_somebody_who_seems_to_be_here_is_asked_once_before_being_given_up() -> None:
    """The process they were connected to may have died."""
    table = a_table(seats=FOUR_OF_AKI, grace=60)
    come(table, AKI)
    start(table, at=0.0)

    assert table.overdue(60.0) == [Knocked(player=AKI.id)]
    write(table, Knocked(player=AKI.id), at=60.0)
    assert table.overdue(69.0) == []
    assert table.overdue(70.0) == [Left(player=AKI.id)]
    come(table, AKI, at=61.0)

    assert table.overdue(1e6) == []
    assert table.due() is None


def test_an_async_table_waits_for_weeks() -> None:
    table = a_table(seats=FOUR_OF_AKI, pace="async")
    start(table)

    write(table, Left(player=AKI.id), at=1.0)

    assert table.due() is None
    assert table.overdue(1e9) == []


def test_when_the_clock_runs_out_a_bot_chooses_this_once() -> None:
    table = a_table(seats=FOUR_OF_AKI, pace="quick", seconds=20)
    come(table, AKI)
    start(table, at=100.0)
    owing = next(chair for chair in table.chairs if table.owes(chair))

    assert table.due() == 120.0
    assert table.waiting_for_bot(119.0) is None
    assert table.waiting_for_bot(120.0) == (owing.number, "hunter", "clock")
    assert [place.deadline for place in present(table, "", None, 0, 0.0, 0).seats if place.owes] == [120.0]
    assert owing.level is None


def test_the_clock_starts_anew_with_each_decision() -> None:
    table = a_table(seats=FOUR_OF_AKI, seconds=20)
    come(table, AKI)
    start(table, at=100.0)

    write(table, some_move(table), at=110.0)

    assert table.due() == 130.0


def test_a_bot_is_due_a_little_later_in_the_store_than_in_memory() -> None:
    """The process that wrote the last entry does it at once; if it dies another finds the table in the store."""
    table = a_table(seats=[{"bot": "pup"}] * 4)

    start(table, at=100.0)

    assert table.waiting_for_bot(100.0)
    assert table.due() == 105.0


def test_phrases_are_known_and_text_can_be_switched_off() -> None:
    table = a_table()

    do(table, BEN, Say(kind="phrase", words="hello"))
    do(table, BEN, Say(kind="text", words="  good\nevening "))
    assert [said.words for said in table.said] == ["hello", "good evening"]
    assert refusal(table, BEN, Say(kind="reaction", words="growl")) == "no_such_phrase"
    assert refusal(table, BEN, Say(kind="text", words="a" * 301)) == "too_long"
    assert refusal(table, STRANGER, Say(kind="phrase", words="hello")) == "no_name"
    assert refusal(table, BEN, Settings(chat=False)) == "not_the_host"
    do(table, AKI, Settings(chat=False))

    assert refusal(table, BEN, Say(kind="text", words="oh")) == "chat_off"
    do(table, BEN, Say(kind="reaction", words="howl"))


def test_in_a_rematch_everybody_sits_one_seat_further() -> None:
    table = a_table(seats=["me", {"bot": "pup"}, None, {"bot": "wolf"}])
    do(table, BEN, Sit(seat="P3"))
    assert refusal_of_rematch(table) == "not_over"
    start(table)
    play_to_the_end(table)

    after, entries = rematch(table, 5.0)
    write(after, *entries)

    assert [chair.name or chair.level for chair in after.chairs] == ["wolf", "Aki", "pup", "Ben"]
    assert after.status == "open"
    assert after.code == rematch_code(table) != table.code


def refusal_of_rematch(table: Table) -> str:
    with pytest.raises(Refusal) as refused:
        rematch(table, 0.0)
    return refused.value.reason


def test_a_rematch_of_one_person_and_bots_begins_at_once() -> None:
    table = a_table(seats=AKI_AND_BOTS)
    start(table)
    play_to_the_end(table)

    after, entries = rematch(table, 5.0)
    write(after, *entries)

    assert after.status == "playing"
    assert after.started is not None
    assert table.started is not None
    assert after.started.seed != table.started.seed


def test_the_result_says_which_moves_were_a_bots() -> None:
    table = a_table(seats=FOUR_OF_AKI)
    start(table)
    move = some_move(table)

    write(table, type(move)(seat=move.seat, decision=move.decision, move=move.move, by="clock", level="hunter"))

    assert {chair.seat: chair.bot_moves for chair in table.chairs}[move.seat] == 1
    assert sum(chair.bot_moves for chair in table.chairs) == 1


def test_a_copy_is_folded_further_without_changing_the_original() -> None:
    table = a_table(seats=FOUR_OF_AKI)
    start(table)
    before = present(table, AKI.id, "P1", 0, 0.0, 0)
    twin = table.copy()

    play_to_the_end(twin)
    do(twin, AKI, Say(kind="phrase", words="hello"))

    assert present(table, AKI.id, "P1", 0, 0.0, 0) == before
    assert twin.status == "over"


def test_a_table_is_the_fold_of_its_log() -> None:
    table, rebuilt = a_table(seats=FOUR_OF_AKI), a_table(seats=FOUR_OF_AKI)
    start(table)
    start(rebuilt)

    while table.status == "playing":
        move = some_move(table)
        write(table, move)
        write(rebuilt, read_entry(write_entry(move)))

    assert rebuilt.state == table.state
    assert rebuilt.outcome() == table.outcome()
    assert rebuilt.record().moves == table.record().moves
