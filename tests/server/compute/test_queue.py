"""The fair queue: who is computed for next, and who has had enough."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise

import pytest

from throwdown.server.compute.queue import OVERDUE_S, PAUSE, YIELDING, Allowance, FairQueue, Order, Urgency

HERE, THERE = "198.51.100.1", "203.0.113.9"


def order(person: str, table: str = "", *, address: str = HERE, urgency: Urgency = Urgency.WAITED_FOR) -> Order:
    return Order(urgency, address, person, table or f"table of {person}")


class Room:
    """A queue, and the order in which those who came to it were let in; each leaves when the test says so."""

    def __init__(self, places: int = 1, allowance: Allowance | None = None) -> None:
        self.rests: list[float] = []
        self.queue = FairQueue(places, allowance, later=self._later)
        self.entered: list[Order] = []
        self._done: list[asyncio.Event] = []

    def come(self, wanted: Order) -> asyncio.Task[None]:
        return asyncio.create_task(self._stay(wanted))

    async def _stay(self, wanted: Order) -> None:
        async with self.queue.place(wanted):
            self.entered.append(wanted)
            self._done.append(asyncio.Event())
            await self._done[-1].wait()

    def _later(self, seconds: float, work: Callable[[], None]) -> None:
        """Rests are over at once here, and written down."""
        self.rests.append(seconds)
        work()

    async def finish(self) -> None:
        """The job that has been inside longest leaves."""
        self._done.pop(0).set()
        await yield_to_loop()

    async def empty(self) -> list[Order]:
        """Let all jobs through, one after the other; the order in which they entered."""
        while self._done:
            await self.finish()
        return self.entered


async def yield_to_loop() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_free_place_is_taken_immediately_and_given_back() -> None:
    room = Room()
    for _ in range(2):
        one = room.come(order("ann"))
        await yield_to_loop()
        assert len(room.entered) and room.queue.waiting == 0
        await room.finish()
        assert one.done()


async def test_many_tables_of_one_person_do_not_delay_the_table_of_another() -> None:
    room = Room()
    for number in range(20):
        room.come(order("mallory", f"table {number}"))
    await yield_to_loop()
    room.come(order("ann"))
    await yield_to_loop()
    people = [each.person for each in await room.empty()]
    assert people.index("ann") == 2, people  # after the one under way and one more


async def test_many_people_of_one_address_do_not_delay_another_address() -> None:
    room = Room()
    for number in range(20):
        room.come(order(f"guest {number}", address=THERE))
    await yield_to_loop()
    room.come(order("ann", address=HERE))
    await yield_to_loop()
    people = [each.person for each in await room.empty()]
    assert people.index("ann") == 2, people


async def test_tables_of_one_person_take_turns() -> None:
    room = Room()
    for table in ("first", "first", "first", "second"):
        room.come(order("ann", table))
        await yield_to_loop()
    assert [each.table for each in await room.empty()] == ["first", "first", "second", "first"]


async def test_people_who_wait_come_before_those_who_watch_and_bots_alone_come_last() -> None:
    room = Room()
    room.come(order("under way"))
    await yield_to_loop()
    for urgency in reversed(Urgency):
        room.come(order(urgency.name, urgency=urgency))
        await yield_to_loop()
    assert [each.person for each in await room.empty()][1:] == [urgency.name for urgency in Urgency]


async def test_practice_and_bots_alone_leave_a_place_free() -> None:
    room = Room(places=3)
    for urgency in (Urgency.ALONE, Urgency.LEISURE, Urgency.ALONE):
        room.come(order(urgency.name, urgency=urgency))
        await yield_to_loop()
    assert [each.urgency for each in room.entered] == [Urgency.ALONE, Urgency.LEISURE]
    room.come(order("ann"))
    await yield_to_loop()
    assert room.entered[-1].person == "ann"
    assert len(await room.empty()) == 4


async def test_a_cancelled_job_leaves_the_queue() -> None:
    """A table that is closed while its bot waits for its turn."""
    room = Room()
    room.come(order("under way"))
    await yield_to_loop()
    gone = room.come(order("gone"))
    room.come(order("ann"))
    await yield_to_loop()
    assert room.queue.waiting == 2
    gone.cancel()
    await yield_to_loop()
    assert room.queue.waiting == 1
    assert [each.person for each in await room.empty()] == ["under way", "ann"]
    assert room.queue.waiting == 0


async def test_a_place_given_to_a_job_that_is_cancelled_is_not_lost() -> None:
    for finish_first in (True, False):
        room = Room()
        room.come(order("under way"))
        await yield_to_loop()
        gone, ann = room.come(order("gone")), room.come(order("ann"))
        await yield_to_loop()
        if finish_first:
            room._done.pop(0).set()
            await asyncio.sleep(0)  # the place has been given away, and the job does not know yet
            gone.cancel()
        else:
            gone.cancel()
            room._done.pop(0).set()
        await yield_to_loop()
        assert room.entered[-1].person == "ann"
        await room.finish()
        assert ann.done() and room.queue.waiting == 0


async def test_the_queue_says_whether_others_wait_for_a_job_to_end() -> None:
    room = Room()
    person, bots = order("ann"), order("bots", urgency=Urgency.ALONE)
    room.come(person)
    await yield_to_loop()
    assert not room.queue.others_wait(person) and not room.queue.others_wait(bots)
    room.come(bots)
    await yield_to_loop()
    assert not room.queue.others_wait(person)  # bots that play alone keep no one waiting
    assert room.queue.others_wait(bots)
    room.come(order("ben"))
    await yield_to_loop()
    assert room.queue.others_wait(person)
    await room.empty()


async def test_jobs_without_an_audience_pause_as_long_as_they_took() -> None:
    clock, due = Clock(), list[tuple[float, Callable[[], None]]]()
    queue = FairQueue(1, clock=clock, later=lambda seconds, work: due.append((seconds, work)))
    for took, rests in ((0.1, 0.1), (0.0, PAUSE[0]), (5.0, PAUSE[1])):
        async with queue.place(order("bots", urgency=Urgency.ALONE)):
            clock.now += took
        ((seconds, end_of_rest),) = due
        assert seconds == pytest.approx(rests)
        waiting = asyncio.create_task(pass_through(queue, order("bots", urgency=Urgency.ALONE)))
        await pass_through(queue, order("ann"))
        await yield_to_loop()
        assert not waiting.done()
        end_of_rest()
        await waiting
        due.pop()[1]()  # the rest of the one that waited
        due.clear()


async def test_only_jobs_of_low_urgency_pause_afterwards() -> None:
    room = Room()
    for urgency in Urgency:
        room.come(order(urgency.name, urgency=urgency))
    await yield_to_loop()
    await room.empty()
    assert len(room.rests) == len([urgency for urgency in Urgency if urgency >= YIELDING])


async def pass_through(queue: FairQueue, wanted: Order) -> None:
    async with queue.place(wanted):
        pass


# Waiting raises the priority


class Day:
    """A queue whose jobs take simulated time; each urgency always has work."""

    def __init__(self, places: int, job_s: float) -> None:
        self.clock = Clock()
        self._due: list[tuple[float, Callable[[], object]]] = []
        self._queue = FairQueue(places, clock=self.clock, later=self._later)
        self._job_s = job_s
        self.begun: dict[Urgency, list[float]] = {urgency: [self.clock.now] for urgency in Urgency}

    def _later(self, seconds: float, work: Callable[[], object]) -> None:
        self._due.append((self.clock.now + seconds, work))

    async def flood(self, urgency: Urgency, number: int) -> None:
        """One of many who always want something more."""
        while True:
            async with self._queue.place(order(f"{urgency.name} {number}", urgency=urgency)):
                self.begun[urgency].append(self.clock.now)
                over = asyncio.Event()
                self._later(self._job_s, over.set)
                await over.wait()

    async def run(self, seconds: float) -> None:
        guests = [asyncio.create_task(self.flood(urgency, number)) for urgency in Urgency for number in range(10)]
        end = self.clock.now + seconds
        await yield_to_loop()
        while self.clock.now < end:
            self._due.sort(key=lambda each: each[0])
            self.clock.now, work = self._due.pop(0)
            work()
            await yield_to_loop()
        for guest in guests:
            guest.cancel()
        await asyncio.gather(*guests, return_exceptions=True)


@pytest.mark.parametrize(("places", "job_s"), [(1, 0.05), (1, 0.2), (2, 0.2), (2, 0.5), (4, 1.0)])
async def test_no_urgency_waits_for_more_than_two_seconds_beyond_the_job_that_runs(places: int, job_s: float) -> None:
    day = Day(places, job_s)
    await day.run(60.0)
    for urgency, begun in day.begun.items():
        times = [*begun, day.clock.now]
        assert max(later - earlier for earlier, later in pairwise(times)) <= 2.0 + job_s, urgency
    if job_s < 0.1:  # what others get is a trickle: most of the time is for those who wait
        assert len(day.begun[Urgency.WAITED_FOR]) > 0.7 * sum(map(len, day.begun.values()))


@pytest.mark.parametrize(("places", "job_s"), [(1, 0.6), (2, 1.0)])
async def test_with_long_jobs_an_urgency_waits_for_a_second_and_a_job_of_each(places: int, job_s: float) -> None:
    day = Day(places, job_s)
    await day.run(60.0)
    for urgency, begun in day.begun.items():
        times = [*begun, day.clock.now]
        waited = max(later - earlier for earlier, later in pairwise(times))
        assert waited <= OVERDUE_S + len(Urgency) * job_s, urgency


async def test_an_urgency_that_is_overdue_comes_next() -> None:
    room, clock = Room(), Clock()
    room.queue = FairQueue(1, clock=clock, later=room._later)
    room.come(order("under way"))
    await yield_to_loop()
    room.come(order("bots", urgency=Urgency.ALONE))
    await yield_to_loop()
    clock.now += OVERDUE_S
    room.come(order("ann"))
    await yield_to_loop()
    assert [each.person for each in await room.empty()] == ["under way", "bots", "ann"]


async def test_jobs_of_a_table_are_ranked_again_when_its_player_is_back() -> None:
    """A throw that was ordered while nobody was there, and ten guests who practise."""
    room = Room()
    for number in range(11):
        room.come(order(f"guest {number}", urgency=Urgency.LEISURE))
    await yield_to_loop()
    room.come(Order(Urgency.ALONE, person="ann", table="hers"))
    room.come(Order(Urgency.ALONE, person="ben", table="his"))
    await yield_to_loop()
    room.queue.rank(Order(Urgency.WAITED_FOR, THERE, "ann", "hers"))
    waiting = room.queue.waiting
    await room.empty()
    assert waiting == 12 and room.queue.waiting == 0
    people = [each.person for each in room.entered]
    assert people[1] == "ann" and people[-1] == "ben"
    assert len(room.rests) == 12, "a job that people wait for is followed by no pause"


async def test_a_job_that_is_ranked_again_may_take_the_place_that_was_left_free() -> None:
    room = Room(places=2)
    room.come(order("guest", urgency=Urgency.LEISURE))
    room.come(Order(Urgency.ALONE, person="ann", table="hers"))
    await yield_to_loop()
    assert len(room.entered) == 1
    room.queue.rank(Order(Urgency.WAITED_FOR, THERE, "ann", "hers"))
    await yield_to_loop()
    assert len(room.entered) == 2 and room.queue.waiting == 0
    await room.empty()


async def test_a_job_never_falls_behind_and_can_be_cancelled_after_it_was_ranked_again() -> None:
    room = Room()
    room.come(order("under way"))
    await yield_to_loop()
    gone = room.come(order("ann", "hers", urgency=Urgency.WATCHED))
    room.come(order("ben", urgency=Urgency.LEISURE))
    await yield_to_loop()
    room.queue.rank(Order(Urgency.ALONE, person="ann", table="hers"))
    room.queue.rank(Order(Urgency.WAITED_FOR, THERE, "ann", "hers"))
    gone.cancel()
    await yield_to_loop()
    assert room.queue.waiting == 1
    assert [each.person for each in await room.empty()] == ["under way", "ben"]


# What computing costs


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_an_allowance_is_for_each_person_and_comes_back_evenly() -> None:
    clock = Clock()
    allowance = Allowance(20.0, 60.0, 60.0, clock)
    ann, ben = order("ann"), order("ben")
    allowance.spend(ann, 21.0)
    assert allowance.is_spent(ann) and not allowance.is_spent(ben)
    clock.now += 6.0  # a tenth of the minute: 2 s are back
    assert not allowance.is_spent(ann)


def test_an_address_has_an_allowance_too() -> None:
    allowance = Allowance(20.0, 60.0, 60.0, Clock())
    for number in range(4):
        allowance.spend(order(f"guest {number}"), 16.0)
    assert allowance.is_spent(order("a new person"))
    assert not allowance.is_spent(order("a new person", address=THERE))


def test_debts_that_are_paid_back_leave_the_memory() -> None:
    clock = Clock()
    allowance = Allowance(20.0, 60.0, 60.0, clock)
    for number in range(100):
        allowance.spend(order(f"guest {number}", address=""), 0.01)
    clock.now += 60.0
    allowance.spend(order("ann", address=""), 1.0)
    assert len(allowance._debts) == 1


async def test_a_person_over_the_allowance_comes_after_the_others() -> None:
    allowance = Allowance(20.0, 60.0, 60.0, Clock())
    allowance.spend(order("mallory"), 30.0)
    room = Room(allowance=allowance)
    room.come(order("under way"))
    await yield_to_loop()
    room.come(order("mallory"))
    await yield_to_loop()
    room.come(order("ann", urgency=Urgency.WATCHED))
    await yield_to_loop()
    assert [each.person for each in await room.empty()] == ["under way", "ann", "mallory"]
