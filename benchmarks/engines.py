"""Whether throws land in WebAssembly as they do natively: run from the root and update results.md.

python -m benchmarks.engines [THROWS] [SEED]     1,000 throws of every kind

Throws them here, writes every frame down, and lets the page's engine (node) throw them again; the packages of the page
must be installed (scripts/web dev). Exits with 1 if a frame, a reading or a recorded motion differs.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.physics.recorded import rows, summary
from throwdown.physics.arenas import ARENA

WEB = Path(__file__).parent.parent / "web"
COMMAND = ("npx", "vitest", "run", "--project", "code", "tests/engine.test.ts", "-t", "throws of arena")


def main(arguments: list[str]) -> None:
    throws, seed = (*arguments, *("1000", "benchmark")[len(arguments) :])
    if not throws.isdigit():
        sys.exit(__doc__)
    begun = time.process_time()
    found = rows(int(throws), seed)
    print(f"{ARENA.engine}: {summary(found)}; {time.process_time() - begun:.0f} s with making them up")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "throws.json"
        file.write_text(json.dumps({"throws": found}), encoding="utf-8")
        sys.exit(subprocess.run(COMMAND, cwd=WEB, env={**os.environ, "THROWS": str(file)}, check=False).returncode)


if __name__ == "__main__":
    main(sys.argv[1:])
