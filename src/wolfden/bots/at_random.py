"""No habits: every move looks alike, and playouts are made of random ones."""

from typing import Any


def judge_moves(world: Any, seat: int, moves: list[int], count: int, merits: list[int]) -> None:
    for i in range(count):
        merits[i] = 0
