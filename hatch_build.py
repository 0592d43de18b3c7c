"""Stops a wheel or sdist without its page: whoever installs it has no Node to build one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/throwdown/server/page/index.html"


class NoBuildWithoutPage(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            raise SystemExit("The page is not built: run scripts/web, then build again.")
