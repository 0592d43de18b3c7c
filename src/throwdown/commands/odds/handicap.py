"""Chances of players who begin with other numbers of dice, and the dice that make them even."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from throwdown.words import ArgumentRefused

from .report import Report

if TYPE_CHECKING:
    from throwdown.bots.handicap import Handicap

#: In place of dice: those that make the chances even.
BEST = "best"


def handicap(game: str, wanted: str, players: int | None, beginners: str | None) -> Report:
    from throwdown.bots.handicap import chances_of, suggested

    seats = _seats(beginners)
    if wanted == BEST:
        found = suggested(game, players or 2, seats)
    else:
        dice = _numbers("--handicap", wanted, "8,10")
        if players not in (None, len(dice)):
            raise ArgumentRefused("command/together", option="--handicap", other="--players")
        found = chances_of(game, dice, seats)
    as_json = {
        "game": game,
        "dice": list(found.dice),
        "beginners": [seat + 1 for seat in seats],
        "chances": [round(chance, 4) for chance in found.chances],
        "basis": found.basis,
    }
    return Report(as_json, _text(game, found, seats))


def _seats(text: str | None) -> tuple[int, ...]:
    return tuple(seat - 1 for seat in _numbers("--beginners", text, "1,3")) if text else ()


def _numbers(option: str, text: str, example: str) -> tuple[int, ...]:
    if not re.fullmatch(r"[0-9]{1,3}(,[0-9]{1,3})*", text):
        raise ArgumentRefused("command/unreadable", option=option, text=text, example=example)
    return tuple(map(int, text.split(",")))


def _text(game: str, found: Handicap, beginners: tuple[int, ...]) -> str:
    lines = [f"{game}: --option starting_dice={','.join(map(str, found.dice))}", ""]
    for seat, (dice, chance) in enumerate(zip(found.dice, found.chances, strict=True)):
        lines.append(
            f"  seat {seat + 1}  {dice:>2} dice   wins {chance:6.1%}{'   beginner' if seat in beginners else ''}"
        )
    return "\n".join([*lines, "", _basis(found)])


def _basis(found: Handicap) -> str:
    if found.basis == "solved":
        return "From the solved game, if both play as well as they can; the mean over who begins."
    return "From simulated games: beginners play as the bot novice, all others as regular; the mean over who begins."
