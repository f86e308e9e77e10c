"""Bots in processes of their own: given a sight and nothing else, and never able to stop a table."""

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.every_game.sampling import positions, random_move
from wolfden.bots import worker, worker_pool
from wolfden.bots.hunter import Hunter
from wolfden.bots.worker import BadJob, Choice, Failure, Job, answer, digest, remake, seed_for
from wolfden.bots.worker_pool import WorkerPool
from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.errors import ImpossibleSight, WolfdenError
from wolfden.engine.game import AnyGame, imagined, moves_of, new_state, play, read_options, see, to_act
from wolfden.engine.record import new_record
from wolfden.engine.rng import Rng
from wolfden.games import GAMES, find_game, wolf_and_hound

from .sights import first_sight, last_sight

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
WOLF_AND_HOUND = find_game("wolf-and-hound")


@pytest.fixture(scope="module", autouse=True)
def plain_rules() -> Iterator[None]:
    """Nothing is compiled here, and nothing compiled is used."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WOLFDEN_PRECOMPILE", "no")
        patch.setenv("WOLFDEN_CACHE", "/nowhere")
        yield


@pytest.fixture(scope="module")
def a_pool(plain_rules: None) -> Iterator[WorkerPool]:
    with WorkerPool() as pool:
        yield pool


def hunters_move(game: AnyGame, sight: GameState, seat: SeatIndex, seed: str) -> MoveIndex:
    return Hunter().choose(game, sight, seat, moves_of(game, sight, seat), Rng.from_text(seed))


def jobs_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    """By which digests the log knows what was asked when bots failed."""
    return re.findall(r"(?m)^job (\w{64})$", caplog.text)


def secrets_in(text: str, sight: Any, seat: int) -> list[str]:
    """What a log may hold of a sight: its parts as Python writes them, and the cards in the notation."""
    hand = WOLF_AND_HOUND.write_state(sight)["seats"][WOLF_AND_HOUND.seats(sight)[seat]]["hand"]
    parts = [repr(sight), repr(sight.tree()), repr(sight.seats[seat]), repr(sight.seats[seat].hand), repr(hand), *hand]
    return [part for part in parts if part in text]


@every_game
def test_worlds_that_look_the_same_get_the_same_move_from_another_process(game: AnyGame, a_pool: WorkerPool) -> None:
    """Given equal sights of different worlds and equal seeds, when a search is asked, then its moves are equal."""
    rng = Rng.from_text("worlds")
    for state, _ in positions(game, 6, "another process"):
        seat = to_act(state)[-1]
        world = imagined(game, see(game, state, seat), rng)
        moves = {a_pool.choose(game, see(game, w, seat), seat, "wolf", "same", iterations=10) for w in (state, world)}
        assert len(moves) == 1
        assert moves <= set(moves_of(game, state, seat))


@every_game
@pytest.mark.parametrize("level", ["random", "pup", "hunter", "wolf"])
def test_every_level_answers_with_a_legal_move(game: AnyGame, level: str, a_pool: WorkerPool) -> None:
    sight, seat = first_sight(game)
    assert a_pool.choose(game, sight, seat, level, "any") in moves_of(game, sight, seat)


def test_the_same_seed_gives_the_move_that_the_bot_makes_in_any_process(a_pool: WorkerPool) -> None:
    sight, seat = first_sight(WOLF_AND_HOUND)
    expected = hunters_move(WOLF_AND_HOUND, sight, seat, "seed")
    assert a_pool.choose(WOLF_AND_HOUND, sight, seat, "hunter", "seed") == expected


def test_a_server_waits_for_many_moves_at_once(a_pool: WorkerPool) -> None:
    """Given more questions than processes, when they are awaited together, then all are answered."""

    async def moves() -> list[int]:
        asked = [a_pool.submit(game, *first_sight(game), "hunter", "seed") for game in GAMES]
        return await asyncio.gather(*map(asyncio.wrap_future, asked))

    assert asyncio.run(moves()) == [hunters_move(game, *first_sight(game), "seed") for game in GAMES]


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "hanging"])
def test_a_process_that_dies_or_hangs_is_replaced_and_a_hunter_moves(
    blow: signal.Signals, caplog: pytest.LogCaptureFixture
) -> None:
    """Given a bot whose process is struck, when it is to move, then a hunter does and the log tells."""
    sight, seat = first_sight(WOLF_AND_HOUND)
    with WorkerPool() as pool:
        pool.choose(WOLF_AND_HOUND, sight, seat, "random", "any")
        (struck,) = pool.pids()
        os.kill(struck, blow)
        pool.grace = 0.2

        move = pool.choose(WOLF_AND_HOUND, sight, seat, "wolf", "seed", about="game.json")

        assert move == hunters_move(WOLF_AND_HOUND, sight, seat, "seed")
        assert "game.json" in caplog.text
        assert jobs_in(caplog) == [digest(Job("wolf-and-hound", sight.tree(), seat, "wolf", "seed"))]
        assert secrets_in(caplog.text, sight, seat) == []
        pool.grace = 10.0
        assert pool.choose(WOLF_AND_HOUND, sight, seat, "hunter", "seed") == move
        assert struck not in pool.pids()


def test_a_process_that_cannot_start_leaves_the_move_to_a_hunter(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    sight, seat = first_sight(WOLF_AND_HOUND)
    with WorkerPool() as pool:
        move = pool.choose(WOLF_AND_HOUND, sight, seat, "wolf", "seed")
    assert move == hunters_move(WOLF_AND_HOUND, sight, seat, "seed")
    assert len(jobs_in(caplog)) == 1


def failing(*_: object) -> int:
    raise ZeroDivisionError("a bug")


@pytest.mark.parametrize(
    "reply", [Failure("ZeroDivisionError"), Choice(MoveIndex(4711))], ids=["crash", "illegal move"]
)
def test_a_bot_that_fails_leaves_the_move_to_a_hunter_and_if_he_fails_to_chance(
    reply: Failure | Choice, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(worker_pool.Worker, "run", lambda *_: msgspec.msgpack.encode(reply))
    sight, seat = first_sight(WOLF_AND_HOUND)
    with WorkerPool() as pool:
        assert pool.choose(WOLF_AND_HOUND, sight, seat, "wolf", "seed") == hunters_move(
            WOLF_AND_HOUND, sight, seat, "seed"
        )
        monkeypatch.setattr(Hunter, "choose", failing)
        assert pool.choose(WOLF_AND_HOUND, sight, seat, "wolf", "seed") in moves_of(WOLF_AND_HOUND, sight, seat)
    assert len(jobs_in(caplog)) == 2
    assert "the hunter failed" in caplog.text
    assert "4711" not in caplog.text


def test_a_bug_in_a_bot_is_a_failure_and_not_the_callers_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hunter, "choose", failing)
    sight, seat = first_sight(WOLF_AND_HOUND)
    found = answer(Job("wolf-and-hound", sight.tree(), seat, "hunter", "seed"))
    assert isinstance(found, Failure)
    assert found.trace.endswith("ZeroDivisionError")
    assert "in failing" in found.trace


def telling(self: Hunter, game: AnyGame, sight: Any, *_: object) -> int:
    """A bug that talks about cards, in an error and in the one before it."""
    try:
        raise ValueError(sight, game.write_state(sight))
    except ValueError as error:
        raise KeyError(f"{sight} {game.write_state(sight)}") from error


def test_what_an_error_says_of_the_cards_is_not_passed_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given a bot and a hunter that fail with the cards in their mouths, then the log has places and types alone."""
    monkeypatch.setattr(Hunter, "choose", telling)
    sight, seat = first_sight(WOLF_AND_HOUND)
    failure = answer(Job("wolf-and-hound", sight.tree(), seat, "hunter", "seed"))
    monkeypatch.setattr(worker_pool.Worker, "run", lambda *_: msgspec.msgpack.encode(failure))

    with WorkerPool() as pool:
        pool.choose(WOLF_AND_HOUND, sight, seat, "wolf", "seed")

    assert caplog.text.count("in telling") == 4
    assert "ValueError\n" in caplog.text
    assert "KeyError\n" in caplog.text
    assert secrets_in(caplog.text, sight, seat) == []


LAST_WORDS = """#!{python}
import os, sys
from multiprocessing.connection import Connection

connection = Connection(int(sys.argv[-1]))
connection.send_bytes(b"ready")
connection.recv_bytes()
sys.stderr.write('Fatal Python error: Aborted\\n\\n  File "bot.py", line 3 in choose\\nValueError: B2 W3\\n')
sys.stderr.flush()
os._exit(3)
"""


def test_the_last_words_of_a_process_are_logged_as_far_as_they_are_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    dying = tmp_path / "python"
    dying.write_text(LAST_WORDS.format(python=sys.executable))
    dying.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(dying))
    sight, seat = first_sight(WOLF_AND_HOUND)

    with WorkerPool() as pool:
        pool.choose(WOLF_AND_HOUND, sight, seat, "wolf", "seed")

    assert "exit code 3 Fatal Python error: Aborted" in caplog.text
    assert 'File "bot.py", line 3 in choose' in caplog.text
    assert "B2 W3" not in caplog.text


def test_a_hint_that_fails_leaves_no_digest_for_its_seed_is_no_secret(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(worker_pool.Worker, "run", lambda *_: msgspec.msgpack.encode(Choice(MoveIndex(4711))))
    sight, seat = first_sight(WOLF_AND_HOUND)
    with WorkerPool() as pool, pytest.raises(WolfdenError, match="cannot say why"):
        pool.explain(WOLF_AND_HOUND, sight, seat, "alpha", "hint").result()
    assert "a hint" in caplog.text
    assert jobs_in(caplog) == []
    assert "4711" not in caplog.text


@every_game
def test_a_job_is_made_again_from_the_record(game: AnyGame) -> None:
    """Given a record and after how many moves a bot failed, then the same job comes out, by its digest."""
    record, random = new_record(game, {}, "a seed"), Random("again")
    state = new_state(game, read_options(game, record.options), record.seed)
    asked: list[tuple[int, SeatIndex, str]] = []
    for number in range(12):
        seat = to_act(state)[-1]
        job = worker_pool.job_for(game, see(game, state, seat), seat, "wolf", seed_for(seat, number, record.seed), None)
        asked.append((number, seat, digest(job)))
        mover, move = random_move(game, state, random)
        record.moves.append(f"{game.seats(state)[mover]} {game.write_move(state, mover, move)}")
        play(game, state, mover, move)

    assert [digest(remake(record, number, seat, "wolf")) for number, seat, _ in asked] == [found for *_, found in asked]
    assert len({found for *_, found in asked}) == len(asked)


def no_seat_owes(pool: WorkerPool) -> None:
    sight, seat = first_sight(WOLF_AND_HOUND)
    other = (seat + 1) % 4
    sight.viewer = other
    pool.submit(WOLF_AND_HOUND, sight, SeatIndex(other), "hunter", "seed")


def the_truth(pool: WorkerPool) -> None:
    state = new_state(WOLF_AND_HOUND, read_options(WOLF_AND_HOUND, {}), "7")
    pool.submit(WOLF_AND_HOUND, state, to_act(state)[0], "hunter", "seed")


REFUSED: dict[str, Callable[[WorkerPool], object]] = {
    "the game is over": lambda pool: pool.submit(WOLF_AND_HOUND, *last_sight(WOLF_AND_HOUND), "wolf", "seed"),
    "needs a budget": lambda pool: pool.submit(
        WOLF_AND_HOUND, *first_sight(WOLF_AND_HOUND), "wolf", "seed", iterations=0
    ),
    "there is no bot 'shark'": lambda pool: pool.submit(WOLF_AND_HOUND, *first_sight(WOLF_AND_HOUND), "shark", "seed"),
    "the sight of its own seat": the_truth,
    "owes no choice": no_seat_owes,
    "has no reasons": lambda pool: pool.explain(WOLF_AND_HOUND, *first_sight(WOLF_AND_HOUND), "hunter", "seed"),
}


@pytest.mark.parametrize("complaint", REFUSED)
def test_a_job_that_makes_no_sense_is_refused(complaint: str, a_pool: WorkerPool) -> None:
    with pytest.raises(WolfdenError, match=complaint):
        REFUSED[complaint](a_pool)


@pytest.mark.parametrize("level", ["hunter", "wolf"])
def test_an_impossible_sight_is_refused_and_not_played_by_a_hunter(
    level: str, a_pool: WorkerPool, caplog: pytest.LogCaptureFixture
) -> None:
    sight, seat = first_sight(wolf_and_hound.GAME)
    sight.seats[seat].hand = [5] * len(sight.seats[seat].hand)
    with pytest.raises(ImpossibleSight):
        a_pool.choose(WOLF_AND_HOUND, sight, seat, level, "seed")
    assert caplog.records == []


def test_a_worker_refuses_what_only_it_can_see() -> None:
    sight, seat = first_sight(WOLF_AND_HOUND)
    found = answer(Job("wolf-and-hound", sight.tree(), seat, "wolf", "seed", iterations=0))
    assert found == BadJob("a search needs a budget: iterations or seconds above 0", is_impossible=False)


def test_closing_ends_the_processes(caplog: pytest.LogCaptureFixture) -> None:
    sight, seat = first_sight(WOLF_AND_HOUND)
    pool = WorkerPool(processes=2)
    waiting = [pool.submit(WOLF_AND_HOUND, sight, seat, "wolf", "seed", iterations=10**6) for _ in range(2)]
    while len(pool.pids()) < 2:
        pass

    pool.close()

    assert pool.pids() == []
    for future in waiting:
        with pytest.raises(WolfdenError, match="closed"):
            future.result()
    assert caplog.records == []


def test_a_worker_leaves_when_nobody_is_there_to_ask() -> None:
    ours, theirs = socket.socketpair()
    ours.close()
    with pytest.raises(ConnectionError):
        worker.serve(Connection(theirs.detach()))
