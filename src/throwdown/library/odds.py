"""Exact odds of the legal throws and rolls of the seat on turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import ThrowdownError
from throwdown.rules.arena.pipeline import ArenaView
from throwdown.rules.game import to_act
from throwdown.rules.verasselt.state import VerasseltView, size

from .position import Position

if TYPE_CHECKING:
    from throwdown import table
    from throwdown.bots.odds.arena import ThrowChoice
    from throwdown.bots.odds.verasselt import RollChoice


def odds(
    position: Position | table.Match | ArenaView | VerasseltView, *, model: str | None = None
) -> tuple[ThrowChoice, ...] | tuple[RollChoice, ...]:
    """Every legal throw or roll, with its exact odds.

        for choice in throwdown.odds(match):
            print(choice.manner, choice.odds.p_match)

    In the arena games a choice has ``action``, ``manner``, ``dice`` and ``odds``; ``model`` says how dice are thrown
    ("luck", "base", or numbers). In voll verasselt it has ``keep``, ``dice``, ``boost``, ``odds`` and ``gain``, the
    best first. Nothing is sampled: chances are fractions.
    """
    view = _view(position)
    if isinstance(view, ArenaView):
        return _of_throws(view, model)
    if not isinstance(view, VerasseltView):
        raise ThrowdownError("odds are known of the games in the box: give a match, a position or a view of one")
    if model is not None:
        raise ThrowdownError("voll verasselt has no model of throwing: leave model out")
    return _of_rolls(view)


def _view(given: Any) -> Any:
    if isinstance(given, ArenaView | VerasseltView):
        return given
    if not hasattr(given, "awaiting") or not hasattr(given, "view"):
        raise ThrowdownError(f"{given!r} has no odds: give a match, a position or a view")
    asked = to_act(given.awaiting)
    return given.view(asked[0] if asked else None)


def _of_throws(view: ArenaView, model: str | None) -> tuple[ThrowChoice, ...]:
    from throwdown.bots.models import read_model
    from throwdown.bots.odds.arena import throw_choices

    if model is not None and not isinstance(model, str):
        raise ThrowdownError(f"{model!r} is not a model of throwing: give its name")
    choices = throw_choices(view, read_model(model).manners)
    if not choices:
        raise ThrowdownError(f"nothing is thrown in phase {view.phase}: give a position in which a player is to throw")
    return choices


def _of_rolls(view: VerasseltView) -> tuple[RollChoice, ...]:
    from throwdown.bots.odds.verasselt import roll_choices

    if view.phase not in ("roll", "roll_or_stop"):
        raise ThrowdownError(f"nothing is rolled in phase {view.phase}: give a position in which a player is to roll")
    plundered = view.target == "catch" and view.table_catch is not None
    group = view.table_catch.cards if plundered and view.table_catch is not None else view.hub
    return roll_choices(view.dice, group, view.yards[view.active], size(view.own_catch))
