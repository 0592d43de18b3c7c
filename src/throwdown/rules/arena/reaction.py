"""The reaction throw that Lightning storm and Relashio have in common.

Several players throw at the same moment, blind to each other; everything lands in one go and the
arena is read once more.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from throwdown.rules.game import Action, Awaiting, Decision, Listed, Several, refuse

from . import events as happened
from .pipeline import ArenaGame, Sets
from .state import ArenaState, Board, Landed, React

if TYPE_CHECKING:
    from collections.abc import Callable

ONE_LOOSE = Listed((React(),))


class ReactionGame(ArenaGame):
    """An arena game in which a set can make others throw."""

    phases = ArenaGame.phases | {"reaction", "reacting"}

    @abstractmethod
    def reactors(self, board: Board) -> tuple[int, ...]:
        """The seats that have to throw."""

    @abstractmethod
    def _after_reaction(self, board: Board, sets: Sets) -> None:
        """What follows once the reaction dice lie still."""

    def _start_reaction(self, board: Board, effect: str, sets: Sets) -> None:
        seats = self.reactors(board)
        board.note_effect(effect)
        board.remember(pending=tuple(sets), reacted=True, waiting=seats)
        board.events.append(happened.ReactionStarted(effect.lower(), seats))
        if seats:
            board.phase = "reaction"
        else:
            board.events.append(happened.SetsFoundAgain(tuple(sets.items())))
            self._after_reaction(board, sets)

    def _react(self, board: Board, seat: int, action: React) -> None:
        if board.phase != "reaction" or seat not in board.resolution.waiting:
            raise refuse(f"seat {seat} has nothing to throw into this", "IMP-POW-STORM-01", "action/not_your_turn")
        if action not in self.reactions(board, seat):
            raise refuse("one loose die is thrown, and a pile only where none is loose", "AMB-06")
        if action.pile is None:
            dice = board.take_loose(seat)
        elif self.options["storm_pile_only"] == "one_from_pile":
            dice = board.take_from_pile(seat, action.pile)
        else:
            dice = board.take_pile(seat, action.pile)
        board.remember(hands=(*board.resolution.hands, (seat, dice)))
        board.events.append(happened.ReactionCommitted(seat, dice))
        self._wait_without(board, seat)

    def reactions(self, board: Board | ArenaState, seat: int) -> Listed:
        """A loose die, or one of the piles where nothing is loose (AMB-06)."""
        if board.supplies[seat]:
            return ONE_LOOSE
        return Listed(React(pile) for pile in range(len(board.piles[seat])))

    def _wait_without(self, board: Board, seat: int) -> None:
        board.remember(waiting=tuple(each for each in board.resolution.waiting if each != seat))
        if board.resolution.waiting:
            return
        if board.resolution.hands:
            board.throws += 1
            board.phase = "reacting"
        else:
            self._after_reaction(board, self.sets(board))

    def _reaction_landed(self, board: Board, landed: Landed) -> None:
        self._land(board, landed)
        board.remember(hands=())
        self._out_as_dice_land(board)
        sets = self.sets(board)
        board.events.append(happened.SetsFoundAgain(tuple(sets.items())))
        self._after_reaction(board, sets)

    def _out_as_dice_land(self, board: Board) -> None:
        """elim_nonactive=immediate: before anything is collected (D-07)."""
        if self.options["elim_nonactive"] == "immediate":
            losers = [seat for seat in board.alive if seat != board.active and not board.owned(seat)]
            self._eliminate(board, losers)
            board.remember(gone=tuple(losers))

    def _without_dice(self, board: Board) -> list[int]:
        """Others can throw their last die too, or hand it on."""
        return [seat for seat in board.alive if not board.supplies[seat] and not board.piles[seat]]

    # Waiting, leaving, time-outs

    def _action_handlers(self) -> dict[type, Callable[[Board, int, Any], None]]:
        return super()._action_handlers() | {React: self._react}

    def _outcome_handlers(self) -> dict[tuple[str, type], Callable[[Board, Any], None]]:
        return super()._outcome_handlers() | {("reacting", Landed): self._reaction_landed}

    def _awaiting_more(self, state: ArenaState) -> Awaiting:
        if state.phase == "reaction":
            return Several(tuple(Decision(seat, self.reactions(state, seat)) for seat in state.resolution.waiting))
        return super()._awaiting_more(state)

    def _default_action(self, board: Board, seat: int) -> Action | None:
        if board.phase == "reaction":
            return next(iter(self.reactions(board, seat))) if seat in board.resolution.waiting else None
        return super()._default_action(board, seat)

    def _go_on_without(self, board: Board, seat: int) -> None:
        if board.phase == "reaction" and seat in board.resolution.waiting:
            self._wait_without(board, seat)
        elif board.phase == "reacting" and not board.resolution.hands:
            self._after_reaction(board, self.sets(board))
        else:
            super()._go_on_without(board, seat)
