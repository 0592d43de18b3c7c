"""The engine, loaded when the first throw is computed: a table that only checks intents does not wait for it."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Any

#: The version that is pinned in ``pyproject.toml`` and ``web/package.json``.
PINNED = "3.14.0"


def _version() -> str:
    """A browser has the engine in WebAssembly, of the pinned version, and no package of that name."""
    if find_spec("mujoco") is None:
        return PINNED
    from importlib.metadata import version

    return version("mujoco")


VERSION = _version()


@cache
def mujoco() -> Any:
    import mujoco

    # Warnings are counted with every throw; left alone, the engine would write them into a file wherever it runs.
    mujoco.set_mju_user_warning(lambda text: None)
    return mujoco
