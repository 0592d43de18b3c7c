"""``throwdown verify``: what people read, what machines read, and the exit status for scripts."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode, b64encode
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests.table.tampering import chained, contents, record
from throwdown.cli import main
from throwdown.errors import ThrowFailed
from throwdown.physics import ENGINE
from throwdown.rules import game
from throwdown.rules.codec import encode
from throwdown.rules.record import Signature, read_record
from throwdown.table import Match, Seat
from throwdown.table.match import Promised
from throwdown.table.recomputing import Verdict
from throwdown.throwers import Fairness, Luck, key_hash
from throwdown.throwers.fairness import seeded_keys
from throwdown.throwers.signing import Receipt, Signer
from throwdown.words import LANGUAGES, Words

GOLDEN = Path(__file__).parents[1] / "golden" / "records"
HOLDS, DIFFERS, UNREADABLE, UNCHECKED = 0, 1, 2, 3


def lines_of(verdict: str) -> list[str]:
    """A record of each kind."""
    lines = list(record("hp_strike", "physics", 1, 2))
    entries = contents(lines)
    if verdict == "hidden":
        return lines[:-1]
    if verdict == "differs":
        entries[0]["commitment"] = "0" * 64
    if verdict == "uncommitted":
        match = Match(game("strike", 2), [Seat("A", "thumb"), Seat("B", "thumb")], Luck(Random(1)), rng=Random(1))
        match.run()
        return list(match.log.lines())
    return chained(entries)


@pytest.fixture
def written(tmp_path: Path) -> Any:
    def write(lines: list[str]) -> str:
        path = tmp_path / "game.jsonl"
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        return str(path)

    return write


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["verify", *arguments])


@pytest.mark.parametrize(
    ("verdict", "status"),
    [("unbound", UNCHECKED), ("differs", DIFFERS), ("hidden", UNCHECKED), ("uncommitted", UNCHECKED)],
)
def test_the_exit_status_is_the_verdict(verdict: str, status: int, written: Any) -> None:
    path = written(lines_of(verdict))
    assert run(path).exit_code == status
    ran = run(path, "--json")
    assert ran.exit_code == status
    assert json.loads(ran.stdout)["verdict"] == verdict


def test_a_game_that_is_signed_holds(written: Any) -> None:
    ada, match = Signer(), short_game()
    path = written(list(match.log.lines()))
    assert run(path).exit_code == UNCHECKED
    match = short_game(signers=(ada.public, None))
    signature = Signature((0,), ada.public, ada.sign_end(match.log.final_hash))
    match.log.signatures.append(signature)
    path = written(list(match.log.lines()))
    ran = run(path, "--lang", "en")
    assert ran.exit_code == UNCHECKED and f"A signed with the key {ada.public}, which is unknown here" in ran.stdout
    assert run(path, "--signer", Signer().public).exit_code == UNCHECKED
    assert run(path, "--signer", ada.public[:16]).exit_code == UNREADABLE, "a part of a key can be found by trying"
    ran = run(path, "--signer", ada.public, "--lang", "en")
    assert ran.exit_code == HOLDS and f"Signed by A with the key {ada.public}." in ran.stdout
    assert match.log.final_hash[:16] in ran.stdout, "a signature is no part of the fingerprint"


def test_a_proof_that_a_key_was_dropped_differs(written: Any, tmp_path: Path) -> None:
    server = Signer()
    match = short_game(keys=[KEYS[0], None], server=server.public)
    header, path = match.log.header, written(list(match.log.lines()))
    ran = run(path, "--lang", "en")
    assert ran.exit_code == UNCHECKED and "could choose among 2 games" in ran.stdout
    receipt = Receipt("key", header.id, header.commitment, 1, key_hash(KEYS[1]), "", server.public).signed_by(server)
    proof = tmp_path / "proof.json"
    proof.write_text(json.dumps(encode(receipt)), encoding="utf-8")
    ran = run(path, "--proof", str(proof), "--json")
    assert (ran.exit_code, json.loads(ran.stdout)["first_fault"]["what"]) == (DIFFERS, "receipt")
    for nonsense in ("{}", "[" * 100_000, "x"):
        proof.write_text(nonsense, encoding="utf-8")
        assert run(path, "--proof", str(proof)).exit_code == UNREADABLE


KEYS = seeded_keys("x", 2)


def short_game(keys: Any = KEYS, **changes: Any) -> Match:
    """Two people, who promised keys; one leaves soon."""
    hashes = (key_hash(KEYS[0]), key_hash(KEYS[1]))
    promised = Promised(hashes, (None, None), ("ab" * 16, "cd" * 16))._replace(**changes)
    people, fair = [Seat("A"), Seat("B")], Fairness.seeded("verify")
    match = Match(game("verasselt", 2), people, Luck(), fair=fair, keys=keys, promised=promised)
    match.run()
    match.leave(0)
    return match


def test_a_throw_that_cannot_be_computed_here_is_unchecked(written: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(lines_of("holds"))

    def failing(*throws: Any, **more: Any) -> Any:
        raise ThrowFailed("not here")

    monkeypatch.setattr("throwdown.table.verify.simulate", failing)
    ran = run(path, "--lang", "en")
    assert ran.exit_code == UNCHECKED
    assert "cannot be recomputed here" in ran.stdout


# For people


def test_verify_prints_what_was_checked(written: Any) -> None:
    ran = run(written(lines_of("holds")), "--lang", "en")
    assert ran.stdout.splitlines()[0] == "  The secret was fixed before the game: correct"
    assert re.search(r"^  Throws, computed again \(\d+\): correct$", ran.stdout, re.MULTILINE)
    assert re.search(r"^  Aims, fixed before the dice fell \(\d+\): correct$", ran.stdout, re.MULTILINE)
    assert "every die checks out, and so does every fall. Nothing proves that these moves" in ran.stdout
    assert ran.stderr == ""


def test_the_first_fault_is_named_with_its_line(written: Any) -> None:
    lines = lines_of("holds")
    path = written([*lines[:3], lines[3].replace(":", ";", 1), *lines[4:]])
    ran = run(path, "--lang", "en")
    assert ran.exit_code == DIFFERS
    assert re.search(r"^Line 4: The record itself: line 4: this is not a whole line", ran.stdout, re.MULTILINE)
    assert "does NOT check out" in ran.stdout


def test_the_fingerprint_is_the_last_hash(written: Any) -> None:
    lines = lines_of("holds")
    fingerprint = json.loads(lines[-1])["hash"]
    path = written(lines)
    assert fingerprint[:16] in run(path, "--lang", "en").stdout
    assert json.loads(run(path, "--json").stdout)["fingerprint"] == fingerprint


WHAT = ("intent", "throw", "race", "lot", "record")
NAMED = ("missing", "void", "receipt", "signature")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_is_localised(language: str) -> None:
    words = Words(language)
    verdicts: tuple[Verdict, ...] = Verdict.__args__  # type: ignore[attr-defined]
    for verdict in verdicts:
        assert words.say(f"verify-{verdict}")
        if verdict != "entered":  # this never is the verdict on a whole game
            assert words.say(f"verify-all-{verdict}", thrower="physics")
    things = [
        words.say("verify-what", what=what, count=2)
        for what in ("commitment", "header", "keys", "first", "moves", *WHAT, *NAMED)
    ]
    assert len(set(things)) == 14
    named = ("header", "keys", "moves", "missing", "void", "receipt")
    assert len({words.say(f"verify-unbound-{what}", count=2, games=4) for what in named}) == 6
    assert "Ann" in words.say("verify-unbound-signature", names="Ann", key="ab")
    assert "Ann" in words.say("verify-signed-by", names="Ann", key="ab")
    assert words.say("verify-line", line=4, what=things[0])
    assert "abc" in words.say("verify-fingerprint", fingerprint="abc")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verdict", ["unbound", "differs", "hidden", "uncommitted"])
def test_verify_prints_every_language(language: str, verdict: str, written: Any) -> None:
    output = run(written(lines_of(verdict)), "--lang", language).stdout
    thrower = "luck" if verdict == "uncommitted" else "physics"
    assert Words(language).say(f"verify-all-{verdict}", thrower=thrower) in output


def test_a_forged_record_cannot_write_on_the_screen(written: Any) -> None:
    entries = contents(lines_of("holds"))
    for commitment in (
        "\x1b[2J\x1b[32mThis game checks out",
        "\ud800\nThis game checks out: every die",
    ):
        entries[0]["commitment"] = commitment
        ran = run(written(chained(entries)), "--lang", "en")
        assert ran.exit_code == DIFFERS
        assert "\x1b" not in ran.stdout
        assert not any(line.startswith("This game checks out") for line in ran.stdout.splitlines())
        assert json.loads(run(written(chained(entries)), "--json").stdout)["verdict"] == "differs"


# For machines


def test_the_shape_for_machines(written: Any) -> None:
    path = written(lines_of("differs"))
    output = json.loads(run(path, "--json").stdout)
    assert output.keys() == {
        *("record", "fingerprint", "verdict", "first_fault", "unbound", "missing", "signed", "checks")
    }
    assert output["record"] == path
    assert output["first_fault"] == output["checks"][-1]
    assert output["first_fault"].keys() == {"number", "what", "verdict", "why"}
    assert (output["first_fault"]["number"], output["first_fault"]["what"]) == (0, "commitment")
    assert json.loads(run(written(lines_of("holds")), "--json").stdout)["first_fault"] is None


# What is no record


def test_an_unreadable_file_is_refused_in_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "latin.jsonl"
    broken.write_bytes(b"\xff\xfe{}")
    for path in (tmp_path / "missing.jsonl", tmp_path, broken):
        ran = run(str(path), "--lang", "en")
        assert ran.exit_code == UNREADABLE
        assert ran.stdout == ""
        assert re.fullmatch(r"throwdown: .+\n", ran.stderr)
        assert path.name in ran.stderr


NO_RECORDS = ("", "\n", "nonsense\n", "{}\n", "null", "[" * 5_000_000)


@pytest.mark.parametrize("text", NO_RECORDS, ids=range(len(NO_RECORDS)))
def test_a_file_that_is_no_record_is_refused_in_one_line(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(text, encoding="utf-8")
    for option in ("--lang=en", "--json"):
        ran = run(str(path), option)
        assert (ran.exit_code, ran.stdout) == (UNREADABLE, "")
        refused = "is not a game record: give a file that Throwdown saved or a server sent."
        assert ran.stderr == f"throwdown: {path} {refused}\n"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_golden_record_keeps_its_verdict(path: Path) -> None:
    """By luck and without a commitment, or thrown in an arena.

    Another engine or processor may not be able to compute a throw again; nothing else may stay unknown there, and on
    the engine that played it everything holds.
    """
    header = read_record(path.read_text(encoding="utf-8").splitlines()).header
    output = json.loads(run(str(path), "--json").stdout)
    if header.thrower == "luck":
        assert output["verdict"] == "uncommitted"
        return
    computed_here = header.computed_by == ENGINE
    unknown = {check["what"] for check in output["checks"] if check["verdict"] not in ("holds", "unbound")}
    assert output["unbound"] == ["keys", "moves"]
    assert output["verdict"] in (("unbound",) if computed_here else ("unbound", "elsewhere"))
    assert unknown <= (set() if computed_here else {"throw"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_throws_of_another_processor_are_decided_by_the_page(language: str, written: Any) -> None:
    words = Words(language)
    entries = contents(record("strike", "physics", 1, 1, "another engine"))
    landing = next(entry for entry in entries if entry.get("rest"))
    motion = bytearray(zlib.decompress(b64decode(landing["motion"])))
    motion[-1] ^= 1
    landing["motion"] = b64encode(zlib.compress(bytes(motion))).decode()
    printed = run(written(chained(entries)), "--lang", language).stdout
    assert words.say("verify-decided-by-page") in printed
    assert words.say("verify-all-elsewhere") in printed
    lucky = run(written(lines_of("holds")), "--lang", language).stdout
    assert words.say("verify-decided-by-page") not in lucky


def test_golden_records_are_of_both_kinds() -> None:
    headers = [read_record(path.read_text(encoding="utf-8").splitlines()).header for path in GOLDEN.glob("*.jsonl")]
    assert {header.thrower for header in headers} == {"luck", "physics"}


def test_a_record_of_this_processor_holds_on_it(written: Any) -> None:
    """Wherever the tests run: what was thrown here can be computed again here, throw for throw."""
    output = json.loads(run(written(list(record("strike", "physics", 1, 2))), "--json").stdout)
    assert {check["verdict"] for check in output["checks"] if check["what"] == "throw"} == {"holds"}


def test_a_damaged_record_differs(written: Any) -> None:
    """A first line that is no header, and a last one that is nested too deep."""
    for lines, fault in (
        (['{"n": 0, "hash": "x"}'], "not a throwdown-record"),
        ([*lines_of("holds"), "[" * 100_000], "JSON"),
    ):
        path = written(lines)
        ran = run(path, "--json")
        assert (ran.exit_code, json.loads(ran.stdout)["first_fault"]["what"]) == (DIFFERS, "record")
        ran = run(path, "--lang", "en")
        assert ran.exit_code == DIFFERS and fault in ran.stdout and not ran.stderr


def test_a_record_may_be_named_like_its_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THROWDOWN_SAVES", str(tmp_path))
    (tmp_path / "hp_strike-1.jsonl").write_text("".join(f"{line}\n" for line in lines_of("hidden")))
    for command in ("verify", "replay"):
        ran = CliRunner().invoke(main, [command, "hp_strike-1"])
        assert "hp_strike-1" not in ran.stderr and ran.stdout
    assert "No such file" in CliRunner().invoke(main, ["verify", "hp_strike-9"]).stderr
