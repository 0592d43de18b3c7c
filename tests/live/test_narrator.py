"""Sentences about one entry of a game: the same in whatever order they are asked for."""

from __future__ import annotations

from random import Random

import pytest

from throwdown.live.narrator import Narrator
from throwdown.rules import GAMES
from throwdown.rules.catalogue import game as make_game
from throwdown.table import Match, Seat
from throwdown.throwers import Luck
from throwdown.words import Words


@pytest.mark.parametrize("game", GAMES)
def test_sentences_do_not_depend_on_the_order_in_which_they_are_asked_for(game: str) -> None:
    rng = Random(game)
    match = Match(make_game(game, 2, {}), [Seat("Ada", "novice"), Seat("Ben", "novice")], Luck(rng), rng=rng)
    match.run()
    words, entries = Words("en"), range(match.version + 1)
    forwards = Narrator(match, words)
    expected = [forwards.about(entry) for entry in entries]
    backwards = Narrator(match, words)
    assert [backwards.about(entry) for entry in reversed(entries)] == expected[::-1]
    assert [Narrator(match, words).about(entry) for entry in entries] == expected


@pytest.mark.parametrize("game", GAMES)
def test_each_sentence_is_about_an_event_of_its_entry_in_their_order(game: str) -> None:
    rng = Random(game)
    match = Match(make_game(game, 2, {}), [Seat("Ada", "novice"), Seat("Ben", "novice")], Luck(rng), rng=rng)
    match.run()
    narrator = Narrator(match, Words("en"))
    for entry in range(1, match.version + 1):
        events, subjects = match.moments[entry].events, narrator.subjects(entry)
        assert len(subjects) == len(narrator.about(entry))
        assert subjects == sorted(subjects)
        assert all(0 <= event < len(events) for event in subjects)


def test_a_start_die_that_takes_no_part_is_thrown_again() -> None:
    def begun(seed: int) -> Match:
        rng = Random(seed)
        match = Match(make_game("strike", 2, {}), [Seat("Ada", "novice"), Seat("Ben", "novice")], Luck(rng), rng=rng)
        match.run()
        return match

    matches = (begun(seed) for seed in range(100))
    narrator = next(Narrator(match, Words("en")) for match in matches if len(match.moments[1].events) == 1)
    assert narrator.about(1) == ["The die shows X.", "It is thrown again."]
    assert "".join(narrator.line(1).pieces) == "Start die: X. It is thrown again."
