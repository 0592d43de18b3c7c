"""What the two kinds of odds share: the answer, and which options go together."""

from __future__ import annotations

from typing import Any

from throwdown.words import ArgumentRefused

#: Which options are for which kind of game.
ARENA_OPTIONS = ("arena", "supply", "piles", "elements", "manner", "model")
BUG_OPTIONS = ("group", "keep", "roll", "dice", "boost", "yard", "caught")


class Report:
    """One answer, for machines and for people."""

    def __init__(self, as_json: dict[str, Any], text: str) -> None:
        self.as_json = as_json
        self.text = text


def refuse_strangers(game: str, given: dict[str, Any]) -> None:
    """An option of the other kind of game is a misunderstanding."""
    strange = ARENA_OPTIONS if game == "verasselt" else BUG_OPTIONS
    for option in strange:
        if given[option] is not None:
            raise ArgumentRefused("command/meaningless", option=f"--{option}", game=game)


def alone(option: str, given: dict[str, Any], others: tuple[str, ...]) -> None:
    for other in others:
        if given[other] is not None and other not in ("manner", "model"):
            raise ArgumentRefused("command/together", option=f"--{option}", other=f"--{other}")
