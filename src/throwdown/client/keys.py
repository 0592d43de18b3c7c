"""The keys with which the own seats bind the dice: made after a commitment was seen, and remembered for checking.

A table commits itself to a secret, each seat gives the hash of a key of its own, and when no hash is taken any
more, the key. A link does that automatically. What it saw before it showed its keys is stored as a ``Witness``, with
which the record of the game can be checked afterwards, whatever the server says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from throwdown.throwers.fairness import fresh_key, key_hash

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from throwdown.rules.record import Header

    from .messages import Message


@dataclass(slots=True)
class Witness:
    """What this client saw of one game before it began."""

    game: str
    round: int
    commitment: str
    keys: dict[int, str] = field(default_factory=dict)
    """The own keys, by seat of the table."""
    hashes: tuple[str | None, ...] = ()
    """By seat of the table: the hash that each had given when keys were asked for."""
    draft: str = ""
    """The header hash without keys, as it was published before anybody showed one."""

    def fault(self, header: Header, places: Iterable[int] = ()) -> str:
        """What the header of the game's record says otherwise; nothing if it fits.

        ``places`` are the seats of the table by seat of the game, where not everybody plays (a decider).
        """
        seats = tuple(places) or tuple(range(header.seats))
        if (header.id, header.commitment, header.round) != (self.game, self.commitment, self.round):
            return f"the record is of commitment {header.commitment}, round {header.round}: seen was {self.commitment}"
        if self.draft and header.draft != self.draft:
            return "names, options or engine are others than were fixed before keys were shown"
        for key, seat in zip(header.keys, seats, strict=False):
            if seat in self.keys and self.hashes and key != self.keys[seat]:
                return f"the own key of seat {seat} is not in the record"
            expected = self.hashes[seat] if seat < len(self.hashes) else None
            if expected is not None and (key is None or key_hash(key) != expected):
                return f"the key of seat {seat} is not the one that it had promised"
        return ""


class Keys:
    """Answers a table that asks for hashes and keys, and remembers what it saw."""

    def __init__(self) -> None:
        self.witnesses: dict[str, Witness] = {}
        """By id of the game: the last round that was seen."""
        self._sent: set[tuple[str, str, int]] = set()

    def forget_sent(self) -> None:
        """A new connection: what was sent over the last one may not have arrived."""
        self._sent.clear()

    def due(self, table: Mapping[str, Any], seats: Iterable[int]) -> list[Message]:
        """What the own seats have to say now, each thing once over a connection."""
        upcoming = table.get("next")
        if upcoming is None:
            return []
        witness = self.witnesses.get(upcoming["game"])
        if witness is None or witness.commitment != upcoming["commitment"]:
            witness = self.witnesses[upcoming["game"]] = Witness(
                upcoming["game"], upcoming["round"], upcoming["commitment"]
            )
        messages = [self._answer(upcoming, witness, seat) for seat in seats]
        return [message for message in messages if message is not None]

    def _answer(self, upcoming: Mapping[str, Any], witness: Witness, seat: int) -> Message | None:
        commitment, hashes = upcoming["commitment"], upcoming["hashes"]
        key = witness.keys.setdefault(seat, fresh_key())
        given = hashes[seat] == key_hash(key)
        if upcoming.get("asks") != "keys":
            message = {"is": "key_hash", "seat": seat, "commitment": commitment, "hash": key_hash(key)}
            return None if given else self._once(message)
        if not given:
            return None
        witness.hashes, witness.draft = tuple(hashes), upcoming.get("draft", "")
        return self._once({"is": "key", "seat": seat, "commitment": commitment, "key": key})

    def _once(self, message: Message) -> Message | None:
        key = (message["is"], message["commitment"], message["seat"])
        if key in self._sent:
            return None
        self._sent.add(key)
        return message
