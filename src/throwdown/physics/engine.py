"""The engine, loaded when the first throw is computed: a table that only checks intents does not wait for it."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from typing import Any

VERSION = version("mujoco")


@cache
def mujoco() -> Any:
    import mujoco

    # Warnings are counted with every throw; left alone, the engine would write them into a file wherever it runs.
    mujoco.set_mju_user_warning(lambda text: None)
    return mujoco
