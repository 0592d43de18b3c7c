"""Data of a person are in one place, whatever the current folder is; what older versions stored is found."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from throwdown.library import folders


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("platform", "folder"),
    [
        ("linux", ".local/share/throwdown"),
        ("darwin", "Library/Application Support/throwdown"),
        ("win32", "AppData/Local/throwdown"),
    ],
)
def test_every_platform_has_its_folder(
    platform: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert folders.server_folder() == tmp_path / folder / "server"
    assert folders.save_folder() == tmp_path / folder / "saves"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "mine"))
    assert folders.data_folder() == tmp_path / "mine" / "throwdown"


def test_where_nobody_has_a_home_the_current_folder_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    assert folders.server_folder() == Path("throwdown-data")
