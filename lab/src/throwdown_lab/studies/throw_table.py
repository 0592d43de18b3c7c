"""The throws of a study as a table: a row for each throw of its first part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.physics import ENGINE
from throwdown.throwers import MANNERS
from throwdown_lab.parquet import Column, table

from .arena import Thrown

if TYPE_CHECKING:
    from pathlib import Path

    from .arena import Notebook, Sizes

COLUMNS = (
    Column("job", "int32", "The job that it belongs to; a job depends on the seed and its number alone."),
    Column("manner", "string", "How it was thrown."),
    Column("filling", "int8", "So many dice lay there."),
    Column("tower", "int8", "The height of a tower among them, or 0."),
    Column("face", "int8", "The face 0 to 5 that the thrown die shows; empty if it left the arena."),
    Column("nudges", "int8", "So often a cocked die had to be nudged."),
    Column("loose", "int8", "Lying dice that stood in no tower."),
    Column("struck", "int8", "Of these: moved visibly."),
    Column("turned", "int8", "Of these: show another face."),
    Column("opposite", "int8", "Of those turned: show the face that was below."),
    Column("knocked", "int8", "Of the loose ones: left the arena."),
    Column("standing", "int8", "Dice of the tower that stand as before."),
)


def write_throws(path: Path | None, notebook: Notebook, sizes: Sizes, command: str) -> None:
    """Nothing is written where no path is given."""
    made = {"command": command, "seed": notebook.study.seed, "engine": ENGINE}
    with table(path, COLUMNS, made) as add:
        for job, found in enumerate(notebook.part("throws", sizes.throws)):
            for each in found:
                add(_row(job, Thrown(*each)))


def _row(job: int, throw: Thrown) -> tuple[Any, ...]:
    return (
        job,
        MANNERS[throw.manner],
        throw.filling,
        throw.tower,
        throw.face if throw.face >= 0 else None,
        throw.nudges,
        throw.loose,
        throw.struck,
        throw.turned,
        throw.opposite,
        throw.knocked,
        throw.standing,
    )
