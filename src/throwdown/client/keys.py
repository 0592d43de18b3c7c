"""The keys with which the own seats bind the dice: made after a commitment was seen, and remembered for checking.

A table commits itself to a secret, each seat gives the hash of a key of its own, and when no hash is taken any
more, the key. The server signs a receipt for both. At the end the client signs what was played. A link does all that
automatically. What it saw is stored as a ``Witness``, with which the record of the game can be checked afterwards,
whatever the server says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from throwdown.throwers.fairness import fresh_key, key_hash
from throwdown.throwers.signing import Receipt, Signer

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from throwdown.rules.record import Header, Record
    from throwdown.throwers.signing import Given

    from .messages import Message

#: What a message gives, as its receipt names it.
GIVEN: dict[str, Given] = {"key_hash": "promise", "key": "key"}


@dataclass(slots=True)
class Witness:
    """What this client saw of one game before it began."""

    game: str
    commitment: str
    keys: dict[int, str] = field(default_factory=dict)
    """The own keys, by seat of the table."""
    hashes: tuple[str | None, ...] = ()
    """By seat of the table: the hash that each had given when keys were asked for."""
    draft: str = ""
    """The header hash without keys, as it was published before anybody showed one."""
    server: str = ""
    """The public key with which the server signs receipts."""
    signer: Signer = field(default_factory=Signer, compare=False)
    """Signs the end, for all own seats."""
    receipts: dict[tuple[Given, int], Receipt] = field(default_factory=dict, compare=False)
    """What the server signed: for promises and keys, by seat of the table."""

    def proof(self, header: Header) -> Receipt | None:
        """A receipt for a key which the header calls missing: the server had it."""
        promises = {header.promises[seat] for seat in header.missing}
        own = (receipt for (given, _), receipt in self.receipts.items() if given == "key")
        return next((receipt for receipt in own if receipt.hash in promises), None)

    def fault(self, header: Header, places: Iterable[int] = ()) -> str:
        """What the header of the game's record says otherwise; nothing if it fits.

        ``places`` are the seats of the table by seat of the game, where not everybody plays (a decider).
        """
        seats = tuple(places) or tuple(range(header.seats))
        if (header.id, header.commitment) != (self.game, self.commitment):
            return f"the record is of commitment {header.commitment}: seen was {self.commitment}"
        if self.draft and header.draft != self.draft:
            return "names, promises, options or engine are others than were fixed before keys were shown"
        if self.server != header.server:
            return "the server signs with another key than it had named"
        if self.proof(header) is not None:
            return DROPPED
        for place, seat in enumerate(seats):
            wrong = self._wrong(header, place, seat)
            if wrong:
                return wrong
        return ""

    def _wrong(self, header: Header, place: int, seat: int) -> str:
        key, expected = header.keys[place], self.hashes[seat] if seat < len(self.hashes) else None
        if ("promise", seat) in self.receipts and header.promises[place] is None:
            return f"seat {seat} promised a key, the server signed for it, and the game began without"
        own = self.keys.get(seat)
        if self.server and own and expected == key_hash(own) and header.signers[place] != self.signer.public:
            return f"seat {seat} does not have the key with which this client signs"
        if place in header.missing:
            return ""
        if expected is not None and (key is None or key_hash(key) != expected):
            return f"the key of seat {seat} is not the one that it had promised"
        return ""

    def forget_promises(self, seats: Collection[int]) -> None:
        """Only promises of these seats still hold: who leaves a seat takes the promise back."""
        gone = [(given, seat) for given, seat in self.receipts if given == "promise" and seat not in seats]
        for each in gone:
            del self.receipts[each]

    def signature(self, log: Record, places: Iterable[int] = ()) -> str:
        """The signature of this end; nothing where the record is not what this client saw, or has no own seat."""
        own = log.header.seats_of(self.signer.public)
        return self.signer.sign_end(log.final_hash) if own and not self.fault(log.header, places) else ""


#: What a client says, and then plays its seat no more.
DROPPED = "the server signed for the key of this seat and began the game without it: this game is not fair"


class Keys:
    """Answers a table that asks for hashes and keys, and remembers what it saw."""

    def __init__(self) -> None:
        self.witnesses: dict[str, Witness] = {}
        """By id of the game."""
        self.begun: set[str] = set()
        """Games that were seen to begin."""
        self._sent: set[tuple[str, str, int]] = set()

    def forget_sent(self) -> None:
        """A new connection: what was sent over the last one may not have arrived."""
        self._sent.clear()

    def note_absence(self, table: Mapping[str, Any]) -> None:
        """A game that began while this client was away may have begun without its promise: a bot stood in for it."""
        upcoming = table.get("next") or {}
        for game, witness in self.witnesses.items():
            if game not in self.begun and game != upcoming.get("game"):
                witness.forget_promises(())

    def due(self, table: Mapping[str, Any], seats: Iterable[int]) -> list[Message]:
        """What the own seats have to say now, each thing once over a connection."""
        upcoming, seats = table.get("next"), tuple(seats)
        if upcoming is None:
            return []
        if upcoming["game"] in self.witnesses:
            self.witnesses[upcoming["game"]].forget_promises(seats)
        if self._vanished(table, upcoming):
            return []
        witness = self.witnesses.get(upcoming["game"])
        if witness is None:
            witness = self.witnesses[upcoming["game"]] = Witness(
                upcoming["game"], upcoming["commitment"], server=upcoming.get("server", "")
            )
        if witness.commitment != upcoming["commitment"]:
            return []  # a second commitment for one game: no key is spent on it
        messages = [self._answer(upcoming, witness, seat) for seat in seats]
        return [message for message in messages if message is not None]

    def _vanished(self, table: Mapping[str, Any], upcoming: Mapping[str, Any]) -> list[str]:
        """Games for which keys were shown, that never began and are not said to be void: then no key is given."""
        known = {upcoming["game"], *upcoming.get("void", ()), *table.get("replays", ()), *self.begun}
        return [game for game, witness in self.witnesses.items() if witness.draft and game not in known]

    def _answer(self, upcoming: Mapping[str, Any], witness: Witness, seat: int) -> Message | None:
        commitment, hashes = upcoming["commitment"], upcoming["hashes"]
        key = witness.keys.setdefault(seat, fresh_key())
        given = hashes[seat] == key_hash(key)
        if upcoming.get("asks") != "keys":
            signer = {"signer": witness.signer.public} if witness.server else {}
            message = {"is": "key_hash", "seat": seat, "commitment": commitment, "hash": key_hash(key), **signer}
            return None if given else self._once(message)
        if not given or (witness.draft and witness.draft != upcoming.get("draft", "")):
            return None  # nothing of a draft changes once keys were asked for
        witness.hashes, witness.draft = tuple(hashes), upcoming.get("draft", "")
        return self._once({"is": "key", "seat": seat, "commitment": commitment, "key": key})

    def _once(self, message: Message) -> Message | None:
        key = (message["is"], message["commitment"], message["seat"])
        if key in self._sent:
            return None
        self._sent.add(key)
        return message

    def note_answer(self, message: Message, ack: Message) -> None:
        """Keep the receipt for what was sent, if it is one."""
        witness = next((each for each in self.witnesses.values() if each.commitment == message["commitment"]), None)
        if witness is None or not witness.server or not ack.get("receipt"):
            return
        given, seat = GIVEN[message["is"]], cast("int", message["seat"])
        receipt = Receipt(
            given,
            witness.game,
            witness.commitment,
            seat,
            key_hash(witness.keys[seat]),
            witness.signer.public,
            witness.server,
            ack["receipt"],
        )
        if receipt.is_right:
            witness.receipts[given, seat] = receipt

    def proof(self, game: Mapping[str, Any]) -> Receipt | None:
        """A receipt for a key of an own seat which is missing in the game that began."""
        witness = self.witnesses.get(game["id"])
        if witness is None:
            return None
        seats = [game["places"][seat] for seat in game.get("missing", ())]
        return next((witness.receipts["key", seat] for seat in seats if ("key", seat) in witness.receipts), None)
