"""The glossary says what the catalogues say."""

from __future__ import annotations

from pathlib import Path

from throwdown.words.glossary import PAGE, written

ROOT = Path(__file__).parents[2]


def test_the_glossary_is_not_stale() -> None:
    assert (ROOT / PAGE).read_text("utf-8") == written()
