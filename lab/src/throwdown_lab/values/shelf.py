"""Learned weights as files: ``data``, one for each game and number of players, for people to read as well."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from throwdown.bots.coding.verasselt import VerasseltCoding
from throwdown.errors import BotUnknown

from .sight import FACTS
from .verasselt import Values, Worths

if TYPE_CHECKING:
    from throwdown.rules import Game

SHELF = Path(__file__).parent / "data"
#: Digits behind the point; the command rounds before it measures.
DIGITS = 3


def file_of(game: str, seats: int) -> Path:
    return SHELF / f"{game}-{seats}.json"


def values_for(game: Game[Any]) -> Values | None:
    """The values for this table, if they were learned for so many players."""
    path = file_of(game.id, game.seats)
    return read(VerasseltCoding(game), path) if path.exists() else None


def save(values: Values, path: Path) -> None:
    """Write weights to a file: a line for each of ``Worths``, a column for each of ``FACTS``."""
    lines = [
        f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in zip(Worths._fields, _rows(values), strict=True)
    ]
    weights = ",\n".join(lines)
    path.parent.mkdir(parents=True, exist_ok=True)
    made, facts = json.dumps(values.made), json.dumps(FACTS)
    path.write_text(
        f'{{\n  "made": {made},\n  "facts": {facts},\n  "weights": {{\n{weights}\n  }}\n}}\n', encoding="utf-8"
    )


def _rows(values: Values) -> list[list[float]]:
    rows: list[list[float]] = np.round(values.weights, DIGITS).tolist()
    return rows


def read(coding: VerasseltCoding, path: Path) -> Values:
    """Weights from a file; refused if they weigh other facts than this version knows."""
    stored = _stored(path)
    if stored["facts"] != list(FACTS) or list(stored["weights"]) != list(Worths._fields):
        again = f"python -m throwdown_lab.learning {coding.game.id} --seats {coding.game.seats}"
        raise BotUnknown(
            f"{path.name} weighs other things than this version: {again} learns it again", code="bot/values"
        )
    return Values(coding, np.array(list(stored["weights"].values())), stored["made"])


@cache
def _stored(path: Path) -> dict[str, Any]:
    stored: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return stored
