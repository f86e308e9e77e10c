"""Guests of a real server, as a proxy brings them: each from an address of its own, for the limits are per address."""

import asyncio
from collections.abc import Sequence
from itertools import count

from wolfden.client import Client

AT_ONCE = 16
numbers = count(1)


def a_guest(url: str) -> Client:
    """Somebody from an address nobody else has."""
    number = next(numbers)
    address = f"127.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    return Client(url, headers={"X-Forwarded-For": address})


async def named_guests(urls: Sequence[str], wanted: int) -> list[Client]:
    """So many guests with names, spread over the servers."""
    guests, gate = [a_guest(urls[number % len(urls)]) for number in range(wanted)], asyncio.Semaphore(AT_ONCE)

    async def introduce(number: int) -> None:
        async with gate:
            await guests[number].introduce(f"Guest {number}")

    await asyncio.gather(*(introduce(number) for number in range(wanted)))
    return guests
