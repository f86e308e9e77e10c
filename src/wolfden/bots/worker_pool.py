"""Bots at work: a few processes that are given sights and nothing else, and a legal move whatever happens to them."""

import logging
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from multiprocessing.connection import Connection
from tempfile import TemporaryFile
from typing import Self

import msgspec

from wolfden.engine.decision import GameState, MoveIndex, SeatIndex, owes
from wolfden.engine.errors import ImpossibleSight, WolfdenError
from wolfden.engine.game import AnyGame, is_over, moves_of
from wolfden.engine.rng import Rng

from .bot import RandomBot
from .failures import places_in, trace
from .hunter import Hunter
from .levels import BOTS, SECONDS
from .reasons import Reasons
from .worker import Answer, BadJob, Choice, Failure, Job, digest

log = logging.getLogger(__name__)

TO_START = 30.0  # seconds
GRACE = 10.0  # seconds beyond its budget until a worker is given up: the first time it has machine code to load
SLOWEST = 0.02  # seconds that an iteration may take
LAST_WORDS = 20_000  # of a process that died, so many bytes are read
ON_WINDOWS = sys.platform == "win32"  # where a process gets all that may be inherited, or nothing


class BotFailed(Exception):
    """A bot has crashed, hangs, or has answered with something that is no legal move."""


class WorkerPool:
    """Lets bots think in processes of their own, started when they are first needed and again when they die."""

    def __init__(self, processes: int = 1, grace: float = GRACE) -> None:
        self.grace = grace
        self._threads = ThreadPoolExecutor(processes, "worker")  # each thread talks with one process
        self._own = threading.local()
        self._open: set[Worker] = set()
        self._closed = False

    def submit(
        self,
        game: AnyGame,
        sight: GameState,
        seat: SeatIndex,
        level: str,
        seed: str,
        *,
        iterations: int | None = None,
        about: str = "",
    ) -> Future[MoveIndex]:
        """The move of a bot of this level: always a legal one, by the rule of thumb if the bot fails.

        The seed is that of the bot's generator and must not be the deal's. A search gets so many iterations in the
        place of its time. A failure is logged with `about`: the table or the record, and after how many moves.
        """
        job = job_for(game, sight, seat, level, seed, iterations)
        return self._threads.submit(self._choose, game, sight.copy(), job, about)

    def choose(
        self,
        game: AnyGame,
        sight: GameState,
        seat: SeatIndex,
        level: str,
        seed: str,
        *,
        iterations: int | None = None,
        about: str = "",
    ) -> MoveIndex:
        """The same, waited for."""
        return self.submit(game, sight, seat, level, seed, iterations=iterations, about=about).result()

    def explain(
        self,
        game: AnyGame,
        sight: GameState,
        seat: SeatIndex,
        level: str,
        seed: str,
        *,
        iterations: int | None = None,
        about: str = "",
    ) -> Future[Reasons]:
        """What a search of this level thinks of every move, and what this seat may believe."""
        if level not in SECONDS:
            raise WolfdenError(f"{level} does not search, and has no reasons; ask {' or '.join(SECONDS)}")
        job = job_for(game, sight, seat, level, seed, iterations)
        return self._threads.submit(self._explain, msgspec.structs.replace(job, why=True), about)

    def pids(self) -> list[int]:
        """The processes that are there now."""
        return [worker.pid for worker in list(self._open)]

    def close(self) -> None:
        """End all processes; whoever still waits for a move gets an error."""
        self._closed = True
        for worker in list(self._open):
            worker.kill()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._open:
            worker.end()
        self._open.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _choose(self, game: AnyGame, sight: GameState, job: Job, about: str) -> MoveIndex:
        moves = moves_of(game, sight, job.seat)
        try:
            answer = self._answer(job)
            if not isinstance(answer, Choice) or answer.move not in moves:
                raise BotFailed("its answer is no legal move")
            return answer.move
        except BotFailed as failure:
            note_failure(job, about, failure)
            return rule_of_thumb(game, sight, job.seat, moves, job.seed)

    def _explain(self, job: Job, about: str) -> Reasons:
        try:
            answer = self._answer(job)
            if not isinstance(answer, Reasons):
                raise BotFailed("its answer gives no reasons")
            return answer
        except BotFailed as failure:
            note_failure(job, about, failure)
            raise WolfdenError(f"{job.level} has failed and cannot say why; the log knows more") from None

    def _answer(self, job: Job) -> Answer:
        """Ask the process of this thread; it must be a new one after a failure."""
        worker = getattr(self._own, "worker", None)
        try:
            if worker is None:
                worker = self._own.worker = Worker()
                self._open.add(worker)
                worker.hear(TO_START)
            answer: Answer = msgspec.msgpack.decode(worker.run(job, patience(job) + self.grace), type=Answer)
        except (BotFailed, EOFError, OSError, msgspec.DecodeError) as failure:
            if worker is not None:
                worker.end()
                self._open.discard(worker)
            self._own.worker = None
            if self._closed:
                raise WolfdenError("the workers have been closed") from None
            known = isinstance(failure, BotFailed | OSError)
            raise BotFailed(str(failure) if known else type(failure).__name__) from None
        if isinstance(answer, BadJob):
            raise ImpossibleSight(answer.text) if answer.is_impossible else WolfdenError(answer.text)
        if isinstance(answer, Failure):
            raise BotFailed(answer.trace)
        return answer


class Worker:
    """One process, and the socket on which it is asked."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        self._connection = Connection(ours.detach())
        with theirs, ExitStack() as if_it_fails:
            theirs.set_inheritable(ON_WINDOWS)
            self._last_words = if_it_fails.enter_context(TemporaryFile())
            self._process = subprocess.Popen(
                [sys.executable, "-X", "faulthandler", "-m", "wolfden.bots.worker", str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=self._last_words,
                pass_fds=() if ON_WINDOWS else (theirs.fileno(),),
                close_fds=not ON_WINDOWS,
                start_new_session=True,  # Ctrl-C is not meant for it
            )
            if_it_fails.pop_all()
        self.pid = self._process.pid

    def run(self, job: Job, seconds: float) -> bytes:
        """What the process answers; BotFailed if it dies or says nothing for so long."""
        try:
            self._connection.send_bytes(msgspec.msgpack.encode(job))
            return self.hear(seconds)
        except (EOFError, ConnectionError):
            raise BotFailed(f"its process has ended ({self._how_it_ended()})") from None

    def hear(self, seconds: float) -> bytes:
        if not self._connection.poll(seconds):
            raise BotFailed(f"it has not answered for {seconds:g} seconds")
        return self._connection.recv_bytes()

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        """Kill the process and clean up after it."""
        self.kill()
        self._process.wait()
        self._connection.close()
        self._last_words.close()

    def _how_it_ended(self) -> str:
        code = self._process.wait()
        how = signal.Signals(-code).name if code < 0 else f"exit code {code}"
        self._last_words.seek(0)
        return f"{how} {places_in(self._last_words.read()[-LAST_WORDS:])}".strip()


def job_for(game: AnyGame, sight: GameState, seat: SeatIndex, level: str, seed: str, iterations: int | None) -> Job:
    """What a worker is to do; WolfdenError if it makes no sense."""
    if level not in BOTS:
        raise WolfdenError(f"there is no bot {level!r}; the bots are {', '.join(BOTS)}")
    if iterations is not None and iterations <= 0:
        raise WolfdenError("a search needs a budget: iterations or seconds above 0")
    if is_over(sight):
        raise WolfdenError("the game is over; there is nothing to choose")
    if sight.viewer != seat:
        raise WolfdenError("a bot is given the sight of its own seat and no other")
    if not owes(sight, seat):
        raise WolfdenError(f"{game.seats(sight)[seat]} owes no choice now")
    return Job(game.key, sight.tree(), seat, level, seed, iterations)


def note_failure(job: Job, about: str, failure: BotFailed) -> None:
    """Log what went wrong and where, and the digest of a choice, by which it is known when `remake` has made it again.

    The job itself holds cards. That of a hint has no secret seed, and so its digest would tell them too.
    """
    where = f"seat {job.seat} of {about or job.game}"
    asked = "a hint" if job.why else f"job {digest(job)}"
    log.error("%s failed in %s: %s\n%s", job.level, where, failure, asked)


def patience(job: Job) -> float:
    """How many seconds this job may take."""
    return SECONDS.get(job.level, 0.0) + SLOWEST * (job.iterations or 0)


def rule_of_thumb(game: AnyGame, sight: GameState, seat: SeatIndex, moves: Sequence[MoveIndex], text: str) -> MoveIndex:
    """A hunter's move, or any legal one if the hunter fails too."""
    rng = Rng.from_text(text)
    try:
        move = Hunter().choose(game, sight, seat, moves, rng)
        if move in moves:
            return move
        log.error("the hunter's answer is no legal move of %s; any legal move is made", game.key)
    except Exception as error:
        log.error("the hunter failed in %s too; any legal move is made\n%s", game.key, trace(error))
    return RandomBot().choose(game, sight, seat, moves, rng)
