"""The lease: one for all tables, renewed in time, and what follows where it is not."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from throwdown.server.peers.lease import Lease
from throwdown.server.storage.alone import AlwaysMe
from throwdown.server.storage.store import StoreFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

LEASE = 3.0


class Ledger(AlwaysMe):
    """A database with scripted answers."""

    def __init__(self) -> None:
        super().__init__()
        self.answer: Callable[[], list[str]] = list
        self.hangs = False

    async def renew(self) -> list[str]:
        if self.hangs:
            await asyncio.Event().wait()
        return self.answer()


class HeldLease:
    """A lease with two tables, a clock that stands still, and what was lost."""

    def __init__(self) -> None:
        self.now = 100.0
        self.lost: list[str] = []
        self.ledger = Ledger()
        self.lease = Lease(self.ledger, LEASE, self.lost.append, lambda: self.now)

    async def begin(self) -> None:
        for table in ("a", "b"):
            await self.ledger.claim(table)
        await self.lease.renew()


def away() -> list[str]:
    raise StoreFailed("nobody answers: start the database")


async def test_no_lease_is_held_before_the_first_renewal() -> None:
    held = HeldLease()
    assert not held.lease.is_held
    await held.begin()
    assert held.lease.is_held
    assert held.lease.problem() is None


async def test_a_table_claimed_by_others_is_released_on_renewal() -> None:
    held = HeldLease()
    await held.begin()
    held.ledger.answer = lambda: ["a"]
    await held.lease.renew()
    assert held.lost == ["a"]


async def test_a_failed_renewal_within_the_lease_loses_no_table() -> None:
    held = HeldLease()
    await held.begin()
    held.ledger.answer = away
    held.now += LEASE / 2
    await held.lease.renew()
    assert held.lost == []
    assert held.lease.is_held


async def test_a_failed_renewal_and_its_end_are_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    held = HeldLease()
    caplog.set_level("INFO", "throwdown.peers")
    await held.begin()
    for answer in (away, away, list, list):
        held.ledger.answer = answer
        await held.lease.renew()
    assert [record.message for record in caplog.records] == [
        "the lease cannot be renewed",
        "the lease is renewed again",
    ]


async def test_all_tables_are_released_when_the_lease_is_over() -> None:
    held = HeldLease()
    await held.begin()
    held.ledger.answer = away
    held.now += LEASE * 0.95  # by its own clock it gives up before the database does
    assert not held.lease.is_held
    await held.lease.renew()
    assert held.lost == ["a", "b"]
    doubt = held.lease.problem()
    assert doubt is not None
    assert "start the database" in doubt.message
    held.ledger.answer = list
    await held.lease.renew()
    assert held.lease.problem() is None


async def test_a_lease_counts_from_when_it_was_asked_for() -> None:
    held = HeldLease()

    def slowly() -> list[str]:
        held.now += LEASE
        return []

    held.ledger.answer = slowly
    await held.begin()
    assert not held.lease.is_held


async def test_a_database_that_never_answers_is_not_waited_for_longer_than_a_lease() -> None:
    held = HeldLease()
    held.lease = Lease(held.ledger, 0.05, held.lost.append, lambda: held.now)
    await held.begin()
    held.ledger.hangs = True
    held.now += 1
    await held.lease.renew()
    assert held.lost == ["a", "b"]
