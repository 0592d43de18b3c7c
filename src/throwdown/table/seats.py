"""Who sits at the table."""

from __future__ import annotations

from throwdown.rules.values import Value


class Seat(Value):
    """A person, or a bot if it has the name of one."""

    player: str
    bot: str | None = None
