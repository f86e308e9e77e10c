"""When a bot's move is made: on the beat of its level, so that the time it took does not tell of its cards."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import monotonic

SPARE = 0.1  # seconds beyond those of a search: to ask, to hear the answer, and for all that a bot does without one


@dataclass(frozen=True)
class Beat:
    clock: Callable[[], float] = monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep

    async def hold(self, thought: Awaitable[int], seconds: float = 0.0) -> int:
        """The move of a bot that may search for so many seconds, on the first beat at which it is there."""
        asked = self.clock()
        move = await thought
        beat = seconds + SPARE
        await self.sleep(beat - (self.clock() - asked) % beat)
        return move
