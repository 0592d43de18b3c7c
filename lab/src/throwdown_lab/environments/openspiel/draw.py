"""What a draw is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from throwdown.rules import Outcome

#: (number, chance) of each outcome that can be.
Chances = list[tuple[int, float]]


class Draw(Protocol):
    """One draw that is due. It is never written on: ``after`` gives the next one, or the outcome for the rules."""

    @property
    def chances(self) -> Chances: ...

    def after(self, number: int) -> Draw | Outcome: ...

    def label(self, number: int) -> str:
        """What this outcome means, in words."""
        ...
