"""One request of the page to the host."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from throwdown.api import call as api
from throwdown.api.faults import NotFound

from .bots import LEVELS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from throwdown.live.inbox import LiveTable
    from throwdown.throwers.simulating import Throwing

    from .parts import Parts

T = TypeVar("T")


class Call(api.Call):
    """A request, and the host that it came to."""

    def __init__(self, parts: Parts, path: Mapping[str, str], query: Mapping[str, str]) -> None:
        self.parts = parts
        self.person = parts.device.person
        self._path = path
        self._query = query

    def path(self, name: str) -> str:
        return self._path[name]

    def query(self, name: str, default: str) -> str:
        return self._query.get(name, default)

    @property
    def usual_theme(self) -> str:
        return "published"

    def bots_of(self, game: str) -> Collection[str]:
        return LEVELS

    async def prepare_words(self, language: str, theme: str) -> None:
        """They are read when they are needed: nobody else waits."""

    async def compute(self, work: Callable[..., T], *arguments: Any) -> T:
        return work(*arguments)

    async def throw(self, work: Throwing[T], *, counts: bool = True) -> T:
        return await self.parts.throws.practise(work)

    async def table(self) -> LiveTable:
        """The table of the path."""
        table = await self.parts.tables.find(self.path("table"))
        if table is None or table.state.closed:
            raise NotFound("there is no such table, or it is closed")
        return table
