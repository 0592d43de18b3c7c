"""From a fresh clone to an open page: how long ``scripts/play`` takes where nothing is installed yet.

python -m benchmarks.fresh                 with uv and Node, where they are here
python -m benchmarks.fresh --without uv,node
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--without", default="", help="commands that shall not be found, by commas: uv,node")
    hidden = [name for name in parser.parse_args().without.split(",") if name]
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "throwdown"
        subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(clone)], check=True)
        took = opened(clone, path_without(hidden, Path(folder) / "bin"))
    print(f"open after {took:.0f} s" + (f", without {' and '.join(hidden)}" if hidden else ""))


def path_without(hidden: list[str], links: Path) -> str:
    """PATH as it is; a folder that holds a hidden command is replaced by links to everything else in it."""
    folders = []
    for number, folder in enumerate(map(Path, os.environ["PATH"].split(os.pathsep))):
        if any((folder / name).exists() for name in hidden):
            kept = links / str(number)
            kept.mkdir(parents=True)
            for command in folder.iterdir():
                if command.name not in hidden:
                    (kept / command.name).symlink_to(command)
            folder = kept
        folders.append(str(folder))
    path = os.pathsep.join(folders)
    assert not any(shutil.which(name, path=path) for name in hidden)
    return path


def opened(clone: Path, path: str) -> float:
    """Seconds until the page answers."""
    began = time.monotonic()
    command = [str(clone / "scripts" / "play"), "--no-open", "--port", "0", "--data", str(clone / "data")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8", env={**os.environ, "PATH": path}
    ) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found, "scripts/play did not start a server"
        with urllib.request.urlopen(found[0], timeout=60) as answer:  # noqa: S310
            assert b"<script" in answer.read()
        took = time.monotonic() - began
        server.send_signal(signal.SIGTERM)
    return took


if __name__ == "__main__":
    main()
