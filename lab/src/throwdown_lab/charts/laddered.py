"""The win matrix of a ladder, strongest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chart import Chart
from .grid import Cell, Grid

if TYPE_CHECKING:
    from throwdown_lab.ladder import Ladder


def laddered(table: Ladder) -> Chart:
    ratings = table.ratings
    ranked = sorted(table.bots, key=lambda bot: -ratings[bot])
    games = max(pair.games for pair in table.pairs)
    caption = "wins of the row in %, with the 95 % interval"
    if table.seats > 2:
        caption += f"; one of the row among {table.seats - 1} of the column, even is {table.even:.1%}"
    return Chart(
        f"Ladder of {table.game}",
        f"{table.seats} seats · {table.thrower} · up to {games:,} games a pair · think {table.think * 1000:g} ms"
        f" · seed {table.seed}",
        (
            Grid(
                "Who beats whom",
                tuple(ranked),
                tuple(f"rating {ratings[bot]:.0f}" for bot in ranked),
                tuple(tuple(_cell(table, bot, other) for other in ranked) for bot in ranked),
                caption,
            ),
        ),
    )


def _cell(table: Ladder, bot: str, other: str) -> Cell | None:
    try:
        share = table.pair(bot, other)
    except LookupError:
        return None
    return Cell(share.share, (share.low, share.high))
