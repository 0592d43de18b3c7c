"""The answer to "why?" is the rule that the table plays, in every edition and language."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.cases import for_each
from throwdown.narration import RuleBook, clauses
from throwdown.rules import GAMES
from throwdown.rules.arena import events as arena
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.rulings import defaults, edition_changes, options_of
from throwdown.table import Match, Seat
from throwdown.throwers import Luck
from throwdown.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Iterator

#: What decides the sentence of a rule that editions play differently: kept by hand, apart from the catalogues.
DECIDED_BY = {
    "CORE-14": "collect",
    "CORE-21": "pre_move",
    "D-07": "elim_nonactive",
    "D-10": "piles_after_fire",
    "D-11": "immobulus_only",
    "D-13": "accio_extra",
    "AMB-15": "reaction_no_match",
    "AMB-41": "reaction_no_match",
    "HPS-ACCI-01": "accio_extra",
    "HPS-IMMO-01": "immobulus_only",
    "HPS-RELA-01": "relashio_throwers",
    "VER-BUST-05": "consolation_optional",
    "VER-END-01": "end_check",
    "VER-NEXT-04": "refill_per_double_bar",
}
#: Words that only the sentence for this value has, in English.
SAYS = {
    ("CORE-14", "mandatory"): "That ends the turn",
    ("CORE-14", "optional"): "or leaves them all",
    ("D-07", "after_resolution"): "once that throw is settled",
    ("D-07", "immediate"): "is out at once",
    ("D-10", "dissolve"): "all piles come apart",
    ("D-10", "owner_choice"): "every owner decides",
    ("D-11", "may_continue"): "you may stop or throw again",
    ("D-13", "may"): "You may leave",
    ("D-13", "must"): "must be taken",
    ("AMB-15", "may_continue"): "may stop or throw again",
    ("AMB-41", "may_continue"): "may stop or throw again",
    ("AMB-41", "turn_ends"): "the turn is over",
    ("HPS-ACCI-01", "may"): "if you like",
    ("HPS-ACCI-01", "must"): "you must take",
    ("HPS-IMMO-01", "ends_turn"): "the turn is over",
    ("HPS-IMMO-01", "may_continue"): "you may stop or throw again",
    ("HPS-RELA-01", "all"): "all players throw",
    ("HPS-RELA-01", "others"): "all other players throw",
    ("VER-BUST-05", False): "you draw two cards",
    ("VER-BUST-05", True): "you may draw up to two cards",
    ("VER-END-01", "before_first_roll"): "after the refill",
    ("VER-END-01", "turn_start"): "a turn begins with an empty draw pile",
    ("VER-NEXT-04", 2): "brings two new cards",
    ("VER-NEXT-04", 1): "brings one new card",
}
#: Bots do not move dice, and these do not happen in every few games.
RARE = {"pre_move", "elim_nonactive", "end_check", "piles_after_fire", "reaction_no_match"}
EDITIONS = [(game, edition) for game in GAMES for edition in (None, *edition_changes(game))]
GAMES_EACH = 3


@cache
def words_of(language: str) -> Words:
    """Parsing a catalogue is not cheap."""
    return Words(language)


@cache
def asked(game: str, edition: str | None) -> frozenset[str]:
    """The clauses that "why" gives after every event of a few games."""
    return frozenset(clause for seed in range(GAMES_EACH) for clause in _asked_in(_played(game, edition, seed)))


def _asked_in(match: Match) -> Iterator[str]:
    for moment in match.moments:
        yield from clauses(moment.events, match.game.id)


def _played(game: str, edition: str | None, seed: int) -> Match:
    rng = Random(f"{game} {edition} {seed}")
    seats = [Seat(f"bot {seat}", bot) for seat, bot in enumerate(("random", "thumb", "random"))]
    options: dict[str, Any] = {"max_turns": 60} if game == "verasselt" else {}
    match = Match(make_game(game, len(seats), options, edition=edition), seats, Luck(rng), rng=rng)
    match.run()
    return match


@for_each(("game", "edition"), EDITIONS)
def test_why_gives_the_value_in_force_after_each_event(game: str, edition: str | None) -> None:
    options = make_game(game, 3, edition=edition).options
    for language in LANGUAGES:
        words = words_of(language).about(game)
        rules = RuleBook(words, game, options)
        for clause in asked(game, edition) & DECIDED_BY.keys():
            option = DECIDED_BY[clause]
            result, value = rules.clause(clause), options[option]
            assert result == words.clause(clause, {option: value}), f"{clause} does not tell {option} in {language}"
            others = [other for other in options_of(game)[option].values if other != value]
            assert result not in [words.clause(clause, {option: other}) for other in others]
            if language == "en" and (clause, value) in SAYS:
                assert SAYS[clause, value] in result


def test_the_asked_clauses_cover_what_editions_change() -> None:
    """Else the test above would look at nothing."""
    for game, edition in EDITIONS:
        changed = {
            option
            for option, value in (edition_changes(game)[edition] if edition else {}).items()
            if value != defaults(game)[option] and option in DECIDED_BY.values()
        }
        result = {DECIDED_BY[clause] for clause in asked(game, edition) & DECIDED_BY.keys()}
        # bots do not move dice, and some things are rare
        assert changed - result <= {
            "pre_move",
            "elim_nonactive",
            "end_check",
            "piles_after_fire",
            "reaction_no_match",
        }, (
            game,
            edition,
        )


# What rules depends on what else happened


def test_who_goes_out_in_the_turn_of_another_goes_out_by_a_rule_of_its_own() -> None:
    landed = arena.DiceSettled((), (), ())
    out, ended = arena.PlayerEliminated((1,), 2, (2,)), arena.TurnEnded(0, "collected")
    assert clauses([landed, out, ended], "hp_strike") == ["D-07"]
    assert clauses([landed, arena.PlayerEliminated((0,), 2, (2,)), ended], "hp_strike") == ["CORE-17"]
    assert clauses([out], "hp_strike") == ["AMB-46"]  # who leaves throws nothing


@pytest.mark.parametrize(
    ("game", "before", "clause"),
    [
        ("strike", [], "CORE-15"),
        ("hp_strike", [arena.ImmobulusHeld((1, 2))], "D-11"),
        ("impact_avatar", [arena.DiceHeld("WATER", (1, 2))], "AMB-18"),
        ("impact_power", [arena.SetsFoundAgain(())], "AMB-15"),
        ("hp_strike", [arena.SetsFoundAgain(())], "AMB-41"),
    ],
)
def test_why_there_is_a_choice(game: str, before: list[Any], clause: str) -> None:
    assert clauses([*before, arena.ChoiceRequired(0)], game)[-1] == clause


def test_a_turn_that_ends_with_nothing_after_all_have_thrown() -> None:
    ended = [arena.SetsFoundAgain(()), arena.TurnEnded(0, "reaction")]
    assert clauses(ended, "hp_strike") == ["AMB-41"]
    assert clauses(ended, "impact_power") == ["AMB-15"]
