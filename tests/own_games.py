"""Games of one's own are registered for the whole process: a test that does so gives the process back as it was."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from throwdown.bots import roster
from throwdown.rules import catalogue, rulings

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Modules that register a game when they are imported.
PROGRAMS = ("dare",)


@contextmanager
def forgotten() -> Iterator[None]:
    """What is registered meanwhile is forgotten afterwards."""
    registries: tuple[dict[str, Any], ...] = (catalogue._OWN, rulings._OWN, roster._OWN)
    before = [dict(registry) for registry in registries]
    for program in PROGRAMS:
        sys.modules.pop(program, None)
    yield
    for registry, kept in zip(registries, before, strict=True):
        registry.clear()
        registry.update(kept)
