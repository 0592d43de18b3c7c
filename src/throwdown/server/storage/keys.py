"""Which key seals the secrets of a store."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .sealing import KeyRefused, Sealer, new_key, read_key, write_key

if TYPE_CHECKING:
    from pathlib import Path

_WAY_OUT: Final = "put the right key there, or start once with --give-up-games: those games cannot go on"


def sealer_for(file: Path, sealed: dict[str, int], key: str, *, give_up: bool) -> Sealer:
    """What seals the secrets of a store: ``key``, or the key in that file, which is made for the first of them.

    Refused if some (``sealed``: how many games, by key) were sealed with another key, unless they are given up.
    """
    sealer = Sealer(key or _key_in(file, sealed if not give_up else {}))
    if sealed.keys() - {sealer.id} and not give_up:
        source = "the setting secrets_key" if key else file
        raise KeyRefused(f"{{source}} is not the key that {games_sealed(sealed)} need: {_WAY_OUT}", source=source)
    return sealer


def _key_in(file: Path, sealed: dict[str, int]) -> str:
    key = read_key(file)
    if key is None and sealed:
        raise KeyRefused(f"{{file}} is missing, and {games_sealed(sealed)} need it: {_WAY_OUT}", file=file)
    if key is None:
        write_key(file, new_key())
        key = read_key(file)
    return key or ""


def games_sealed(keys: dict[str, int]) -> str:
    count = sum(keys.values())
    return f"{count} {'game' if count == 1 else 'games'} to come or under way (sealed with {', '.join(sorted(keys))})"
