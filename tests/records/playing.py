"""The whole games in this folder: `python -m tests.records.playing` plays those of the list that are missing."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from wolfden.bots import find_bot
from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.game import AnyGame, is_over, moves_of, play, see, to_act
from wolfden.engine.record import Record, commitment, new_record, read_record, replay, save_record
from wolfden.engine.rng import Rng, below
from wolfden.games import find_game

FOLDER = Path(__file__).parent
NONCE = "golden"

PLAYED: dict[str, tuple[str, str, dict[str, Any]]] = {  # name: who played, what, with which options
    "wolf-and-hound-2": ("hunter", "wolf-and-hound", {"players": 2, "sheep_mode": "many"}),
    "wolf-and-hound-3": ("hunter", "wolf-and-hound", {"players": 3, "animals": "S2-1", "meat_and_bone": True}),
    "wolf-and-hound-4": (
        "random",
        "wolf-and-hound",
        {"animals": ["hound_01", "wolf_06", "wolf_04"], "manual_activation_order": True},
    ),
    "wolf-and-hound-match": ("random", "wolf-and-hound", {"match": "first_to_3", "meat_and_bone": True}),
    "werewolves-and-robbers-3": ("hunter", "werewolves-and-robbers", {"players": 3}),
    "werewolves-and-robbers-4": ("random", "werewolves-and-robbers", {"players": 4, "chips": False}),
    "werewolves-and-robbers-5": (
        "hunter",
        "werewolves-and-robbers",
        {"players": 5, "mode": "single", "first_dealer": "C"},
    ),
    "woof-4": ("hunter", "woof", {"players": 4, "auto_rearrange": False}),
    "woof-5": ("random", "woof", {"players": 5, "turn_limit": 5}),
    "woof-8": ("hunter", "woof", {"players": 8, "variant": "advanced"}),
    "three-little-wolves-2": ("random", "three-little-wolves", {"players": 2, "start_player": "B"}),
    "three-little-wolves-3": ("hunter", "three-little-wolves", {"players": 3}),
    "three-little-wolves-4": ("random", "three-little-wolves", {"players": 4, "baby_wolf": True}),
}


def play_anew(name: str) -> Record:
    """The game of this name as its bots play it, whose generator starts from the name."""
    level, key, options = PLAYED[name]
    game, bot, rng = find_game(key), find_bot(level), Rng.from_text(name)
    record = new_record(game, options, name)
    record.nonce, record.commitment = NONCE, commitment(name, NONCE)
    [(state, _)] = replay(record, find_game)
    while not is_over(state):
        seats = to_act(state)
        seat = seats[below(rng, len(seats))]
        sight = see(game, state, seat)
        move = bot.choose(game, sight, seat, moves_of(game, sight, seat), rng)
        record.moves.append(f"{game.seats(state)[seat]} {game.write_move(state, seat, MoveIndex(move))}")
        play(game, state, seat, MoveIndex(move))
    record.outcome = msgspec.to_builtins(game.outcome(state))
    return record


def orders(record: Record) -> Iterator[str]:
    """For each position and each seat that may move: the seat, how many moves it has, and a digest of their order."""
    game = find_game(record.game)
    for state, _ in replay(record, find_game):
        yield "  ".join(order(game, state, seat) for seat in to_act(state))


def order(game: AnyGame, state: GameState, seat: int) -> str:
    moves = [game.write_move(state, SeatIndex(seat), move) for move in moves_of(game, state, SeatIndex(seat))]
    return f"{game.seats(state)[seat]} {len(moves)} {sha256(' / '.join(moves).encode()).hexdigest()[:8]}"


def read(name: str) -> Record:
    return read_record((FOLDER / f"{name}.json").read_bytes())


def orders_file(name: str) -> Path:
    return FOLDER / f"{name}.orders"


if __name__ == "__main__":
    for name in PLAYED:
        if not (FOLDER / f"{name}.json").exists():
            save_record(play_anew(name), FOLDER / f"{name}.json")
        if not orders_file(name).exists():
            orders_file(name).write_text("\n".join(orders(read(name))) + "\n", encoding="utf-8")
