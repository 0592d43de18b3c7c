"""Running a terminal game without an event loop: in one go, or step by step as keys and timers come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Coroutine, Generator


def run_at_once(play: Coroutine[Any, Any, None]) -> None:
    """Run a terminal game whose front never waits."""
    steps = Steps(play)
    steps.give()
    if not steps.over:
        steps.close()
        raise RuntimeError("this front waits: run it in steps")


class Awaited:
    """Awaited by a front: what comes of it is what is given next."""

    def __await__(self) -> Generator[Awaited, Any, Any]:
        return (yield self)


class Steps:
    """A terminal game that continues whenever it is given what it waits for."""

    def __init__(self, play: Coroutine[Any, Any, None]) -> None:
        self._play = play
        self.awaited: Awaited | None = None
        """What it waits for now."""
        self.over = False

    def give(self, what: object = None) -> None:
        """Go on with this, to the next wait or to the end."""
        try:
            self.awaited = self._play.send(what)
        except StopIteration:
            self.awaited, self.over = None, True

    def interrupt(self, reason: Exception) -> None:
        """Raise this where it waits."""
        try:
            self.awaited = self._play.throw(reason)
        except StopIteration:
            self.awaited, self.over = None, True

    def close(self) -> None:
        """Stop it where it waits."""
        self.awaited = None
        self._play.close()
