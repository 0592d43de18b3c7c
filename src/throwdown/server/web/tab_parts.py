"""The parts with which a browser tab hosts games itself, as ``web/scripts/tab_parts.py`` makes them."""

from __future__ import annotations

import json
from pathlib import Path

#: A clone has them once the page is built, an installation with the distribution ``throwdown-tab``.
PARTS = Path(__file__).parents[1] / "tab_parts"
LIST = PARTS / "parts.json"


def tab_meta() -> str:
    """What tells the page that they are here: their version, and the bytes to send; nothing where they are not."""
    if not LIST.is_file():
        return ""
    parts = json.loads(LIST.read_text("utf-8"))
    return f'<meta name="throwdown-tab" content="{parts["version"]} {parts["sent"]}" />'
