"""Odds of a roll of voll verasselt: one roll, or every choice ranked."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from throwdown.errors import ThrowdownError

from .report import BUG_OPTIONS, Report, alone

if TYPE_CHECKING:
    from fractions import Fraction

    from throwdown.bots.odds.verasselt import RollChoice, RollOdds
    from throwdown.rules.verasselt.state import Cards


def rolls(state: str | None, given: dict[str, Any], options: dict[str, Any], edition: str | None, top: int) -> Report:
    from throwdown.bots.odds.verasselt import roll_choices, roll_odds
    from throwdown.rules.verasselt.state import CARDS, counted, plus

    if state is not None:
        _read_state(state, given, options, edition)
    group, caught = _cards("group", given["group"]), given["caught"] or 0
    if not 0 <= caught <= CARDS:
        raise ThrowdownError(f"--caught {caught} cannot be: count from 0, there are {CARDS} cards")
    if given["dice"] is None:
        keep, rolled = _kept_and_rolled(given)
        boosted = plus(group, _of_yard("boost", given["boost"]))
        return _one_roll(keep, rolled, boosted, roll_odds(boosted, counted(keep), rolled), caught)
    dice = _faces("dice", given["dice"])
    if len(dice) != 7:
        raise ThrowdownError(f"--dice {given['dice']} shows {len(dice)} dice: give the faces of all seven, as YBRG===")
    for option in ("keep", "roll", "boost"):
        if given[option] is not None:
            raise ThrowdownError(f"--dice already ranks every choice: leave --{option} or --dice out")
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
        raise ThrowdownError(f"--{option} is missing: give the cards by colour, for example --{option} Y4B3R2G1")
    cards = read_cards(text) if text.strip() else None
    if cards is None:
        raise ThrowdownError(f"--{option} {text} cannot be read: write colours with counts, as Y4B3R2G1, or - for none")
    if max(cards) > CARDS_PER_COLOUR:
        raise ThrowdownError(f"--{option} {text} cannot be: there are {CARDS_PER_COLOUR} cards of each colour")
    return cards


def _of_yard(option: str, text: str | None) -> Cards:
    from throwdown.rules.verasselt.state import YARD_LIMIT, size

    cards = _cards(option, text or "-")
    if size(cards) > YARD_LIMIT:
        raise ThrowdownError(
            f"--{option} {text} cannot be: {size(cards)} cards, and a yard has {YARD_LIMIT} at most (VER-PAY-02)"
        )
    return cards


def _faces(option: str, text: str) -> str:
    from throwdown.rules.verasselt.state import COLOURS, FACES
    from throwdown.rules.verasselt.writing import read_faces

    faces = read_faces(text)
    if faces is None:
        strange = min(letter for letter in text.upper() if letter not in f"{FACES}, " and not letter.isspace())
        raise ThrowdownError(
            f"--{option} {text} shows {strange!r}, which is on no die: use {' '.join(COLOURS)} and = for the bars"
        )
    return faces


def _kept_and_rolled(given: dict[str, Any]) -> tuple[str, int]:
    """Which dice stay and how many roll; one of the two follows from the other."""
    from throwdown.rules.verasselt.state import DICE, LEAST_DICE

    if given["keep"] is None and given["roll"] is None:
        raise ThrowdownError("which dice? Give --dice YBRG=== to rank every choice, or --keep === and --roll 4 for one")
    if given["yard"] is not None:
        raise ThrowdownError("--yard is for ranking with --dice: say with --boost which cards go into the group")
    keep = _faces("keep", given["keep"] or "")
    rolled = DICE - len(keep) if given["roll"] is None else given["roll"]
    if len(keep) + rolled != DICE:
        raise ThrowdownError(
            f"{len(keep)} dice kept and {rolled} rolled are {len(keep) + rolled}: keep and roll {DICE} dice together"
        )
    if rolled < LEAST_DICE:
        raise ThrowdownError(f"{rolled} dice are too few: roll {LEAST_DICE} to {DICE} (VER-ROLL-02)")
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
