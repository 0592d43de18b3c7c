"""What a solved position is worth, and what each choice costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chart import Chart
from .letters import SEATS
from .rows import Row, Rows

if TYPE_CHECKING:
    from collections.abc import Sequence


def solved(
    title: str, caption: str, players: Sequence[tuple[str, float]], costs: Sequence[tuple[str, float]], *, wins: bool
) -> Chart:
    """``players`` and ``costs`` with names; ``wins``: values are chances to win, else points."""

    def written(value: float) -> str:
        return f"{value:.4%}" if wins else f"{value:.4f} points"

    worth = tuple(
        Row(name, value, written(value), colour=SEATS[seat % len(SEATS)]) for seat, (name, value) in enumerate(players)
    )
    prices = tuple(Row(name, cost, "best" if not cost else f"costs {written(cost)}") for name, cost in costs)
    even = 1 / len(players) if wins else None
    heading = "Chance to win" if wins else "Points that each expects, few are good"
    panels = [Rows(heading, worth, even, "even" if wins else "", percent=wins)]
    if prices:
        panels.append(Rows("What each choice costs the player on turn", prices, percent=wins))
    return Chart(title, caption, (*panels,))
