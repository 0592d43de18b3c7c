"""Without the packages of the lab the first line that needs them says what to install."""

from __future__ import annotations

import sys
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING

import pytest

from lab.tests.missing import without
from throwdown import parts
from throwdown.errors import PartMissing
from throwdown.terminal.throwing import PHYSICS, make_thrower

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("package", "room"),
    [
        ("pettingzoo", "throwdown_lab.environments"),
        ("pyspiel", "throwdown_lab.environments.openspiel"),
        ("numba", "throwdown_lab.batch"),
    ],
)
def test_the_error_says_what_to_install(package: str, room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    without(package, monkeypatch)
    for name in [name for name in sys.modules if name == room or name.startswith(f"{room}.")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(PartMissing, match=f"this needs {package}, which is not installed: run scripts/install dev"):
        import_module(room)


def test_outside_of_a_clone_pip_installs_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "__file__", str(tmp_path / "lib" / "throwdown" / "parts.py"))
    assert parts.part_missing("pyspiel").message.endswith('run pip install --find-links dist "throwdown[lab]"')


def test_without_the_arena_luck_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "throwdown.throwers.physical", raising=False)
    monkeypatch.setitem(sys.modules, "throwdown.physics", None)
    sentence = r"add --thrower luck, or install the arena; this needs throwdown\.physics"
    with pytest.raises(PartMissing, match=sentence) as missing:
        make_thrower(PHYSICS, Random(1))
    assert missing.value.code == "part/arena"
