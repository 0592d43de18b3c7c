"""Files that results are written to."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from pathlib import Path


def check_place(path: Path) -> None:
    """Refuse a file that could not be written in the end, before anybody plays for it."""
    if not path.parent.is_dir():
        why = f"there is no folder {str(path.parent)!r}"
    elif path.is_dir():
        why = "it is a folder"
    elif not os.access(path if path.exists() else path.parent, os.W_OK):
        why = "that is not allowed"
    else:
        return
    raise ThrowdownError(f"{path} cannot be written, {why}: name another file", code="study/file")


def write_file(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        raise ThrowdownError(f"{path} cannot be written: {error.strerror}", code="study/file") from None
