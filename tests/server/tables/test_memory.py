"""What a table leaves in memory: nothing that only a search for cycles would find.

The server searches seldom, because everybody waits meanwhile; what refers to itself in a circle would pile up.
"""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from tests.live.fakes import background
from tests.live.test_session import Visit
from tests.server.house_fixture import BOT, ME, OPEN, OpenHouse, open_house, play, until
from throwdown.errors import ThrowdownError
from throwdown.live.session import Session
from throwdown.live.timers import Unused
from throwdown.rules import GAMES, game


@contextmanager
def garbage() -> Iterator[Counter[str]]:
    """Counts, by type, what of ours only a search for cycles frees that became rubbish in here."""
    found: Counter[str] = Counter()
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield found
        gc.collect()
        found.update(type(each).__qualname__ for each in gc.garbage if is_ours(each))
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
        gc.collect()


def is_ours(each: object) -> bool:
    module = type(each).__module__
    return module.startswith("throwdown.")


def test_a_circle_would_be_found() -> None:
    with garbage() as found:
        left = Visit(unused_s=10.0)
        left.session._parts.schedule.note_unused()
        del left
    assert found["Session"] == 1 and found["Parts"] == 1


@pytest.mark.parametrize("name", ["strike", "verasselt", "hp_strike"])
async def test_a_table_that_is_over_is_freed_at_once(name: str) -> None:
    await _whole_life(name)
    with garbage() as found:
        await _whole_life(name)
    assert not found


async def _whole_life(name: str) -> None:
    """A table from its opening until it leaves the memory."""
    visit, rng = Visit(unused_s=10.0), Random(3)
    await visit.open(game=name)
    while visit.session.state.playing:
        await visit.act(rng)
    with suppress(ThrowdownError):  # a refusal on the way leaves nothing either
        await visit.say(0, "concede", seat=0)
    for listener in visit.people:
        visit.session.leave(listener, meant=False)
        listener.detach()
    await visit.pass_time(11.0)
    visit.session.detach()  # as the lobby does then
    await background()


@pytest.mark.parametrize("name", sorted(GAMES))
def test_rules_are_freed_at_once(name: str) -> None:
    game(name)
    with garbage() as found:
        made = game(name)
        made.new_game()
        del made
    assert not found


def test_tables_and_sockets_of_the_whole_server_are_freed_at_once(tmp_path: Path) -> None:
    with open_house(tmp_path, {"unused_s": 3.0}) as house:
        _visit(house)
        with garbage() as found:
            _visit(house)
    assert not {name: many for name, many in found.items() if name in SERVER_SIDE}, found


#: What the server makes for each table and each connection; the rest of the process is the test's own client.
SERVER_SIDE = {
    "Session",
    "Parts",
    "Journal",
    "Match",
    "Strike",
    "Socket",
    "Listener",
    "SafeSocket",
    "SafeHttp",
    "Lobby",
}


def _visit(house: OpenHouse) -> None:
    """Two people and a bot play, look at the lobby, and go."""
    anna, ben = house.guest("Anna"), house.guest("Ben")
    tables, sockets = house.inside.house.tables, house.inside.house.connections
    with anna.knock("/ws/lobby") as lobby:  # the first socket takes longest, and a table without people goes
        lobby.say("hello", protocol=1)
        lobby.wait("heard")
        table = anna.table("strike", [ME, OPEN, BOT])["id"]
        with anna.link(table) as first, ben.link(table) as second:
            second.do("sit", seat=1)
            first.do("start")
            play([first, second])
    until(lambda: table not in tables._awake)
    until(lambda: not sockets._open)


async def test_whoever_comes_while_the_table_goes_keeps_it() -> None:
    visit = Visit(unused_s=10.0)
    await visit.open(game="strike")
    session: Session = visit.session
    for listener in visit.people:
        session.leave(listener, meant=False)
    async with session._parts.journal.lock:
        visit.time.move(11.0)
        await background()  # the table waits for the lock, to leave the memory
        coming = asyncio.create_task(session.join(visit.people[0], None))
        await background()
    await coming
    await background()
    assert visit.people[0] in session._parts.audience
    assert not session._parts.timers.time_of(Unused())
