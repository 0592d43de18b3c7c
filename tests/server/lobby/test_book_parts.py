"""A book that is cached by year is the book that is computed from nothing, whatever changed."""

from __future__ import annotations

import asyncio
from contextlib import closing, suppress
from dataclasses import replace
from datetime import date
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.live.store_contract import GAME, ONE, PLAY
from tests.samples import sample
from throwdown.api.person import Person
from throwdown.book import ALL, Span, span_of_year
from throwdown.live.timers import LoopTime
from throwdown.server.lobby.book_parts import BookReader, Cache
from throwdown.server.lobby.groups import EVER, Groups
from throwdown.server.operations.limits import Limits
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, BookRow, MemberRow, PersonRow, StoreConflict
from throwdown.server.storage.withdrawing import forgetting_people

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from throwdown.server.storage.store import Store

DAY, YEAR_S = 86400.0, 365.25 * 86400.0
BEGIN = date(2025, 1, 1).toordinal() * DAY - date(1970, 1, 1).toordinal() * DAY
PEOPLE = [PersonRow(f"p-{number}", "Ada", "guest", None, "en", 1.0, 1.0) for number in range(6)]
BOOK = BookRow("b", "Family", "Europe/Berlin", "come", 1.0)
SPANS = (ALL, span_of_year(2026), Span(date(2025, 7, 1), date(2026, 1, 1)))


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "postgres":
        opened: Store = PostgresStore.open(request.getfixturevalue("database"), tmp_path / "store.key")
    else:
        opened = SqliteStore.open(tmp_path / "store.db")
    with closing(opened):
        yield opened


class Club:
    """A group to which something happens at random."""

    def __init__(self, store: Store, rng: Random) -> None:
        self.store = store
        self.rng = rng
        self.games: list[str] = []
        self.count = 0

    async def change(self) -> str:
        """Do something; its name."""
        changes = (
            *[self.play] * 6, self.end_again, self.delete_old, *[self.assign] * 3, self.come_in, self.come_in,
            self.leave, self.be, self.join, self.forget, *[self.move] * 2,
        )  # fmt: skip
        change = self.come_in if len(self.members()) < 3 else self.rng.choice(changes)
        with suppress(StoreConflict):  # who comes in is a member already
            await self.store.commit(change())
        return change.__name__

    def members(self) -> list[MemberRow]:
        return [row for row in self.store.members("b") if row.gone is None]

    def play(self) -> Batch:
        """A game of people who may be members, or of names that one of them typed."""
        self.count += 1
        self.games.append(f"g-{self.count}")
        ended = BEGIN + YEAR_S * self.rng.choice((0.0, 0.5, 0.999, 1.0, 2.1)) + DAY * self.rng.random()
        batch = Batch().table(replace(ONE, id=f"t-{self.count}", status="closed", changed=ended))
        batch.game(replace(GAME, id=self.games[-1], table=f"t-{self.count}", ended=ended))
        return self._seats(batch, self.games[-1], ended)

    def _seats(self, batch: Batch, game: str, ended: float) -> Batch:
        host = self.rng.choice(PEOPLE).id if self.rng.random() < 0.4 else ""
        for seat, person in enumerate(self.rng.sample(PEOPLE, 3)):
            figures = f'{{"counts":{{"x":[{self.rng.randrange(12)},5.5,4.5]}}}}'
            row = replace(PLAY, game=game, seat=seat, rank=seat + 1, ended=ended, figures=figures, host=host)
            batch.play(replace(row, person=None, name=person.id) if host else replace(row, person=person.id))
        return batch

    def end_again(self) -> Batch:
        """The end of a game is taken back, and perhaps it ends in another way."""
        game = self.rng.choice(self.games) if self.games else ""
        if self.rng.random() < 0.5 or not self.store.plays_in(game):
            return Batch().drop_plays_of(game)
        return self._seats(Batch(), game, self.store.plays_in(game)[0].ended + 1.0)

    def delete_old(self) -> Batch:
        return Batch().drop_old_games(BEGIN + YEAR_S * self.rng.choice((0.1, 3.0)), 1)

    def assign(self) -> Batch:
        """Some names that were typed are those of other members now: two of them may be exchanged."""
        batch = Batch()
        for host in PEOPLE:
            for row in self.store.typed_by("b", host.id, 6):
                member = self.rng.choice([*self.members(), None])
                batch.assign_typed("b", row.table, row.name, host.id, None if member is None else member.id)
        return batch

    def come_in(self) -> Batch:
        self.count += 1
        batch = Batch() if self.store.book("b") else Batch().book(BOOK)
        person = self.rng.choice([*(row.id for row in PEOPLE), None]) if self.members() else PEOPLE[0].id
        return batch.member(MemberRow(f"m-{self.count}", "b", person, "Ada", float(self.count)))

    def leave(self) -> Batch:
        member = self.rng.choice(self.members())
        return Batch().drop_paper_member(member.id) if member.person is None else Batch().leave_book(member, 1.0)

    def be(self) -> Batch:
        one, other = self.rng.sample(self.members(), 2)
        return Batch().merge_member(one.id, other.id) if one.person is None else Batch()

    def join(self) -> Batch:
        guest, person = self.rng.sample(PEOPLE, 2)
        return Batch().join(guest.id, person.id)

    def forget(self) -> Batch:
        """Forget a person, or have one come back."""
        person = self.rng.choice(PEOPLE)
        if self.store.person(person.id) is None:
            return Batch().person(person)
        return forgetting_people(self.store, [person.id], 1.0)

    def move(self) -> Batch:
        return Batch().book(replace(BOOK, zone=self.rng.choice(("UTC", "Pacific/Auckland", "America/New_York"))))


async def test_cached_book_after_any_change_is_the_book_computed_from_nothing(store: Store) -> None:
    club, cache = Club(store, Random(5)), Cache()
    await store.commit(_all_people())
    # What changes is the same in PostgreSQL: a few changes show that its numbers are, too.
    changes = sample(40, 500) if isinstance(store, PostgresStore) else sample(100, 5000)
    done, seen = [], set[str]()
    for _ in range(changes):
        done.append(await club.change())
        row = store.book("b")
        if row is None or club.rng.random() < 0.3:  # several changes may come between two readings
            continue
        for span in SPANS:
            cached, fresh = BookReader(store, cache, row), BookReader(store, Cache(), row)
            assert (cached.book(span), cached.years()) == (fresh.book(span), fresh.years()), done
            seen.add(repr(fresh.book(span)))
    assert len(seen) > changes // 4


async def test_cached_book_after_two_typed_names_were_exchanged_is_another(store: Store) -> None:
    members = [MemberRow(f"m-{number}", "b", None, "Ada", 1.0) for number in range(2)]
    batch = Batch().book(BOOK).member(members[0]).member(members[1]).table(ONE).game(GAME)
    for seat, name in enumerate(("Bo", "Cleo")):
        batch.play(replace(PLAY, seat=seat, person=None, name=name, host="p-ada", rank=seat + 1))
    await store.commit(batch.person(replace(PEOPLE[0], id="p-ada")))
    cache, winners = Cache(), []
    for names in (("Bo", "Cleo"), ("Cleo", "Bo")):
        batch = Batch()
        for name, member in zip(names, members, strict=True):
            batch.assign_typed("b", GAME.table, name, "p-ada", member.id)
        await store.commit(batch)
        winners.append(BookReader(store, cache, BOOK).book(ALL).scores[0].member)
    assert winners == ["m-0", "m-1"]


def _all_people() -> Batch:
    batch = Batch()
    for person in PEOPLE:
        batch.person(person)
    return batch


def test_cache_when_full_drops_what_was_not_used_for_longest() -> None:
    cache, computed = Cache(most_bytes=20), list[str]()

    def get(key: str, fingerprint: int = 1) -> None:
        def compute() -> str:
            computed.append(key)
            return "8 bytes."

        assert cache.get(key, fingerprint, str, compute) == "8 bytes."

    for key in ("a", "b", "a", "c", "a", "b"):
        get(key)
    assert computed == ["a", "b", "c", "b"]
    get("b", fingerprint=2)
    assert computed[-2:] == ["b", "b"]


async def test_books_are_computed_when_their_groups_are_listed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.commit(_all_people().book(BOOK))
    for person in PEOPLE:
        await store.commit(Batch().member(MemberRow(f"m-{person.id}", "b", person.id, "Ada", 1.0)))
    club = Club(store, Random(1))
    for _ in range(3):
        await store.commit(club.play())
    groups, ada = Groups(store, Limits(), LoopTime()), Person(PEOPLE[0].id, "Ada", "guest", "en")
    running = asyncio.get_running_loop().create_task(groups.run())
    assert [group.id for group in await groups.of(ada)] == [BOOK.id]
    await groups.computed()
    monkeypatch.setattr(store, "sat_in", None)  # nothing more is read
    found = await groups.book(await groups.open(ada, BOOK.id), EVER)
    assert found.book.games > 0
    running.cancel()
