"""A cache of files: it outlives the server, and the least recently used go when there are too many."""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class FileCache:
    """Files in a folder, up to so many bytes. A full or broken disk is a cache that is always empty."""

    def __init__(self, folder: Path, most: int) -> None:
        self._folder = folder
        self._most = most

    def get(self, key: str) -> bytes | None:
        path = self._path(key)
        try:
            body = path.read_bytes()
            os.utime(path)  # its time of use
        except OSError:
            return None
        return body

    def put(self, key: str, body: bytes) -> None:
        path = self._path(key)
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

    def _path(self, key: str) -> Path:
        return self._folder / sha256(key.encode()).hexdigest()[:40]
