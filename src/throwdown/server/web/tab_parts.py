"""The parts with which a browser tab hosts games itself, as ``web/scripts/tab_parts.py`` makes them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

#: A clone has them once the page is built, an installation with the distribution ``throwdown-tab``.
PARTS = Path(__file__).parents[1] / "tab_parts"
LIST = PARTS / "parts.json"


def tab_meta() -> str:
    """What tells the page that they are here; nothing where they are not."""
    return meta_of(json.loads(LIST.read_text("utf-8"))) if LIST.is_file() else ""


def meta_of(listed: dict[str, Any]) -> str:
    """The version of a list, and the bytes to send."""
    return f'<meta name="throwdown-tab" content="{listed["version"]} {listed["sent"]}" />'
