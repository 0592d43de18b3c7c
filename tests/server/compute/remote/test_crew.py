"""Workers elsewhere: who is taken, who is given what, and that nobody waits for one that is gone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from throwdown.server.cluster import link
from throwdown.server.compute.queue import FairQueue
from throwdown.server.compute.remote import enlisting, jobs, member
from throwdown.server.compute.remote.enlisting import WorkerRefused
from throwdown.server.compute.remote.landings import landing_told
from throwdown.server.compute.remote.spread import Spread
from throwdown.server.compute.worker import worker as working
from throwdown.server.compute.worker.worker import Worker
from throwdown.throwers.workers import BUDGET

from .crews import JOB, ORDER, PATIENCE_S, SCENE, THROWS, Hands, House, Liar, computed, house, until

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from throwdown.physics import Landing

pytestmark = pytest.mark.service


def run(story: Callable[[House], Awaitable[None]]) -> None:
    async def told() -> None:
        async with house() as made, asyncio.timeout(PATIENCE_S):
            await story(made)

    asyncio.run(told())


class Here:
    """The server's own processes."""

    budget = BUDGET

    def __init__(self) -> None:
        self.throws = 0

    def simulate(self, *_: object, **__: object) -> Landing:
        self.throws += 1
        return computed(JOB)


async def thrown(made: House, here: Here) -> bytes:
    """One more throw of a table, which holds a place in the queue as all do."""
    spread = Spread(here, made.crew)  # type: ignore[arg-type]
    async with made.queue.place(ORDER):
        return landing_told(await asyncio.to_thread(spread.simulate, SCENE, THROWS, towers=False, seed=5, arena="G2"))


# Who is taken


def test_a_worker_with_another_key_is_refused() -> None:
    async def story(made: House) -> None:
        with pytest.raises(WorkerRefused, match="workers_key"):
            await made.worker(key="x" * 32).run()
        assert not len(made.crew)

    run(story)


@pytest.mark.parametrize("what", ["version", "engine", "luck"])
def test_a_worker_that_computes_otherwise_is_refused(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A throw has to land alike wherever it is computed."""
    own = enlisting.enlisting(1, jobs.WORK)
    assert "run the same on both" in enlisting.objection(own.but(**{what: "another"}))
    assert not enlisting.objection(own)

    async def story(made: House) -> None:
        monkeypatch.setattr("throwdown.server.compute.remote.crew.objection", lambda told: "run the same on both")
        with pytest.raises(WorkerRefused, match="run the same on both"):
            await made.worker().run()
        assert not len(made.crew)

    run(story)


def test_a_worker_brings_places_and_takes_them_away_when_it_leaves() -> None:
    async def story(made: House) -> None:
        async with made.hired(Hands(3)):
            assert made.queue.places == 2 + 3
        await until(lambda: made.queue.places == 2)

    run(story)


# Who is given what


@pytest.mark.parametrize(("one_in", "computed_here"), [(10**9, 1), (1, 3)])
def test_a_throw_elsewhere_is_the_throw_here(one_in: int, computed_here: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first throw of a worker is computed here too, and one in so many after it."""
    monkeypatch.setattr(member, "CHECKED", one_in)

    async def story(made: House) -> None:
        here = Here()
        async with made.hired(Hands()):
            for _ in range(3):
                assert await thrown(made, here) == landing_told(computed(JOB))
        assert made.count("done") == 3
        assert here.throws == computed_here

    run(story)


def test_a_worker_comes_back_to_a_server_that_was_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "RETRY_S", 0.01)

    async def story(made: House) -> None:
        worker = made.worker()
        running = asyncio.create_task(worker.run())
        await until(lambda: len(made.crew))
        await made.crew.close()
        again = House()
        await again.crew.open(made.address)
        await until(lambda: len(again.crew))
        worker.stop()
        await running
        await again.crew.close()

    run(story)


def test_a_worker_waits_for_a_server_that_stands_still_when_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is let in by the system, and nobody says a word: that says nothing about the key."""
    monkeypatch.setattr(working, "RETRY_S", 0.01)
    monkeypatch.setattr(link, "PROOF_S", 0.05)

    async def story(made: House) -> None:
        came = 0

        async def mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal came
            came += 1
            await reader.read()
            writer.close()

        silent = await asyncio.start_server(mute, "127.0.0.1", 0)
        worker = Worker(f"127.0.0.1:{silent.sockets[0].getsockname()[1]}", "x" * 32, Hands())
        running = asyncio.create_task(worker.run())
        await until(lambda: came > 1 or running.done())
        assert not running.done(), "it comes again"
        worker.stop()
        await running
        silent.close()

    run(story)


def test_an_idle_server_computes_itself() -> None:
    async def story(made: House) -> None:
        async with made.hired(Hands()):
            made.crew.share("throws", FairQueue(2))
            assert await made.crew.ask(JOB) is None

    run(story)


def test_the_idlest_is_given_the_job() -> None:
    async def story(made: House) -> None:
        busy, idle = Hands(), Hands()
        busy.may_end.clear()
        idle.may_end.clear()
        async with made.hired(busy, idle), made.queue.place(ORDER), made.queue.place(ORDER):
            asks = [asyncio.create_task(made.crew.ask(JOB)) for _ in range(2)]
            await busy.begun.wait()
            await idle.begun.wait()
            assert await made.crew.ask(JOB) is None, "nobody has a place left"
            busy.may_end.set()
            idle.may_end.set()
            assert all(await asyncio.gather(*asks))

    run(story)


# Who is lost


def test_the_job_of_a_worker_that_dies_is_done_elsewhere() -> None:
    async def story(made: House) -> None:
        here, dying = Here(), Hands()
        dying.may_end.clear()
        async with made.hired(dying):
            throwing = asyncio.create_task(thrown(made, here))
            await dying.begun.wait()
            for link in list(made.crew._links):
                assert link._transport is not None
                link._transport.abort()
            assert await throwing == landing_told(computed(JOB))
            assert here.throws == 1
            assert made.count("lost") == 1

    run(story)


def test_the_job_of_a_slow_worker_is_done_elsewhere_and_its_answer_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(member, "SLOW_S", 0.02)

    async def story(made: House) -> None:
        here, slow = Here(), Hands()
        slow.may_end.clear()
        async with made.hired(slow):
            assert await thrown(made, here) == landing_told(computed(JOB))
            (known,) = made.crew
            assert not known.has_place("throws"), "it is still at work, and gets nothing more"
            slow.may_end.set()
            await until(lambda: known.has_place("throws"))
            assert here.throws == 1

    run(story)


def test_a_worker_that_is_told_to_stop_finishes_its_job_and_is_given_no_other() -> None:
    async def story(made: House) -> None:
        hands = Hands()
        hands.may_end.clear()
        worker = made.worker(hands)
        running = asyncio.create_task(worker.run())
        await until(lambda: len(made.crew))
        async with made.queue.place(ORDER):
            asking = asyncio.create_task(made.crew.ask(JOB))
            await hands.begun.wait()
            worker.stop()
            await until(lambda: made.queue.places == 2)
            assert await made.crew.ask(JOB) is None
            hands.may_end.set()
            assert await asking is not None
            await running
        assert worker.done == 1
        assert made.count("lost") == 0

    run(story)


# Who lies


def test_a_worker_that_lies_is_found_out_before_anybody_hears_of_it_and_sent_away() -> None:
    async def story(made: House) -> None:
        here = Here()
        async with made.hired(Liar()) as (lying,):
            assert await thrown(made, here) == landing_told(computed(JOB))
            with pytest.raises(WorkerRefused, match="lands otherwise"):
                await lying
        async with made.hired(Hands()):
            for _ in range(3):
                await thrown(made, here)
        assert here.throws == 4, "from now on every throw is computed here too"
        assert made.count("false") == 1

    run(story)
