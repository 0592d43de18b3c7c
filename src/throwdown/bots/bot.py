"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from throwdown.rules import Action
from throwdown.rules.record import Manner
from throwdown.rules.values import Value


class Choice(Value):
    """An action and, where it is a throw, how to throw."""

    action: Action
    manner: Manner | None = None


class Bot(Protocol):
    """Chooses from a view alone: no state, no deck, no seed."""

    id: str

    def choose(self, view: Any) -> Choice:
        """One of ``view.actions``, which is never empty."""
        ...
