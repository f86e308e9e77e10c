"""What the commands of the lab have in common: their options, and a progress bar over the games."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame, Words

from ..screen import read_tables
from ..seating import INTERRUPTED
from ..trace import read_json

if TYPE_CHECKING:
    from wolfden.lab.plans import Plan
    from wolfden.lab.results import Results

Players: TypeAlias = Annotated[int | None, typer.Option(help="Number of players.")]
Options: TypeAlias = Annotated[
    str, typer.Option(metavar="JSON", help="Options of the game, such as '{\"meat_and_bone\": true}'.")
]
Bots: TypeAlias = Annotated[
    str,
    typer.Option(
        metavar="NAMES",
        help="Who plays, from the first seat on and then again: random, pup, hunter, wolf, alpha. "
        "wolf:300 thinks for 300 iterations a move; module:Class is a bot of your own.",
    ),
]
Seed: TypeAlias = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Workers: TypeAlias = Annotated[int | None, typer.Option(min=1, help="Processes; if not given, one for each processor.")]
ClusterAddress: TypeAlias = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help="A Dask scheduler, such as tcp://127.0.0.1:8786.")
]


def read_options_of(text: str, players: int | None) -> Words:
    """The options as given, and the number of players."""
    return read_json(text) | ({} if players is None else {"players": players})


def read_bots(names: str) -> tuple[str, ...]:
    bots = tuple(name.strip() for name in names.split(",") if name.strip())
    if not bots:
        raise WolfdenError("--bots needs a name, or several with commas between them")
    if any(":" in name for name in bots) and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # where a bot of one's own most likely is; workers get the same path
    return bots


def say_if_random(console: Console, bots: Sequence[str]) -> None:
    if set(bots) == {"random"}:
        console.print(
            "Random players read no cards: what is true of them need not be true of people. Try --bots hunter."
        )


def read_cards(game: AnyGame, paths: Sequence[Path] | None) -> dict[str, str]:
    """These component tables by the names they have in the game, one file for each."""
    tables: dict[str, str] = {}
    for path in paths or ():
        [(name, text)] = read_tables([path]).items()
        name = name_of_table(game, name, text)
        if name in tables:
            raise WolfdenError(f"{path} is a second {name}; a variant has one")
        tables[name] = text
    return tables


def name_of_table(game: AnyGame, name: str, text: str) -> str:
    """Which table of the game this is: that of the same name, or else the one with the same columns."""
    printed = files(game.package)
    tables = {file.name: file.read_text(encoding="utf-8") for file in printed.iterdir() if file.name.endswith(".csv")}
    alike = [table for table in tables if columns_of(tables[table]) == columns_of(text)]
    return alike[0] if name not in tables and len(alike) == 1 else name


def columns_of(text: str) -> str:
    return text.lstrip("\ufeff").partition("\n")[0].strip()


class Speed(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.0f} games/s" if task.speed else "")


class Clock:
    """When games were finished, for the steady speed of a run: that of its second half."""

    def __init__(self) -> None:
        self.done, self.marks = 0, [(monotonic(), 0)]

    def note(self, games: int) -> None:
        self.done += games
        self.marks.append((monotonic(), self.done))

    def speed(self) -> float:
        """Games per second, without the start of the processes."""
        begin = next(mark for mark in self.marks if 2 * mark[1] >= self.done)
        end = self.marks[-1]
        return (end[1] - begin[1]) / (end[0] - begin[0]) if end[0] > begin[0] else 0.0


@contextmanager
def progress_bar(games: int, clock: Clock) -> Iterator[Callable[[int], None]]:
    """A function to be told of finished games; on stderr, so that what is printed can be kept."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Speed(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)

        def note(finished: int) -> None:
            clock.note(finished)
            bar.update(task, advance=finished)

        yield note


def play(
    plans: Sequence["Plan"],
    workers: int | None = None,
    cluster: str | None = None,
    folder: Path | None = None,
    clock: Clock | None = None,
) -> list["Results"]:
    """Play these plans with a progress bar. After Ctrl-C, what is finished stays in the folder, if there is one."""
    from wolfden.lab.running import Shelf, crew, prepare, run

    for plan in plans:
        plan.check()
    shelf = Shelf(folder, plans) if folder else None
    if not cluster:
        with Console(stderr=True).status("compiling the rules, once"):
            prepare(plans)
    parts = sum(len(plan.parts()) for plan in plans)
    clock = clock or Clock()
    try:
        with (
            crew(1 if parts == 1 else workers, cluster) as somebody,
            progress_bar(sum(plan.games for plan in plans), clock) as progress,
        ):
            return run(plans, somebody, progress, shelf)
    except KeyboardInterrupt:
        kept = f"what is finished is kept in {folder}; the same command goes on from there" if folder else ""
        print("\n".join(filter(None, ("wolfden: stopped", kept))), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None


def clear(folder: Path | None) -> None:
    """Remove the parts: they are in the output now."""
    for path in folder.iterdir() if folder else ():
        path.unlink()
    if folder:
        folder.rmdir()
