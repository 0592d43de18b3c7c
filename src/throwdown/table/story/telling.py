"""A record becomes a story.

Everything is counted and nothing is sampled. Thrown dice show each of their faces alike; whether a throw matches,
and whether its dice stay in the arena, is held against the table of luck, for the same dice thrown as hard into the
same position. In the physical arena a hand that aims well does better than that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from throwdown.bots.analysis.walk import walk
from throwdown.errors import GameRefused
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.own import OwnGame
from throwdown.rules.record import Ended

from .arena import ArenaTally
from .best import BestThrows
from .figures import CoursePoint, Story
from .tally import face_counts, luck_of, remarks
from .verasselt import VerasseltTally

if TYPE_CHECKING:
    from collections import Counter

    from throwdown.bots.analysis.walk import Walked
    from throwdown.rules.game import Game
    from throwdown.rules.record import Record

    from .figures import AimedThrow
    from .tally import SeatTally


class Tally(Protocol):
    """What is counted of a game."""

    seats: list[SeatTally]
    faces: Counter[str]
    die: tuple[str, ...]
    aims: list[AimedThrow]

    def held(self, state: Any) -> list[int] | None:
        """What is in front of every seat, when no dice are in the air."""
        ...

    def walk(self, step: Walked) -> None:
        """One more step of the game."""
        ...


def tell_story(log: Record, id: str = "") -> Story:
    """The story of a game; of one that broke off, as far as it went."""
    game = log.header.start()
    tally = _tally(log, game)
    course = [CoursePoint(step=0, throw=0, held=tally.held(game.new_game(log.header.first)[0]) or [])]
    throws, bests = 0, BestThrows()
    for step in walk(log):
        tally.walk(step)
        bests.walk(step)
        throws, held = step.throw, tally.held(step.after)
        if held is not None:
            course.append(CoursePoint(step=step.number, throw=throws, held=held))
    seats = [seat.story() for seat in tally.seats]
    found = remarks(seats)
    last = log.entries[-1] if log.entries else None
    return Story(
        id=id or log.header.id,
        game=log.header.game,
        place=log.header.place,
        players=list(log.header.players or [""] * log.header.seats),
        winners=list(last.result.winners) if isinstance(last, Ended) else [],
        throws=throws,
        course=_changes(course),
        faces=face_counts(tally.faces, tally.die) if tally.faces else [],
        seats=seats,
        aims=tally.aims,
        remarks=found,
        luck=luck_of(
            throws, [remark.one_in for remark in found], has_hands=any(seat.luck == "hands" for seat in seats)
        ),
        best=bests.best,
    )


def _tally(log: Record, game: Game[Any]) -> Tally:
    if isinstance(game, OwnGame):
        raise GameRefused("what is normal in {game} is unknown: show its record without its story", game=game.id)
    return ArenaTally(log, game) if isinstance(game, ArenaGame) else VerasseltTally(game)


def _changes(course: list[CoursePoint]) -> list[CoursePoint]:
    """The moments in which something changed, and both ends."""
    changes = course[:1]
    for moment in course[1:]:
        if moment.held != changes[-1].held:
            changes.append(moment)
    if changes[-1].step != course[-1].step:
        changes.append(course[-1])
    return changes
