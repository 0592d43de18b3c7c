"""What a sender remembers of hosts: nothing of those that do not exist, and only so many that do not answer."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from throwdown.server.notices import sending
from throwdown.server.notices.addresses import Place
from throwdown.server.notices.sending import CONNECTIONS, RESTING, Sender


@pytest.fixture(name="sender")
def _sender(monkeypatch: pytest.MonkeyPatch) -> Sender:
    monkeypatch.setattr(sending, "SPACING_S", 0.0)
    return Sender(cast("Any", None))


async def test_names_that_lead_nowhere_leave_nothing_behind(sender: Sender) -> None:
    for number in range(300):
        async with sender.turn(Place("https", f"{number}.push.example", 443)) as free:
            assert free
    assert len(sender._turns) == 0


async def test_a_host_has_only_so_many_turns_at_a_time(sender: Sender) -> None:
    place, inside, go = Place("https", "push.example", 443), list[int](), asyncio.Event()

    async def send(number: int) -> None:
        async with sender.turn(place):
            inside.append(number)
            await go.wait()

    tasks = [asyncio.create_task(send(number)) for number in range(CONNECTIONS + 1)]
    for _ in range(20):
        await asyncio.sleep(0)
    assert len(inside) == CONNECTIONS
    go.set()
    await asyncio.gather(*tasks)
    assert len(inside) == CONNECTIONS + 1 and len(sender._turns) == 0


async def test_only_so_many_hosts_that_do_not_answer_are_remembered(sender: Sender) -> None:
    for number in range(RESTING + 10):
        sender._rest(f"https://{number}.push.example")
    assert len(sender._resting) == RESTING
    sender._rest("https://10.push.example")
    sender._rest("https://new.push.example")
    assert "https://10.push.example" in sender._resting and "https://11.push.example" not in sender._resting
