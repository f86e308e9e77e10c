"""`wolfden verify`: is this record what it claims to be?"""

from pathlib import Path
from typing import Annotated

import typer

from wolfden.engine.record import read_record
from wolfden.engine.record import verify as verify_record
from wolfden.games import find_game
from wolfden.locale.say import say_names

from .prose import Prose
from .screen import Lang, open_console, text_in

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record kept by `wolfden play`.")]


def verify(file: RecordFile, lang: Lang = None) -> None:
    """Check that a record replays and its deal was as promised.

    Every move must be legal, the outcome the recorded one, and the commitment the SHA-256 of seed and nonce.
    """
    record = read_record(file.read_bytes())
    verify_record(record, find_game)
    text, count = text_in(lang), len(record.moves)
    if record.outcome is None:
        line = text("verify-not-over", count=count)
    else:
        winners = say_names(text, record.outcome["winners"])
        line = text("verify-over", count=count, winners=winners)
    open_console().print(Prose(line))
