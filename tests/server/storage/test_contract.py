"""What the server counts on, whatever the store."""

from __future__ import annotations

import asyncio
from contextlib import closing, suppress
from typing import TYPE_CHECKING

import pytest

from tests.server.storage.rows import ADA, BOT, COOKIE, GAME, ONE, TOKEN, TWO, event, set_up
from throwdown.live.naming import NameBeside
from throwdown.server.storage.ownership import Claim
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import (
    Batch,
    EventRow,
    GameRow,
    MoveRow,
    PersonRow,
    SecretRow,
    SessionRow,
    Store,
    StoreConflict,
    StoreFailed,
    StoreRefused,
    TableRow,
)
from throwdown.table.ledger import Ledger, LedgerRow

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

#: Another store joins the contract with a line here.
FACTORIES = ("sqlite", "postgres")
#: Tables that this server takes before it writes there, as it must.
TAKEN = ("t-one", "t-two", "t-new", "t-nowhere")


class TestContract:
    """What the server counts on, whatever the store."""

    @pytest.fixture(name="store", params=FACTORIES)
    async def _store(self, request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
        if request.param == "postgres":
            opened: Store = PostgresStore.open(request.getfixturevalue("database"), tmp_path / "store.key")
        else:
            opened = SqliteStore.open(tmp_path / "store.db")
        with closing(opened) as store:
            await store.commit(set_up())
            for table in TAKEN:
                assert await store.owners.claim(table) == Claim(table, 1)
            yield store

    async def test_reads_of_unknown_ids_are_empty(self, store: Store) -> None:
        assert (store.table("no"), store.game("no"), store.person("no"), store.session(b"no")) == (None,) * 4
        assert store.move("t-one", "p-ada", "no") is None
        assert not (store.events("no") or store.games("no") or store.tables_of("no", 9) or store.sessions("no"))

    async def test_rows_are_read_as_they_were_written(self, store: Store) -> None:
        await store.commit(Batch().session(COOKIE).game(GAME).seat("t-one", 0, "p-ada"))
        assert (store.table("t-one"), store.game("g-one"), store.games("t-one")) == (ONE, GAME, [GAME])
        assert (store.person("p-ada"), store.person("p-bot"), store.session(COOKIE.hash)) == (ADA, BOT, COOKIE)

    async def test_many_rows_of_one_batch_come_back_in_order(self, store: Store) -> None:
        batch = Batch()
        for version in range(1, 151):
            batch.event("t-one", version, float(version), f'"{version}"').move("t-one", "p-ada", f"{version}", "f", "a")
        await store.commit(batch)
        assert store.events("t-one") == [EventRow(each, float(each), f'"{each}"') for each in range(1, 151)]
        assert all(store.move("t-one", "p-ada", f"{each}") for each in range(1, 151))

    async def test_names_are_read_with_the_events_that_they_are_in(self, store: Store) -> None:
        ada, bo = NameBeside(0, "p-ada", "Ada ☃", "ab" * 16), NameBeside(1, "p-gone", "Bo")
        batch = Batch().event("t-one", 1, 1.0, "{}").event("t-one", 2, 2.0, "[]")
        await store.commit(batch.name("t-one", 2, bo).name("t-one", 2, ada))
        first, second = EventRow(1, 1.0, "{}"), EventRow(2, 2.0, "[]", (ada, bo))
        assert store.events("t-one") == [first, second] and store.events("t-one", since=1) == [second]
        assert store.check() == []
        await store.commit(Batch().name("t-one", 7, ada))
        assert store.check() == ["table t-one: a name is in event 7, which is not there"]

    async def test_a_row_is_replaced(self, store: Store) -> None:
        over = TableRow("t-one", "over", "private", "{}", 10.0, 30.0)
        ended = GameRow("g-one", "t-one", 1, "strike", "00ff", 20.0, 29.0)
        renamed = PersonRow("p-ada", "Ada L.", "guest", None, "fr", 1.0, 30.0)
        seen = SessionRow(COOKIE.hash, "p-ada", "cookie", 1.0, 30.0, "Safari")
        await store.commit(Batch().game(GAME).session(COOKIE))
        await store.commit(Batch().table(over).game(ended).person(renamed).session(seen))
        assert (store.table("t-one"), store.game("g-one")) == (over, ended)
        assert (store.person("p-ada"), store.session(COOKIE.hash)) == (renamed, seen)

    async def test_the_order_of_kinds_in_a_batch_does_not_matter(self, store: Store) -> None:
        new = TableRow("t-new", "open", "public", "{}", 1.0, 1.0)
        eve = PersonRow("p-eve", "Eve", "guest", None, "en", 1.0, 1.0)
        batch = event(1, "t-new").seat("t-new", 1, "p-eve").session(SessionRow(b"eve", "p-eve", "resume", 1.0, 1.0))
        await store.commit(batch.table(new).person(eve))
        assert store.tables_of("p-eve", 9) == ["t-new"]
        assert [row.version for row in store.events("t-new")] == [1]

    async def test_tables_by_status_the_last_changed_first(self, store: Store) -> None:
        late = TableRow("t-late", "open", "private", "{}", 10.0, 99.0)
        await store.commit(Batch().table(late))
        assert store.tables("open") == [late, ONE]
        assert store.tables("open", limit=1) == [late]
        assert store.tables("open", limit=-1, visibility="public") == [ONE]
        assert store.tables("playing") == [TWO]
        assert store.tables("closed") == []

    async def test_tables_that_are_not_over_and_those_at_which_nothing_happens(self, store: Store) -> None:
        await store.commit(Batch().table(TableRow("t-over", "over", "public", "{}", 1.0, 1.0)))
        assert store.live_tables() == ["t-one", "t-two"]
        assert (store.deserted(ONE.changed), store.deserted(ONE.changed + 0.1)) == ([], ["t-one"])

    async def test_a_snapshot_is_stored_unless_more_is_stored(self, store: Store) -> None:
        assert store.last_version("t-one") == 0
        await store.commit(event(1).event("t-one", 2, 2.0, "{}"))
        assert store.last_version("t-one") == 2
        await store.commit(Batch().rest("t-one", 2, '{"rest":{}}'))
        assert store.table("t-one") == TableRow("t-one", "open", "public", '{"rest":{}}', ONE.created, ONE.changed)
        await store.commit(Batch().rest("t-one", 1, "{}"))
        assert store.table("t-one") == TableRow("t-one", "open", "public", '{"rest":{}}', ONE.created, ONE.changed)

    async def test_events_since_a_version(self, store: Store) -> None:
        await store.commit(
            event(1).event("t-one", 2, 2.0, "{}").event("t-one", 3, 3.0, "[]").event("t-two", 1, 9.0, "0")
        )
        assert store.events("t-one", since=1) == [EventRow(2, 2.0, "{}"), EventRow(3, 3.0, "[]")]
        assert [row.version for row in store.events("t-one")] == [1, 2, 3]
        assert store.events("t-one", since=3) == []

    async def test_a_move_is_answered_once_and_keeps_its_answer(self, store: Store) -> None:
        await store.commit(event(1).move("t-one", "p-ada", "m-1", "throw 3", '{"version":1}'))
        again = event(2).move("t-one", "p-ada", "m-1", "throw 3", '{"version":2}')
        with pytest.raises(StoreConflict) as refused:
            await store.commit(again)
        assert refused.value.code == "store/conflict"
        assert store.move("t-one", "p-ada", "m-1") == MoveRow("p-ada", "m-1", "throw 3", '{"version":1}')
        assert len(store.events("t-one")) == 1

    async def test_another_person_or_table_may_use_the_same_move_id(self, store: Store) -> None:
        batch = Batch().move("t-one", "p-ada", "m-1", "a", "1").move("t-one", "p-bot", "m-1", "b", "2")
        await store.commit(batch.move("t-two", "p-ada", "m-1", "c", "3"))
        assert store.move("t-two", "p-ada", "m-1") == MoveRow("p-ada", "m-1", "c", "3")

    async def test_a_version_is_taken_once_and_nothing_of_the_loser_stays(self, store: Store) -> None:
        await store.commit(event(1))
        eve = PersonRow("p-eve", "Eve", "guest", None, "en", 1.0, 1.0)
        with pytest.raises(StoreConflict):
            await store.commit(Batch().person(eve).event("t-one", 2, 0.0, "{}").event("t-one", 1, 0.0, "{}"))
        assert store.person("p-eve") is None
        assert [row.version for row in store.events("t-one")] == [1]

    async def test_of_many_who_want_one_version_one_gets_it(self, store: Store) -> None:
        rivals = [event(1, text=str(number)).table(ONE) for number in range(20)]
        found = await asyncio.gather(*map(store.commit, rivals), return_exceptions=True)
        assert [type(each) for each in found].count(StoreConflict) == 19
        assert [row.text for row in store.events("t-one")] == [str(found.index(None))]

    @pytest.mark.parametrize(
        "batch",
        [
            event(1, "t-nowhere"),
            event(0),
            Batch().session(SessionRow(b"x", "p-nobody", "cookie", 1.0, 1.0)),
            Batch().seat("t-one", 0, "p-nobody"),
            Batch().table(TableRow("t-odd", "burning", "public", "{}", 1.0, 1.0)),
            Batch().person(PersonRow("p-odd", "\ud800", "guest", None, "en", 1.0, 1.0)),
            event(2**70),
        ],
    )
    async def test_a_row_that_does_not_fit_is_refused(self, store: Store, batch: Batch) -> None:
        with pytest.raises(StoreRefused):
            await store.commit(batch.person(PersonRow("p-eve", "Eve", "guest", None, "en", 1.0, 1.0)))
        assert store.person("p-eve") is None

    async def test_sessions_are_added_and_dropped_in_the_order_of_the_batch(self, store: Store) -> None:
        await store.commit(Batch().session(COOKIE).session(TOKEN))
        assert store.sessions("p-ada") == [COOKIE, TOKEN]
        assert store.sessions("p-ada", "token") == [TOKEN]
        await store.commit(Batch().drop_sessions_of("p-ada", "token"))
        assert store.sessions("p-ada") == [COOKIE]
        await store.commit(Batch().drop_session(COOKIE.hash).session(COOKIE).session(TOKEN).drop_session(TOKEN.hash))
        assert store.sessions("p-ada") == [COOKIE]
        await store.commit(Batch().session(TOKEN).drop_sessions_of("p-ada"))
        assert store.sessions("p-ada") == []

    async def test_tables_of_a_person_follow_changes_of_seats(self, store: Store) -> None:
        await store.commit(Batch().seat("t-one", 0, "p-ada").seat("t-two", 3, "p-ada").seat("t-one", 1, "p-bot"))
        assert store.tables_of("p-ada", 9) == ["t-two", "t-one"]
        assert store.tables_of("p-ada", 1) == ["t-two"]
        await store.commit(Batch().seat("t-two", 3, None).seat("t-one", 0, "p-bot"))
        assert store.tables_of("p-ada", 9) == []
        assert store.tables_of("p-bot", 9) == ["t-one"]

    async def test_tables_of_a_person_leave_out_those_that_are_over(self, store: Store) -> None:
        await store.commit(Batch().seat("t-one", 0, "p-ada").seat("t-two", 3, "p-ada"))
        for status in ("over", "closed"):
            await store.commit(Batch().table(TableRow("t-two", status, "private", "{}", 10.0, 30.0)))
            assert store.tables_of("p-ada", 9) == ["t-one"]

    async def test_an_empty_batch_is_not_counted(self, store: Store) -> None:
        before = store.counts()["batches"]
        await store.commit(Batch())
        assert store.counts()["batches"] == before

    async def test_a_cancelled_commit_does_not_disturb_the_next_one(self, store: Store) -> None:
        leaver, stayer = (asyncio.create_task(store.commit(event(version))) for version in (1, 2))
        await asyncio.sleep(0)
        leaver.cancel()
        await stayer
        assert [row.version for row in store.events("t-one")][-1] == 2

    async def test_counts_are_those_of_rows_batches_and_conflicts(self, store: Store) -> None:
        await store.commit(event(1))
        with suppress(StoreConflict):
            await store.commit(event(1))
        counts = store.counts()
        assert (counts["people"], counts["sessions"], counts["tables_open"], counts["tables_playing"]) == (2, 0, 1, 1)
        assert (counts["batches"], counts["conflicts"], counts["failures"], counts["waiting"]) == (2, 1, 0, 0)
        assert counts["bytes"] > 0

    async def test_check_finds_nothing_in_order_and_names_a_gap(self, store: Store) -> None:
        await store.commit(event(1).event("t-one", 2, 0.0, "{}"))
        assert store.check() == []
        await store.commit(event(4))
        assert store.check() == ["table t-one: 3 events from version 1 to 4"]

    async def test_secrets_come_and_go_round_by_round(self, store: Store) -> None:
        await store.commit(Batch().secret(SecretRow("g", 1, "t-one", "aa")).secret(SecretRow("g", 2, "t-one", "bb")))
        assert (store.secret("g", 1), store.secret("g", 2), store.secret("g", 3)) == ("aa", "bb", None)
        await store.commit(Batch().drop_secrets_of("g", before=2))
        assert (store.secret("g", 1), store.secret("g", 2)) == (None, "bb")
        await store.commit(Batch().drop_secrets_of("g"))
        assert store.secret("g", 2) is None

    async def test_a_secret_is_not_replaced(self, store: Store) -> None:
        await store.commit(Batch().secret(SecretRow("g", 1, "t-one", "aa")))
        with pytest.raises(StoreConflict):
            await store.commit(Batch().secret(SecretRow("g", 1, "t-one", "bb")))
        assert store.secret("g", 1) == "aa"

    async def test_the_public_list_is_one_chain_for_all(self, store: Store) -> None:
        """Many tables write at once; what is refused leaves no gap in it."""
        rows = [LedgerRow(kind="commitment", game=f"g{number}", round=1, hash=f"{number}") for number in range(9)]
        batches = [event(number + 1).listed(row) for number, row in enumerate(rows)]
        refused = event(5).listed(LedgerRow(kind="commitment", game="never", round=1, hash="f"))
        found = await asyncio.gather(*map(store.commit, (*batches, refused)), return_exceptions=True)
        assert [type(each) for each in found if each is not None] == [StoreConflict]
        await store.commit(Batch().listed(LedgerRow(kind="final", game="g3", hash="e")))
        ledger = Ledger(store.ledger())
        assert (len(ledger), store.ledger_size(), ledger.commitments("never")) == (10, 10, [])
        assert [row.row for row in store.ledger_of("g3")] == [rows[3], LedgerRow(kind="final", game="g3", hash="e")]
        assert [row.n for row in store.ledger(after=7, limit=2)] == [8, 9] and store.ledger(after=10) == []

    async def test_the_same_ledger_row_is_refused_twice(self, store: Store) -> None:
        row = LedgerRow(kind="final", game="g", hash="e")
        await store.commit(Batch().listed(row))
        with pytest.raises(StoreConflict):
            await store.commit(Batch().listed(row))
        assert store.ledger_size() == 1

    async def test_a_backup_has_everything(self, store: Store, tmp_path: Path) -> None:
        await store.commit(event(1).game(GAME).session(COOKIE))
        store.backup(tmp_path / "backup.db")
        with closing(SqliteStore.open(tmp_path / "backup.db")) as copy:
            assert (copy.events("t-one"), copy.game("g-one")) == (store.events("t-one"), GAME)

    async def test_a_closed_store_finishes_its_commits_and_refuses_new_ones(self, store: Store) -> None:
        last = asyncio.create_task(store.commit(event(1)))
        await asyncio.sleep(0)
        store.close()
        await last
        with pytest.raises(StoreFailed):
            await store.commit(event(2))
        store.close()
