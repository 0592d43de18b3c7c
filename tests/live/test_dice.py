"""Dice in the air: computed elsewhere, committed once, and only if they are still awaited."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.live.fakes import Table, background
from throwdown.rules import InFlight, Resign
from throwdown.rules.record import Resolved
from throwdown.throwers import Luck


class Arena(Luck):
    """Luck that takes its time, as an arena does."""

    id = "arena"
    has_places = True

    def lock(self, *_: Any) -> tuple[int, ...]:
        return (1, 2, 3)

    def lay(self, *_: Any) -> dict[int, tuple[int, ...]]:
        return {}


async def in_the_air() -> Table:
    """A table whose start die flies."""
    table = Table()
    table.thrower = Arena()
    await table.open("ann", "ben")
    await table.schedule.begin()
    assert isinstance(table.state.begun_match().awaiting, InFlight)
    return table


async def test_the_table_is_free_while_dice_fly() -> None:
    table = await in_the_air()
    landing = asyncio.create_task(table.dice.land())
    await background()
    assert len(table.throws.asked) == 1 and not table.journal.lock.locked()
    version = table.state.version
    table.throws.go.set()
    await landing
    assert table.state.version > version and isinstance(table.state.story[version].entry, Resolved)


async def test_what_was_asked_meanwhile_is_not_landed_in() -> None:
    """Somebody gave up while the dice flew: they land in another game than they were thrown in."""
    table = await in_the_air()
    landing = asyncio.create_task(table.dice.land())
    await background()
    await table.journal.commit(table.play.act(0, Resign()))
    version = table.state.version
    table.throws.go.set()
    await landing
    assert table.state.version == version


async def test_the_same_dice_land_however_often_they_are_computed() -> None:
    """The chance was committed with the game, the intent locked with the throw."""
    table = await in_the_air()
    match = table.state.begun_match()
    table.throws.go.set()
    first, second = [await table.dice._resolved(match) for _ in range(2)]
    assert first == second
    await table.dice.land()
    assert table.state.story[-1].entry == first
    again = Table(table.store, table.time)
    again.thrower = Arena()
    await again.journal.read()
    assert again.state.begun_match().state == table.state.begun_match().state


async def test_luck_lands_with_the_throw_in_one_batch() -> None:
    table = Table()
    await table.open("ann", "ben")
    await table.begin()
    batches, version = len(table.store.batches), table.state.version
    await table.act()
    assert len(table.store.batches) == batches + 1
    acted, landed = table.state.story[version : version + 2]
    assert acted.number + 1 == landed.number and isinstance(landed.entry, Resolved)
    assert table.throws.asked == []
