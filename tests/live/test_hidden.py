"""What others may not see yet: blind throws, and everything where spectators are shown it later."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.live.fakes import Heard, PureTable
from throwdown.rules import Several

STORM = {"active_elements": ["LIGHTNING", "FIRE"], "fire_mode": "simulated"}


def to_storm(*people: str, delay: int = 0, watching: bool = False) -> tuple[PureTable, list[Heard]]:
    """A table of four at which at least three are to throw at the same time."""
    table, rng = PureTable(), Random(1)
    listeners = table.open(*people, game="impact_avatar", options=STORM, delay=delay)
    if watching:
        listeners.append(table.listen("watcher"))
    for each in listeners:
        each.views = True
    for _ in range(5000):
        match = table.state.match
        if not table.state.playing:
            table.begin()
        elif match is not None and isinstance(match.awaiting, Several) and len(table.state.owed()) > 2:
            return table, listeners
        else:
            table.act(rng)
    raise AssertionError("no storm came up")


def test_a_bot_that_throws_at_the_same_time_does_not_see_the_throws_of_others() -> None:
    table, _ = to_storm("ann", "ben", "cid", "dan")
    last = table.state.owed()[-1]
    before, entries = table.state.shown_state({last}), table.state.begun_match().version
    table.act()
    table.act()
    assert len(table.state.blind) == 2
    assert table.state.shown_state({last}) == before != table.state.begun_match().state
    assert table.state.entries_shown({last}) == entries
    own = table.state.story[table.state.blind[0] - 1]
    seat = table.state.begun_match().log.entries[own.number - 1].seat  # type: ignore[union-attr]
    assert table.state.entries_shown({seat}) == entries + 1, "the own throw is known"
    table.act()
    assert table.state.shown_state({last}) == table.state.begun_match().state


def test_a_late_spectator_does_not_see_blind_throws_before_they_are_revealed() -> None:
    """Told of the first blind throw when the second was made and a third is missing, the state showed it."""
    table, (*_, watcher) = to_storm("ann", "ben", "cid", "dan", delay=5, watching=True)
    match = table.state.begun_match()
    hidden: Any = match.game.view(match.state, None)
    table.wait(10)
    table.act()
    table.act()
    seen = len(watcher.messages)
    table.wait(5)
    moments = [message for message in watcher.messages[seen:] if message["is"] == "moment"]
    assert [message["hidden"] for message in moments] == [True, True]
    supplies = [list(message["game"]["view"]["supplies"]) for message in moments]
    assert supplies == [list(hidden.supplies)] * 2
    assert all(not message["game"].get("told") for message in moments)


def test_a_late_spectator_sees_a_game_begin_late() -> None:
    table = PureTable()
    table.open("ann", "ben", clock="fast", delay=5)
    watcher = table.listen("watcher")
    table.begin()
    assert watcher.last("began") is None
    table.wait(5)
    assert watcher.last("began") is not None


@pytest.mark.parametrize("delay", [0, 5])
def test_a_spectator_who_left_gets_no_delayed_messages(delay: int) -> None:
    table = PureTable()
    table.open("ann", "ben", clock="fast", delay=delay)
    watcher = table.listen("watcher")
    table.leave(watcher)
    table.begin()
    table.wait(10)
    assert "began" not in watcher.kinds() and "clocked" not in watcher.kinds()
