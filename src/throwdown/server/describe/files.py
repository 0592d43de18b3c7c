"""The file that is made from the types and committed: the page's messages."""

from __future__ import annotations

from pathlib import Path

from .typescript import messages_ts

MESSAGES_TS = Path(__file__).parents[4] / "web" / "src" / "protocol" / "messages.ts"


def is_current(path: Path = MESSAGES_TS) -> bool:
    return path.is_file() and path.read_text("utf-8") == messages_ts()


def write(path: Path = MESSAGES_TS) -> None:
    path.write_text(messages_ts(), "utf-8")
