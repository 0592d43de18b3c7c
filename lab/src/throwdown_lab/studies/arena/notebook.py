"""What was found so far: a study continues where it stopped."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from throwdown.errors import ThrowdownError
from throwdown.physics import ENGINE

from .jobs import Job
from .study import PARTS, Study

if TYPE_CHECKING:
    from pathlib import Path


VERSION = 1


class StudyRefused(ThrowdownError):
    """Raised when the file of a study is none, or belongs to another study."""

    code = "study/file"


class Notebook:
    """What was found so far, in a file if there is one: a line for each job."""

    def __init__(self, study: Study, path: Path | None = None) -> None:
        self.study = study
        self.path = path
        self.found: dict[tuple[str, int], list[Any]] = {}
        head = {"study": VERSION, "seed": study.seed, "engine": ENGINE}
        if path is not None and path.is_file() and path.stat().st_size:
            self._read(path, head)
        elif path is not None:
            self._append(head, "w")

    def _read(self, path: Path, head: dict[str, Any]) -> None:
        lines = path.read_bytes().split(b"\n")
        whole = lines[:-1]  # the last line is empty, or was cut off when the study was stopped
        if len(whole) == 0 or _json(whole[0]) != head:
            raise StudyRefused(
                f"{path} holds no study with the seed {self.study.seed!r} and this engine: name another file"
            )
        for number, line in enumerate(whole[1:], start=2):
            entry = _json(line)
            if not isinstance(entry, dict) or entry.keys() != {"part", "number", "found"} or entry["part"] not in PARTS:
                raise StudyRefused(f"{path}, line {number}: this is not a job of a study")
            self.found[entry["part"], entry["number"]] = entry["found"]
        if lines[-1]:
            path.write_bytes(b"".join(line + b"\n" for line in whole))

    def add(self, job: Job, found: list[Any]) -> None:
        self.found[job.part, job.number] = found
        self._append({"part": job.part, "number": job.number, "found": found}, "a")

    def _append(self, entry: dict[str, Any], mode: str) -> None:
        if self.path is not None:
            try:
                with self.path.open(mode, encoding="utf-8") as file:
                    file.write(json.dumps(entry, separators=(",", ":")) + "\n")
            except OSError as error:
                raise StudyRefused(f"{self.path} cannot be written: {error.strerror}") from None

    def part(self, name: str, size: int) -> list[Any]:
        """What the first jobs of a part found, in their order."""
        return [self.found[name, number] for number in range(size)]


def _json(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None
