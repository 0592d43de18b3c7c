"""What others may not see yet: blind throws, and everything where spectators are shown it later."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.live.fakes import Heard, Table
from throwdown.rules import Several

STORM = {"active_elements": ["LIGHTNING", "FIRE"], "fire_mode": "simulated"}


async def to_storm(*people: str, delay: int = 0, watching: bool = False) -> tuple[Table, list[Heard]]:
    """A table of four at which at least three are to throw at the same time."""
    table, rng = Table(), Random(1)
    listeners = await table.open(*people, game="impact_avatar", options=STORM, delay=delay)
    if watching:
        listeners.append(table.listen("watcher"))
    for each in listeners:
        each.views = True
    for _ in range(5000):
        match = table.state.match
        if not table.state.playing:
            await table.begin()
        elif match is not None and isinstance(match.awaiting, Several) and len(table.state.owed()) > 2:
            return table, listeners
        else:
            await table.act(rng)
    raise AssertionError("no storm came up")


async def test_a_bot_that_throws_at_the_same_time_does_not_see_the_throws_of_others() -> None:
    table, _ = await to_storm("ann", "ben", "cid", "dan")
    last = table.state.owed()[-1]
    before, entries = table.state.shown_state({last}), table.state.begun_match().version
    await table.act()
    await table.act()
    assert len(table.state.blind) == 2
    assert table.state.shown_state({last}) == before != table.state.begun_match().state
    assert table.state.entries_shown({last}) == entries
    own = table.state.story[table.state.blind[0] - 1]
    seat = table.state.begun_match().log.entries[own.number - 1].seat  # type: ignore[union-attr]
    assert table.state.entries_shown({seat}) == entries + 1, "the own throw is known"
    await table.act()
    assert table.state.shown_state({last}) == table.state.begun_match().state


async def test_a_late_spectator_does_not_see_blind_throws_before_they_are_revealed() -> None:
    """Told of the first blind throw when the second was made and a third is missing, the state showed it."""
    table, (*_, watcher) = await to_storm("ann", "ben", "cid", "dan", delay=5, watching=True)
    match = table.state.begun_match()
    hidden: Any = match.game.view(match.state, None)
    table.time.move(10)
    await table.act()
    await table.act()
    seen = len(watcher.messages)
    table.time.move(5)
    told = [message for message in watcher.messages[seen:] if message["is"] == "moment"]
    assert [message["hidden"] for message in told] == [True, True]
    supplies = [list(message["game"]["view"]["supplies"]) for message in told]
    assert supplies == [list(hidden.supplies)] * 2
    assert all(not message["game"].get("told") for message in told)


async def test_a_late_spectator_is_told_the_clock_late() -> None:
    table = Table()
    await table.open("ann", "ben", clock="fast", delay=5)
    watcher = table.listen("watcher")
    await table.begin()
    table.clock.begin()
    table.clock.run()
    assert watcher.last("clocked") is None
    table.time.move(5)
    assert watcher.last("clocked") is not None
    assert watcher.last("began") is not None


@pytest.mark.parametrize("delay", [0, 5])
async def test_whoever_has_left_is_told_nothing_late(delay: int) -> None:
    table = Table()
    await table.open("ann", "ben", clock="fast", delay=delay)
    watcher = table.listen("watcher")
    table.audience.remove(watcher)
    await table.begin()
    table.clock.begin()
    table.clock.run()
    table.time.move(10)
    assert watcher.messages == []
