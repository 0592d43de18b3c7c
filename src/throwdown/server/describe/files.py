"""The files that are made from types and tables of the server, and committed: the page's messages and rooms."""

from __future__ import annotations

from pathlib import Path

from throwdown.server.web.rooms import rooms_ts

from .typescript import messages_ts

PAGE = Path(__file__).parents[4] / "web" / "src"
MADE = {"protocol/messages.ts": messages_ts, "shell/rooms.ts": rooms_ts}


def stale(folder: Path = PAGE) -> list[str]:
    """List the files that are not what their sources say."""
    return [
        name
        for name, made in MADE.items()
        if not (folder / name).is_file() or (folder / name).read_text("utf-8") != made()
    ]


def write(folder: Path = PAGE) -> None:
    for name in stale(folder):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(MADE[name](), "utf-8")
