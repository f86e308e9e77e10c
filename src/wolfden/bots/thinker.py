"""A process in which bots think: `python -m wolfden.bots.thinker FD` answers questions that come over a socket.

All it ever gets is a seat's sight, so it cannot know more than a person in that seat would.
"""

import sys
from hashlib import sha256
from itertools import islice
from multiprocessing.connection import Connection
from typing import Any, TypeAlias

import msgspec

from wolfden.engine.cache import note_use
from wolfden.engine.decision import MoveIndex, SeatIndex
from wolfden.engine.errors import ImpossibleSight, WolfdenError
from wolfden.engine.game import AnyGame, moves_of, see
from wolfden.engine.record import Record, replay
from wolfden.engine.rng import Rng
from wolfden.games import find_game

from . import SECONDS, find_bot
from .bot import Bot
from .failures import trace
from .reasons import Reasons, reasons
from .warm import is_ready, mark_of


class Question(msgspec.Struct, frozen=True):
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


class Refusal(msgspec.Struct, frozen=True, tag=True):
    """The question has no answer; whoever asked has made a mistake."""

    text: str
    is_impossible: bool  # is it the sight that cannot be?


class Failure(msgspec.Struct, frozen=True, tag=True):
    """The bot has made a mistake."""

    trace: str


Answer: TypeAlias = Choice | Reasons | Refusal | Failure


def seed_for(seat: SeatIndex, moves: int, deal: str) -> str:
    """For the generator of a bot after so many moves: a digest, for the seed of the deal would tell it the deal."""
    return sha256(f"bot {seat} {moves} {deal}".encode()).hexdigest()


def digest(question: Question) -> str:
    """By which a question is known again; if its seed is secret, nobody can guess its cards and try."""
    return sha256(msgspec.msgpack.encode(question)).hexdigest()


def remake(record: Record, moves: int, seat: SeatIndex, level: str) -> Question:
    """What a bot in this seat was asked after so many moves of a record."""
    game = find_game(record.game)
    state, _ = next(islice(replay(record, find_game), moves, None))
    return Question(game.key, see(game, state, seat).tree(), seat, level, seed_for(seat, moves, record.seed))


def serve(connection: Connection) -> None:
    """Answer one question after another until nobody asks any more."""
    connection.send_bytes(b"ready")
    while True:
        try:
            question = msgspec.msgpack.decode(connection.recv_bytes(), type=Question)
        except EOFError:
            return
        connection.send_bytes(msgspec.msgpack.encode(answer(question)))


def answer(question: Question) -> Answer:
    """What the bot says, or what is wrong with the question or with the bot."""
    try:
        return think(question)
    except Exception as error:
        if type(error) in (WolfdenError, ImpossibleSight):
            return Refusal(str(error), isinstance(error, ImpossibleSight))
        return Failure(trace(error))


def think(question: Question) -> Choice | Reasons:
    game, seat, rng = find_game(question.game), question.seat, Rng.from_text(question.seed)
    sight = game.State.from_tree(question.sight)
    bot = bot_for(question)
    if question.level in SECONDS and is_ready(game):
        load(game, sight)
    if question.why:
        return reasons(game, sight, seat, bot, rng)
    return Choice(bot.choose(game, sight, seat, moves_of(game, sight, seat), rng))


LOADED: set[str] = set()


def load(game: AnyGame, sight: Any) -> None:
    """Load the machine code of a game once, before the clock of its first search starts."""
    if game.key not in LOADED:
        from .searcher import search_of

        rng = Rng.from_text("load")
        search_of(game, is_compiled=True).think(sight, rng, 1)
        note_use(mark_of(game))
        LOADED.add(game.key)


def bot_for(question: Question) -> Bot:
    if question.iterations is None or question.level not in SECONDS:
        return find_bot(question.level)
    from .searcher import Searcher

    return Searcher(question.level, question.iterations)


if __name__ == "__main__":
    serve(Connection(int(sys.argv[1])))
