"""Whether throws land alike on another processor: write on one, compare on the other. Run from the root.

python -m benchmarks.processors write FILE [THROWS] [ARENA]   one die into five, tossed: throws and landings
python -m benchmarks.processors compare FILE                  the same throws computed here, beside those of FILE
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from tests.physics.hands import filled, hand
from tests.physics.landings import landed, row_of
from throwdown.physics import Scene
from throwdown.physics.arenas import ARENAS, NEWEST

#: New dice lie there after so many throws.
SAME_SCENE = 10


def main(arguments: list[str]) -> None:
    command, *rest = arguments or [""]
    if command == "write" and rest:
        count, arena = (int(rest[1]) if len(rest) > 1 else 1000), (rest[2] if len(rest) > 2 else NEWEST.name)
        write(Path(rest[0]), count, arena)
    elif command == "compare" and len(rest) == 1:
        compare(Path(rest[0]))
    else:
        sys.exit(__doc__)


def write(path: Path, count: int, arena: str) -> None:
    rng, rows = Random(7), []
    scene = Scene({})
    for number in range(count):
        if number % SAME_SCENE == 0:
            scene = filled(5, rng)
        row = row_of(scene, hand(scene, 1, rng, "toss"))
        rows.append(row | {"landed": landed(row, arena)})
    path.write_text("\n".join(json.dumps(row) for row in ({"engine": ARENAS[arena].engine}, *rows)) + "\n")
    seconds = [row["landed"]["steps"] / 1920 for row in rows]
    print(f"{count} throws by {ARENAS[arena].engine}; at rest after {median(seconds):.3f} s (median)")


def compare(path: Path) -> None:
    head, *rows = map(json.loads, path.read_text().splitlines())
    engine = head["engine"]
    arena = next(name for name in ARENAS if f"arena {name}," in engine)
    begun = time.process_time()
    here = [landed(row, arena) for row in rows]
    spent = time.process_time() - begun
    there = [row["landed"] for row in rows]
    print(f"{engine} beside {ARENAS[arena].engine}: {len(rows)} throws, {1000 * spent / len(rows):.1f} ms each here")
    for what in ("faces", "out", "rest"):
        print(f"  the same {what}: {sum(one[what] == other[what] for one, other in zip(here, there, strict=True))}")
    differ = [number for number, pair in enumerate(zip(here, there, strict=True)) if not same(*pair)]
    print(f"  the same outcome and the same whole numbers at rest: {len(rows) - len(differ)}, not {differ[:40]}")


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """How long it took is not looked at."""
    return all(one[what] == other[what] for what in one if what != "steps")


if __name__ == "__main__":
    main(sys.argv[1:])
