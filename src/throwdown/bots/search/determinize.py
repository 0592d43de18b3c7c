"""Trying throws out in the head: a state made from what a seat sees, and luck of the bot's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from throwdown.rules.arena.dice import DICE, SYMBOLS
from throwdown.rules.arena.state import IDLE, ArenaState, Collect, KeepPiles, React, TakeExtra
from throwdown.rules.game import Decision, Over, Several, to_act
from throwdown.throwers.luck import Luck

if TYPE_CHECKING:
    from random import Random

    from throwdown.rules import Action, Outcome
    from throwdown.rules.arena.pipeline import ArenaGame, ArenaView
    from throwdown.rules.arena.state import Resolution

#: Positions that can be compared: nothing is in the air, and the only decision is to throw or to stop.
QUIET = ("turn", "choice", "over")


def imagined(view: ArenaView) -> ArenaState:
    """A state that looks like this to the seat, with what a throw under way remembers, as far as anybody can know it.

    Dice that look the same get any number.
    """
    state = _quiet(view)
    if view.phase in QUIET:
        return state
    if view.phase == "place":
        return _with_start_die(state, view)
    in_air = len(state.aside) - view.aside
    remembered = _remembered(view, state.aside[:in_air])
    return state.but(aside=state.aside[in_air:], resolution=remembered)


def _quiet(view: ArenaView) -> ArenaState:
    lying = {die for die, _ in view.arena}
    spare = iter([die for die in range(DICE) if die not in lying])
    counts = _counts(view)
    piles = tuple(tuple(tuple(next(spare) for _ in range(size)) for size in own) for own in view.piles)
    loose = [count - sum(own) for count, own in zip(counts, view.piles, strict=True)]
    return ArenaState(
        phase=view.phase,  # type: ignore[arg-type]
        active=view.active,
        direction=view.direction,
        first=view.first,
        supplies=tuple(tuple(next(spare) for _ in range(count)) for count in loose),
        piles=piles,
        arena=view.arena,
        stacks=view.stacks,
        removed=tuple(next(spare) for _ in range(view.removed)),
        aside=tuple(spare),
        out=view.out,
        elements=view.elements,
        taken_bare=view.must_throw_all,
        throws=view.throws,
        resolution=IDLE,
        result=None,
    )


def _counts(view: ArenaView) -> list[int]:
    """Dice of each seat; where they are hidden, the rest is shared out evenly."""
    known = [count for count in view.supplies if count is not None]
    hidden = [seat for seat, count in enumerate(view.supplies) if count is None and view.has_dice[seat]]
    if not hidden:
        return [count or 0 for count in view.supplies]
    rest = DICE - len(view.arena) - view.removed - view.aside - sum(known)
    shares = {seat: rest // len(hidden) + (place < rest % len(hidden)) for place, seat in enumerate(hidden)}
    return [shares.get(seat, 0) if count is None else count for seat, count in enumerate(view.supplies)]


# A throw under way


def _with_start_die(state: ArenaState, view: ArenaView) -> ArenaState:
    """The start die is in the hand of the first player; where supplies are hidden, a guess may be wrong."""
    if len(state.aside) > view.aside:
        die, state = state.aside[0], state.but(aside=state.aside[1:])
    else:
        longest = max(state.supplies, key=len)
        shorter = tuple(supply[:-1] if supply is longest else supply for supply in state.supplies)
        die, state = longest[-1], state.but(supplies=shorter)
    return state.but(resolution=IDLE.but(hands=((view.first, (die,)),)))


def _remembered(view: ArenaView, in_air: tuple[int, ...]) -> Resolution:
    """What is still to come in the throw that is being resolved."""
    asked_seat = cast("int", view.seat)
    reacted = "storm" in view.effects or "RELASHIO" in view.effects
    fire = "fire" in view.effects and view.phase != "reaction"
    return IDLE.but(
        hands=_hands(view, in_air) if view.phase == "reaction" else (),
        waiting=view.to_act if view.phase == "reaction" else (asked_seat,) if view.phase == "piles" else (),
        pending=_pending(view),
        reacted=reacted,
        collector=asked_seat if fire else None,  # the view does not say who won the race: the seat that is asked
        verdict="collected" if view.phase in ("accio", "tower") else "",
        kept=_held_back(view),
        effects=view.effects,
    )


def _hands(view: ArenaView, in_air: tuple[int, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Dice that others have thrown already, blind to us: dealt round, first to those who surely threw."""
    gone = {seat for group in view.out for seat in group} | set(view.to_act)
    if view.elements:
        gone.add(view.active)  # only the others throw in a storm (IMP-POW-STORM-01)
    throwers = [seat for seat in range(len(view.supplies)) if seat not in gone]
    throwers.sort(key=lambda seat: (not view.has_dice[seat], seat == view.active))  # who had none did not throw
    throwers = throwers[: len(in_air)]
    return tuple(sorted((seat, in_air[place :: len(throwers)]) for place, seat in enumerate(throwers)))


#: The spell behind a question: the spells that come after it are still to be cast (HPS-02).
SPELL_OF = {"accio": "ACCIO", "tower": "LEVIOSA"}


def _pending(view: ArenaView) -> tuple[str, ...]:
    """Symbols that were paired before a reaction; spells that are still to be cast."""
    if view.phase == "reaction" or "storm" in view.effects:
        covered = {die for stack in view.stacks for die in stack[:-1]}
        shown = [face for die, face in view.arena if die not in covered]
        return tuple(symbol for symbol in SYMBOLS[view.game] if shown.count(symbol) > 1)
    spells = tuple(effect for effect in view.effects if effect in ("ACCIO", "LEVIOSA", "CONFUNDO"))
    cast_now = SPELL_OF.get(view.phase)
    return spells[spells.index(cast_now) + 1 :] if cast_now in spells else spells


def _held_back(view: ArenaView) -> tuple[int, ...]:
    """Dice that Accio cannot bring: what is not offered (AMB-35)."""
    if view.phase != "accio":
        return ()
    offered = {getattr(action, "die", None) for action in view.actions}
    return tuple(die for die, _ in view.arena if die not in offered)


# Trying out


class Trial:
    """Throws on trial: what a throw may lead to, until the position is quiet again."""

    def __init__(self, game: ArenaGame, rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.luck = Luck(rng)

    def outcome(self, state: ArenaState, seat: int, action: Action, manner: str) -> ArenaState:
        """One of the quiet positions that this throw may lead to."""
        state, _ = self.game.apply(state, seat, action)
        return self.until_quiet(state, {seat: manner})

    def until_quiet(self, state: ArenaState, manners: dict[int, str], landed: Outcome | None = None) -> ArenaState:
        """Play by chance and plain choices until it is quiet; ``landed``: the outcome of dice in the air, if known."""
        while state.phase not in QUIET:
            awaited = self.game.awaiting(state)
            if isinstance(awaited, Over):
                break
            if isinstance(awaited, Decision | Several):
                seat = to_act(awaited)[0]
                state, _ = self.game.apply(state, seat, self._plain(state, seat))
            else:
                outcome = landed or self.luck.answer(self.game, state, awaited, manners)
                landed = None
                assert outcome is not None  # noqa: S101  # luck answers everything
                state, _ = self.game.resolve(state, outcome)
        return state

    def _plain(self, state: ArenaState, seat: int) -> Action:
        """What most people would do without thinking."""
        actions = self.game.legal_actions(state, seat)
        for wanted in (Collect(True), KeepPiles(True), React()):
            if wanted in actions:
                return wanted
        takes = [action for action in actions if isinstance(action, TakeExtra) and action.die is not None]
        return takes[0] if takes else actions.sample(self.rng)
