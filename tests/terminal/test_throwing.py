"""Who throws at the terminal, where the arena is not installed."""

from __future__ import annotations

import sys
from random import Random

import pytest

from throwdown.errors import PartMissing
from throwdown.terminal.throwing import PHYSICS, make_thrower


def test_without_the_arena_luck_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "throwdown.throwers.physical", raising=False)
    monkeypatch.setitem(sys.modules, "throwdown.physics", None)
    sentence = r"add --thrower luck, or install the arena; this needs throwdown\.physics"
    with pytest.raises(PartMissing, match=sentence) as missing:
        make_thrower(PHYSICS, Random(1))
    assert missing.value.code == "part/arena"
