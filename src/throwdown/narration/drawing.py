"""The table as it is set up, drawn: as lines of text for a terminal, as SVG of our own symbols for pages that show it.

Neither holds a word, so one drawing serves all languages; the guide beside it says what is to be seen.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

#: Three people play: so many dice or cards lie before each of them.
SUPPLY = 7
YARD = ("yellow", "blue", "red", "green")
#: The first hub of the drawing: how many cards of each colour.
HUB = {"yellow": 3, "blue": 2, "red": 3, "green": 2}
BUG_DICE = 7

#: The die that lies in the arena at the start, by game: the file of its symbol, and what it shows in text.
START = {
    "strike": ("strike-4", "4"),
    "impact": ("impact-lightning", "*"),
    "impact_power": ("impact-lightning", "*"),
    "impact_avatar": ("impact-lightning", "*"),
    "hp_strike": ("hp-accio", "*"),
}


# As text


def drawn_as_text(game: str) -> str:
    """The set-up in lines of ASCII, at most 60 wide."""
    return _table_text() if game == "verasselt" else _arena_text(START[game][1])


def _arena_text(shown: str) -> str:
    supply = "[ ]" * SUPPLY
    wall, empty = f"+{'-' * 21}+", f"|{' ' * 21}|"
    rows = [
        f"1  {supply}",
        "",
        wall,
        empty,
        f"|{f'[{shown}]':^21}|",
        empty,
        wall,
        "",
        f"3  {supply}    {supply}  2",
        "",
        "1 -> 2 -> 3 -> 1",
    ]
    return _centred(rows)


def _table_text() -> str:
    hub = "  ".join("[ ]" * count for count in HUB.values())
    yard = "[ ]" * len(YARD)
    rows = [
        f"1  {yard}",
        "",
        f"[#]   {hub}",
        "",
        " = " * BUG_DICE,
        "",
        f"3  {yard}      {yard}  2",
        "",
        "1 -> 2 -> 3 -> 1",
    ]
    return _centred(rows)


def _centred(rows: list[str]) -> str:
    width = max(map(len, rows))
    return "\n".join(row.center(width).rstrip() for row in rows)


# As SVG

WIDE, HIGH = 360, 250
INK = 'fill="none" stroke="currentColor" stroke-width="1.5"'


def drawn_as_svg(game: str) -> str:
    """The set-up as an SVG picture in the colour of the text around it."""
    inside = _table() if game == "verasselt" else _arena(START[game][0])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}"'
        f' aria-hidden="true">{inside}{_arrow()}</svg>'
    )


def _arena(start: str) -> str:
    pit = _octagon(180, 110, 62) + _octagon(180, 110, 52)
    supplies = ((1, 118, 18), (2, 222, 206), (3, 22, 206))
    return pit + _die(start, 167, 97) + "".join(_supply(*each) for each in supplies)


def _supply(seat: int, x: int, y: int) -> str:
    return _number(seat, x - 8, y + 12) + "".join(_box(x + 18 * n, y, 15, 15, 3) for n in range(SUPPLY))


def _table() -> str:
    hub = [colour for colour, count in HUB.items() for _ in range(count)]
    cards = "".join(_card(colour, 78 + 23 * n, 70) for n, colour in enumerate(hub))
    deck = _box(34, 74, 20, 30, 3) + _box(38, 70, 20, 30, 3)
    dice = "".join(_die("bar-double", 90 + 30 * n, 118, 24) for n in range(BUG_DICE))
    yards = ((1, 134, 14), (2, 244, 200), (3, 26, 200))
    return deck + cards + dice + "".join(_yard(*each) for each in yards)


def _yard(seat: int, x: int, y: int) -> str:
    return _number(seat, x - 8, y + 20) + "".join(_card(colour, x + 24 * n, y) for n, colour in enumerate(YARD))


def _card(colour: str, x: int, y: int) -> str:
    return _box(x, y, 20, 30, 3) + _symbol(f"bug-{colour}", x + 3, y + 8, 14)


def _die(symbol: str, x: int, y: int, size: int = 26) -> str:
    return _box(x, y, size, size, 5) + _symbol(symbol, x + 4, y + 4, size - 8)


def _octagon(x: int, y: int, reach: int) -> str:
    """Eight equal walls, seen from above: ``reach`` from the middle to a wall."""
    half = round(reach * 0.414)  # tan 22.5°
    corners = [(reach, half), (half, reach), (-half, reach), (-reach, half)]
    around = [*corners, *((-right, -down) for right, down in corners)]
    return f'<path d="M{"L".join(f"{x + right} {y + down}" for right, down in around)}Z" {INK}/>'


def _box(x: int, y: int, wide: int, high: int, round_by: int) -> str:
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="{round_by}" {INK}/>'


def _number(seat: int, x: int, y: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="13" text-anchor="end" fill="currentColor">{seat}</text>'


def _arrow() -> str:
    """Clockwise, seen from above: past the right of the table."""
    return f'<path d="M322 76a70 70 0 0 1 4 100m-3 -11l3 11l11 -3" {INK}/>'


def _symbol(name: str, x: int, y: int, size: int) -> str:
    return f'<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="0 0 32 32">{_paths(name)}</svg>'


@cache
def _paths(name: str) -> str:
    """What one of our symbols is drawn with."""
    source = (files("throwdown") / "symbols" / f"{name}.svg").read_text(encoding="utf-8")
    return re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", source, flags=re.DOTALL)
