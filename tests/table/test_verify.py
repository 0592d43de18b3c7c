"""A recorded game computed again: what holds, what cannot be checked, and every forgery that we can think of."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.cases import for_each
from tests.physics.once import simulate_once
from tests.samples import sample
from tests.table.tampering import (
    KINDS,
    KNOWN,
    OF_LINES,
    chained,
    contents,
    forgeries,
    forgery,
    record,
    with_live_race,
    with_race,
    without_signatures,
)
from throwdown.errors import TableRefused, ThrowFailed
from throwdown.physics import simulate
from throwdown.rules import GAMES, Drawn, Stop, game
from throwdown.rules.arena.state import Landed, MoveDie, Raced, Throw
from throwdown.rules.game import Lot, Race, to_act
from throwdown.rules.record import BOUND, Acted, Ended, Record, Resolved, Undone, read_record
from throwdown.table import Match, Seat
from throwdown.table import verify as verify_module
from throwdown.table.recomputing import motion_bytes
from throwdown.table.verify import Check, Verified, verify, verify_lines, verifying
from throwdown.throwers import Fairness, Luck
from throwdown.throwers import physical as physical_module
from throwdown.throwers.fairness import shuffled
from throwdown.throwers.physical import Physical
from throwdown.throwers.simulating import thrown_by

#: The games of which a whole one is thrown here: those with most kinds of throws, all with ``--deep``.
IN_THE_ARENA = sorted(GAMES, key=("strike", "impact", "hp_strike").count)[: sample(3, len(GAMES))]


@cache
def lucky() -> list[tuple[str, ...]]:
    """Short games of luck; the last two have a race."""
    short = [record(name, "luck", seed, 3 + seed, signed=seed % 2 == 0) for name in GAMES for seed in range(5)]
    return [*short, with_race(), with_live_race()]


@cache
def thrown() -> list[tuple[str, ...]]:
    """Short games in the arena."""
    return [record(name, "physics", seed, 2, signed=seed == 0) for name in GAMES for seed in range(2)]


@pytest.fixture
def thrown_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same throw is computed once."""
    monkeypatch.setattr(physical_module, "simulate", simulate_once)
    monkeypatch.setattr(verify_module, "simulate", simulate_once)


def whole(name: str, thrower: Any, **options: Any) -> Record:
    """A game of bots to its end."""
    bots = [Seat("A", "thumb"), Seat("B", "random")]
    more = {"max_turns": 4} if name == "verasselt" else {}
    match = Match(game(name, 2, more | options), bots, thrower, rng=Random(3), fair=Fairness.seeded(f"{name} whole"))
    match.run()
    return read_record(list(match.log.lines()))


# What holds


@pytest.mark.parametrize("name", IN_THE_ARENA)
def test_a_whole_game_in_the_arena_holds(name: str) -> None:
    """DIG-02: verification computes every outcome again.

    Whole golden records of strike and hp_strike are verified with the command.
    """
    log = whole(name, Physical(Random(3)))
    verified = verify(log)
    assert verified.dice == "holds"
    assert verified.fault is None
    outcomes = [check for check in verified.checks if check.what in ("throw", "race", "lot")]
    assert len(outcomes) == sum(isinstance(entry, Resolved) for entry in log.entries)
    locked = [check.number for check in verified.checks if check.what == "intent"]
    assert locked == [
        number for number, entry in enumerate(log.entries, 1) if isinstance(entry, Acted) and entry.intent
    ]


class WorkersHere:
    """Workers that compute in this process, and how often."""

    asked = 0

    def simulate(self, *throw: Any, **more: Any) -> Any:
        self.asked += 1
        return simulate_once(*throw, **more)


def test_throws_are_computed_again_by_the_workers_that_are_given() -> None:
    log, workers = read_record(list(record("strike", "physics", 0, 2))), WorkersHere()
    assert verify(log, workers=workers).dice == "holds"
    assert workers.asked == sum(isinstance(entry, Resolved) and bool(entry.motion) for entry in log.entries)


@for_each("name", GAMES)
def test_a_whole_game_of_committed_luck_holds(name: str) -> None:
    verified = verify(whole(name, Luck()))
    assert verified.dice == "holds"
    assert {check.verdict for check in verified.checks if check not in verified.unbound} == {"holds"}


def test_a_game_without_a_server_holds_and_says_that_its_device_committed_the_dice() -> None:
    seats = [Seat("A", "thumb"), Seat("B", "random")]
    match = Match(game("strike", 2), seats, Luck(), rng=Random(3), fair=Fairness.seeded("tab"), place="tab")
    match.run()
    verified = verify(read_record(match.log.lines()))
    assert verified.verdict == "unbound"
    assert [check.verdict for check in verified.checks if check.what == "place"] == ["unbound"]


def test_every_short_game_holds() -> None:
    """The records that are tampered with below are right before that."""
    for lines in (*lucky(), *thrown()):
        verified = verify_lines(lines, known=KNOWN)
        assert verified.dice == "holds"
        assert (verified.verdict == "holds") == bool(verified.signed)


def test_a_game_with_moves_and_moves_taken_back_holds() -> None:
    match = Match(game("impact", 2), [Seat("A"), Seat("B")], Physical(Random(1)), fair=Fairness.seeded("moves"))
    match.act(0, next(iter(match.game.legal_actions(match.state, 0))))
    for place in ((40_000, 0), (0, 40_000)):
        match.act(0, MoveDie(16), None, place)
    match.undo(0)
    match.act(0, Throw(), None, (0, 0, 120, 0, 0, 0, 0, 0, 0))
    match.run()
    match.leave(0)
    verified = verify_lines(list(match.log.lines()))
    assert verified.dice == "holds"
    checked = Counter(check.what for check in verified.checks if check.verdict != "unbound")
    assert checked == {"commitment": 1, "intent": 3, "throw": 1, "header": 1}


def test_a_time_out_and_a_start_die_that_misses_hold() -> None:
    match = Match(game("strike", 2), [Seat("A"), Seat("B")], Physical(Random(1)), fair=Fairness.seeded("late"))
    match.run()
    match.time_out(0)
    match.run()
    match.leave(1)
    assert verify(match.log).dice == "holds"


# What cannot be checked


def test_a_game_without_commitments_is_uncommitted() -> None:
    match = Match(game("strike", 2), [Seat("A", "thumb"), Seat("B", "thumb")], Luck(Random(1)), rng=Random(1))
    match.run()
    assert verify(match.log) == Verified((Check(0, "commitment", "uncommitted"),))


def test_a_game_that_is_not_over_is_hidden() -> None:
    for lines in (lucky()[0], thrown()[0]):
        verified = verify_lines(without_signatures(lines)[:-1])
        assert verified.checks == (Check(0, "commitment", "hidden"),)
        assert verify_lines(lines[:1]).verdict == "hidden"


def race(*bots: str | None) -> Match:
    """A table at which people and bots race; the race is the next thing that is awaited."""
    seats = [Seat(f"Seat {seat}", bot) for seat, bot in enumerate(bots)]
    for seed in range(200):
        rng = Random(seed)
        match = Match(
            game("impact_power", 2, {"fire_mode": "live"}), seats, Luck(), rng=rng, fair=Fairness.seeded(f"race {seed}")
        )
        while match.result is None and not isinstance(match.awaiting, Race):
            for seat in to_act(match.awaiting)[:1]:
                match.act(seat, match.game.legal_actions(match.state, seat).sample(rng), "toss")
            if isinstance(match.awaiting, Race):
                return match
            resolved = match.answer() if not to_act(match.awaiting) and match.result is None else None
            if resolved is not None:
                match.replay(resolved)
        if match.result is None:
            return match
    raise AssertionError("nobody ever raced")


def finished(match: Match) -> Verified:
    match.leave(0)
    return verify_lines(list(match.log.lines()))


def test_a_race_of_people_is_marked_as_entered() -> None:
    match = race(None, None)
    match.enter(Raced(winner=1))
    verified = finished(match)
    assert verified.dice == "holds"
    assert [check.verdict for check in verified.checks if check.what == "race"] == ["entered"]


def test_bots_do_not_race_live() -> None:
    match = race("thumb", "thumb")
    resolved = match.answer()
    assert resolved is not None
    match.replay(resolved)
    verified = finished(match)
    assert [check.verdict for check in verified.checks if check.what == "race"] == ["holds"]
    forged = race("thumb", "thumb")
    forged.enter(Raced(winner=1))
    fault = finished(forged).fault
    assert fault is not None and fault.what == "race"


def test_a_race_of_people_has_no_motion() -> None:
    match = race(None, None)
    match.replay(Resolved(Raced(winner=1), motion="AAAA"))
    assert finished(match).verdict == "differs"


# Where dice lay before a throw


def test_a_throw_says_where_dice_lay_before_it() -> None:
    entries = contents(record("strike", "physics", 1, 4))
    throws = [entry for entry in entries if entry.get("motion")]
    assert "lying" not in throws[0]
    assert all(die in dict(before["rest"]) for before, after in pairwise(throws) for die, _ in after.get("lying", ()))
    assert any("lying" in entry for entry in throws)


def test_dice_that_lay_elsewhere_differ_on_every_machine() -> None:
    for lines in (record("strike", "physics", 1, 4), record("strike", "physics", 1, 4, ELSEWHERE)):
        entries = contents(lines)
        number = next(number for number, entry in enumerate(entries) if entry.get("lying"))
        entries[number]["lying"][0][1][0] += 1
        fault = verify_lines(chained(entries)).fault
        assert fault is not None and (fault.number, fault.what) == (number, "throw")
        assert "did not lie" in fault.why


# Another engine


ELSEWHERE = "another engine"


def elsewhere(name: str, thrower: str = "physics", seed: int = 1, decisions: int = 1) -> list[dict[str, Any]]:
    """A game as it was played with another engine."""
    return contents(record(name, thrower, seed, decisions, ELSEWHERE))


def test_another_engine_that_lands_alike_holds() -> None:
    for name in ("strike", "verasselt"):
        assert verify_lines(chained(elsewhere(name))).dice == "holds"


def thrown_harder(scene: Any, throws: Any, **more: Any) -> Any:
    """The engine of another machine."""
    return simulate(scene, [*map(_harder, throws)], **more)


def test_another_engine_that_lands_otherwise_cannot_be_judged_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its record is whole in itself, so nothing is said against it; on its own machine it holds."""
    with monkeypatch.context() as other:
        other.setattr(physical_module, "simulate", thrown_harder)
        lines, ours = played_harder(ELSEWHERE), played_harder("")
    assert thrown_by(thrown_harder, verifying(ours)).dice == "holds"
    verified = verify_lines(lines)
    assert verified.verdict == "elsewhere"
    assert verified.fault is None
    assert verify_lines(ours).verdict == "differs"  # with our engine's name on it, it is a forgery


def test_another_processor_that_moves_dice_otherwise_does_not_hold_by_their_faces_alone() -> None:
    entries = elsewhere("strike")
    number = landing_of(entries)
    motion = bytearray(zlib.decompress(b64decode(entries[number]["motion"])))
    motion[-1] ^= 1  # how loud something was
    entries[number]["motion"] = b64encode(zlib.compress(bytes(motion))).decode()
    verdicts = {check.number: check.verdict for check in verify_lines(chained(entries)).checks if check.what == "throw"}
    assert verdicts[number] == "elsewhere"


def played_harder(engine: str) -> list[str]:
    thrower = Physical(Random(1))
    thrower.engine = engine or thrower.engine
    match = Match(game("strike", 2), [Seat("A"), Seat("B")], thrower, fair=Fairness.seeded("there"))
    for _ in range(4):
        match.run()
        for seat in to_act(match.awaiting):
            match.act(seat, next(iter(match.game.legal_actions(match.state, seat))), "toss")
    match.run()
    if match.result is None:
        match.leave(0)
    return list(match.log.lines())


def _harder(throw: Any) -> Any:
    return replace(throw, velocity=(throw.velocity[0] + 90, throw.velocity[1] - 50, throw.velocity[2]))


def test_a_throw_that_cannot_be_computed_is_judged_elsewhere() -> None:
    def failing(*throws: Any, **more: Any) -> Any:
        raise ThrowFailed("not today")

    assert thrown_by(failing, verifying(thrown()[0])).verdict == "elsewhere"


def test_whoever_computes_is_asked_for_every_landing_with_the_motion_of_the_record() -> None:
    """One that lands otherwise differs in its own entry, and nothing after it is asked for."""
    lines = record("strike", "physics", 0, 4)
    numbers = [at for at, entry in enumerate(contents(lines)) if entry.get("motion")]
    recorded = [contents(lines)[number]["motion"] for number in numbers]
    for wrong, number in enumerate(numbers):
        asked = list[str]()
        work = verifying(lines)
        with pytest.raises(StopIteration) as done:
            launch = next(work)
            while True:
                asked.append(launch.recorded)
                throws = [*map(_harder, launch.throws)] if len(asked) > wrong else launch.throws
                launch = work.send(simulate_once(launch.scene, throws, towers=launch.towers, seed=launch.seed))
        assert asked == recorded[: wrong + 1]
        fault = done.value.value.fault
        assert fault is not None and (fault.number, fault.what) == (number, "throw")


def test_the_engine_of_a_browser_decides_about_throws_of_every_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """It tries what others may have rounded, so that another landing is a forgery."""
    lines = chained(contents(record("strike", "physics", 0, 2)))
    monkeypatch.setattr("platform.machine", lambda: "wasm32")
    assert verify_lines(lines).dice == "holds"
    assert thrown_by(thrown_harder, verifying(lines)).verdict == "differs"


def landing_of(result: list[dict[str, Any]]) -> int:
    return next(number for number, content in enumerate(result) if content.get("rest"))


def _face(content: dict[str, Any]) -> None:
    shown = content["outcome"]["faces"][0]
    shown[1] = next(face for face in "2345" if face != shown[1])


def _leave(content: dict[str, Any]) -> None:
    die, _ = content["outcome"]["faces"].pop(0)
    content["outcome"]["out"] = [[die, "bounced"]]


def _place(content: dict[str, Any]) -> None:
    content["rest"][0][1][0] += 3000


def _twice(content: dict[str, Any]) -> None:
    content["rest"].append(content["rest"][0])


def _spoil(content: dict[str, Any]) -> None:
    content["rest"][0][1][:] = [0, 0, 10**400, 1, 0, 0, 0]


def _still(content: dict[str, Any]) -> None:
    del content["motion"]


def _trail(content: dict[str, Any]) -> None:
    content["motion"] = b64encode(b64decode(content["motion"]) + b"x").decode()


@for_each("forge", [_face, _leave, _place, _twice, _spoil, _still, _trail])
def test_a_record_that_contradicts_itself_differs_on_every_machine(forge: Any) -> None:
    entries = elsewhere("strike")
    number = landing_of(entries)
    forge(entries[number])
    fault = verify_lines(chained(entries)).fault
    assert fault is not None
    assert (fault.number, fault.what) == (number, "throw")


def test_lots_and_decks_are_the_same_on_every_machine() -> None:
    entries = elsewhere("verasselt", seed=0)
    items = entries[1]["outcome"]["items"]
    other = next(index for index, item in enumerate(items) if item != items[0])
    items[0], items[other] = items[other], items[0]
    fault = verify_lines(chained(entries)).fault
    assert fault is not None
    assert (fault.number, fault.what) == (1, "lot")


# Forgeries


@pytest.mark.usefixtures("thrown_once")
@pytest.mark.parametrize("kind", [*KINDS, *OF_LINES])
def test_each_way_of_forging_is_caught_and_its_line_is_named(kind: str) -> None:
    rng = Random(kind)
    made = [forgery(rng, rng.choice(records), kind) for records in (lucky(), lucky()[-2:], thrown()) for _ in range(8)]
    found = [changed for changed in made if changed is not None]
    assert found
    for changed in found:
        verified = verify_lines(changed.lines, known=KNOWN)
        assert changed.is_caught(verified) or changed.is_named(verified), (kind, verified, changed.first, changed.last)
        assert verified.verdict != "holds", kind


@pytest.mark.usefixtures("thrown_once")
def test_hundreds_of_forged_records_are_caught() -> None:
    """A thousand with ``--deep``."""
    rng = Random(2024)
    counts = Counter[str]()
    for records, count in ((lucky(), sample(250, 850)), (thrown(), sample(50, 150))):
        for changed in forgeries(rng, records, count):
            verified = verify_lines(changed.lines, known=KNOWN)
            assert changed.is_caught(verified) or changed.is_named(verified), (changed.kind, verified)
            counts[changed.kind] += 1
    assert counts.keys() == {*OF_LINES, *KINDS}


def test_a_face_that_breaks_the_rules_only_later_is_still_named() -> None:
    """The lie stands in one line, the contradiction in another: the first is named."""
    for lines in lucky():
        entries = contents(lines)
        number = next((n for n, content in enumerate(entries) if content.get("outcome", {}).get("faces")), None)
        if number is None or entries[0]["game"] == "verasselt":
            continue
        entries[number]["outcome"]["faces"][0][1] = game(entries[0]["game"], 2).lost_face  # type: ignore[attr-defined]
        fault = verify_lines(chained(entries)).fault
        assert fault is None or fault.number == number  # none where it was the lost face before


def test_a_throw_cannot_be_taken_back_and_made_again() -> None:
    """Whoever holds the secret could throw until it pleases: the next chance is honest, the repetition is not."""
    fair = Fairness.seeded("again")
    match = Match(game("strike", 2), [Seat("A"), Seat("B")], Luck(), fair=fair)
    match.run()
    before = match.version
    match.act(0, Throw(), "drop")
    match.run()
    match.replay(Undone(before))
    match.act(0, Throw(), "drop")
    match.run()
    match.leave(0)
    fault = verify_lines(list(match.log.lines())).fault
    assert fault is not None
    assert fault.number == before + 3
    assert "taken back" in fault.why


def test_a_deck_that_was_seen_cannot_be_shuffled_again() -> None:
    match = Match(game("verasselt", 2), [Seat("A"), Seat("B")], Luck(), fair=Fairness.seeded("deck"))
    match.run()
    match.replay(Undone(0))
    assert isinstance(match.awaiting, Lot)
    match.run()
    match.leave(0)
    fault = verify(match.log).fault
    assert fault is not None
    assert fault.number == 2


def test_an_arena_without_a_commitment_is_a_forgery() -> None:
    entries = contents(thrown()[0])
    for field in ("commitment", "id", "engine", "keys", *BOUND):
        entries[0].pop(field, None)
    del entries[-1]["secret"]
    fault = verify_lines(chained(entries)).fault
    assert fault is not None
    assert (fault.number, fault.what) == (0, "commitment")


def test_luck_of_another_table_cannot_be_computed_here() -> None:
    """The chances of luck may be fitted anew: older games then do not hold and do not differ."""
    entries = elsewhere("strike", "luck")
    assert verify_lines(chained(entries)).dice == "holds", "these chances would give the same"
    landing = next(line for line in entries if line["is"] == "resolved" and line["outcome"].get("faces"))
    landing["outcome"]["faces"][0][1] = "2" if landing["outcome"]["faces"][0][1] != "2" else "3"
    assert verify_lines(chained(entries)).verdict == "elsewhere"


def test_a_game_of_typed_dice_with_a_commitment_is_none() -> None:
    entries = contents(lucky()[0])
    entries[0]["thrower"] = "entered"
    fault = verify_lines(chained(entries)).fault
    assert fault is not None
    assert "entered" in fault.why


def test_moves_without_a_place_are_caught() -> None:
    match = Match(game("impact", 2), [Seat("A"), Seat("B")], Physical(Random(1)), fair=Fairness.seeded("moves"))
    match.act(0, next(iter(match.game.legal_actions(match.state, 0))))
    match.act(0, MoveDie(16), None, (40_000, 0))
    match.leave(0)
    for place in (None, [40_000], [500_000, 0], [10**400, 0]):
        entries = contents(list(match.log.lines()))
        entries[2]["intent"] = place
        if place is None:
            del entries[2]["intent"]
        fault = verify_lines(chained(entries)).fault
        assert fault is not None
        assert (fault.number, fault.what) == (2, "intent")


def test_what_follows_the_first_fault_is_not_judged() -> None:
    entries = contents(lucky()[0])
    number = next(n for n, content in enumerate(entries) if content.get("outcome", {}).get("faces"))
    entries[number]["outcome"]["nudged"] = [entries[number]["outcome"]["faces"][0][0]]
    assert verify_lines(chained(entries)).checks[-1].number == number


# Nonsense


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(found for key, each in inner for found in places(each, (*path, key)))]


NONSENSE: list[Any] = [
    *(None, True, 0, -1, 10**30, -(10**400), 1.5, float("nan"), float("inf"), "", "x", "\ud800", [], [0], {}),
    *({"is": "landed"}, {"is": "header"}, [[16, [0] * 7]], [[16, [10**400] * 7]], [[1, [2]]], "0" * 64),
]


@pytest.mark.usefixtures("thrown_once")
def test_malformed_lines_never_raise() -> None:
    """Whatever stands in a record, the answer is a verdict and not an error."""
    rng = Random(7)
    for _ in range(sample(200, 450)):
        lines = rng.choice(lucky() if rng.random() < 0.8 else thrown())
        entries = contents(lines)
        entries[0]["engine"] = ELSEWHERE if rng.random() < 0.5 else entries[0]["engine"]
        content = rng.choice(entries)
        for path in rng.sample(places(content)[1:], rng.choice((1, 1, 2))):
            _put(content, path, rng.choice(NONSENSE), rng.random() < 0.2)
        assert verify_lines(chained(entries)).checks


def _put(content: Any, path: tuple[Any, ...], value: Any, away: bool) -> None:
    try:
        for key in path[:-1]:
            content = content[key]
        if away:
            del content[path[-1]]
        else:
            content[path[-1]] = json.loads(json.dumps(value))
    except (LookupError, TypeError):
        return  # an earlier change took it away


@for_each("lines", [[], [""], ["null"], ["{}"], ["[]"], ["\x00"], ["{" * 100_000], ['{"hash": 1}']])
def test_what_is_no_record_differs_in_its_first_line(lines: list[str]) -> None:
    fault = verify_lines(lines).fault
    assert fault is not None
    assert (fault.number, fault.what) == (0, "record")


def test_a_motion_is_compared_before_it_was_compressed() -> None:
    motion = next(entry.motion for entry in read_record(thrown()[0]).entries if isinstance(entry, Resolved))
    opened = zlib.decompress(b64decode(motion))
    assert motion_bytes(motion) == opened
    assert motion_bytes(b64encode(zlib.compress(opened, 1)).decode()) == opened
    assert motion_bytes("") == b""
    bomb = b64encode(zlib.compress(bytes(50_000_000), 9)).decode()
    assert motion_bytes(bomb) == bomb.encode()  # it is not opened to its end


def test_only_the_end_of_a_record_holds_the_secret() -> None:
    for lines in (*lucky(), *thrown()):
        log = read_record(lines)
        (end,) = [entry for entry in log.entries if isinstance(entry, Ended)]
        assert not any(end.secret in line for line in without_signatures(lines)[:-1])


def test_faces_that_people_enter_at_a_committed_table_differ() -> None:
    """DIG-02: the outcome is the table's, whoever says otherwise."""
    match = Match(game("strike", 2), [Seat("A"), Seat("B")], Luck(), fair=Fairness.seeded("enter"))
    right = match.answer()
    assert right is not None
    face = dict(right.outcome.faces).get(16, "X")  # type: ignore[attr-defined]
    match.enter(Landed(((16, next(each for each in "2345" if each != face)),)))
    match.leave(0)
    fault = verify(match.log).fault
    assert fault is not None
    assert (fault.number, fault.what) == (1, "throw")


def test_undone_actions_hold() -> None:
    match = Match(game("strike", 2), [Seat("A"), Seat("B")], Luck(), fair=Fairness.seeded("undone"))
    match.run()
    match.act(0, Throw(), "drop")
    with pytest.raises(TableRefused):
        match.undo(0)  # locked is locked
    match.run()
    match.act(0, Stop())
    match.undo(0)
    match.leave(0)
    assert any(isinstance(entry, Undone) for entry in match.log.entries)
    assert verify(match.log).dice == "holds"


def test_the_order_of_a_tower_by_lot_is_checked() -> None:
    """A lot later in the game has the chance of its number, not that of the deck."""
    rules: Any = game("hp_strike", 2, {"leviosa_order": "random"})
    state = rules.parse(
        "tower_lot active=0 supplies=abcdef/ijklmno arena=g:ACCIO,q:LEVIOSA,h:RELASHIO,p:CONFUNDO aside=rstuvwxyz"
    )
    drawn_before = 1
    match = Match.at(rules, state, [Seat("A"), Seat("B")], Luck(), outcomes=drawn_before, fair=Fairness.seeded("lot"))
    second = match.answer()
    assert second is not None
    assert match.fair is not None
    assert second.outcome == Drawn(shuffled(match.fair.throw(2), match.awaiting.items))  # type: ignore[union-attr]
