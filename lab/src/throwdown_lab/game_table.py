"""Games as a table: a row for each, with the columns that lab/docs/simulate.md explains."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from throwdown.throwers import Luck

from .parquet import Column, table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from .simulate import Plan, PlayedGame

COLUMNS = (
    Column("game", "string", "The game."),
    Column("edition", "string", "The printed edition; empty for the plain rules."),
    Column("number", "int64", "The number of the game in its run, from 0; in a ladder, in its pair."),
    Column("seed", "string", "The seed of all chance in this game: Python's Random of this text."),
    Column("thrower", "string", "luck or physics."),
    Column("seats", "int8", "The number of players."),
    Column("bots", "[string]", "The players, by seat; seat 0 began."),
    Column("winners", "[int8]", "The seats that won: one, or several who share it."),
    Column("winning_bots", "[string]", "The bots of these seats, each name once."),
    Column("reason", "string", "How the game ended, as in records."),
    Column("throws", "int32", "Throws of the players, reaction throws included."),
    Column("steps", "int32", "Lines of the record."),
    Column(
        "points",
        "[int16]",
        "By seat: cards in voll verasselt; in the arena the points of a tournament, where few are good.",
    ),
)


def row_of(game: PlayedGame) -> tuple[Any, ...]:
    """One game, by the columns."""
    plan, played = game.plan, game.played
    bots = [plan.bots[bot] for bot in plan.seating(game.number)]
    return (
        plan.game,
        plan.edition,
        game.number,
        f"{plan.seed}/{game.number}",
        plan.thrower,
        len(bots),
        bots,
        list(played.winners),
        list(dict.fromkeys(bots[seat] for seat in played.winners)),
        played.reason,
        played.throws,
        played.steps,
        list(played.points),
    )


@contextmanager
def game_table(
    path: Path | None, command: str, seed: str, plan: Plan | None = None
) -> Iterator[Callable[[PlayedGame], None]]:
    """What it gives takes a game at a time."""
    made = {"command": command, "seed": seed, "luck": Luck.engine}
    if plan is not None:
        made |= {"options": json.dumps(dict(plan.options)), "think": f"{plan.think:g}"}
    with table(path, COLUMNS, made) as add:
        yield lambda game: add(row_of(game))
