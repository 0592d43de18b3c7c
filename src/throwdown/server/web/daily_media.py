"""Picture and film of the daily throw, to be shared. They have no names. Made in the archive's process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from throwdown.daily.landing import landed
from throwdown.pictures.finish import finish_of
from throwdown.pictures.picture import bodies_of, movie
from throwdown.pictures.poster import Poster, arena_poster
from throwdown.pictures.symbols import symbols_of
from throwdown.throwers.simulating import simulate

if TYPE_CHECKING:
    from throwdown.daily.day import Day
    from throwdown.server.lobby.daily import OpenedDay
    from throwdown.server.storage.store import DailyThrowRow
    from throwdown.words import Words


def preview(day: Day, words: Words) -> bytes:
    """The arena of a day, as a JPEG."""
    return arena_poster(Poster(day.game, words.say("daily-preview-title", day=day.day), ()), bodies_of(dict(day.lying)))


def film(opened: OpenedDay, row: DailyThrowRow) -> bytes:
    """A throw as a GIF."""
    from throwdown.physics import Scene
    from throwdown.physics.trajectory import Trajectory

    day = opened.day
    _, motion = landed(day, opened.row.secret, row.numbers, simulate, row.own_chance)
    before = Scene(cast("Any", dict(day.lying)))
    return movie(before, Trajectory.decode(motion), symbols_of(day.game), finish=finish_of(day.game))
