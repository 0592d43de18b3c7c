"""A table as one client knows it: what came over the wire, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.codec import Codec, codec

from .messages import Message

if TYPE_CHECKING:
    from throwdown.rules import Result
    from throwdown.rules.arena.pipeline import ArenaView
    from throwdown.rules.verasselt.state import VerasseltView


class TableState:
    """Updated by ``note``, message after message."""

    def __init__(self, table: str, since: int | None) -> None:
        self.version = since or 0
        """The last version that was seen."""
        self.you = ""
        self.host = False
        self.table: dict[str, Any] = {"id": table, "seats": []}
        self.game: dict[str, Any] | None = None
        """The game as the own seat sees it, as it came: ``GameInfo`` of the messages."""
        self.welcome: Message = {}
        """The last welcome."""

    def note(self, message: Message) -> None:
        """Take over what a message says."""
        self.table = message.get("table", self.table)
        if message["is"] == "welcome":
            self._note_welcome(message)
        else:
            self.game = message.get("game", self.game)
            self.version = max(self.version, message.get("version", 0))

    def _note_welcome(self, message: Message) -> None:
        self.welcome, self.you, self.host = message, message["you"], message["host"]
        if message["full"]:  # otherwise what was missed comes next
            self.version, self.game = message["version"], message.get("game")

    @property
    def codec(self) -> Codec:
        """Decodes the values of the game that is played here."""
        return codec(self.table["game"])

    @property
    def seats(self) -> list[int]:
        """The own seats of the table."""
        return [seat for seat, who in enumerate(self.table["seats"]) if self.you and who.get("person") == self.you]

    @property
    def free_seats(self) -> list[int]:
        return [seat for seat, who in enumerate(self.table["seats"]) if not who.get("person") and not who.get("bot")]

    @property
    def view(self) -> ArenaView | VerasseltView | None:
        """What the own seat sees: of several the one that has to act."""
        return self.codec.view(self.game["view"]) if self.game is not None else None

    @property
    def seen_from(self) -> int | None:
        """The seat of the table whose view it is."""
        seat = self.game["view"]["seat"] if self.game is not None else None
        return self.game["places"][seat] if self.game is not None and seat is not None else None

    @property
    def lying(self) -> dict[int, tuple[int, ...]]:
        """Where dice lie in a physical arena: seven whole numbers for each."""
        return {die: tuple(pose) for die, pose in (self.game or {}).get("lying", ())}

    @property
    def asked(self) -> list[int]:
        """The own seats that owe a decision."""
        waiting = (self.game or {}).get("waiting_for", ())
        return [seat for seat in self.seats if seat in waiting]

    @property
    def result(self) -> Result | None:
        """How the game ended, by the seats of the game."""
        result = (self.game or {}).get("result")
        return self.codec.result(result) if result is not None else None
