"""Workers as processes that compute for servers, and are killed and started again."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from tests.server.serving import environment

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from random import Random

KEY = "w" * 40


class Workers:
    """``throwdown worker``, one for each of these servers."""

    def __init__(self, folder: Path, addresses: Sequence[str], takes: str) -> None:
        """``takes`` is what they do: throws, thoughts or both."""
        key = folder / "workers.key"
        key.write_text(KEY)
        common = ("--key-file", str(key), "--cores", "1", "--for", takes)
        self._commands = [
            (sys.executable, "-m", "throwdown", "worker", "--server", address, *common) for address in addresses
        ]
        self._running: list[subprocess.Popen[bytes] | None] = [None] * len(addresses)
        self.kills = 0

    def start(self) -> None:
        for number in range(len(self._commands)):
            self._start(number)

    def _start(self, number: int) -> None:
        quiet = subprocess.DEVNULL
        self._running[number] = subprocess.Popen(
            self._commands[number], env=environment({}), stdout=quiet, stderr=quiet
        )

    def kill_one(self, rng: Random) -> None:
        """kill -9; another one takes its place at once."""
        number = rng.randrange(len(self._commands))
        self._end(number)
        self.kills += 1
        self._start(number)

    def kill(self) -> None:
        for number in range(len(self._commands)):
            self._end(number)

    def _end(self, number: int) -> None:
        process = self._running[number]
        if process is not None:
            process.kill()
            process.wait()
        self._running[number] = None
