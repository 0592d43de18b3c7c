"""What must hold in every game, whatever is played and however the dice fall (section 13 of the clauses)."""

from __future__ import annotations

import pickle
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import for_each
from tests.json_values import through_json
from tests.samples import examples
from throwdown.errors import ActionRefused, OutcomeRefused
from throwdown.rules import GAMES, Decision, Game, InFlight, Lot, Over, Race, Resign, Several, Stop, Timeout
from throwdown.rules.arena import events as happened
from throwdown.rules.arena.state import (
    ArenaState,
    Board,
    BuildTower,
    Collect,
    KeepPiles,
    Landed,
    PlaceStart,
    Raced,
    React,
    TakeExtra,
    Throw,
    ThrowAll,
    ThrowFromPile,
    ThrowPile,
)
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.codec import codec
from throwdown.rules.game import to_act
from throwdown.rules.rulings import ELEMENTS, options_of
from throwdown.throwers import MANNERS, Luck

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.rules import Event
    from throwdown.rules.arena import ArenaGame

ARENA = [game for game in GAMES if game != "verasselt"]
EVERY_ACTION = (
    *(Throw(), ThrowAll(), Stop(), ThrowPile(0), ThrowPile(1), ThrowFromPile(0), React(), React(0)),
    *(Collect(True), Collect(False), KeepPiles(True), KeepPiles(False), TakeExtra(None), TakeExtra(3)),
    *(BuildTower((0, 1)), PlaceStart("5"), PlaceStart("FIRE"), PlaceStart("ACCIO")),
)


def arena_options(game_id: str) -> st.SearchStrategy[dict[str, Any]]:
    """Any mix of options that the edition takes."""
    offered: dict[str, st.SearchStrategy[Any]] = {}
    for option in options_of(game_id).values():
        if option.id == "active_elements":
            if game_id == "impact_avatar":
                offered[option.id] = st.lists(st.sampled_from(ELEMENTS), unique=True)
        elif option.id == "supply_visibility":
            offered[option.id] = st.sampled_from(option.values if game_id in ("strike", "hp_strike") else ["visible"])
        elif option.id != "start_x":
            offered[option.id] = st.sampled_from(option.values)
    return st.fixed_dictionaries({}, optional=offered)


@st.composite
def arena_games(draw: st.DrawFn) -> Game[ArenaState]:
    game_id = draw(st.sampled_from(ARENA))
    return make_game(game_id, draw(st.integers(2, 5)), draw(arena_options(game_id)))


def steps(game: Game[Any], rng: Random, most: int = 400) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """A game of random legal moves, with now and then a time-out or somebody leaving."""
    luck = Luck(rng)
    state, events = game.new_game(rng.randrange(game.seats))
    yield state, events
    for _ in range(most):
        awaited = game.awaiting(state)
        if isinstance(awaited, Over):
            return
        if rng.random() < 0.01:
            state, events = game.apply(state, rng.choice(_still_there(game, state)), Resign())
        elif isinstance(awaited, Decision | Several):
            seat = rng.choice(to_act(awaited))
            action = Timeout() if rng.random() < 0.05 else game.legal_actions(state, seat).sample(rng)
            state, events = game.apply(state, seat, action)
        else:
            manners = dict.fromkeys(range(game.seats), rng.choice(MANNERS))
            outcome = luck.answer(game, state, awaited, manners)
            assert outcome is not None
            state, events = game.resolve(state, outcome)
        yield state, events


def _still_there(game: Game[Any], state: Any) -> list[int]:
    gone = {seat for group in state.out for seat in group}
    return [seat for seat in range(game.seats) if seat not in gone]


def dice_of(state: ArenaState) -> list[int]:
    return [
        *(die for supply in state.supplies for die in supply),
        *(die for piles in state.piles for pile in piles for die in pile),
        *(die for die, _ in state.arena),
        *state.removed,
        *state.aside,
        *(die for _, dice in state.resolution.hands for die in dice),
    ]


@examples(150)
@given(arena_games(), st.integers(0, 2**32))
def test_all_26_dice_are_somewhere_once(game: Game[ArenaState], seed: int) -> None:
    """CORE-28 and invariants 1 and 2: nothing appears, nothing vanishes, what is removed stays removed."""
    removed: set[int] = set()
    for state, events in steps(game, Random(seed)):
        assert sorted(dice_of(state)) == list(range(26))
        replayed = any(isinstance(event, happened.GameOver) and event.reason == "replay" for event in events)
        assert replayed or removed <= set(state.removed)
        removed = set(state.removed)


@examples(150)
@given(arena_games(), st.integers(0, 2**32))
def test_exactly_one_thing_is_awaited(game: Game[ArenaState], seed: int) -> None:
    """Every state says what must come, and seats are asked only for what they can do (invariants 4 to 6)."""
    for state, events in steps(game, Random(seed)):
        awaited = game.awaiting(state)
        assert isinstance(awaited, Decision | Several | InFlight | Race | Lot | Over)
        assert isinstance(awaited, Over) == (game.result(state) is not None) == (state.phase == "over")
        for seat in range(game.seats):
            assert bool(len(game.legal_actions(state, seat))) == (seat in to_act(awaited))
        if state.phase == "turn":
            assert game.view(state, state.active).has_dice[state.active]  # type: ignore[attr-defined]
        assert all(len(pile) >= 2 for piles in state.piles for pile in piles)
        ends = [event.name for event in events if event.name in ("choice_required", "turn_ended", "game_over")]
        settled = any(isinstance(event, happened.SetsFound) for event in events)
        if settled and state.phase in ("turn", "choice", "over"):
            assert len(ends) == 1


@examples(60)
@given(arena_games(), st.integers(0, 2**32))
def test_legal_actions_are_taken_and_others_refused(game: Game[ArenaState], seed: int) -> None:
    for state, _ in steps(game, Random(seed), most=60):
        before = game.notation(state)
        for seat in range(game.seats):
            legal = game.legal_actions(state, seat)
            for action in EVERY_ACTION:
                assert game.is_legal(state, seat, action) == (action in legal), (action, before)
        assert game.notation(state) == before, "asking changes nothing"


@examples(60)
@given(arena_games(), st.integers(0, 2**32))
def test_states_are_values(game: Game[ArenaState], seed: int) -> None:
    """Text, JSON and pickle give the same state back; equal states hash alike."""
    for state, _ in steps(game, Random(seed), most=120):
        assert game.parse(game.notation(state)) == state
        assert codec(game.id).state(through_json(state)) == state
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert hash(again) == hash(state)


@examples(40)
@given(arena_games(), st.integers(0, 2**32))
def test_same_log_same_state(game: Game[ArenaState], seed: int) -> None:
    first = [(state, events) for state, events in steps(game, Random(seed))]
    assert first == [(state, events) for state, events in steps(game, Random(seed))]


@pytest.mark.parametrize("game_id", ["strike", "hp_strike"])
@given(seed=st.integers(0, 2**32))
@examples(25)
def test_views_hide_other_supplies(game_id: str, seed: int) -> None:
    """AMB-45, D-16: with hidden supplies others learn only whether a player has dice."""
    game = make_game(game_id, 4, {"supply_visibility": "hidden"})
    for state, _ in steps(game, Random(seed), most=80):
        for seat in (None, *range(4)):
            view: Any = game.view(state, seat)
            assert all((count is None) == (each != seat) for each, count in enumerate(view.supplies))
            assert through_json(view)["seat"] == seat  # the view is JSON
            assert not hasattr(view, "resolution")


@examples(60)
@given(arena_games(), st.integers(0, 2**32), st.data())
def test_outcomes_that_cannot_be_are_refused(game: Game[ArenaState], seed: int, data: st.DataObject) -> None:
    """A die that is not there, a face that does not exist, a thrown die that is not told of."""
    for state, _ in steps(game, Random(seed), most=30):
        awaited = game.awaiting(state)
        if not isinstance(awaited, InFlight):
            with pytest.raises(OutcomeRefused):
                game.resolve(state, Landed(((0, "X"),)))
            continue
        flying = [die for _, dice in awaited.hands for die in dice]
        elsewhere = next(die for die in range(26) if die not in flying and die not in dict(state.arena))
        face = data.draw(st.sampled_from(sorted(game.faces)))  # type: ignore[attr-defined]
        faces = tuple((die, face) for die in flying)
        for wrong in (
            Landed(()),
            Landed((*faces, (elsewhere, face))),
            Landed(tuple((die, "7") for die in flying)),
            Landed(faces, ((flying[0], "bounced"),)),
            Landed(faces, ((elsewhere, "knocked"),)),
            Landed(faces + faces),
            Raced(0),
        ):
            with pytest.raises(OutcomeRefused):
                game.resolve(state, wrong)


@given(seats=st.integers(-3, 9).filter(lambda seats: not 2 <= seats <= 5), game_id=st.sampled_from(list(GAMES)))
def test_other_numbers_of_players_are_refused(seats: int, game_id: str) -> None:
    """CORE-02, VER-COMP-04."""
    with pytest.raises(Exception, match="2 to 5 players") as refused:
        make_game(game_id, seats)
    assert refused.value.clause == ("VER-COMP-04" if game_id == "verasselt" else "CORE-02")  # type: ignore[attr-defined]


@for_each("game_id", ARENA)
def test_nobody_acts_after_the_end(game_id: str) -> None:
    """CORE-20: the game is over the moment only one player owns dice."""
    game = make_game(game_id, 2)
    *_, (state, _) = steps(game, Random(5), most=5000)
    assert isinstance(game.awaiting(state), Over)
    for seat in range(2):
        for action in (*EVERY_ACTION, Resign(), Timeout()):
            with pytest.raises(ActionRefused) as refused:
                game.apply(state, seat, action)
            assert refused.value.clause


@for_each("game_id", ARENA)
def test_a_die_that_lies_alone_is_resolved_as_on_a_board(game_id: str) -> None:
    """The short way of ``resolve`` is the long way (CORE-11), state and events."""
    rng, short = Random(7), 0
    for seats in (2, 2, 2, 3, 4):
        game = cast("ArenaGame", make_game(game_id, seats))
        luck, state = Luck(rng), game.new_game()[0]
        while not isinstance(awaited := game.awaiting(state), Over):
            if seated := to_act(awaited):
                state = game.apply(state, seated[0], game.legal_actions(state, seated[0]).sample(rng))[0]
                continue
            outcome = luck.answer(game, state, awaited, {})
            assert outcome is not None
            before, step = state, game.resolve(state, outcome)
            state = step[0]
            if before.phase == "flying" and isinstance(outcome, Landed):
                board = Board(before)
                game._throw_landed(board, outcome)
                assert step == (board.state(), tuple(board.events))
                short += game._lies_alone(before, outcome) is not None
    assert short > 5
