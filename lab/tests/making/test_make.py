"""``throwdown lab make``: every file has a command, which writes what the game reads."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from throwdown.throwers import MANNERS
from throwdown.throwers.luck import fitted
from throwdown_lab import making
from throwdown_lab.commands.make import make
from throwdown_lab.making import MAKERS, Work, trials
from throwdown_lab.work import Alone


def test_every_file_of_the_package_is_made_and_named_in_the_help() -> None:
    result = CliRunner().invoke(make, ["--help"]).output
    data = {file for file in (making.PACKAGE / "bots" / "data").iterdir() if file.suffix in (".json", ".npz")}
    assert data <= {maker.file for maker in MAKERS.values()}
    assert all(maker.file.is_file() and maker.file.name in result for maker in MAKERS.values())


def test_a_file_says_what_made_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(make, ["luck", "--share", "0.001", "--processes", "1"], catch_exceptions=False)
    assert "| manner |" in result.output
    path = tmp_path / "luck_table.json"
    stored = json.loads(path.read_text(encoding="utf-8"))["made"]
    assert stored["command"] == "throwdown lab make luck --seed 1 --share 0.001"
    assert "mujoco" in stored["engine"]
    assert list(fitted(path)) == list(MANNERS)


def test_a_part_of_the_work_is_not_shipped() -> None:
    result = CliRunner().invoke(make, ["luck", "--share", "0.5", "--ship"])
    assert "leave --share out" in str(result.exception)


def test_a_throw_of_every_kind_is_counted_in_every_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "LYING", (2,))
    monkeypatch.setattr(trials, "KINDS", trials.KINDS[::8])
    count = trials.counted(Work("trials", Alone()), 2)
    for kind in trials.KINDS:
        row = trials.row(count, kind, 2)
        assert row.throws == 2
        assert all(share in (0, 0.5, 1) for share in (row.turns, row.leaves, row.nudged, row.others))
