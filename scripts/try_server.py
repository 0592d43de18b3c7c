"""Tries the server that is installed, not the checkout: its page is the one that was built, and a game is played.

python scripts/try_server.py CHECKOUT, with the Python of the environment to try.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from random import Random


def main() -> None:
    checkout = Path(sys.argv[1])
    import throwdown

    is_checkout = Path(throwdown.__file__).is_relative_to(checkout / "src")
    assert not is_checkout, "this Python imports the checkout instead of the installed package"
    with tempfile.TemporaryDirectory() as data:
        began = time.monotonic()
        command = [sys.executable, "-m", "throwdown", "serve", "--port", "0", "--data", data, "--json"]
        quiet = {**os.environ, "THROWDOWN_LOG_LEVEL": "warning", "THROWDOWN_SIZE": "unlimited"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=quiet) as server:
            try:
                look(server, began, checkout)
            finally:
                server.send_signal(signal.SIGTERM)
            assert server.wait(30) == 0, "the server did not stop cleanly"


def look(server: subprocess.Popen[str], began: float, checkout: Path) -> None:
    assert server.stdout is not None
    address = json.loads(server.stdout.readline())["address"]
    print(f"The server accepted connections after {time.monotonic() - began:.1f} s.")
    print(f"It serves the page as built: {page(address, checkout)} files.")
    print(f"A game of strike in the arena was won by {asyncio.run(played(address))}.")


def page(address: str, checkout: Path) -> int:
    """Every file of the page is served as it was built; how many."""
    built = checkout / "src" / "throwdown" / "server" / "page"
    names = [
        path.relative_to(built).as_posix()
        for path in built.rglob("*")
        if path.is_file() and path.suffix not in (".br", ".gz") and not path.name.startswith(".")
    ]
    for name in names:
        if name.endswith(".html"):  # made for each visitor: it contains the paths of the others
            name = "" if name == "index.html" else "hand/x"
            assert b"<script" in _served(address + name), name
        else:
            assert _served(address + name) == (built / name).read_bytes(), name
    return len(names)


def _served(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=20) as answer:  # noqa: S310
        return bytes(answer.read())


async def played(address: str) -> str:
    """A bot comes in as a guest and plays against one of the server; who won."""
    from throwdown.bots import make_bot
    from throwdown.client import ME, Client

    client = await Client.guest(address.rstrip("/"), "Guest")
    table = await client.make_table("strike", [ME, {"bot": "expert"}], thrower="physics", start=True)
    async with client.connect(table["id"]) as link:
        result = await link.play(make_bot("strike", "thumb", Random(1)))
    return "the guest" if 0 in result.winners else "the bot of the server"


if __name__ == "__main__":
    main()
