"""One match: persons and bots, log and versions, undo, time-outs, leaving, views, and what comes after."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.cases import for_each
from throwdown.bots import Choice
from throwdown.errors import ActionRefused, BotUnknown, OutcomeRefused, TableRefused, ThrowdownError
from throwdown.rules import GAMES, Decision, Drawn, InFlight, Lot, Over, Resign, Stop, Timeout, game
from throwdown.rules.arena.state import Landed, PlaceStart, React, RotateArena, Throw, ThrowAll
from throwdown.rules.game import to_act
from throwdown.rules.record import Acted, Ended, Header, Record, Resolved, Undone, read_record
from throwdown.rules.rulings import HANDICAP, options_of
from throwdown.rules.verasselt.state import Choose, Distribute, Roll, Rolled
from throwdown.table import Match, Seat, first_seat
from throwdown.table.match import MOST_HANDLING
from throwdown.throwers import MANNERS, Entered, Luck, Thrower

ANN, BOB, CLEO = Seat("Ann"), Seat("Bob"), Seat("Cleo")


def start(face: str) -> Landed:
    """What the start die of a game for two shows."""
    return Landed(((16, face),))


def typed_match(name: str = "strike", *seats: Seat, **options: Any) -> Match:
    """A match whose dice are typed; it stands before its first throw."""
    who = seats or (ANN, BOB)
    match = Match(game(name, len(who), options), who, Entered())
    awaited = match.awaiting
    if isinstance(awaited, InFlight):
        ((_, (die,)),) = awaited.hands
        match.enter(Landed(((die, match.game.symbols[0]),)))  # type: ignore[attr-defined]
    elif isinstance(awaited, Lot):
        match.enter(Drawn(awaited.items))
    return match


def thrown(match: Match, face: str) -> None:
    """The one die in the air shows this."""
    awaited = match.awaiting
    assert isinstance(awaited, InFlight)
    ((_, (die,)),) = awaited.hands
    match.enter(Landed(((die, face),)))


# Persons and bots


@pytest.mark.parametrize("seed", range(3))
def test_run_stops_where_a_person_is_asked(seed: int) -> None:
    rng = Random(seed)
    match = Match(game("strike", 3), [Seat("A", "random"), BOB, Seat("C", "thumb")], Luck(rng), rng=rng)
    asked = 0
    while match.result is None:
        match.run()
        if match.result is not None:
            break
        awaited = match.awaiting
        assert isinstance(awaited, Decision) and awaited.seat == 1
        version = match.version
        match.run()
        assert match.version == version, "nobody acts for a person"
        match.act(1, awaited.actions.sample(rng), "toss" if Stop() not in awaited.actions else None)
        asked += 1
    assert asked
    match.run()
    assert isinstance(match.awaiting, Over)


def test_run_stops_where_dice_are_typed() -> None:
    match = Match(game("strike"), [Seat("A", "random"), Seat("B", "random")], Entered())
    match.run()
    assert match.version == 0
    match.enter(start("5"))
    match.run()
    assert isinstance(match.awaiting, InFlight)
    assert isinstance(match.log.entries[-1], Acted)


def test_bots_react_while_persons_are_still_asked() -> None:
    """Several seats are asked at once: the bots among them do not wait."""
    match = typed_match("hp_strike", ANN, Seat("Bot", "random"), CLEO)
    match.act(0, Throw())
    thrown(match, "RELASHIO")
    if match.state.phase == "choice":
        match.act(0, Throw())
        thrown(match, "RELASHIO")
    assert match.state.phase == "reaction"
    match.run()
    assert [decision.seat for decision in match.awaiting.decisions] == [0, 2]  # type: ignore[union-attr]


class Noting:
    """Chooses by chance, and notes what it watches."""

    id = "noting"

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.seen: list[Any] = []

    def choose(self, view: Any) -> Choice:
        return Choice(view.actions.sample(self.rng))

    def watch(self, view: Any, seat: int, action: Any) -> None:
        self.seen.append((view, seat, action))


NOTING = f"{__name__}:Noting"


@pytest.mark.parametrize("name", ["strike", "hp_strike", "verasselt"])
def test_what_a_bot_watched_can_be_listed(name: str) -> None:
    rng, options = Random(1), {"max_turns": 20} if name == "verasselt" else {}
    seats = [Seat("A", NOTING), Seat("B", "thumb"), Seat("C", NOTING)]
    match = Match(game(name, 3, options), seats, Luck(rng), rng=rng)
    while match.result is None:
        match.step()
        for seat in (0, 2):
            assert match.watched(seat) == match.bots[seat].seen  # type: ignore[attr-defined]
    assert {seat for _, seat, _ in match.watched(0)} == {1, 2}
    assert all(view.seat is None and not len(view.actions) for view, _, _ in match.watched(0))


def test_a_bot_that_comes_back_has_watched_everything() -> None:
    rng = Random(1)
    match = Match(game("strike"), [Seat("A", NOTING), Seat("B", "random")], Luck(rng), rng=rng)
    for _ in range(20):
        match.step()
    again = Match.resume(match.log, Luck(rng))
    assert again.bots[0].seen == match.bots[0].seen != []  # type: ignore[attr-defined]


def test_the_players_have_to_fill_the_seats() -> None:
    with pytest.raises(TableRefused, match="3 seats are to be filled, but 2 players came") as refused:
        Match(game("strike", 3), [ANN, BOB], Luck())
    assert refused.value.code == "table/seats"
    with pytest.raises(BotUnknown, match=r"choose one of novice, .*, random, thumb"):
        Match(game("strike", 2), [ANN, Seat("X", "alice")], Luck())


def test_a_first_player_that_is_not_there_is_refused() -> None:
    for name in GAMES:
        with pytest.raises(ThrowdownError, match="seat 2 cannot begin"):
            Match(game(name, 2), [ANN, BOB], Luck(), first=2)


def test_the_first_seat_is_named_or_drawn() -> None:
    """CORE-06, VER-SETUP-05: whom the host or the players name, or chance; nobody tells an age."""
    assert first_seat(game("strike", 3), Random(1)) == 0
    assert first_seat(game("strike", 3), Random(1), 2) == 2
    assert first_seat(game("strike", 3, {"first_player": "oldest"}), Random(1), 1) == 1
    assert first_seat(game("verasselt", 3, {"first_player": "saw_bug"}), Random(1), 2) == 2
    drawn = {first_seat(game("strike", 3, {"first_player": "random"}), Random(seed)) for seed in range(30)}
    assert drawn == {0, 1, 2}


@pytest.mark.parametrize(("name", "rule"), [("strike", "oldest"), ("verasselt", "saw_bug")])
def test_the_first_seat_must_be_named_where_only_the_players_know_it(name: str, rule: str) -> None:
    """CORE-06, VER-SETUP-05"""
    with pytest.raises(TableRefused, match="say which player that is") as refused:
        first_seat(game(name, 2, {"first_player": rule}), Random(1))
    assert refused.value.code == "table/first"


# Record and versions


def test_every_entry_is_a_version_with_its_events() -> None:
    match = typed_match()
    assert match.version == 1
    events = match.act(0, Throw(), "toss")
    assert [event.name for event in events] == ["throw_committed"]
    assert match.version == 2
    thrown(match, "5")
    assert [moment.version for moment in match.moments] == [0, 1, 2, 3]
    assert match.log.entries[1] == Acted(0, Throw(), "toss")
    assert isinstance(match.log.entries[2], Resolved)


def test_events_since_a_version_are_exactly_the_missed_ones() -> None:
    match = typed_match()
    match.act(0, Throw())
    thrown(match, "5")
    match.act(0, Stop())
    assert [moment.version for moment in match.events_since(2)] == [3, 4]
    assert match.events_since(match.version) == []
    assert match.events_since(0) == match.moments[1:]
    assert [event.name for event in match.events_since(3)[0].events][:2] == ["turn_stopped", "turn_ended"]
    assert match.events_since(99) == []


def test_events_since_a_negative_version_are_all() -> None:
    match = typed_match()
    match.act(0, Throw())
    for version in (-1, -2, -3, -99):
        assert match.events_since(version) == match.moments


@for_each("name", GAMES)
def test_a_replayed_log_gives_the_states_and_events_of_the_match(name: str) -> None:
    rng = Random(4)
    seats = [Seat("A", "thumb"), Seat("B", "random"), Seat("C", "thumb")]
    match = Match(game(name, 3), seats, Luck(rng), first=2, rng=rng)
    match.run()
    steps = list(match.log.replay())
    assert [step.state for step in steps][-1] == match.state
    assert [step.events for step in steps] == [moment.events for moment in match.moments]
    assert match.log.finished and isinstance(match.log.entries[-1], Ended)
    assert match.log.entries[-1].result == match.result
    header = match.log.header
    assert (header.game, header.seats, header.first, header.players) == (name, 3, 2, ("A", "B", "C"))
    assert dict(header.options) == match.game.options
    assert header.thrower == "luck"


def test_what_is_refused_changes_nothing() -> None:
    match = typed_match()
    before = (match.version, match.state, list(match.log.lines()))
    for seat, action in ((1, Throw()), (0, Stop()), (0, ThrowAll()), (0, Choose("hub"))):
        with pytest.raises(ActionRefused):
            match.act(seat, action, "smash")
    with pytest.raises(OutcomeRefused):
        match.enter(start("5"))
    assert (match.version, match.state, list(match.log.lines())) == before
    match.act(0, Throw())
    with pytest.raises(OutcomeRefused):
        match.enter(Landed(((25, "5"),)))
    assert match.version == before[0] + 1


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_an_unknown_seat_is_refused(seat: int) -> None:
    match = typed_match()
    for attempt in (
        lambda: match.act(seat, Throw()),
        lambda: match.time_out(seat),
        lambda: match.leave(seat),
        lambda: match.view(seat),
    ):
        with pytest.raises(TableRefused, match=f"there is no seat {seat}: the seats are 0 to 1") as refused:
            attempt()
        assert refused.value.code == "table/seat"
    assert match.version == 1


@for_each("manner", ["kick", "", "DROP", "softly"])
def test_an_unknown_manner_is_refused(manner: Any) -> None:
    match = typed_match()
    with pytest.raises(TableRefused, match="choose drop, toss, hit, smash") as refused:
        match.act(0, Throw(), manner)
    assert refused.value.code == "table/manner"
    assert match.version == 1


# Manners


class Listening(Thrower):
    """A thrower that notes how everybody throws, and lets every die show the same."""

    id = "listening"

    def __init__(self, face: str = "5") -> None:
        self.face = face
        self.heard: list[dict[int, str]] = []

    def answer(self, game: Any, state: Any, awaited: Any, manners: Mapping[int, str]) -> Any:
        self.heard.append(dict(manners))
        assert isinstance(awaited, InFlight)
        faces = iter((self.face, "4", "3", "2", "6", "X"))
        return Landed(tuple((die, next(faces)) for _, dice in awaited.hands for die in dice))


def listened() -> tuple[Match, Listening]:
    thrower = Listening()
    match = Match(game("strike"), [ANN, BOB], thrower)
    match.run()
    thrower.heard.clear()
    thrower.face = "2"
    return match, thrower


def test_the_thrower_gets_the_manner_of_the_seat() -> None:
    match, thrower = listened()
    match.act(0, Throw(), "smash")
    match.run()
    assert thrower.heard == [{0: "smash"}]


def test_the_manner_of_a_throw_does_not_carry_over() -> None:
    match, thrower = listened()
    match.act(0, Throw(), "smash")
    match.run()
    match.act(0, Throw())
    match.run()
    assert thrower.heard == [{0: "smash"}, {}]


def test_a_time_out_drops_softly() -> None:
    """AMB-48"""
    match, thrower = listened()
    match.time_out(0)
    match.run()
    assert thrower.heard == [{}]


def test_a_throw_that_was_taken_back_leaves_no_manner() -> None:
    """AMB-48: after the undo the time runs out, and the die drops softly."""
    match, thrower = listened()
    match.act(0, Throw(), "smash")
    match.undo(0)
    match.time_out(0)
    match.run()
    assert thrower.heard == [{}]


def test_an_undo_forgets_no_other_manner() -> None:
    """Two throw into a Relashio; one takes it back and throws again, the other's dice are still in the air."""
    match = typed_match("hp_strike", ANN, BOB, CLEO, relashio_throwers="others")
    for face in ("RELASHIO", "RELASHIO"):
        match.act(0, Throw())
        thrown(match, face)
    assert match.state.phase == "reaction"
    match.act(1, React(), "smash")
    match.act(2, React(), "toss")
    match.undo(2)
    match.time_out(2)
    match.thrower = thrower = Listening("ACCIO")
    with contextlib.suppress(OutcomeRefused):  # what the dice show does not matter here
        match.run()
    assert thrower.heard == [{1: "smash"}]


def test_a_manner_goes_with_its_own_throw_only() -> None:
    thrower = Listening()
    thrower.face = "AIR"
    match = Match(game("impact"), [ANN, BOB], thrower)
    match.act(0, PlaceStart("FIRE"), "smash")
    match.time_out(0)
    match.run()
    assert thrower.heard == [{}]


# Undo


def test_a_throw_can_be_taken_back_while_the_dice_are_in_the_air() -> None:
    match = Match(game("strike"), [ANN, BOB], Luck(Random(1)))
    match.run()
    before = match.state
    match.act(0, Throw(), "smash")
    assert match.may_undo(0) and not match.may_undo(1)
    match.undo(0)
    assert match.state == before
    assert match.log.entries[-1] == Undone(match.version - 2)


def test_nothing_is_taken_back_once_the_dice_have_landed() -> None:
    match = Match(game("strike"), [ANN, BOB], Luck(Random(1)))
    match.run()
    assert not match.may_undo(0), "the start die was thrown"
    match.act(0, Throw())
    match.run()
    for seat in (0, 1):
        assert not match.may_undo(seat)
        with pytest.raises(TableRefused, match="nothing to take back") as refused:
            match.undo(seat)
        assert refused.value.code == "table/undo"


def test_a_stop_can_be_taken_back_until_the_next_acts() -> None:
    match = Match(game("strike"), [ANN, BOB], Luck(Random(3)))
    while True:
        match.run()
        awaited = match.awaiting
        assert isinstance(awaited, Decision)
        if Stop() in awaited.actions:
            break
        match.act(awaited.seat, next(iter(awaited.actions)))
    seat, before = awaited.seat, match.state
    match.act(seat, Stop())
    assert match.may_undo(seat) and not match.may_undo(1 - seat)
    match.undo(seat)
    assert match.state == before
    match.act(seat, Stop())
    other = match.awaiting
    assert isinstance(other, Decision) and other.seat == 1 - seat
    match.act(other.seat, next(iter(other.actions)))
    assert not match.may_undo(seat)
    assert match.may_undo(other.seat)


def test_an_action_of_another_seat_cannot_be_taken_back() -> None:
    match = typed_match()
    match.act(0, Throw())
    before = match.state
    with pytest.raises(TableRefused):
        match.undo(1)
    assert match.state == before


def test_before_anything_happened_there_is_nothing_to_take_back() -> None:
    match = Match(game("impact"), [ANN, BOB], Luck())
    assert not match.may_undo(0)
    match.act(0, PlaceStart("FIRE"))
    match.undo(0)
    assert not match.may_undo(0)
    with pytest.raises(TableRefused):
        match.undo(0)


def test_an_undo_after_an_undo_goes_further_back() -> None:
    match = bugs()
    start = match.state
    match.act(0, Choose("hub"))
    chosen = match.state
    match.act(0, Roll((0, 1, 2, 3)))
    match.undo(0)
    assert match.state == chosen
    match.undo(0)
    assert match.state == start
    assert not match.may_undo(0)
    match.act(0, Choose("hub"))
    match.undo(0)
    assert match.state == start
    assert [entry.to for entry in match.log.entries if isinstance(entry, Undone)] == [2, 1, 5]
    assert match.version == 7 and len(match.moments) == 8


def bugs(thrower: Any = None, order: str = "YBRG" * 20, **options: Any) -> Match:
    """voll verasselt for two, dealt in this order, before the first choice."""
    match = Match(game("verasselt", 2, options), [ANN, BOB], thrower or Luck(Random(1)))
    match.enter(Drawn(tuple(order)))
    return match


def test_the_first_choice_shows_nothing_and_can_be_taken_back() -> None:
    """VER-NEXT-07: no refill before the first turn."""
    match = bugs()
    match.act(0, Choose("hub"))
    assert match.may_undo(0)


def test_a_choice_that_refilled_the_hub_cannot_be_taken_back() -> None:
    """VER-AMB-13: the number was known, the colours were not; no take-back."""
    match = bugs()
    match.act(0, Choose("hub"))
    match.act(0, Roll((0, 1, 2, 3)))
    match.enter(Rolled(("=", "=", "=", "=")))
    match.act(0, Stop())
    assert match.may_undo(0)
    match.act(1, Choose("hub"))
    assert "hub_refilled" in [event.name for event in match.moments[-1].events]
    assert not match.may_undo(1)
    with pytest.raises(TableRefused, match="cards were shown"):
        match.undo(1)


def test_a_choice_with_typed_cards_cannot_be_taken_back_either() -> None:
    match = bugs(Entered())
    match.act(0, Choose("hub"))
    match.act(0, Roll((0, 1, 2, 3)))
    match.enter(Rolled(("=", "=", "=", "=")))
    match.act(0, Stop())
    match.act(1, Choose("hub"))
    assert not match.may_undo(1)


def test_a_split_that_opened_the_hub_cannot_be_taken_back() -> None:
    """The owner's split is followed by the refill at once (VER-NEXT-02)."""
    match = bugs()
    match.act(0, Choose("hub"))
    match.act(0, Roll((0, 1, 2, 3)))
    match.enter(Rolled(("Y", "=", "=", "=")))
    match.act(0, Stop())
    match.act(1, Choose("hub"))
    assert match.state.phase == "distribute"
    assert match.may_undo(1), "nothing was refilled yet"
    match.act(0, Distribute((0, 0, 0, 0)))
    assert "hub_refilled" in [event.name for event in match.moments[-1].events]
    assert not match.may_undo(0) and not match.may_undo(1)


def test_a_plundering_choice_can_be_taken_back() -> None:
    match = bugs()
    match.act(0, Choose("hub"))
    match.act(0, Roll((0, 1, 2, 3)))
    match.enter(Rolled(("Y", "=", "=", "=")))
    match.act(0, Stop())
    match.act(1, Choose("catch"))
    match.undo(1)
    assert match.state.phase == "choose"


def test_a_drawn_consolation_cannot_be_taken_back() -> None:
    match = bugs(consolation_optional=True)
    match.act(0, Choose("hub"))
    match.act(0, Roll((0, 1, 2, 3, 4, 5, 6)))
    match.enter(Rolled(("Y",) * 7))
    assert match.state.phase == "consolation"
    match.time_out(0)
    assert not match.may_undo(0)


def test_a_mistyped_entry_can_be_taken_back_by_anybody() -> None:
    match = typed_match()
    match.act(0, Throw())
    flying = match.state
    thrown(match, "6")
    assert match.may_undo(0) and match.may_undo(1)
    match.undo(1)
    assert match.state == flying
    thrown(match, "5")
    assert dict(match.state.arena)[7] == "5"
    match.undo(0)
    match.undo(0)
    assert match.state.phase == "turn", "the entry, then the throw itself"


def test_an_entry_at_a_table_of_luck_cannot_be_taken_back() -> None:
    match = Match(game("strike"), [ANN, BOB], Luck(Random(1)))
    match.run()
    match.act(0, Throw())
    match.enter(lands_of(match, "5"))
    assert not match.may_undo(0)


def lands_of(match: Match, face: str) -> Landed:
    awaited = match.awaiting
    assert isinstance(awaited, InFlight)
    return Landed(tuple((die, face) for _, dice in awaited.hands for die in dice))


def test_the_end_of_a_game_cannot_be_taken_back() -> None:
    match = typed_match()
    match.leave(0)
    assert match.result is not None
    assert not match.may_undo(0) and not match.may_undo(1)


# Time-outs and leaving


def test_a_time_out_does_the_gentlest_thing() -> None:
    """AMB-48"""
    match = typed_match()
    assert [event.name for event in match.time_out(0)] == ["throw_committed"]
    thrown(match, "5")
    assert "turn_stopped" in [event.name for event in match.time_out(0)]
    assert match.log.entries[-1] == Acted(0, Timeout())
    with pytest.raises(ActionRefused):
        match.time_out(0)


def test_a_game_of_nothing_but_time_outs_ends() -> None:
    for name in GAMES:
        options = {"max_turns": 20} if name == "verasselt" else {}
        rng = Random(2)
        match = Match(game(name, 3, options), [ANN, BOB, CLEO], Luck(rng), rng=rng)
        for _ in range(5000):
            match.run()
            if match.result is not None:
                break
            match.time_out(match.view(None).to_act[0] if name != "verasselt" else match.view(None).to_act)
        assert match.result is not None


def test_a_seat_that_leaves_is_out_and_the_game_continues() -> None:
    """AMB-46"""
    match = typed_match("strike", ANN, BOB, CLEO)
    match.leave(0)
    assert match.log.entries[-1] == Acted(0, Resign())
    assert match.view(None).out == ((0,),)
    assert match.state.active == 1 and match.result is None
    with pytest.raises(ActionRefused):
        match.leave(0)
    match.leave(2)
    assert match.result is not None and match.result.winners == (1,)
    assert isinstance(match.log.entries[-1], Ended)
    with pytest.raises(ActionRefused, match="over"):
        match.act(1, Throw())


def test_a_bot_can_be_taken_from_the_table() -> None:
    rng = Random(3)
    match = Match(game("strike", 3), [ANN, Seat("B", "random"), Seat("C", "random")], Luck(rng), rng=rng)
    match.run()
    match.leave(1)
    match.leave(0)
    match.run()
    assert match.result is not None and match.result.winners == (2,)


# Views


def test_each_seat_sees_its_own_hidden_supply() -> None:
    """D-16, AMB-45"""
    match = typed_match("strike", ANN, BOB, supply_visibility="hidden")
    assert match.view(0).supplies == (8, None)
    assert match.view(1).supplies == (None, 8)
    assert match.view(None).supplies == (None, None)
    assert match.view(None).has_dice == (True, True)
    assert match.view(0).actions and not match.view(1).actions and not match.view(None).actions


def test_open_supplies_are_open_to_all() -> None:
    match = typed_match()
    for seat in (0, 1, None):
        assert match.view(seat).supplies == (8, 8)


def test_no_view_shows_the_deck() -> None:
    order = "YBRG" * 20
    match = bugs(order=order)
    for seat in (0, 1, None):
        view = match.view(seat)
        assert view.deck_size == 70
        assert order[10:30] not in repr(view)


@for_each("name", GAMES)
def test_a_view_of_the_same_state_is_equal(name: str) -> None:
    rng = Random(6)
    seats = [Seat("A", "thumb"), Seat("B", "random")]
    for seed in range(6):
        rng = Random(seed)
        match = Match(game(name, 2, {"max_turns": 15} if name == "verasselt" else {}), seats, Luck(rng), rng=rng)
        match.run()
        for step in match.log.replay():
            for seat in (None, 0, 1):
                assert match.game.view(step.state, seat) == match.game.view(step.state, seat)


# What comes after


def test_a_rematch_begins_with_the_left_neighbour() -> None:
    rng = Random(7)
    seats = [Seat(name, "random") for name in "ABC"]
    match = Match(game("strike", 3), seats, Luck(rng), first=1, rng=rng)
    with pytest.raises(TableRefused, match="not over yet") as refused:
        match.rematch()
    assert refused.value.code == "table/not_over"
    firsts = []
    for _ in range(4):
        match.run()
        match = match.rematch(rng=rng)
        firsts.append(match.first)
        assert (match.version, match.seats, match.state.active) == (0, tuple(seats), match.first)
    assert firsts == [2, 0, 1, 2]


def test_a_rematch_may_have_another_thrower() -> None:
    match = typed_match()
    match.leave(0)
    again = match.rematch(Luck(Random(1)))
    assert again.thrower.id == "luck" and again.log.header.thrower == "luck"
    assert match.rematch().thrower is match.thrower


# Resuming


@for_each("name", GAMES)
def test_a_match_resumes_from_its_record(name: str) -> None:
    rng = Random(8)
    seats = [Seat("A", "thumb"), Seat("B"), Seat("C", "random")]
    match = Match(game(name, 3), seats, Luck(rng), first=1, rng=rng)
    for _ in range(6):
        match.run()
        if match.result is None:
            match.time_out(1)
    again = Match.resume(read_record(match.log.lines()), Luck(rng), rng)
    assert (again.state, again.version, again.moments) == (match.state, match.version, match.moments)
    assert list(again.log.lines()) == list(match.log.lines())
    assert [seat.bot for seat in again.seats] == ["thumb", None, "random"] and set(again.bots) == {0, 2}


def test_a_finished_match_is_resumed_as_finished() -> None:
    match = typed_match()
    match.leave(1)
    again = Match.resume(read_record(match.log.lines()), Entered())
    assert again.result == match.result and again.log.entries == match.log.entries


def test_undos_are_resumed_too() -> None:
    match = typed_match()
    match.act(0, Throw())
    match.undo(0)
    again = Match.resume(read_record(match.log.lines()), Entered())
    assert again.state == match.state
    assert again.log.entries == match.log.entries


def test_a_throw_in_the_air_keeps_its_manner() -> None:
    match, _ = listened()
    match.act(0, Throw(), "smash")
    thrower = Listening("2")
    again = Match.resume(read_record(match.log.lines()), thrower)
    again.run()
    assert thrower.heard == [{0: "smash"}]


def test_a_record_without_names_is_refused_in_words() -> None:
    """The header may leave names and bots out; a match needs to know who sits there."""
    options = tuple(game("strike").options.items())
    for header in (Header("strike", 2, options), Header("strike", 2, options, players=("A", "B"))):
        log = read_record(Record(header).lines())
        try:
            match = Match.resume(log, Entered())
        except TableRefused as refused:
            assert refused.message
        else:
            assert len(match.seats) == 2


# Anything that people do


def some_options(name: str, rng: Random) -> dict[str, Any]:
    """Some of the game's options at any value."""
    fixed = (
        "start_x",
        "active_elements",
        "max_turns",
        HANDICAP,
        *(["supply_visibility"] if name.startswith("impact") else []),
    )
    known = {option.id: option.values for option in options_of(name).values() if option.id not in fixed}
    chosen = {option: rng.choice(values) for option, values in known.items() if rng.random() < 0.3}
    return chosen | ({"max_turns": rng.choice((3, 20))} if name == "verasselt" else {})


def some_dice(name: str, seats: int, rng: Random) -> dict[str, Any]:
    """Now and then a handicap."""
    handicapped = name != "verasselt" and rng.random() < 0.3
    return {HANDICAP: [rng.randint(1, 25 // seats) for _ in range(seats)]} if handicapped else {}


def meddle(match: Match, luck: Luck, rng: Random) -> None:
    """One thing that a player does: act, leave, run out of time, take back, type."""
    awaited, seat = match.awaiting, rng.randrange(match.game.seats)
    asked, what = to_act(awaited), rng.random()
    if what < 0.02 and match.game.is_legal(match.state, seat, Resign()):
        match.leave(seat)
    elif what < 0.12 and match.may_undo(seat):
        match.undo(seat)
    elif what < 0.2 and asked:
        match.time_out(asked[0])
    elif what < 0.4:
        match.run()
    elif asked:
        match.act(asked[-1], match.view(asked[-1]).actions.sample(rng), rng.choice((None, *MANNERS)))
    else:
        outcome = luck.answer(match.game, match.state, awaited, {})
        assert outcome is not None
        match.enter(outcome)


@for_each("seed", range(12))
@for_each("name", GAMES)
def test_random_play_is_recorded_and_replayed(name: str, seed: int) -> None:
    rng = Random(f"{name}/{seed}")
    seats = [Seat(f"P{seat}", rng.choice((None, None, "thumb", "random"))) for seat in range(2 + seed % 4)]
    luck, rules = Luck(rng), game(name, len(seats), some_options(name, rng) | some_dice(name, len(seats), rng))
    match = Match(rules, seats, Entered() if seed % 3 else luck, first=rng.randrange(len(seats)), rng=rng)
    for _ in range(150):
        if match.result is not None:
            break
        meddle(match, luck, rng)
    assert match.version > 20 or match.result is not None
    log = read_record(match.log.lines())
    steps = list(log.replay())
    assert steps[-1].state == match.state
    assert [step.events for step in steps] == [moment.events for moment in match.moments]
    assert Match.resume(log, match.thrower).state == match.state
    assert rules.parse(rules.notation(match.state)) == match.state


@pytest.mark.parametrize("takes_back", [False, True])
def test_turning_the_arena_is_bounded_within_a_turn(takes_back: bool) -> None:
    """Nothing in the rules bounds it: without this one turn could fill the disk."""
    match = typed_match()
    for _ in range(MOST_HANDLING // (2 if takes_back else 1)):
        match.act(0, RotateArena(90))
        if takes_back:
            match.undo(0)
    with pytest.raises(TableRefused) as refused:
        match.act(0, RotateArena(90))
    assert refused.value.code == "table/handled"
    match.act(0, Throw())
