"""Odds of every throw into an arena."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from throwdown.errors import ThrowdownError
from throwdown.words import ArgumentRefused

from .report import ARENA_OPTIONS, Report, alone

if TYPE_CHECKING:
    from throwdown.bots.odds.arena import ThrowChoice
    from throwdown.rules.arena.pipeline import ArenaGame, ArenaView
    from throwdown.rules.arena.state import ArenaState


def throws(game: str, state: str | None, given: dict[str, Any], options: dict[str, Any], edition: str | None) -> Report:
    from throwdown.bots.models import read_model
    from throwdown.bots.odds.arena import held_symbol, throw_choices

    model = read_model(given["model"])
    view = (
        _view_of_state(game, state, given, options, edition) if state else _view_of_dice(game, given, options, edition)
    )
    manners = _manners(given["manner"], tuple(model.manners))
    choices = [choice for choice in throw_choices(view, model.manners) if choice.manner in manners]
    if not choices:
        raise ArgumentRefused("command/phase", phase=view.phase)
    held = held_symbol(view.game, view.elements)
    arena = [face for _, face in view.arena]
    throws_json = [_throw_json(choice) for choice in choices]
    as_json = {"game": game, "arena": arena, "held": held, "model": model.as_json(), "throws": throws_json}

    return Report(as_json, f"{_throws_text(choices, arena, held)}\n\nOn the model {model.name}.")


def _manners(wanted: str | None, known: tuple[str, ...]) -> tuple[str, ...]:
    if wanted is None:
        return known
    if wanted not in known:
        raise ThrowdownError(
            "dice cannot be thrown by {wanted!r}: choose {known}",
            code="table/manner",
            wanted=wanted,
            known=", ".join(known),
        )
    return (wanted,)


def _view_of_state(
    game: str, state: str, given: dict[str, Any], options: dict[str, Any], edition: str | None
) -> ArenaView:
    from throwdown.rules.catalogue import game as make_game

    alone("state", given, ARENA_OPTIONS)
    supplies = re.search(r"\bsupplies=(\S*)", state)
    arena_game: ArenaGame = make_game(  # type: ignore[assignment]  # verasselt went another way
        game, supplies[1].count("/") + 1 if supplies else 2, options, edition=edition
    )
    position = arena_game.parse(state)
    return arena_game.view(position, position.active)


def _view_of_dice(game: str, given: dict[str, Any], options: dict[str, Any], edition: str | None) -> ArenaView:
    """A position of the given dice: where the other dice are does not matter."""
    from throwdown.rules.catalogue import game as make_game

    arena_game: ArenaGame = make_game(game, 2, options, edition=edition)  # type: ignore[assignment]
    if given["arena"] is None:
        raise ArgumentRefused("command/missing", option="--arena", example=",".join(arena_game.symbols[:3]))
    supply = 1 if given["supply"] is None else given["supply"]
    piles = _pile_sizes(arena_game, given["piles"])
    faces = [_symbol(arena_game, word) for word in given["arena"].split(",") if word.strip()]
    elements = _elements(arena_game, given["elements"])
    return arena_game.view(_state_of(supply, piles, faces, elements), 0)


def _pile_sizes(game: ArenaGame, text: str | None) -> list[int]:
    if text is None:
        return []
    if not game.has_piles:
        raise ArgumentRefused("command/meaningless", option="--piles", game=game.id)
    if not re.fullmatch(r"[0-9]{1,2}(,[0-9]{1,2})*", text) or min(map(int, text.split(","))) < 2:
        raise ArgumentRefused("command/unreadable", option="--piles", text=text, example="2,3")
    return [int(size) for size in text.split(",")]


def _symbol(game: ArenaGame, word: str) -> str:
    symbol = word.strip().upper()
    if symbol not in game.symbols:
        raise ArgumentRefused("command/symbol", typed=word.strip(), game=game.id, known=", ".join(game.symbols))
    return symbol


def _elements(game: ArenaGame, text: str | None) -> tuple[str, ...]:
    if not game.has_piles:
        if text is not None:
            raise ArgumentRefused("command/meaningless", option="--elements", game=game.id)
        return ()
    agreed: tuple[str, ...] | None = game.options["active_elements"]
    if text is not None:
        return _checked_elements(game, text, one=agreed is None)
    if agreed is None:
        raise ArgumentRefused("command/missing", option="--elements", example="WATER")
    return agreed


def _checked_elements(game: ArenaGame, text: str, *, one: bool) -> tuple[str, ...]:
    elements = tuple(_symbol(game, word) for word in text.split(",") if word.strip())
    if not elements:
        raise ArgumentRefused("command/unreadable", option="--elements", text=text, example="WATER")
    if one and len(elements) > 1:
        raise ThrowdownError(
            "--elements {text} cannot be: the start die makes one element active in {game} (IMP-POW-01)",
            clause="IMP-POW-01",
            text=text,
            game=game.id,
        )
    if len(set(elements)) != len(elements):
        raise ArgumentRefused("command/twice", text=text)
    return elements


def _state_of(supply: int, piles: list[int], faces: list[str], elements: tuple[str, ...]) -> ArenaState:
    from throwdown.rules.arena.dice import DICE
    from throwdown.rules.arena.state import IDLE, ArenaState

    if supply < 0 or supply + sum(piles) < 1:
        raise ArgumentRefused("command/range", option="--supply", text=str(supply), least=1, most=DICE)
    if supply + sum(piles) + len(faces) > DICE:
        raise ArgumentRefused("command/dice", count=supply + sum(piles) + len(faces), most=DICE)
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
