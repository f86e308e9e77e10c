"""`wolfden` on the command line: one module for each command."""

import errno
import io
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from wolfden import __version__
from wolfden.engine.errors import WolfdenError

from .bot import bot
from .cards import cards
from .games import games
from .hint import hint
from .lab import lab
from .play import play
from .precompile import precompile
from .replay import replay
from .rules import rules
from .serve import serve
from .trace import trace
from .verify import verify


class Commands(TyperGroup):
    """Whatever is wrong with what was given is one line on stderr and exit code 1, never a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except WolfdenError as error:
            complain(str(error))
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise
            complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def complain(what: str) -> None:
    print(f"wolfden: {what}", file=sys.stderr)
    raise typer.Exit(1)


app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def wolfden(
    ctx: typer.Context, version: bool = typer.Option(False, "--version", help="Say which one this is.")
) -> None:
    """Four wolf games, one den. Play with friends and bots, read the rules, replay and check a game.

    Start with: wolfden serve, or in the terminal: wolfden play wolf-and-hound
    """
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # bytes that are no text, letters that a terminal lacks
    if version:
        print(f"wolfden {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


app.command()(serve)
app.command()(games)
app.add_typer(play, name="play")
app.command()(cards)
app.command()(rules)
app.command()(replay)
app.command()(hint)
app.command()(verify)
app.command()(trace)
app.command()(precompile)
app.command()(bot)
app.add_typer(lab, name="lab")
