"""What happened, narrated once and in order, whatever is taken back."""

from __future__ import annotations

from random import Random

from throwdown.errors import ActionRefused
from throwdown.rules.arena.state import PlaceStart, Throw
from throwdown.rules.catalogue import game as make_game
from throwdown.table import Match, Seat
from throwdown.terminal.narrator import EventLine, Narrator, TakenBack
from throwdown.throwers import Luck
from throwdown.words import Words

WORDS = Words()


def impact() -> Match:
    return Match(make_game("impact", 2), [Seat("Ada"), Seat("Ben")], Luck(Random(1)))


def sentences(narrator: Narrator) -> list[str]:
    return [each.sentence for each in narrator.news() if isinstance(each, EventLine) and each.sentence]


def test_every_event_is_narrated_once() -> None:
    match = impact()
    narrator = Narrator(match, WORDS)
    narrator.news()
    match.act(0, PlaceStart("FIRE"))
    assert sentences(narrator)
    assert sentences(narrator) == []


def test_an_action_undone_before_it_was_narrated_is_left_out() -> None:
    match = impact()
    narrator = Narrator(match, WORDS, shown=0)
    match.act(0, PlaceStart("FIRE"))
    match.undo(0)
    match.act(0, PlaceStart("WATER"))
    news = narrator.news()
    assert news[0] == TakenBack(0)
    shown = " ".join(each.sentence for each in news if isinstance(each, EventLine))
    assert "water" in shown
    assert "fire" not in shown


def test_again_repeats_what_was_narrated_after_a_version() -> None:
    match = impact()
    narrator = Narrator(match, WORDS, shown=0)
    match.act(0, PlaceStart("FIRE"))
    match.undo(0)
    match.act(0, PlaceStart("WATER"))
    assert narrator.again() == []  # nothing was narrated yet
    narrator.news()
    match.act(0, Throw(), "drop")
    narrator.news()
    assert next(each.version for each in narrator.again()) == 3
    assert {each.version for each in narrator.again(after=3)} == {4}


def test_the_clauses_are_those_of_the_last_ruling_or_refusal() -> None:
    match = impact()
    narrator = Narrator(match, WORDS)
    narrator.news()
    narrator.forbidden_by(ActionRefused("no", clause="CORE-21"))
    assert narrator.clauses == ("CORE-21",)
    narrator.forbidden_by(ActionRefused("without a clause"))
    assert narrator.clauses == ("CORE-21",)
    match.act(0, PlaceStart("FIRE"))
    match.act(0, Throw(), "drop")
    match.run()
    narrator.news()
    assert narrator.clauses
    assert "CORE-21" not in narrator.clauses
