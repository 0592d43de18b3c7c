"""What every host counts on, whatever the store: its rows, its order, and that a batch is written whole or not at all.

The server's stores and the tab's run it. It needs no pytest, since it runs in a browser too.
"""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING

from throwdown.history.rows import PlayRow
from throwdown.live.naming import NameBeside
from throwdown.live.store import (
    Batch,
    EventRow,
    GameRow,
    MoveRow,
    PersonRow,
    SecretRow,
    StoreConflict,
    StoreFailed,
    StoreRefused,
    TableRow,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.errors import ThrowdownError
    from throwdown.live.store import HostStore

ADA = PersonRow("p-ada", "Ada", "guest", None, "en", 1.0, 2.5)
BOT = PersonRow("p-bot", "Ada’s bot", "bot", "p-ada", "de", 1.0, 2.0)
ONE = TableRow("t-one", "open", "public", '{"game":"strike"}', 10.0, 11.0)
TWO = TableRow("t-two", "playing", "private", "{}", 10.0, 12.0)
GAME = GameRow("g-one", "t-one", 1, "strike", "00ff", 20.0, None)
PLAY = PlayRow("g-one", 0, "p-ada", "", "Ada ☃", "strike", "de", "luck", "online", "", 2, 1, 1, 0, 29.5, '{"dice":3}')
#: What an event holds as a rule.
TEXT = '{"type":"chatted","text":"grüezi 🎲"}'


def set_up() -> Batch:
    """What every store has before a test of the contract."""
    return Batch().table(ONE).table(TWO).person(ADA).person(BOT)


def event(version: int, table: str = "t-one", text: str = TEXT) -> Batch:
    return Batch().event(table, version, float(version), text)


@contextmanager
def refused(error: type[ThrowdownError]) -> Iterator[None]:
    """What happens in it raises this error, with the code that clients know."""
    try:
        yield
    except error as raised:
        assert raised.code == error.code
    else:
        raise AssertionError(f"no {error.__name__} was raised")


class StoreContract:
    """Each test is given a store with the rows of ``set_up``."""

    async def test_reads_of_unknown_ids_are_empty(self, store: HostStore) -> None:
        assert (store.table("no"), store.game("no"), store.person("no")) == (None,) * 3
        assert store.move("t-one", "p-ada", "no") is None
        assert not (store.events("no") or store.games("no") or store.tables_of("no", 9))

    async def test_rows_are_read_as_they_were_written(self, store: HostStore) -> None:
        await store.commit(Batch().game(GAME).seat("t-one", 0, "p-ada"))
        assert (store.table("t-one"), store.game("g-one"), store.games("t-one")) == (ONE, GAME, [GAME])
        assert (store.person("p-ada"), store.person("p-bot")) == (ADA, BOT)

    async def test_seats_of_a_finished_game_are_taken_and_dropped(self, store: HostStore) -> None:
        await store.commit(event(1).play(PLAY))
        await store.commit(event(2).drop_plays_of("g-one").play(PLAY))
        assert [row.version for row in store.events("t-one")] == [1, 2]

    async def test_many_rows_of_one_batch_come_back_in_order(self, store: HostStore) -> None:
        batch = Batch()
        for version in range(1, 151):
            batch.event("t-one", version, float(version), f'"{version}"').move("t-one", "p-ada", f"{version}", "f", "a")
        await store.commit(batch)
        assert store.events("t-one") == [EventRow(each, float(each), f'"{each}"') for each in range(1, 151)]
        assert all(store.move("t-one", "p-ada", f"{each}") for each in range(1, 151))

    async def test_names_are_read_with_the_events_that_they_are_in(self, store: HostStore) -> None:
        ada, bo = NameBeside(0, "p-ada", "Ada ☃", "ab" * 16), NameBeside(1, "p-gone", "Bo")
        batch = Batch().event("t-one", 1, 1.0, "{}").event("t-one", 2, 2.0, "[]")
        await store.commit(batch.name("t-one", 2, bo).name("t-one", 2, ada))
        first, second = EventRow(1, 1.0, "{}"), EventRow(2, 2.0, "[]", (ada, bo))
        assert store.events("t-one") == [first, second] and store.events("t-one", since=1) == [second]

    async def test_a_row_is_replaced(self, store: HostStore) -> None:
        over = TableRow("t-one", "over", "private", "{}", 10.0, 30.0)
        ended = GameRow("g-one", "t-one", 1, "strike", "00ff", 20.0, 29.0)
        renamed = PersonRow("p-ada", "Ada L.", "guest", None, "fr", 1.0, 30.0)
        await store.commit(Batch().game(GAME))
        await store.commit(Batch().table(over).game(ended).person(renamed))
        assert (store.table("t-one"), store.game("g-one"), store.person("p-ada")) == (over, ended, renamed)

    async def test_the_order_of_kinds_in_a_batch_does_not_matter(self, store: HostStore) -> None:
        new = TableRow("t-new", "open", "public", "{}", 1.0, 1.0)
        eve = PersonRow("p-eve", "Eve", "guest", None, "en", 1.0, 1.0)
        batch = event(1, "t-new").seat("t-new", 1, "p-eve")
        await store.commit(batch.table(new).person(eve))
        assert store.tables_of("p-eve", 9) == ["t-new"]
        assert [row.version for row in store.events("t-new")] == [1]

    async def test_tables_by_status_the_last_changed_first(self, store: HostStore) -> None:
        late = TableRow("t-late", "open", "private", "{}", 10.0, 99.0)
        await store.commit(Batch().table(late))
        assert store.tables("open") == [late, ONE]
        assert store.tables("open", limit=1) == [late]
        assert store.tables("open", limit=-1, visibility="public") == [ONE]
        assert store.tables("playing") == [TWO]
        assert store.tables("closed") == []

    async def test_tables_that_are_not_over(self, store: HostStore) -> None:
        await store.commit(Batch().table(TableRow("t-over", "over", "public", "{}", 1.0, 1.0)))
        assert store.live_tables() == ["t-one", "t-two"]

    async def test_a_snapshot_is_stored_unless_more_is_stored(self, store: HostStore) -> None:
        assert store.last_version("t-one") == 0
        await store.commit(event(1).event("t-one", 2, 2.0, "{}"))
        assert store.last_version("t-one") == 2
        await store.commit(Batch().evict("t-one", 2, '{"rest":{}}'))
        assert store.table("t-one") == TableRow("t-one", "open", "public", '{"rest":{}}', ONE.created, ONE.changed)
        await store.commit(Batch().evict("t-one", 1, "{}"))
        assert store.table("t-one") == TableRow("t-one", "open", "public", '{"rest":{}}', ONE.created, ONE.changed)

    async def test_events_since_a_version(self, store: HostStore) -> None:
        await store.commit(
            event(1).event("t-one", 2, 2.0, "{}").event("t-one", 3, 3.0, "[]").event("t-two", 1, 9.0, "0")
        )
        assert store.events("t-one", since=1) == [EventRow(2, 2.0, "{}"), EventRow(3, 3.0, "[]")]
        assert [row.version for row in store.events("t-one")] == [1, 2, 3]
        assert store.events("t-one", since=3) == []

    async def test_a_move_is_answered_once_and_keeps_its_answer(self, store: HostStore) -> None:
        await store.commit(event(1).move("t-one", "p-ada", "m-1", "throw 3", '{"version":1}'))
        again = event(2).move("t-one", "p-ada", "m-1", "throw 3", '{"version":2}')
        with refused(StoreConflict):
            await store.commit(again)
        assert store.move("t-one", "p-ada", "m-1") == MoveRow("p-ada", "m-1", "throw 3", '{"version":1}')
        assert len(store.events("t-one")) == 1

    async def test_another_person_or_table_may_use_the_same_move_id(self, store: HostStore) -> None:
        batch = Batch().move("t-one", "p-ada", "m-1", "a", "1").move("t-one", "p-bot", "m-1", "b", "2")
        await store.commit(batch.move("t-two", "p-ada", "m-1", "c", "3"))
        assert store.move("t-two", "p-ada", "m-1") == MoveRow("p-ada", "m-1", "c", "3")

    async def test_a_version_is_taken_once_and_nothing_of_the_loser_stays(self, store: HostStore) -> None:
        await store.commit(event(1))
        eve = PersonRow("p-eve", "Eve", "guest", None, "en", 1.0, 1.0)
        with refused(StoreConflict):
            await store.commit(Batch().person(eve).event("t-one", 2, 0.0, "{}").event("t-one", 1, 0.0, "{}"))
        assert store.person("p-eve") is None
        assert [row.version for row in store.events("t-one")] == [1]

    async def test_of_many_who_want_one_version_one_gets_it(self, store: HostStore) -> None:
        rivals = [event(1, text=str(number)).table(ONE) for number in range(20)]
        found = await asyncio.gather(*map(store.commit, rivals), return_exceptions=True)
        assert [type(each) for each in found].count(StoreConflict) == 19
        assert [row.text for row in store.events("t-one")] == [str(found.index(None))]

    async def test_a_row_that_does_not_fit_is_refused(self, store: HostStore) -> None:
        for batch in (
            event(1, "t-nowhere"),
            event(0),
            Batch().seat("t-one", 0, "p-nobody"),
            Batch().table(TableRow("t-odd", "burning", "public", "{}", 1.0, 1.0)),
            Batch().person(PersonRow("p-odd", "\ud800", "guest", None, "en", 1.0, 1.0)),
            event(2**70),
        ):
            with refused(StoreRefused):
                await store.commit(batch.person(PersonRow("p-eve", "Eve", "guest", None, "en", 1.0, 1.0)))
            assert store.person("p-eve") is None

    async def test_tables_of_a_person_follow_changes_of_seats(self, store: HostStore) -> None:
        await store.commit(Batch().seat("t-one", 0, "p-ada").seat("t-two", 3, "p-ada").seat("t-one", 1, "p-bot"))
        assert store.tables_of("p-ada", 9) == ["t-two", "t-one"]
        assert store.tables_of("p-ada", 1) == ["t-two"]
        await store.commit(Batch().seat("t-two", 3, None).seat("t-one", 0, "p-bot"))
        assert store.tables_of("p-ada", 9) == []
        assert store.tables_of("p-bot", 9) == ["t-one"]

    async def test_tables_of_a_person_leave_out_those_that_are_over(self, store: HostStore) -> None:
        await store.commit(Batch().seat("t-one", 0, "p-ada").seat("t-two", 3, "p-ada"))
        for status in ("over", "closed"):
            await store.commit(Batch().table(TableRow("t-two", status, "private", "{}", 10.0, 30.0)))
            assert store.tables_of("p-ada", 9) == ["t-one"]

    async def test_a_cancelled_commit_does_not_disturb_the_next_one(self, store: HostStore) -> None:
        leaver, stayer = (asyncio.create_task(store.commit(event(version))) for version in (1, 2))
        await asyncio.sleep(0)
        leaver.cancel()
        await stayer
        assert [row.version for row in store.events("t-one")][-1] == 2

    async def test_secrets_come_one_by_one_and_go_together(self, store: HostStore) -> None:
        await store.commit(Batch().secret(SecretRow("g", 1, "t-one", "aa")).secret(SecretRow("g", 2, "t-one", "bb")))
        assert (store.secret("g", 1), store.secret("g", 2), store.secret("g", 3)) == ("aa", "bb", None)
        await store.commit(Batch().drop_secrets_of("g"))
        assert (store.secret("g", 1), store.secret("g", 2)) == (None, None)

    async def test_a_secret_is_not_replaced(self, store: HostStore) -> None:
        await store.commit(Batch().secret(SecretRow("g", 1, "t-one", "aa")))
        with refused(StoreConflict):
            await store.commit(Batch().secret(SecretRow("g", 1, "t-one", "bb")))
        assert store.secret("g", 1) == "aa"

    async def test_a_closed_store_finishes_its_commits_and_refuses_new_ones(self, store: HostStore) -> None:
        last = asyncio.create_task(store.commit(event(1)))
        await asyncio.sleep(0)
        store.close()
        await last
        with refused(StoreFailed):
            await store.commit(event(2))
        store.close()
