"""What a host in a tab sets for its whole process is given back after every test."""

from __future__ import annotations

import pytest

from throwdown.throwers import signing


@pytest.fixture(autouse=True)
def own_check(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signing, "_own_check", None)
