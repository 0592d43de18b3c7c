"""A screen that nobody sees is drawn when a test looks at it."""

from __future__ import annotations

import pytest
from textual._compositor import Compositor


@pytest.fixture(autouse=True)
def drawn_when_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual draws after every change, and throws it away where there is no terminal: a third of the time.

    ``screen_text`` draws everything; the layout is made as always.
    """
    monkeypatch.setattr(Compositor, "render_full_update", _draw_nothing)
    monkeypatch.setattr(Compositor, "render_partial_update", _draw_nothing)


def _draw_nothing(self: Compositor, simplify: bool = False) -> None:
    self._dirty_regions.clear()
