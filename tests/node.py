"""The Node.js with which tests run scripts: the one of scripts/web, which may be in .venv and not in PATH."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[1] / "scripts" / "web"


@cache
def node() -> str:
    """The path of its program."""
    return subprocess.run([WEB, "node"], capture_output=True, text=True, check=True).stdout.strip()
