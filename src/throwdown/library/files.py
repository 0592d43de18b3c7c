"""Text files of records: read and written with one clear sentence where that fails."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from throwdown.words import ArgumentRefused

if TYPE_CHECKING:
    from collections.abc import Iterable


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise ArgumentRefused("file/unreadable", path=path, why=error.strerror) from None
    except UnicodeDecodeError as error:
        raise ArgumentRefused("file/text", path=path, byte=error.start) from None


def read_lines(path: Path) -> list[str]:
    """The lines of a record; a line that was cut off is one too."""
    text = read_text(path)
    return text.removesuffix("\n").split("\n") if text else []


def write_lines(path: Path, lines: Iterable[str], *, overwrite: bool = False) -> None:
    """A new file of these lines; one that is there already is not overwritten unless ``overwrite`` is true."""
    try:
        with path.open("w" if overwrite else "x", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
    except FileExistsError:
        raise ArgumentRefused("file/there", path=path) from None
    except OSError as error:
        raise ArgumentRefused("file/unwritable", path=path, why=error.strerror) from None


# Files that results are written to


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
    raise ArgumentRefused("file/unwritable", path=path, why=why)


def write_file(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        raise ArgumentRefused("file/unwritable", path=path, why=error.strerror) from None
