"""What the chance of a game is bound to: keys, header, public list. Games of older versions are not accused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict

from tests.cases import for_each
from throwdown.errors import TableRefused
from throwdown.rules import GAMES, InFlight, game
from throwdown.rules.arena.state import Raced
from throwdown.rules.codec import encode
from throwdown.rules.draws import RaceDraw
from throwdown.rules.game import Race, to_act
from throwdown.rules.record import Log, Resolved, read_header, read_record
from throwdown.rules.rulings import presets_of
from throwdown.rules.verasselt.state import Roll
from throwdown.table import Match, Seat
from throwdown.table.ledger import Ledger, LedgerRow, ListedRow, canonical, link_after
from throwdown.table.verify import verify, verify_lines
from throwdown.throwers import MANNERS, Fairness, Luck
from throwdown.throwers.fairness import seeded_keys
from throwdown.throwers.luck import tables
from throwdown.throwers.physical import Physical

BOTS = [Seat("A", "thumb"), Seat("B", "random")]
PEOPLE = [Seat("A"), Seat("B")]
FAIR = Fairness.seeded("bound")


def finished(match: Match) -> Match:
    """The game with some moves of people more, and then one leaves."""
    rng = Random(1)
    for _ in range(6):
        match.run()
        for seat in to_act(match.awaiting)[:1]:
            match.act(seat, match.game.legal_actions(match.state, seat).sample(rng), rng.choice(MANNERS))
    match.run()
    if match.result is None:
        match.leave(0)
    return match


def of_version_1(name: str = "strike", thrower: Any = None, seats: Any = PEOPLE) -> Match:
    """A game that was begun by an older version, as a server stored its header, under way again."""
    throws = thrower or Luck()
    header = Match(game(name, 2), seats, throws, fair=FAIR).log.header
    stored = encode(header.but(keys=()))
    for field in ("version", "edition", "round", "first_by"):
        del stored[field]
    return Match.resume(Log(read_header(stored)), throws, rng=Random(1), fair=FAIR)


# Honest games


@for_each(("name", "preset"), [(name, preset) for name in GAMES for preset in (None, *presets_of(name))])
def test_an_honest_game_of_every_edition_holds(name: str, preset: str | None) -> None:
    options = {"max_turns": 3} if name == "verasselt" else {}
    rules = game(name, 2, options, preset=preset)
    match = Match(rules, BOTS, Luck(), rng=Random(2), fair=FAIR, edition=preset or "", first_by="lot")
    match.run()
    verified = verify_lines(list(match.log.lines()))
    assert verified.verdict == "holds"
    assert verified.unbound[0].what == "keys", "bots alone: their table chose"
    assert {check.what for check in verified.unbound} <= {"keys", "header", "moves"}
    keyed = finished(Match(rules, PEOPLE, Luck(), fair=FAIR, keys=seeded_keys("x", 2), edition=preset or ""))
    verified = verify_lines(list(keyed.log.lines()))
    assert verified.verdict == "holds"
    assert {check.what for check in verified.unbound} <= {"header", "moves"}


def test_keys_of_people_bind_and_those_of_bots_follow_from_the_secret() -> None:
    own = seeded_keys("Ann", 1)[0]
    match = finished(
        Match(game("strike", 2), [Seat("Ann"), Seat("B", "thumb")], Luck(), fair=FAIR, keys=[own, "0" * 64])
    )
    assert match.log.header.keys == (own, FAIR.bot_key(1))
    assert next(check for check in verify(match.log).checks if check.what == "keys").verdict == "holds"
    chosen = match.log.header.but(keys=(own, "0" * 64))
    forged = finished(Match.resume(Log(chosen), Luck(), rng=Random(1), fair=FAIR))
    fault = verify(forged.log).fault
    assert fault is not None
    assert (fault.number, fault.what) == (0, "keys")


def test_a_number_of_keys_that_does_not_fit_is_refused() -> None:
    for keys in (["0" * 64], ["0" * 64] * 3, ["0", None]):
        with pytest.raises(TableRefused):
            Match(game("strike", 2), PEOPLE, Luck(), fair=FAIR, keys=keys)


def test_who_begins_by_lot_cannot_be_chosen() -> None:
    header = Match(game("strike", 2), PEOPLE, Luck(), fair=FAIR, first_by="lot").log.header
    other = header.but(first=1 - header.first)
    forged = finished(Match.resume(Log(other), Luck(), fair=FAIR))
    fault = verify(forged.log).fault
    assert fault is not None
    assert (fault.number, fault.what) == (0, "first")


def test_a_rematch_has_other_keys_and_another_secret() -> None:
    match = finished(Match(game("strike", 2), PEOPLE, Luck(), fair=FAIR, keys=seeded_keys("x", 2), edition="strike-FR"))
    again = match.rematch().log.header
    before = match.log.header
    assert again.commitment != before.commitment
    assert not {*again.keys} & {*before.keys, None}
    assert (again.first, again.first_by, again.edition) == (1, "next", "strike-FR")


# Older versions


@pytest.mark.parametrize("name", ["strike", "verasselt", "impact_power"])
@pytest.mark.parametrize("seats", [PEOPLE, BOTS])
def test_a_game_of_version_1_stays_version_1_when_resumed(name: str, seats: list[Seat]) -> None:
    match = finished(of_version_1(name, seats=seats))
    lines = list(match.log.lines())
    log = read_record(lines)
    assert log.header.version == 1
    assert not any(isinstance(entry, Resolved) and entry.draw is not None for entry in log.entries)
    assert match.fair == Fairness(FAIR.game_id, FAIR.secret)
    verified = verify_lines(lines)
    assert verified.verdict == "holds"
    assert [check.what for check in verified.unbound] == ["header", "moves"]


def test_an_arena_game_of_version_1_stays_version_1_when_resumed() -> None:
    match = of_version_1(thrower=Physical(Random(1)))
    match.run()
    match.leave(0)
    assert verify_lines(list(match.log.lines())).verdict == "holds"


@pytest.mark.parametrize("engine", tables())
@pytest.mark.parametrize("version", [1, 2])
def test_games_of_every_older_table_of_luck_hold(engine: str, version: int) -> None:
    luck = Luck(table=tables()[engine])
    assert luck.engine == engine
    match = of_version_1(thrower=luck) if version == 1 else Match(game("strike", 2), PEOPLE, luck, fair=FAIR)
    assert match.log.header.engine == engine
    assert verify_lines(list(finished(match).log.lines())).verdict == "holds"


@for_each("name", ["strike", "hp_strike", "impact_power", "verasselt"])
@for_each("version", [1, 2])
def test_an_unknown_table_of_luck_is_judged_elsewhere_and_not_as_forged(name: str, version: int) -> None:
    """Whatever its chances were: these games fell otherwise than they would here."""
    wild = Luck(table={manner: each.but(hit=0.9, leave=0.4, knock=0.3) for manner, each in Luck().table.items()})
    match = of_version_1(name, wild) if version == 1 else Match(game(name, 2), PEOPLE, wild, fair=FAIR)
    verified = verify_lines(list(finished(match).log.lines()))
    assert verified.fault is None
    assert verified.verdict == ("holds" if name == "verasselt" else "elsewhere")


def test_a_roll_in_the_air_cannot_be_taken_back() -> None:
    """In version 1 it could, and whoever did so is not accused."""
    match, old = Match(game("verasselt", 2), PEOPLE, Luck(), fair=FAIR), of_version_1("verasselt")
    for each in (match, old):
        each.run()
        while not isinstance(each.awaiting, InFlight):
            seat = to_act(each.awaiting)[0]
            actions = list(each.game.legal_actions(each.state, seat))
            each.act(seat, next((action for action in actions if isinstance(action, Roll)), actions[0]))
    with pytest.raises(TableRefused):
        match.undo(seat)
    old.undo(seat)
    assert verify(finished(old).log).verdict == "holds"


# Races


def to_race(seats: list[Seat], mode: str = "live") -> Match:
    """A match in which everybody is about to race, called by the first seat."""
    for seed in range(500):
        rng, rules = Random(seed), game("impact_power", len(seats), {"fire_mode": mode})
        match = Match(rules, seats, Luck(), rng=rng, fair=Fairness.seeded(f"race {seed}"), think=None)
        while match.result is None and not isinstance(match.awaiting, Race):
            resolved = None if to_act(match.awaiting) else match.answer()
            if resolved is not None:
                match.replay(resolved)
                continue
            seat = to_act(match.awaiting)[0]
            match.act(seat, match.game.legal_actions(match.state, seat).sample(rng), "toss")
        if isinstance(match.awaiting, Race) and len(match.awaiting.seats) == len(seats) and not match.state.active:
            return match
    raise AssertionError("nobody ever raced")


def race_of(match: Match) -> Any:
    for seat in range(match.game.seats):
        if match.result is None:
            match.leave(seat)
    verified = verify_lines(list(match.log.lines()))
    return next(check for check in verified.checks if check.what == "race")


BOT_TOO = [Seat("Ann"), Seat("B", "thumb")]


def test_the_time_of_a_bot_is_the_committed_one() -> None:
    (bot,) = to_race(BOT_TOO).race_of_bots((1,)).outcome.times  # type: ignore[attr-defined]
    for time, verdict in ((bot[1], "entered"), (bot[1] + 123_000, "differs"), (bot[1] - 1, "differs")):
        match = to_race(BOT_TOO)
        match.enter(Raced(times=((0, 5000), (1, time))), (1,))
        assert race_of(match).verdict == verdict


def test_a_bot_that_would_have_won_cannot_be_left_out() -> None:
    (bot,) = to_race(BOT_TOO).race_of_bots((1,)).outcome.times  # type: ignore[attr-defined]
    for own, verdict in ((bot[1] + 1, "differs"), (bot[1], "entered"), (bot[1] - 1, "entered")):
        match = to_race(BOT_TOO)
        match.enter(Raced(times=((0, own),)), (1,))
        assert race_of(match).verdict == verdict
    match = to_race(BOT_TOO)
    match.enter(Raced(times=((0, 5000),)))  # nobody is said to be drawn
    assert race_of(match).verdict == "differs"


def test_a_race_time_quicker_than_a_hand_differs() -> None:
    match = to_race([*PEOPLE])
    match.enter(Raced(times=((0, 1), (1, 5000))))
    assert race_of(match).verdict == "differs"


def test_a_race_that_people_entered_is_marked_as_entered() -> None:
    match = to_race([*PEOPLE])
    match.enter(Raced(winner=1))
    assert race_of(match).verdict == "entered"


def test_an_absent_racer_gets_a_drawn_time_and_may_leave() -> None:
    match = to_race([Seat("Ann"), Seat("Ben"), Seat("C", "thumb")])
    resolved = match.race_of_bots((1, 2))
    drawn = dict(resolved.outcome.times)  # type: ignore[attr-defined]
    match.leave(1)  # while the race is run
    assert isinstance(match.awaiting, Race)
    match.replay(resolved.but(outcome=Raced(times=((0, 4000), (2, drawn[2])))))
    assert race_of(match).verdict == "entered"


def test_others_than_those_who_race_cannot_be_drawn() -> None:
    match = to_race(BOT_TOO)
    result = match.race_of_bots((1,))
    assert isinstance(result.draw, RaceDraw)
    (racer,) = result.draw.racers
    for racers in (((1, racer[1] + 1, 1000),), ((1, racer[1], 500),), ((0, 1, 1000), racer), (racer, racer)):
        match = to_race(BOT_TOO)
        match.replay(result.but(draw=result.draw.but(racers=racers), outcome=Raced(times=((0, 5000),))))
        assert race_of(match).verdict == "differs"


def test_a_simulated_race_is_drawn_for_everybody() -> None:
    match = to_race(BOT_TOO, "simulated")
    resolved = match.answer()
    assert resolved is not None
    match.replay(resolved)
    assert race_of(match).verdict == "holds"


# The public list


def listed(*rows: tuple[str, int, str], id: str = FAIR.game_id) -> Ledger:
    ledger = Ledger()
    for kind, round, hash in rows:
        row = LedgerRow(kind=kind, game=id, round=round, hash=hash)  # type: ignore[arg-type]
        link = link_after(ledger.last_link, canonical(row))
        ledger.append(ListedRow(n=len(ledger) + 1, link=link, **asdict(row)))
    return ledger


def test_the_public_list_binds_rounds_commitments_and_the_end() -> None:
    match = finished(Match(game("verasselt", 2), PEOPLE, Luck(), fair=FAIR, round=2, keys=seeded_keys("x", 2)))
    log, end = match.log, ("final", 0, match.log.final_hash)
    first, second = ("commitment", 1, "a" * 64), ("commitment", 2, FAIR.commitment)

    def verdict(*rows: tuple[str, int, str]) -> tuple[str, list[str]]:
        verified = verify(log, listed(*rows))
        return verified.verdict, [check.what for check in verified.unbound]

    assert verdict(first, second, end) == ("holds", [])
    assert verdict(first, second) == ("holds", ["moves"])
    assert verdict() == ("differs", [])  # a game that the list has never heard of
    assert verify(log).verdict == "holds"
    for rows in (
        (second, end),
        (first, second, ("commitment", 3, "b" * 64), end),
        (first, ("commitment", 2, "b" * 64), end),
        (first, second, ("final", 0, "b" * 64)),
        (first, second, end, ("final", 0, "b" * 64)),
        (end,),
    ):
        assert verdict(*rows)[0] == "differs"


def test_a_header_of_which_little_was_drawn_is_named() -> None:
    match = Match(game("strike", 2), PEOPLE, Luck(), fair=FAIR, keys=seeded_keys("x", 2))
    match.run()
    match.leave(0)
    assert [check.what for check in verify(match.log).unbound] == ["header", "moves"]
    assert (
        verify(match.log, listed(("commitment", 1, FAIR.commitment), ("final", 0, match.log.final_hash))).unbound == ()
    )
