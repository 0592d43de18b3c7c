"""The command palette: everything that the page under it can do, found by typing."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from textual.command import DiscoveryHit, Hit, Provider

from .page import Page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from textual.command import Hits


class Deeds(Provider):
    """What can be done here; where nothing fits what is typed, everything is shown."""

    async def discover(self) -> Hits:
        for text, do in self._deeds():
            yield DiscoveryHit(text, do)

    async def search(self, query: str) -> Hits:
        matcher = self.matcher(query)
        scored = [(matcher.match(text), text, do) for text, do in self._deeds()]
        fitting = [each for each in scored if each[0] > 0] or scored
        for score, text, do in fitting:
            yield Hit(score, matcher.highlight(text), do)

    def _deeds(self) -> Iterator[tuple[str, Callable[[], None]]]:
        page = self.screen
        if isinstance(page, Page):
            for key, text in page.deeds():
                yield text[:1].upper() + text[1:], partial(page.action_press, key)
