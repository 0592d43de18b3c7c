"""``throwdown odds``: exact odds of a throw or a roll."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from throwdown.errors import ThrowdownError

from .shared import json_option, model_option, plot_option, rule_options, write_chart

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from throwdown.bots.odds.arena import ThrowChoice
    from throwdown.bots.odds.verasselt import RollChoice, RollOdds
    from throwdown.pictures.charts import Chart
    from throwdown.rules.arena.pipeline import ArenaGame, ArenaView
    from throwdown.rules.arena.state import ArenaState
    from throwdown.rules.verasselt.state import Cards

#: Which options are for which kind of game.
ARENA_OPTIONS = ("arena", "supply", "piles", "elements", "manner", "model")
BUG_OPTIONS = ("group", "keep", "roll", "dice", "boost", "yard", "caught")


@click.command()
@click.argument("game")
@click.option("--state", metavar="NOTATION")
@click.option("--arena", metavar="A,B,...")
@click.option("--supply", type=click.IntRange(max=99), metavar="N")
@click.option("--piles", metavar="N,N,...")
@click.option("--elements", metavar="A,B,...")
@click.option("--manner", metavar="MANNER")
@model_option
@click.option("--group", metavar="Y4B3R2G1")
@click.option("--keep", metavar="===")
@click.option("--roll", type=click.IntRange(max=99), metavar="N")
@click.option("--dice", metavar="YBRG===")
@click.option("--boost", metavar="Y1")
@click.option("--yard", metavar="Y1B1")
@click.option("--caught", type=int, metavar="N")
@click.option("--top", default=10, show_default=True, type=click.IntRange(1))
@rule_options
@plot_option
@json_option
def odds(
    game: str,
    state: str | None,
    top: int,
    options: dict[str, Any],
    preset: str | None,
    plot: Path | None,
    as_json: bool,
    **told: Any,
) -> None:
    """Exact odds in GAME: of every throw into an arena, or of a roll of voll verasselt.

    Example: throwdown odds verasselt --group Y4B3R2G1 --keep === --roll 4
    """
    from throwdown.rules.catalogue import known

    known(game)
    _refuse_strangers(game, told)
    if game == "verasselt":
        report = _verasselt(state, told, options, preset, top)
    else:
        report = _arena(game, state, told, options, preset)
    click.echo(json.dumps(report.as_json) if as_json else report.text)
    write_chart(plot, report.chart)


class Report:
    """One answer, for machines and for people."""

    def __init__(self, as_json: dict[str, Any], text: str, chart: Callable[[], Chart]) -> None:
        self.as_json = as_json
        self.text = text
        self.chart = chart


def _refuse_strangers(game: str, told: dict[str, Any]) -> None:
    """An option of the other kind of game is a misunderstanding."""
    strange = ARENA_OPTIONS if game == "verasselt" else BUG_OPTIONS
    for option in strange:
        if told[option] is not None:
            raise ThrowdownError(f"--{option} has no meaning in {game}: leave it out")


# voll verasselt


def _verasselt(
    state: str | None, told: dict[str, Any], options: dict[str, Any], preset: str | None, top: int
) -> Report:
    from throwdown.bots.odds.verasselt import roll_choices, roll_odds
    from throwdown.rules.verasselt.state import CARDS, counted, plus

    if state is not None:
        _told_by_state(state, told, options, preset)
    group, caught = _cards("group", told["group"]), told["caught"] or 0
    if not 0 <= caught <= CARDS:
        raise ThrowdownError(f"--caught {caught} cannot be: count from 0, there are {CARDS} cards")
    if told["dice"] is None:
        keep, rolled = _kept_and_rolled(told)
        boosted = plus(group, _of_yard("boost", told["boost"]))
        return _one_roll(keep, rolled, boosted, roll_odds(boosted, counted(keep), rolled), caught)
    dice = _faces("dice", told["dice"])
    if len(dice) != 7:
        raise ThrowdownError(f"--dice {told['dice']} shows {len(dice)} dice: give the faces of all seven, as YBRG===")
    for option in ("keep", "roll", "boost"):
        if told[option] is not None:
            raise ThrowdownError(f"--dice ranks every choice by itself: leave --{option} or --dice out")
    return _ranked(roll_choices(dice, group, _of_yard("yard", told["yard"]), caught), top)


def _told_by_state(state: str, told: dict[str, Any], options: dict[str, Any], preset: str | None) -> None:
    """The same as if group, dice, yard and catch had been given one by one."""
    from throwdown.rules.catalogue import game as make_game
    from throwdown.rules.verasselt.state import size, spelled

    _alone("state", told, BUG_OPTIONS)
    seats = re.match(r"verasselt:([0-9]{1,3})\b", state)
    position = make_game("verasselt", int(seats[1]) if seats else 2, options, preset=preset).parse(state)
    told["group"], told["dice"] = spelled(position.group), "".join(position.dice)
    told["yard"], told["caught"] = spelled(position.yards[position.active]), size(position.own_catch)


def _alone(option: str, told: dict[str, Any], others: tuple[str, ...]) -> None:
    for other in others:
        if told[other] is not None and other not in ("manner", "model"):
            raise ThrowdownError(f"--{option} tells everything: leave --{other} out")


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


def _kept_and_rolled(told: dict[str, Any]) -> tuple[str, int]:
    """Which dice stay and how many roll; one of the two can be told by the other."""
    from throwdown.rules.verasselt.state import DICE, LEAST_DICE

    if told["keep"] is None and told["roll"] is None:
        raise ThrowdownError("which dice? Give --dice YBRG=== to rank every choice, or --keep === and --roll 4 for one")
    if told["yard"] is not None:
        raise ThrowdownError("--yard is for ranking with --dice: say with --boost which cards go into the group")
    keep = _faces("keep", told["keep"] or "")
    rolled = DICE - len(keep) if told["roll"] is None else told["roll"]
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
    told = {"group": spelled(group), "keep": keep, "roll": rolled} | _roll_json(promised, gain)

    def chart() -> Chart:
        from throwdown.lab.charts.odds import one_roll

        return one_roll(promised, lines[0])

    return Report(told, "\n".join(lines), chart)


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

    def chart() -> Chart:
        from throwdown.lab.charts.odds import ranked

        return ranked(choices[:top], lines[-1])

    told = {"best": _choice_json(best), "choices": [_choice_json(choice) for choice in choices]}
    return Report(told, "\n".join(lines), chart)


def _advice(best: RollChoice) -> str:
    from throwdown.rules.verasselt.state import NO_CARDS, spelled

    if best.gain < 0:
        return "stop, every roll loses more than it wins."
    boost = f"boost {spelled(best.boost)}, " if best.boost != NO_CARDS else ""
    return f"{boost}keep {best.keep or 'nothing'} and roll {len(best.dice)}."


def _choice_json(choice: RollChoice) -> dict[str, Any]:
    from throwdown.rules.verasselt.state import spelled

    told = {"keep": choice.keep, "roll": len(choice.dice), "dice": list(choice.dice), "boost": spelled(choice.boost)}
    return told | _roll_json(choice.odds, choice.gain)


# Arena games


def _arena(game: str, state: str | None, told: dict[str, Any], options: dict[str, Any], preset: str | None) -> Report:
    from throwdown.bots.models import read_model
    from throwdown.bots.odds.arena import held_symbol, throw_choices

    model = read_model(told["model"])
    view = _view_of_state(game, state, told, options, preset) if state else _view_of_dice(game, told, options, preset)
    manners = _manners(told["manner"], tuple(model.manners))
    choices = [choice for choice in throw_choices(view, model.manners) if choice.manner in manners]
    if not choices:
        raise ThrowdownError(f"nothing is thrown in phase {view.phase}: give a state in which a player is to throw")
    held = held_symbol(view.game, view.elements)
    arena = [face for _, face in view.arena]
    throws = [_throw_json(choice) for choice in choices]
    as_json = {"game": game, "arena": arena, "held": held, "model": model.as_json(), "throws": throws}

    def chart() -> Chart:
        from throwdown.lab.charts.odds import throws as drawn

        return drawn(game, choices, arena, model.name)

    return Report(as_json, f"{_throws_text(choices, arena, held)}\n\nOn the model {model.name}.", chart)


def _manners(wanted: str | None, known: tuple[str, ...]) -> tuple[str, ...]:
    if wanted is None:
        return known
    if wanted not in known:
        raise ThrowdownError(f"dice cannot be thrown by {wanted!r}: choose {', '.join(known)}")
    return (wanted,)


def _view_of_state(
    game: str, state: str, told: dict[str, Any], options: dict[str, Any], preset: str | None
) -> ArenaView:
    from throwdown.rules.catalogue import game as make_game

    _alone("state", told, ARENA_OPTIONS)
    supplies = re.search(r"\bsupplies=(\S*)", state)
    arena_game: ArenaGame = make_game(  # type: ignore[assignment]  # verasselt went another way
        game, supplies[1].count("/") + 1 if supplies else 2, options, preset=preset
    )
    position = arena_game.parse(state)
    return arena_game.view(position, position.active)


def _view_of_dice(game: str, told: dict[str, Any], options: dict[str, Any], preset: str | None) -> ArenaView:
    """A position made up of what was told: nobody asks where the other dice are."""
    from throwdown.rules.catalogue import game as make_game

    arena_game: ArenaGame = make_game(game, 2, options, preset=preset)  # type: ignore[assignment]
    if told["arena"] is None:
        raise ThrowdownError(
            f"--arena is missing: give the symbols that lie there, as --arena {','.join(arena_game.symbols[:3])}"
        )
    supply = 1 if told["supply"] is None else told["supply"]
    piles = _pile_sizes(arena_game, told["piles"])
    faces = [_symbol(arena_game, word) for word in told["arena"].split(",") if word.strip()]
    elements = _elements(arena_game, told["elements"])
    return arena_game.view(_state_of(supply, piles, faces, elements), 0)


def _pile_sizes(game: ArenaGame, told: str | None) -> list[int]:
    if told is None:
        return []
    if not game.has_piles:
        raise ThrowdownError(f"{game.id} has no boulder piles: leave --piles out")
    if not re.fullmatch(r"[0-9]{1,2}(,[0-9]{1,2})*", told) or min(map(int, told.split(","))) < 2:
        raise ThrowdownError(f"--piles {told} cannot be read: give the size of each pile from 2 on, as 2,3")
    return [int(size) for size in told.split(",")]


def _symbol(game: ArenaGame, word: str) -> str:
    symbol = word.strip().upper()
    if symbol not in game.symbols:
        raise ThrowdownError(f"{word.strip()!r} cannot lie in the arena of {game.id}: choose {', '.join(game.symbols)}")
    return symbol


def _elements(game: ArenaGame, told: str | None) -> tuple[str, ...]:
    if not game.has_piles:
        if told is not None:
            raise ThrowdownError(f"{game.id} has no active elements: leave --elements out")
        return ()
    agreed: tuple[str, ...] | None = game.options["active_elements"]
    if told is not None:
        return _checked_elements(game, told, one=agreed is None)
    if agreed is None:
        raise ThrowdownError("which element is active? The start die says it: give it as --elements WATER")
    return agreed


def _checked_elements(game: ArenaGame, told: str, *, one: bool) -> tuple[str, ...]:
    elements = tuple(_symbol(game, word) for word in told.split(",") if word.strip())
    if not elements:
        raise ThrowdownError(f"--elements {told!r} names none: give what is active, as --elements WATER")
    if one and len(elements) > 1:
        raise ThrowdownError(
            f"--elements {told} cannot be: the start die makes one element active in {game.id} (IMP-POW-01)"
        )
    if len(set(elements)) != len(elements):
        raise ThrowdownError(f"--elements {told} says something twice: name each element once")
    return elements


def _state_of(supply: int, piles: list[int], faces: list[str], elements: tuple[str, ...]) -> ArenaState:
    from throwdown.rules.arena.dice import DICE
    from throwdown.rules.arena.state import IDLE, ArenaState

    if supply < 0 or supply + sum(piles) < 1:
        raise ThrowdownError(f"a supply of {supply} cannot be thrown: give --supply a number from 1")
    if supply + sum(piles) + len(faces) > DICE:
        raise ThrowdownError(f"supply and arena hold {supply + sum(piles) + len(faces)} dice: a game has {DICE}")
    ids = iter(range(DICE))
    loose = tuple(next(ids) for _ in range(supply))
    stacked = tuple(tuple(next(ids) for _ in range(size)) for size in piles)
    arena = tuple((next(ids), face) for face in faces)
    return ArenaState(
        "turn", 0, 1, 0, (loose, ()), (stacked, ()), arena, (), (), tuple(ids), (), elements, True, 0, IDLE, None
    )


def _throw_json(choice: ThrowChoice) -> dict[str, Any]:
    promised = choice.odds
    return {
        "throw": choice.action.name,
        "pile": getattr(choice.action, "pile", None),
        "dice": choice.dice,
        "manner": choice.manner,
        "p_match": str(promised.p_match),
        "p_held": str(promised.p_held),
        "p_lost": str(promised.p_lost),
        "p_collected": {str(count): str(chance) for count, chance in enumerate(promised.collected) if chance},
        "expected_collected": str(promised.expected),
        "p_set": {symbol: str(chance) for symbol, chance in promised.sets},
    }


def _throws_text(choices: list[ThrowChoice], arena: list[str], held: str | None) -> str:
    lines = [f"In the arena: {', '.join(arena) or 'nothing'}" + (f" ({held} stays there)" if held else "")]
    for action in dict.fromkeys(choice.action for choice in choices):
        same = [choice for choice in choices if choice.action == action]
        counts = range(2, max(len(choice.odds.collected) for choice in same))
        lines += ["", _headline(same[0])]
        lines.append("  manner    match   held   lost  dice  " + "".join(f"{count:>7}" for count in counts))
        lines += [_throw_line(choice, counts) for choice in same]
    return "\n".join(lines)


def _headline(choice: ThrowChoice) -> str:
    dice = "1 die" if choice.dice == 1 else f"{choice.dice} dice"
    return f"{choice.action.name.replace('_', ' ').capitalize()}: {dice}; the chance to take so many"


def _throw_line(choice: ThrowChoice, counts: range) -> str:
    promised = choice.odds
    shares = "".join(f"{float(promised.collected[n]) if n < len(promised.collected) else 0:7.1%}" for n in counts)
    return (
        f"  {choice.manner:<8}{float(promised.p_match):7.1%}{float(promised.p_held):7.1%}"
        f"{float(promised.p_lost):7.1%}{float(promised.expected):6.2f}  {shares}"
    )


def _share(chance: Fraction) -> str:
    return f"{float(chance):7.2%}  {chance}"


def _number(value: Fraction) -> str:
    return f"{float(value):7.3f}  {value}"
