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


def test_data_of_an_older_version_win_and_the_other_folder_is_named(tmp_path: Path) -> None:
    own = folders.server_folder()
    assert folders.unused_server_folder() is None
    own.mkdir(parents=True)
    assert (folders.server_folder(), folders.unused_server_folder()) == (own, None)
    Path("throwdown-data").mkdir()
    assert (folders.server_folder(), folders.unused_server_folder()) == (Path("throwdown-data"), own)


def test_saves_of_an_older_version_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    old = tmp_path / ".local" / "share" / "throwdown" / "saves"
    old.mkdir(parents=True)
    assert folders.save_folder() == old


def test_where_nobody_has_a_home_the_current_folder_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    assert folders.server_folder() == Path("throwdown-data")
