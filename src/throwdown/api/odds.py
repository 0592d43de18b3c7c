"""How safe rolls are, as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.live.protocol.messages import FirstRollInfo, RollChances

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.live.services import Counted

#: Chances are rounded to so many places.
PLACES = 4


def count_rolls(view: Any) -> Counted | None:
    """How safe each roll of voll verasselt is, as a message."""
    from throwdown.bots.odds.verasselt_safety import safety

    found = safety(view)
    if found is None:
        return None
    first = [FirstRollInfo(target=each.target, dice=list(each.dice), safe=_rounded(each.safe)) for each in found.first]
    if found.rolls is None:
        return None, first
    rolls = RollChances(
        boosts=list(found.rolls.boosts),
        keeps=list(found.rolls.keeps),
        safe=[_rounded(row) for row in found.rolls.safe],
        catch=[_rounded(row) for row in found.rolls.catch],
    )
    return rolls, first


def _rounded(chances: Iterable[float]) -> list[float]:
    return [round(chance, PLACES) for chance in chances]
