"""Throws and bots: computed elsewhere, entered once, and only if they are still awaited."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from tests.live.fakes import Acts, Happened, PureTable, SlowThrows, background, chose, landed
from throwdown.errors import ActionRefused
from throwdown.live import effects as fx
from throwdown.live import events as ev
from throwdown.live.inputs import Landed, Start, Work, WorkFailed
from throwdown.live.jobs import Jobs
from throwdown.live.play import THROW, UNWATCHED, WATCHED
from throwdown.live.protocol import messages as wire
from throwdown.live.timers import Again, BotPause
from throwdown.live.urgency import Order, Urgency
from throwdown.rules import InFlight, Resign, Stop
from throwdown.rules.record import Ended, Resolved
from throwdown.throwers import Luck

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.live.inputs import AnyInput


class Arena(Luck):
    """Luck that is computed elsewhere, as an arena is."""

    id = "arena"
    has_places = True

    def lock(self, *_: Any) -> tuple[int, ...]:
        return (1, 2, 3)

    def lay(self, *_: Any) -> dict[int, tuple[int, ...]]:
        return {}


def in_the_air() -> PureTable:
    """A table whose start die flies."""
    table = PureTable(Arena(), seed=0)
    table.open("ann", "ben")
    table.begin()
    assert isinstance(table.state.begun_match().awaiting, InFlight)
    return table


def test_a_throw_is_an_effect_and_its_landing_a_message() -> None:
    table, version = in_the_air(), 0
    version = table.state.version
    assert len([each for each in table.done if isinstance(each, fx.Throw)]) == 1 and THROW in table.table.working
    table.handle(Happened([]))
    assert len([each for each in table.done if isinstance(each, fx.Throw)]) == 1, "it is under way"
    table.land()
    assert isinstance(table.state.story[version].entry, Resolved) and THROW not in table.table.working


def test_dice_do_not_land_in_a_game_that_ended_while_they_flew() -> None:
    table = in_the_air()
    table.handle(Acts(0, Resign()))
    version = table.state.version
    table.land()
    assert table.state.version == version


def test_a_throw_that_failed_is_tried_again_in_a_moment() -> None:
    table = in_the_air()
    first = table.took(fx.Throw)
    table.handle(WorkFailed(THROW, first.number))
    assert not any(isinstance(each, fx.Throw) for each in table.done) and table.ends_in(Again()) == 1.0
    table.wait(1.0)
    second = table.took(fx.Throw)
    assert (second.match, second.version) == (first.match, first.version) and second.number != first.number


def test_the_same_dice_land_however_often_they_are_computed() -> None:
    """The chance was committed with the game, the intent locked with the throw."""
    table = in_the_air()
    throw = table.took(fx.Throw)
    resolve, asked = throw.match.thrower.resolve, throw.match.asked()
    first, second = resolve(asked), resolve(asked)
    assert first == second
    table.handle(Landed(throw.number, throw.match, throw.version, first))
    assert table.state.begun_match().log.entries[throw.version] == first
    again = table.restarted()
    assert again.state.begun_match().state == table.state.begun_match().state


@pytest.mark.parametrize("answer", [landed, lambda throw: WorkFailed(THROW, throw.number)])
def test_the_answer_to_a_throw_that_was_dropped_is_ignored(answer: Callable[[fx.Throw], AnyInput]) -> None:
    """It waited in the inbox while the table was restored: else the throw would be computed twice."""
    table = in_the_air()
    stale, version = table.took(fx.Throw), table.state.version
    table.table.drop_work()
    table.handle(Happened([]))
    table.handle(answer(stale))
    assert THROW in table.table.working and Again() not in table.timers and table.state.version == version
    table.land()
    assert table.state.version > version and table.done == []


def test_luck_lands_with_the_throw_in_one_message() -> None:
    table = PureTable()
    table.open("ann", "ben")
    table.begin()
    version = table.state.version
    table.act()
    acted, landed = table.state.story[version : version + 2]
    assert acted.number + 1 == landed.number and isinstance(landed.entry, Resolved)
    assert table.done == []


def test_the_end_of_a_game_is_an_event_of_its_own() -> None:
    table = PureTable()
    table.open("ann", "ben")
    table.begin()
    table.handle(Acts(0, Resign()))
    acted, ended = table.state.story[-2:]
    if isinstance(ended.event, ev.Committed):  # the next game is bound at once
        acted, ended = table.state.story[-3:-1]
    assert isinstance(ended.entry, Ended) and not acted.is_end
    assert (acted.number, ended.number) == (ended.number - 1, table.state.begun_match().version)
    assert table.state.status == "over"


def test_a_refused_action_changes_nothing() -> None:
    table = PureTable()
    listeners = table.open("ann", "ben")
    table.begin()
    (seat,), before = table.state.owed(), table.state.version
    with pytest.raises(ActionRefused):
        table.handle(Acts(table.state.in_game(1 - seat), Stop()))
    assert table.state.version == before and table.table.events == []
    with pytest.raises(ActionRefused):
        table.say(listeners[1 - seat], wire.Act, seat=1 - seat, version=before, action={"is": "stop"})
    assert table.state.version == before


# Bots


def test_the_choice_of_a_bot_whose_thought_was_dropped_is_ignored() -> None:
    table = with_bot("CASUAL", "ann", pause=0.0)
    stale, version = table.took(fx.Think), table.state.version
    table.table.drop_work()
    table.handle(Happened([]))
    table.handle(chose(stale))
    assert Work("bot", stale.seat) in table.table.working and table.state.version == version
    table.think()
    assert table.state.version > version


def with_bot(*people: str, pause: float = 1.0) -> PureTable:
    """A table with a bot in it, whose turn it is."""
    table = PureTable(bot_pause_s=pause)
    table.open(*people)
    table.begin()
    while table.state.playing and table.state.chairs[table.state.owed()[0]].player is None:
        table.pass_on()
    assert table.state.playing
    return table


def test_a_bot_that_is_asked_pauses_and_acts_once() -> None:
    table = with_bot("CASUAL", "ann")
    version, (bot,) = table.state.version, table.state.owed()
    table.handle(Happened([]))
    pause = table.ends_in(BotPause(bot))
    assert pause is not None and WATCHED[0] <= pause <= WATCHED[1]
    table.wait(pause)
    asked = [each for each in table.done if isinstance(each, fx.Think)]
    assert [(each.bot, each.own) for each in asked] == [("casual", table.state.in_game(bot))]
    table.think()
    assert table.state.version > version


def test_bots_pause_less_where_no_person_watches() -> None:
    table = with_bot("CASUAL", "ann")
    table.table.audience.remove(next(iter(table.table.audience)))
    (bot,) = table.state.owed()
    table.table.working.clear()
    table.handle(Happened([]))
    assert table.ends_in(BotPause(bot)) == UNWATCHED


def test_a_thought_about_a_game_that_continued_is_thrown_away() -> None:
    table = with_bot("CASUAL", "ann", pause=0.0)
    table.handle(Acts(table.state.in_game(1), Resign()))
    version = table.state.begun_match().version
    table.think()
    assert table.state.begun_match().version == version


def test_a_stand_in_whose_person_is_back_does_not_act() -> None:
    table = with_bot("CASUAL", "ann", pause=0.0)
    while table.state.owed() != [1]:
        table.think()
    table.handle(Happened([ev.StoodIn(seat=1, bot="regular")]))
    table.handle(Happened([ev.CameBack(seat=1)]))
    version = table.state.version
    table.think()
    assert table.state.version == version


def test_the_bots_of_a_game_are_prepared() -> None:
    table = PureTable()
    table.open("CASUAL", "ann", "MASTER")
    table.begin()
    assert table.took(fx.Prepare).bots == {"casual", "master"}


def test_a_bot_is_not_asked_about_a_game_that_ended_while_it_paused() -> None:
    table = with_bot("CASUAL", "ann")
    table.handle(Acts(table.state.in_game(1), Resign()))
    assert not table.state.playing
    table.wait(10)
    assert not any(isinstance(each, fx.Think) for each in table.done)


def test_bots_play_a_whole_game() -> None:
    table = PureTable(bot_pause_s=0.0)
    table.open("CASUAL", "NOVICE", "ann")
    table.handle(Start())
    table.handle(Acts(2, Resign()))
    while table.state.playing:
        table.think()
    assert table.state.status == "over"


# Who waits for it


def test_a_player_who_comes_back_has_the_throw_under_way_ranked_again() -> None:
    table = PureTable(Arena(), seed=0)
    for listener in table.open("ann", "ben"):
        table.leave(listener)
    table.begin()
    (thrown,) = (each for each in table.done if isinstance(each, fx.Throw))
    assert thrown.order.urgency == Urgency.ALONE
    table.listen("ann")
    (ranked,) = (each for each in table.done if isinstance(each, fx.Rank))
    assert (ranked.order.urgency, ranked.order.person) == (Urgency.WAITED_FOR, "ann")


def test_nothing_is_ranked_again_where_nothing_is_under_way() -> None:
    table = in_the_air()
    table.land()
    table.table.working.clear()
    table.listen("ann")
    assert not [each for each in table.done if isinstance(each, fx.Rank)]


async def test_a_throw_that_has_not_reached_the_queue_is_ordered_with_the_newest_rank() -> None:
    """The player is back before the job of the throw has begun."""
    table, throws = in_the_air(), SlowThrows()
    (thrown,) = (each for each in table.done if isinstance(each, fx.Throw))
    jobs = Jobs("t", replace(table.services, throws=throws), lambda message: None)
    jobs.throw(thrown)
    jobs.rank(fx.Rank(Order(Urgency.WAITED_FOR, person="ann", table="t")))
    await background()
    assert [order.urgency for order in throws.orders] == [Urgency.WAITED_FOR, Urgency.WAITED_FOR]
    jobs.stop()


async def test_the_beginning_of_a_throw_is_shown_only_while_it_is_computed() -> None:
    table, throws = in_the_air(), SlowThrows()
    (thrown,) = (each for each in table.done if isinstance(each, fx.Throw))
    posted: list[Any] = []
    jobs = Jobs("t", replace(table.services, throws=throws), posted.append)
    jobs.throw(thrown)
    await background()
    assert throws.begun is not None
    throws.begun(b"so far")
    (under_way,) = posted
    table.handle(under_way)
    assert table.done[-1] == fx.ShowFlight(b"so far")
    table.land()
    shown = len(table.done)
    table.handle(under_way)
    assert not [each for each in table.done[shown:] if isinstance(each, fx.ShowFlight)]
    jobs.stop()


def test_the_beginning_of_a_throw_is_not_sent_to_spectators_with_a_delay() -> None:
    table = in_the_air()
    frames: dict[str, list[bytes]] = {"ann": [], "bea": [], "cyd": []}
    for name, received in frames.items():
        listener = table.listen(name)
        listener.frame = received.append
        listener.motions, listener.delay = name != "cyd", 60.0 if name == "bea" else 0.0
    table.publisher.show_flight(b"so far")
    version = table.table.state.version.to_bytes(4, "big")
    assert frames == {"ann": [version + b"so far"], "bea": [], "cyd": []}
