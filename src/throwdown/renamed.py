"""Modules under the names that they had before, so that bots and studies written then still run.

Importing an old name gives the module that now holds the same things, with a ``DeprecationWarning``
that says its new name.
"""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from importlib.machinery import ModuleSpec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

#: Every module that the documentation of 0.4.0 or later named and that has moved since.
RENAMED = {
    "throwdown.bots.kernels": "throwdown.bots.odds.kernels",
    "throwdown.bots.learned": "throwdown.bots.search.learned",
    "throwdown.bots.odds_arena": "throwdown.bots.odds.arena",
    "throwdown.bots.respond": "throwdown.bots.search.best_response",
    "throwdown.bots.solver_power": "throwdown.bots.solver.powers.solve",
    "throwdown.bots.solver_power_table": "throwdown.bots.solver.powers.table",
    "throwdown.lab.contract": "throwdown.library.contract",
    "throwdown.lab.fit": "throwdown.lab.studies.fit",
    "throwdown.lab.learn": "throwdown.lab.studies.learn",
    "throwdown.rules.arena_events": "throwdown.rules.arena.events",
    "throwdown.rules.arena_state": "throwdown.rules.arena.state",
    "throwdown.rules.strike": "throwdown.rules.arena.strike",
    "throwdown.rules.verasselt_state": "throwdown.rules.verasselt.state",
}


class RenamedModules:
    """Finds old names; asked only after everybody else has failed."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return ModuleSpec(name, RenamedModules) if name in RENAMED else None  # type: ignore[arg-type]

    @staticmethod
    def create_module(spec: ModuleSpec) -> None:
        """An empty module will do: ``exec_module`` puts the right one in its place."""

    @staticmethod
    def exec_module(module: ModuleType) -> None:
        new = RENAMED[module.__name__]
        warnings.warn(f"{module.__name__} is now {new}: import that", DeprecationWarning, stacklevel=2)
        sys.modules[module.__name__] = import_module(new)


def find_renamed_modules() -> None:
    """Let ``import`` find the old names."""
    sys.meta_path.append(RenamedModules)
