"""One game at a table: its seats, its log, and the view of each seat.

The rules check everything. The match writes every action and outcome into the log, asks the thrower for outcomes, asks
bots for choices, and undoes actions. It has no clock: the owner of the clock calls ``time_out``.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from throwdown.bots import THINK, Bot, chosen, make_bot, race_pace
from throwdown.errors import ActionRefused, TableRefused, ThrowRefused
from throwdown.rules import Action, Decision, Event, Game, Outcome, Over, Resign, Result, Several, Timeout
from throwdown.rules.arena.state import THROWS, MoveDie, Raced, RotateArena
from throwdown.rules.game import Awaiting, InFlight, Lot, Race, to_act
from throwdown.rules.hashed import name_hash
from throwdown.rules.record import (
    Acted,
    Ended,
    Entry,
    FirstBy,
    Header,
    Manner,
    Place,
    Record,
    Resolved,
    Undone,
    fold,
)
from throwdown.rules.values import Value
from throwdown.throwers import MANNERS, Asked, Fairness, Lying, Thrower, fresh_key
from throwdown.throwers.engines import engine_and_processor
from throwdown.throwers.entered import Entered
from throwdown.throwers.fairness import checked_key, key_hash

from .seats import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from throwdown.throwers.simulating import Throwing

#: Events that show what was hidden: what led to them cannot be taken back.
REVEALING = frozenset({"hub_refilled", "consolation_drawn"})

#: Actions that let dice fly, by a hand or because its time is over.
_LETS_FLY = (*THROWS, Timeout)
#: What a hand does before it throws; nothing in the rules bounds how often.
HANDLING = (MoveDie, RotateArena)
#: So often in a row: a record must not grow without end while nothing happens.
MOST_HANDLING = 60


class Moment(Value, gc=False):
    """An entry of the log with its events."""

    version: int
    events: tuple[Event, ...]


class Promised(NamedTuple):
    """The part of a game that is fixed before any key is revealed, by seat of the game."""

    hashes: tuple[str | None, ...]
    """Of the keys that were promised; those of bots follow from the secret."""
    signers: tuple[str | None, ...]
    """The public keys with which the end will be signed."""
    salts: tuple[str, ...]
    """Of the names."""
    void: tuple[str, ...] = ()
    """The games that were voided for this one."""
    server: str = ""
    """The public key with which receipts are signed."""


class Match:
    """A game under way, with people and bots in its seats."""

    def __init__(
        self,
        game: Game[Any],
        seats: Sequence[Seat],
        thrower: Thrower,
        *,
        first: int = 0,
        rng: Random | None = None,
        fair: Fairness | None = None,
        think: float | None = THINK,
        keys: Sequence[str | None] = (),
        edition: str = "",
        promised: Promised | None = None,
        first_by: FirstBy = "host",
        place: Place = "",
        header: Header | None = None,
    ) -> None:
        """``think`` is how long bots may think, in s; None where their moves come from outside.

        ``fair`` commits all chance of the game; an arena in which people aim always has it. ``keys`` are what
        people add to it, by seat; the keys of bots follow from the secret. ``promised`` is what was fixed before any
        key was shown, where there are several parties. ``first`` begins, unless ``first_by`` says that the lot decides:
        then who begins is drawn from the committed chance. ``place`` is where the game is played. ``header`` is that of
        a game which was begun before, and says all this itself.
        """
        if len(seats) != game.seats:
            raise TableRefused(
                "{seats} seats are to be filled, but {count} players came",
                code="table/seats",
                seats=game.seats,
                count=len(seats),
            )
        self.game = game
        self.seats = tuple(seats)
        self.thrower = thrower
        self.paces = {seat: race_pace(who.bot) for seat, who in enumerate(seats)}
        if fair is None and thrower.has_places:  # there is no other party: the match draws for all seats
            fair, keys = Fairness.fresh(), keys or [fresh_key() for _ in seats]
        header = header or self._uncommitted_header(first, edition, first_by, place)
        if fair is not None and not header.commitment:
            header = committed_header(header, fair, thrower, keys, promised)
        self.fair = fair.bound(header) if fair is not None else None
        self.first = header.first
        self.log = Record(header)
        self.bots: dict[int, Bot] = {
            seat: self._made_bot(seat, who.bot, rng, think)
            for seat, who in enumerate(seats)
            if who.bot is not None and think is not None
        }
        self._watching = [seat for seat, bot in self.bots.items() if hasattr(bot, "watch")]
        state, events = game.new_game(self.first)
        self._states = [state]
        self.awaiting: Awaiting = game.awaiting(state)
        """What the state waits for."""
        self._lying = [thrower.lay(game, {}, None, state, 0)]
        self._outcomes = 0
        self.moments = [Moment(0, events)]

    def _made_bot(self, seat: int, name: str, rng: Random | None, think: float) -> Bot:
        return make_bot(self.game, name, rng, think)

    def _uncommitted_header(self, first: int, edition: str, first_by: FirstBy, place: Place) -> Header:
        return Header(
            game=self.game.id,
            seats=self.game.seats,
            options=tuple(self.game.options.items()),
            first=first,
            players=tuple(who.player for who in self.seats),
            bots=tuple(who.bot for who in self.seats),
            thrower=self.thrower.id,
            edition=edition,
            first_by=first_by,
            place=place,
        )

    @classmethod
    def resume(
        cls,
        log: Record,
        thrower: Thrower,
        rng: Random | None = None,
        fair: Fairness | None = None,
        think: float | None = THINK,
    ) -> Match:
        """Resume the match of a record after its last entry; committed dice need the secret of the game."""
        header = log.header
        bots = header.bots or (None,) * header.seats
        seats = [Seat(player, bot) for player, bot in zip(header.players, bots, strict=False)]
        if header.commitment and (fair is None or fair.commitment != header.commitment):
            raise TableRefused(
                "this game cannot continue without its secret: you can only replay it", code="table/secret"
            )
        match = cls(header.start(), seats, thrower, rng=rng, fair=fair, think=think, header=header)
        for entry in log.entries:
            if not isinstance(entry, Ended):  # is appended automatically
                match.replay(entry)
        for seat in match._watching:
            for watched in match.watched(seat):
                match.bots[seat].watch(*watched)  # type: ignore[attr-defined]
        return match

    @classmethod
    def at(
        cls,
        game: Game[Any],
        state: Any,
        seats: Sequence[Seat],
        thrower: Thrower,
        *,
        events: tuple[Event, ...] = (),
        lying: Lying | None = None,
        outcomes: int = 0,
        fair: Fairness | None = None,
        think: float | None = THINK,
    ) -> Match:
        """Resume a match in this state.

        ``events`` led to it. ``lying`` says where the dice lie (None: the thrower lays them). ``outcomes`` is the
        number of outcomes before it.
        """
        match = cls(game, seats, thrower, first=getattr(state, "first", state.active), fair=fair, think=think)
        match._states = [state]
        match.awaiting = game.awaiting(state)
        match._lying = [thrower.lay(game, {}, None, state, 0) if lying is None else lying]
        match._outcomes = outcomes
        match.moments = [Moment(0, events)]
        return match

    # What is

    @property
    def state(self) -> Any:
        return self._states[-1]

    def state_at(self, version: int) -> Any:
        """The state after this number of entries."""
        return self._states[version]

    def lying_at(self, version: int) -> Lying:
        """Where the dice lay after this number of entries."""
        return self._lying[version]

    @property
    def lying(self) -> Lying:
        """Where the dice lie: seven whole numbers for each die of a physical arena, nothing elsewhere."""
        return self._lying[-1]

    @property
    def version(self) -> int:
        """The number of entries so far: a client can ask for the entries after a version."""
        return len(self.log.entries)

    @property
    def result(self) -> Result | None:
        awaited = self.awaiting
        return awaited.result if type(awaited) is Over else None

    def view(self, seat: int | None) -> Any:
        """What this seat may see; None is a spectator."""
        if seat is not None:
            self._known(seat)
        return self.game.view(self.state, seat)

    def events_since(self, version: int) -> list[Moment]:
        """What happened after this version."""
        return self.moments[max(version, -1) + 1 :]

    def watched(self, seat: int, entries: int | None = None) -> list[tuple[Any, int, Action]]:
        """What a bot in this seat saw in this number of entries: public views, and who acted how."""
        return [
            (self.game.view(self._states[number], None), entry.seat, entry.action)
            for number, entry in enumerate(self.log.entries[:entries])
            if isinstance(entry, Acted) and entry.seat != seat
        ]

    # What is done

    def act(
        self, seat: int, action: Action, manner: Manner | None = None, intent: tuple[int, ...] = ()
    ) -> tuple[Event, ...]:
        """Apply the action of a seat; an illegal one raises an error and changes nothing. ``intent`` is the throw."""
        entry = self.locked(seat, action, manner, intent)
        before = self.view(None) if self._watching else None
        events = self._enter(entry)
        for watching in self._watching:
            if watching != seat:
                self.bots[watching].watch(before, seat, action)  # type: ignore[attr-defined]
        return events

    def locked(self, seat: int, action: Action, manner: Manner | None = None, intent: tuple[int, ...] = ()) -> Acted:
        """The entry for this action, with the numbers to lock before dice fly; it does not append the entry."""
        self._known(seat)
        if not isinstance(action, Action):
            raise ActionRefused(
                "{action!r} is not an action: give one from view.actions", code="action/unknown", action=action
            )
        if manner is not None and manner not in MANNERS:
            raise TableRefused(
                "dice cannot be thrown by {manner!r}: choose {known}",
                code="table/manner",
                manner=manner,
                known=", ".join(MANNERS),
            )
        if type(action) in HANDLING and self._handled() >= MOST_HANDLING:
            raise TableRefused("you have moved the arena and its dice often enough: throw now", code="table/handled")
        locked: tuple[int, ...] = ()
        if intent or self.thrower.has_places:
            locked = self.thrower.lock(self.asked(), seat, action, manner, intent)
        return Acted(seat, action, None if locked else manner, locked)

    def _handled(self) -> int:
        """How often in a row the arena was turned, a die moved, or such a thing taken back, up to now."""
        return sum(1 for _ in takewhile(_is_handling, reversed(self.log.entries)))

    def enter(self, outcome: Outcome, drawn: tuple[int, ...] = ()) -> tuple[Event, ...]:
        """Enter an outcome of dice or of a race; ``drawn`` are the seats of a race whose times were drawn."""
        raced = isinstance(self.awaiting, Race) and self._records_draws
        return self._enter(Resolved(outcome, draw=self.race_of_bots(drawn).draw if raced else None))

    def time_out(self, seat: int) -> tuple[Event, ...]:
        """The time of this seat is over; it throws softly where it has to throw (AMB-48)."""
        return self.act(seat, Timeout())

    def leave(self, seat: int) -> tuple[Event, ...]:
        """This seat is gone for good."""
        return self.act(seat, Resign())

    def run(self) -> None:
        """Let the thrower and the bots act until a person is asked, or the game is over."""
        while self.step():
            pass

    def step(self) -> bool:
        """Let one bot or the thrower act; false if a person is asked, or the game is over."""
        awaited = self.awaiting
        if isinstance(awaited, Over):
            return False
        bot = next((seat for seat in to_act(awaited) if seat in self.bots), None)
        if bot is not None:
            self._let_act(bot)
            return True
        if isinstance(awaited, Decision | Several):
            return False
        resolved = self.answer()
        if resolved is None:
            return False
        self._enter(resolved)
        return True

    def _let_act(self, seat: int) -> None:
        """Let a bot act; a refusal names the bot and what it chose, for the author of the bot."""
        choice = chosen(self.bots[seat], self.view(seat), self.lying)
        try:
            self.act(seat, choice.action, choice.manner, choice.intent)
        except (ActionRefused, TableRefused, ThrowRefused) as refused:
            values = refused.values | {"bot": self.seats[seat].bot, "choice": choice.action, "why": refused}
            message = "the bot {bot} chose {choice!r}: {why}"
            raise type(refused)(message, code=refused.code, clause=refused.clause, **values) from refused

    def race_of_bots(self, seats: tuple[int, ...]) -> Resolved:
        """Draw the times of the seats that do not run a live race themselves, and return the input of the draw.

        The entry of the race always carries that draw (DIG-FIRE-2).
        """
        return self.thrower.resolve(self.asked(Race(seats))) or Resolved(Raced())

    def answer(self) -> Resolved | None:
        """The thrower's outcome for what is awaited; the same value until it is entered."""
        return self.thrower.resolve(self.asked())

    def answering(self) -> Throwing[Resolved | None]:
        """The same, step by step: the host computes the landings that it asks for."""
        return self.thrower.resolving(self.asked())

    def asked(self, awaited: Awaiting | None = None) -> Asked:
        """The current request to the thrower: a value, so that another process can compute the answer."""
        awaited = awaited if awaited is not None else self.awaiting
        manners, intents = self._thrown()
        chance, number = self._chance(awaited), self.number if self._records_draws else 0
        return Asked(
            self.game,
            self.state,
            awaited,
            manners,
            intents,
            self.lying,
            chance,
            self.paces,
            number,
            self._records_draws,
        )

    @property
    def number(self) -> int:
        """The number of the next outcome, counted through the whole game."""
        return 1 + self._outcomes

    @property
    def _records_draws(self) -> bool:
        return self.fair is not None

    def _chance(self, awaited: Awaiting) -> Callable[[int], Random] | None:
        """The chance of the outcome that comes next."""
        if self.fair is None:
            return None
        fair, number = self.fair, self.number
        if isinstance(awaited, Lot) and number == 1:
            return lambda attempt: fair.deck()
        return lambda attempt: fair.throw(number, attempt)

    def replay(self, entry: Entry) -> tuple[Event, ...]:
        """Append an entry of a record without change."""
        return self._enter(entry)

    def lockable(self, seat: int, action: Action, intent: tuple[int, ...]) -> None:
        """Raise an error for numbers that no hand could throw now."""
        self.thrower.lock(self.asked(), seat, action, None, intent)

    def _enter(self, entry: Entry) -> tuple[Event, ...]:
        state, events = fold(self.game, self._states, entry)
        kind = type(entry)  # tests of structs with isinstance take long where they fail
        before = self._lying[entry.to] if type(entry) is Undone else self._lying[-1]
        self._lying.append(self.thrower.lay(self.game, before, entry, state, self.version + 1))
        self._states.append(state)
        if kind is not Ended:
            self.awaiting = self.game.awaiting(state)
        self._outcomes += kind is Resolved
        self.moments.append(Moment(self.log.append(entry), events))
        result = self.result
        if result is not None and kind is not Ended:
            self._enter(Ended(result, self.fair.secret.hex() if self.fair is not None else ""))
        return events

    def _thrown(self) -> tuple[dict[int, str], dict[int, tuple[int, ...]]]:
        """How the dice in the air were thrown: manners and intents in the log since the last outcome."""
        manners: dict[int, str] = {}
        intents: dict[int, tuple[int, ...]] = {}
        version = self.version
        while version > 0:
            entry = self.log.entries[version - 1]
            if type(entry) is Resolved:
                break
            if type(entry) is Acted and type(entry.action) in _LETS_FLY and entry.seat not in intents:
                intents[entry.seat] = entry.intent
                if entry.manner is not None:
                    manners[entry.seat] = entry.manner
            version = entry.to if isinstance(entry, Undone) else version - 1
        return manners, intents

    # What is taken back

    def may_undo(self, seat: int) -> bool:
        """Whether this seat may undo its last action."""
        return self._undo_to(seat) is not None

    def undo(self, seat: int) -> None:
        """Undo the last action of this seat, if nothing random or hidden was revealed since."""
        self._enter(self.undone(seat))

    def undone(self, seat: int) -> Undone:
        """The entry that undoes the last action of this seat; an error if something was revealed since."""
        to = self._undo_to(seat)
        if to is None:
            raise TableRefused(
                "this seat has nothing to take back: another seat acted, or dice or cards were shown since",
                code="table/undo",
            )
        return Undone(to)

    def _undo_to(self, seat: int) -> int | None:
        """The version before the last action in force, if that was this seat's and showed nothing."""
        typed = isinstance(self.thrower, Entered)
        version = self.version
        while version > 0:
            entry = self.log.entries[version - 1]
            if isinstance(entry, Undone):
                version = entry.to
            elif isinstance(entry, Acted):
                shown = any(event.name in REVEALING for event in self.moments[version].events)
                if self.fair is not None and self._is_locked(version, entry):
                    return None
                return version - 1 if entry.seat == seat and not shown else None
            elif typed and isinstance(entry, Resolved):
                return version - 1  # a mistyped entry: no die of ours was rolled
            else:
                return None
        return None

    def _is_locked(self, version: int, acted: Acted) -> bool:
        """Whether chance answers to this action: locked is locked."""
        awaited = self.game.awaiting(self._states[version])
        return isinstance(awaited, InFlight | Lot | Race) or isinstance(acted.action, THROWS)

    # What comes after

    def rematch(self, thrower: Thrower | None = None, rng: Random | None = None) -> Match:
        """The same players again; the left neighbour of the last first player begins."""
        if self.result is None:
            raise TableRefused("this game is not over yet: finish or leave it first", code="table/not_over")
        return Match(
            self.game,
            self.seats,
            thrower or self.thrower,
            first=(self.first + 1) % self.game.seats,
            rng=rng,
            fair=Fairness.fresh() if self.fair is not None else None,
            keys=[fresh_key() for _ in self.seats],
            edition=self.log.header.edition,
            first_by="next",
        )

    def _known(self, seat: int) -> None:
        if seat not in range(self.game.seats):
            raise TableRefused(
                "there is no seat {seat}: the seats are 0 to {last}",
                code="table/seat",
                seat=seat,
                last=self.game.seats - 1,
            )


def _is_handling(entry: Entry) -> bool:
    return isinstance(entry, Undone) or (isinstance(entry, Acted) and isinstance(entry.action, HANDLING))


def committed_header(
    header: Header, fair: Fairness, thrower: Thrower, keys: Sequence[str | None], promised: Promised | None
) -> Header:
    """The header of a game with committed chance; it draws the first seat if the lot decides."""
    given = _keys(header, fair, keys)
    if promised is None:  # one party draws for all seats
        hashes = tuple(key_hash(key) if key is not None else None for key in given)
        promised = Promised(hashes, (None,) * header.seats, fair.salts(header.seats))
    engine, processor = engine_and_processor(thrower.id, thrower.engine)
    bound = header.but(
        id=fair.game_id,
        commitment=fair.commitment,
        engine=engine,
        processor=processor,
        promises=promised.hashes,
        signers=promised.signers,
        names=tuple(map(name_hash, promised.salts, header.players)),
        salts=promised.salts,
        void=promised.void,
        server=promised.server,
        **_arrived(fair, given, promised),
    )
    return bound.but(first=fair.bound(bound).first(bound.seats)) if bound.first_by == "lot" else bound


def _arrived(fair: Fairness, given: tuple[str | None, ...], promised: Promised) -> dict[str, Any]:
    """The keys, and the seats that promised one which did not arrive: they have that of a bot."""
    missing = tuple(
        seat for seat, (key, hash) in enumerate(zip(given, promised.hashes, strict=True)) if hash and key is None
    )
    keys = tuple(fair.bot_key(seat) if seat in missing else key for seat, key in enumerate(given))
    return {"keys": keys, "missing": missing}


def _keys(header: Header, fair: Fairness, given: Sequence[str | None]) -> tuple[str | None, ...]:
    """By seat: of a bot that which follows from the secret, of a person the one that was given."""
    given = given or (None,) * header.seats
    if len(given) != header.seats:
        raise TableRefused(
            "{count} keys do not fit {seats} seats: give one or none for each",
            code="table/key",
            count=len(given),
            seats=header.seats,
        )
    return tuple(
        fair.bot_key(seat) if bot is not None else checked_key(key) if key is not None else None
        for seat, (bot, key) in enumerate(zip(header.bots, given, strict=True))
    )
