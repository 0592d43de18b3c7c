"""Games in an arena on disk: the secret beside the record, and the same dice after any interruption."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.terminal.arena_tables import arena_match, placed_match
from throwdown.rules import game
from throwdown.rules.arena.state import Throw
from throwdown.rules.record import Ended, read_record
from throwdown.table import Match, Seat
from throwdown.table.verify import verify
from throwdown.terminal import saves
from throwdown.terminal.saves import Save, SaveRefused
from throwdown.terminal.throwing import SeededTournament, make_thrower, tournament
from throwdown.throwers import Luck
from throwdown.words import LANGUAGES, Words


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_secret_is_there_before_the_first_entry_and_for_the_owner_only(tmp_path: Path) -> None:
    match, save = arena_match(), Save(tmp_path / "a.jsonl")
    save.watch(match)
    assert names(tmp_path) == ["a.jsonl", "a.secret"]
    assert stat.S_IMODE(save.secret.stat().st_mode) == 0o600
    assert match.fair is not None
    assert save.secret.read_text() == match.fair.secret.hex() + "\n"
    assert match.fair.secret.hex() not in save.path.read_text()


def test_a_game_by_luck_has_no_secret(tmp_path: Path) -> None:
    match = arena_match()
    Save(tmp_path / "a.jsonl").watch(Match(match.game, match.seats, Luck()))
    assert names(tmp_path) == ["a.jsonl"]


def finish(match: Match) -> None:
    """A few throws, and somebody gives up."""
    for _ in range(8):
        match.step()
    match.leave(0)
    assert match.result is not None


def test_a_game_that_is_over_has_no_secret_file(tmp_path: Path) -> None:
    match = arena_match(people=0, bots=2)
    Save(tmp_path / "a.jsonl").watch(match)
    finish(match)
    assert names(tmp_path) == ["a.jsonl"]
    log = read_record((tmp_path / "a.jsonl").read_text().splitlines())
    assert isinstance(log.entries[-1], Ended)
    assert verify(log).dice == "holds"
    (tmp_path / "a.secret").write_text("stale")
    again, _, _ = saves.resume(tmp_path / "a.jsonl", Luck())
    assert again.result == match.result


def test_a_disk_that_was_full_gets_the_secret_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, save = placed_match(), Save(tmp_path / "a.jsonl")
    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left on device")))
        save.watch(match)
        assert save.trouble == "No space left on device"
        assert names(tmp_path) == []
    match.act(0, Throw(), "drop")
    assert save.trouble is None
    assert names(tmp_path) == ["a.jsonl", "a.secret"]


def test_a_resumed_game_lands_the_same_dice(tmp_path: Path) -> None:
    whole, match = placed_match(), placed_match()
    Save(tmp_path / "a.jsonl").watch(match)
    for each in (whole, match):
        each.act(0, Throw(), "toss")
    again, _, _ = saves.resume(tmp_path / "a.jsonl", Luck(Random(9)))
    assert again.thrower.id == "physics"
    again.run()
    whole.run()
    assert again.lying == whole.lying
    assert [*again.log.lines()] == [*whole.log.lines()]


# A secret that is gone


def broken_save(folder: Path, secret: str | bytes | None) -> Path:
    match, path = placed_match(), folder / "a.jsonl"
    Save(path).watch(match)
    match.act(0, Throw(), "toss")
    beside = path.with_suffix(".secret")
    if secret is None:
        beside.unlink()
    else:
        beside.write_bytes(secret.encode() if isinstance(secret, str) else secret)
    return path


@pytest.mark.parametrize(
    ("secret", "why"),
    [
        (None, "is missing"),
        ("", "is damaged"),
        ("12ab", "is damaged"),
        ("x" * 64, "is damaged"),
        (b"\xff\xfe\x00", "cannot be read"),
        ("0" * 64, "belongs to another game"),
    ],
)
def test_without_its_secret_a_game_can_only_be_looked_at(tmp_path: Path, secret: str | bytes | None, why: str) -> None:
    path = broken_save(tmp_path, secret)
    before = path.read_text()
    with pytest.raises(SaveRefused, match=why) as caught:
        saves.resume(path, Luck())
    assert caught.value.code == "save/secret"
    assert "a.secret" in caught.value.message and "throwdown replay" in caught.value.message
    assert path.read_text() == before
    assert read_record(before.splitlines()).entries
    for language in LANGUAGES:
        assert "replay" in Words(language).error(caught.value)


# Power cuts


KILLED = """
import os, signal
from pathlib import Path
from tests.terminal.arena_tables import placed_match
from throwdown.rules.arena.state import Throw
from throwdown.terminal.saves import Save

match = placed_match()
match.thrower.resolve = lambda asked: os.kill(os.getpid(), signal.SIGKILL)
Save(Path({path!r})).watch(match)
match.act(0, Throw(), "smash")
match.run()
"""


@pytest.mark.service
@pytest.mark.deep
def test_a_locked_throw_lands_the_same_after_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    root = Path(__file__).parents[3]
    ran = subprocess.run([sys.executable, "-c", KILLED.format(path=str(path))], cwd=root, check=False)
    assert ran.returncode == -signal.SIGKILL
    whole = placed_match()
    whole.act(0, Throw(), "smash")
    assert path.read_text().splitlines() == [*whole.log.lines()]
    whole.run()
    again, _, _ = saves.resume(path, make_thrower("physics", Random(77)))
    again.run()
    assert [*again.log.lines()] == [*whole.log.lines()]
    assert again.lying == whole.lying


# Tournaments


def played(folder: Path, games: int) -> None:
    table = tournament(
        "cup", "strike", [Seat("Ada", "thumb"), Seat("Ben", "random")], make_thrower("physics", Random(1))
    )
    save = saves.TournamentSave(folder)
    for number in range(1, games + 1):
        save.game(number).watch(table.match)
        finish(table.match)
        table.next_match()
    save.game(games + 1).watch(table.match)


def test_a_tournament_keeps_the_secret_of_the_game_that_is_played(tmp_path: Path) -> None:
    played(tmp_path, 1)
    assert names(tmp_path) == ["game-1.jsonl", "game-2.jsonl", "game-2.secret"]
    table, _ = saves.resume_tournament(tmp_path, Luck())
    assert table.thrower.id == "physics"
    assert len(table.tally.played) == 1
    finish(table.match)
    assert verify(table.match.log).dice == "holds"
    (tmp_path / "game-2.secret").unlink()
    with pytest.raises(SaveRefused, match="is missing"):
        saves.resume_tournament(tmp_path, Luck())


def test_a_seed_gives_the_same_tournament_and_different_games(tmp_path: Path) -> None:
    seats = [Seat("Ada", "thumb"), Seat("Ben", "thumb")]
    one, other = (SeededTournament("cup", "strike", seats, make_thrower("physics", Random(1))) for _ in range(2))
    first = one.match.fair
    assert first is not None and other.match.fair is not None
    assert first == other.match.fair
    one.match.run()
    one.next_match()
    assert one.match.fair is not None
    assert one.match.fair.commitment != first.commitment
    people = [Seat("Ada"), Seat("Ben")]
    seeded = [SeededTournament("cup", "strike", people, make_thrower("physics", Random(1))) for _ in range(2)]
    keys, again = (each.match.log.header.keys for each in seeded)
    assert keys == again
    assert None not in keys
    assert tournament(None, "strike", seats, make_thrower("luck", Random(1))).match.fair is None


def test_a_save_keeps_the_keys_of_the_people(tmp_path: Path) -> None:
    rng = Random(1)
    match = Match(game("strike", 2), [Seat("Ada"), Seat("Ben")], make_thrower("physics", rng), rng=rng)
    keys = match.log.header.keys
    assert len({*keys, None}) == 3, "the match drew one for each"
    Save(tmp_path / "a.jsonl").watch(match)
    match.run()
    again, _, _ = saves.resume(tmp_path / "a.jsonl", Luck())
    assert again.log.header.keys == keys
    assert again.fair == match.fair


def test_names_of_files_are_not_shared(tmp_path: Path) -> None:
    """A new game in the place of an old one does not find the old secret."""
    (tmp_path / "strike-1.secret").write_text("0" * 64)
    save = saves.new_save("strike", tmp_path)
    match = arena_match()
    save.watch(match)
    assert match.fair is not None
    assert save.secret.read_text().strip() == match.fair.secret.hex()
    assert os.access(save.secret, os.R_OK)
