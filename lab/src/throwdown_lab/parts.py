"""Packages that only some of the laboratory needs, and the error that names what installs them."""

from __future__ import annotations

from importlib import import_module

from throwdown.errors import PartMissing

#: The extra that brings each.
EXTRAS = {"pyspiel": "spiel", "pyarrow": "tables", "ray": "cluster"}


def require(module: str) -> None:
    """Import a module; ``PartMissing`` says what brings it if it is not installed."""
    try:
        import_module(module)
    except ModuleNotFoundError as missing:
        package = module.partition(".")[0]
        raise PartMissing(
            f"this needs {package}, which is not installed: run scripts/install dev in a clone, or pip install"
            f" --find-links dist 'throwdown-lab[{EXTRAS[package]}]'"
        ) from missing
