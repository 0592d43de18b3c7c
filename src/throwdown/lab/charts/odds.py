"""Odds of throws and rolls: exact, so without intervals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.pictures.charts import Chart, Columns, Row, Rows, Stack, Stacks
from throwdown.pictures.poster import SEATS
from throwdown.rules.verasselt.state import NO_CARDS, spelled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.bots.odds.arena import ThrowChoice
    from throwdown.bots.odds.verasselt import RollChoice, RollOdds

EXACT = "exact odds"
BUST = "bust"


def throws(game: str, choices: Sequence[ThrowChoice], arena: Sequence[str], model: str) -> Chart:
    """How many dice each throw takes, by manner."""
    panels = []
    for action in dict.fromkeys(choice.action for choice in choices):
        same = [choice for choice in choices if choice.action == action]
        most = max(len(choice.odds.collected) for choice in same)
        parts = ("takes nothing", *(f"takes {count}" for count in range(2, most)))
        dice = "1 die" if same[0].dice == 1 else f"{same[0].dice} dice"
        panels.append(
            Stacks(
                f"{action.name.replace('_', ' ').capitalize()}: {dice}",
                parts,
                tuple(_stack(choice, most) for choice in same),
            )
        )
    return Chart(f"Odds in {game}", f"in the arena: {', '.join(arena) or 'nothing'} · {EXACT} on {model}", (*panels,))


def _stack(choice: ThrowChoice, most: int) -> Stack:
    found = [float(chance) for chance in choice.odds.collected] + [0.0] * (most - len(choice.odds.collected))
    lost, dice = float(choice.odds.p_lost), float(choice.odds.expected)
    return Stack(
        choice.manner, (1 - sum(found[2:]), *found[2:]), f"{dice:.2f} dice on average, a die lost in {lost:.1%}"
    )


def one_roll(promised: RollOdds, caption: str) -> Chart:
    """How many cards a roll catches."""
    caught = [(str(count), float(chance)) for count, chance in enumerate(promised.catches) if chance]
    names, shares = zip((BUST, float(promised.p_bust)), *caught, strict=True)
    heading = f"{float(promised.expected_catch):.2f} cards on average, bust {float(promised.p_bust):.1%}"
    return Chart(
        "Odds in verasselt", f"{caption} · {EXACT}", (Columns(heading, names, shares, "cards", frozenset((BUST,))),)
    )


def ranked(choices: Sequence[RollChoice], caption: str) -> Chart:
    """What the best choices gain, in cards."""
    rows = tuple(
        Row(
            _choice(choice),
            float(choice.gain),
            f"{float(choice.gain):+.2f} cards, bust {float(choice.odds.p_bust):.1%}",
            colour=SEATS[0] if choice.gain < 0 else SEATS[1],
        )
        for choice in choices
    )
    return Chart("Odds in verasselt", f"{caption} · {EXACT}", (Rows("Cards gained on average", rows, percent=False),))


def _choice(choice: RollChoice) -> str:
    boost = f", boost {spelled(choice.boost)}" if choice.boost != NO_CARDS else ""
    return f"keep {choice.keep or 'nothing'}, roll {len(choice.dice)}{boost}"
