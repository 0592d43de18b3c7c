"""Where a person's data are: one folder on each platform, whatever the current folder is."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The platform's folder for a person's data, with our name."""
    return _data_home() / "throwdown"


def save_folder() -> Path:
    """For games at the terminal."""
    return data_folder() / "saves"


def server_folder() -> Path:
    """For what a server stores unless its host says otherwise."""
    try:
        return data_folder() / "server"
    except RuntimeError:  # nobody's home, as in some containers
        return Path("throwdown-data")


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
