"""Games whose throws and bots are computed by a worker that is killed again and again: do they go on, and hold?

python -m benchmarks.killed_workers --games 6 --kills 3
"""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.house_fixture import BOT, open_house, until
from tests.server.ports import free_port
from tests.server.serving import environment

if TYPE_CHECKING:
    from tests.server.house_fixture import Guest, OpenHouse

KEY = "w" * 40
#: Time between two kills, and for how long every second one stands still before, in s.
BETWEEN_S, STILL_S = 3.0, 0.5
PATIENCE_S = 600.0


class Killed:
    """A worker that is started anew whenever it was killed."""

    def __init__(self, address: str, key: Path) -> None:
        options = ("--server", address, "--key-file", str(key), "--cores", "2")
        self._command = (sys.executable, "-m", "throwdown", "worker", *options)
        self.kills = 0
        self._process = self._started()

    def _started(self) -> subprocess.Popen[bytes]:
        quiet = subprocess.DEVNULL
        return subprocess.Popen(self._command, env=environment({}), stdout=quiet, stderr=quiet)

    def kill(self) -> None:
        if self.kills % 2:
            self._process.send_signal(signal.SIGSTOP)
            time.sleep(STILL_S)
        self.end()
        self.kills += 1
        self._process = self._started()

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


def play(house: OpenHouse, guest: Guest, worker: Killed, games: int, kills: int) -> None:
    wanted = [{"bot": "expert"}, BOT]
    tables = [guest.table("strike", wanted, thrower="physics", start=True)["id"] for _ in range(games)]
    begun = time.monotonic()
    while not all(guest.get(f"/api/tables/{table}")["status"] == "over" for table in tables):
        assert time.monotonic() < begun + PATIENCE_S, "a game does not go on"
        time.sleep(BETWEEN_S)
        if worker.kills < kills:
            worker.kill()
    print(f"{games} games over after {time.monotonic() - begun:.0f} s and {worker.kills} kills")
    for sample in house.inside.metrics.render().decode().splitlines():
        if sample.startswith("throwdown_worker_jobs_total"):
            print(sample)
    found = [game.id for table in tables for game in house.inside.house.store.games(table)]
    print(dict(Counter(guest.get(f"/api/replays/{game}/verify")["verdict"] for game in found)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--kills", type=int, default=3)
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        key, address = Path(folder) / "key", f"127.0.0.1:{free_port()}"
        key.write_text(KEY)
        with open_house(Path(folder) / "data", workers_listen=address, workers_key=KEY) as house:
            worker = Killed(address, key)
            try:
                until(lambda: len(house.inside.house.crew))
                play(house, house.guest(), worker, told.games, told.kills)
            finally:
                worker.end()


if __name__ == "__main__":
    main()
