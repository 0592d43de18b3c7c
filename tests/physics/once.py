"""Throws that are computed once: what is honest of a record comes back with every forgery of it."""

from __future__ import annotations

from typing import Any

from throwdown.physics import Landing, Scene, simulate

_LANDINGS: dict[Any, Landing] = {}


def simulate_once(scene: Scene, throws: list[Any], **more: Any) -> Landing:
    """As ``physics.simulate``; the same throw has the same landing without computing it."""
    key = (*scene.poses.items(), *throws, *more.items())
    if key not in _LANDINGS:
        _LANDINGS[key] = simulate(scene, throws, **more)
    return _LANDINGS[key]
