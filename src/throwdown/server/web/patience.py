"""Nobody waits for ever for a database that hangs: they are told to come again, and what was begun goes on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

from throwdown.server.storage.store import StoreFailed

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

Done = TypeVar("Done")

#: What nobody waits for any more. A write that is under way must not be cancelled: nobody would know what became of it.
_left_alone: set[asyncio.Task[Any]] = set()


async def within(patience_s: float, work: Coroutine[Any, Any, Done]) -> Done:
    """What comes of this; refused if it takes longer, and then it is done without anybody who waits."""
    task = asyncio.create_task(work)
    try:
        async with asyncio.timeout(patience_s):
            return await asyncio.shield(task)
    except TimeoutError:
        if task.done():  # it ran out of time itself
            return task.result()
        _left_alone.add(task)
        task.add_done_callback(_forget)
        raise StoreFailed("the store does not answer: see that it runs and try again") from None
    except asyncio.CancelledError:
        task.cancel()
        raise


def _forget(task: asyncio.Task[Any]) -> None:
    _left_alone.discard(task)
    if not task.cancelled():
        task.exception()  # nobody is there to hear of it
