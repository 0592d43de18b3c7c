"""Charts in our own style, as SVG and as PNG: panels below each other under a title."""

from .chart import Chart, Panel, draw_chart
from .grid import Cell, Grid
from .rows import Row, Rows

__all__ = ["Cell", "Chart", "Grid", "Panel", "Row", "Rows", "draw_chart"]
