"""Packages that only the lab needs: the default install does not bring them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from throwdown.errors import ThrowdownError


class ExtraMissing(ThrowdownError):
    """Raised when a package of the extra ``lab`` is not installed."""

    code = "lab/missing"


def extra(module: str, what: str) -> Any:
    """A module that comes with ``throwdown[lab]``; ``what`` says what it is needed for."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise  # it is there, and lacks something itself
        package = module.partition(".")[0]
        raise ExtraMissing(f'{what} needs {package}: pip install "throwdown[lab]" brings it') from None
