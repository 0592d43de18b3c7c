"""Finished games as a person reads them: who sat there, and how it ended."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

import msgspec

from .figures import bad_dice, began_with, read_judged
from .rows import who_is

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from .rows import PlayRow


class BadDice(msgspec.Struct, frozen=True, kw_only=True):
    """X and busts, and how many are usual."""

    seen: int
    mean: float


class SeatOf(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of a finished game."""

    name: str
    """As it was shown then; empty once it is withdrawn."""
    who: str
    """The id of a person, ``bot:`` and a level, or ``name:`` and a name that was typed."""
    bot: str = ""
    me: bool = False
    won: bool = False
    rank: int = 0
    left: bool = False
    """Gave up."""
    stood_in: bool = False
    """A bot played to the end in this seat."""
    began_with: int = 0
    """Starting dice, where the seats had a handicap."""


class GameOf(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game."""

    id: str
    kind: str
    edition: str
    thrower: str
    table_kind: str
    started: float | None
    """None where that was not stored."""
    ended: float
    seats: list[SeatOf]
    won: bool | None
    """None where the person only typed it in."""
    bad: BadDice | None = None
    """Own X and busts."""
    luck: float | None = None
    """What luck gave the person, in chances to win; none before the game is analysed."""
    cost: float | None = None
    """What own decisions cost, in chances to win."""


def games_from(rows: Iterable[PlayRow], ids: Collection[str], started: Mapping[str, float]) -> list[GameOf]:
    """Games from their seats, which come game by game; the newest first."""
    games = [_game(list(seats), ids, started) for _, seats in groupby(rows, key=attrgetter("game"))]
    return sorted(games, key=lambda game: (game.ended, game.id), reverse=True)


def _game(seats: Sequence[PlayRow], ids: Collection[str], started: Mapping[str, float]) -> GameOf:
    first, mine = seats[0], [seat for seat in seats if seat.person in ids]
    judged = read_judged(mine[0].analysis) if mine else None
    bad = bad_dice(mine[0].figures) if mine else None
    began = started.get(first.game)
    return GameOf(
        id=first.game,
        kind=first.kind,
        edition=first.edition,
        thrower=first.thrower,
        table_kind=first.table_kind,
        started=began if began is not None and began < first.ended else None,
        ended=first.ended,
        seats=[_seat(seat, ids) for seat in seats],
        won=any(seat.won for seat in mine) if mine else None,
        bad=BadDice(seen=bad.seen, mean=round(bad.mean, 1)) if bad is not None else None,
        luck=round(judged.luck, 3) if judged is not None else None,
        cost=round(judged.cost, 3) if judged is not None else None,
    )


def _seat(seat: PlayRow, ids: Collection[str]) -> SeatOf:
    return SeatOf(
        name=seat.name,
        who=who_is(seat.person, seat.bot, seat.name),
        bot=seat.bot,
        me=seat.person in ids,
        won=bool(seat.won),
        rank=seat.rank,
        left=seat.left == 1,
        stood_in=seat.left == 2,
        began_with=began_with(seat.figures),
    )
