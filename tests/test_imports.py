"""``import throwdown.rules`` pulls in the standard library and msgspec, and nothing else."""

from __future__ import annotations

import subprocess
import sys

import pytest

import throwdown.rules

LOADED = "import sys; before = set(sys.modules); import throwdown.rules; print(*(set(sys.modules) - before))"


@pytest.mark.service
def test_rules_need_only_the_standard_library_and_msgspec() -> None:
    output = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout.split()
    roots = {name.partition(".")[0] for name in output}
    assert "throwdown" in roots
    assert roots - set(sys.stdlib_module_names) - {"typing_extensions"} == {"throwdown", "msgspec"}
    rooms = {name for name in output if name.count(".") == 1 and name.startswith("throwdown.")}
    assert rooms == {"throwdown.errors", "throwdown.rules"}


def test_everything_offered_exists() -> None:
    for name in throwdown.rules.__all__:
        assert hasattr(throwdown.rules, name)
    assert sorted(throwdown.rules.__all__) == sorted(set(throwdown.rules.__all__))
