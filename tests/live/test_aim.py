"""The aim of who is on turn: for whom it is, and that nothing stays of it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from tests.live.fakes import Heard, PureTable
from tests.live.test_hidden import STORM
from throwdown.live.protocol import messages as wire
from throwdown.rules import Several
from throwdown.throwers import Luck

if TYPE_CHECKING:
    from collections.abc import Iterator


class InAnArena(Luck):
    """Luck that the table takes for an arena."""

    has_places = True


def at_table(**terms: Any) -> tuple[PureTable, Heard, Heard]:
    """Ann and Ben, who sees throws; Ann is on turn."""
    table = PureTable(InAnArena())
    ann, ben = table.open("ann", "ben", **terms)
    ben.motions = True
    table.begin()
    while table.state.owed() != [0]:
        table.land() if not table.state.owed() else table.act()
    return table, ann, ben


def heard(listener: Heard) -> Iterator[int | None]:
    """The force of every aim that a listener was shown, None where one ended."""
    for message in listener.messages:
        if message["is"] == "aimed":
            yield (message["aiming"] or {"force": None})["force"]


def aim(table: PureTable, listener: Heard, seat: int = 0, force: int | None = 40) -> None:
    """Aim with this force, or end the aim."""
    aiming = None if force is None else wire.Aiming(manner="toss", force=force, x=12, y=-30, side=-1571)
    table.say(listener, wire.Aim, seat=seat, aiming=aiming)


def test_an_aim_is_shown_to_the_others_and_leaves_nothing() -> None:
    table, ann, ben = at_table()
    ann.motions = True
    screen, plain = table.listen("ann", watches=True), table.listen("cid")
    screen.motions = True
    events, version = len(table.events), table.state.version
    aim(table, ann)
    assert ben.last("aimed") == {
        "is": "aimed",
        "seat": 0,
        "entry": table.state.begun_match().version,
        "aiming": {"manner": "toss", "force": 40, "x": 12, "y": -30, "side": -1571, "dice": 1},
    }
    assert [list(heard(each)) for each in (ann, screen, plain)] == [[], [40], []]
    assert (len(table.events), table.state.version) == (events, version)


def test_an_aim_of_another_seat_or_out_of_turn_is_dropped() -> None:
    table, ann, ben = at_table()
    ann.motions = True
    aim(table, ben, seat=1)
    aim(table, ben, seat=0)
    aim(table, table.listen("ann", watches=True))
    table.act()
    aim(table, ann)
    assert not [*heard(ann), *heard(ben)] and "refused" not in [*ann.kinds(), *ben.kinds()]


def test_delayed_watchers_see_no_aim() -> None:
    table, ann, ben = at_table(delay=30)
    watcher = table.listen("watcher")
    watcher.motions = True
    aim(table, ann)
    table.wait(60)
    assert (list(heard(ben)), list(heard(watcher))) == ([40], [])


def test_aims_that_come_too_often_are_dropped_but_not_their_end() -> None:
    table, ann, ben = at_table()
    for force in range(1, 101):
        aim(table, ann, force=force)
        table.wait(0.02)
    assert 10 <= len(list(heard(ben))) <= 11, "five a second"
    for _ in range(3):
        aim(table, ann, force=None)
    assert list(heard(ben))[-2:].count(None) == 1, "it ends once"


def test_a_client_that_comes_later_sees_the_aim_under_way() -> None:
    table, ann, _ = at_table()
    aim(table, ann)
    late = Heard("cid")
    late.motions = True
    table.listen_as(late)
    assert list(heard(late)) == [40]
    table.act()
    later = Heard("dan")
    later.motions = True
    table.listen_as(later)
    assert not list(heard(later))


def test_who_throws_blind_shows_no_aim() -> None:
    table, rng = PureTable(InAnArena()), Random(1)
    listeners = table.open("ann", "ben", "cid", "dan", game="impact_avatar", options=STORM)
    for each in listeners:
        each.motions = True
    table.begin()
    while not isinstance(table.state.begun_match().awaiting, Several):
        if not table.state.playing:
            table.begin()
        elif table.state.owed():
            table.act(rng)
        else:
            table.land()
    seat = table.state.owed()[0]
    aim(table, listeners[seat], seat=seat)
    assert not any(list(heard(each)) for each in listeners)
