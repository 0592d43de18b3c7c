"""A game of somebody's own, registered and nothing else: match, record and codec take its actions and outcomes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.json_values import through_json
from throwdown.errors import NotationError
from throwdown.rules import GAMES, Action, Decision, Event, Game, InFlight, Outcome, Over, Resign, Result
from throwdown.rules.codec import codec, encode
from throwdown.rules.game import NOTHING, ActionSpace, Awaiting, Listed, Types, impossible, refuse
from throwdown.rules.record import Acted, Ended, Resolved, read_record
from throwdown.rules.values import Value
from throwdown.table import Match, Seat
from throwdown.throwers.entered import Entered


class Bet(Action):
    heads: bool
    stake: int = 1


class Tossed(Outcome):
    heads: bool


class TurnStarted(Event):
    """The arena games have one too, with other fields."""

    seat: int
    purse: int


class BetWon(Event):
    seat: int
    stake: int


class CoinState(Value):
    active: int
    purses: tuple[int, ...]
    bet: Bet | None = None


class CoinView(Value):
    seat: int | None
    purses: tuple[int, ...]
    bet: Bet | None
    actions: ActionSpace
    result: Result | None


BETS = Listed((Bet(True), Bet(False), Bet(True, 2)))
WANTED = 3


class HeadsOrTails(Game[CoinState]):
    """Bet on a coin; who has three wins."""

    id = "heads_or_tails"
    types = Types(
        state=CoinState, view=CoinView, actions=(Bet, Resign), outcomes=(Tossed,), events=(TurnStarted, BetWon)
    )

    def new_game(self, first: int = 0) -> tuple[CoinState, tuple[Event, ...]]:
        return CoinState(first, (0,) * self.seats), (TurnStarted(first, 0),)

    def awaiting(self, state: CoinState) -> Awaiting:
        for seat, purse in enumerate(state.purses):
            if purse >= WANTED:
                return Over(Result((seat,), "rich", state.purses))
        return Decision(state.active, BETS) if state.bet is None else InFlight(((state.active, (0,)),))

    def legal_actions(self, state: CoinState, seat: int) -> ActionSpace:
        awaited = self.awaiting(state)
        return awaited.actions if isinstance(awaited, Decision) and awaited.seat == seat else NOTHING

    def apply(self, state: CoinState, seat: int, action: Action) -> tuple[CoinState, tuple[Event, ...]]:
        if not isinstance(action, Bet) or action not in self.legal_actions(state, seat):
            raise refuse("that is no bet of this seat now", "COIN-01")
        return state.but(bet=action), ()

    def resolve(self, state: CoinState, outcome: Outcome) -> tuple[CoinState, tuple[Event, ...]]:
        if state.bet is None or not isinstance(outcome, Tossed):
            raise impossible("no coin is in the air")
        seat, won = state.active, outcome.heads == state.bet.heads
        purses = tuple(purse + state.bet.stake * (won and each == seat) for each, purse in enumerate(state.purses))
        following = (seat + 1) % self.seats
        told: tuple[Event, ...] = (BetWon(seat, state.bet.stake),) if won else ()
        return CoinState(following, purses), (*told, TurnStarted(following, purses[following]))

    def view(self, state: CoinState, seat: int | None) -> CoinView:
        actions = NOTHING if seat is None else self.legal_actions(state, seat)
        return CoinView(seat, state.purses, state.bet, actions, self.result(state))

    def notation(self, state: CoinState) -> str:
        return json.dumps(encode(state))

    def parse(self, text: str) -> CoinState:
        state: CoinState = codec(self.id).state(json.loads(text))
        return state


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, HeadsOrTails.id, HeadsOrTails)


def played() -> Match:
    match = Match(HeadsOrTails(2, {}), [Seat("Ann"), Seat("Bob")], Entered())
    match.act(0, Bet(True, 2))
    match.enter(Tossed(False))
    for heads in (True, False):
        match.act(1, Bet(heads, 2 if heads else 1))
        match.enter(Tossed(heads))
        if match.result is None:
            match.act(0, Bet(False))
            match.enter(Tossed(True))
    return match


def moments(match: Match) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    for moment in match.moments:
        yield match.state_at(moment.version), moment.events


def test_a_match_of_a_registered_game_ends() -> None:
    match = played()
    assert match.result == Result((1,), "rich", (0, 3))
    assert [type(entry) for entry in match.log.entries[:2]] == [Acted, Resolved]
    assert isinstance(match.log.entries[-1], Ended)


def test_its_record_is_read_back() -> None:
    match = played()
    lines = list(match.log.lines())
    assert '"action": {"is": "bet", "heads": true, "stake": 2}' in lines[1]
    log = read_record(lines)
    assert (log.header, log.entries) == (match.log.header, match.log.entries)
    assert list(log.lines()) == lines
    assert Match.resume(log, Entered()).state == match.state


def test_its_values_come_back() -> None:
    read = codec(HeadsOrTails.id)
    for state, events in moments(match := played()):
        assert read.state(through_json(state)) == state
        assert [read.event(through_json(event)) for event in events] == list(events)
        for seat in (None, 0, 1):
            view = match.game.view(state, seat)
            again = read.view(through_json(view))
            assert again == view and type(again.actions) is Listed
    assert read.outcome({"is": "tossed", "heads": False}) == Tossed(False)
    assert read.action({"is": "bet", "heads": True}) == Bet(True)


@pytest.mark.parametrize("told", [{"is": "throw"}, {"is": "stop"}, {"is": "bet", "heads": 1}, {"is": "tossed"}])
def test_a_registered_game_refuses_actions_of_other_games(told: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        codec(HeadsOrTails.id).action(told)


def test_other_games_do_not_know_its_actions() -> None:
    with pytest.raises(NotationError, match="there is no 'bet'"):
        codec("strike").action({"is": "bet", "heads": True})
