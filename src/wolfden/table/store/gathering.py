"""Many small changes, made together: whatever comes while the database is busy goes with the next journey to it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

MOST = 200  # changes in one journey

C = TypeVar("C")
R = TypeVar("R")


class Gathering(Generic[C, R]):
    """`save` makes some changes in one commit, and gives a result for each of them."""

    def __init__(self, save: Callable[[Sequence[C]], Awaitable[Sequence[R]]]) -> None:
        self.save = save
        self.waiting: list[tuple[C, asyncio.Future[R]]] = []
        self.working: asyncio.Task[None] | None = None

    async def make(self, change: C) -> R:
        """The result of this change, once it is kept."""
        future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, future))
        if self.working is None:
            self.working = asyncio.create_task(self._work())
        return await future

    async def stop(self) -> None:
        """When everything is made."""
        if self.working:
            await self.working

    async def _work(self) -> None:
        while self.waiting:
            together, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            try:
                results = await self.save([change for change, _ in together])
            except Exception as error:
                for _, future in together:
                    if not future.done():
                        future.set_exception(error)
            else:
                for (_, future), result in zip(together, results, strict=True):
                    if not future.done():
                        future.set_result(result)
        self.working = None
