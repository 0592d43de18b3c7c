"""Solved games on disk, so that the models everybody uses are solved once."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import BadZipFile

import numpy as np
from msgspec.structs import astuple

from throwdown.throwers.luck import LUCK

from .core import Solved, dice_of, solve

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.bots.odds.kernels import Model

#: Raise it when the tables change their shape or their meaning.
FORMAT = 2


def solved_game(
    model: Model,
    players: int,
    objective: str = "win",
    progress: Callable[[float], None] = lambda rows: None,
    dice: int | None = None,
) -> Solved:
    """The solved game, from disk if it is there; ``progress`` is called with how many positions are done.

    ``dice`` are all dice of the game, where a handicap gives more than usual.
    """
    if not is_cached(model):
        return solve(model, players, objective, progress, dice)
    empty = Solved(model, players, objective, dice)
    path = cache_file(model, players, objective, empty.dice)
    solved = load(path, empty)
    if solved is None:
        solved = solve(model, players, objective, progress, dice)
        with suppress(OSError):  # a full disk costs time, not the answer
            save(path, solved)
    return solved


def is_cached(model: Model) -> bool:
    """Whether it is worth keeping: the table of luck. Any other model is solved again each time."""
    return model == LUCK


def cache_file(model: Model, players: int, objective: str, dice: int | None = None) -> Path:
    """Where the tables are cached."""
    configured = os.environ.get("XDG_CACHE_HOME", "")
    home = Path(configured) if configured and Path(configured).is_absolute() else Path.home() / ".cache"
    chances = [[name, *astuple(manner)] for name, manner in model.items()]
    key = sha256(json.dumps([FORMAT, chances]).encode()).hexdigest()[:16]
    more = f"-{dice}" if dice is not None and dice > dice_of(players) else ""
    return home / "throwdown" / f"solved-{key}-{players}{more}-{objective}.npz"


def save(path: Path, solved: Solved) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.stem}-{os.getpid()}.npz")
    levels = json.dumps([solved.settled, solved.unique_to]).encode()
    tables = {f"players{number}": table.values for number, table in solved.tables.items()}
    try:
        np.savez(beside, allow_pickle=False, told=np.frombuffer(levels, dtype=np.uint8), **tables)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def load(path: Path, empty: Solved) -> Solved | None:
    """The tables of this file, or None if it is not there or damaged."""
    with suppress(OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile), np.load(path) as stored:
        settled, unique_to = json.loads(stored["told"].tobytes())
        empty.settled = {int(players): levels for players, levels in settled.items()}
        empty.unique_to = {int(players): level for players, level in unique_to.items()}
        for number, table in empty.tables.items():
            table.values[:] = stored[f"players{number}"]
        return empty
    return None
