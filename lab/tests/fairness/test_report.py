"""The report on fair dice: its mathematics, its parts, its forms."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cases import for_each
from throwdown.throwers import MANNERS
from throwdown_lab import fairness as report
from throwdown_lab.fairness import plots, statistics
from throwdown_lab.fairness.sections import sections
from throwdown_lab.studies.arena import FILLINGS, HANDS, SPEEDS, Notebook, Sizes, Study
from throwdown_lab.studies.fit import Share, wilson

SIZES = Sizes(throws=2, hands=1, turns=3, aims=2, search=1, fresh=2, schemes=1)


def notebook() -> Notebook:
    """Made-up throws: every part is there, and the figures are known."""
    made = Notebook(Study("made up"))
    probe = [[filling, 0, m, (filling + m) % 6, 0, filling, 0, 0, 0, 0, 0] for filling in FILLINGS for m in range(4)]
    lost = [[*each[:3], -1, 1, *each[5:]] for each in probe]
    made.found = {
        ("throws", 0): probe,
        ("throws", 1): lost,
        ("hands", 0): [[m, n, 1, 1] for m in range(4) for n in HANDS],
    }
    made.found |= {("turns", 0): [4] * 6, ("turns", 1): [4] * 6, ("turns", 2): [5, 3, 4, 4, 4, 4]}
    shots = [[speed, aimed, 0, aimed, aimed, 0, 0, 2 * aimed] for speed in range(len(SPEEDS)) for aimed in (0, 1)]
    made.found |= {("aims", 0): shots, ("aims", 1): shots}
    made.found |= {("search", 0): [1, []], ("fresh", 0): [10, 50, 50], ("fresh", 1): [8, 46, 50]}
    made.found |= {("schemes", 0): [[60, 30, 40, 10], [60, 10, 20, 40], *([[30, 3, 6, 15]] * len(MANNERS))]}
    return made


@pytest.fixture(name="found")
def _found() -> dict[str, Any]:
    return report.figures(notebook(), SIZES)


# Mathematics


@for_each(
    ("square", "p"),
    [
        (0.0, 1.0),
        (1.145, 0.95),
        (4.351, 0.5),
        (9.236, 0.1),
        (11.070, 0.05),
        (15.086, 0.01),
        (20.515, 0.001),
        (25.745, 1e-4),
    ],
)
def test_p_values_are_those_of_the_tables(square: float, p: float) -> None:
    assert statistics.p_of_six(square) == pytest.approx(p, rel=1e-3)


def test_chi_square() -> None:
    assert statistics.chi_square([10] * 6) == 0
    assert statistics.chi_square([3293, 3351, 3278, 3402, 3291, 3262]) == pytest.approx(4.25, abs=0.01)
    assert statistics.chi_square([0] * 6) == 0


def test_the_interval_around_a_fair_die() -> None:
    low, high = statistics.around(1 / 6, 3000, 0.9999)
    assert [low, high] == pytest.approx([0.14020, 0.19314], abs=1e-5)
    assert statistics.around(1 / 6, 0, 0.9999) == (0.0, 1.0)


def share(count: int, throws: int = 100) -> Share:
    return wilson(count, throws)


@pytest.mark.parametrize(
    ("counts", "expected"),
    [((1, 10, 40), True), ((1, 12, 10, 40), True), ((1, 60, 20, 40), False), ((10, 12), False), ((40, 1), False)],
)
def test_rising_is_clear_from_end_to_end_and_never_clearly_falls(counts: tuple[int, ...], expected: bool) -> None:
    assert statistics.rises([share(count) for count in counts]) is expected


# Figures


def test_the_figures_are_what_was_thrown(found: dict[str, Any]) -> None:
    assert found["throws"] == 2 * 4 * len(FILLINGS)
    assert found["rotations"] == {"intents": 3, "exact": 2}
    assert found["manners"]["lost"]["all"].share == 0.5
    assert found["cocked"]["drop"].share == 0.5
    assert found["cocked"]["big_throw"].throws == 4
    assert found["faces"]["all"]["counts"] == [
        sum((f + m) % 6 == face for f in FILLINGS for m in range(4)) for face in range(6)
    ]
    assert found["simulator_thrown"]["wanted"].share == pytest.approx(18 / 96)
    assert found["simulator_lying"]["wanted"]["simulator"].share == 0.5
    assert found["simulator_lying"]["wanted"]["gain"] == pytest.approx(0.4)
    assert found["simulator_lying"]["matches"]["aimers"]["toss"].share == 0.5
    assert found["aim"]["aimed"]["turned"].share == 1
    assert found["aim"]["random"]["collected"] == 0


def test_bars_hold_or_do_not(found: dict[str, Any]) -> None:
    assert [bar["holds"] for bar in found["bars"]] == [False, True, True, True, False, False]


def test_a_die_that_can_be_steered_fails_its_bar() -> None:
    made = notebook()
    made.found["fresh", 0] = [40, 50, 50]
    assert not report.figures(made, SIZES)["bars"][2]["holds"]


# Forms

PARTS = ("rotations", "faces", "simulator-thrown", "cocked", "speed", "aim", "simulator-lying")


def test_every_part_is_there_in_every_form(found: dict[str, Any]) -> None:
    parts = sections(found)
    assert tuple(part.id for part in parts) == PARTS
    text, page, markdown = report.as_text(found), report.as_html(found, "made up"), report.as_markdown(found, "made up")
    for part in parts:
        assert all(len(row) == len(part.head) for row in part.rows)
        assert part.title in text and f'<h2 id="{part.id}">' in page and f"## {part.title}" in markdown
    assert found["engine"] in text and found["engine"] in page and found["engine"] in markdown


def test_json_has_the_same_figures(found: dict[str, Any]) -> None:
    decoded = json.loads(json.dumps(report.as_json(found)))
    assert decoded.keys() == found.keys()
    assert decoded["cocked"]["drop"].keys() == {"share", "low", "high", "throws"}
    assert [each["speed"] for each in decoded["speeds"]] == list(SPEEDS)
    assert decoded["speeds"][1]["aimed"]["turned"]["share"] == 1
    assert all(isinstance(bar["holds"], bool) for bar in decoded["bars"])


class Checker(HTMLParser):
    """Every element that is opened is closed in its order."""

    EMPTY = ("meta",)

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_needs_nothing_else(found: dict[str, Any]) -> None:
    page = report.as_html(found, "throwdown lab fairness <&>")
    checker = Checker()
    checker.feed(page)
    assert not checker.open
    assert len(checker.ids) == len(set(checker.ids))
    assert "<script" not in page and "://" not in page and " href=" not in page and " src=" not in page
    assert not re.search(r"\son\w+=|style=", page)
    assert "&lt;&amp;&gt;" in page and "prefers-color-scheme: dark" in page


def test_plots_are_drawings_that_say_what_they_show(found: dict[str, Any]) -> None:
    page = report.as_html(found, "made up")
    drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawings) == 5
    for drawing in drawings:
        root = ElementTree.fromstring(drawing)  # noqa: S314  # we drew it
        assert root.get("role") == "img" and root.get("aria-label")
        width, height = map(float, root.get("viewBox", "").split()[2:])
        for element in root.iter():
            xs = [float(element.get(name, 0)) for name in ("x", "x1", "x2", "cx")]
            ys = [float(element.get(name, 0)) for name in ("y", "y1", "y2", "cy")]
            assert all(0 <= x <= width for x in xs) and all(0 <= y <= height for y in ys)


def test_names_in_plots_are_escaped() -> None:
    drawing = plots.rows("a < b", [("<&>", share(5))], 1 / 6, "1/6")
    assert ElementTree.fromstring(drawing).get("aria-label") == "a < b"  # noqa: S314
