"""Finished games are rated once each, whichever server does it and wherever it was stopped."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.live.fakes import HandTime
from tests.live.store_contract import PLAY
from tests.server.server_fixture import ME, OPEN, PATIENCE_S, open_server
from throwdown.api import http as wire
from throwdown.ratings import Standing, Unrated, rate
from throwdown.server.lobby import strength
from throwdown.server.lobby.strength import DAY_S, Strength, finished_of
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, PersonRow, PlayRow, Store, StoreFailed

PEOPLE = ("p-ada", "p-bo", "p-cem")
TODAY = 20_000


@pytest.fixture(name="store")
async def _store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    with closing(SqliteStore.open(tmp_path / "store.db")) as store:
        await store.commit(people())
        yield store


def people() -> Batch:
    batch = Batch()
    for id in PEOPLE:
        batch.person(PersonRow(id, id, "guest", None, "en", 1.0, 1.0))
    return batch


def game(id: str, seats: tuple[str, ...], winner: int = 0, day: int = TODAY, **more: Any) -> list[PlayRow]:
    """A game of Strike in the arena that waits to be rated; who has no id of a person is a bot."""
    fields: dict[str, Any] = {"game": id, "thrower": "physics", "seats": len(seats), "ended": day * DAY_S} | more
    return [
        replace(
            PLAY,
            seat=seat,
            person=name if name in PEOPLE else None,
            bot="" if name in PEOPLE else name,
            won=int(seat == winner),
            **fields,
        )
        for seat, name in enumerate(seats)
    ]


async def put(store: Store, *games: list[PlayRow]) -> None:
    batch = Batch()
    for plays in games:
        for play in plays:
            batch.play(play)
    await store.commit(batch)


def season() -> list[list[PlayRow]]:
    """Games of three people, some with a bot, on several days; they are stored in another order."""
    rng = Random("season")
    games = []
    for number in range(40):
        seats = (*rng.sample(PEOPLE, 2), *rng.choice([(), ("casual",), ("master",)]))
        games.append(game(f"g-{rng.random()}", seats, rng.randrange(len(seats)), TODAY + number // 5))
    return games


def expected(games: list[list[PlayRow]]) -> dict[str, Standing]:
    now: dict[str, Standing] = {}
    for plays in games:
        now |= rate(finished_of(plays), now)
    return now


def check(store: Store, games: list[list[PlayRow]]) -> None:
    for person, standing in expected(games).items():
        found = Strength(store, HandTime()).standing([person], "arena")
        assert (found.games, found.anchored) == (standing.games, standing.anchored)
        assert found.now.mean == pytest.approx(standing.now.mean)


@pytest.fixture(name="few_at_a_time")
def _few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "AT_A_TIME", 3)


@pytest.mark.usefixtures("few_at_a_time")
async def test_every_game_counts_once_though_two_servers_rate(store: SqliteStore) -> None:
    games = season()
    await put(store, *Random(1).sample(games, len(games)))
    await asyncio.gather(Strength(store, HandTime()).catch_up(), Strength(store, HandTime()).catch_up())
    check(store, games)
    await put(store, *games)  # as if they had not been rated
    await Strength(store, HandTime()).catch_up()
    check(store, games)


@pytest.mark.usefixtures("few_at_a_time")
async def test_every_game_counts_once_with_two_servers_at_one_database(database: str, tmp_path: Path) -> None:
    games, key = season(), tmp_path / "store.key"
    opened = (PostgresStore.open(database, key, name=name, lease_s=30.0) for name in ("one", "other"))
    with closing(next(opened)) as one, closing(next(opened)) as other:
        await one.commit(people())
        await put(one, *games)
        await asyncio.gather(Strength(one, HandTime()).catch_up(), Strength(other, HandTime()).catch_up())
        check(other, games)


@pytest.mark.usefixtures("few_at_a_time")
async def test_rating_resumes_after_every_stop(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three commits one is lost before it is written, and of one the answer is lost after it was."""
    games, commit, count = season(), store.commit, 0

    async def stopping(batch: Batch) -> None:
        nonlocal count
        count += 1
        if count % 3 != 1:
            await commit(batch)
        if count % 3 != 0:
            raise StoreFailed("stopped")

    await put(store, *games)
    monkeypatch.setattr(store, "commit", stopping)
    while store.games_to_rate(1):
        with suppress(StoreFailed):
            await Strength(store, HandTime()).catch_up()
    check(store, games)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"thrower": "luck"}, "pool"),
        ({"kind": "dare"}, "pool"),
        ({"table_kind": "hot_seat", "rated": 0}, "host"),
        ({"place": "tab", "rated": 0}, "host"),
        ({"rated": 0}, "learning"),
        ({"rated": 0, "figures": '{"began_with":10}'}, "handicap"),
        ({"seats": ("p-ada", "master"), "rated": 0}, "people"),
        ({"seats": ("p-ada", "p-bo", "thumb")}, "bot"),
        ({"seats": ("p-ada", "p-bo", "program")}, "bot"),
        ({"winner": 9}, "result"),
    ],
)
async def test_a_game_that_does_not_count_says_why(store: SqliteStore, changes: dict[str, Any], why: Unrated) -> None:
    await put(store, game("g-1", **({"seats": ("p-ada", "p-bo")} | changes)))
    known = Strength(store, HandTime())
    await known.catch_up()
    assert [(each.game, each.reason) for each in known.uncounted(["p-ada"])] == [("g-1", why)]
    assert known.standing(["p-ada"], "arena").games == 0
    assert store.games_to_rate(9) == []


async def test_who_gave_up_is_last_and_a_stand_in_plays_for_the_person(store: SqliteStore) -> None:
    stayed = game("g-1", PEOPLE)
    assert finished_of([replace(stayed[2], left=1)]).players[0].left
    assert not finished_of([replace(stayed[2], left=2)]).players[0].left


async def test_a_person_who_was_forgotten_before_the_game_is_rated_gets_no_row(store: SqliteStore) -> None:
    await put(store, game("g-1", ("p-ada", "p-bo")))
    await store.commit(Batch().forget("p-ada", 1.0))
    await Strength(store, HandTime()).catch_up()
    assert [len(store.gains_of([person], "arena")) for person in ("p-ada", "p-bo")] == [0, 1]
    assert [len(store.about(person)["ratings"]) for person in ("p-ada", "p-bo")] == [0, 1]


async def test_games_of_two_who_are_joined_add_up(store: SqliteStore) -> None:
    await put(store, game("g-1", ("p-ada", "p-cem")), game("g-2", ("p-bo", "p-cem", "master")), game("g-3", PEOPLE[:2]))
    known = Strength(store, HandTime())
    await known.catch_up()
    await store.commit(Batch().join("p-bo", "p-ada"))
    ids = store.ids_of("p-ada")
    standing = known.standing(ids, "arena")
    assert (standing.games, standing.anchored) == (2, 1), "a game against oneself does not count"
    await put(store, game("g-4", ("p-bo", "p-cem"), day=TODAY + 1), game("g-5", PEOPLE[:2], day=TODAY + 1))
    await known.catch_up()
    assert known.standing(ids, "arena").games == 3
    assert [(each.game, each.reason) for each in known.uncounted(ids)][:1] == [("g-5", "people")]


def test_reasons_are_the_same_over_the_wire() -> None:
    assert {*wire.Uncounted.__args__} == {"waits", *Unrated.__args__}  # type: ignore[attr-defined]


def test_a_game_that_people_play_is_counted(tmp_path: Path) -> None:
    with open_server(tmp_path) as site:
        anna, ben = site.guest("Anna"), site.guest("Ben")
        table = anna.table("verasselt", [ME, OPEN])["id"]
        with anna.link(table) as first, ben.link(table) as second:
            second.do("sit", seat=1)
            first.do("start")
            first.do("leave")
            second.wait("present", where=lambda message: any(each["choices"] for each in message["gone"]))
            assert second.do("decide", seat=0, choice="end")["is"] == "ack"
        (waiting,) = ben.get("/api/mine/strength")["uncounted"]
        assert (waiting["game"], waiting["reason"]) == ("verasselt", "waits")
        loop = site.loop
        asyncio.run_coroutine_threadsafe(site.inside.lobby.strength.catch_up(), loop).result(PATIENCE_S)
        for person in (anna, ben):
            found = person.get("/api/mine/strength")
            arena, cards = found["ladders"]
            assert (arena["games"], cards["games"], cards["anchors_missing"], found["uncounted"]) == (0, 1, 10, [])
        assert site.visitor().get("/api/mine/strength").status_code == 401
