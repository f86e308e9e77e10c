"""`wolfden trace`: games as JSON Lines, with nothing hidden."""

import json
from pathlib import Path
from typing import Annotated

import typer

from wolfden.bots import find_bot
from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.errors import BadOptions
from wolfden.engine.game import AnyGame, Words, moves_of, read_options, see, to_act
from wolfden.engine.rng import Rng
from wolfden.engine.trace import Choose, EndOfMoves, follow, read_deals, read_moves
from wolfden.engine.trace import trace as trace_game
from wolfden.games import GAMES, find_game


def trace(
    game: Annotated[str, typer.Argument(help=f"Key of the game, such as {GAMES[0].key}.")],
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    options: Annotated[str, typer.Option(metavar="JSON", help="Options, such as '{\"meat_and_bone\": true}'.")] = "{}",
    seed: Annotated[
        int | None, typer.Option(help="Seed of the first game (1 if not given); the next game takes the next number.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1,
    bot: Annotated[str, typer.Option(help="Who plays: random or hunter.")] = "random",
    deal: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Play this deal (JSON, or a trace) instead of one from the seed."),
    ] = None,
    moves: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Play these moves, one to a line such as 'P1 B3' (or a trace)."),
    ] = None,
) -> None:
    """Write whole games as JSON Lines, with every hidden card: for people who check the rules.

    Given moves that the rules refuse are answered with the reason and exit code 1.
    """
    rules = find_game(game)
    deals, head = read_deals(deal.read_text(encoding="utf-8")) if deal else (None, {})
    first = seed if seed is not None else head.get("seed", 1)
    chosen = head.get("options", {}) | read_json(options) | ({} if players is None else {"players": players})
    script = None if moves is None else read_moves(moves.read_text(encoding="utf-8"))
    for number in range(first, first + games):
        choose = by_bot(rules, bot, number) if script is None else follow(rules, script)
        try:
            for line in trace_game(rules, read_options(rules, chosen), number, choose, deals):
                print(json.dumps(line, ensure_ascii=False))
        except EndOfMoves:
            return


def by_bot(game: AnyGame, name: str, seed: int) -> Choose:
    """Every seat is played by this bot, from its own sight."""
    player, rng = find_bot(name), Rng.from_text(f"trace {seed}")

    def choose(state: GameState) -> tuple[SeatIndex, MoveIndex]:
        seat = to_act(state)[0]
        chosen = player.choose(game, see(game, state, seat), seat, moves_of(game, state, seat), rng)
        return seat, MoveIndex(chosen)

    return choose


def read_json(text: str) -> Words:
    try:
        options = json.loads(text)
    except ValueError as error:
        raise BadOptions(f"--options is not JSON: {error}") from None
    if not isinstance(options, dict):
        raise BadOptions('--options must be a JSON object, such as {"players": 3}')
    return options
