"""Questions that are being worked out at a table, and the last answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .listener import Listener
    from .protocol.messages import Hint, Odds
    from .services import Counted, Judged


@dataclass
class HintCache:
    asking: dict[tuple[Listener, type[Hint | Odds]], Hint | Odds] = field(default_factory=dict)
    """Questions that are being worked out, one of each kind for each connection."""
    answers: dict[tuple[str, type[Hint | Odds]], tuple[Hint | Odds, bytes]] = field(default_factory=dict)
    """By person: the last question and its answer, for a client that lost the connection before it came."""
    judged: dict[int, tuple[Any, Judged]] = field(default_factory=dict)
    """By seat: what it saw when it was last advised, and the advice."""
    counted: dict[int, tuple[Any, Counted]] = field(default_factory=dict)
    """The same for the odds of its rolls."""
