"""The files that are made from the types, and writing them."""

from __future__ import annotations

import json
from pathlib import Path

from throwdown.server.protocol.openapi import openapi
from throwdown.server.web.routes import ROUTES

from .catalogue import catalogue
from .settings import settings_tables
from .typescript import messages_ts

ROOT = Path(__file__).parents[4]
#: What is made stands between these lines of a page.
BEGIN, END = "<!-- made by python -m throwdown.server.describe -->", "<!-- until here -->"


def write(root: Path = ROOT) -> list[Path]:
    """Write every file that is made from the types; those that changed."""
    return [path for path, text in texts(root).items() if _put(path, text)]


def texts(root: Path = ROOT) -> dict[Path, str]:
    """The files as they should be."""
    docs, page = root / "docs", root / "web" / "src" / "protocol"
    parts = {docs / "socket-messages.md": catalogue(), docs / "settings.md": settings_tables()}
    whole = {
        docs / "openapi.json": f"{json.dumps(openapi(ROUTES), indent=1, ensure_ascii=False)}\n",
        page / "messages.ts": messages_ts(),
    }
    return {path: between(path.read_text("utf-8"), made) for path, made in parts.items()} | whole


def _put(path: Path, text: str) -> bool:
    if path.is_file() and path.read_text("utf-8") == text:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return True


def between(page: str, made: str) -> str:
    """The page with this between its two marks."""
    before, mark, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not mark or not end:
        raise ValueError(f"the page has no place for what is made: put {BEGIN} and {END} into it")
    return f"{before}{mark}\n\n{made}\n{end}{after}"
