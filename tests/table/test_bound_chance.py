"""What the chance of a game is bound to: keys and header."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.cases import for_each
from throwdown.errors import TableRefused
from throwdown.rules import GAMES, InFlight, game
from throwdown.rules.arena.state import Raced
from throwdown.rules.draws import RaceDraw
from throwdown.rules.game import Race, to_act
from throwdown.rules.record import Record, Signature, read_record
from throwdown.rules.rulings import edition_changes
from throwdown.rules.verasselt.state import Roll
from throwdown.table import Match, Seat
from throwdown.table.match import Promised
from throwdown.table.verify import Check, verify, verify_lines
from throwdown.throwers import MANNERS, Fairness, Luck
from throwdown.throwers.fairness import key_hash, seeded_keys
from throwdown.throwers.signing import Receipt, Signer

if TYPE_CHECKING:
    from collections.abc import Sequence

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


# Honest games


@for_each(("name", "edition"), [(name, edition) for name in GAMES for edition in (None, *edition_changes(name))])
def test_an_honest_game_of_every_edition_holds(name: str, edition: str | None) -> None:
    options = {"max_turns": 3} if name == "verasselt" else {}
    rules = game(name, 2, options, edition=edition)
    match = Match(rules, BOTS, Luck(), rng=Random(2), fair=FAIR, edition=edition or "", first_by="lot")
    match.run()
    verified = verify_lines(list(match.log.lines()))
    assert verified.dice == "holds"
    assert verified.unbound[0].what == "keys", "bots alone: their table chose"
    assert {check.what for check in verified.unbound} <= {"keys", "header", "moves"}
    keyed = finished(Match(rules, PEOPLE, Luck(), fair=FAIR, keys=seeded_keys("x", 2), edition=edition or ""))
    verified = verify_lines(list(keyed.log.lines()))
    assert verified.dice == "holds"
    assert {check.what for check in verified.unbound} <= {"header", "moves"}


def test_keys_of_people_bind_and_those_of_bots_follow_from_the_secret() -> None:
    own = seeded_keys("Ann", 1)[0]
    match = finished(
        Match(game("strike", 2), [Seat("Ann"), Seat("B", "thumb")], Luck(), fair=FAIR, keys=[own, "0" * 64])
    )
    assert match.log.header.keys == (own, FAIR.bot_key(1))
    assert next(check for check in verify(match.log).checks if check.what == "keys").verdict == "holds"
    chosen = match.log.header.but(keys=(own, "0" * 64))
    forged = finished(Match.resume(Record(chosen), Luck(), rng=Random(1), fair=FAIR))
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
    forged = finished(Match.resume(Record(other), Luck(), fair=FAIR))
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


# Another table of luck


@for_each("name", ["strike", "hp_strike", "impact_power", "verasselt"])
def test_an_unknown_table_of_luck_is_judged_elsewhere_and_not_as_forged(name: str) -> None:
    """Whatever its chances were: these games fell otherwise than they would here."""
    wild = Luck(table={manner: each.but(hit=0.9, leave=0.4, knock=0.3) for manner, each in Luck().table.items()})
    match = Match(game(name, 2), PEOPLE, wild, fair=FAIR)
    verified = verify_lines(list(finished(match).log.lines()))
    assert verified.fault is None
    assert verified.dice == ("holds" if name == "verasselt" else "elsewhere")


def test_a_roll_in_the_air_cannot_be_taken_back() -> None:
    match = Match(game("verasselt", 2), PEOPLE, Luck(), fair=FAIR)
    match.run()
    while not isinstance(match.awaiting, InFlight):
        seat = to_act(match.awaiting)[0]
        actions = list(match.game.legal_actions(match.state, seat))
        match.act(seat, next((action for action in actions if isinstance(action, Roll)), actions[0]))
    with pytest.raises(TableRefused):
        match.undo(seat)


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


def test_a_bot_that_won_has_a_time() -> None:
    seats = [Seat("Ann"), Seat("B", "thumb"), Seat("C", "thumb")]
    for winner, verdict in ((1, "differs"), (2, "differs"), (0, "entered")):
        match = to_race(seats)
        match.enter(Raced(winner=winner))
        assert race_of(match).verdict == verdict


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


# Missing keys, voided games, signatures, receipts


ADA, BO, SERVER = Signer(b"a" * 32), Signer(b"b" * 32), Signer(b"s" * 32)
KEYS = seeded_keys("x", 2)


def promised(**changes: Any) -> Promised:
    sound = Promised(tuple(map(key_hash, KEYS)), (ADA.public, BO.public), ("ab" * 16, "cd" * 16), server=SERVER.public)
    return sound._replace(**changes)


def bound(keys: Sequence[str | None] = KEYS, **changes: Any) -> Record:
    """A finished game of two people who promised keys; a key that is None did not arrive."""
    match = Match(game("verasselt", 2), PEOPLE, Luck(), fair=FAIR, keys=keys, promised=promised(**changes))
    return finished(match).log


def named(log: Record, what: str, **more: Any) -> Check:
    return next(check for check in verify(log, **more).checks if check.what == what)


def test_a_key_that_did_not_arrive_is_that_of_a_bot_and_is_named() -> None:
    log = bound([KEYS[0], None])
    assert log.header.missing == (1,) and log.header.keys == (KEYS[0], FAIR.bot_key(1))
    verified = verify_lines(list(log.lines()))
    assert verified.dice == "holds" and verified.missing == (1,)
    assert "2 games" in named(log, "missing").why
    assert "4 games" in named(bound([None, None]), "missing").why
    assert named(bound([None, None]), "keys").verdict == "unbound", "then the table alone chose"
    assert log.header.draft == bound().header.draft, "what is fixed before keys are shown does not depend on them"


def test_the_substitute_of_a_missing_key_cannot_be_chosen() -> None:
    for keys in ((KEYS[0], "1" * 64), (KEYS[0], FAIR.bot_key(0)), KEYS):
        header = bound([KEYS[0], None]).header.but(keys=keys)
        match = Match.resume(Record(header), Luck(), fair=FAIR)
        fault = verify(finished(match).log).fault
        assert fault is not None and fault.what == "keys"


def test_a_key_that_was_not_promised_differs() -> None:
    fault = verify(bound(["1" * 64, KEYS[1]])).fault
    assert fault is not None and fault.what == "keys" and "promised" in fault.why


def test_games_that_were_voided_are_counted() -> None:
    log = bound(void=("first", "second"))
    assert (named(log, "void").verdict, named(log, "void").count) == ("unbound", 2)


def signed(log: Record, *signers: Signer) -> Record:
    again = read_record(log.lines())
    again.signatures = [
        Signature(log.header.seats_of(signer.public), signer.public, signer.sign_end(log.final_hash))
        for signer in signers
    ]
    return again


def test_one_signature_with_a_known_key_binds_the_end() -> None:
    log, known = bound(), [BO.public]
    assert verify(log, known=known).verdict == "unbound" and verify(log).signed == ()
    by_bo = signed(log, BO)
    assert (verify(by_bo, known=known).verdict, verify(by_bo, known=known).signed) == ("holds", (1,))
    both = verify_lines(list(signed(log, ADA, BO).lines()), known=known)
    assert (both.verdict, both.signed) == ("holds", (0, 1))
    assert verify(signed(log, ADA), known=known).verdict == "unbound"


def test_a_signature_with_a_key_that_nobody_knows_is_only_named() -> None:
    """With the secret, anybody can put a key of their own into the header, draw everything again, and sign that."""
    forger = Signer()
    forged = signed(bound(signers=(forger.public, BO.public)), forger)
    found = verify(forged, known=[ADA.public, BO.public])
    assert (found.dice, found.verdict, found.signed) == ("holds", "unbound", (0,))
    assert [check.verdict for check in found.checks if check.what == "signature"] == ["unbound"]


def test_one_client_signs_all_its_seats_at_once() -> None:
    log = bound(signers=(ADA.public, ADA.public))
    assert verify_lines(list(signed(log, ADA).lines())).signed == (0, 1)


def test_a_signature_of_something_else_differs() -> None:
    log, other = bound(), bound([KEYS[0], None])
    moved = read_record(log.lines())
    moved.signatures = signed(other, ADA).signatures
    fault = verify(moved).fault
    assert fault is not None and (fault.what, fault.number) == ("signature", len(log.entries) + 1)
    forged = read_record(log.lines())
    forged.signatures = [Signature((0,), ADA.public, BO.sign_end(log.final_hash))]
    assert verify(forged).verdict == "differs"
    plain = read_record(log.lines())
    plain.signatures = [Signature((0,), ADA.public, ADA.sign(log.final_hash.encode()))]
    assert verify(plain).verdict == "differs", "what is signed says that it is an end"


def test_a_game_replayed_to_another_end_is_not_this_one() -> None:
    """Once the secret is out, anybody can play these dice again: to another end, with everything in order (C2)."""
    log = bound()
    again = Match.resume(Record(log.header), Luck(), fair=FAIR)
    again.run()
    again.leave(1)
    lines = list(again.log.lines())
    assert verify_lines(lines).dice == "holds"
    assert verify_lines(lines).verdict == "unbound"
    stolen = [*lines, *list(signed(log, ADA).lines())[-1:]]
    assert verify_lines(stolen).verdict == "differs"


def receipt(seat: int, signer: Signer = SERVER, **changes: Any) -> Receipt:
    sound = Receipt(
        "key", FAIR.game_id, FAIR.commitment, seat, key_hash(KEYS[seat]), (ADA, BO)[seat].public, SERVER.public
    )
    return sound.but(**changes).signed_by(signer)


def test_a_receipt_for_a_missing_key_proves_that_the_server_dropped_it() -> None:
    log = bound([KEYS[0], None])
    assert verify(log, receipts=[receipt(0)]).dice == "holds"
    fault = verify(log, receipts=[receipt(1)]).fault
    assert fault is not None and fault.what == "receipt" and "seat 1" in fault.why


def test_a_receipt_for_a_key_whose_promise_is_not_there_is_a_proof_too() -> None:
    fault = verify(bound(hashes=(key_hash(KEYS[0]), None), signers=(ADA.public, None), keys=[KEYS[0], None]),
                   receipts=[receipt(1)]).fault  # fmt: skip
    assert fault is not None and fault.what == "receipt"


@for_each(
    "proof",
    [
        receipt(1, BO),
        receipt(1, BO, server=BO.public),
        receipt(1, game="another"),
        receipt(1, commitment="0" * 64),
        receipt(1, given="promise"),
        receipt(1).but(hash="0" * 64),
        receipt(1).but(signature=""),
    ],
)
def test_what_is_no_receipt_of_this_server_for_this_game_proves_nothing(proof: Receipt) -> None:
    verified = verify(bound([KEYS[0], None]), receipts=[proof])
    assert verified.dice == "holds" and "receipt" in {check.what for check in verified.unbound}


def test_a_header_of_which_little_was_drawn_is_named() -> None:
    match = Match(game("strike", 2), PEOPLE, Luck(), fair=FAIR, keys=seeded_keys("x", 2))
    match.run()
    match.leave(0)
    assert [check.what for check in verify(match.log).unbound] == ["header", "moves"]
