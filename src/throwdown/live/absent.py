"""A player who is not there."""

from __future__ import annotations

from dataclasses import dataclass

from .protocol.fields import Presence


@dataclass
class Absence:
    """A person who sits here and is not there, or does nothing."""

    how: Presence
    ends: float
    """When the others may choose."""
    choices: bool = False
    """The others may choose now."""
