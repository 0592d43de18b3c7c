"""Diagrams of the documentation, with the pens of our charts: who talks to whom, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from throwdown_lab.charts.letters import EDGE, INK
from throwdown_lab.charts.paper import ACCENT, PETROL, WIDE, box
from throwdown_lab.charts.pens import SOFT, SvgPen

if TYPE_CHECKING:
    from pathlib import Path

    from throwdown_lab.charts.pens import Pen, Spot

MARGIN = 40
NAME, SMALL = 24, 19
HEAD = 11
"""Of an arrow."""


@dataclass(frozen=True)
class Box:
    """Somebody who takes part; ``lines`` say more."""

    name: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True)
class Flow:
    """Boxes beside each other; ``ways`` are written above the arrows between them."""

    title: str
    boxes: tuple[Box, ...]
    ways: tuple[str, ...]
    gap: int = 150

    def size(self) -> tuple[int, int]:
        return WIDE, 2 * MARGIN + 62 + 30 * max(len(each.lines) for each in self.boxes)

    def draw(self, pen: Pen) -> None:
        high = self.size()[1] - 2 * MARGIN
        wide = (WIDE - 2 * MARGIN - self.gap * (len(self.boxes) - 1)) / len(self.boxes)
        for number, each in enumerate(self.boxes):
            x = MARGIN + number * (wide + self.gap)
            _card(pen, (x, MARGIN), (wide, high), each)
            if number:
                y = MARGIN + high / 2
                _arrow(pen, (x - self.gap + 10, y), (x - 10, y), both=True)
                pen.text((x - self.gap / 2, y - 16), self.ways[number - 1], SMALL, SOFT, "middle")


@dataclass(frozen=True)
class Said:
    """One message: from a lane to a lane, by number; to itself it is a note."""

    begin: int
    end: int
    text: str
    strong: bool = False


@dataclass(frozen=True)
class Lanes:
    """Who says what to whom, from the top down."""

    title: str
    names: tuple[str, ...]
    said: tuple[Said, ...]

    def size(self) -> tuple[int, int]:
        return WIDE, 120 + 52 * len(self.said)

    def draw(self, pen: Pen) -> None:
        bottom = self.size()[1] - 24
        pitch = WIDE / len(self.names)
        middles = [pitch * (number + 0.5) for number in range(len(self.names))]
        for x, name in zip(middles, self.names, strict=True):
            box(pen, (x - 150, 24), (300, 46), PETROL, 0.12)
            pen.text((x, 56), name, NAME, INK, "middle")
            pen.line([(x, 70), (x, bottom)], EDGE, 2)
        for number, each in enumerate(self.said):
            _said(pen, each, middles, 120 + 52 * number)


def _said(pen: Pen, each: Said, middles: list[float], y: float) -> None:
    colour = ACCENT if each.strong else PETROL
    begin, end = middles[each.begin], middles[each.end]
    if each.begin == each.end:
        pen.dot((begin, y - 6), 6, colour)
        last = each.begin == len(middles) - 1
        pen.text((begin - 18 if last else begin + 18, y), each.text, SMALL, INK, "end" if last else "start")
        return
    _arrow(pen, (begin, y), (end, y), colour=colour)
    pen.text(((begin + end) / 2, y - 10), each.text, SMALL, INK, "middle")


def _card(pen: Pen, corner: Spot, size: tuple[float, float], shown: Box) -> None:
    (x, y), (wide, high) = corner, size
    box(pen, corner, size, PETROL, 0.1)
    pen.line([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high), (x, y)], PETROL, 2)
    pen.text((x + wide / 2, y + 40), shown.name, NAME, INK, "middle")
    for number, line in enumerate(shown.lines):
        pen.text((x + wide / 2, y + 74 + 30 * number), line, SMALL, SOFT, "middle")


def _arrow(pen: Pen, begin: Spot, end: Spot, *, both: bool = False, colour: str = PETROL) -> None:
    way = 1 if end[0] > begin[0] else -1
    pen.line([begin, end], colour, 3)
    for tip, to in [(end, way), (begin, -way)] if both else [(end, way)]:
        back = tip[0] - to * HEAD * 1.5
        pen.area([tip, (back, tip[1] - HEAD), (back, tip[1] + HEAD)], colour, 1.0)


DIAGRAMS: dict[str, Flow | Lanes] = {
    "hosting": Flow(
        "From a browser to the folder with the data",
        (
            Box("People", ("browsers, phones", "and bots")),
            Box("A proxy", ("Caddy or nginx", "with the certificate")),
            Box("The server", ("throwdown serve", "127.0.0.1:8642")),
            Box("One folder", ("throwdown.db", "throwdown.key")),
        ),
        ("https", "http", "SQLite"),
        gap=92,
    ),
    "client": Flow(
        "Where a bot of your own stands",
        (
            Box("Your bot", ("choose(view)", "answers a Choice")),
            Box("throwdown.client", ("keys, move ids,", "coming back")),
            Box("The server", ("rules, dice, clock,", "the other seats")),
        ),
        ("Python", "JSON"),
    ),
    "socket": Lanes(
        "One move at a table, over the socket",
        ("a client", "the server", "everybody else"),
        (
            Said(0, 1, "hello, with the version seen last"),
            Said(1, 0, "welcome: the table as it is"),
            Said(0, 1, "act: move id, version, action"),
            Said(1, 1, "written to the disk"),
            Said(1, 0, "ack", strong=True),
            Said(1, 2, "moment: what happened"),
        ),
    ),
    "verify": Lanes(
        "How the dice of a game are bound before it begins",
        ("the table", "every player", "everybody, later"),
        (
            Said(0, 1, "hash of its secret", strong=True),
            Said(1, 0, "hash of a key of one's own"),
            Said(1, 0, "the key, once all hashes are in"),
            Said(1, 0, "a throw: whole numbers, then locked"),
            Said(0, 2, "the game is over: the secret", strong=True),
            Said(2, 2, "computes every throw again"),
        ),
    ),
}


def write(folder: Path) -> None:
    for name, diagram in DIAGRAMS.items():
        pen = SvgPen(diagram.size())
        diagram.draw(pen)
        (folder / f"{name}.svg").write_text(pen.svg(diagram.title), encoding="utf-8")
