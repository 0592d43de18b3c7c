"""The arena games: one throw from the hand to the end of its resolution (CORE-11).

    commit → land → remove what left → remove X → find sets → effects → collect → eliminate → next

An edition is a subclass with its facts and a few hooks: ``_effects`` (what sets set off before
anything is taken), ``_takeable`` (sets that nothing holds in the arena) and ``_aftermath`` (what
comes after collecting). Where a throw has to wait for a seat it stops in a phase of its own and
the state remembers the rest in its ``resolution``.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from throwdown.rules.game import (
    NOTHING,
    Action,
    ActionSpace,
    Awaiting,
    Decision,
    Game,
    InFlight,
    Listed,
    Over,
    Resign,
    Result,
    Several,
    Stop,
    Timeout,
    Types,
    impossible,
    refuse,
    to_act,
)
from throwdown.rules.tournament import points_on_leaving
from throwdown.rules.values import Value

from . import events as happened
from .dice import DICE, LOST_FACE, SYMBOLS, starting_dice, without_usual_dice
from .notation import read_state, write_state
from .state import (
    ACTIONS,
    IDLE,
    OUTCOMES,
    ArenaState,
    Board,
    Collect,
    Dice,
    Landed,
    MoveDie,
    PlaceStart,
    Resolution,
    RotateArena,
    StackDie,
    Throw,
    ThrowAll,
    ThrowFromPile,
    ThrowPile,
    TurnDie,
    put,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from throwdown.rules.game import Event, Outcome

#: Guards bots and servers against a defect; no real game comes near it (AMB-47).
MAX_THROWS = 5000
#: The player on turn is to throw, or to choose.
BETWEEN_THROWS = ("turn", "choice")
CAUSES = ("missed", "bounced", "knocked")

ONE_DIE = Listed((Throw(),))
ONE_DIE_OR_STOP = Listed((Throw(), Stop()))
ALL_DICE = Listed((ThrowAll(),))
TAKE_OR_LEAVE = Listed((Collect(True), Collect(False)))

Sets = dict[str, Dice]
Step = tuple[ArenaState, tuple["Event", ...]]


#: Nobody turns the box farther, in degrees.
WHOLE_TURN = 360


class ArenaView(Value):
    """What one seat, or a spectator, may see of an arena game."""

    game: str
    """The id of the game."""
    seat: int | None
    """Who looks; None is a spectator."""
    phase: str
    """What is under way: ``turn`` and ``choice`` are those in which a player throws."""
    active: int
    """The seat on turn."""
    direction: int
    """1 clockwise, -1 the other way round."""
    first: int
    """The seat that began."""
    supplies: tuple[int | None, ...]
    """Dice of each seat, piles included; None where the table plays with hidden supplies."""
    has_dice: tuple[bool, ...]
    """Whether each seat has any."""
    piles: tuple[tuple[int, ...], ...]
    """The sizes of each seat's boulder piles."""
    arena: tuple[tuple[int, str], ...]
    """(die, face) of every die that lies there."""
    stacks: tuple[Dice, ...]
    """Dice that stand on others, bottom to top."""
    removed: int
    """Dice that are out of the game."""
    aside: int
    """Dice that nobody had from the beginning."""
    out: tuple[tuple[int, ...], ...]
    """Seats that are out, those together who went out together."""
    elements: tuple[str, ...]
    """The elements that are active."""
    effects: tuple[str, ...]
    """What the last throw set off."""
    throws: int
    """Throws so far."""
    must_throw_all: bool
    """The next throw is the big one (CORE-18)."""
    to_act: tuple[int, ...]
    """The seats that owe a decision."""
    actions: ActionSpace
    """What this seat may do now."""
    result: Result | None
    """How it ended, once it has."""


def in_arena(touched: tuple[str, ...], rest: str) -> bool:
    """Whether a die counts as in (AMB-25): it rests inside the box and never touched anything outside."""
    return rest in ("floor", "wall", "die") and "table" not in touched


def _function_of(handler: Callable[..., None]) -> Callable[..., None]:
    """A handler that gets its game as an argument: a game that stores bound methods refers to itself."""
    function: Callable[..., None] | None = getattr(handler, "__func__", None)
    return function if function is not None else lambda game, *arguments: handler(*arguments)


class ArenaGame(Game[ArenaState]):
    """What all arena games share."""

    types = Types(state=ArenaState, view=ArenaView, actions=ACTIONS, outcomes=OUTCOMES, events=happened.EVENTS)
    phases = frozenset({"start", "place", "turn", "choice", "flying", "collect", "over"})
    has_piles = False

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(seats, options)
        self.options = without_usual_dice(seats, options)
        self.starting_dice = starting_dice(seats, options)
        self.symbols: tuple[str, ...] = SYMBOLS[self.id]
        self.lost_face = LOST_FACE[self.id]
        self.die: tuple[str, ...] = (*self.symbols, self.lost_face)
        self.faces = frozenset(self.die)
        self._any_cause = options["big_throw_cause"] == "any"
        self._whenever_empty = options["big_throw_when"] == "whenever_empty"
        self._may_leave_sets = options["collect"] == "optional"
        self._out_on_own_turn = options.get("elim_nonactive") == "own_turn"
        self._first_throw = tuple(Decision(seat, ONE_DIE) for seat in range(seats))
        self._throw_or_stop = tuple(Decision(seat, ONE_DIE_OR_STOP) for seat in range(seats))
        self._actions = {kind: _function_of(handler) for kind, handler in self._action_handlers().items()}
        self._outcomes = {kind: _function_of(handler) for kind, handler in self._outcome_handlers().items()}

    @property
    def dice_in_play(self) -> int:
        """All dice but those set aside: what the seats begin with, and the one that lies there first."""
        return sum(self.starting_dice) + 1

    # The contract

    def new_game(self, first: int = 0) -> Step:
        if first not in range(self.seats):
            raise refuse(f"seat {first} cannot begin: the seats are 0 to {self.seats - 1}", "CORE-06")
        state = self._set_up(first)
        return state, ()

    def open_turn(self, state: ArenaState) -> Step:
        """Take up play in a position that was set up by hand, at the beginning of a turn."""
        board = Board(state)
        self._begin_turn(board, state.active)
        return board.state(), tuple(board.events)

    def awaiting(self, state: ArenaState) -> Awaiting:
        phase = state.phase
        if phase == "turn" or phase == "choice":
            if state.arena and not state.piles[state.active]:
                return (self._first_throw if phase == "turn" else self._throw_or_stop)[state.active]
            return Decision(state.active, self._throws(state))
        if phase == "flying" or phase == "reacting" or phase == "start":
            return InFlight(state.resolution.hands)
        if state.result is not None:
            return Over(state.result)
        return self._awaiting_more(state)

    def _awaiting_more(self, state: ArenaState) -> Awaiting:
        if state.phase == "place":
            return Decision(state.first, Listed(PlaceStart(symbol) for symbol in self.symbols))
        return Decision(self._collector(Board(state)), TAKE_OR_LEAVE)

    def legal_actions(self, state: ArenaState, seat: int) -> ActionSpace:
        return _open_to(seat, self.awaiting(state))

    def apply(self, state: ArenaState, seat: int, action: Action) -> Step:
        if type(action) is Throw:
            return self._throw(state, seat)
        if state.phase == "over":
            raise refuse("the game is over: start a new one", "CORE-20", "action/game_over")
        handler = self._actions.get(type(action))
        if handler is None:
            raise refuse(f"{action!r} has no place in a throw of {self.id}", "CORE-11", "action/unknown")
        board = Board(state)
        handler(self, board, seat, action)
        return board.state(), tuple(board.events)

    def resolve(self, state: ArenaState, outcome: Outcome) -> Step:
        if type(outcome) is Landed and state.phase == "flying" and (step := self._lies_alone(state, outcome)):
            return step
        handler = self._outcomes.get((state.phase, type(outcome)))
        if handler is None:
            raise impossible(f"the game awaits {self.awaiting(state)!r}, not {outcome!r}", "outcome/unexpected")
        board = Board(state)
        handler(self, board, outcome)
        return board.state(), tuple(board.events)

    def view(self, state: ArenaState, seat: int | None) -> ArenaView:
        hidden = self.options["supply_visibility"] == "hidden"
        counts = [len(loose) for loose in state.supplies]
        if any(state.piles):  # they count too (IMP-POW-BOUL-03)
            counts = [count + sum(map(len, own)) for count, own in zip(counts, state.piles, strict=True)]
        awaited = self.awaiting(state)
        return ArenaView(
            game=self.id,
            seat=seat,
            phase=state.phase,
            active=state.active,
            direction=state.direction,
            first=state.first,
            supplies=tuple(
                [None if each != seat else counts[each] for each in range(self.seats)] if hidden else counts
            ),
            has_dice=tuple([count > 0 for count in counts]),
            piles=tuple([tuple(map(len, piles)) for piles in state.piles]),
            arena=state.arena,
            stacks=state.stacks,
            removed=len(state.removed),
            aside=len(state.aside),
            out=state.out,
            elements=state.elements,
            effects=state.resolution.effects,
            throws=state.throws,
            must_throw_all=self._all_at_once(state),
            to_act=to_act(awaited),
            actions=NOTHING if seat is None else _open_to(seat, awaited),
            result=state.result,
        )

    def notation(self, state: ArenaState) -> str:
        return write_state(state)

    def parse(self, text: str) -> ArenaState:
        return read_state(text, self)

    # What may be done

    def _action_handlers(self) -> dict[type, Callable[[Board, int, Any], None]]:
        return {
            ThrowPile: self._throw_pile,
            ThrowFromPile: self._throw_from_pile,
            ThrowAll: self._throw_all,
            Stop: self._stop,
            PlaceStart: self._place_start,
            Collect: self._collect_or_leave,
            MoveDie: self._move_die,
            TurnDie: self._turn_die,
            StackDie: self._stack_die,
            RotateArena: self._rotate_arena,
            Resign: self._resign,
            Timeout: self._timeout,
        }

    def _outcome_handlers(self) -> dict[tuple[str, type], Callable[[Board, Any], None]]:
        return {("start", Landed): self._start_landed, ("flying", Landed): self._throw_landed}

    def _throws(self, state: ArenaState) -> Listed:
        if self._all_at_once(state):
            return ALL_DICE
        if state.piles[state.active]:
            return self._throws_with_piles(state)
        return ONE_DIE if state.phase == "turn" else ONE_DIE_OR_STOP

    def _throws_with_piles(self, state: ArenaState) -> Listed:
        raise AssertionError(f"{self.id} has no piles")

    def _all_at_once(self, state: ArenaState | Board) -> bool:
        """Big throw: the arena is empty when the turn begins (CORE-18, D-03, D-05)."""
        if state.arena or not (state.phase == "turn" or (self._whenever_empty and state.phase == "choice")):
            return False
        return self._any_cause or state.taken_bare

    def _on_turn(self, board: Board | ArenaState, seat: int, phases: tuple[str, ...] = BETWEEN_THROWS) -> None:
        """Only the player on turn, and only between throws."""
        if board.phase in phases and seat == board.active:
            return
        if board.phase == "over":
            raise refuse("the game is over: start a new one", "CORE-20", "action/game_over")
        if board.phase not in phases:
            raise refuse("not now: the throw is still being resolved", "CORE-11", "action/not_now")
        raise refuse(
            f"it is the turn of seat {board.active}, not of seat {seat}: wait", "CORE-08", "action/not_your_turn"
        )

    # Set-up

    def _set_up(self, first: int) -> ArenaState:
        ends = tuple(accumulate(self.starting_dice))
        start_die = ends[-1]
        placed = self.options["start_die"] == "placed"
        return ArenaState(
            phase="place" if placed else "start",
            active=first,
            direction=1,
            first=first,
            supplies=tuple(tuple(range(end - dice, end)) for dice, end in zip(self.starting_dice, ends, strict=True)),
            piles=((),) * self.seats,
            arena=(),
            stacks=(),
            removed=(),
            aside=tuple(range(start_die + 1, DICE)),
            out=(),
            elements=(),
            taken_bare=False,
            throws=0,
            resolution=IDLE.but(hands=((first, (start_die,)),)),
            result=None,
        )

    def _start_landed(self, board: Board, landed: Landed) -> None:
        """Not X: play begins. X or a miss: again, or turned (CORE-04, AMB-24)."""
        self._check_landing(board, landed, self._flying(board))
        if landed.out:
            return
        board.events.append(happened.DiceSettled(landed.faces, (), ()))
        face = landed.faces[0][1]
        if face != self.lost_face:
            self._start_with(board, face)
        elif self.options.get("start_x") == "turn":
            board.phase = "place"

    def _place_start(self, board: Board, seat: int, action: PlaceStart) -> None:
        self._on_turn(board, seat, ("place",))
        if action.symbol not in self.symbols:
            raise refuse(
                f"the start die cannot show {action.symbol!r}: choose one of {', '.join(self.symbols)}", "CORE-04"
            )
        ((_, (start_die,)),) = board.resolution.hands
        board.events.append(happened.DiceSettled(((start_die, action.symbol),), (), ()))
        self._start_with(board, action.symbol)

    def _start_with(self, board: Board, symbol: str) -> None:
        ((_, (start_die,)),) = board.resolution.hands
        board.arena = {start_die: symbol}
        board.elements = self._elements(symbol)
        board.forget_throw()
        self._begin_turn(board, board.first)

    def _elements(self, symbol: str) -> tuple[str, ...]:
        """The elements in force, given what the start die shows."""
        return ()

    # Throwing

    def _throw(self, state: ArenaState, seat: int) -> Step:
        """One loose die: four of five actions, so it is done on the state itself, without a board."""
        self._on_turn(state, seat)
        if not state.arena:
            self._not_all_at_once(state)
        loose = state.supplies[seat]
        if not loose:
            raise refuse("no loose die is left: throw a pile", "AMB-23")
        dice = loose[-1:]
        flying = replace(
            state,
            phase="flying",
            supplies=put(state.supplies, seat, loose[:-1]),
            taken_bare=False,
            throws=state.throws + 1,
            resolution=Resolution(((seat, dice),)),
        )
        return flying, (happened.ThrowCommitted(seat, "single", dice),)

    def _throw_pile(self, board: Board, seat: int, action: ThrowPile) -> None:
        self._pile_is_there(board, seat, action.pile)
        self._commit(board, "pile", board.take_pile(seat, action.pile))

    def _throw_from_pile(self, board: Board, seat: int, action: ThrowFromPile) -> None:
        self._pile_is_there(board, seat, action.pile)
        if self.options.get("pile_split") != "allowed":
            raise refuse("a pile is thrown whole: throw all of it, or a loose die", "IMP-POW-BOUL-02")
        self._commit(board, "single", board.take_from_pile(seat, action.pile))

    def _throw_all(self, board: Board, seat: int, action: ThrowAll) -> None:
        self._on_turn(board, seat)
        if not self._all_at_once(board):
            raise refuse("all dice are thrown only into an empty arena: throw one", "CORE-18")
        self._commit(board, "big", board.take_all(seat))

    def _stop(self, board: Board, seat: int, action: Stop) -> None:
        if board.phase == "turn":
            raise refuse("every turn begins with a throw: throw a die first", "CORE-08")
        self._on_turn(board, seat, ("choice",))
        if self._all_at_once(board):
            raise refuse("the arena is empty: all remaining dice must be thrown now", "D-03")
        board.events.append(happened.TurnStopped(seat))
        board.resolution = IDLE
        self._end_turn(board, "stopped")

    def _pile_is_there(self, board: Board, seat: int, pile: int) -> None:
        self._on_turn(board, seat)
        self._not_all_at_once(board)
        if pile not in range(len(board.piles[seat])):
            raise refuse(f"seat {seat} has no pile {pile}: it has {len(board.piles[seat])}", "IMP-POW-BOUL-02")

    def _not_all_at_once(self, board: Board | ArenaState) -> None:
        if not board.arena and self._all_at_once(board):
            raise refuse("the arena is empty: throw all your dice at once", "CORE-18")

    def _commit(self, board: Board, kind: str, dice: Dice) -> None:
        board.resolution = Resolution(((board.active, dice),))
        board.throws += 1
        board.taken_bare = False
        board.phase = "flying"
        board.events.append(happened.ThrowCommitted(board.active, kind, dice))

    # Before a throw (CORE-21, CORE-22)

    def _move_die(self, board: Board, seat: int, move: MoveDie) -> None:
        self._about_to_throw(board, seat)
        if move.die not in board.arena:
            raise refuse(f"die {move.die} does not lie in the arena", "CORE-21")
        if any(move.die in stack for stack in board.stacks):
            raise refuse("a tower stays as it is", "CORE-21")
        self._may_shift(board, move)
        board.events.append(happened.DiceShifted(seat, move.die))

    def _may_shift(self, board: Board, move: MoveDie) -> None:
        rule = self.options["pre_move"]
        if rule == "none":
            raise refuse("this table plays without shifting dice", "D-15")
        if rule == "group" and move.spreads:
            raise refuse("dice may be gathered, not spread: move it towards the others", "D-15")
        if rule == "off_walls_by_consent":
            if not move.from_wall:
                raise refuse("only dice at a wall may be moved away from it", "CORE-21")
            if len(move.consent) != self.seats or not all(move.consent[each] for each in board.alive):
                raise refuse("all players have to agree to moving dice", "CORE-21")

    def _turn_die(self, board: Board, seat: int, turn: TurnDie) -> None:
        raise refuse("no die may be turned to another face", "CORE-21")

    def _stack_die(self, board: Board, seat: int, stack: StackDie) -> None:
        raise refuse("dice may not be stacked by hand", "CORE-21")

    def _rotate_arena(self, board: Board, seat: int, turn: RotateArena) -> None:
        self._about_to_throw(board, seat)
        if abs(turn.degrees) > WHOLE_TURN:
            raise refuse(f"turn the box by {WHOLE_TURN} degrees at most", "CORE-22")
        board.events.append(happened.ArenaRotated(seat, turn.degrees))

    def _about_to_throw(self, board: Board, seat: int) -> None:
        if board.phase not in BETWEEN_THROWS or seat != board.active:
            raise refuse("only the player about to throw may do that", "AMB-28", "action/not_your_turn")

    # Landing

    def _lies_alone(self, state: ArenaState, landed: Landed) -> Step | None:
        """One die comes down, nothing else moves or matches, nobody runs out: a third of all throws, without board."""
        if len(landed.faces) != 1 or landed.out or landed.stacks or landed.nudged or state.stacks:
            return None
        die, face = landed.faces[0]
        shown = {each for _, each in state.arena}
        shown.add(face)
        alone = len(shown) > len(state.arena) and shown.issubset(self.symbols)  # an X may wait there (AMB-29)
        if not alone or state.resolution.hands[0][1] != (die,) or state.throws >= MAX_THROWS:
            return None
        if state.supplies.count(()) != sum(map(len, state.out)):  # a seat that is in has no loose die
            return None
        lies = replace(state, phase="choice", arena=(*state.arena, (die, face)), resolution=IDLE)
        settled = happened.DiceSettled(landed.faces, (), ())
        return lies, (settled, happened.NO_SETS, happened.ChoiceRequired(state.active))

    def _throw_landed(self, board: Board, landed: Landed) -> None:
        self._land(board, landed)
        board.resolution = IDLE
        sets = self.sets(board)
        if sets:
            board.events.append(happened.SetsFound(tuple(sets.items())))
            self._effects(board, sets)
        else:
            board.events.append(happened.NO_SETS)
            self._finish(board)

    def _land(self, board: Board, landed: Landed) -> None:
        """Steps 1 to 3 of CORE-11: what left, what was nudged, what lies there now, X away."""
        flying = self._flying(board)
        arena, events = board.arena, board.events
        self._check_landing(board, landed, flying)
        if landed.out:
            self._remove_left(board, landed)
        if landed.nudged:
            after = tuple([(die, face) for die, face in landed.faces if die in landed.nudged])
            events.append(happened.Nudged(len(after), after))
        fallen: tuple[tuple[int, str], ...] = landed.faces
        changed: tuple[tuple[int, str], ...] = ()
        if len(fallen) > 1 or landed.out:  # otherwise the one die named is the one thrown
            faces = dict(landed.faces)
            fallen = tuple([(die, faces[die]) for die in flying if die in faces])
            changed = tuple([(die, face) for die, face in landed.faces if arena.get(die, face) != face])
            arena.update(changed)
        arena.update(fallen)
        board.stacks = landed.stacks
        events.append(happened.DiceSettled(fallen, changed, landed.stacks))
        if self.lost_face in arena.values():
            self._remove_lost_faces(board)

    def _flying(self, board: Board) -> Dice:
        """The dice in the air, in the order in which they will be counted: by seat."""
        hands = board.resolution.hands
        return hands[0][1] if len(hands) == 1 else tuple(die for _, dice in sorted(hands) for die in dice)

    def _remove_left(self, board: Board, landed: Landed) -> None:
        """Thrown or knocked out: gone either way (CORE-10)."""
        board.lift([die for die, _ in landed.out if die in board.arena])
        board.removed += tuple([die for die, _ in landed.out])
        board.events.append(happened.DiceLeftArena(landed.out))

    def _check_landing(self, board: Board, landed: Landed, flying: Dice) -> None:
        """The outcome has to speak of every thrown die once, and only of dice that are there (DIG-01)."""
        if len(landed.faces) == 1 and not (landed.out or landed.stacks or landed.nudged):
            die, face = landed.faces[0]
            if face in self.faces and flying == (die,):
                return  # the usual throw: one die came down and nothing else moved
        for die, face in landed.faces:
            if face not in self.faces:
                raise impossible(f"die {die} cannot show {face!r}: {self._offer()}", "outcome/face")
            if die not in flying and die not in board.arena:
                raise impossible(f"die {die} was not thrown and does not lie in the arena", "outcome/die")
        named = {die for die, _ in landed.faces}
        twice = len(named) != len(landed.faces)
        if landed.out or landed.stacks or landed.nudged:
            self._check_rest(board, landed, flying, named)
            named |= {die for die, _ in landed.out}
        if twice or not named.issuperset(flying):
            raise impossible(
                f"dice {flying} were thrown, but the outcome tells of {landed.faces} and {landed.out}:"
                " give each thrown die one face or say that it left",
                "outcome/dice",
            )

    def _check_rest(self, board: Board, landed: Landed, flying: Dice, named: set[int]) -> None:
        left = [die for die, _ in landed.out]
        for die, cause in landed.out:
            if cause not in CAUSES:
                raise impossible(f"die {die} left by {cause!r}: choose one of {', '.join(CAUSES)}", "outcome/cause")
            if (die not in flying and die not in board.arena) or die in named or left.count(die) > 1:
                raise impossible(f"die {die} cannot have left: it is not there, or has a face too", "outcome/die")
        for die in landed.nudged:
            if die not in named:
                raise impossible(f"die {die} was nudged: say the face it shows now", "outcome/die")
        self._check_stacks(board, landed, (board.arena.keys() | named) - set(left))

    def _check_stacks(self, board: Board, landed: Landed, there: set[int]) -> None:
        stacked = [die for stack in landed.stacks for die in stack]
        if len(set(stacked)) != len(stacked) or not set(stacked) <= there or any(len(s) < 2 for s in landed.stacks):
            raise impossible(f"stacks {landed.stacks} do not fit the dice in the arena", "outcome/stack")
        if self.options["accidental_stack"] == "nudge":
            for stack in landed.stacks:
                if not any(_is_part(stack, old) for old in board.stacks):
                    raise impossible(
                        f"dice {stack} lie on each other: nudge the upper one down (AMB-27)", "outcome/stack"
                    )

    def _offer(self) -> str:
        return f"choose one of {', '.join(self.die)}"

    def _remove_lost_faces(self, board: Board) -> None:
        """X goes; where it stood on a tower the die below is read too (CORE-12, AMB-29)."""
        while lost := tuple([die for die, face in board.visible().items() if face == self.lost_face]):
            board.remove(lost)
            board.events.append(happened.XRemoved(lost))

    def sets(self, board: Board) -> Sets:
        """Two or more equal symbols among the dice that count (CORE-13), in the order of the book."""
        visible = board.visible() if board.stacks else board.arena
        shown = [*visible.values()]
        if len({*shown}) == len(shown):
            return {}
        matching = [symbol for symbol in self.symbols if shown.count(symbol) > 1]
        return {symbol: tuple([die for die, face in visible.items() if face == symbol]) for symbol in matching}

    # Effects and collecting

    def _effects(self, board: Board, sets: Sets) -> None:
        """What the sets set off before anything is taken. The core game knows nothing of the kind."""
        self._settle_sets(board, sets)

    def _takeable(self, board: Board, sets: Sets) -> Sets:
        """The sets that nothing holds in the arena."""
        return sets

    def _collector(self, board: Board) -> int:
        return board.active

    def at_stake(self, state: ArenaState) -> Dice:
        """The dice that can be taken as they lie: what a race is about."""
        board = Board(state)
        return tuple(die for dice in self._takeable(board, self.sets(board)).values() for die in dice)

    def _settle_sets(self, board: Board, sets: Sets) -> None:
        takeable = self._takeable(board, sets)
        if not takeable:
            board.verdict = self._verdict_untaken(board, sets)
            self._leave(board, sets)
        elif board.resolution is not IDLE and self._collector(board) not in board.alive:  # won the race and left
            board.verdict = self._verdict_taken(board, "declined")
            self._leave(board, sets)
        elif self._may_leave_sets:
            board.phase = "collect"
        else:
            self._take(board, sets, takeable)

    def _collect_or_leave(self, board: Board, seat: int, action: Collect) -> None:
        if board.phase != "collect" or seat != self._collector(board):
            raise refuse("there is nothing for this seat to take or leave now", "D-02", "action/not_your_turn")
        sets = self.sets(board)
        if action.take:
            self._take(board, sets, self._takeable(board, sets))
        else:
            board.verdict = self._verdict_taken(board, "declined")
            self._leave(board, sets)

    def _take(self, board: Board, sets: Sets, takeable: Sets) -> None:
        """All sets go to one player, each completely (CORE-13, CORE-14)."""
        seat = self._collector(board)
        dice = sum(takeable.values(), ())
        board.lift(dice)
        board.give(seat, dice)
        board.taken_bare = not board.arena
        board.verdict = self._verdict_taken(board, "collected")
        board.events.append(happened.DiceCollected(seat, tuple(takeable), dice))
        if len(takeable) < len(sets):
            self._keep(board, sets, takeable)
        self._aftermath(board, sets, takeable)

    def _leave(self, board: Board, sets: Sets) -> None:
        if sets:
            self._keep(board, sets, self._takeable(board, sets))
        self._aftermath(board, sets, {})

    def _keep(self, board: Board, sets: Sets, takeable: Sets) -> None:
        """Sets that stay: held by an effect, or left lying."""
        for symbol, dice in sets.items():
            if symbol not in takeable:
                board.events.append(happened.DiceHeld(symbol, dice))
        board.remember(kept=tuple(die for dice in sets.values() for die in dice if die in board.arena))

    def _verdict_taken(self, board: Board, reason: str) -> str:
        return reason

    def _verdict_untaken(self, board: Board, sets: Sets) -> str:
        """Nothing to take: the player may go on (CORE-15)."""
        return ""

    def _aftermath(self, board: Board, sets: Sets, taken: Sets) -> None:
        """What follows collecting, before players go out."""
        self._finish(board)

    # Going out, going on

    def _finish(self, board: Board) -> None:
        """The throw is resolved: who is out, is it over, who is next (CORE-17, CORE-20, AMB-44)."""
        empty = self._without_dice(board)
        if (empty or board.out) and self._send_out(board, empty):
            return
        if board.throws >= MAX_THROWS:
            self._end_game(board, board.alive, "throw_cap")
        elif board.verdict or (board.out and board.active not in board.alive):
            self._end_turn(board, board.verdict or "no_dice")
        else:
            self._offer_choice(board)

    def _without_dice(self, board: Board) -> list[int]:
        """Who has run out. In the core game a throw can cost only the thrower the last die."""
        active = board.active
        return [] if board.supplies[active] or active not in board.alive else [active]

    def _send_out(self, board: Board, empty: list[int]) -> bool:
        """Players without dice go out; true if that ends the game."""
        owners = [seat for seat in board.alive if seat not in empty]
        if not owners:
            self._all_out(board, empty)
            return True
        if len(owners) == 1:
            self._eliminate(board, empty)
            self._end_game(board, tuple(owners), "last_with_dice")
            return True
        losers = [seat for seat in empty if seat == board.active] if self._out_on_own_turn else empty
        self._eliminate(board, losers)
        return False

    def _all_out(self, board: Board, empty: list[int]) -> None:
        """Everybody ran out of dice in one throw (AMB-05)."""
        rule = self.options["all_out"]
        if rule == "replay":
            self._replay(board)
        elif rule == "active_wins" and board.active in board.alive:
            self._eliminate(board, [seat for seat in empty if seat != board.active])
            self._end_game(board, (board.active,), "all_out")
        else:
            self._eliminate(board, empty)
            self._draw(board)

    def _draw(self, board: Board) -> None:
        """All who went out in this throw share the game, also those who did so before the rest (D-07)."""
        earlier = len(board.resolution.gone) > 0
        together = sum(board.out[-2:], ()) if earlier else board.out[-1]
        board.out = (*(board.out[:-2] if earlier else board.out[:-1]), together)
        self._end_game(board, tuple(sorted(together)), "all_out")

    def _replay(self, board: Board) -> None:
        """The game begins again from set-up, with the same first player and no points for anybody."""
        fresh = Board(self._set_up(board.first))
        fresh.events = [*board.events, happened.GameOver((), "replay")]
        fresh.remember(effects=board.resolution.effects)
        for field in Board.__slots__:
            setattr(board, field, getattr(fresh, field))

    def _eliminate(self, board: Board, seats: list[int]) -> None:
        """Out at the same moment: the player on turn first, then in turn order (AMB-09)."""
        if not seats:
            return
        group = tuple(seat for seat in board.in_turn_order(board.active) if seat in seats)
        board.out += (group,)
        remaining = len(board.alive)
        points = points_on_leaving(len(group), remaining, self.options["simul_points"])
        board.events.append(happened.PlayerEliminated(group, remaining, points))

    def _end_game(self, board: Board, winners: tuple[int, ...], reason: str) -> None:
        board.phase = "over"
        board.forget_throw()
        board.result = Result(winners, reason)
        board.events.append(happened.GameOver(winners, reason))

    def _offer_choice(self, board: Board) -> None:
        board.phase = "choice"
        if board.resolution is not IDLE:
            board.forget_throw()
        board.events.append(happened.ChoiceRequired(board.active))
        if not board.arena and self._all_at_once(board):
            board.events.append(happened.BigThrowRequired(board.active, board.owned(board.active)))

    def _end_turn(self, board: Board, reason: str) -> None:
        """Play passes on from the player on turn, or from the winner of a race (IMP-POW-FIRE-03)."""
        board.events.append(happened.TurnEnded(board.active, reason))
        came_from = board.active
        if board.resolution is not IDLE:
            race_winner = board.resolution.collector
            came_from = came_from if race_winner is None else race_winner
            board.forget_throw()
        self._begin_turn(board, self._next_seat(board, came_from))

    def _next_seat(self, board: Board, seat: int) -> int:
        """The next player in the direction of play who is still in (CORE-26)."""
        alive, direction, seats = board.alive, board.direction, self.seats
        while True:
            seat = (seat + direction) % seats
            if seat in alive:
                if not self._out_on_own_turn or board.owned(seat):
                    return seat
                self._eliminate(board, [seat])

    def _begin_turn(self, board: Board, seat: int) -> None:
        board.active = seat
        board.phase = "turn"
        board.events.append(happened.TurnStarted(seat, board.direction, len(board.arena)))
        if not board.arena and self._all_at_once(board):
            board.events.append(happened.BigThrowRequired(seat, board.owned(seat)))

    # Leaving and time-outs

    def _timeout(self, board: Board, seat: int, action: Timeout) -> None:
        """The gentlest thing that the rules allow (AMB-48); how softly the die drops is the thrower's part."""
        default = self._default_action(board, seat)
        if default is None:
            raise refuse(f"nothing is asked of seat {seat} now", "AMB-48", "action/not_your_turn")
        if isinstance(default, Throw):
            self._commit(board, "single", board.take_loose(seat))
        else:
            self._actions[type(default)](self, board, seat, default)

    def _default_action(self, board: Board, seat: int) -> Action | None:
        if board.phase == "collect":
            return Collect(True) if seat == self._collector(board) else None
        if seat != board.active:
            return None
        if board.phase == "place":
            return PlaceStart(self.symbols[0])
        if board.phase in BETWEEN_THROWS:
            return self._default_throw(board, seat)
        return None

    def _default_throw(self, board: Board, seat: int) -> Action:
        if self._all_at_once(board):
            return ThrowAll()
        if board.phase == "choice":
            return Stop()
        return Throw() if board.supplies[seat] else ThrowPile(0)

    def _resign(self, board: Board, seat: int, action: Resign) -> None:
        """Out at that moment; the supply leaves the game, dice in the arena stay (AMB-46)."""
        if seat not in board.alive:
            raise refuse(f"seat {seat} is not in the game any more", "AMB-46")
        hands = board.resolution.hands
        if board.phase not in ("start", "place"):  # the start die is nobody's
            board.removed += tuple(die for owner, dice in hands if owner == seat for die in dice)
            hands = tuple(hand for hand in hands if hand[0] != seat)
        board.removed += board.take_all(seat)
        board.remember(hands=hands, gone=())
        self._eliminate(board, [seat])
        if len(board.alive) == 1:
            self._give_back_hands(board)
            self._end_game(board, board.alive, "last_with_dice")
        elif seat == board.active:
            self._abandon_throw(board)
        else:
            self._go_on_without(board, seat)

    def _give_back_hands(self, board: Board) -> None:
        """Nothing more will land: dice in the air return to their owners, the start die to the rest."""
        for owner, dice in board.resolution.hands:
            if board.phase in ("start", "place"):
                board.aside += dice
            else:
                board.give(owner, dice)
        board.remember(hands=())

    def _abandon_throw(self, board: Board) -> None:
        """The player on turn has left: what lies in the arena stays as it is, and the next one follows."""
        if board.phase in ("start", "place"):
            ((_, start_die),) = board.resolution.hands
            board.first = board.active = self._next_seat(board, board.active)
            board.remember(hands=((board.first, start_die),))
            return
        self._give_back_hands(board)
        board.resolution, board.verdict = IDLE, "left"
        self._finish(board)

    def _go_on_without(self, board: Board, seat: int) -> None:
        """Another seat has left; the throw continues without it."""
        if board.phase == "collect":
            self._settle_sets(board, self.sets(board))
        elif board.phase in BETWEEN_THROWS:
            empty = self._without_dice(board)
            if len(empty) == len(board.alive) - 1:
                self._send_out(board, empty)


def _open_to(seat: int, awaited: Awaiting) -> ActionSpace:
    """What a seat may do about what is awaited."""
    if type(awaited) is Decision:
        return awaited.actions if awaited.seat == seat else NOTHING
    decisions = awaited.decisions if type(awaited) is Several else ()
    return next((decision.actions for decision in decisions if decision.seat == seat), NOTHING)


def _is_part(stack: Dice, old: Dice) -> bool:
    """Whether a stack is what is left of an old one, in its order."""
    rest = iter(old)
    return all(die in rest for die in stack)
