"""A cache of files: it outlives the server, and the least recently used go when there are too many."""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

#: Between the parts of a file's name: what the file is about, and what it holds.
_BETWEEN = "-"


class FileCache:
    """Files in a folder, up to so many bytes. A full or broken disk is a cache that is always empty."""

    def __init__(self, folder: Path, most: int) -> None:
        self._folder = folder
        self._most = most

    def get(self, key: str, group: str = "") -> bytes | None:
        path = self._path(key, group)
        try:
            body = path.read_bytes()
            os.utime(path)  # its time of use
        except OSError:
            return None
        return body

    def put(self, key: str, body: bytes, group: str = "") -> None:
        """``group`` is what the file is about: all files of a group can be dropped."""
        path = self._path(key, group)
        half = path.with_suffix(".part")
        try:
            self._folder.mkdir(exist_ok=True)
            half.write_bytes(body)
            half.replace(path)
            self._make_room()
        except OSError:
            with suppress(OSError):
                half.unlink()

    def _make_room(self) -> None:
        files = sorted(
            ((each.stat().st_mtime, each.stat().st_size, each) for each in self._folder.iterdir()), reverse=True
        )
        total = 0
        for _, size, each in files:
            total += size
            if total > self._most:
                each.unlink(missing_ok=True)

    def drop(self, groups: Iterable[str]) -> None:
        """Delete all files of these groups."""
        if not self._folder.is_dir():
            return
        dropped = {_hashed(group) for group in groups}
        for each in self._folder.iterdir():
            if each.name.partition(_BETWEEN)[0] in dropped:
                with suppress(OSError):
                    each.unlink()

    def _path(self, key: str, group: str) -> Path:
        return self._folder / f"{_hashed(group)}{_BETWEEN}{_hashed(key)}"


def _hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:40]
