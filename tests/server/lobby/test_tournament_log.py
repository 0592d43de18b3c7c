"""Two servers over one store: a version of a tournament is written once, and nothing that was decided is lost."""

from __future__ import annotations

import asyncio
from contextlib import closing
from dataclasses import replace
from operator import is_
from typing import TYPE_CHECKING

import pytest

from throwdown.live.timers import LoopTime
from throwdown.server.lobby.tournament_log import Change, TournamentLogs
from throwdown.server.lobby.tournament_views import shown
from throwdown.server.lobby.tournaments import LISTED
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, EntrantRow, EntryRow, TournamentRow
from throwdown.tournaments import Closed, Entered, Opened, Settings, TournamentRefused, entry_bytes

if TYPE_CHECKING:
    from pathlib import Path

    from throwdown.server.lobby.tournament_log import OpenTournament

CUP = TournamentRow("c", "p", "Cup", None, 0, 1, 1.0, 1.0)
FIRST = EntryRow(1, 1.0, entry_bytes(Opened(settings=Settings(seed=1))).decode())


async def enter(found: OpenTournament) -> Change:
    number = len(found.state.entrants) + 1
    await asyncio.sleep(0)  # others read the same version
    return Change([Entered(entrant=number)], [EntrantRow("c", number, f"p{number}", "", f"Player {number}")])


async def test_what_two_servers_decide_at_the_same_moment_is_written_one_after_the_other(tmp_path: Path) -> None:
    with closing(SqliteStore.open(tmp_path / "throwdown.db")) as store:
        await store.commit(Batch().tournament(CUP).entry("c", FIRST, running=True))
        servers = [TournamentLogs(store, LoopTime()) for _ in range(2)]
        await asyncio.gather(*(server.add("c", enter) for server in servers for _ in range(5)))
        assert store.counts()["conflicts"] > 0
        for server in servers:
            found = await server.open("c")
            assert (found.state.version, [each.number for each in found.state.entrants]) == (11, list(range(1, 11)))
        assert [row.person for row in store.entrants("c")] == [f"p{number}" for number in range(1, 11)]


async def test_what_does_not_fit_any_more_is_refused_and_not_written(tmp_path: Path) -> None:
    async def close(found: OpenTournament) -> Change:
        await asyncio.sleep(0)
        return Change([Closed()])

    with closing(SqliteStore.open(tmp_path / "throwdown.db")) as store:
        await store.commit(Batch().tournament(CUP).entry("c", FIRST, running=True))
        servers = [TournamentLogs(store, LoopTime()) for _ in range(2)]
        await asyncio.gather(*(server.add("c", close) for server in servers), return_exceptions=True)
        with pytest.raises(TournamentRefused, match="over"):
            await servers[0].add("c", enter)
        assert (len(store.tournament_log("c")), store.running_tournaments(), store.entrants("c")) == (2, {}, [])


async def test_an_entrant_who_is_written_while_a_tournament_is_read_is_there_with_the_next_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    late = EntrantRow("c", 1, "p1", "", "Ada")
    with closing(SqliteStore.open(tmp_path / "throwdown.db")) as store:
        await store.commit(Batch().tournament(CUP).entry("c", FIRST, running=True))
        logs = TournamentLogs(store, LoopTime())
        with monkeypatch.context() as between:
            between.setattr(store, "entrants", lambda id: [late])
            assert shown(await logs.open("c"), None, "", 0.0)[0].entrants == []
        entered = EntryRow(2, 2.0, entry_bytes(Entered(entrant=1)).decode())
        await store.commit(Batch().entrant(late).entry("c", entered, running=True))
        assert [each.name for each in shown(await logs.open("c"), None, "", 0.0)[0].entrants] == ["Ada"]


async def test_all_tournaments_of_a_list_stay_folded(tmp_path: Path) -> None:
    with closing(SqliteStore.open(tmp_path / "throwdown.db")) as store:
        ids, batch = [f"c{number}" for number in range(LISTED)], Batch()
        for id in ids:
            batch.tournament(replace(CUP, id=id)).entry(id, FIRST, running=True)
        await store.commit(batch)
        logs = TournamentLogs(store, LoopTime())
        once, again = [[await logs.open(id) for id in ids] for _ in range(2)]
        assert all(map(is_, once, again))
