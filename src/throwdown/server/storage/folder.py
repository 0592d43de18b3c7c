"""The folder with a server's data: for its owner's eyes only, and for one server at a time."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from pathlib import Path

#: What a server makes in its folder begins with this.
OURS: Final = "throwdown"
LOCK: Final = f"{OURS}.lock"
OWNER_ONLY: Final = 0o700


class FolderTaken(ThrowdownError):
    """Raised when another server uses the folder; nothing in it was touched."""

    code = "store/taken"


class FolderUnusable(ThrowdownError):
    """Raised when the folder cannot be made or written."""

    code = "store/folder"


class DataFolder:
    """The folder while a server uses it; ``close`` leaves it to others."""

    def __init__(self, path: Path) -> None:
        """Make it if it is not there, and take it; refused while another server has it."""
        self.path = path
        try:
            _make_private(path)
            self._lock = os.open(path / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise FolderUnusable(
                "{path} cannot be used ({why}): give another folder with --data", path=path, why=error.strerror
            ) from None
        if not _take(self._lock):
            os.close(self._lock)
            raise FolderTaken(
                "another server uses {path}: stop that one, or give another folder with --data", path=path
            )

    def close(self) -> None:
        os.close(self._lock)  # which gives the lock back too


def _make_private(path: Path) -> None:
    """A folder that only its owner can read; one that holds other things as well keeps its rights."""
    path.mkdir(parents=True, exist_ok=True, mode=OWNER_ONLY)
    if all(each.name.lstrip(".").startswith(OURS) for each in path.iterdir()):
        with suppress(PermissionError):  # the folder of another user that we may write to
            path.chmod(OWNER_ONLY)


def _take(lock: int) -> bool:
    """Whether the lock is ours now. The system gives it back when the process ends, however it ends."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        with suppress(OSError):
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
            return True
        return False
    with suppress(BlockingIOError):
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False
