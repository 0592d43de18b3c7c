"""What many games showed: who won, with intervals, and how long games took."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.pictures.charts import Chart, Columns, Row, Rows
from throwdown.pictures.poster import SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.lab.share import Share
    from throwdown.lab.simulate import Report

#: The length of games is drawn in at most so many columns.
MOST = 40


def simulated(report: Report) -> Chart:
    where = "in the arena" if report.thrower == "physics" else "luck model"
    even = 1 / len(report.bots)
    mean, least, most = report.throws
    reach = reach_of((*report.by_bot, *report.by_seat))
    return Chart(
        f"{report.games:,} games of {report.game}",
        f"{', '.join(report.bots)} · {where} · seed {report.seed} · 95 % intervals",
        (
            Rows("Wins by bot", share_rows(report.by_bot), even, "even", reach=reach),
            Rows("Wins by seat: seat 0 begins", share_rows(report.by_seat, SEATS), even, "even", reach=reach),
            lengths(f"Throws in a game: {mean:.1f} on average, {least} to {most}", report.lengths),
        ),
    )


def reach_of(shares: Sequence[Share]) -> tuple[float, float]:
    """From the lowest to the highest end of their intervals."""
    return min(share.low for share in shares), max(share.high for share in shares)


def share_rows(shares: Sequence[Share], colours: Sequence[str] = (SEATS[1],)) -> tuple[Row, ...]:
    """Shares with their intervals."""
    return tuple(
        Row(
            share.who,
            share.share,
            f"{share.share:.1%}  ({100 * share.low:.1f} to {100 * share.high:.1f})",
            (share.low, share.high),
            colours[number % len(colours)],
        )
        for number, share in enumerate(shares)
    )


def lengths(heading: str, counted: Sequence[tuple[int, int]]) -> Columns:
    """How many games had so many throws, some of them together where there are many."""
    least, most, games = counted[0][0], counted[-1][0], sum(count for _, count in counted)
    together = (most - least) // MOST + 1
    starts = range(least - least % together, most + 1, together)
    shares = [sum(count for length, count in counted if start <= length < start + together) for start in starts]
    axis = "throws" if together == 1 else f"throws, {together} to a column"
    return Columns(heading, tuple(map(str, starts)), tuple(share / games for share in shares), axis)
