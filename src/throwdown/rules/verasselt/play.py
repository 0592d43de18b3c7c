"""voll verasselt: roll for the hub or for your predecessor's catch, and stop in time."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any

from throwdown.errors import NotationError, SeatsRefused
from throwdown.rules.game import (
    NOTHING,
    Action,
    ActionSpace,
    Decision,
    Drawn,
    Event,
    Game,
    InFlight,
    Listed,
    Lot,
    Outcome,
    Over,
    Resign,
    Stop,
    Timeout,
    Types,
    impossible,
)

from .choices import (
    ALL_DICE,
    HUB_ONLY,
    HUB_OR_CATCH,
    STOP,
    RollSpace,
    SplitSpace,
    TopUpSpace,
    check_choice,
    check_consolation,
    check_in_game,
    check_roll,
    check_split,
    check_top_up,
    not_asked,
    not_now,
)
from .events import (
    EVENTS,
    Boosted,
    Busted,
    CatchDissolved,
    Caught,
    ConsolationDrawn,
    DiceRolled,
    GameEnded,
    GameStarted,
    GroupChosen,
    HubRefilled,
    PayoutDue,
    PayoutSplit,
    PlayerLeft,
    RefillSkipped,
    Scored,
    Stopped,
    ToppedUp,
    TopUpRequired,
    TurnStarted,
)
from .notation import flaws, spelled_catch, state_of, words_of
from .state import (
    ACTIONS,
    BAR,
    CARDS_PER_COLOUR,
    COLOURS,
    CONSOLATION,
    DICE,
    FACES,
    FIRST_HUB,
    FIRST_YARD,
    HUB_MINIMUM,
    NO_CARDS,
    OUTCOMES,
    YARD_LIMIT,
    Cards,
    Catch,
    Choose,
    Distribute,
    Roll,
    Rolled,
    TakeConsolation,
    TopUp,
    VerasseltState,
    VerasseltView,
    counted,
    covers,
    groups_of,
    minus,
    plus,
    score,
    size,
    spelled,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from throwdown.rules.game import Awaiting, Setting

# One step in the making


#: All fields of a state, in their order, from whatever has them.
_state_fields = attrgetter(*VerasseltState.__struct_fields__)


def played_options(options: Mapping[str, Any]) -> tuple[tuple[str, Setting], ...]:
    """The options by which the game goes: how the table found who begins is none of them."""
    return tuple((option, value) for option, value in options.items() if option != "first_player")


class _Step:
    """A state that can be written on: one action or outcome is worked out on it, with its events."""

    __slots__ = (*VerasseltState.__struct_fields__, "events", "final_payout", "options", "seats", "tell")

    def __init__(self, game: Verasselt, state: VerasseltState) -> None:
        self.phase = state.phase
        self.active = state.active
        self.first_turn = state.first_turn
        self.turn = state.turn
        self.dice = state.dice
        self.rolling = state.rolling
        self.hub = state.hub
        self.table_catch = state.table_catch
        self.target = state.target
        self.own_catch = state.own_catch
        self.yards = state.yards
        self.heaps = state.heaps
        self.deck = state.deck
        self.received = state.received
        self.left = state.left
        self.result = state.result
        self.options = game.options
        self.seats = game.seats
        self.events: list[Event] = []
        self.tell = self.events.append
        self.final_payout: tuple[tuple[int, Cards], ...] = ()

    def done(self) -> tuple[VerasseltState, tuple[Event, ...]]:
        """The state as it is now, and what happened."""
        return VerasseltState(*_state_fields(self)), tuple(self.events)

    # Cards that move

    @property
    def yard(self) -> Cards:
        return self.yards[self.active]

    @property
    def group(self) -> Cards:
        return self.table_catch.cards if self.target == "catch" and self.table_catch is not None else self.hub

    def set_group(self, cards: Cards) -> None:
        if self.target == "catch" and self.table_catch is not None:
            self.table_catch = Catch(self.table_catch.owner, cards)
        else:
            self.hub = cards

    def set_yard(self, seat: int, cards: Cards) -> None:
        self.yards = (*self.yards[:seat], cards, *self.yards[seat + 1 :])

    def draw(self, count: int) -> str:
        """The top cards; a short deck gives what it has (VER-NEXT-08)."""
        drawn, self.deck = self.deck[:count], self.deck[count:]
        return drawn

    def boost(self, cards: Cards) -> None:
        """Yard cards become ordinary cards of the group (VER-BOOST-04)."""
        self.set_yard(self.active, minus(self.yard, cards))
        self.set_group(plus(self.group, cards))

    # Setup

    def deal(self, order: str) -> None:
        """The top ten form the hub, whatever their colours; the rest is the deck (VER-SETUP-03)."""
        self.hub, self.deck = counted(order[:FIRST_HUB]), order[FIRST_HUB:]
        seats = tuple((self.active + place) % self.seats for place in range(self.seats))
        options = played_options(self.options)
        self.tell(GameStarted(self.seats, seats, options, self.yards, self.hub, self.dice, len(self.deck)))
        self.start_turn()

    # The turn, in the order of VER-TURN-02

    def start_turn(self) -> None:
        self.phase = "choose"
        self.tell(TurnStarted(self.active, groups_of(self.table_catch)))

    def choose(self, action: Choose) -> None:
        groups = groups_of(self.table_catch)
        check_choice(action, groups)
        self.target = action.target
        self.tell(GroupChosen(self.active, action.target, len(groups) == 1))
        if action.target == "catch":
            self.tell(RefillSkipped("plundering"))  # VER-NEXT-06
            self.phase = "roll"
        else:
            self.secure_catch()

    def secure_catch(self) -> None:
        """The owner receives his waiting catch before the refill (VER-NEXT-02)."""
        catch, self.table_catch = self.table_catch, None
        if catch is None or catch.cards == NO_CARDS:
            self.open_hub()
        else:
            self.pay(catch, "game_end" if self.hub_ends_game() else "secured")

    def open_hub(self) -> None:
        deck_was_empty = not self.deck
        self.refill()
        self.test_end(deck_was_empty)

    def skips_refill(self) -> bool:
        """The refill belongs to the hand-over from one turn to the next (VER-NEXT-07)."""
        return self.first_turn and not self.options["first_turn_refill"]

    def refill(self) -> None:
        if self.skips_refill():
            self.tell(RefillSkipped("first_turn"))
        elif not self.deck:
            self.tell(RefillSkipped("deck_empty"))
        else:  # bars before eight, also when the deck runs out in between (VER-AMB-08)
            self.draw_to_hub("bars", self.dice.count(BAR) * self.options["refill_per_double_bar"])
            self.draw_to_hub("to_eight", HUB_MINIMUM - size(self.hub))

    def draw_to_hub(self, part: str, count: int) -> None:
        if count > 0 and self.deck:
            drawn = self.draw(count)
            self.hub = plus(self.hub, counted(drawn))
            self.tell(HubRefilled(part, drawn, len(self.deck)))

    def hub_ends_game(self) -> bool:
        """Whether choosing the hub is the end, counted in advance (VER-END-05)."""
        within_reach = size(self.hub) + size(self.yard)
        if self.skips_refill() or self.options["end_check"] == "turn_start":
            return not self.deck and within_reach < HUB_MINIMUM
        return within_reach + len(self.deck) < HUB_MINIMUM

    def test_end(self, deck_was_empty: bool) -> None:
        """Deck empty, hub below eight: the yard must fill it, and where it cannot the game is over (VER-END-01)."""
        missing = HUB_MINIMUM - size(self.hub)
        too_late = self.options["end_check"] == "turn_start" and not deck_was_empty  # VER-AMB-31
        if missing <= 0 or self.deck or too_late:
            self.phase = "roll"
        elif size(self.yard) < missing:
            self.finish("hub_short")
        else:
            self.phase = "top_up"
            self.tell(TopUpRequired(self.active, missing))

    def top_up(self, action: TopUp) -> None:
        check_top_up(action, self.yard, HUB_MINIMUM - size(self.hub))
        self.boost(action.cards)
        self.tell(ToppedUp(self.active, action.cards))
        self.phase = "roll"  # it replaces no roll (VER-AMB-28)

    def roll(self, action: Roll) -> None:
        check_roll(action, self.yard)
        if action.boost != NO_CARDS and self.target:
            self.boost(action.boost)
            self.tell(Boosted(self.active, action.boost, self.target))
        self.rolling = action.dice
        self.phase = "rolling"

    def land(self, faces: tuple[str, ...]) -> None:
        """All seven dice are the result, rolled or not (VER-ROLL-04)."""
        dice = list(self.dice)
        for die, face in zip(self.rolling, faces, strict=True):
            dice[die] = face
        self.dice = tuple(dice)
        self.tell(DiceRolled(self.active, self.rolling, self.dice))
        self.rolling = ()
        demand, group = counted(dice), self.group
        if covers(group, demand):
            self.catch(demand, group)
        else:
            self.bust(demand, group)

    def catch(self, cards: Cards, group: Cards) -> None:
        """One card for every coloured die, all of them (VER-CATCH-01)."""
        left_over = minus(group, cards)
        self.set_group(left_over)
        self.own_catch = plus(self.own_catch, cards)
        self.tell(Caught(self.active, cards, self.own_catch, left_over))
        self.phase = "roll_or_stop"

    def bust(self, demand: Cards, group: Cards) -> None:
        rows = zip(COLOURS, demand, group, strict=True)
        self.tell(Busted(self.active, tuple([row for row in rows if row[1] > row[2]])))
        allowed = self.consolation_allowed()
        if allowed and self.options["consolation_optional"]:
            self.phase = "consolation"
        else:
            self.console(allowed)

    def consolation_allowed(self) -> int:
        """Two cards, but never more than six in the yard nor more than the deck has (VER-BUST-05)."""
        return min(CONSOLATION, YARD_LIMIT - size(self.yard), len(self.deck))

    def take_consolation(self, action: TakeConsolation) -> None:
        check_consolation(action, self.consolation_allowed())
        self.console(action.count)

    def console(self, count: int) -> None:
        """Consolation, dissolve, payout, next turn: the order of VER-BUST-08."""
        drawn = self.draw(count)
        if drawn:
            self.set_yard(self.active, plus(self.yard, counted(drawn)))
        self.tell(ConsolationDrawn(self.active, drawn, len(self.deck)))
        self.fall_back()

    def fall_back(self) -> None:
        """The own catch returns to its group; a plundered owner receives it all (VER-BUST-03, VER-BUST-06)."""
        self.dissolve()
        if self.target == "catch":
            self.hand_over("plunder_bust")
        else:
            self.end_turn()

    def dissolve(self) -> None:
        if self.own_catch != NO_CARDS and self.target:
            self.set_group(plus(self.group, self.own_catch))
            self.tell(CatchDissolved(self.own_catch, self.target))
            self.own_catch = NO_CARDS

    def stop(self, action: Stop) -> None:
        self.tell(Stopped(self.active, self.own_catch))
        if self.target == "catch":
            self.hand_over("leftover")
        else:
            self.end_turn()

    def hand_over(self, reason: str) -> None:
        """What is left of the plundered group goes to its owner, perhaps nothing (VER-STOP-05)."""
        rest, self.table_catch = self.table_catch, None
        if rest is not None:
            self.pay(rest, reason)

    def end_turn(self) -> None:
        """The own catch stays on the table, not yet secured (VER-STOP-03)."""
        self.table_catch = Catch(self.active, self.own_catch) if self.own_catch != NO_CARDS else None
        self.own_catch, self.target, self.first_turn = NO_CARDS, None, False
        if self.is_last_turn():
            self.finish("max_turns")
        else:
            self.turn += 1
            self.active = self.next_seat()
            self.start_turn()

    def is_last_turn(self) -> bool:
        """Only a table that set max_turns knows a last turn (VER-END-07, VER-AMB-20)."""
        limit = self.options["max_turns"]
        return limit is not None and self.turn >= limit

    def next_seat(self) -> int:
        """The seat that follows; those who left are skipped (VER-TURN-01, VER-AMB-33)."""
        seat = (self.active + 1) % self.seats
        while seat in self.left:
            seat = (seat + 1) % self.seats
        return seat

    # Receiving a catch

    def pay(self, due: Catch, reason: str) -> None:
        """The owner splits at once, unless there is nothing to decide (VER-PAY-04)."""
        self.tell(PayoutDue(due.owner, due.cards, reason))
        if reason == "game_end":
            self.final_payout += ((due.owner, due.cards),)
        if self.is_open(due):
            self.received, self.phase = due, "distribute"
        else:
            self.store(due, NO_CARDS)
            self.go_on()

    def is_open(self, due: Catch) -> bool:
        """Whether there is more than one way to split: else, and when the end is certain, all goes to the heap."""
        return (
            due.cards != NO_CARDS
            and size(self.yards[due.owner]) < YARD_LIMIT
            and due.owner not in self.left
            and not self.end_is_certain()
        )

    def end_is_certain(self) -> bool:
        """The owner will never use his yard again (VER-AMB-15)."""
        return self.is_last_turn() or (self.target == "hub" and self.hub_ends_game())

    def distribute(self, action: Distribute) -> None:
        due, self.received = self.received, None
        if due is not None:
            check_split(action, due.cards, YARD_LIMIT - size(self.yards[due.owner]))
            self.store(due, action.to_yard)
            self.go_on()

    def store(self, due: Catch, to_yard: Cards) -> None:
        owner, to_heap = due.owner, minus(due.cards, to_yard)
        if to_yard != NO_CARDS:
            self.set_yard(owner, plus(self.yards[owner], to_yard))
        self.heaps = (*self.heaps[:owner], plus(self.heaps[owner], to_heap), *self.heaps[owner + 1 :])
        self.tell(PayoutSplit(owner, to_yard, to_heap))

    def go_on(self) -> None:
        """After a payout: the hub is opened for the one who chose it, or the plunderer's turn is over."""
        if self.target == "hub" and self.active not in self.left:
            self.open_hub()
        else:
            self.end_turn()

    # Leaving (VER-AMB-33)

    def leave(self, seat: int) -> None:
        self.left = tuple(sorted((*self.left, seat)))
        self.tell(PlayerLeft(seat))
        if len(self.left) == self.seats - 1:
            self.finish("last_seat")
        elif seat == self.active:
            self.abandon_turn()
        else:
            self.give_up_claims(seat)

    def abandon_turn(self) -> None:
        """The turn of a leaver ends as after a bust, without consolation."""
        if self.phase == "setup":
            self.active = self.next_seat()
        elif self.phase == "choose":  # nothing happened yet: as if the seat had been skipped
            self.active = self.next_seat()
            self.start_turn()
        elif self.phase == "distribute":  # the turn ends once the owner has split
            self.secure_own_catch("secured")
        else:
            self.rolling = ()
            self.fall_back()

    def give_up_claims(self, seat: int) -> None:
        """A waiting catch goes to the own heap; one being plundered does so at the end of that turn."""
        if self.received and self.received.owner == seat:
            self.distribute(Distribute(NO_CARDS))
        elif self.table_catch and self.table_catch.owner == seat and self.target is None:
            catch, self.table_catch = self.table_catch, None
            self.secure(catch, "secured")

    def secure(self, catch: Catch, reason: str) -> None:
        """All to the heap of the owner, without asking."""
        if catch.cards != NO_CARDS:
            self.tell(PayoutDue(catch.owner, catch.cards, reason))
            self.store(catch, NO_CARDS)
            if reason == "game_end":
                self.final_payout += ((catch.owner, catch.cards),)

    def secure_own_catch(self, reason: str) -> None:
        """While the plundered owner splits, the plunderer has stopped: his catch is a waiting one."""
        self.secure(Catch(self.active, self.own_catch), reason)
        self.own_catch = NO_CARDS

    # The end

    def finish(self, reason: str) -> None:
        self.clear_table()
        self.phase, self.target, self.rolling = "over", None, ()
        self.result, tie_break = score(self.heaps, self.yards, self.left, reason)
        heaps, yards = self.result.scores, tuple(map(size, self.yards))
        self.tell(GameEnded(reason, self.hub, len(self.deck), self.yards, heaps, self.final_payout))
        self.tell(Scored(heaps, yards, self.result.winners, tie_break))

    def clear_table(self) -> None:
        """A catch still waiting goes to its owner's heap (VER-END-04), one in the making back to its group."""
        if self.phase == "distribute":
            self.secure_own_catch("game_end")
        self.dissolve()
        received, self.received = self.received, None
        waiting, self.table_catch = self.table_catch, None
        if received:
            self.store(received, NO_CARDS)
        if waiting:
            self.secure(waiting, "game_end")


_Answers = dict[tuple[str, type[Action]], "Callable[[_Step, Any], None]"]
#: What answers the question of each phase.
_ANSWERS: _Answers = {
    ("choose", Choose): _Step.choose,
    ("distribute", Distribute): _Step.distribute,
    ("top_up", TopUp): _Step.top_up,
    ("roll", Roll): _Step.roll,
    ("roll_or_stop", Roll): _Step.roll,
    ("roll_or_stop", Stop): _Step.stop,
    ("consolation", TakeConsolation): _Step.take_consolation,
}
#: With allow_stop_before_first_roll (VER-AMB-01).
_EARLY_STOP: _Answers = {("roll", Stop): _Step.stop}


# The game


class Verasselt(Game[VerasseltState]):
    """voll verasselt for two to five seats (VER-COMP-04)."""

    id = "verasselt"
    types = Types(
        state=VerasseltState,
        view=VerasseltView,
        actions=ACTIONS,
        outcomes=OUTCOMES,
        events=EVENTS,
        spaces=(RollSpace, SplitSpace, TopUpSpace),
    )

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(seats, options)
        self._option_pairs = played_options(self.options)
        self._answers = _ANSWERS | (_EARLY_STOP if self.options["allow_stop_before_first_roll"] else {})

    def new_game(self, first: int = 0) -> tuple[VerasseltState, tuple[Event, ...]]:
        if type(first) is not int or not 0 <= first < self.seats:
            raise SeatsRefused(
                "seat {first!r} cannot begin: choose 0 to {last}",
                clause="VER-SETUP-05",
                first=first,
                last=self.seats - 1,
            )
        undealt = "".join(colour * (CARDS_PER_COLOUR - self.seats) for colour in COLOURS)
        return (
            VerasseltState(
                phase="setup",
                active=first,
                first_turn=True,
                turn=1,
                dice=(BAR,) * DICE,  # VER-SETUP-04
                rolling=(),
                hub=NO_CARDS,
                table_catch=None,
                target=None,
                own_catch=NO_CARDS,
                yards=(FIRST_YARD,) * self.seats,
                heaps=(NO_CARDS,) * self.seats,
                deck=undealt,
                received=None,
                left=(),
                result=None,
            ),
            (),
        )

    def awaiting(self, state: VerasseltState) -> Awaiting:
        seat = state.to_act
        if seat is not None:
            return Decision(seat, _SPACES[state.phase](self, state))
        if state.result is not None:
            return Over(state.result)
        if state.phase == "setup":
            return Lot(tuple(state.deck))
        return InFlight(((state.active, state.rolling),))

    def legal_actions(self, state: VerasseltState, seat: int) -> ActionSpace:
        return _SPACES[state.phase](self, state) if seat == state.to_act else NOTHING

    def _choices(self, state: VerasseltState) -> ActionSpace:
        return HUB_OR_CATCH if len(state.groups) == 2 else HUB_ONLY

    def _first_rolls(self, state: VerasseltState) -> ActionSpace:
        return RollSpace(state.yards[state.active], self.options["allow_stop_before_first_roll"])

    def _rolls(self, state: VerasseltState) -> ActionSpace:
        return RollSpace(state.yards[state.active], True)

    def _splits(self, state: VerasseltState) -> ActionSpace:
        due = state.received
        return SplitSpace(due.cards, YARD_LIMIT - size(state.yards[due.owner])) if due else NOTHING

    def _top_ups(self, state: VerasseltState) -> ActionSpace:
        return TopUpSpace(state.yards[state.active], HUB_MINIMUM - size(state.hub))

    def _consolations(self, state: VerasseltState) -> ActionSpace:
        return Listed(TakeConsolation(count) for count in range(_Step(self, state).consolation_allowed() + 1))

    def apply(self, state: VerasseltState, seat: int, action: Action) -> tuple[VerasseltState, tuple[Event, ...]]:
        if type(action) is Resign:
            return self._resign(state, seat)
        if seat != state.to_act:
            raise not_asked(state, seat, self.seats)
        if type(action) is Timeout:
            action = self._overdue(state)
        perform = self._answers.get((state.phase, type(action)))
        if perform is None:
            raise not_now(state.phase, action)
        step = _Step(self, state)
        perform(step, action)
        return step.done()

    def _resign(self, state: VerasseltState, seat: int) -> tuple[VerasseltState, tuple[Event, ...]]:
        check_in_game(state, seat, self.seats)
        step = _Step(self, state)
        step.leave(seat)
        return step.done()

    def _overdue(self, state: VerasseltState) -> Action:
        """What is done for a seat whose time is over (VER-AMB-32)."""
        if state.phase == "top_up":
            return TopUp(_fewest(state.yards[state.active], HUB_MINIMUM - size(state.hub)))
        if state.phase == "consolation":
            return TakeConsolation(_Step(self, state).consolation_allowed())
        return _DEFAULTS[state.phase]

    def resolve(self, state: VerasseltState, outcome: Outcome) -> tuple[VerasseltState, tuple[Event, ...]]:
        step = _Step(self, state)
        if state.phase == "rolling" and type(outcome) is Rolled:
            _check_faces(outcome.faces, len(state.rolling))
            step.land(outcome.faces)
        elif state.phase == "setup" and type(outcome) is Drawn:
            step.deal(_checked_order(outcome.items, state.deck))
        else:
            raise impossible(f"{outcome!r} does not fit phase {state.phase}: ask what is awaited", "outcome/unexpected")
        return step.done()

    def view(self, state: VerasseltState, seat: int | None) -> VerasseltView:
        return VerasseltView(
            seat=seat,
            seats=self.seats,
            options=self._option_pairs,
            phase=state.phase,
            active=state.active,
            to_act=state.to_act,
            first_turn=state.first_turn,
            turn=state.turn,
            dice=state.dice,
            rolling=state.rolling,
            hub=state.hub,
            table_catch=state.table_catch,
            target=state.target,
            own_catch=state.own_catch,
            yards=state.yards,
            heaps=self._heaps_seen(state, seat),
            deck_size=len(state.deck),
            received=state.received,
            left=state.left,
            groups=state.groups if state.phase == "choose" else (),
            hub_ends_game=state.phase == "choose" and _Step(self, state).hub_ends_game(),
            actions=NOTHING if seat is None else self.legal_actions(state, seat),
            result=state.result,
        )

    def _heaps_seen(self, state: VerasseltState, seat: int | None) -> tuple[int | None, ...]:
        """Sizes are public unless show_heap_counts hides them from the others until the end (VER-AMB-25)."""
        open_to_all = self.options["show_heap_counts"] or state.phase == "over"
        return tuple(size(heap) if open_to_all or owner == seat else None for owner, heap in enumerate(state.heaps))

    def notation(self, state: VerasseltState) -> str:
        words = {
            "verasselt": self.seats,
            "phase": state.phase,
            "turn": state.turn,
            "first": "yes" if state.first_turn else "no",
            "active": state.active,
            "dice": "".join(state.dice),
            "rolling": "".join(map(str, state.rolling)) or "-",
            "hub": spelled(state.hub),
            "catch": spelled_catch(state.table_catch),
            "target": state.target or "-",
            "own": spelled(state.own_catch),
            "yards": "/".join(map(spelled, state.yards)),
            "heaps": "/".join(map(spelled, state.heaps)),
            "deck": state.deck or "-",
            "received": spelled_catch(state.received),
            "left": "".join(map(str, state.left)) or "-",
            "end": state.result.reason if state.result else "-",
        }
        return " ".join(f"{key}:{value}" for key, value in words.items())

    def parse(self, text: str) -> VerasseltState:
        words = words_of(text)
        if words["verasselt"] != str(self.seats):
            raise NotationError(
                "verasselt:{game} is not a game of {seats}: parse it with a game of that many seats",
                game=words["verasselt"],
                seats=self.seats,
            )
        state = state_of(words, self.seats)
        for kind, flaw in flaws(state):
            raise NotationError(flaw, code=f"notation/{kind}")
        return state


_SPACES: dict[str, Callable[[Verasselt, VerasseltState], ActionSpace]] = {
    "choose": Verasselt._choices,
    "roll": Verasselt._first_rolls,
    "roll_or_stop": Verasselt._rolls,
    "distribute": Verasselt._splits,
    "top_up": Verasselt._top_ups,
    "consolation": Verasselt._consolations,
}

_DEFAULTS: dict[str, Action] = {
    "choose": Choose("hub"),
    "roll": Roll(ALL_DICE),
    "roll_or_stop": STOP,
    "distribute": Distribute(NO_CARDS),
}


def _fewest(yard: Cards, missing: int) -> Cards:
    """As few cards as will do, the most common colour of the yard first (VER-AMB-32)."""
    taken = list(NO_CARDS)
    for colour in sorted(range(len(COLOURS)), key=lambda colour: -yard[colour]):
        taken[colour] = min(yard[colour], missing)
        missing -= taken[colour]
    return (taken[0], taken[1], taken[2], taken[3])


_FACE_SET = frozenset(FACES)
_TEXT = {str}


def _check_faces(faces: object, count: int) -> None:
    if type(faces) is not tuple or len(faces) != count:
        raise impossible(f"{count} dice are in the air, not {faces!r}: give one face for each", "outcome/dice")
    if {*map(type, faces)} != _TEXT or not _FACE_SET.issuperset(faces):
        raise impossible(f"no die shows {faces!r}: the faces are {' '.join(FACES)}", "outcome/face")


def _checked_order(items: object, cards: str) -> str:
    if type(items) is tuple and {*map(type, items)} == _TEXT and sorted(items) == sorted(cards):
        return "".join(items)
    raise impossible(
        f"a shuffle keeps the {len(cards)} undealt cards: give them all back in any order", "outcome/cards"
    )
