"""Who sits in the seats of a table."""

from __future__ import annotations

from typing import NamedTuple


class Chair(NamedTuple):
    """One seat: free, or taken by a person or a bot."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    """The bot that plays while the person is gone."""
    simulated_races: bool = False
    """Its races are drawn by chance."""
    agrees: bool = False
    """In this game others may move dice off the walls (CORE-21)."""

    program: bool = False
    """The person is a bot with a token."""
    named: str | None = None
    """On the device of another person: the one who has this name, if we know them."""

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def owner(self) -> str | None:
        """The person to whom the name belongs: names that were typed on one device belong to its host."""
        return self.named or self.person

    @property
    def player(self) -> str | None:
        """The bot that plays here now, if one does."""
        return self.bot or self.stand_in
