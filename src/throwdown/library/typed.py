"""Values as people type them behind an option."""

from __future__ import annotations

import re
from typing import Any

from throwdown.rules.rulings import HANDICAP
from throwdown.words import ArgumentRefused

#: The longest that a bot may think about a decision, in s.
LONGEST = 2


def option_value(name: str, value: str) -> Any:
    """The value of a rule option: lists by commas; true, false, none and whole numbers are understood."""
    if name == "active_elements":
        return [element.strip().upper() for element in value.split(",") if element.strip()]
    if name == HANDICAP and re.fullmatch(r"[0-9]{1,3}(,[0-9]{1,3})*", value):
        return [int(dice) for dice in value.split(",")]
    words: dict[str, Any] = {"true": True, "false": False, "none": None}
    if value.lower() in words and name not in ("pre_move", "relashio_pending"):
        return words[value.lower()]
    return int(value) if re.fullmatch(r"-?[0-9]{1,9}", value) else value


def think_time(text: str) -> float | None:
    """10ms, 0.3s or 0.3 as seconds; None where it is no time to think."""
    found = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?)(ms|s)?", text.strip())
    given = float(found[1]) / (1000 if found[2] == "ms" else 1) if found else -1.0
    return given if 0 < given <= LONGEST else None


def split_names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if not names:
        raise ArgumentRefused("command/players")
    return names
