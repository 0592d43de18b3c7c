"""Servers and PostgreSQL as processes that are killed and stopped, once each (more often: benchmarks).

Afterwards no acknowledged move is lost, doubled or re-rolled.
"""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.server.peers.trouble import Servers, Trouble, games
from tests.server.postgres import Cluster, cluster
from tests.server.server_fixture import PATIENCE_S, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TIMES = 1
#: Long enough that a busy machine renews it in time; who is frozen, is it for longer.
LEASE_S = 3.0
FROZEN_S = 4.0
AWAY_S = 0.2


@pytest.fixture(name="mortal")
def _mortal() -> Iterator[Cluster]:
    """One of its own: it is killed."""
    with cluster() as made:
        yield made


async def test_games_continue_when_servers_or_postgresql_are_killed_or_stopped(tmp_path: Path, mortal: Cluster) -> None:
    servers = Servers(tmp_path, mortal.new_database(), 2, lease_s=LEASE_S)
    try:
        servers.start()
        with servers.proxy():
            hall = Trouble(servers, pace=1.0)
            await games(hall, ["strike", "impact"], physical=1)
            for _ in range(TIMES):
                await strike(hall, mortal)
            await hall.stop()
            assert await hall.faults() == []
    finally:
        servers.kill()
    assert Counter(incident.what for incident in hall.incidents) == {
        "SIGSTOP": TIMES, "kill -9": TIMES, "SIGTERM": TIMES, "PostgreSQL SIGINT": TIMES, "PostgreSQL SIGKILL": TIMES,
    }  # fmt: skip


async def strike(hall: Trouble, postgres: Cluster) -> None:
    """One of each."""
    await hall.freeze_one(FROZEN_S)
    await hall.until_all_play(PATIENCE_S)
    await hall.kill_one(AWAY_S)
    await hall.until_all_play(PATIENCE_S)
    await hall.stop_one()
    await hall.until_all_play(PATIENCE_S)
    for how in (signal.SIGINT, signal.SIGKILL):
        await hall.cut_database(postgres, how, AWAY_S)
        await hall.until_all_play(PATIENCE_S)


async def test_a_server_that_was_killed_is_not_waited_for(tmp_path: Path, database: str) -> None:
    """PostgreSQL knows at once that it is gone: long before its lease is over."""
    servers = Servers(tmp_path, database, 2, lease_s=300.0)
    try:
        servers.start()
        with servers.proxy():
            hall = Trouble(servers, pace=1.0)
            await games(hall, ["impact"])
            await asyncio.to_thread(until, lambda: all(servers.peers_found(each) == 2 for each in servers.all))
            await hall.kill_one()
            await hall.until_all_play(PATIENCE_S)
            await hall.stop()
            assert hall.incidents[0].tables
            assert hall.stuck == []
    finally:
        servers.kill()
