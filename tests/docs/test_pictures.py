"""Diagrams and charts of the documentation are those that their sources draw."""

from __future__ import annotations

from pathlib import Path

import pytest

from docsite import diagrams, plots

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


@pytest.mark.deep  # the width of a text depends on the fonts' library of the system
def test_drawn_pictures_are_not_stale(tmp_path: Path) -> None:
    """If this fails: python -m docsite.pictures drawn."""
    diagrams.write(tmp_path)
    plots.write(tmp_path)
    drawn = {each.name: each.read_text(encoding="utf-8") for each in tmp_path.iterdir()}
    assert drawn == {each.name: each.read_text(encoding="utf-8") for each in PICTURES.glob("*.svg")}
