"""Charts of the documentation that no command of ours draws."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING

from throwdown_lab.charts import Chart, Row, Rows, draw_chart

if TYPE_CHECKING:
    from pathlib import Path

#: By the name in the table: the chances of each manner.
CHANCES = {
    "hit": "It strikes something",
    "turn": "A die that was hit turns",
    "leave": "The thrown die leaves the arena",
    "bare": "It leaves a bare arena",
}


def luck() -> Chart:
    """The table of chances that games without an arena are played with."""
    table = json.loads(files("throwdown.throwers").joinpath("luck_table.json").read_text(encoding="utf-8"))
    made = table["made"]
    panels = tuple(
        Rows(
            heading,
            tuple(Row(manner, chances[name], f"{chances[name]:.1%}") for manner, chances in table["manners"].items()),
            reach=(0.0, 1.0),
        )
        for name, heading in CHANCES.items()
    )
    return Chart("The luck table", f"measured in the arena: {made['throws']:,} throws, {made['engine']}", panels)


def write(folder: Path) -> None:
    (folder / "luck.svg").write_bytes(draw_chart(luck(), "svg"))
