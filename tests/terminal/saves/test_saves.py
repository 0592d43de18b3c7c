"""Games on disk."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import to_act
from throwdown.rules.record import read_record
from throwdown.table import Match, Seat
from throwdown.terminal import saves
from throwdown.terminal.saves import Save, SaveRefused
from throwdown.throwers import Entered, Luck
from throwdown.words import Words


def some_match(game: str = "strike", people: int = 2) -> Match:
    rng = Random(4)
    return Match(make_game(game, people), [Seat(f"P{seat}") for seat in range(people)], Luck(rng), rng=rng)


def play_on(match: Match, actions: int = 1) -> None:
    match.run()
    for _ in range(actions):
        seat = min(to_act(match.awaiting))
        match.act(seat, next(iter(match.view(seat).actions)), "drop")
        match.run()


def saved(path: Path, actions: int = 3) -> Match:
    match = some_match()
    Save(path).watch(match)
    play_on(match, actions)
    return match


def test_every_entry_is_on_disk_immediately(tmp_path: Path) -> None:
    path, match = tmp_path / "a.jsonl", some_match()
    Save(path).watch(match)
    for _ in range(5):
        play_on(match)
        assert path.read_text().splitlines() == [*match.log.lines()]
    assert [file.name for file in tmp_path.iterdir()] == ["a.jsonl"]


def test_a_save_is_a_record_without_an_end(tmp_path: Path) -> None:
    match = saved(tmp_path / "a.jsonl")
    again, save, loaded = saves.resume(tmp_path / "a.jsonl", Luck(Random(1)))
    assert again.state == match.state
    assert (save.name, save.damaged, loaded.damage) == ("a", None, None)
    play_on(again)
    assert len(read_record(save.path.read_text().splitlines()).entries) == again.version


def test_an_interrupted_write_leaves_the_old_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = saved(tmp_path / "a.jsonl")
    before = (tmp_path / "a.jsonl").read_text()

    def fails(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fails)
    save = Save(tmp_path / "a.jsonl")
    assert not save.write(match.log)
    assert save.trouble == "No space left on device"
    assert (tmp_path / "a.jsonl").read_text() == before
    assert [file.name for file in tmp_path.iterdir()] == ["a.jsonl"]


@pytest.mark.parametrize(
    "harm",
    [
        lambda rows: [*rows[:-1], rows[-1][:20]],
        lambda rows: [*rows[:3], rows[3].replace('"n"', '"m"'), *rows[4:]],
        lambda rows: [*rows[:3], "\udcff\udcfe\x00", *rows[4:]],
        lambda rows: [*rows[:3], *rows[4:]],
    ],
)
def test_a_damaged_save_is_read_up_to_the_damage(harm: object, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    saved(path)
    rows = path.read_text().splitlines()
    harmed = "\n".join(harm(rows)).encode(errors="surrogateescape")  # type: ignore[operator]
    path.write_bytes(harmed)
    match, save, loaded = saves.resume(path, Luck())
    assert loaded.damage is not None
    assert 0 < match.version < len(rows) - 1
    assert loaded.set_aside == save.damaged == tmp_path / "a.damaged-1.jsonl"
    assert (tmp_path / "a.damaged-1.jsonl").read_bytes() == harmed
    assert saves.load(path).damage is None  # whole again


def test_every_damaged_save_gets_a_file_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    for number in (1, 2):
        saved(path)
        path.write_text(path.read_text() + "{")
        assert saves.load(path).set_aside == tmp_path / f"a.damaged-{number}.jsonl"


@pytest.mark.parametrize("content", ["", "nonsense", "{}", json.dumps({"hash": 1})])
def test_a_file_without_a_header_is_refused_and_left_alone(content: str, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text(content)
    with pytest.raises(SaveRefused, match=r"a\.jsonl"):
        saves.resume(path, Luck())
    assert path.read_text() == content


def test_new_saves_never_take_the_same_name(tmp_path: Path) -> None:
    names = [saves.new_save("strike", tmp_path / "deep" / "folder").name for _ in range(3)]
    assert names == ["strike-1", "strike-2", "strike-3"]


def test_saves_are_found_by_name_or_path(tmp_path: Path) -> None:
    path = tmp_path / "strike-1.jsonl"
    saved(path)
    assert saves.find_save("strike-1", tmp_path) == saves.find_save(path) == path
    for missing in ("strike-2", "", "../nowhere"):
        with pytest.raises(SaveRefused, match="no save"):
            saves.find_save(missing, tmp_path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveRefused, match="cannot hold saves"):
        saves.new_save("strike", tmp_path / "file")
    with pytest.raises(SaveRefused, match="cannot hold saves"):
        saves.new_tournament_save("strike", tmp_path / "file")


def test_the_list_of_saves(tmp_path: Path) -> None:
    saved(tmp_path / "strike-1.jsonl")
    (tmp_path / "strike-2.jsonl").write_text((tmp_path / "strike-1.jsonl").read_text() + "{")
    (tmp_path / "strike-3.jsonl").write_text("no record")
    bots = Match(make_game("impact", 2), [Seat("A", "thumb"), Seat("B", "thumb")], Luck(Random(2)), rng=Random(2))
    bots.run()
    Save(tmp_path / "impact-1.jsonl").watch(bots)
    listed = {listing.path.stem: listing for listing in saves.saves(tmp_path)}
    assert {*listed} == {"strike-1", "strike-2", "impact-1"}
    assert listed["strike-2"].damaged and listed["impact-1"].finished and not listed["strike-1"].finished
    os.utime(tmp_path / "strike-1.jsonl", (0, datetime(2026, 11, 15, 20, 5).timestamp()))
    moves = listed["strike-1"].entries
    assert (
        saves.save_lines(Words(), tmp_path)[-1] == f"strike-1: Strike with P0 and P1, {moves} moves, 2026-11-15 20:05"
    )
    assert saves.saves(tmp_path / "nowhere") == []
    assert saves.save_lines(Words(), tmp_path / "nowhere") == ["There are no saved games."]


def test_a_game_with_a_real_box_resumes_in_the_referee(tmp_path: Path) -> None:
    path = tmp_path / "box.jsonl"
    match = Match(make_game("strike", 2), [Seat("Ada"), Seat("Bo")], Entered())
    Save(path).watch(match)
    match.run()
    Save(path).write(match.log)
    with pytest.raises(SaveRefused, match="throwdown referee --resume box"):
        saves.resume(path, Luck(Random(1)))
    assert [listing.real_box for listing in saves.saves(tmp_path)] == [True]


def test_the_folder_of_saves_follows_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("THROWDOWN_SAVES", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert saves.save_folder() == tmp_path / "throwdown" / "saves"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # the standard says to ignore it
    monkeypatch.setenv("HOME", str(tmp_path))
    assert saves.save_folder() == tmp_path / ".local" / "share" / "throwdown" / "saves"
    monkeypatch.setenv("THROWDOWN_SAVES", str(tmp_path / "mine"))
    assert saves.save_folder() == tmp_path / "mine"


def test_a_folder_that_is_no_tournament(tmp_path: Path) -> None:
    with pytest.raises(SaveRefused, match="no tournament"):
        saves.resume_tournament(tmp_path, Luck())
