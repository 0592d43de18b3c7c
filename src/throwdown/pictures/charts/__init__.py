"""Charts in our own style, as SVG and as PNG: panels below each other under a title."""

from .chart import Chart, Panel, draw_chart
from .columns import Columns
from .grid import Cell, Grid
from .rows import Row, Rows
from .stacks import Stack, Stacks

__all__ = ["Cell", "Chart", "Columns", "Grid", "Panel", "Row", "Rows", "Stack", "Stacks", "draw_chart"]
