"""Without a package that only some of the laboratory needs, the first line that needs it says what to install."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from lab.tests.missing import without
from throwdown.errors import PartMissing


def test_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    without("pyspiel", monkeypatch)
    room = "throwdown_lab.environments.openspiel"
    for name in [name for name in sys.modules if name == room or name.startswith(f"{room}.")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(PartMissing, match=r"this needs pyspiel, .* scripts/install dev .* 'throwdown-lab\[spiel\]'"):
        import_module(room)
