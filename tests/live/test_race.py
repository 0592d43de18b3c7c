"""The race for the column of fire, with the clock in the test's hand (DIG-FIRE-1, DIG-FIRE-4)."""

from __future__ import annotations

from random import Random

import pytest

from tests.live.fakes import Acts, Happened, Heard, PureTable
from throwdown.errors import TableRefused
from throwdown.live import events as ev
from throwdown.live.live_race import LONGEST_DELAY, ON_ITS_WAY, SLACK, LiveRace
from throwdown.live.play import runners
from throwdown.live.protocol import messages as wire
from throwdown.live.timers import RaceEnds, RaceProgress, Signal
from throwdown.rules import Race, Resign
from throwdown.table.questions import race_times
from throwdown.table.race import LIMIT_S, REACTION_MS, SIGNAL_S, TILE_MS


def race(tiles: dict[int, int] | None = None, drawn: dict[int, int] | None = None) -> LiveRace:
    ours = LiveRace(1, {0: 3, 1: 5} if tiles is None else tiles, drawn or {}, 100.0, Random(1))
    ours.start(101.0)
    return ours


def test_the_time_of_the_signal_is_random_within_bounds() -> None:
    signals = {LiveRace(1, {}, {}, 100.0, Random(seed)).signal_at for seed in range(50)}
    assert len(signals) == 50 and all(SIGNAL_S[0] <= at - 100 <= SIGNAL_S[1] for at in signals)


@pytest.mark.parametrize(
    ("claimed", "after", "delay", "believed"),
    [
        (1500, 1.5, 0.0, 1500),
        (1500, 1.59, 0.0, 1500),
        (1500, 1.7, 0.0, 1700 - 1000 * SLACK),
        (0, 1.0, 0.0, 1000 - 1000 * SLACK),
        (0, 2.0, 0.4, 2000 - 1000 * (0.4 + SLACK)),
        (0, 0.3, 0.0, REACTION_MS + 3 * TILE_MS),
        (400, 0.5, 0.0, REACTION_MS + 3 * TILE_MS),
    ],
)
def test_a_time_is_believed_that_fits_what_the_server_saw(
    claimed: int, after: float, delay: float, believed: float
) -> None:
    ours = race()
    ours.finish(0, claimed, 101.0 + after, delay)
    assert ours.times == {0: round(believed)}


@pytest.mark.parametrize(
    ("seat", "ms", "code"), [(2, 500, "server/no_race"), (0, 5000, "server/race_time"), (1, 500, "server/race_twice")]
)
def test_an_impossible_result_is_refused(seat: int, ms: int, code: str) -> None:
    ours = race()
    ours.finish(1, 900, 102.0, 0.0)
    with pytest.raises(TableRefused) as refused:
        ours.finish(seat, ms, 102.0, 0.0)
    assert refused.value.code == code


def test_a_finish_before_the_signal_is_refused() -> None:
    ours = LiveRace(1, {0: 1}, {}, 100.0, Random(1))
    with pytest.raises(TableRefused) as refused:
        ours.finish(0, 0, 100.5, 0.0)
    assert refused.value.code == "server/race_early"


def test_a_race_ends_soon_after_the_first_tower_or_at_its_limit() -> None:
    ours = race()
    assert ours.ends_at == 101.0 + LIMIT_S and not ours.finished
    ours.finish(0, 1500, 102.5, 0.0)
    assert ours.ends_at == 102.5 + ON_ITS_WAY and not ours.finished
    ours.finish(1, 2000, 103.0, 0.0)
    assert ours.finished and race_times(ours.outcome()) == {0: 1500, 1: 2000}


def test_runners_who_are_lost_or_concede_have_no_result() -> None:
    ours = race(drawn={2: 4000})
    ours.finish(0, 1500, 102.5, 0.0)
    ours.drop(1)
    assert ours.finished and race_times(ours.outcome()) == {0: 1500, 2: 4000}
    ours.leave(0)
    assert race_times(ours.outcome()) == {2: 4000}


def test_every_runner_is_shown_the_progress_of_the_others() -> None:
    ours = LiveRace(1, {0: 3}, {1: 2000}, 100.0, Random(1), towers={0: 3, 1: 4}, prize=5)
    assert ours.info("ready", 100.0).left is None
    ours.stack(0, 2)
    ours.start(101.0)
    lanes = [(lane.seat, lane.stacked, lane.tiles) for lane in ours.info("go", 101.0).lanes]
    assert lanes == [(0, 0, 3), (1, 0, 4)], "nobody stacks before the signal"
    ours.stack(0, 2)
    ours.stack(0, 1)
    ours.stack(1, 4)
    info = ours.info("under_way", 102.0)
    assert [lane.stacked for lane in info.lanes] == [2, 2] and info.prize == 5, "chance runs as its time says"
    assert info.left == 2.5
    ours.finish(0, 1000, 102.0, 0.0)
    assert [lane.stacked for lane in ours.info("finished", 103.0).lanes] == [3, 4]


def test_a_delayed_answer_gains_at_most_the_longest_delay() -> None:
    """The first answer counts, no other number is one, and no line counts as slower than the longest delay."""
    ours = LiveRace(1, {0: 3, 1: 3}, {}, 100.0, Random(1))
    ours.answer("honest", ours.challenge, 100.02)
    ours.answer("honest", ours.challenge, 100.4)
    ours.answer("guesses", ours.challenge + 1, 100.0)
    ours.answer("holds back", ours.challenge, 100.5)
    assert ours.delay_of("honest", None) == pytest.approx(0.02)
    assert ours.delay_of("guesses", None) == 0.0
    assert ours.delay_of("holds back", None) == LONGEST_DELAY
    ours.start(101.0)
    ours.finish(0, 1040, 102.743, ours.delay_of("holds back", None))
    assert ours.times[0] == round(1743 - 1000 * (LONGEST_DELAY + SLACK))


def test_a_delayed_answer_gains_nothing_where_the_round_trip_is_measured() -> None:
    ours = LiveRace(1, {0: 3}, {}, 100.0, Random(1))
    ours.answer("holds back", ours.challenge, 100.5)
    assert ours.delay_of("holds back", 0.004) == 0.004
    assert ours.delay_of("silent", 0.004) == 0.0


# At a table


def to_race(*people: str) -> tuple[PureTable, list[Heard]]:
    """A table at which a race has just come up."""
    table = PureTable()
    options = {"active_elements": ["FIRE"], "fire_mode": "live"}
    listeners = table.open(*people, game="impact_avatar", options=options)
    for _ in range(5000):
        if not table.state.playing:
            table.begin()
        elif isinstance(table.state.begun_match().awaiting, Race):
            return table, listeners
        else:
            table.act()
    raise AssertionError("no column of fire rose")


def state_of(listener: Heard) -> dict[str, object]:
    return listener.last("race_state") or {}


def to_signal(table: PureTable) -> None:
    wait = table.ends_in(Signal())
    assert wait is not None
    table.wait(wait)


def test_a_race_is_called_started_run_and_entered() -> None:
    table, (ann, ben) = to_race("ann", "ben")
    ready = ann.last("race_state")
    assert ready is not None and (ready["state"], ready["seats"]) == ("ready", [0, 1])
    table.wait(0.12)
    table.say(ben, wire.Ping, n=ready["challenge"] + 1)
    table.say(ben, wire.Ping, n=ready["challenge"])
    to_signal(table)
    assert state_of(ben)["state"] == "go" and state_of(ben)["challenge"] == 0
    taken = table.state.begun_match().game.at_stake(table.state.begun_match().state)  # type: ignore[attr-defined]
    assert state_of(ben)["prize"] == len(taken) > 1
    table.say(ann, wire.Stacked, race=1, seat=0, tiles=1)
    table.wait(0.4)
    sent = ben.last("race_state") or {}
    assert sent["state"] == "under_way" and [lane["stacked"] for lane in sent["lanes"]] == [1, 0]
    table.say(ann, wire.Ping, n=ready["challenge"])
    race = table.table.race
    assert race is not None
    assert race.delays == {"ben": pytest.approx(0.12)}, "an answer after the signal measures nothing"
    table.wait(9.6)
    table.say(ann, wire.Finished, race=1, seat=0, ms=9990)
    assert state_of(ben)["done"] == [0]
    assert table.ends_in(RaceEnds()) == pytest.approx(9.99 + ON_ITS_WAY - 10)
    table.say(ben, wire.Finished, race=1, seat=1, ms=10000)
    assert table.ends_in(RaceEnds()) == 0
    version = table.state.version
    table.wait(0)
    entry = table.state.story[version].entry
    assert entry is not None and race_times(entry.outcome) == {0: 9990, 1: 10000}  # type: ignore[union-attr]
    assert table.table.race is None and RaceProgress() not in table.timers
    with pytest.raises(TableRefused, match="over"):
        table.say(ann, wire.Finished, race=1, seat=0, ms=10)


def test_runners_are_present_people_who_did_not_choose_simulation() -> None:
    table, (_, ben) = to_race("ann", "ben")
    awaited = table.state.begun_match().awaiting
    assert isinstance(awaited, Race)
    assert set(runners(table.table, awaited)) == {0, 1}
    table.handle(Happened([ev.RacesBy(seat=0, simulated=True)]))
    assert set(runners(table.table, awaited)) == {1}
    table.table.audience.remove(ben)
    assert runners(table.table, awaited) == {}


def test_a_race_ends_when_a_concession_decides_the_game() -> None:
    table, (ann, _) = to_race("ann", "ben")
    table.say(ann, wire.Concede, seat=0)
    assert table.table.race is None and Signal() not in table.timers


def test_a_runner_whose_connection_is_lost_does_not_delay_the_race() -> None:
    table, (ann, ben) = to_race("ann", "ben")
    to_signal(table)
    table.leave(ben)
    assert state_of(ann)["seats"] == [0]
    table.wait(3)
    table.say(ann, wire.Finished, race=1, seat=0, ms=3000)
    table.wait(0)
    entry = next(each.entry for each in reversed(table.state.story) if race_times(getattr(each.entry, "outcome", None)))  # type: ignore[arg-type]
    assert race_times(entry.outcome) == {0: 3000}  # type: ignore[union-attr]


def test_a_runner_who_gives_up_another_game_leaves_the_race_alone() -> None:
    table, _ = to_race("ann", "ben", "cid")
    table.handle(Acts(2, Resign()))
    assert table.table.race is not None
