"""Old names of modules, so that bots and studies written for 0.4.0 or later still run.

Every module that the documentation once named and that has moved since is still a file under its old name. The file
only calls ``renamed`` with the new name.
"""

from __future__ import annotations

import sys
import warnings
from importlib import import_module


def renamed(old: str, new: str) -> None:
    """Let the old name of a module mean the new module, with a warning that says the new name."""
    warnings.warn(f"{old} is now {new}: import that", DeprecationWarning, stacklevel=3)
    sys.modules[old] = import_module(new)
