"""A deadline for answers: where a database hangs, clients get 503, and what was begun continues."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

from throwdown.server.storage.store import StoreFailed

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

Done = TypeVar("Done")

#: Tasks past their deadline. A write must not be cancelled: it would be unknown whether it was stored.
_abandoned: set[asyncio.Task[Any]] = set()


async def within(deadline_s: float, work: Coroutine[Any, Any, Done]) -> Done:
    """The result; refused with ``StoreFailed`` if it takes longer, and then the work continues in the background."""
    task = asyncio.create_task(work)
    try:
        async with asyncio.timeout(deadline_s):
            return await asyncio.shield(task)
    except TimeoutError:
        if task.done():  # it ran out of time itself
            return task.result()
        _abandoned.add(task)
        task.add_done_callback(_forget)
        raise StoreFailed("the store does not answer: see that it runs and try again") from None
    except asyncio.CancelledError:
        task.cancel()
        raise


def _forget(task: asyncio.Task[Any]) -> None:
    _abandoned.discard(task)
    if not task.cancelled():
        task.exception()  # retrieved, so that asyncio does not log it
