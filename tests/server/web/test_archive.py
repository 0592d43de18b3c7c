"""Finished games are read in threads: they are cached, and computed once."""

from __future__ import annotations

import asyncio
import gc
import json
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.server_fixture import ME, OpenServer, open_server, play
from throwdown.api.faults import NotFound
from throwdown.errors import TableRefused
from throwdown.rules.record import read_record
from throwdown.server.compute.throwing import Throwing
from throwdown.server.storage.file_cache import FileCache
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.web.archive import AnswerCache, Archive, Made, Visitor
from throwdown.table.story import Story, tell_story

OTHER = {"name": "Ben"}
VISITOR = Visitor("here", lambda: None)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str, str]]:
    """A store with a game that is over, and one that is not: their ids."""
    folder = tmp_path_factory.mktemp("data")
    with open_server(folder) as site:
        over = _game(site, finished=True)
        under_way = _game(site, finished=False)
    yield folder / "throwdown.db", over, under_way


def _game(site: OpenServer, *, finished: bool) -> str:
    anna = site.guest("Anna")
    table = anna.table("strike", [ME, OTHER], kind="hot_seat")
    with anna.link(table["id"]) as link:
        assert link.do("start")["is"] == "ack"
        link.wait("began")
        if finished:
            play([link])
        game = link.game
    assert game is not None
    return str(game["id"])


@pytest.fixture
async def archive(data: tuple[Path, str, str]) -> AsyncIterator[Archive]:
    store, throwing = SqliteStore.open(data[0]), Throwing(1, lambda seconds: None)
    made = Archive(store, throwing)
    yield made
    made.close()
    await throwing.close()
    store.close()


async def test_a_record_can_be_read_and_a_replay_has_a_step_for_each_entry(
    archive: Archive, data: tuple[Path, str, str]
) -> None:
    _, over, _ = data
    log = read_record((await archive.record(VISITOR, over)).decode().splitlines())
    assert log.finished
    replay = json.loads(await archive.replay(VISITOR, over, "de", "neutral"))
    assert [step["n"] for step in replay["steps"]] == list(range(len(log.entries) + 1))
    assert replay["players"] == ["Anna", "Ben"]
    assert (await archive.finished_game(VISITOR, over)).header == log.header


async def test_a_game_that_is_not_over_or_not_there_is_refused(archive: Archive, data: tuple[Path, str, str]) -> None:
    _, _, under_way = data
    for ask in (archive.record, archive.verdict):
        with pytest.raises(TableRefused) as refused:
            await ask(VISITOR, under_way)
        assert refused.value.code == "server/not_over"
        with pytest.raises(NotFound):
            await ask(VISITOR, "nothing")
    with pytest.raises(TableRefused):
        await archive.check_is_over(under_way)
    with pytest.raises(NotFound):
        await archive.check_is_over("nothing")


async def test_the_same_question_is_worked_out_once(archive: Archive, data: tuple[Path, str, str]) -> None:
    _, over, _ = data
    first, second = await asyncio.gather(archive.verdict(VISITOR, over), archive.verdict(VISITOR, over))
    assert first is second
    assert await archive.verdict(VISITOR, over) is first


async def test_requests_beyond_the_queue_limit_are_refused_as_busy(
    archive: Archive, data: tuple[Path, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("throwdown.server.web.archive.QUESTIONS", 1)
    _, over, _ = data
    waiting = asyncio.create_task(archive.record(VISITOR, over))
    await asyncio.sleep(0)
    with pytest.raises(TableRefused) as refused:
        await archive.verdict(VISITOR, over)
    assert refused.value.code == "server/busy"
    assert await waiting


async def test_an_error_is_read_though_its_visitor_left(archive: Archive, data: tuple[Path, str, str]) -> None:
    complaints: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
    asking = asyncio.create_task(archive.record(VISITOR, "nothing"))
    while not archive._under_way:
        await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait([asking, *archive._under_way.values()])
    await asyncio.sleep(0)
    gc.collect()
    assert not archive._under_way and not complaints


def made(body: bytes) -> Made:
    return Made(body, len(body), "table", 1, final=True)


def test_answers_are_cached_up_to_a_number_of_bytes() -> None:
    cache = AnswerCache(10)
    for name in ("a", "b"):
        cache.put((name,), made(b"1234"))
    assert cache.get(("a",)) == made(b"1234")
    cache.put(("c",), made(b"1234"))
    assert [cache.get((name,)) is not None for name in "abc"] == [True, False, True]
    cache.put(("c",), made(b"12"))
    cache.put(("d",), made(b"1234"))
    assert [cache.get((name,)) is not None for name in "acd"] == [True, True, True]
    cache.put(("e",), made(b"12345678901"))
    assert [cache.get((name,)) for name in "acde"] == [None] * 4


async def test_the_cache_of_a_game_is_renewed_when_its_table_continues(
    archive: Archive, data: tuple[Path, str, str]
) -> None:
    """A referee may take an end back: such an answer is good only as long as nothing more is stored."""
    _, over, _ = data
    key = (over, "record")
    table = await asyncio.to_thread(_table_of, data[0], over)
    version = len(archive._store.events(table))
    archive._cache.put(key, Made(b"as it was", 9, table, version, final=False))
    assert await archive.record(VISITOR, over) == b"as it was"
    archive._cache.put(key, Made(b"as it was", 9, table, version - 1, final=False))
    assert await archive.record(VISITOR, over) != b"as it was"


def _table_of(database: Path, game: str) -> str:
    store = SqliteStore.open(database)
    try:
        row = store.game(game)
        assert row is not None
        return row.table
    finally:
        store.close()


async def test_a_finished_game_has_a_story(archive: Archive, data: tuple[Path, str, str]) -> None:
    encoded = await archive.story(VISITOR, data[1])
    with pytest.raises(TableRefused):
        await archive.story(VISITOR, data[2])
    log = read_record((await archive.record(VISITOR, data[1])).decode().splitlines())
    story = msgspec.json.decode(encoded, type=Story)
    assert story == tell_story(log, data[1])
    assert [sum(seat.dice for seat in story.seats) > 0, len(story.players)] == [True, 2]


def test_the_least_recently_used_files_leave_a_full_cache(tmp_path: Path) -> None:
    files = FileCache(tmp_path / "cache", 25)
    for age, name in enumerate(("a", "b")):
        files.put(name, name.encode() * 10)
        os.utime(files._path(name), (age, age))
    assert files.get("a") == b"a" * 10  # and now it is younger than b
    files.put("c", b"c" * 10)
    assert [files.get(name) for name in "abc"] == [b"a" * 10, None, b"c" * 10]
    assert files.get("nothing") is None


def test_a_cache_without_a_folder_counts_as_empty(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("in the way")
    files = FileCache(tmp_path / "cache", 25)
    files.put("a", b"a")
    assert files.get("a") is None
