"""`wolfden precompile`: compile the rules now, and watch."""

from time import sleep

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from wolfden.bots.precompile import is_cached, is_precompiling, precompile_log, progress, start_precompiling
from wolfden.engine.errors import WolfdenError
from wolfden.games import GAMES
from wolfden.locale import Text

from .screen import Lang, open_console, text_in
from .seating import INTERRUPTED

A_LOOK = 0.5  # seconds


def precompile(lang: Lang = None) -> None:
    """Compile the rules that wolf and alpha search with: needed once, and done in the background by `play` too."""
    text, console = text_in(lang), open_console()
    if not all(map(is_cached, GAMES)):
        bars = Progress(
            TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn(), console=console
        )
        try:
            watch(text, bars)
        except KeyboardInterrupt:
            console.print(text("precompile-goes-on"))
            raise typer.Exit(INTERRUPTED) from None
    console.print(text("precompile-ready"))


def watch(text: Text, bars: Progress) -> None:
    """Show how far the compiler is until everything is there."""
    process = start_precompiling(GAMES[0].key)
    with bars:
        tasks = {game: bars.add_task(text(game.key), total=1.0) for game in GAMES}
        while True:
            at_work = (process is not None and process.poll() is None) or is_precompiling()
            for game, task in tasks.items():
                bars.update(task, completed=progress(game))
            if all(map(is_cached, GAMES)):
                return
            if not at_work:
                raise WolfdenError(f"the compiler has stopped before the end; {precompile_log()} says why")
            sleep(A_LOOK)
