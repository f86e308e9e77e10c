"""A record is the game itself: options, seed and moves. Everything else is a cache of it.

Before the deal only the commitment is published, the SHA-256 of seed and nonce; after the end the seed and
the nonce, so that anybody can check that the deal was not chosen with the moves in view.
"""

import os
import secrets
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path

import msgspec

from .decision import GameState
from .errors import BadMove, BadRecord, IllegalMove, WolfdenError
from .game import AnyGame, Word, Words, is_over, new_state, play_words, read_options

SCHEMA = 1


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Options, seed and moves of a game, and its outcome if it is over."""

    schema: int = SCHEMA
    game: str
    rules: int
    options: Words
    tables: dict[str, str] = {}  # component tables that are not the printed ones
    commitment: str
    seed: str
    nonce: str
    moves: list[str] = []  # "P1 B3"
    outcome: Words | None = None  # None while the game is not over


def commitment(seed: str, nonce: str) -> str:
    """What is published before the deal."""
    return sha256(f"{seed} {nonce}".encode()).hexdigest()


def new_record(
    game: AnyGame, options: Mapping[str, Word], seed: str | None = None, tables: Mapping[str, str] | None = None
) -> Record:
    """The record of a game about to be dealt; without a seed, one from the operating system."""
    chosen = read_options(game, options)
    seed = secrets.token_hex(16) if seed is None else seed
    nonce = secrets.token_hex(16)
    return Record(
        game=game.key,
        rules=game.rules_version,
        options=msgspec.json.decode(msgspec.json.encode(chosen)),
        tables=dict(tables or {}),
        commitment=commitment(seed, nonce),
        seed=seed,
        nonce=nonce,
    )


def write_record(record: Record) -> str:
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def save_record(record: Record, path: Path) -> None:
    """Write the file whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(write_record(record))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def read_record(text: str | bytes) -> Record:
    """The record in this text; BadRecord says what is wrong with it."""
    try:
        head = msgspec.json.decode(text, type=Words)
        if head.get("schema") != SCHEMA:
            raise BadRecord(f"this record has schema {head.get('schema')!r}; this Wolfden reads schema {SCHEMA}")
        return msgspec.convert(head, Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"this is not a whole record: {error}") from None


def replay(record: Record, find_game: Callable[[str], AnyGame]) -> Iterator[tuple[GameState, int]]:
    """The state after the deal and after each move, with the seat that has moved (-1 after the deal).

    The state is one object that changes; copy what is to be kept.
    """
    game = find_game(record.game)
    if record.rules != game.rules_version:
        raise BadRecord(
            f"this record was played by rules {record.rules} of {game.key}; this Wolfden has {game.rules_version}"
        )
    state = new_state(game, read_options(game, record.options), record.seed, record.tables)
    yield state, -1
    for number, words in enumerate(record.moves, start=1):
        try:
            seat = play_words(game, state, words)
        except (BadMove, IllegalMove) as error:
            raise BadRecord(f"move {number} ({words!r}): {error}") from None
        yield state, seat


def verify(record: Record, find_game: Callable[[str], AnyGame]) -> None:
    """Replay the whole record and check its outcome and its commitment; BadRecord says what does not agree."""
    if commitment(record.seed, record.nonce) != record.commitment:
        raise BadRecord("the commitment is not the SHA-256 of seed and nonce: the deal is not the one promised")
    game = find_game(record.game)
    try:
        for state, _ in replay(record, find_game):
            last = state
    except BadRecord:
        raise
    except WolfdenError as error:
        raise BadRecord(str(error)) from None
    if record.outcome is None:
        if is_over(last):
            raise BadRecord("the moves reach the end of the game, and the record has no outcome")
    elif not is_over(last):
        raise BadRecord(f"the record has an outcome, but the game is not over after its {len(record.moves)} moves")
    elif record.outcome != msgspec.to_builtins(game.outcome(last)):
        raise BadRecord(f"the outcome is {game.outcome(last)}, and the record says {record.outcome}")
