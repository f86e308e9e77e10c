"""`wolfden play`: a game against bots. One command for each game, because each has its own options."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from wolfden.engine.errors import WolfdenError
from wolfden.engine.record import read_record
from wolfden.games import GAMES, find_game

from ..screen import Lang, choose, open_console, text_in
from ..seating import Bots, Seat, resume_game
from . import three_little_wolves, werewolves_and_robbers, wolf_and_hound, woof

COMMANDS: dict[str, Callable[..., None]] = {
    "wolf-and-hound": wolf_and_hound.play,
    "werewolves-and-robbers": werewolves_and_robbers.play,
    "woof": woof.play,
    "three-little-wolves": three_little_wolves.play,
}

play = typer.Typer(rich_markup_mode=None)


@play.callback(invoke_without_command=True)
def any_game(
    ctx: typer.Context,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with an unfinished game.")] = None,
    seat: Seat = None,
    bots: Bots = None,
    lang: Lang = None,
) -> None:
    """Play a game against bots.

    Each game has options of its own: wolfden play wolf-and-hound --help
    """
    given = resume or seat or bots or lang
    if ctx.invoked_subcommand is not None:
        if given:
            raise typer.BadParameter(f"options come after the game: wolfden play {ctx.invoked_subcommand} --lang ja")
    elif resume:
        record = read_record(resume.read_bytes())
        resume_game(find_game(record.game), record, resume, seat, bots, text_in(lang))
    else:
        text = text_in(lang)
        names = [text(game.key) for game in GAMES]
        try:
            chosen = GAMES[choose(open_console(), text, text("play-which-game"), names)]
        except EOFError:
            raise WolfdenError(f"no game was chosen; name one: wolfden play {GAMES[0].key}") from None
        ctx.invoke(COMMANDS[chosen.key], seat=seat, bots=bots, lang=lang)


for key, command in COMMANDS.items():
    play.command(key)(command)
