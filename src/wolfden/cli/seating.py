"""Who sits where and where the record is kept: what comes before and after a game."""

import logging
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, TypeAlias

import typer
from rich.text import Text as Line

from wolfden.bots import BOTS, SECONDS
from wolfden.bots.precompile import is_cached, precompile_in_background
from wolfden.bots.worker_pool import WorkerPool
from wolfden.engine.decision import GameState, SeatIndex
from wolfden.engine.doors import door
from wolfden.engine.errors import BadOptions, BadRecord, WolfdenError
from wolfden.engine.game import AnyGame, Words, is_over, new_state, people, read_options
from wolfden.engine.record import Record, new_record, replay, save_record
from wolfden.games import find_game
from wolfden.locale import Text

from .prose import Prose
from .screen import open_console
from .sitting import Left, Sitting

Seat: TypeAlias = Annotated[str | None, typer.Option(metavar="SEAT", help="Your seat; otherwise the first one.")]
Bots: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="BOT,...",
        help=f"Who sits in the other seats ({' or '.join(BOTS)}): one for all, or one for each.",
    ),
]
Seed: TypeAlias = Annotated[
    str | None,
    typer.Option(metavar="TEXT", help="The same text gives the same deal; otherwise a secret one."),
]
RecordTo: TypeAlias = Annotated[
    Path | None,
    typer.Option("--record", metavar="FILE", help="Keep the record here; otherwise in your data folder."),
]

DEFAULT_BOT = "hunter"
INTERRUPTED = 130


def start_game(
    game: AnyGame,
    options: Words,
    text: Text,
    *,
    tables: Mapping[str, str],
    seed: str | None,
    seat: str | None,
    bots: str | None,
    path: Path | None,
) -> None:
    """Deal a new game and play it."""
    if path and path.exists():
        raise WolfdenError(
            f"{path} is there already; go on with it (wolfden play --resume {path}) or name another file"
        )
    record = new_record(game, options, seed, tables)
    state = new_state(game, read_options(game, record.options), record.seed, record.tables)
    sitting = sit_down(game, record, path or place_for(record), state, seat, bots, text)
    if path is None:
        sitting.path.parent.mkdir(parents=True, exist_ok=True)
    save_record(record, sitting.path)
    play_on(sitting, seat, bots, secret=seed is None)


def resume_game(game: AnyGame, record: Record, path: Path, seat: str | None, bots: str | None, text: Text) -> None:
    """Go on with a game from its record."""
    for position, _ in replay(record, find_game):
        state = position
    if is_over(state):
        raise BadRecord(f"this game is over; see it with: wolfden replay {path}")
    play_on(sit_down(game, record, path, state, seat, bots, text), seat, bots, secret=True)


def sit_down(
    game: AnyGame, record: Record, path: Path, state: GameState, seat: str | None, bots: str | None, text: Text
) -> Sitting:
    """Give the person and the bots their seats."""
    names = game.seats(state)
    free = people(game, state)
    if seat is not None and seat not in [names[place] for place in free]:
        raise BadOptions(f"there is nobody to play for in {seat!r}; the seats are {', '.join(names[p] for p in free)}")
    own = free[0] if seat is None else SeatIndex(names.index(seat))
    others = [place for place in free if place != own]
    chosen = [name.strip() for name in (bots or DEFAULT_BOT).split(",")]
    if len(chosen) not in (1, len(others)):
        raise BadOptions(f"--bots names {len(chosen)} bots for {len(others)} seats; name one for all, or one for each")
    for name in chosen:
        if name not in BOTS:
            raise BadOptions(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    players = dict(zip(others, chosen * len(others), strict=False))
    own_names = {name: name for name in names}
    return Sitting(game, record, path, state, own, players, WorkerPool(), text, open_console(), own_names)


def data_folder() -> Path:
    """Where the user's games are kept, unless they say otherwise."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "wolfden"


def place_for(record: Record) -> Path:
    """A new file in the user's data folder."""
    return data_folder() / "records" / f"{record.game}-{datetime.now():%Y%m%d-%H%M%S}-{record.commitment[:6]}.json"


def play_on(sitting: Sitting, seat: str | None, bots: str | None, *, secret: bool) -> None:
    """Play to the end, or until the person leaves; the record stays in either case."""
    text, console, record = sitting.text, sitting.console, sitting.record
    console.rule(text(sitting.game.key))
    if secret:
        console.print(text("play-commitment"))
        console.print(record.commitment)
    else:
        console.print(text("play-seed-given", seed=record.seed))
    precompile_in_background(sitting.game)
    sitting.is_cold = bool(SECONDS.keys() & sitting.bots.values()) and not is_cached(sitting.game)
    if sitting.is_cold:
        console.print(Prose(text("play-precompiling")))
    console.print("", door(sitting.game, "terminal").draw_guide(sitting.shown()), sep="\n")
    try:
        with sitting.workers, failures_of_bots(sitting):
            sitting.play()
    except (Left, EOFError, KeyboardInterrupt) as leaving:
        console.print("", text("play-unfinished", path=str(sitting.path)), sep="\n", soft_wrap=True)
        options = (f" --seat {seat}" if seat else "") + (f" --bots {bots}" if bots else "")
        console.print(text("play-resume", path=str(sitting.path), options=options), soft_wrap=True)
        if isinstance(leaving, Left):
            return
        raise typer.Exit(INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 1) from None
    console.print(Line(text("play-result", result=result(sitting)), "bold"))
    if secret:
        console.print(text("play-seed-revealed", seed=record.seed, nonce=record.nonce))
    console.print(text("play-record", path=str(sitting.path)), soft_wrap=True)
    console.print(text("play-verify", path=str(sitting.path)), soft_wrap=True)


@contextmanager
def failures_of_bots(sitting: Sitting) -> Iterator[None]:
    """Keep what goes wrong with bots in a file beside the record; the person is told of it afterwards."""
    path = sitting.path.with_name(f"{sitting.path.name}.log")
    handler, log = logging.FileHandler(path, encoding="utf-8", delay=True), logging.getLogger("wolfden.bots")
    log.addHandler(handler)
    try:
        yield
    finally:
        log.removeHandler(handler)
        if handler.stream:
            handler.close()
            sitting.console.print(sitting.text("play-bot-failed", path=str(path)), soft_wrap=True)


def result(sitting: Sitting) -> str:
    """How it ended for the person."""
    winners = sitting.game.winners(sitting.state)
    if not winners:
        return "drawn"
    return "won" if winners >> sitting.seat & 1 else "lost"
