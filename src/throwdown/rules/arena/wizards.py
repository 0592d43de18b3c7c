"""Harry Potter Strike: sets cast spells.

Spells work in the order of the book (HPS-02): Immobulus, Relashio, Accio, Wingardium Leviosa,
Confundo. Immobulus holds its own dice and silences the rest.
"""

from __future__ import annotations

from itertools import permutations
from math import factorial
from typing import TYPE_CHECKING, Any

from throwdown.rules.game import Action, Awaiting, Decision, Drawn, Listed, Lot, impossible, refuse
from throwdown.rules.values import Value

from . import events as happened
from .pipeline import Sets
from .reaction import ReactionGame
from .state import ArenaState, Board, BuildTower, Dice, Landed, TakeExtra

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random


class TowerOrders(Value):
    """Every order in which a tower can be built; there are n! of them."""

    dice: Dice

    def __contains__(self, action: object) -> bool:
        return isinstance(action, BuildTower) and sorted(action.dice) == sorted(self.dice)

    def __len__(self) -> int:
        return factorial(len(self.dice))

    def __iter__(self) -> Iterator[Action]:
        return map(BuildTower, permutations(self.dice))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TowerOrders) and sorted(self.dice) == sorted(other.dice)

    def __hash__(self) -> int:
        return hash(tuple(sorted(self.dice)))

    def sample(self, rng: Random) -> Action:
        return BuildTower(tuple(rng.sample(self.dice, len(self.dice))))


class HPStrike(ReactionGame):
    """Five spells, towers, and a direction of play that can turn."""

    id = "hp_strike"
    types = ReactionGame.types.but(spaces=(TowerOrders,))
    phases = ReactionGame.phases | {"accio", "accio_lot", "tower", "tower_lot"}

    def _throw_landed(self, board: Board, landed: Landed) -> None:
        board.old_group = self.immobulus_group(board)
        super()._throw_landed(board, landed)

    def immobulus_group(self, board: Board) -> Dice:
        """The Immobulus group that lies open: two or more (HPS-IMMO-03)."""
        group = [die for die, face in board.visible().items() if face == "IMMOBULUS"]
        return tuple(group) if len(group) > 1 else ()

    def _effects(self, board: Board, sets: Sets) -> None:
        if "IMMOBULUS" in sets:
            self._silence(board, sets)
        elif "RELASHIO" in sets:
            self._start_reaction(board, "RELASHIO", sets)
        else:
            self._cast(board, tuple(sets), sets)

    def _cast(self, board: Board, spells: tuple[str, ...], sets: Sets) -> None:
        """These spells will work once the sets are taken."""
        if spells or board.resolution.pending:
            board.remember(pending=spells, effects=board.resolution.effects + spells)
        self._settle_sets(board, sets)

    # Immobulus

    def _silence(self, board: Board, sets: Sets) -> None:
        """The other sets are taken without any spell (HPS-IMMO-02)."""
        board.note_effect("IMMOBULUS")
        board.events.append(happened.ImmobulusHeld(sets["IMMOBULUS"]))
        silenced = tuple(symbol for symbol in sets if symbol != "IMMOBULUS")
        if silenced:
            board.events.append(happened.SpellsSilenced(silenced))
        self._settle_sets(board, sets)

    def _takeable(self, board: Board, sets: Sets) -> Sets:
        """Immobulus dice stay (HPS-IMMO-01); AMB-38 for a group that the Relashio throw made."""
        if board.resolution.reacted and self.options["relashio_new_immobulus"] == "collected":
            return sets
        return {symbol: dice for symbol, dice in sets.items() if symbol != "IMMOBULUS"}

    def _verdict_untaken(self, board: Board, sets: Sets) -> str:
        """Nothing taken: after a Relashio throw, beside an Immobulus group, or simply no match (HPS-04)."""
        rule = self.options["immobulus_only"]
        if board.resolution.reacted:
            continues = self.options["reaction_no_match"] == "may_continue"
            if not sets:
                return "" if continues else "reaction"
            return "" if continues and rule == "may_continue" else "held_match"
        if not sets or rule == "may_continue":
            return ""
        untouched = set(sets["IMMOBULUS"]) == set(board.old_group)
        return "" if rule == "ends_turn_if_new" and untouched else "held_match"

    # Relashio

    def reactors(self, board: Board) -> tuple[int, ...]:
        """Everybody who owns dice, with or without the player on turn (D-12, AMB-40)."""
        others_only = self.options["relashio_throwers"] == "others"
        return tuple(
            seat for seat in board.alive if board.supplies[seat] and not (others_only and seat == board.active)
        )

    def _after_reaction(self, board: Board, sets: Sets) -> None:
        """Spells matched before the throw work if they still match; new ones do not (HPS-RELA-02, AMB-39)."""
        before = tuple(spell for spell in board.resolution.pending if spell != "RELASHIO")
        rule = self.options["relashio_pending"]
        spells = tuple(spell for spell in before if rule == "always" or (rule == "still_matched" and spell in sets))
        if "IMMOBULUS" in sets and self.options["relashio_new_immobulus"] == "stays_and_suppresses":
            if before:
                board.events.append(happened.SpellsSilenced(before))
            spells = ()
        self._cast(board, spells, sets)

    # Accio, Leviosa, Confundo

    def _aftermath(self, board: Board, sets: Sets, taken: Sets) -> None:
        self._next_spell(board)

    def _next_spell(self, board: Board) -> None:
        """The spells that are left, in the order of the book (AMB-36)."""
        while board.resolution.pending:
            spell, *later = board.resolution.pending
            board.remember(pending=tuple(later))
            if spell == "ACCIO" and self._extras(board):
                board.wait("accio")
                return
            if spell == "LEVIOSA" and len(board.arena) > 1:
                board.wait("tower_lot" if self.options["leviosa_order"] == "random" else "tower")
                return
            if spell == "CONFUNDO":
                board.direction = -board.direction
                board.events.append(happened.DirectionReversed(board.direction))
        self._finish(board)

    def _extras(self, board: Board | ArenaState) -> Dice:
        """The dice that Accio may bring (AMB-33 to AMB-35)."""
        kept = board.resolution.kept
        covered: set[int] = set()
        if self.options["accio_from_tower"] == "top_only":
            covered = {die for stack in board.stacks for die in stack[:-1]}
        lying = board.arena.items() if isinstance(board.arena, dict) else board.arena
        never = "IMMOBULUS" if self.options["accio_immobulus"] == "never" else None
        return tuple(die for die, face in lying if die not in kept and die not in covered and face != never)

    def _take_extra(self, board: Board, seat: int, action: TakeExtra) -> None:
        if board.phase != "accio" or seat != board.active:
            raise refuse("no extra die is due to this seat", "HPS-ACCI-01", "action/not_your_turn")
        if action.die is None:
            if self.options["accio_extra"] == "must" and self._extras(board):
                raise refuse("the extra die has to be taken: choose one", "D-13")
            board.events.append(happened.AccioDeclined(seat))
        elif action.die not in self._extras(board):
            raise refuse(f"die {action.die} cannot be the extra die: choose one of {self._extras(board)}", "AMB-35")
        else:
            self._bring(board, action.die)
        self._next_spell(board)

    def _bring(self, board: Board, die: int) -> None:
        board.events.append(happened.AccioTaken(board.active, die, board.arena[die]))
        board.lift((die,))
        board.give(board.active, (die,))
        board.taken_bare = not board.arena

    def _extra_drawn(self, board: Board, drawn: Drawn) -> None:
        self._bring(board, self._drawn_dice(drawn, self._extras(board))[0])
        self._next_spell(board)

    def _build_tower(self, board: Board, seat: int, action: BuildTower) -> None:
        if board.phase != "tower" or seat != board.active:
            raise refuse("no tower is to be built by this seat", "HPS-LEVI-01", "action/not_your_turn")
        if action not in TowerOrders(tuple(board.arena)):
            raise refuse(
                f"a tower of {action.dice} is not made of all dice in the arena: use {tuple(board.arena)}", "AMB-31"
            )
        self._stack(board, action.dice)

    def _tower_drawn(self, board: Board, drawn: Drawn) -> None:
        self._stack(board, self._drawn_dice(drawn, tuple(board.arena)))

    def _stack(self, board: Board, dice: Dice) -> None:
        """All dice that are left, one tower, faces as they are (HPS-LEVI-01, AMB-30, AMB-31)."""
        board.arena = {die: board.arena[die] for die in dice}
        board.stacks = (dice,)
        board.events.append(happened.TowerBuilt(board.active, dice, tuple(board.arena.values())))
        self._next_spell(board)

    def _drawn_dice(self, drawn: Drawn, items: Dice) -> Dice:
        """The dice in the order that chance gave them; they are those of the lot."""
        dice = tuple(die for die in drawn.items if type(die) is int)
        if len(dice) != len(drawn.items) or sorted(dice) != sorted(items):
            raise impossible(f"the lot is about dice {items}, not {drawn.items}", "outcome/lot")
        return dice

    # Waiting, leaving, time-outs

    def _action_handlers(self) -> dict[type, Callable[[Board, int, Any], None]]:
        return super()._action_handlers() | {TakeExtra: self._take_extra, BuildTower: self._build_tower}

    def _outcome_handlers(self) -> dict[tuple[str, type], Callable[[Board, Any], None]]:
        return super()._outcome_handlers() | {
            ("accio_lot", Drawn): self._extra_drawn,
            ("tower_lot", Drawn): self._tower_drawn,
        }

    def _awaiting_more(self, state: ArenaState) -> Awaiting:
        if state.phase == "accio":
            extras: list[Action] = [TakeExtra(die) for die in self._extras(state)]
            may_decline = self.options["accio_extra"] == "may"
            return Decision(state.active, Listed([*extras, TakeExtra(None)] if may_decline else extras))
        if state.phase == "tower":
            return Decision(state.active, TowerOrders(tuple(die for die, _ in state.arena)))
        if state.phase == "accio_lot":
            return Lot(self._extras(state))
        if state.phase == "tower_lot":
            return Lot(tuple(die for die, _ in state.arena))
        return super()._awaiting_more(state)

    def _timeout(self, board: Board, seat: int, action: Any) -> None:
        """An extra die that must be taken is picked by chance (AMB-48)."""
        if board.phase == "accio" and seat == board.active and self.options["accio_extra"] == "must":
            board.phase = "accio_lot"
        else:
            super()._timeout(board, seat, action)

    def _default_action(self, board: Board, seat: int) -> Action | None:
        if board.phase == "accio" and seat == board.active:
            return TakeExtra(None)
        if board.phase == "tower" and seat == board.active:
            return BuildTower(tuple(sorted(board.arena)))
        return super()._default_action(board, seat)
