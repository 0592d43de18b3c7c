"""``throwdown`` with a sampler: where the CPU time of its main thread goes (benchmarks.load --profile uses it).

python -m benchmarks.sampled serve …     SIGUSR1 starts counting, SIGUSR2 writes the counts to SAMPLES_FILE
"""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from throwdown.cli import main

if TYPE_CHECKING:
    from types import FrameType

#: CPU time between two samples, in s.
INTERVAL_S = 0.002
#: Packages that count as one, wherever they are called from.
TRANSPORT = ("uvicorn", "websockets", "starlette", "asyncio", "h11")

_samples: Counter[str] = Counter()


def area(frame: FrameType | None) -> str:
    """The file that runs: the innermost frame of ours or of the transport."""
    while frame is not None:
        parts = Path(frame.f_code.co_filename).parts
        if "throwdown" in parts[:-1]:
            return "/".join(parts[len(parts) - parts[::-1].index("throwdown") :]).removesuffix(".py")
        if any(package in parts for package in TRANSPORT):
            return "sockets and transport"
        frame = frame.f_back
    return "other"


def start(_number: int, _frame: FrameType | None) -> None:
    _samples.clear()
    signal.setitimer(signal.ITIMER_PROF, INTERVAL_S, INTERVAL_S)


def sample(_number: int, frame: FrameType | None) -> None:
    _samples[area(frame)] += 1


def write(_number: int, _frame: FrameType | None) -> None:
    signal.setitimer(signal.ITIMER_PROF, 0)
    file = Path(os.environ["SAMPLES_FILE"])
    unfinished = file.with_suffix(".part")
    unfinished.write_text(json.dumps(_samples))
    unfinished.replace(file)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, start)
    signal.signal(signal.SIGUSR2, write)
    signal.signal(signal.SIGPROF, sample)
    main()
