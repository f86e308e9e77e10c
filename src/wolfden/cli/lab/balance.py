"""`wolfden lab balance`: a page about a game, for its designer."""

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from wolfden.engine.errors import WolfdenError
from wolfden.games import find_game

from ..screen import GameKey, open_console
from .asking import ClusterAddress, Seed, Workers, clear, play


def balance(
    game: GameKey,
    games: Annotated[int, typer.Option(min=20, help="Games of each random study; bots play fewer.")] = 20_000,
    seed: Seed = "1",
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The page; GAME-balance.html if not given.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page when it is ready.")] = True,
    workers: Workers = None,
    cluster: ClusterAddress = None,
) -> None:
    """Write a page with plots: seats, skill and luck, and what the cards, roles and sets of this game do."""
    from wolfden.lab.balance import plans_of, report, studies_of
    from wolfden.lab.balance.study import Effort

    rules, path = find_game(game), output or Path(f"{game}-balance.html")
    if not path.parent.is_dir():
        raise WolfdenError(f"{path.parent} is not a folder")
    effort = Effort(rules, games, seed)
    studies = studies_of(effort)
    folder = path.with_name(f"{path.name}.parts")
    results = play(plans_of(studies), workers, cluster, folder)
    path.write_text(report(effort, studies, results), encoding="utf-8")
    clear(folder)
    open_console().print(f"The page is {path}.")
    if browser:
        webbrowser.open(path.resolve().as_uri())
