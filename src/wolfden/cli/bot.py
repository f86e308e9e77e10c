"""`wolfden bot`: a bot that sits down at a table of any server, like a guest."""

from typing import Annotated

import typer

from wolfden.bots import BOTS, find_bot
from wolfden.remote_bot import visit


def bot(
    table: Annotated[str, typer.Option(metavar="URL", help="The link of the table.")],
    level: Annotated[str, typer.Option(help=f"How well it plays: {', '.join(BOTS)}.")] = "hunter",
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="Its seat; otherwise the first open one.")] = None,
    name: Annotated[str | None, typer.Option(help="Its name; otherwise its level.")] = None,
) -> None:
    """Let a bot of this machine sit down at a table and play to the end."""
    try:
        print(visit(table, find_bot(level), name or f"{level} bot", seat))
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
