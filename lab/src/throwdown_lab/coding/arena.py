"""The arena games in numbers: every throw in four manners, dice by their place in the arena.

Dice of the arena are coded by *slots*: slot 0 is the first die of ``view.arena``, and so on. A tower is coded slot
by slot from the bottom up; the top is what is left. Throwing into a storm or a Relashio has the ids of throwing.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from throwdown.bots.bot import Choice
from throwdown.errors import ActionRefused
from throwdown.rules import Stop
from throwdown.rules.arena import (
    THROWS,
    ArenaGame,
    ArenaState,
    ArenaView,
    BuildTower,
    Collect,
    KeepPiles,
    PlaceStart,
    React,
    TakeExtra,
    Throw,
    ThrowAll,
    ThrowFromPile,
    ThrowPile,
)
from throwdown.rules.arena.dice import SUPPLY
from throwdown.rules.arena.pipeline import MAX_THROWS
from throwdown.throwers import MANNERS
from throwdown.throwers.thrower import SOFTEST

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.rules import Action, Game
    from throwdown.rules.game import Listed

    from .form import Ids, Mask, Numbers

#: All phases in which a seat decides, the end, and dice in the air.
PHASES = (
    *("place", "turn", "choice", "flying", "reaction", "reacting", "race", "piles"),
    *("collect", "accio", "tower", "over"),
)
#: Faces as numbers of an observation; 0 is an empty slot.
FACES = range(1, 6)


class ArenaIds:
    """Which id means what: the same for all options and, up to the number of slots, for all seats."""

    def __init__(self, game: ArenaGame) -> None:
        self.slots = max(SUPPLY[game.seats] * game.seats + 1, game.dice_in_play)
        self.most_piles = self.slots // 2 if game.has_piles else 0
        spells = game.id == "hp_strike"
        self.names: list[str] = []
        self.throw = self._manners("throw a die")
        self.throw_all = self._manners("throw all dice")
        self.stop = self._add("stop")
        self.place = self._add(*(f"start with {symbol}" for symbol in game.symbols))
        self.collect = self._add("take the sets", "leave the sets")
        self.piles = self._manners(*(f"throw pile {pile}" for pile in range(self.most_piles)))
        self.from_pile = self._manners(*(f"throw a die of pile {pile}" for pile in range(self.most_piles)))
        self.keep = self._add("keep the piles", "dissolve the piles") if game.has_piles else -1
        self.no_extra = self._add("no extra die") if spells else -1
        self.slot = self._add(*(f"slot {slot}" for slot in range(self.slots))) if spells else -1

    def _add(self, *names: str) -> int:
        self.names += names
        return len(self.names) - len(names)

    def _manners(self, *names: str) -> int:
        return self._add(*(f"{name}: {manner}" for name in names for manner in MANNERS))


class ArenaCoding:
    """An arena game in numbers; see ``form.Coding``."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = cast("ArenaGame", game)
        self.ids = ArenaIds(self.game)
        self.id_names = tuple(self.ids.names)
        self.size = len(self.id_names)
        self.faces = {symbol: number for number, symbol in enumerate(self.game.symbols)}
        self._phases = tuple(phase for phase in PHASES if phase in self.game.phases)
        self._known: dict[Listed, Mask] = {}
        self._throws, self._reactions = self._choices_to_throw(reacts=False), self._choices_to_throw(reacts=True)
        seats = game.seats
        self._in_no_phase = [0] * len(self._phases)
        self._in_phase = {phase: [int(phase == each) for each in self._phases] for phase in self._phases}
        self._around = [[*range(own, seats), *range(own)] for own in range(seats)]
        self._nobody = [0] * seats
        self._only = {at: [int(at % seats == each) for each in range(seats)] for at in range(-seats, seats)}
        """A row with a one for the seat that is so many to the left."""
        bounds = self._bounds()
        self.names = tuple(name for name, _, _ in bounds)
        self.low = np.array([low for _, low, _ in bounds], np.int16)
        self.high = np.array([high for _, _, high in bounds], np.int16)

    # Choices

    def encode(self, state: ArenaState, seat: int, choice: Choice) -> Ids:
        action = choice.action
        if isinstance(action, BuildTower):
            slots = {die: slot for slot, (die, _) in enumerate(state.arena)}
            return tuple(self.ids.slot + slots[die] for die in action.dice[:-1])
        if isinstance(action, THROWS):
            return (self._first_id(state, action) + MANNERS.index(choice.manner or SOFTEST),)
        return (self._first_id(state, action),)

    def _first_id(self, state: ArenaState, action: Action) -> int:
        ids, manners = self.ids, len(MANNERS)
        match action:
            case Throw() | React(None):
                return ids.throw
            case ThrowAll():
                return ids.throw_all
            case Stop():
                return ids.stop
            case PlaceStart(symbol):
                return ids.place + self.faces[symbol]
            case Collect(take):
                return ids.collect + (not take)
            case ThrowPile(pile) | React(int() as pile):
                return ids.piles + manners * pile
            case ThrowFromPile(pile):
                return ids.from_pile + manners * pile
            case KeepPiles(keep):
                return ids.keep + (not keep)
            case TakeExtra(None):
                return ids.no_extra
            case TakeExtra(die):
                return ids.slot + [lying for lying, _ in state.arena].index(cast("int", die))
        raise ActionRefused(f"{action!r} answers no question of {self.game.id}: it has no id", code="action/unknown")

    def decode(self, state: ArenaState, seat: int, taken: Ids) -> Choice | None:
        last, ids = taken[-1], self.ids
        if not self.mask(state, seat, taken[:-1])[last]:
            raise ActionRefused(f"id {last} is not open to seat {seat} now: choose one of the mask")
        thrown = (self._reactions if state.phase == "reaction" else self._throws).get(last)
        if thrown is not None:
            return thrown
        if state.phase == "tower":
            return self._tower(state, taken)
        if state.phase == "accio":
            return Choice(TakeExtra(None if last == ids.no_extra else state.arena[last - ids.slot][0]))
        if last == ids.stop:
            return Choice(Stop())
        if state.phase == "place":
            return Choice(PlaceStart(self.game.symbols[last - ids.place]))
        if state.phase == "piles":
            return Choice(KeepPiles(last == ids.keep))
        return Choice(Collect(last == ids.collect))

    def _choices_to_throw(self, reacts: bool) -> dict[int, Choice]:
        """What each id of a throw means: made once, since hardly anything is asked more often."""
        ids, manners = self.ids, tuple(enumerate(MANNERS))
        one = React() if reacts else Throw()
        meant: list[tuple[int, Action]] = [(ids.throw, one), (ids.throw_all, ThrowAll())]
        for pile in range(ids.most_piles):
            at = len(MANNERS) * pile
            meant.append((ids.piles + at, React(pile) if reacts else ThrowPile(pile)))
            meant.append((ids.from_pile + at, ThrowFromPile(pile)))
        return {lowest + number: Choice(action, manner) for lowest, action in meant for number, manner in manners}

    def _tower(self, state: ArenaState, taken: Ids) -> Choice | None:
        slots = [chosen - self.ids.slot for chosen in taken]
        left = [slot for slot in range(len(state.arena)) if slot not in slots]
        return None if len(left) > 1 else Choice(BuildTower(tuple(state.arena[slot][0] for slot in slots + left)))

    def mask(self, state: ArenaState, seat: int, taken: Ids = ()) -> Mask:
        if state.phase == "tower":
            slots = range(self.ids.slot, self.ids.slot + len(state.arena))
            return self._mask(slot for slot in slots if slot not in taken and seat == state.active)
        actions = cast("Listed", self.game.legal_actions(state, seat))
        if state.phase == "accio":  # the only one about dice, and so about where they lie
            return self._mask(self._open(state, actions))
        known = self._known.get(actions)
        if known is None:
            known = self._known[actions] = self._mask(self._open(state, actions))
        return known

    def _open(self, state: ArenaState, actions: Listed) -> Iterable[int]:
        for action in actions:
            lowest = self._first_id(state, action)
            yield from range(lowest, lowest + len(MANNERS)) if isinstance(action, THROWS) else (lowest,)

    def _mask(self, open_ids: Iterable[int]) -> Mask:
        mask = np.zeros(self.size, np.int8)
        mask[[*open_ids]] = 1
        mask.flags.writeable = False
        return mask

    # Observations

    def _bounds(self) -> list[tuple[str, int, int]]:
        """Name, least and greatest of each number, in the order of ``observe``."""
        game, ids = self.game, self.ids
        seats, dice = range(game.seats), ids.slots
        bounds = [(f"phase {phase}", 0, 1) for phase in self._phases]
        bounds += [(f"seat +{seat} is on turn", 0, 1) for seat in seats]
        bounds += [(f"seat +{seat} is asked", 0, 1) for seat in seats]
        bounds += [(f"seat +{seat} began", 0, 1) for seat in seats]
        bounds += [(f"dice of seat +{seat}", -1, dice) for seat in seats]
        bounds += [(f"seat +{seat} has dice", 0, 1) for seat in seats]
        bounds += [(f"seat +{seat} went out as number", 0, game.seats) for seat in seats]
        bounds += [("direction", -1, 1), ("all dice must be thrown", 0, 1), ("dice removed", 0, dice)]
        bounds += [("throws", 0, MAX_THROWS)]
        bounds += [(f"open {symbol}", 0, dice) for symbol in game.symbols]
        bounds += [(f"slot {slot}: face", 0, len(game.symbols)) for slot in range(dice)]
        bounds += [(f"slot {slot}: dice above", 0, dice) for slot in range(dice)]
        if game.has_piles:
            bounds += [(f"power of {symbol}", 0, 1) for symbol in game.symbols]
            bounds += [(f"seat +{seat}, pile {pile}", 0, dice) for seat in seats for pile in range(ids.most_piles)]
        if game.id == "hp_strike":
            bounds += [(f"slot {slot}: level in the new tower", 0, dice) for slot in range(dice)]
        return bounds

    def observe(self, view: ArenaView, taken: Ids = ()) -> Numbers:
        own, only = view.seat or 0, self._only
        around = self._around[own]
        numbers = [*self._in_phase.get(view.phase, self._in_no_phase), *only[view.active - own]]
        numbers += only[view.to_act[0] - own] if len(view.to_act) == 1 else [seat in view.to_act for seat in around]
        numbers += only[view.first - own]
        numbers += [-1 if (count := view.supplies[seat]) is None else count for seat in around]
        numbers += [view.has_dice[seat] for seat in around]
        rank = {seat: number for number, group in enumerate(view.out, 1) for seat in group}
        numbers += [rank.get(seat, 0) for seat in around] if rank else self._nobody
        numbers += (view.direction, view.must_throw_all, view.removed, view.throws)
        numbers += self._lying(view)
        if self.game.has_piles:
            numbers += [symbol in view.elements for symbol in self.game.symbols]
            none = (0,) * self.ids.most_piles
            numbers += [size for seat in around for size in (view.piles[seat] + none)[: self.ids.most_piles]]
        if self.game.id == "hp_strike":
            levels = {chosen - self.ids.slot: level for level, chosen in enumerate(taken, 1)}
            numbers += [levels.get(slot, 0) for slot in range(self.ids.slots)]
        return np.frombuffer(array("h", numbers), np.int16)  # half the time that numpy takes to read a list

    def _lying(self, view: ArenaView) -> list[int]:
        """The open dice by symbol, then every slot: its face from 1, and how many dice lie on it.

        A covered die may show that it is lost, which no rule reads (AMB-29): its face is coded as 0.
        """
        numbers = self.faces
        faces = [numbers.get(face, -1) + 1 for _, face in view.arena]
        empty = [0] * (self.ids.slots - len(faces))
        if not view.stacks:
            return [*map(faces.count, FACES), *faces, *empty, *[0] * self.ids.slots]
        above = {die: len(stack) - 1 - level for stack in view.stacks for level, die in enumerate(stack)}
        covers = [above.get(die, 0) for die, _ in view.arena]
        open_faces = [face for face, cover in zip(faces, covers, strict=True) if not cover]
        return [*map(open_faces.count, FACES), *faces, *empty, *covers, *empty]
