"""Stops a wheel or sdist without its page and documentation: whoever installs it has nothing to build them with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = {"page": "scripts/web", "docs_site": "scripts/docs"}


class NothingMissing(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for folder, script in BUILT.items():
            if (
                version != "editable"
                and not (Path(self.root) / "src/throwdown/server" / folder / "index.html").is_file()
            ):
                raise SystemExit(f"src/throwdown/server/{folder} is not built: run {script}, then build again.")
