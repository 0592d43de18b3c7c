"""Small plots as SVG, to be put into a page: no script, no fonts of their own, colours from the page.

The page gives the colours by classes: ``axis``, ``grid``, ``mark``, ``label`` and, for the data, ``one``,
``two``, ``three``. A plot has a title and a description for those who do not see it.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from throwdown.rules.values import Value
from throwdown_lab.studies.fit import Share

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 52, 16, 16, 44
CLASSES = ("one", "two", "three")
ROW = 34
NAMES = 250
"""Room for the names beside a row of dots."""


class Series(Value):
    """A line: a share with its interval for each x."""

    label: str
    points: tuple[tuple[float, Share], ...]


class Scale(Value):
    """From numbers to places on the paper."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        return round(self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start), 1)


def lines(title: str, series: Sequence[Series], x_label: str, y_label: str) -> str:
    """Shares that change with something, with whiskers for their intervals."""
    xs = [x for each in series for x, _ in each.points]
    across = Scale(min(xs), max(xs), LEFT + 14, WIDTH - RIGHT - 14)
    most = _round_up(max(share.high for each in series for _, share in each.points))
    up = Scale(0.0, most, HEIGHT - BOTTOM, TOP + 22)
    parts = [*_grid(up, most, y_label), *(_tick(across.at(x), f"{x:g}") for x in sorted(set(xs)))]
    parts.append(_text(WIDTH / 2, HEIGHT - 6, x_label, "middle"))
    for number, each in enumerate(series):
        parts += _line(each, number, across, up)
        parts += _key(number, each.label)
    return _svg(title, HEIGHT, parts)


def _line(series: Series, number: int, across: Scale, up: Scale) -> list[str]:
    kind, aside = CLASSES[number % len(CLASSES)], 5 * number
    places = [(across.at(x) + aside, share) for x, share in series.points]
    path = " ".join(f"{x:g},{up.at(share.share):g}" for x, share in places)
    whiskers = [_stroke(x, up.at(share.low), x, up.at(share.high), kind) for x, share in places]
    dots = [f'<circle class="{kind} dot" cx="{x:g}" cy="{up.at(share.share):g}" r="4"/>' for x, share in places]
    return [f'<polyline class="{kind} path" points="{path}"/>', *whiskers, *dots]


def _key(number: int, label: str) -> list[str]:
    x = LEFT + 14 + 200 * number
    kind = CLASSES[number % len(CLASSES)]
    return [f'<circle class="{kind} dot" cx="{x}" cy="12" r="5"/>', _text(x + 10, 16, label, "start")]


def columns(title: str, counts: Sequence[int], labels: Sequence[str], expected: float, band: float) -> str:
    """Counts beside each other, with the line where they should be and the band that chance allows."""
    low, high = min([*counts, expected - band]), max([*counts, expected + band])
    room = (high - low) * 0.25 or 1.0
    up = Scale(low - room, high + room, HEIGHT - BOTTOM, TOP)
    step = (WIDTH - LEFT - RIGHT) / len(counts)
    top, bottom = up.at(expected + band), up.at(expected - band)
    parts = [
        f'<rect class="band" x="{LEFT}" y="{top}" width="{WIDTH - LEFT - RIGHT}" height="{round(bottom - top, 1)}"/>',
        _stroke(LEFT, up.at(expected), WIDTH - RIGHT, up.at(expected), "mark"),
        _text(LEFT - 6, up.at(expected) + 4, f"{expected:.0f}", "end"),
    ]
    for number, (count, label) in enumerate(zip(counts, labels, strict=True)):
        x = round(LEFT + step * (number + 0.5), 1)
        parts += [
            f'<circle class="one dot" cx="{x}" cy="{up.at(count)}" r="7"/>',
            _text(x, up.at(count) + (-13 if count >= expected else 23), str(count), "middle"),
            _text(x, HEIGHT - 18, label, "middle"),
        ]
    return _svg(title, HEIGHT, parts)


def rows(title: str, shares: Sequence[tuple[str, Share]], mark: float | None = None, mark_label: str = "") -> str:
    """Shares below each other with their intervals, and a line to compare them with."""
    highest = max([share.high for _, share in shares] + ([mark] if mark is not None else []))
    most = _round_up(highest)
    across = Scale(0.0, most, NAMES, WIDTH - RIGHT - 12)
    height = TOP + ROW * len(shares) + BOTTOM
    parts = [_tick(across.at(most * part / 4), _percent(most * part / 4), height) for part in range(5)]
    parts += [
        _stroke(across.at(most * part / 4), TOP, across.at(most * part / 4), height - BOTTOM, "grid")
        for part in range(5)
    ]
    if mark is not None:
        parts.append(_stroke(across.at(mark), TOP - 4, across.at(mark), height - BOTTOM, "mark"))
        parts.append(_text(across.at(mark), height - 6, mark_label, "middle"))
    for number, (label, share) in enumerate(shares):
        y = TOP + ROW * (number + 0.5)
        parts += [
            _text(NAMES - 12, y + 4, label, "end"),
            _stroke(across.at(share.low), y, across.at(share.high), y, "one"),
            f'<circle class="one dot" cx="{across.at(share.share)}" cy="{y}" r="5"/>',
        ]
    return _svg(title, height, parts)


# Pieces


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    label = escape(title)
    head = f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{label}"><title>{label}</title>'
    return head + "".join(parts) + "</svg>"


def _grid(up: Scale, most: float, label: str) -> list[str]:
    parts = []
    for part in range(5):
        y = up.at(most * part / 4)
        parts += [
            _stroke(LEFT, y, WIDTH - RIGHT, y, "grid"),
            _text(LEFT - 6, y + 4, _percent(most * part / 4), "end"),
        ]
    return [*parts, f"<desc>{escape(label)}</desc>"]


def _tick(x: float, label: str, height: float = HEIGHT) -> str:
    return _text(x, height - BOTTOM + 18, label, "middle")


def _stroke(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text class="label" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(text)}</text>'


def _percent(share: float) -> str:
    return f"{100 * share:.4g} %"


def _round_up(share: float) -> float:
    """The next handsome share that is no smaller."""
    handsome = (0.02, 0.04, 0.08, 0.12, 0.2, 0.4, 0.6, 0.8, 1.0)
    return next((most for most in handsome if most >= share), share)
