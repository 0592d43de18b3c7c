"""Keys of a client: given when the table asks for them, once, and remembered so that the record can be checked."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.serving import PATIENCE, serving
from throwdown.bots import make_bot
from throwdown.client import ME, OPEN, Client, Witness
from throwdown.client.keys import DROPPED, Keys
from throwdown.rules import game
from throwdown.rules.record import Header, Record, read_record
from throwdown.table import Match, Seat
from throwdown.table.match import Promised
from throwdown.table.verify import verify, verify_lines
from throwdown.throwers import Fairness, Luck, fresh_key, key_hash
from throwdown.throwers.signing import Receipt, Signer

if TYPE_CHECKING:
    from pathlib import Path

FAIR = Fairness.seeded("client")


def table(commitment: str = FAIR.commitment, **more: Any) -> dict[str, Any]:
    """A table as a server tells of it."""
    return {"next": {"game": "g", "commitment": commitment, "hashes": [None, None]} | more}


def test_a_hash_is_given_once_and_the_key_when_it_is_asked_for() -> None:
    keys = Keys()
    (hashed,) = keys.due(table(), [1])
    assert (hashed["is"], hashed["seat"], hashed["commitment"]) == ("key_hash", 1, FAIR.commitment)
    assert "signer" not in hashed, "a server up to 0.14 signs nothing"
    assert keys.due(table(), [1]) == []
    hashes = [None, hashed["hash"]]
    assert keys.due(table(hashes=hashes, asks="hashes"), [1]) == []
    (shown,) = keys.due(table(hashes=hashes, asks="keys", draft="d"), [1])
    assert (shown["is"], key_hash(shown["key"])) == ("key", hashed["hash"])
    assert keys.due(table(hashes=hashes, asks="keys", draft="d"), [1]) == []
    assert keys.witnesses["g"] == Witness("g", FAIR.commitment, {1: shown["key"]}, (None, hashed["hash"]), "d")


def test_every_seat_and_every_game_has_a_key_of_its_own_and_all_seats_one_signer() -> None:
    keys = Keys()
    first = keys.due(table(server=SERVER.public), [0, 1])
    second = keys.due(table(game="h", commitment="f" * 64, server=SERVER.public), [0, 1])
    assert len({message["hash"] for message in first + second}) == 4
    assert [len({message["signer"] for message in each}) for each in (first, second, first + second)] == [1, 1, 2]


def test_a_key_is_not_revealed_for_a_foreign_or_missing_hash() -> None:
    keys = Keys()
    keys.due(table(), [0])
    for hashes in ([None, None], ["0" * 64, None]):
        assert keys.due(table(hashes=hashes, asks="keys"), [0]) == []


def test_a_hash_is_sent_again_after_a_lost_connection() -> None:
    keys = Keys()
    (hashed,) = keys.due(table(), [0])
    keys.forget_sent()
    assert keys.due(table(), [0]) == [hashed]
    assert keys.due(table(hashes=[hashed["hash"], None]), [0]) == []


def test_a_witness_names_every_change_of_a_header() -> None:
    own, other = fresh_key(), fresh_key()
    match = Match(game("strike", 2), [Seat("A"), Seat("B")], Luck(), fair=FAIR, keys=[own, other])
    header = match.log.header
    witness = Witness(FAIR.game_id, FAIR.commitment, {0: own}, (key_hash(own), key_hash(other)), header.draft)
    assert witness.fault(header) == ""
    for changes, why in (
        ({"commitment": "0" * 64}, "commitment"),
        ({"names": ("0" * 64, "1" * 64)}, "names"),
        ({"promises": (None, None)}, "promises"),
        ({"signers": ("0" * 64, None)}, "names"),
        ({"void": ("another",)}, "names"),
        ({"keys": (other, other)}, "promised"),
        ({"keys": (own, own)}, "promised"),
        ({"keys": (own, None)}, "promised"),
    ):
        assert why in witness.fault(header.but(**changes)), changes
    turned = header.but(keys=(other, own))
    assert "promised" in witness.fault(turned)
    assert witness.fault(turned, places=(1, 0)) == ""


# A model of a server that cheats


SERVER = Signer(b"s" * 32)


class Cheat:
    """A server with which one client sits down in seat 0; it knows all keys, and does what the test says."""

    def __init__(self) -> None:
        self.keys, self.fair = Keys(), FAIR
        self.promise: dict[str, Any] = {}
        self.other = fresh_key()

    def shown(self, **more: Any) -> dict[str, Any]:
        fields = {"server": SERVER.public, "hashes": [self.promise.get("hash"), key_hash(self.other)]} | more
        return table(game=FAIR.game_id, **fields)

    def answer(self, message: dict[str, Any], given: Any, signer: Signer = SERVER) -> None:
        """Sign for what came, as ``signer``."""
        hash = message["hash"] if given == "promise" else key_hash(message["key"])
        own = self.keys.witnesses[FAIR.game_id].signer.public
        receipt = Receipt(given, FAIR.game_id, FAIR.commitment, 0, hash, own, SERVER.public).signed_by(signer)
        self.keys.note_answer(message, {"is": "ack", "receipt": receipt.signature})

    def take_promise(self, **how: Any) -> None:
        (self.promise,) = self.keys.due(self.shown(hashes=[None, None]), [0])
        self.answer(self.promise, "promise", **how)

    def header(self, key: str | None, **changes: Any) -> Header:
        signers = (self.promise["signer"], None)
        hashes = (self.promise["hash"], key_hash(self.other))
        promised = Promised(hashes, signers, ("ab" * 16, "cd" * 16), server=SERVER.public)._replace(**changes)
        seats = [Seat("A"), Seat("B")]
        return Match(
            game("strike", 2), seats, Luck(), fair=self.fair, keys=[key, self.other], promised=promised
        ).log.header  # fmt: skip

    def take_key(self, *, sign: bool = True, **how: Any) -> dict[str, Any]:
        draft = self.header(None).draft
        (message,) = self.keys.due(self.shown(asks="keys", draft=draft), [0])
        if sign:
            self.answer(message, "key", **how)
        return message

    @property
    def witness(self) -> Witness:
        return self.keys.witnesses[FAIR.game_id]

    def begins(self, header: Header) -> dict[str, Any]:
        return {"id": header.id, "places": [0, 1], "missing": list(header.missing)}


def test_an_honest_server_has_nothing_to_fear() -> None:
    server = Cheat()
    server.take_promise()
    header = server.header(server.take_key()["key"])
    assert server.witness.fault(header) == "" and server.keys.proof(server.begins(header)) is None


def test_a_key_that_was_signed_for_and_is_missing_is_a_proof() -> None:
    server = Cheat()
    server.take_promise()
    server.take_key()
    header = server.header(None)
    proof = server.keys.proof(server.begins(header))
    assert header.missing == (0,) and proof is not None and server.witness.fault(header) == DROPPED
    match = Match.resume(Record(header), Luck(), fair=FAIR)
    match.run()
    match.leave(0)
    fault = verify(match.log, receipts=[proof]).fault
    assert fault is not None and fault.what == "receipt"


@pytest.mark.parametrize("how", [{"sign": False}, {"signer": Signer(b"x" * 32)}])
def test_without_a_receipt_there_is_no_proof_and_no_accusation(how: Any) -> None:
    """It says only that the key did not arrive: the header does."""
    server = Cheat()
    server.take_promise()
    server.take_key(**how)
    header = server.header(None)
    assert server.keys.proof(server.begins(header)) is None
    assert server.witness.fault(header) == "" and header.missing == (0,)


def test_a_promise_that_is_ignored_is_named() -> None:
    server = Cheat()
    server.take_promise()
    assert server.keys.due(server.shown(hashes=[None, key_hash(server.other)], asks="keys", draft="d"), [0]) == []
    header = server.header(None, hashes=(None, key_hash(server.other)), signers=(None, None))
    assert "began without" in server.witness.fault(header)


def test_a_promise_is_taken_back_with_the_seat() -> None:
    """The one who sits there now may have promised nothing: that is no fault of the server."""
    server = Cheat()
    server.take_promise()
    assert server.keys.due(server.shown(hashes=[None, None]), []) == []
    header = server.header(None, hashes=(None, key_hash(server.other)), signers=(None, None))
    assert server.witness.fault(header) == ""


def test_a_promise_that_a_client_was_not_there_for_is_no_complaint() -> None:
    """A bot stood in for it when the game began."""
    server = Cheat()
    server.take_promise()
    header = server.header(None, hashes=(None, key_hash(server.other)), signers=(None, None))
    server.keys.note_absence(server.shown())
    assert "began without" in server.witness.fault(header), "it is still to come, and the client is back"
    server.keys.note_absence({"next": None})
    assert server.witness.fault(header) == ""


def test_another_signer_of_the_own_seat_is_named() -> None:
    server = Cheat()
    server.take_promise()
    key = server.take_key()["key"]
    header = server.header(key, signers=(SERVER.public, None))
    server.witness.draft = header.draft
    assert "signs" in server.witness.fault(header)


def test_a_key_that_is_substituted_is_named_and_the_end_is_not_signed() -> None:
    server = Cheat()
    server.take_promise()
    server.take_key()
    header = server.header(fresh_key())
    assert "promised" in server.witness.fault(header)
    match = Match.resume(Record(header), Luck(), fair=FAIR)
    match.run()
    match.leave(0)
    assert server.witness.signature(match.log) == ""


def test_a_promise_or_a_name_that_changes_after_keys_were_shown_is_named() -> None:
    server = Cheat()
    server.take_promise()
    key = server.take_key()["key"]
    changed = server.header(key, hashes=(server.promise["hash"], key_hash(fresh_key())))
    assert "fixed before keys were shown" in server.witness.fault(changed)
    assert "fixed" in server.witness.fault(server.header(key, salts=("ab" * 16, "ef" * 16)))


def test_no_key_is_spent_on_a_second_commitment_or_a_second_draft() -> None:
    """A server that grinds shows another commitment for the same game, or another header."""
    server = Cheat()
    server.take_promise()
    server.take_key()
    server.keys.forget_sent()
    assert server.keys.due(server.shown(asks="keys", draft="another"), [0]) == []
    assert server.keys.due(server.shown(commitment="0" * 64, hashes=[None, None]), [0]) == []


def test_no_key_is_promised_after_a_game_vanished() -> None:
    """A server that grinds forgets a game whose dice it knows; one that says so may go on."""
    server = Cheat()
    server.take_promise()
    server.take_key()
    another = {"game": "another", "commitment": "0" * 64, "server": SERVER.public}
    assert server.keys.due(table(**another), [0]) == []
    assert len(server.keys.due(table(**another, void=[FAIR.game_id]), [0])) == 1
    server.keys.forget_sent()
    server.keys.begun.add(FAIR.game_id)
    assert len(server.keys.due(table(**another), [0])) == 1


@pytest.mark.service
async def test_a_game_is_bound_by_the_keys_of_all_clients(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", {"hash_wait_s": 60, "key_wait_s": 60}) as url, AsyncExitStack() as stack:
        ann, bob = await Client.guest(url, "Ann"), await Client.guest(url, "Bob")
        made = await ann.make_table("strike", [ME, OPEN], thrower="luck")
        links = [await stack.enter_async_context(person.connect(made["id"])) for person in (ann, bob)]
        await links[1].sit()
        await links[0].start()
        bot = make_bot("strike", "thumb", Random(1))
        await asyncio.wait_for(asyncio.gather(*(link.play(bot) for link in links)), PATIENCE)
        assert links[0].game is not None
        for link in links:
            await asyncio.gather(*link._answering)  # both have signed
        lines = (await ann.record(links[0].game["id"])).splitlines()
    header = read_record(lines).header
    verified = verify_lines(lines, known=[signer for signer in header.signers if signer])
    assert (verified.verdict, verified.unbound, verified.signed) == ("holds", (), (0, 1))
    assert None not in header.keys
    for seat, link in enumerate(links):
        witness = link.witness(header.id)
        assert witness is not None
        assert witness.keys == {seat: header.keys[seat]}
        assert witness.fault(header) == ""
