"""A process in which bots think: `python -m wolfden.bots.worker FD` does the jobs that come over a socket.

All it ever gets is a seat's sight, so it cannot know more than a person in that seat would.
"""

import sys
from hashlib import sha256
from itertools import islice
from multiprocessing.connection import Connection
from typing import Any, TypeAlias

import msgspec

from wolfden.engine.cache import note_use
from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.errors import ImpossibleSight, WolfdenError
from wolfden.engine.game import AnyGame, moves_of, see
from wolfden.engine.record import Record, replay
from wolfden.engine.rng import Rng
from wolfden.games import find_game

from .bot import Bot
from .failures import trace
from .levels import SECONDS, SearchBot, find_bot
from .precompile import is_compiled, mark_of
from .reasons import Reasons, reasons


class Job(msgspec.Struct, frozen=True):
    """What to play in this seat, or why."""

    game: str
    sight: Any  # as a tree
    seat: SeatIndex
    level: str
    seed: str  # of the bot's own generator
    iterations: int | None = None  # of a search, instead of its time
    why: bool = False


class Choice(msgspec.Struct, frozen=True, tag=True):
    move: MoveIndex


class BadJob(msgspec.Struct, frozen=True, tag=True):
    """The job cannot be done; whoever gave it has made a mistake."""

    text: str
    is_impossible: bool  # is it the sight that cannot be?


class Failure(msgspec.Struct, frozen=True, tag=True):
    """The bot has made a mistake."""

    trace: str


Answer: TypeAlias = Choice | Reasons | BadJob | Failure


def seed_for(seat: SeatIndex, moves: int, deal: str) -> str:
    """For the generator of a bot after so many moves: a digest, for the seed of the deal would tell it the deal."""
    return sha256(f"bot {seat} {moves} {deal}".encode()).hexdigest()


def digest(job: Job) -> str:
    """By which a job is known again; if its seed is secret, nobody can guess its cards and try."""
    return sha256(msgspec.msgpack.encode(job)).hexdigest()


def remake(record: Record, moves: int, seat: SeatIndex, level: str) -> Job:
    """What a bot in this seat was asked after so many moves of a record."""
    game = find_game(record.game)
    state, _ = next(islice(replay(record, find_game), moves, None))
    return Job(game.key, see(game, state, seat).tree(), seat, level, seed_for(seat, moves, record.seed))


def serve(connection: Connection) -> None:
    """Do one job after another until nobody brings any more."""
    connection.send_bytes(b"ready")
    while True:
        try:
            job = msgspec.msgpack.decode(connection.recv_bytes(), type=Job)
        except EOFError:
            return
        connection.send_bytes(msgspec.msgpack.encode(answer(job)))


def answer(job: Job) -> Answer:
    """What the bot says, or what is wrong with the job or with the bot."""
    try:
        return do(job)
    except Exception as error:
        if type(error) in (WolfdenError, ImpossibleSight):
            return BadJob(str(error), isinstance(error, ImpossibleSight))
        return Failure(trace(error))


def do(job: Job) -> Choice | Reasons:
    game, seat, rng = find_game(job.game), job.seat, Rng.from_text(job.seed)
    sight = game.State.from_tree(job.sight)
    if job.level in SECONDS and is_compiled(game):
        load(game, sight)
    if job.why:
        return reasons(game, sight, seat, SearchBot(job.level, job.iterations), rng)
    return Choice(bot_for(job).choose(game, sight, seat, moves_of(game, sight, seat), rng))


LOADED: set[str] = set()


def load(game: AnyGame, sight: GameState) -> None:
    """Load the machine code of a game once, before the clock of its first search starts."""
    if game.key not in LOADED:
        from .tree_search import search_of

        rng = Rng.from_text("load")
        search_of(game, is_compiled=True).think(sight, rng, 1)
        note_use(mark_of(game))
        LOADED.add(game.key)


def bot_for(job: Job) -> Bot:
    if job.iterations is None or job.level not in SECONDS:
        return find_bot(job.level)
    return SearchBot(job.level, job.iterations)


if __name__ == "__main__":
    serve(Connection(int(sys.argv[1])))
