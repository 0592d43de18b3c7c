"""Keys of a client: given when the table asks for them, once, and remembered so that the record can be checked."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.server.serving import GENEROUS, PATIENCE, serving
from throwdown.bots import make_bot
from throwdown.client import ME, OPEN, Client, Witness
from throwdown.client.keys import Keys
from throwdown.rules import game
from throwdown.rules.record import read_record
from throwdown.table import Match, Seat
from throwdown.table.ledger import Ledger, ListedRow
from throwdown.table.verify import verify_lines
from throwdown.throwers import Fairness, Luck, fresh_key, key_hash

if TYPE_CHECKING:
    from pathlib import Path

FAIR = Fairness.seeded("client")


def table(round: int = 1, commitment: str = FAIR.commitment, **more: Any) -> dict[str, Any]:
    """A table as a server tells of it."""
    return {"next": {"game": "g", "round": round, "commitment": commitment, "hashes": [None, None]} | more}


def test_a_hash_is_given_once_and_the_key_when_it_is_asked_for() -> None:
    keys = Keys()
    (hashed,) = keys.due(table(), [1])
    assert (hashed["is"], hashed["seat"], hashed["commitment"]) == ("key_hash", 1, FAIR.commitment)
    assert keys.due(table(), [1]) == []
    hashes = [None, hashed["hash"]]
    assert keys.due(table(hashes=hashes, asks="hashes"), [1]) == []
    (shown,) = keys.due(table(hashes=hashes, asks="keys", draft="d"), [1])
    assert (shown["is"], key_hash(shown["key"])) == ("key", hashed["hash"])
    assert keys.due(table(hashes=hashes, asks="keys", draft="d"), [1]) == []
    assert keys.witnesses["g"] == Witness("g", 1, FAIR.commitment, {1: shown["key"]}, (None, hashed["hash"]), "d")


def test_every_seat_and_every_commitment_has_a_key_of_its_own() -> None:
    keys = Keys()
    first = keys.due(table(), [0, 1])
    second = keys.due(table(2, "f" * 64), [0, 1])
    assert len({message["hash"] for message in first + second}) == 4
    assert keys.witnesses["g"].round == 2


def test_a_key_is_not_revealed_for_a_foreign_or_missing_hash() -> None:
    keys = Keys()
    keys.due(table(), [0])
    for hashes in ([None, None], ["0" * 64, None]):
        assert keys.due(table(hashes=hashes, asks="keys"), [0]) == []
    assert keys.due({}, [0]) == [] == keys.due({"next": None}, [0])


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
    witness = Witness(FAIR.game_id, 1, FAIR.commitment, {0: own}, (key_hash(own), key_hash(other)), header.draft)
    assert witness.fault(header) == ""
    for changes, why in (
        ({"commitment": "0" * 64}, "commitment"),
        ({"round": 2}, "round 2"),
        ({"players": ("A", "C")}, "names"),
        ({"keys": (other, other)}, "own key"),
        ({"keys": (own, own)}, "promised"),
        ({"keys": (own, None)}, "promised"),
    ):
        assert why in witness.fault(header.but(**changes))
    turned = header.but(keys=(other, own))
    assert "own key" in witness.fault(turned)
    assert witness.fault(turned, places=(1, 0)) == ""


@pytest.mark.service
async def test_a_game_is_bound_by_the_keys_of_all_clients(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", GENEROUS | {"hash_wait_s": 60}) as url, AsyncExitStack() as stack:
        ann, bob = await Client.guest(url, "Ann"), await Client.guest(url, "Bob")
        made = await ann.make_table("strike", [ME, OPEN], thrower="luck")
        links = [await stack.enter_async_context(person.connect(made["id"])) for person in (ann, bob)]
        await links[1].sit()
        await links[0].start()
        bot = make_bot("strike", "thumb", Random(1))
        await asyncio.wait_for(asyncio.gather(*(link.play(bot) for link in links)), PATIENCE)
        assert links[0].game is not None
        lines = (await ann.record(links[0].game["id"])).splitlines()
        rows = (await ann.ask("GET", "/api/ledger"))["rows"]
    header = read_record(lines).header
    verified = verify_lines(lines, Ledger(msgspec.convert(rows, list[ListedRow])))
    assert (verified.verdict, verified.unbound) == ("holds", ())
    assert None not in header.keys
    for seat, link in enumerate(links):
        witness = link.witness(header.id)
        assert witness is not None
        assert witness.keys == {seat: header.keys[seat]}
        assert witness.fault(header) == ""
