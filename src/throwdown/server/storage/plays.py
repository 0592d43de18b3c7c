"""Reading the seats of finished games: statements whose length depends on what is asked for."""

# ruff: noqa: S608 - values are never part of a statement

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from throwdown.history.rows import PLAY_FIELDS

if TYPE_CHECKING:
    from collections.abc import Sequence

#: A statement and its values.
Asked = tuple[str, list[Any]]

_ALL = ", ".join(f'plays."{field}"' for field in PLAY_FIELDS)
_OWN = 'm.game, m.seat, m.kind, m.ended, m.won, m."left", m.figures, m.analysis'
#: Later than any game.
NEVER = 1e12


@dataclass(frozen=True, slots=True)
class Which:
    """Which games of a person are wanted; empty: all of them."""

    kind: str = ""
    edition: str = ""
    since: float = 0.0
    until: float = NEVER


def own(ids: Sequence[str], which: Which) -> Asked:
    """The seats of a person, in the order in which the games ended."""
    rest, values = _conditions("m", which)
    return f"SELECT {_OWN} FROM plays AS m WHERE m.person IN ({_marks(ids)}){rest} ORDER BY m.ended, m.game, m.seat", [
        *ids,
        *values,
    ]


def page(ids: Sequence[str], which: Which, before: tuple[float, str] | None, limit: int) -> Asked:
    """Ids of games in which the person sat or which the person typed in, the newest first."""
    found, values = _games(ids, which, before)
    return f"SELECT game FROM ({found}) AS mine ORDER BY ended DESC, game DESC LIMIT ?", [*values, limit]


def totals(ids: Sequence[str], which: Which) -> Asked:
    """By game and edition: how many, the first and the last."""
    found, values = _games(ids, which, None)
    return (
        f"SELECT kind, edition, COUNT(*), MIN(ended), MAX(ended) FROM ({found}) AS mine GROUP BY kind, edition",
        values,
    )


def seats(games: Sequence[str]) -> Asked:
    """All seats of these games, game by game."""
    return f"SELECT {_ALL} FROM plays WHERE game IN ({_marks(games)}) ORDER BY game, seat", list(games)


def started(games: Sequence[str]) -> Asked:
    return f"SELECT id, started FROM games WHERE id IN ({_marks(games)})", list(games)


def _games(ids: Sequence[str], which: Which, before: tuple[float, str] | None) -> Asked:
    """Each game once: two indexes find them, one for people and one for who typed a game in."""
    rest, values = _conditions("m", which)
    if before is not None:
        rest += " AND (m.ended < ? OR (m.ended = ? AND m.game < ?))"
        values += [before[0], before[0], before[1]]
    what, marks = "SELECT m.game, m.ended, m.kind, m.edition FROM plays AS m WHERE", _marks(ids)
    return (
        f"{what} m.person IN ({marks}){rest} UNION {what} m.host IN ({marks}) AND m.host <> ''{rest}",
        [*ids, *values, *ids, *values],
    )


def _conditions(row: str, which: Which) -> Asked:
    wanted: list[tuple[str, list[Any]]] = []
    if which.kind:
        wanted.append((f"{row}.kind = ?", [which.kind]))
    if which.edition:
        wanted.append((f"{row}.edition = ?", [which.edition]))
    if which.since > 0 or which.until < NEVER:
        wanted.append((f"{row}.ended >= ? AND {row}.ended < ?", [which.since, which.until]))
    return "".join(f" AND {text}" for text, _ in wanted), [value for _, values in wanted for value in values]


def _marks(values: Sequence[Any]) -> str:
    return ", ".join("?" * len(values))
