"""The generator of every shuffle: sfc32, three words and a counter kept in the state.

It is written in 64-bit integers that stay below 2**63, so plain and compiled rules draw the same numbers.
"""

from hashlib import sha256
from typing import Self

from .layout import Layout, i64

WORD = 0xFFFFFFFF


class Rng(Layout):
    a: i64
    b: i64
    c: i64
    counter: i64

    @classmethod
    def from_text(cls, text: str) -> Self:
        """A generator that starts from any text; equal texts give equal numbers."""
        rng = cls()
        seed(rng, text)
        return rng


def seed(rng: Rng, text: str) -> None:
    """Start the generator from any text; equal texts give equal numbers."""
    digest = sha256(text.encode()).digest()
    rng.a, rng.b, rng.c = (int.from_bytes(digest[i : i + 4]) for i in (0, 4, 8))
    rng.counter = 1
    for _ in range(12):
        next_word(rng)


def next_word(rng: Rng) -> int:
    """The next 32 random bits."""
    b, c = rng.b, rng.c
    word = (rng.a + b + rng.counter) & WORD
    rng.counter += 1
    rng.a = b ^ (b >> 9)
    rng.b = (9 * c) & WORD
    rng.c = ((c << 21) + (c >> 11) + word) & WORD
    return word


def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, all equally likely."""
    product = next_word(rng) * n
    if (product & WORD) < n:
        while (product & WORD) < (WORD + 1 - n) % n:
            product = next_word(rng) * n
    return product >> 32


def fraction(rng: Rng) -> float:
    """A number from 0 up to 1, all equally likely."""
    return next_word(rng) / (WORD + 1.0)


def branch(rng: Rng, other: Rng) -> None:
    """Start another generator from this one."""
    other.a = next_word(rng)
    other.b = next_word(rng)
    other.c = next_word(rng)
    other.counter = 1


def shuffle(rng: Rng, cards: list[int], count: int) -> None:
    """Put the first `count` cards into a random order, all orders equally likely."""
    for last in range(count - 1, 0, -1):
        other = below(rng, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
