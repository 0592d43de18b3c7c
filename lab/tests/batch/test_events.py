"""A build that tells what happens: the same events as by the rules, in their order."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from throwdown_lab.batch import check


def test_events_of_the_batch_are_those_of_the_rules() -> None:
    """As plain Python: to compile such a build takes longer than all its games."""
    plain = {**os.environ, "THROWDOWN_BATCH_EVENTS": "1", "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "lab.tests.batch.eventful"],
        env=plain,
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    *same, forgotten = run.stdout.splitlines()
    assert same == ["strike 0", "impact_avatar 0", "hp_strike 0", "verasselt 0"]
    assert forgotten.startswith("events: ['throw_committed")
    by_rules, here = forgotten.split(" by the rules, ")
    assert "dice_collected" in by_rules and "dice_collected" not in here


def test_the_ordinary_build_says_how_to_get_events(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["strike", "--events-every", "1"]) == 2
    assert "set THROWDOWN_BATCH_EVENTS=1 in the environment" in capsys.readouterr().err
    assert check.main(["strike", "--events-every", "0"]) == 2
    assert "give --games, --look-every and --events-every numbers from 1" in capsys.readouterr().err
