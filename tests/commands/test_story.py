"""``throwdown replay --story``: what was thrown and what is normal, for people and for programs."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from throwdown.commands.replay import replay
from throwdown.rules.record import Record, read_record
from throwdown.table.story import Story, tell_story

RECORDS = Path(__file__).parents[1] / "golden" / "records"


def output_of(name: str, *arguments: str) -> str:
    ran = CliRunner().invoke(replay, [str(RECORDS / f"{name}.jsonl"), "--story", *arguments], catch_exceptions=False)
    assert ran.exit_code == 0
    return ran.stdout


def record(name: str) -> Record:
    return read_record((RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines())


def test_story_prints_the_story_of_a_game() -> None:
    lines = output_of("strike-physics", "--lang", "en").splitlines()
    assert lines[0].startswith("Was it luck? The dice alone do not say it"), "hands threw here"
    assert output_of("strike", "--lang", "en").startswith("Was it luck? ")
    lost = tell_story(record("strike-physics")).seats[0].counts["lost"]
    said = f"X {lost.seen} average {lost.mean:.1f}, normal from {lost.low} to {lost.high}"
    assert any(line.split() == said.split() for line in lines)


def test_story_prints_every_language_and_card_games() -> None:
    for language in ("de", "en", "es", "fr", "it", "nl"):
        text = output_of("verasselt", "--lang", language)
        assert "story-" not in text
        assert "{" not in text


@pytest.mark.parametrize("name", ["impact", "verasselt"])
def test_story_as_json_is_the_story_of_the_server(name: str) -> None:
    assert msgspec.json.decode(output_of(name, "--json"), type=Story) == tell_story(record(name))
