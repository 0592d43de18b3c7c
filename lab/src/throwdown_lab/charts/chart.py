"""A title with panels below it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from .letters import INK, font
from .paper import LEFT, RIGHT, WIDE
from .pens import SOFT, ImagePen, SvgPen, short

if TYPE_CHECKING:
    from .pens import Pen

TITLE, GAP, FOOT = 118, 26, 30
NAME = "Throwdown"


class Panel(Protocol):
    """One drawing among others."""

    @property
    def high(self) -> float:
        """So much room it takes."""

    def draw(self, pen: Pen, top: float) -> None:
        """Draw it from here down."""


@dataclass(frozen=True)
class Chart:
    """What a picture shows."""

    title: str
    caption: str
    """How it was found: how often, by whom, with which seed."""
    panels: tuple[Panel, ...]

    @property
    def size(self) -> tuple[int, int]:
        return WIDE, round(TITLE + sum(panel.high + GAP for panel in self.panels) + FOOT)

    def draw(self, pen: Pen) -> None:
        wide = WIDE - LEFT - RIGHT - font(26).getlength(NAME) - 30
        pen.text((LEFT, 62), short(self.title, wide, 38), 38, INK)
        pen.text((WIDE - RIGHT, 62), NAME, 26, SOFT, "end")
        pen.text((LEFT, 94), short(self.caption, WIDE - LEFT - RIGHT, 20), 20, SOFT)
        top = float(TITLE)
        for panel in self.panels:
            panel.draw(pen, top)
            top += panel.high + GAP


def draw_chart(chart: Chart, kind: str) -> bytes:
    """As ``svg`` or ``png``."""
    if kind == "svg":
        written = SvgPen(chart.size)
        chart.draw(written)
        return written.svg(chart.title).encode()
    drawn = ImagePen(chart.size)
    chart.draw(drawn)
    return drawn.png()
