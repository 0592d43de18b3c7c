"""The contract of a game as a check that anybody can run on a game of their own.

    throwdown.check_game("my_games:Pig")

It plays games of random legal moves and checks every state:

- The game awaits exactly one thing.
- It accepts every action that it offers, and rejects the others.
- The same actions and outcomes give the same state.
- States, views and records survive a round trip through text.
- A view shows no more than it may.
- The game ends.
"""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import TYPE_CHECKING, Any

from throwdown.errors import ActionRefused, NotationError, OutcomeRefused, ThrowdownError
from throwdown.rules import Decision, Game, InFlight, Lot, Over, Race, Resign, Result, Several, Timeout
from throwdown.rules.catalogue import known
from throwdown.rules.codec import Codec, encode
from throwdown.rules.game import Awaiting, Drawn, to_act
from throwdown.rules.own import OwnGame
from throwdown.rules.record import Acted, Ended, Header, Record, Resolved, read_record
from throwdown.throwers import Luck

from .own import game_named, register

if TYPE_CHECKING:
    from throwdown.rules import Action, Event, Outcome
    from throwdown.throwers import Thrower

MOST_STEPS = 100_000
#: So many of the choices are tried in each state: there may be thousands.
CHOICES_TRIED = 3
#: How many games are played where no number is given.
GAMES = 10

Step = tuple[Any, tuple["Event", ...]]


class ContractBroken(ThrowdownError):
    """Raised when a game breaks the contract; the message says where."""

    code = "game/contract"


def check_game(
    game: Game[Any] | type[OwnGame[Any]] | str,
    thrower: Thrower | None = None,
    rng: Random | None = None,
    *,
    games: int | None = None,
    seats: int = 2,
) -> Result:
    """Play random games and check every state; return the last result, or raise ``ContractBroken`` with the fault.

    ``game`` is a game, a class made from ``OwnGame``, an id or ``module:name``. With a thrower and a generator of
    your own it plays one game, else ten.
    """
    rules = _ready(game, seats)
    rng = rng or Random(f"check/{rules.id}/{rules.seats}")
    throws = thrower or Luck(rng)
    result = _play(rules, throws, rng)
    for _ in range((games or (GAMES if thrower is None else 1)) - 1):
        result = _play(rules, throws, rng)
    return result


def _ready(game: Any, seats: int) -> Game[Any]:
    if isinstance(game, Game):
        return game
    return game_named(game if isinstance(game, str) else register(game).id, seats)


def _play(game: Game[Any], thrower: Thrower, rng: Random) -> Result:
    first = rng.randrange(game.seats)
    log = Record(Header(game=game.id, seats=game.seats, options=tuple(game.options.items()), first=first))
    codec = Codec(game.types)
    state, events = game.new_game(first)
    _check_parsing(game)
    for _ in range(MOST_STEPS):
        awaited = game.awaiting(state)
        _check_state(game, codec, state, awaited)
        _check_events(codec, events)
        if isinstance(awaited, Over):
            log.append(Ended(awaited.result))
            _check_record(game, log)
            return awaited.result
        state, events = _step(game, codec, log, state, awaited, thrower, rng)
    raise ContractBroken(f"{game.id} has no end after {MOST_STEPS} steps")


# One step


def _step(
    game: Game[Any], codec: Codec, log: Record, state: Any, awaited: Awaiting, thrower: Thrower, rng: Random
) -> Step:
    if isinstance(awaited, Decision | Several):
        seat = rng.choice(to_act(awaited))
        action = game.legal_actions(state, seat).sample(rng)
        _require(codec.action(encode(action)) == action, f"{action!r} is another action once it was written down")
        log.append(Acted(seat, action))
        return _twice(game.apply(state, seat, action), game.apply(state, seat, action), action)
    outcome = thrower.answer(game, state, awaited, {})
    if outcome is None:
        what = ": give the game a method luck(state, awaited, rng)" if isinstance(game, OwnGame) else ""
        raise ContractBroken(f"the thrower has no answer to {awaited!r}{what}")
    _require(codec.outcome(encode(outcome)) == outcome, f"{outcome!r} is another outcome once it was written down")
    log.append(Resolved(outcome))
    return _twice(game.resolve(state, outcome), game.resolve(state, outcome), outcome)


def _twice(once: Step, again: Step, what: Action | Outcome) -> Step:
    _require(once == again, f"{what!r} gives another state or other events the second time")
    return once


# What must be true of every state


def _check_state(game: Game[Any], codec: Codec, state: Any, awaited: Awaiting) -> None:
    _require(isinstance(awaited, Decision | Several | InFlight | Race | Lot | Over), f"awaiting gives {awaited!r}")
    _require(isinstance(awaited, Over) == (game.result(state) is not None), "over and result go together")
    _require(
        game.parse(game.notation(state)) == state, f"parse(notation(state)) is another state: {game.notation(state)}"
    )
    copy = pickle.loads(pickle.dumps(state))  # noqa: S301  # our own value
    _require(copy == state and hash(copy) == hash(state), "a state survives pickling, and equal states hash alike")
    _require(codec.state(json.loads(json.dumps(encode(state)))) == state, "a state survives a round trip through JSON")
    _check_view(game, codec, state, None)
    for seat in range(game.seats):
        _check_seat(game, codec, state, seat, awaited)
    if not isinstance(awaited, Lot):
        _check_no_outcome(game, state)


def _check_view(game: Game[Any], codec: Codec, state: Any, seat: int | None, offered: int = 0) -> None:
    view: Any = game.view(state, seat)
    _require(len(view.actions) == offered, f"the view of seat {seat} has {len(view.actions)} actions, not {offered}")
    if offered or seat is None:  # the others differ in little, and encoding takes time
        _require(codec.view(json.loads(json.dumps(encode(view)))) == view, f"the view of seat {seat} survives JSON")
    if isinstance(game, OwnGame) and seat is not None and offered:
        imagined = game.imagine(view, Random(0))
        same = imagined is None or game.view(imagined, seat) == view
        _require(same, f"imagine(view) is a state that seat {seat} can tell from the real one")


def _check_seat(game: Game[Any], codec: Codec, state: Any, seat: int, awaited: Awaiting) -> None:
    actions = game.legal_actions(state, seat)
    _check_view(game, codec, state, seat, len(actions))
    _require(bool(len(actions)) == (seat in to_act(awaited)), f"seat {seat} has actions exactly when it is asked")
    for action, _ in zip(actions, range(CHOICES_TRIED), strict=False):
        _require(action in actions, f"{action!r} is offered, and is not among what is offered")
        _require(game.is_legal(state, seat, action), f"{action!r} is offered to seat {seat}, and refused")
    over = isinstance(awaited, Over)
    for action in (Resign(), Timeout()) if over or len(actions) else ():
        _check_refusal(game, state, seat, action, over=over)


def _check_refusal(game: Game[Any], state: Any, seat: int, action: Action, *, over: bool) -> None:
    """Leaving and time-outs are taken or refused, never anything else; after the end nothing is taken."""
    try:
        game.apply(state, seat, action)
    except ActionRefused as refused:
        _require(bool(refused.clause), "a refusal names its clause")
    else:
        _require(not over, "an action after the end was taken")


def _check_no_outcome(game: Game[Any], state: Any) -> None:
    """Nothing was to be drawn."""
    try:
        game.resolve(state, Drawn(()))
    except OutcomeRefused:
        return
    raise ContractBroken(f"an outcome was taken that nothing waits for, in {game.notation(state)}")


def _check_parsing(game: Game[Any]) -> None:
    """Text that is no state is refused as such, and does not fail anyhow."""
    try:
        game.parse("no state of any game")
    except NotationError:
        return
    raise ContractBroken("a text that is not a state was parsed")


def _check_events(codec: Codec, events: tuple[Event, ...]) -> None:
    for event in events:
        _require(codec.event(json.loads(json.dumps(encode(event)))) == event, f"{event!r} survives JSON")


def _check_record(game: Game[Any], log: Record) -> None:
    """A record is read only of games that can be found: those in the box, and registered ones."""
    if known(game.id) is type(game):
        _require(read_record(log.lines()).entries == log.entries, "a record is the same once it was written and read")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise ContractBroken(what)
