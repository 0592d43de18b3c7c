"""``--plot`` of solve and ladder: a picture beside what is printed."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner
from PIL import Image

from tests.cases import for_each
from throwdown.cli import main

ALONE = ("--processes", "1", "--seed", "1")
#: Commands, and what must stand in their pictures.
DRAWN = {
    ("ladder", "strike", "--bots", "thumb,random", "--games", "4", *ALONE): ("Ladder of strike", "thumb", "random"),
    ("solve", "strike", "--state", "3:5,7", "--mid"): ("on turn, 5 dice", "costs"),
    ("solve", "strike", "--objective", "points"): ("Points that each expects, few are good",),
}


def run(*words: str) -> Any:
    return CliRunner().invoke(main, ["lab", *words])


@pytest.mark.parametrize("words", DRAWN, ids=" ".join)
def test_the_picture_has_the_printed_numbers(words: tuple[str, ...], tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    ran = run(*words, "--plot", str(plot))
    assert (ran.exit_code, ran.stderr) == (0, "")
    assert ran.stdout
    drawn = ElementTree.fromstring(plot.read_bytes())  # noqa: S314  # our own
    texts = " ".join(text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text"))
    for result in DRAWN[words]:
        assert result in texts


def test_a_picture_can_be_a_png(tmp_path: Path) -> None:
    plot = tmp_path / "plot.PNG"
    assert run("solve", "strike", "--state", "3:5,7", "--mid", "--plot", str(plot)).exit_code == 0
    assert Image.open(io.BytesIO(plot.read_bytes())).format == "PNG"


@for_each("command", ["ladder", "solve"])
@for_each(
    ("place", "text"),
    [
        ("plot.gif", "'plot.gif' is not a picture: end it with .svg or .png"),
        ("nowhere/x.svg", "there is no folder 'nowhere'"),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_before_the_work(command: str, place: str, text: str) -> None:
    ran = run(command, "strike", "--plot", place)
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert text in ran.stderr
