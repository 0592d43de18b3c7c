"""Where a thrower takes its randomness from: a seed, a generator, or the operating system."""

from __future__ import annotations

from random import Random, SystemRandom

from throwdown.errors import TableRefused

#: A seed gives the same dice again; nothing at all is the randomness of the operating system.
Source = Random | str | int | None


def generator(source: Source) -> Random:
    """The generator of random numbers that is meant."""
    if source is None:
        return SystemRandom()
    return source if isinstance(source, Random) else Random(checked_seed(source))


def checked_seed(seed: object) -> str | int:
    """The seed if it is one; anything else is refused."""
    if isinstance(seed, str) or type(seed) is int:
        return seed
    raise TableRefused(f"{seed!r} is not a seed: give a text or a whole number")


def seed_of(source: Source) -> str | None:
    """The seed as text, where there is one."""
    return str(source) if isinstance(source, (str, int)) else None


def seed_text(seed: str | None) -> str:
    """How a thrower with this seed is shown."""
    return "no seed" if seed is None else f"seed {seed}"
