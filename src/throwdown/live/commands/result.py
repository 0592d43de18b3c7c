"""What a command comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from throwdown.live.events import AnyEvent


@dataclass(frozen=True, slots=True)
class Decided:
    """The events of a command, and what is done once they are stored and the command is answered."""

    events: Iterable[AnyEvent] = ()
    then: Callable[[], None] | None = None
