"""The contract of a game as a check that anybody can run on a game of their own.

    from random import Random
    from throwdown.lab.contract import check_game

    check_game(MyGame(3, options), Luck(rng), rng)

It plays one game of random legal moves and looks at every state on the way.
"""

from __future__ import annotations

import json
import pickle
from typing import TYPE_CHECKING, Any

from throwdown.errors import ActionRefused, ThrowdownError
from throwdown.rules import Decision, Game, InFlight, Lot, Over, Race, Resign, Result, Several
from throwdown.rules.codec import encode
from throwdown.rules.game import Awaiting, to_act

if TYPE_CHECKING:
    from random import Random

    from throwdown.throwers import Thrower

MOST_STEPS = 100_000


class ContractBroken(ThrowdownError):
    """Raised when a game does not keep the contract; the message says where."""

    code = "game/contract"


def check_game(game: Game[Any], thrower: Thrower, rng: Random) -> Result:
    """Play one game and check every state; the result, or ContractBroken."""
    state, events = game.new_game(rng.randrange(game.seats))
    for _ in range(MOST_STEPS):
        awaited = game.awaiting(state)
        _check_state(game, state, awaited)
        _require(json.dumps([encode(event) for event in events]) != "", "events are JSON")
        if isinstance(awaited, Over):
            return awaited.result
        state, events = _step(game, state, awaited, thrower, rng)
    raise ContractBroken(f"{game.id} has no end after {MOST_STEPS} steps")


def _step(game: Game[Any], state: Any, awaited: Awaiting, thrower: Thrower, rng: Random) -> Any:
    if isinstance(awaited, Decision | Several):
        seat = rng.choice(to_act(awaited))
        return game.apply(state, seat, game.legal_actions(state, seat).sample(rng))
    outcome = thrower.answer(game, state, awaited, {})
    if outcome is None:
        raise ContractBroken(f"the thrower has no answer to {awaited!r}")
    return game.resolve(state, outcome)


def _check_state(game: Game[Any], state: Any, awaited: Awaiting) -> None:
    _require(isinstance(awaited, Decision | Several | InFlight | Race | Lot | Over), f"awaiting gives {awaited!r}")
    _require(isinstance(awaited, Over) == (game.result(state) is not None), "over and result go together")
    _require(
        game.parse(game.notation(state)) == state, f"parse(notation(state)) is another state: {game.notation(state)}"
    )
    copy = pickle.loads(pickle.dumps(state))  # noqa: S301  # our own value
    _require(copy == state and hash(copy) == hash(state), "a state survives pickling, and equal states hash alike")
    for seat in range(game.seats):
        _check_seat(game, state, seat, seat in to_act(awaited))
    _require(len(game.view(state, None).actions) == 0, "a spectator has no actions")  # type: ignore[attr-defined]


def _check_seat(game: Game[Any], state: Any, seat: int, asked: bool) -> None:
    actions = game.legal_actions(state, seat)
    _require(bool(len(actions)) == asked, f"seat {seat} has actions exactly when it is asked")
    _require(len(game.view(state, seat).actions) == len(actions), "a view has the seat's actions")  # type: ignore[attr-defined]
    if isinstance(game.awaiting(state), Over):
        try:
            game.apply(state, seat, Resign())
        except ActionRefused as refused:
            _require(bool(refused.clause), "a refusal names its clause")
        else:
            raise ContractBroken("an action after the end was taken")


def _require(kept: bool, what: str) -> None:
    if not kept:
        raise ContractBroken(what)
