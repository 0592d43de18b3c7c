"""Who was forgotten, in a file beside the database: an older backup that is put in place forgets them again."""

from __future__ import annotations

import json
import logging
import os
from typing import TYPE_CHECKING

from .rows import Withdrawal

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

log = logging.getLogger("throwdown.forgetting")

NAME = "throwdown.withdrawn"


class WithdrawnFile:
    """Ids of people who were forgotten, one in each line; no name is in it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME

    def read(self) -> set[Withdrawal]:
        """All that is in it; a line that was not written to its end is passed over."""
        try:
            lines = self.path.read_text("utf-8").splitlines()
        except FileNotFoundError:
            return set()
        return {found for line in lines if (found := _parsed(line)) is not None}

    def add(self, rows: Iterable[Withdrawal]) -> None:
        """Write down those that are missing; a disk that refuses must not keep a person from being forgotten."""
        try:
            missing = sorted(set(rows) - self.read(), key=lambda row: row.at)
            if not missing:
                return
            descriptor = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            with os.fdopen(descriptor, "a", encoding="utf-8") as file:
                file.writelines(f"{json.dumps([row.person, row.kind, row.at])}\n" for row in missing)
                file.flush()
                os.fsync(descriptor)
        except OSError as error:
            log.warning("%s cannot be written (%s): an older backup would bring people back", self.path, error)


def _parsed(line: str) -> Withdrawal | None:
    try:
        person, kind, at = json.loads(line)
        return Withdrawal(str(person), kind, float(at)) if kind in ("person", "names") else None
    except (ValueError, TypeError):
        return None
