"""Custom games and bots by ``module:name``: a module in the current folder, or an installed one."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.errors import ThrowdownError


def imported(name: str, what: str, example: str, refused: Callable[[str], ThrowdownError]) -> Any:
    """The ``what`` of this name; ``refused`` makes the error out of what is wrong with it."""
    module, _, attribute = name.partition(":")
    if not module or not attribute:
        raise refused(f"has only half a name: write module:name, as {example}")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = import_module(module)
    except Exception as error:  # a file of a user may fail in any way
        why = f"mend {module}, or name a file beside you without its .py"
        raise refused(f"cannot be imported ({in_one_line(error)}): {why}") from error
    if not hasattr(found, attribute):
        raise refused(f"is not there, {module} has no {attribute}: name the class of your {what}")
    return getattr(found, attribute)


def in_one_line(error: Exception) -> str:
    """What went wrong, without line breaks."""
    return " ".join(f"{type(error).__name__}: {error}".split())
