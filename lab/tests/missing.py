"""As if a package were not installed."""

from __future__ import annotations

import sys
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pytest


def without(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody finds it, and nobody has imported it yet."""
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    found = PathFinder.find_spec

    def find(name: str, *more: Any) -> Any:
        return None if name.partition(".")[0] == package else found(name, *more)

    monkeypatch.setattr(PathFinder, "find_spec", find)
