"""A position as one line: equal lines are equal positions, whatever numbers their dice have.

How often was thrown is left out, since no rule asks for it but the cap that no real game reaches (AMB-47).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.arena.state import IDLE, ArenaState

if TYPE_CHECKING:
    from .node import Node


def standing(node: Node) -> str:
    """The position, the ids chosen so far, and what was drawn of a throw."""
    state = node.course.state
    plain = isinstance(state, ArenaState) and state.resolution == IDLE and not state.stacks and not any(state.piles)
    text = _plain(state) if plain else node.course.game.notation(state)
    if node.taken:
        text += f" chosen {','.join(map(str, node.taken))}"
    return text if node.draw is None else f"{text} drawn {_drawn(node)}"


def _plain(state: ArenaState) -> str:
    """Loose dice are alike: how many each has, and what those in the arena show."""
    owned = ",".join(str(len(own)) for own in state.supplies)
    lying = " ".join(sorted(face for _, face in state.arena)) or "-"
    parts = [
        state.phase,
        f"turn {state.active}{'+' if state.direction > 0 else '-'}",
        f"owned {owned}",
        f"arena {lying}",
    ]
    if state.out:
        parts.append(f"out {'/'.join(','.join(map(str, group)) for group in state.out)}")
    if not state.arena and state.taken_bare:
        parts.append("bare")
    if state.elements:
        parts.append(f"first {state.first} elements {' '.join(state.elements)}")
    if state.result is not None:
        parts.append(f"won {','.join(map(str, state.result.winners))} {state.result.reason}")
    return " ".join(parts)


def _drawn(node: Node) -> str:
    """What is due next in words; for people, since searches look at positions of players only."""
    draw = node.draw
    return "/".join(draw.label(number) for number, _ in draw.chances) if draw is not None else ""
