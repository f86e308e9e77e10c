"""`wolfden lab balance`: a page about a game, for its designer."""

import webbrowser
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from wolfden.engine.errors import WolfdenError
from wolfden.games import find_game

from ..screen import CardFiles, GameKey, open_console
from .asking import ClusterAddress, Options, Players, Seed, Workers, clear, play, read_cards, read_options_of


def balance(
    game: GameKey,
    players: Players = None,
    options: Options = "{}",
    cards: CardFiles = None,
    games: Annotated[int, typer.Option(min=20, help="Games of each random study; bots play fewer.")] = 20_000,
    seed: Seed = "1",
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The page; GAME-balance.html if not given.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page when it is ready.")] = True,
    workers: Workers = None,
    cluster: ClusterAddress = None,
) -> None:
    """Write a page with plots: seats, skill and luck, and what the cards, roles and sets of this game do.

    Options and component tables hold for every study, unless it tries out its own.
    """
    from wolfden.lab.balance import plans_of, report, studies_of
    from wolfden.lab.balance.study import Effort

    rules, path = find_game(game), output or Path(f"{game}-balance.html")
    if not path.parent.is_dir():
        raise WolfdenError("error-no-folder", path=path.parent)
    chosen = read_options_of(options, players)
    only = chosen.pop("players", None)
    effort = Effort(rules, games, seed, chosen, read_cards(rules, cards), only)
    studies = studies_of(effort)
    folder = path.with_name(f"{path.name}.parts")
    results = play(plans_of(studies), workers, cluster, folder)
    given = words_for(players=players, options=None if options == "{}" else options, cards=cards)
    path.write_text(report(effort, studies, results, given), encoding="utf-8")
    clear(folder)
    open_console().print(f"The page is {path}.")
    if browser:
        webbrowser.open(path.resolve().as_uri())


def words_for(players: int | None, options: str | None, cards: list[Path] | None) -> list[str]:
    """What the command was given, as it can be typed again."""
    given = [("--players", players), ("--options", options), *(("--cards", path) for path in cards or ())]
    return [quote(str(word)) for name, value in given if value is not None for word in (name, value)]
