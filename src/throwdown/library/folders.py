"""Where a person's data are: one folder on each platform, whatever the current folder is."""

from __future__ import annotations

import os
import sys
from pathlib import Path

#: What a server stored its data in up to 0.15.0, in the folder where it was started; one that exists is still used.
HERE = Path("throwdown-data")


def data_folder() -> Path:
    """The platform's folder for a person's data, with our name."""
    return _data_home() / "throwdown"


def save_folder() -> Path:
    """For games at the terminal; up to 0.15.0 it was the same on every platform, and one that exists is still used."""
    old = Path.home() / ".local" / "share" / "throwdown" / "saves"
    new = data_folder() / "saves"
    return old if not _configured() and old.is_dir() and not new.is_dir() else new


def server_folder() -> Path:
    """For what a server stores unless its host says otherwise: ``throwdown-data`` here if it exists, else one place."""
    return HERE if HERE.is_dir() else _own_server_folder()


def unused_server_folder() -> Path | None:
    """The other of the two, where both exist: who starts a server here may look for what is there."""
    own = _own_server_folder()
    return own if HERE.is_dir() and own.is_dir() and not own.samefile(HERE) else None


def _own_server_folder() -> Path:
    try:
        return data_folder() / "server"
    except RuntimeError:  # nobody's home, as in some containers
        return HERE


def _data_home() -> Path:
    configured = _configured()
    if configured:
        return Path(configured)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA", "")
        return Path(local) if local else Path.home() / "AppData" / "Local"
    return Path.home() / ".local" / "share"


def _configured() -> str:
    """XDG_DATA_HOME, on every platform; the standard says to ignore a relative one."""
    configured = os.environ.get("XDG_DATA_HOME", "")
    return configured if Path(configured).is_absolute() else ""
