"""Changes that come together are made together, and each gets its own result."""

import asyncio
from collections.abc import Sequence

import pytest

from wolfden.table.store.gathering import MOST, Gathering

pytestmark = pytest.mark.anyio


class Clerk:
    """Notes what is brought in each journey; doubles numbers, and loses everything that is brought with a 13."""

    def __init__(self) -> None:
        self.journeys: list[list[int]] = []

    async def save(self, changes: Sequence[int]) -> list[int]:
        self.journeys.append(list(changes))
        await asyncio.sleep(0)
        if 13 in changes:
            raise ValueError("unlucky")
        return [2 * change for change in changes]


async def test_what_comes_meanwhile_goes_with_the_next_journey() -> None:
    clerk = Clerk()
    gathering = Gathering(clerk.save)

    first = asyncio.create_task(gathering.make(1))
    await asyncio.sleep(0)
    results = await asyncio.gather(*(gathering.make(number) for number in (2, 3, 4)))

    assert (await first, results) == (2, [4, 6, 8])
    assert clerk.journeys[-1][-1] == 4
    assert len(clerk.journeys) < 4


async def test_no_journey_carries_more_than_it_can() -> None:
    clerk = Clerk()
    gathering = Gathering(clerk.save)

    results = await asyncio.gather(*(gathering.make(number) for number in range(1000, 1000 + 2 * MOST + 1)))

    assert results == [2 * number for number in range(1000, 1000 + 2 * MOST + 1)]
    assert max(map(len, clerk.journeys)) == MOST


async def test_a_journey_that_fails_fails_for_those_who_were_on_it_only() -> None:
    clerk = Clerk()
    gathering = Gathering(clerk.save)

    with pytest.raises(ValueError, match="unlucky"):
        await gathering.make(13)

    assert await gathering.make(5) == 10
    await gathering.stop()
