"""Traces: the whole hidden truth of a game, move by move, for people who check the rules."""

import json
from collections.abc import Callable, Iterable, Iterator

import msgspec

from .decision import GameState, MoveIndex, SeatIndex
from .errors import BadDeal, BadMove, IllegalMove, WolfdenError
from .game import (
    AnyGame,
    Game,
    P,
    S,
    Word,
    Words,
    check,
    events,
    is_over,
    moves_of,
    new_state,
    play,
    to_act,
    write_event,
)

Choose = Callable[[GameState], tuple[SeatIndex, MoveIndex]]


def trace(
    game: Game[S, P], options: P, seed: int, choose: Choose, deals: Iterable[Words] | None = None
) -> Iterator[Words]:
    """One game as the lines of a trace.

    Given deals take the place of those from the seed; what chance does after a deal still comes from it.
    """
    state = new_state(game, options, str(seed))
    given = None if deals is None else iter(deals)
    lay_next(game, state, given)
    yield {
        "game": game.key,
        "rules": game.rules_version,
        "seed": seed,
        "options": msgspec.to_builtins(options),
        "deal": game.write_deal(state),
    }
    names = game.seats(state)
    while not is_over(state):
        seat, move = choose(state)
        line: Words = {
            "seat": names[seat],
            "move": game.write_move(state, seat, move),
            "legal": sorted({game.write_move(state, seat, legal) for legal in moves_of(game, state, seat)}),
        }
        play(game, state, seat, move)
        told = [write_event(game, event) for event in events(state)]
        dealt = any(event["event"] == "dealt" for event in told)
        if dealt:
            lay_next(game, state, given)
        yield line | {
            "to_act": [names[s] for s in to_act(state)],
            "state": game.write_state(state),
            "events": told,
        }
        if dealt:
            yield {"deal": game.write_deal(state)}
    yield {"outcome": game.outcome(state)}


def lay_next(game: Game[S, P], state: S, deals: Iterator[Words] | None) -> None:
    """Put the next given deal in the place of the one just dealt."""
    if deals is None:
        return
    try:
        game.lay_deal(state, next(deals))
    except StopIteration:
        raise BadDeal("the game goes on with a new deal, and no further deal is given; give a list of deals") from None


def follow(game: AnyGame, moves: Iterable[str]) -> Choose:
    """Chooses the given moves, one after another: `P1 B3`, or `B3` for the seat that is to act."""
    numbered = enumerate(moves, start=1)

    def choose(state: GameState) -> tuple[SeatIndex, MoveIndex]:
        try:
            number, text = next(numbered)
        except StopIteration:
            raise EndOfMoves from None
        names = game.seats(state)
        first, _, rest = text.partition(" ")
        name, words = (first, rest.strip()) if first in names and rest else (names[to_act(state)[0]], text)
        seat = SeatIndex(names.index(name))
        try:
            move = game.read_move(state, seat, words)
            check(game, state, seat, move)
        except (BadMove, IllegalMove) as error:
            raise WolfdenError(f"move {number} ({name} {words}): {error}") from None
        return seat, move

    return choose


class EndOfMoves(Exception):
    """The given moves are used up before the game is over."""


def read_deals(text: str) -> tuple[list[Words], Words]:
    """The deals in this text, which is a deal, a list of them or a trace; and the first line of a trace."""
    rows = _rows(text, BadDeal)
    if any(not isinstance(row, dict) for row in rows):
        raise BadDeal("a deal is a JSON object; several are a list of them")
    deals = [row.get("deal", row) for row in rows if "deal" in row or ("move" not in row and "outcome" not in row)]
    if not deals:
        raise BadDeal("the file holds no deal; a deal looks as `wolfden trace` writes it")
    return deals, rows[0] if "deal" in rows[0] else {}


def read_moves(text: str) -> list[str]:
    """The moves in this text: one to a line, a JSON list, or a trace."""
    if not text.lstrip().startswith(("{", "[")):
        lines = [line.strip() for line in text.splitlines()]
        return [line for line in lines if line and not line.startswith("#")]
    moves = []
    for row in _rows(text, BadMove):
        if isinstance(row, str):
            moves.append(row)
        elif isinstance(row, dict) and isinstance(row.get("move"), str):
            moves.append(f"{row.get('seat', '')} {row['move']}".strip())
    return moves


def _rows(text: str, error: type[WolfdenError]) -> list[Word]:
    """A JSON text, a JSON list or JSON Lines, as a list."""
    try:
        whole = json.loads(text)
        return whole if isinstance(whole, list) else [whole]
    except ValueError:
        pass
    try:
        return [json.loads(line) for line in text.splitlines() if line.strip()]
    except ValueError as reason:
        raise error(f"the file is neither JSON nor JSON Lines: {reason}") from None
