"""Servers as processes that are killed and stopped: afterwards no acknowledged move is lost, doubled or re-rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.cluster.trouble import Servers, Trouble, games

if TYPE_CHECKING:
    from pathlib import Path


async def test_games_go_on_when_a_server_is_killed_and_when_one_stands_still(tmp_path: Path, database: str) -> None:
    servers = Servers(tmp_path, database, 2, lease_s=1.0)
    try:
        servers.start()
        async with servers.balancer():
            hall = Trouble(servers, pace=0.1)
            await games(hall, ["strike", "impact"])
            await hall.freeze_one(2.5)
            await hall.until_all_play(30)
            await hall.kill_one()
            await hall.until_all_play(30)
            await hall.stop()
            assert await hall.faults() == []
            assert [blow.what for blow in hall.blows] == ["SIGSTOP", "kill -9"]
    finally:
        servers.kill()
