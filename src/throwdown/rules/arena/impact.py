"""Impact: Battle of Elements. The base game, Power of the Elements and Avatar.

The order of effects is fixed (IMP-AVA-02): lightning storm, column of fire, collecting, boulders,
hurricane. The swamp is not an effect: it always restricts what may be taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.game import Action, Awaiting, Decision, Listed, Race, Stop, impossible, refuse

from . import events as happened
from .pipeline import ArenaGame, Sets
from .reaction import ReactionGame
from .state import ArenaState, Board, Dice, KeepPiles, Raced, Throw, ThrowFromPile, ThrowPile, put

if TYPE_CHECKING:
    from collections.abc import Callable

KEEP_OR_DISSOLVE = Listed((KeepPiles(True), KeepPiles(False)))


class Impact(ArenaGame):
    """The base game: symbols have no powers (IMP-01)."""

    id = "impact"


class ImpactPower(ReactionGame):
    """The element on the start die has its power for the whole game (IMP-POW-01)."""

    id = "impact_power"
    phases = ReactionGame.phases | {"race", "piles"}
    has_piles = True

    def _elements(self, symbol: str) -> tuple[str, ...]:
        return (symbol,)

    def _acts(self, board: Board, element: str, sets: Sets) -> bool:
        """Whether the power of this element is set off (IMP-POW-02, AMB-17)."""
        if element not in board.elements or element not in sets:
            return False
        locked = board.resolution.reacted and self.options["storm_chain"] == "locked"
        return not locked or element in board.resolution.pending

    def _effects(self, board: Board, sets: Sets) -> None:
        if "LIGHTNING" in sets and "LIGHTNING" in board.elements:
            self._start_reaction(board, "storm", sets)
        else:
            self._column_of_fire(board, sets)

    # Lightning storm

    def reactors(self, board: Board) -> tuple[int, ...]:
        """All others who own dice (IMP-POW-STORM-01, AMB-52); with exempt, only those with a loose one."""
        exempt = self.options["storm_pile_only"] == "exempt"
        return tuple(
            seat
            for seat in board.alive
            if seat != board.active and (board.supplies[seat] or (board.piles[seat] and not exempt))
        )

    def _after_reaction(self, board: Board, sets: Sets) -> None:
        """No second storm, whatever lightning lies there now (IMP-POW-STORM-03)."""
        self._column_of_fire(board, sets)

    def _collector(self, board: Board) -> int:
        if board.resolution.collector is not None:
            return board.resolution.collector
        start_player_takes = board.resolution.reacted and self.options["storm_collector"] == "start_player"
        return board.first if start_player_takes and board.first in board.alive else board.active

    # Column of fire

    def _column_of_fire(self, board: Board, sets: Sets) -> None:
        if not self._acts(board, "FIRE", sets):
            self._settle_sets(board, sets)
            return
        racers = self.racers(board)
        board.note_effect("fire")
        board.events.append(happened.RaceStarted(racers))
        decided = self.race_decided(board)
        if decided is not None or not racers:
            self._race_won(board, decided)
        else:
            board.remember(waiting=racers)
            board.phase = "race"

    def racers(self, board: Board) -> tuple[int, ...]:
        """Only towers of dice can win (AMB-12, AMB-50)."""
        return tuple(seat for seat in board.alive if board.owned(seat))

    def race_decided(self, board: Board) -> int | None:
        """Who wins without a race being run, if the rules say so by themselves."""
        racers = self.racers(board)
        if not board.owned(board.active) and self.options["fire_empty_supply"] == "wins_instantly":
            return board.active
        if len(racers) == 1:
            return racers[0]
        if racers and self.options["fire_mode"] == "fewest_dice":
            return min(self._clockwise(board, racers), key=board.owned)
        return None

    def _clockwise(self, board: Board, seats: tuple[int, ...]) -> list[int]:
        """The player on turn first, then to the left: the order in which ties are broken (AMB-11)."""
        return sorted(seats, key=lambda seat: (seat - board.active) % board.seats)

    def _raced(self, board: Board, raced: Raced) -> None:
        racers = board.resolution.waiting
        named = {seat for seat, _ in raced.times} | ({raced.winner} if raced.winner is not None else set())
        if not named <= set(racers):
            raise impossible(
                f"seats {sorted(named - set(racers))} cannot win this race:"
                f" only {racers} build towers (AMB-12, AMB-50)",
                "outcome/racer",
            )
        winner = raced.winner
        if winner is None and raced.times:
            best = min(time for _, time in raced.times)
            first = self._clockwise(board, tuple(seat for seat, time in raced.times if time == best))
            if len(first) > 1 and self.options["fire_tie"] == "rerun":
                board.events.append(happened.RaceFinished(None, raced.times))
                board.events.append(happened.RaceStarted(racers))
                return
            winner = first[0]
        self._race_won(board, winner, raced.times)

    def _race_won(self, board: Board, winner: int | None, times: tuple[tuple[int, int], ...] = ()) -> None:
        """Without a winner the player on turn collects (AMB-50)."""
        board.events.append(happened.RaceFinished(winner, times))
        owners = tuple(seat for seat in self._clockwise(board, board.alive) if board.piles[seat])
        rule = self.options["piles_after_fire"]
        board.remember(
            collector=board.active if winner is None else winner,
            waiting=owners if rule == "owner_choice" else (),
        )
        if rule == "dissolve":
            self._dissolve(board, owners)
        self._ask_next_owner(board)

    def _ask_next_owner(self, board: Board) -> None:
        if board.resolution.waiting:
            board.phase = "piles"
        else:
            self._settle_sets(board, self.sets(board))

    def _dissolve(self, board: Board, owners: tuple[int, ...]) -> None:
        for seat in owners:
            board.loosen_piles(seat)
        if owners:
            board.events.append(happened.PilesDissolved(owners))

    def _keep_piles(self, board: Board, seat: int, action: KeepPiles) -> None:
        if board.phase != "piles" or seat != board.resolution.waiting[0]:
            raise refuse("nobody asks this seat about its piles now", "D-10", "action/not_your_turn")
        if not action.keep:
            self._dissolve(board, (seat,))
        board.remember(waiting=board.resolution.waiting[1:])
        self._ask_next_owner(board)

    # Swamp, boulders, hurricane

    def _takeable(self, board: Board, sets: Sets) -> Sets:
        """Water is never taken while the swamp is active (IMP-POW-SWAMP-01, IMP-AVA-04)."""
        if "WATER" not in board.elements:
            return sets
        return {symbol: dice for symbol, dice in sets.items() if symbol != "WATER"}

    def _verdict_taken(self, board: Board, reason: str) -> str:
        return "race" if board.resolution.collector is not None else reason

    def _verdict_untaken(self, board: Board, sets: Sets) -> str:
        """Only held water, or nothing at all after a storm (AMB-15, AMB-18)."""
        if sets and self.options["swamp_water_only"] == "ends_turn":
            return "held_match"
        return "reaction" if board.resolution.reacted and self.options["reaction_no_match"] == "turn_ends" else ""

    def _aftermath(self, board: Board, sets: Sets, taken: Sets) -> None:
        if self._acts(board, "STONE", taken):
            self._build_pile(board, taken["STONE"])
        if self._acts(board, "AIR", sets):
            self._hurricane(board)
        self._finish(board)

    def _build_pile(self, board: Board, stones: Dice) -> None:
        """The stones of this collection become one pile, the rest stays loose (IMP-POW-BOUL-01, AMB-49)."""
        seat = self._collector(board)
        loose = tuple(die for die in board.supplies[seat] if die not in stones)
        merged = self.options["pile_merge"] == "merge"
        piles = (sum(board.piles[seat], ()) + stones,) if merged else (*board.piles[seat], stones)
        board.supplies, board.piles = put(board.supplies, seat, loose), put(board.piles, seat, piles)
        board.note_effect("boulders")
        board.events.append(happened.PileBuilt(seat, stones))

    def _hurricane(self, board: Board) -> None:
        """Every player hands everything to the left, all at once (IMP-POW-HURR-01, AMB-07, AMB-08)."""
        givers = board.alive
        takers = givers[1:] + givers[:1]
        supplies, piles = board.supplies, board.piles
        for giver, taker in zip(givers, takers, strict=True):
            board.supplies = put(board.supplies, taker, supplies[giver])
            board.piles = put(board.piles, taker, piles[giver])
            if self.options["hurricane_piles"] == "loosen":
                board.loosen_piles(taker)
        board.note_effect("hurricane")
        board.events.append(
            happened.HurricanePassed(
                tuple(
                    (giver, taker, board.owned(taker), tuple(map(len, board.piles[taker])))
                    for giver, taker in zip(givers, takers, strict=True)
                )
            )
        )

    # Piles in the hand

    def _throws_with_piles(self, state: ArenaState) -> Listed:
        """A pile is a legal throw at any moment of the turn (AMB-23)."""
        seat = state.active
        piles = range(len(state.piles[seat]))
        throws: list[Action] = [Throw()] if state.supplies[seat] else []
        throws += [ThrowPile(pile) for pile in piles]
        if self.options["pile_split"] == "allowed":
            throws += [ThrowFromPile(pile) for pile in piles]
        return Listed([*throws, Stop()] if state.phase == "choice" else throws)

    # Waiting, leaving, time-outs

    def _action_handlers(self) -> dict[type, Callable[[Board, int, Any], None]]:
        return super()._action_handlers() | {KeepPiles: self._keep_piles}

    def _outcome_handlers(self) -> dict[tuple[str, type], Callable[[Board, Any], None]]:
        return super()._outcome_handlers() | {("race", Raced): self._raced}

    def _awaiting_more(self, state: ArenaState) -> Awaiting:
        if state.phase == "race":
            return Race(state.resolution.waiting)
        if state.phase == "piles":
            return Decision(state.resolution.waiting[0], KEEP_OR_DISSOLVE)
        return super()._awaiting_more(state)

    def _default_action(self, board: Board, seat: int) -> Action | None:
        if board.phase == "piles":
            return KeepPiles(False) if seat == board.resolution.waiting[0] else None
        return super()._default_action(board, seat)

    def _go_on_without(self, board: Board, seat: int) -> None:
        waiting = board.resolution.waiting
        if board.phase in ("race", "piles") and seat in waiting:
            waiting = tuple(each for each in waiting if each != seat)
            board.remember(waiting=waiting)
            if board.phase == "piles":
                self._ask_next_owner(board)
            elif len(waiting) < 2:
                self._race_won(board, waiting[0] if waiting else None)
        else:
            super()._go_on_without(board, seat)


class ImpactAvatar(ImpactPower):
    """Several elements at once, agreed before the game (IMP-AVA-01)."""

    id = "impact_avatar"

    def _elements(self, symbol: str) -> tuple[str, ...]:
        """The start die adds nothing (AMB-20)."""
        elements: tuple[str, ...] = self.options["active_elements"]
        return elements
