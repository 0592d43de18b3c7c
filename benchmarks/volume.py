"""What games take in the store: run from the root and update results.md.

python -m benchmarks.volume strike --games 10     bots against each other at one server, by luck and in the arena
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.server_fixture import BOT, listening_server, until

if TYPE_CHECKING:
    from tests.server.server_fixture import OpenServer

GAMES = ("strike", "impact", "hp_strike", "verasselt")
PATIENCE_S = 600.0


def played(site: OpenServer, game: str, thrower: str, count: int) -> tuple[float, float]:
    """Batches and bytes of one game, on average; the file grows by whole pages."""
    guest, store = site.guest(), site.inside.lobby.store
    before = store.counts()
    tables = [guest.table(game, [BOT, BOT], thrower=thrower, start=True)["id"] for _ in range(count)]
    until(lambda: all(guest.get(f"/api/tables/{table}")["status"] == "over" for table in tables), PATIENCE_S)
    after = store.counts()
    return (after["batches"] - before["batches"]) / count, (after["bytes"] - before["bytes"]) / count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("which", nargs="*", default=GAMES, metavar="GAME")
    options = parser.parse_args()
    count = options.games
    with tempfile.TemporaryDirectory() as folder, listening_server(Path(folder)) as site:
        for thrower in ("luck", "physics"):
            for game in options.which:
                batches, size = played(site, game, thrower, count)
                print(f"{game}, {thrower}: {batches:.0f} batches, {size / 1000:.1f} kB a game ({count} games)")


if __name__ == "__main__":
    main()
