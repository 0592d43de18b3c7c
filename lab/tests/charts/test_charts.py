"""Charts: what is drawn stays on the paper, letters do not lie over each other, and both forms show the same."""

from __future__ import annotations

import io
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from tests.cases import for_each
from throwdown_lab.charts import Cell, Chart, Grid, Row, Rows, draw_chart
from throwdown_lab.charts.letters import font
from throwdown_lab.charts.paper import ticks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown_lab.charts.pens import Spot

LONG = "a bot of somebody's own with a name that has no end and goes on and on and on"


class Tracing:
    """Keeps what is drawn: boxes of letters, and how far everything else goes."""

    def __init__(self) -> None:
        self.letters: list[tuple[float, float, float, float, str]] = []
        self.spots: list[Spot] = []

    def area(self, spots: Sequence[Spot], colour: str, strength: float = 0.2) -> None:
        assert 0 <= strength <= 1
        self.spots += spots

    def line(self, spots: Sequence[Spot], colour: str, width: float) -> None:
        self.spots += spots

    def dot(self, spot: Spot, size: float, colour: str) -> None:
        self.spots += [(spot[0] - size, spot[1] - size), (spot[0] + size, spot[1] + size)]

    def text(self, spot: Spot, text: str, size: int, colour: str, anchor: str = "start") -> None:
        wide = font(size).getlength(text)
        left = spot[0] - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
        self.letters.append((left, spot[1] - 0.75 * size, left + wide, spot[1], text))


ROWS = tuple(
    Row(name, share, f"{share:.1%}", (share - 0.03, share + 0.04)) for name, share in ((LONG, 0.4), ("b", 0.6))
)
CHARTS = {
    "shares": Chart(LONG * 3, LONG * 3, (Rows("Wins", ROWS, 0.5, "even"), Rows("One", ROWS[:1]))),
    "bars": Chart(
        "Costs", "exact", (Rows("Costs", (Row("up", 2.5, "+2.5"), Row("down", -1.0, "−1"), Row("none", 0.0, "best"))),)
    ),
    "nothing": Chart("All alike", "exact", (Rows("Costs", (Row("drop", 0.0, "best"),), percent=False),)),
    "grid": Chart(
        "Ladder",
        "luck",
        (
            Grid(
                "Who beats whom",
                ("a", LONG),
                ("1500", "1400"),
                ((None, Cell(1.0, (0.9, 1.0))), (Cell(0.0, (0.0, 0.1)), None)),
                "wins of the row",
            ),
        ),
    ),
}


@for_each("name", CHARTS)
def test_everything_has_room(name: str) -> None:
    chart, pen = CHARTS[name], Tracing()
    chart.draw(pen)
    wide, high = chart.size
    for x, y in [*pen.spots, *(box[:2] for box in pen.letters), *(box[2:4] for box in pen.letters)]:
        assert 0 <= x <= wide and 0 <= y <= high
    for one, other in combinations(pen.letters, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, f"{one[4]!r} lies over {other[4]!r}"


@pytest.mark.parametrize("name", ["shares", "grid"])
def test_both_forms_have_the_same_size(name: str) -> None:
    chart = CHARTS[name]
    image = Image.open(io.BytesIO(draw_chart(chart, "png")))
    assert image.size == chart.size
    wide, high = chart.size
    assert f'viewBox="0 0 {wide} {high}"' in draw_chart(chart, "svg").decode()


@for_each(
    ("low", "high", "marks"),
    [
        (0.0, 1.0, [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        (0.41, 0.58, [0.4, 0.45, 0.5, 0.55, 0.6]),
        (-1.2, 4.0, [-2, 0, 2, 4]),
        (0.0, 0.00039, [0.0, 0.0001, 0.0002, 0.0003, 0.0004]),
    ],
)
def test_an_axis_has_handsome_numbers(low: float, high: float, marks: list[float]) -> None:
    assert ticks(low, high) == pytest.approx(marks)
