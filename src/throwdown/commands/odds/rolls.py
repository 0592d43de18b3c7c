"""Odds of a roll of voll verasselt: one roll, or every choice ranked."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from throwdown.errors import ThrowdownError
from throwdown.words import ArgumentRefused

from .report import BUG_OPTIONS, Report, alone

if TYPE_CHECKING:
    from fractions import Fraction

    from throwdown.bots.odds.verasselt import RollChoice, RollOdds
    from throwdown.rules.verasselt.state import Cards

DICE_EXAMPLE, CARDS_EXAMPLE = "YBRG===", "Y4B3R2G1"


def rolls(state: str | None, given: dict[str, Any], options: dict[str, Any], edition: str | None, top: int) -> Report:
    from throwdown.bots.odds.verasselt import roll_choices, roll_odds
    from throwdown.rules.verasselt.state import CARDS, counted, plus

    if state is not None:
        _read_state(state, given, options, edition)
    group, caught = _cards("group", given["group"]), given["caught"] or 0
    if not 0 <= caught <= CARDS:
        raise ArgumentRefused("command/range", option="--caught", text=str(caught), least=0, most=CARDS)
    if given["dice"] is None:
        keep, rolled = _kept_and_rolled(given)
        boosted = plus(group, _of_yard("boost", given["boost"]))
        return _one_roll(keep, rolled, boosted, roll_odds(boosted, counted(keep), rolled), caught)
    dice = _faces("dice", given["dice"])
    if len(dice) != 7:
        raise ArgumentRefused("command/unreadable", option="--dice", text=given["dice"], example=DICE_EXAMPLE)
    for option in ("keep", "roll", "boost"):
        if given[option] is not None:
            raise ArgumentRefused("command/together", option="--dice", other=f"--{option}")
    return _ranked(roll_choices(dice, group, _of_yard("yard", given["yard"]), caught), top)


def _read_state(state: str, given: dict[str, Any], options: dict[str, Any], edition: str | None) -> None:
    """The same as if group, dice, yard and catch had been given one by one."""
    from throwdown.rules.catalogue import game as make_game
    from throwdown.rules.verasselt.state import size, spelled

    alone("state", given, BUG_OPTIONS)
    seats = re.match(r"verasselt:([0-9]{1,3})\b", state)
    position = make_game("verasselt", int(seats[1]) if seats else 2, options, edition=edition).parse(state)
    given["group"], given["dice"] = spelled(position.group), "".join(position.dice)
    given["yard"], given["caught"] = spelled(position.yards[position.active]), size(position.own_catch)


def _cards(option: str, text: str | None) -> Cards:
    """Cards by colour: Y4B3R2G1, 4Y3B2R1G or YYYYBBBRRG; a dash is none."""
    from throwdown.rules.verasselt.state import CARDS_PER_COLOUR
    from throwdown.rules.verasselt.writing import read_cards

    if text is None:
        raise ArgumentRefused("command/missing", option=f"--{option}", example=CARDS_EXAMPLE)
    cards = read_cards(text) if text.strip() else None
    if cards is None:
        raise ArgumentRefused("command/unreadable", option=f"--{option}", text=text, example=CARDS_EXAMPLE)
    if max(cards) > CARDS_PER_COLOUR:
        raise ArgumentRefused("command/cards", option=f"--{option}", text=text, most=CARDS_PER_COLOUR)
    return cards


def _of_yard(option: str, text: str | None) -> Cards:
    from throwdown.rules.verasselt.state import YARD_LIMIT, size

    cards = _cards(option, text or "-")
    if size(cards) > YARD_LIMIT:
        raise ThrowdownError(
            "{option} {text} cannot be: {count} cards, and a yard has {most} at most (VER-PAY-02)",
            clause="VER-PAY-02",
            option=f"--{option}",
            text=text,
            count=size(cards),
            most=YARD_LIMIT,
        )
    return cards


def _faces(option: str, text: str) -> str:
    from throwdown.rules.verasselt.writing import read_faces

    faces = read_faces(text)
    if faces is None:
        raise ArgumentRefused("command/unreadable", option=f"--{option}", text=text, example=DICE_EXAMPLE)
    return faces


def _kept_and_rolled(given: dict[str, Any]) -> tuple[str, int]:
    """Which dice stay and how many roll; one of the two follows from the other."""
    from throwdown.rules.verasselt.state import DICE, LEAST_DICE

    if given["keep"] is None and given["roll"] is None:
        raise ArgumentRefused("command/missing", option="--dice", example=DICE_EXAMPLE)
    if given["yard"] is not None:
        raise ArgumentRefused("command/needs", option="--yard", other="--dice")
    keep = _faces("keep", given["keep"] or "")
    rolled = DICE - len(keep) if given["roll"] is None else given["roll"]
    if len(keep) + rolled != DICE:
        raise ArgumentRefused("command/dice", count=len(keep) + rolled, most=DICE)
    if rolled < LEAST_DICE:
        raise ArgumentRefused("command/range", option="--roll", text=str(rolled), least=LEAST_DICE, most=DICE)
    return keep, rolled


def _one_roll(keep: str, rolled: int, group: Cards, promised: RollOdds, caught: int) -> Report:
    from throwdown.rules.verasselt.state import spelled

    gain = promised.expected_catch - promised.p_bust * caught
    lines = [
        f"Rolling {rolled} dice for {spelled(group)}" + (f", keeping {keep}" if keep else ""),
        "",
        f"  bust            {_share(promised.p_bust)}",
        f"  expected catch  {_number(promised.expected_catch)}",
    ]
    lines += [f"  with {caught} at stake {_number(gain)}"] if caught else []
    lines += [f"  catch {count:<9} {_share(chance)}" for count, chance in enumerate(promised.catches) if chance]
    report = {"group": spelled(group), "keep": keep, "roll": rolled} | _roll_json(promised, gain)

    return Report(report, "\n".join(lines))


def _roll_json(promised: RollOdds, gain: Fraction) -> dict[str, Any]:
    return {
        "p_bust": str(promised.p_bust),
        "expected_catch": str(promised.expected_catch),
        "expected_gain": str(gain),
        "p_catch": {str(count): str(chance) for count, chance in enumerate(promised.catches) if chance},
    }


def _ranked(choices: tuple[RollChoice, ...], top: int) -> Report:
    from throwdown.rules.verasselt.state import spelled

    best = choices[0]
    lines = ["  keep  roll  boost        bust   catch    gain"]
    lines += [
        f"  {choice.keep or '-':<4}  {len(choice.dice):>4}  {spelled(choice.boost):<8} {float(choice.odds.p_bust):8.2%}"
        f"  {float(choice.odds.expected_catch):6.3f}  {float(choice.gain):+6.3f}"
        for choice in choices[:top]
    ]
    lines += [f"  … and {len(choices) - top} more (--top)"] if len(choices) > top else []
    lines += ["", f"Best: {_advice(best)}"]

    report = {"best": _choice_json(best), "choices": [_choice_json(choice) for choice in choices]}
    return Report(report, "\n".join(lines))


def _advice(best: RollChoice) -> str:
    from throwdown.rules.verasselt.state import NO_CARDS, spelled

    if best.gain < 0:
        return "stop, every roll loses more than it wins."
    boost = f"boost {spelled(best.boost)}, " if best.boost != NO_CARDS else ""
    return f"{boost}keep {best.keep or 'nothing'} and roll {len(best.dice)}."


def _choice_json(choice: RollChoice) -> dict[str, Any]:
    from throwdown.rules.verasselt.state import spelled

    report = {"keep": choice.keep, "roll": len(choice.dice), "dice": list(choice.dice), "boost": spelled(choice.boost)}
    return report | _roll_json(choice.odds, choice.gain)


def _share(chance: Fraction) -> str:
    return f"{float(chance):7.2%}  {chance}"


def _number(value: Fraction) -> str:
    return f"{float(value):7.3f}  {value}"
