"""Where each clause comes from: printed in a booklet, in another, in none, or decided by us.

``sources.json`` says it of every clause of ``rules/`` at the root of the repository: "all", the boxes ("hp") and
editions ("hp-DE") that print it, nothing if no booklet does, "differ" where they contradict each other, or "ours"
with the games that our decision is about.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Literal

Source = Literal["printed", "elsewhere", "silent", "differ", "ours"]

#: What our decisions are about, by game: the core of the arena games, powers, spells, or bugs.
ABOUT = {
    "strike": ("core",),
    "impact": ("core",),
    "impact_power": ("core", "powers"),
    "impact_avatar": ("core", "powers"),
    "hp_strike": ("core", "hp"),
    "verasselt": ("verasselt",),
}


@cache
def sources() -> dict[str, tuple[str, ...]]:
    """By clause: who prints it, or that we decided it."""
    text = (files("throwdown") / "narration" / "sources.json").read_text(encoding="utf-8")
    rows: dict[str, str] = json.loads(text)
    return {clause: tuple(row.split()) for clause, row in rows.items()}


def source_of(clause: str, game: str, edition: str) -> Source:
    """Where this clause comes from, for players of an edition; "" are the plain rules of a game."""
    printed = sources().get(clause, ("ours",))
    if not printed:
        return "silent"
    if printed[0] in ("ours", "differ"):
        return "ours" if printed[0] == "ours" else "differ"
    box = game.partition("_")[0]
    return "printed" if {"all", box, edition} & {*printed} else "elsewhere"


def rulings_of(game: str) -> tuple[str, ...]:
    """The clauses that we decided for this game, in the order of the specification."""
    about = ABOUT.get(game, ())
    return tuple(clause for clause, printed in sources().items() if printed[:1] == ("ours",) and printed[1] in about)
