"""A process in which bots think: `python -m wolfden.bots.thinker FD` answers questions that come over a socket.

All it ever gets is a seat's sight, so it cannot know more than a person in that seat would.
"""

import sys
import traceback
from base64 import b64decode, b64encode
from multiprocessing.connection import Connection
from typing import Any, TypeAlias
from zlib import compress, decompress

import msgspec

from wolfden.engine.cache import note_use
from wolfden.engine.errors import ImpossibleSight, WolfdenError
from wolfden.engine.game import Game, moves_of
from wolfden.engine.rng import Rng, seed
from wolfden.games import find_game

from . import SECONDS, find_bot
from .bot import Bot
from .reasons import Reasons, reasons
from .warm import is_ready, mark_of


class Question(msgspec.Struct, frozen=True):
    """What to play in this seat, or why."""

    game: str
    sight: Any  # as a tree
    seat: int
    level: str
    seed: str  # of the bot's own generator
    iterations: int | None = None  # of a search, instead of its time
    why: bool = False


class Choice(msgspec.Struct, frozen=True, tag=True):
    move: int


class Refusal(msgspec.Struct, frozen=True, tag=True):
    """The question has no answer; whoever asked has made a mistake."""

    text: str
    is_impossible: bool  # is it the sight that cannot be?


class Failure(msgspec.Struct, frozen=True, tag=True):
    """The bot has made a mistake."""

    trace: str


Answer: TypeAlias = Choice | Reasons | Refusal | Failure


def write_question(question: Question) -> str:
    """The question as a line of letters."""
    return b64encode(compress(msgspec.msgpack.encode(question))).decode()


def read_question(line: str) -> Question:
    return msgspec.msgpack.decode(decompress(b64decode(line)), type=Question)


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
        return Failure(traceback.format_exc())


def think(question: Question) -> Choice | Reasons:
    game, seat, rng = find_game(question.game), question.seat, Rng()
    seed(rng, question.seed)
    sight = game.State.from_tree(question.sight)
    bot = bot_for(question)
    if question.level in SECONDS and is_ready(game):
        load(game, sight)
    if question.why:
        return reasons(game, sight, seat, bot, rng)
    return Choice(bot.choose(game, sight, seat, moves_of(game, sight, seat), rng))


LOADED: set[str] = set()


def load(game: Game, sight: Any) -> None:
    """Load the machine code of a game once, before the clock of its first search starts."""
    if game.key not in LOADED:
        from .searcher import search_of

        rng = Rng()
        seed(rng, "load")
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
