"""Game records: whole games come back, and every kind of damage is told with its line and what was read before."""

from __future__ import annotations

import copy
import json
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import for_each
from tests.playthroughs import GOLDEN
from tests.samples import examples, sample
from throwdown.errors import RecordDamaged
from throwdown.narration.story import Teller
from throwdown.rules import GAMES, Resign, Stop, game, record
from throwdown.rules.arena.state import Landed, Throw
from throwdown.rules.codec import encode
from throwdown.rules.hashed import name_hash
from throwdown.rules.record import (
    VERSION,
    Acted,
    Ended,
    Entry,
    Header,
    Record,
    Resolved,
    Signature,
    Undone,
    read_header,
    read_record,
)
from throwdown.rules.rulings import edition_changes
from throwdown.rules.verasselt.state import Choose
from throwdown.table import Match, Seat
from throwdown.throwers import Entered, Luck

Line = dict[str, Any]
#: What a header has outside of its hash.
BESIDE = ("players", "salts")

EDITIONS = [(name, edition) for name in GAMES for edition in (None, *edition_changes(name))]
OPTIONS: dict[str, dict[str, Any]] = {
    "verasselt": {"max_turns": 5},
    "impact_avatar": {"collect": "optional", "piles_after_fire": "owner_choice"},
    "hp_strike": {"leviosa_order": "random"},
}


def played(name: str, edition: str | None = None, seats: int = 2, seed: int = 1) -> Match:
    rng = Random(seed)
    who = [Seat(f"Player {seat}", ("thumb", "random")[seat % 2]) for seat in range(seats)]
    match = Match(game(name, seats, OPTIONS.get(name), edition=edition), who, Luck(rng), first=seats - 1, rng=rng)
    match.run()
    return match


@cache
def lines_of(name: str) -> tuple[str, ...]:
    """A whole game of this edition, as lines."""
    return tuple(played(name, seed=3).log.lines())


def contents(name: str) -> list[Line]:
    return [json.loads(line) for line in lines_of(name)]


def chained(entries: list[Line]) -> list[str]:
    """The same lines with hashes that fit, made as the documentation says."""
    chain, lines = "", []
    for content in entries:
        outside = BESIDE if content.get("version") == VERSION else ()
        rest = {key: value for key, value in content.items() if key not in ("hash", *outside)}
        canonical = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        chain = sha256(f"{chain}\n{canonical}".encode()).hexdigest()
        beside = {key: content[key] for key in outside if key in content}
        lines.append(json.dumps(rest | {"hash": chain} | beside, ensure_ascii=False))
    return lines


def damage_in(lines: list[str] | tuple[str, ...]) -> RecordDamaged:
    """The damage; the line and the reason are told, and what was read before it is whole and can be replayed."""
    with pytest.raises(RecordDamaged) as raised:
        read_record(lines)
    damage = raised.value
    assert damage.code.startswith("record/")
    assert damage.message.startswith(f"line {damage.line}: ")
    assert len(damage.message) > len(f"line {damage.line}: ") + 10
    if damage.line == 1:
        assert damage.before is None
    else:
        assert isinstance(damage.before, Record)
        assert [*map(json.loads, damage.before.lines())] == [*map(json.loads, lines[: damage.line - 1])]
        assert len(list(damage.before.replay())) == damage.line - 1 - len(damage.before.signatures)
    return damage


# Whole games


@for_each(("name", "edition"), EDITIONS)
def test_a_game_of_every_edition_comes_back(name: str, edition: str | None) -> None:
    match = played(name, edition, seats=3)
    text = "".join(f"{line}\n" for line in match.log.lines())
    log = read_record(text.splitlines())
    assert log.header == match.log.header
    assert log.entries == match.log.entries
    assert log.finished
    steps = list(log.replay())
    assert steps[-1].state == match.state
    assert [step.number for step in steps] == list(range(len(log.entries) + 1))
    assert [step.events for step in steps] == [moment.events for moment in match.moments]
    assert list(log.lines()) == list(match.log.lines())


@for_each("name", GAMES)
def test_every_beginning_of_a_record_can_be_read(name: str) -> None:
    """A game that was not finished is no damage."""
    lines = lines_of(name)
    for length in range(1, len(lines), 7):
        log = read_record(lines[:length])
        assert len(log.entries) == length - 1
        assert not log.finished


def test_a_line_says_its_number_and_its_hash() -> None:
    entries = contents("strike")
    assert [line["n"] for line in entries] == list(range(len(entries)))
    assert chained(entries) == list(lines_of("strike"))
    assert (entries[0]["format"], entries[0]["version"], entries[0]["is"]) == ("throwdown-record", VERSION, "header")
    assert entries[0]["game"] == "strike" and entries[0]["seats"] == 2 and entries[0]["first"] == 1
    assert entries[0]["players"] == ["Player 0", "Player 1"]
    assert set(entries[0]["options"]) == set(game("strike").options)
    assert entries[-1]["is"] == "ended"


def test_a_record_is_one_json_object_a_line() -> None:
    rng = Random(1)
    names = ["Zoë\n", '"quoted" \\ ☃', "tab\tnul\x00"]
    match = Match(game("strike", 3), [Seat(name, "random") for name in names], Luck(rng), rng=rng)
    match.run()
    lines = list(match.log.lines())
    assert not any("\n" in line for line in lines)
    assert read_record(lines).header.players == tuple(names)


@for_each("separator", ["\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1c"])
def test_no_name_breaks_a_line(separator: str) -> None:
    """Whoever splits a file at line breaks gets the lines that were written."""
    log = Record(Header("strike", 2, tuple(game("strike").options.items()), players=(f"A{separator}B", "C")))
    text = "".join(f"{line}\n" for line in log.lines())
    assert text.splitlines() == list(log.lines())
    assert read_record(text.splitlines()).header == log.header


# Undo


def undone(*entries: Entry) -> Record:
    return Record(Header("strike", 2, tuple(game("strike").options.items())), entries)


START, THROW, FIVE = Resolved(Landed(((16, "4"),))), Acted(0, Throw()), Resolved(Landed(((7, "5"),)))


def test_an_undo_takes_back_everything_after_an_entry() -> None:
    log = undone(START, THROW, FIVE, Acted(0, Stop()), Undone(3), Acted(0, Throw()), Undone(1), THROW, FIVE)
    again = read_record(log.lines())
    assert again.entries == log.entries
    states = [step.state for step in again.replay()]
    assert states[5] == states[3]
    assert states[7] == states[1]
    assert states[8] == states[2]
    assert states[9] == states[3]
    assert [step.events for step in again.replay()][5] == ()


def test_an_undo_can_be_taken_back_to_what_was_undone() -> None:
    log = read_record(undone(START, THROW, FIVE, Undone(1), Undone(3), Acted(0, Stop())).lines())
    states = [step.state for step in log.replay()]
    assert states[5] == states[3]
    assert states[6].active == 1


def test_an_undo_to_the_very_beginning() -> None:
    log = read_record(undone(START, THROW, Undone(0)).lines())
    steps = list(log.replay())
    assert steps[-1].state == steps[0].state


def test_a_match_with_undos_comes_back() -> None:
    match = Match(game("strike"), [Seat("A"), Seat("B")], Entered())
    match.enter(Landed(((16, "4"),)))
    match.act(0, Throw(), "smash")
    match.undo(0)
    match.act(0, Throw())
    match.enter(Landed(((7, "6"),)))
    match.undo(0)
    match.enter(Landed(((7, "5"),)))
    match.act(0, Stop())
    log = read_record(match.log.lines())
    *_, last = log.replay()
    assert last.state == match.state
    assert sum(isinstance(entry, Undone) for entry in log.entries) == 2


# Damage at any line

DAMAGED = ("strike", "verasselt")
#: Each third line, every one with ``--deep``.
EVERY = sample(3, 1)


@pytest.mark.parametrize("name", DAMAGED)
def test_a_line_cut_short(name: str) -> None:
    lines = lines_of(name)
    for number, line in list(enumerate(lines))[::EVERY]:
        for length in {0, 1, len(line) // 2, len(line) - 1}:
            damage = damage_in([*lines[:number], line[:length]])
            assert damage.line == number + 1
            assert "JSON" in damage.message


@for_each("name", GAMES)
def test_a_flipped_byte(name: str) -> None:
    """Names excepted: nothing was published of this game, so they are bound by nothing."""
    lines, rng = lines_of(name), Random(5)
    for number, line in enumerate(lines[:80]):
        place = rng.randrange(line.index('"hash"') + 60)
        flipped = line[:place] + chr(ord(line[place]) ^ 1) + line[place + 1 :]
        damage = damage_in([*lines[:number], flipped, *lines[number + 1 :]])
        assert damage.line == number + 1, (place, flipped)


@pytest.mark.parametrize("name", DAMAGED)
def test_a_line_that_is_missing_doubled_or_in_the_wrong_place(name: str) -> None:
    lines = lines_of(name)
    for number in range(0, len(lines) - 1, EVERY):
        dropped = [*lines[:number], *lines[number + 1 :]]
        assert damage_in(dropped).line == number + 1
        swapped = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
        assert damage_in(swapped).line == number + 1
        doubled = [*lines[: number + 1], *lines[number:]]
        assert damage_in(doubled).line == number + 2
        blank = [*lines[: number + 1], "", *lines[number + 1 :]]
        assert damage_in(blank).line == number + 2


@pytest.mark.parametrize("name", DAMAGED)
def test_another_hash(name: str) -> None:
    entries = contents(name)
    for number, content in list(enumerate(entries))[::EVERY]:
        wrongs: list[Any] = ["", "0" * 64, content["hash"].upper(), None, 7, [], entries[number - 1]["hash"]]
        for wrong in wrongs[number % 2 :: 2]:
            line = json.dumps(content | {"hash": wrong})
            damage = damage_in([*lines_of(name)[:number], line, *lines_of(name)[number + 1 :]])
            assert damage.line == number + 1
            assert "hash" in damage.message
        without = json.dumps({key: value for key, value in content.items() if key != "hash"})
        assert damage_in([*lines_of(name)[:number], without]).line == number + 1


@pytest.mark.parametrize("name", DAMAGED)
def test_a_changed_value_with_a_hash_made_for_that_line_alone(name: str) -> None:
    """Who forges one line has to forge all that follow."""
    entries, lines = contents(name), lines_of(name)
    forged = 0
    for number, content in enumerate(entries[:-1]):
        if content["is"] == "acted":
            changed = [*entries[:number], content | {"manner": "toss" if content["manner"] != "toss" else "smash"}]
            damage = damage_in([*chained(changed), *lines[number + 1 :]])
            assert damage.line == number + 2
            assert "hash" in damage.message
            forged += 1
    assert forged > 5


@for_each("name", GAMES)
def test_a_forged_value_that_the_rules_do_not_allow(name: str) -> None:
    """Even with every hash made anew."""
    entries = contents(name)
    number = next(n for n, line in enumerate(entries) if line["is"] == "acted" and n > 2)
    other = copy.deepcopy(entries)
    other[number]["seat"] = 1 - other[number]["seat"]
    damage = damage_in(chained(other))
    assert damage.line == number + 1
    assert "action/" in damage.message


def test_nothing_may_follow_the_end() -> None:
    entries = contents("strike")
    after = {"n": len(entries), "is": "acted", "seat": 0, "action": {"is": "throw"}, "manner": None}
    damage = damage_in(chained([*entries, after]))
    assert damage.line == len(entries) + 1
    assert "over" in damage.message


def test_the_end_must_be_the_games_own() -> None:
    entries = contents("strike")
    for change in ({"winners": [1 - entries[-1]["result"]["winners"][0]]}, {"reason": "luck"}, {"scores": [3]}):
        ended = entries[-1] | {"result": entries[-1]["result"] | change}
        assert damage_in(chained([*entries[:-1], ended])).line == len(entries)
    early = [*entries[:5], entries[-1] | {"n": 5}]
    assert damage_in(chained(early)).line == 6


# Headers


def test_an_empty_record_is_damaged_in_its_first_line() -> None:
    damage = damage_in([])
    assert (damage.line, damage.before) == (1, None)
    assert "empty" in damage.message


@pytest.mark.parametrize("version", [VERSION + 1, 99, 10**30])
def test_a_newer_version_says_what_to_do(version: int) -> None:
    entries = contents("strike")
    damage = damage_in(chained([entries[0] | {"version": version}, *entries[1:]]))
    assert (damage.line, damage.code) == (1, "record/version")
    assert str(version) in damage.message and "newer throwdown" in damage.message


def changed(header: Header, changes: dict[str, Any]) -> list[str]:
    line = json.loads(next(Record(header).lines())) | changes
    return chained([{field: value for field, value in line.items() if value is not None}])


@for_each("version", [1, 2])
def test_an_older_version_says_what_to_do(version: int) -> None:
    entries = contents("strike")
    damage = damage_in(chained([entries[0] | {"version": version}, *entries[1:]]))
    assert (damage.line, damage.code) == (1, "record/version")
    assert "older throwdown" in damage.message


@for_each("version", [None, "1", 1.0, [1], True, 0, -1])
def test_a_malformed_version_is_refused(version: Any) -> None:
    entries = contents("strike")
    assert damage_in(chained([entries[0] | {"version": version}, *entries[1:]])).line == 1


@for_each("form", [None, "chess-record", 1, [], {}])
def test_another_format_is_refused(form: Any) -> None:
    entries = contents("strike")
    damage = damage_in(chained([entries[0] | {"format": form}, *entries[1:]]))
    assert damage.line == 1 and "throwdown-record" in damage.message
    del entries[0]["format"]
    assert damage_in(chained(entries)).line == 1


@for_each("text", ["[]", "3", "null", '"text"', "{}", '{"hash": ""}', "nonsense", "{", "\ufeff{}"])
def test_another_file_is_no_record(text: str) -> None:
    assert damage_in([text, *lines_of("strike")[1:]]).line == 1


@for_each(
    "change",
    [
        {"is": "acted"},
        {"is": "nobody"},
        {"is": []},
        {"game": "chess"},
        {"game": None},
        {"game": ["strike"]},
        {"seats": 1},
        {"seats": 6},
        {"seats": "2"},
        {"seats": 2.0},
        {"seats": True},
        {"seats": None},
        {"options": None},
        {"options": []},
        {"options": {"collect": "sometimes"}},
        {"options": {"collect": ["optional"]}},
        {"options": {"collect": {"is": "throw"}}},
        {"options": {"collect": {}}},
        {"options": {"no_such": 1}},
        {"options": {"storm_chain": "recheck"}},
        {"first": 2},
        {"first": -1},
        {"first": "0"},
        {"first": True},
        {"players": 3},
        {"players": "AB"},
        {"players": [1, 2]},
        {"players": ["A"]},
        {"players": ["A", "B", "C"]},
        {"thrower": 5},
        {"extra": 1},
        {"n": 1},
        {"n": "0"},
        {"n": None},
    ],
)
def test_a_header_that_cannot_be_is_refused(change: Line) -> None:
    entries = contents("strike")
    assert damage_in(chained([entries[0] | change, *entries[1:]])).line == 1


def test_a_name_that_cannot_be_written_is_refused() -> None:
    """Half a surrogate pair can be told in JSON, but in no file."""
    line = lines_of("strike")[0].replace("Player 0", "\\ud800")
    assert damage_in([line, *lines_of("strike")[1:]]).line == 1


# Headers


SALTS = ("ab" * 16, "cd" * 16)
NAMES = ("Ada", "Bo")


def bound(**changes: Any) -> list[str]:
    """The first line of a game with committed chance, changed like this; one of two promised keys is missing."""
    sound = Header(
        *("strike", 2, tuple(game("strike").options.items()), 0, NAMES, (None, None), "luck"),
        id="ab",
        commitment="0" * 64,
        keys=("1" * 64, "2" * 64),
        engine="luck",
        promises=("3" * 64, "4" * 64),
        signers=("5" * 64, None),
        names=tuple(name_hash(salt, name) for salt, name in zip(SALTS, NAMES, strict=True)),
        salts=SALTS,
        missing=(1,),
        void=("cd",),
        server="6" * 64,
        place="tab",
    )
    return changed(sound, changes)


def test_a_header_comes_back() -> None:
    header = read_record(bound()).header
    assert (header.version, header.missing, header.void, header.players) == (3, (1,), ("cd",), NAMES)
    assert read_header(encode(header)) == header


def test_a_game_without_a_commitment_says_where_it_was_played() -> None:
    header = Header("strike", 2, tuple(game("strike").options.items()), place="tab")
    assert read_record(Record(header).lines()).header.place == "tab"


def test_a_name_is_outside_of_every_hash_and_can_be_withdrawn() -> None:
    log = read_record(bound())
    header = log.header
    gone = header.without_name(0)
    assert (gone.digest, gone.draft, Record(gone).final_hash) == (header.digest, header.draft, log.final_hash)
    (line,) = Record(gone).lines()
    assert "Ada" not in line and SALTS[0] not in line
    assert read_record([line]).header.players == ("", "Bo")
    assert all(read_record(bound(players=None, salts=None)).header.names)


@for_each(
    "changes",
    [
        {"players": ["Ada", "Eve"]},
        {"players": ["Ada", ""]},
        {"players": None},
        {"salts": None},
        {"salts": ["", SALTS[1]]},
        {"salts": [SALTS[0].upper(), SALTS[1]]},
        {"salts": list(SALTS[:1])},
        {"salts": []},
        {"names": ["7" * 64, "8" * 64]},
        {"names": ["7" * 64]},
        {"names": None},
        {"round": 1},
        {"keys": ["1" * 64, None]},
        {"keys": ["1" * 64]},
        {"promises": ["3" * 64, None]},
        {"promises": None},
        {"signers": None},
        {"signers": ["5" * 64]},
        {"signers": ["5" * 63, None]},
        {"missing": [0, 0]},
        {"missing": [1, 0]},
        {"missing": [2]},
        {"missing": []},
        {"server": ""},
        {"server": "6"},
        {"void": []},
        {"place": ""},
        {"place": "server"},
        {"commitment": None},
        {"commitment": "0"},
        {"keys": ["1" * 64]},
        {"keys": ["A" * 64, "2" * 64]},
        {"keys": ["1" * 64 + "\n", "2" * 64]},
        {"keys": None},
        {"first_by": "luck"},
        {"edition": 3},
        {"round": 1},
        {"id": None},
        {"engine": None, "processor": ""},
        {"bots": ["thumb", None]},
        {"bots": [None, "thumb"]},
        {"n": 0.0},
        {"first": 0.0},
        {"seats": 2.0},
    ],
)
def test_a_malformed_header_is_refused(changes: dict[str, Any]) -> None:
    assert damage_in(bound(**changes)).line == 1


def test_each_line_has_one_form() -> None:
    entries, lines = contents("strike"), lines_of("strike")
    acted = entry_of("strike", "acted")
    changes: list[Line] = [{"intent": []}, {"n": float(acted)}, {"seat": float(entries[acted]["seat"])}]
    for forged in changes:
        damage = damage_in([*lines[:acted], *chained([*entries[:acted], entries[acted] | forged])[acted:]])
        assert damage.line == acted + 1
    resolved = entry_of("strike", "resolved")
    damage_in([*lines[:resolved], *chained([*entries[:resolved], entries[resolved] | {"motion": ""}])[resolved:]])


def test_millions_of_brackets_are_a_clear_error() -> None:
    damage = damage_in(["[" * 5_000_000])
    assert "JSON" in damage.message and len(damage.message) < 200


# Signatures


def signed_lines(*more: dict[str, Any]) -> list[str]:
    """A short game whose end seat 0 signed, in form: whether the signature is right is not asked here."""
    log = read_record(bound())
    log.append(Acted(0, Resign()))
    log.append(Ended(log.header.start().result([*log.replay()][-1].state) or pytest.fail("the game is over")))
    sound = {"is": "signature", "seats": [0], "key": "5" * 64, "signature": "7" * 128}
    return [*log.lines(), *(json.dumps(sound | each) for each in more)]


def test_signatures_follow_the_last_line_and_are_no_part_of_its_hash() -> None:
    log = read_record(signed_lines({}))
    assert log.signatures == [Signature((0,), "5" * 64, "7" * 128)]
    assert log.final_hash == read_record(signed_lines()).final_hash
    assert list(log.lines()) == signed_lines({})


@for_each(
    "wrong",
    [
        {"seats": []},
        {"seats": [1]},
        {"seats": [0, 1]},
        {"seats": [0.0]},
        {"key": "4" * 64},
        {"key": "5" * 63},
        {"signature": "7" * 127},
        {"signature": "A" * 128},
        {"extra": 1},
        {"n": 3},
        {"hash": "0" * 64},
    ],
)
def test_a_malformed_signature_is_refused(wrong: dict[str, Any]) -> None:
    assert damage_in(signed_lines(wrong)).line == len(signed_lines(wrong))


def test_a_key_signs_once_after_the_end_and_nothing_follows_but_signatures() -> None:
    lines = signed_lines({})
    assert damage_in([*lines, lines[-1]]).line == len(lines) + 1
    assert damage_in([*lines[:-2], lines[-1]]).line == len(lines) - 1
    assert damage_in([*lines, lines[-2]]).line == len(lines) + 1


# Entries of other types, with a chain that fits


def entry_of(name: str, kind: str) -> int:
    return next(number for number, line in enumerate(contents(name)) if line["is"] == kind)


def each(key: str, *values: Any) -> list[Line]:
    return [{key: value} for value in values]


WRONG_ACTED: list[Line] = [
    *each("seat", "x", "0", None, 1.5, True, [0], {}, -1, 2, 99, 10**30),
    *each("action", None, 3, "throw", [], {}, {"is": "landed", "faces": []}, {"is": "fly"}),
    {"action": {"is": "throw", "dice": 3}},
    {"action": {"is": []}},
    {"action": {"is": "throw_pile", "pile": "x"}},
    {"action": {"is": "throw_pile"}},
    {"action": {"is": "header"}},
    {"action": {"is": "choose", "target": "hub"}},
    *each("manner", 3, [], {}, True, "kick"),
    *each("is", "resolved", "header", "throw", "landed", None, 3, [], {}),
    {"extra": 1},
    {"outcome": {"is": "landed", "faces": []}},
]
WRONG_RESOLVED: list[Line] = [
    *each("outcome", None, 3, "5", [], {}, {"is": "throw"}, {"is": "fallen"}, {"is": {}}),
    *({"outcome": {"is": "landed", "faces": faces}} for faces in (5, None, "X", [5], [[16]], [[16, 5]], [["16", "5"]])),
    *(
        {"outcome": {"is": "landed", "faces": faces}}
        for faces in ([], [[99, "5"]], [[16, "9"]], [[16, "5"], [16, "5"]])
    ),
    {"outcome": {"is": "landed", "faces": [[16, "5"]], "out": [[16, "missed"]]}},
    {"outcome": {"is": "landed", "faces": [], "out": [[16, "eaten"]]}},
    {"outcome": {"is": "landed", "faces": [[16, "5"]], "stacks": [[16, 17]]}},
    {"outcome": {"is": "landed", "faces": [[16, "5"]], "extra": 1}},
    {"outcome": {"is": "landed"}},
    {"outcome": {"is": "raced", "winner": 0}},
    {"outcome": {"is": "rolled", "faces": ["Y"]}},
    {"outcome": {"is": "drawn", "items": [16]}},
    {"seat": 0},
    {"is": "undone"},
]


@for_each("change", WRONG_ACTED)
def test_an_action_that_cannot_be_is_damage(change: Line) -> None:
    entries, number = contents("strike"), entry_of("strike", "acted")
    assert damage_in(chained([*entries[:number], entries[number] | change, *entries[number + 1 :]])).line == number + 1


@for_each("change", WRONG_RESOLVED)
def test_an_outcome_that_cannot_be_is_damage(change: Line) -> None:
    entries, number = contents("strike"), entry_of("strike", "resolved")
    assert damage_in(chained([*entries[:number], entries[number] | change, *entries[number + 1 :]])).line == number + 1


@for_each("to", [-1, 5, 10**30, "0", None, 1.5, True, [], {"is": "stop"}])
def test_an_undo_that_cannot_be_is_damage(to: Any) -> None:
    entries = [*contents("strike")[:4], {"n": 4, "is": "undone", "to": to}]
    assert damage_in(chained(entries)).line == 5


@for_each("items", [["a", 1], [None, 12], [12, [13]], [12, {"is": "stop"}], [], [12], [12, 12], [12.5, 13]])
def test_a_lot_that_cannot_be_is_damage(items: Any) -> None:
    rules = game("hp_strike", 2, {"leviosa_order": "random"})
    log = Record(Header("hp_strike", 2, tuple(rules.options.items())))
    # A tower of two is to be built: the start die and the second die thrown lie there beside a pair of Leviosa.
    entries: list[Entry] = [
        Resolved(Landed(((16, "ACCIO"),))),
        Acted(0, Throw()),
        Resolved(Landed(((7, "LEVIOSA"),))),
        Acted(0, Throw()),
        Resolved(Landed(((6, "CONFUNDO"),))),
        Acted(0, Throw()),
        Resolved(Landed(((5, "LEVIOSA"),))),
    ]
    for entry in entries:
        log.append(entry)
    *_, last = read_record(log.lines()).replay()
    assert last.state.phase == "tower_lot" and {die for die, _ in last.state.arena} == {16, 6}
    decoded = [json.loads(line) for line in log.lines()]
    drawn = {"n": 8, "is": "resolved", "outcome": {"is": "drawn", "items": items}}
    assert damage_in(chained([*decoded, drawn])).line == 9


def test_a_lot_of_dice_is_whole_numbers() -> None:
    """16.0 and 6.0 are no dice, although they are equal to some."""
    rules = game("hp_strike", 2, {"leviosa_order": "random"})
    log = Record(Header("hp_strike", 2, tuple(rules.options.items())))
    for face, die in (("ACCIO", 16), ("LEVIOSA", 7), ("CONFUNDO", 6), ("LEVIOSA", 5)):
        if die != 16:
            log.append(Acted(0, Throw()))
        log.append(Resolved(Landed(((die, face),))))
    decoded = [json.loads(line) for line in log.lines()]
    drawn = {"n": 8, "is": "resolved", "outcome": {"is": "drawn", "items": [16.0, 6.0]}}
    assert damage_in(chained([*decoded, drawn])).line == 9


@pytest.mark.parametrize("depth", [500, 100_000])
def test_a_line_nested_without_end_is_damage(depth: int) -> None:
    lines = lines_of("strike")
    nested = '{"n": 1, "is": "resolved", "outcome": ' + "[" * depth + "]" * depth + ', "hash": ""}'
    assert damage_in([lines[0], nested]).line == 2


# Anything wrong anywhere, with a chain that fits


ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 99, 10**30, 1.5, "", "x", "0", "throw", "drop", "hub", "Y", "=", "a" * 100),
    *([], {}, [[]], [0], [[0, "X"]], ["Y"], {"is": "stop"}, {"is": "throw"}, {"is": "nothing"}, {"is": []}, {"x": 1}),
    *({"is": "landed", "faces": []}, {"is": "drawn", "items": [1, "a"]}, {"is": "resign"}, {"is": "timeout"}),
)


def paths(given: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner: Any = given.items() if isinstance(given, dict) else enumerate(given) if isinstance(given, list) else ()
    return [path for key, value in inner for path in ((*before, key), *paths(value, (*before, key)))]


@examples(150)
@given(st.data(), st.sampled_from(list(GAMES)))
def test_a_record_with_anything_wrong_is_read_or_damaged(data: st.DataObject, name: str) -> None:
    """No other error; and what is read can be replayed and told."""
    entries = contents(name)
    number = data.draw(st.integers(0, min(len(entries) - 1, 40)))
    line = {key: value for key, value in entries[number].items() if key != "hash"}
    *way, last = data.draw(st.sampled_from(paths(line)))
    holder: Any = line
    for key in way:
        holder = holder[key]
    if data.draw(st.booleans()):
        holder[last] = copy.deepcopy(data.draw(st.sampled_from(ODD)))
    else:
        del holder[last]
    lines = chained([*entries[:number], line, *entries[number + 1 : number + 3]])
    try:
        log = read_record(lines)
    except RecordDamaged as damage:
        assert number < damage.line <= len(lines)
        log = damage.before if isinstance(damage.before, Record) else undone(START)
    teller = Teller(log.header.players)
    for step in list(log.replay())[number:]:
        for event in step.events:
            teller.tell(event)


def test_entries_are_the_four_kinds() -> None:
    kinds = {type(entry) for name in GAMES for entry in played(name).log.entries}
    assert kinds == {Acted, Resolved, Ended}
    assert Undone not in kinds
    assert Acted(0, Choose("hub")) != Acted(0, Choose("catch"))


# Hashes


LETTERS = st.text(st.characters(exclude_categories=["Cs"]))
PLAIN = st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False, allow_infinity=False)


def nested(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.lists(inner, max_size=4) | st.dictionaries(LETTERS, inner, max_size=4)


@given(st.recursive(PLAIN | LETTERS, nested, max_leaves=12))
def test_the_quick_form_that_is_hashed_is_the_canonical_one(value: object) -> None:
    content = {"value": value}
    assert record._own_canonical(content).decode() == record._canonical(content)


def test_the_final_hash_of_every_golden_record_is_that_of_its_last_line() -> None:
    for file in sorted((GOLDEN / "records").glob("*.jsonl")):
        lines = file.read_text("utf-8").splitlines()
        assert read_record(lines).final_hash == json.loads(lines[-1])["hash"], file.name


@pytest.mark.parametrize("twice", ['"seats": 9, "seats": ', '"se\\u0061ts": 9, "seats": '])
def test_a_key_that_comes_twice_is_refused(twice: str) -> None:
    """The last one counts here and the first one elsewhere: two games under one hash."""
    first, *rest = lines_of("strike")
    assert '"seats": ' in first
    damage = damage_in([first.replace('"seats": ', twice), *rest])
    assert damage.line == 1 and "JSON" in damage.message
    inner = rest[-1].replace('"winners"', '"winners": [], "winners"', 1)
    assert damage_in([first, *rest[:-1], inner]).line == len(rest) + 1
