"""Printed editions: which one a language gets, what a table of it plays, what differs at a table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases import for_each
from throwdown.errors import OptionRefused
from throwdown.rules import GAMES
from throwdown.rules.editions import (
    EDITIONS,
    agreed_choices,
    chosen_edition,
    edition_for,
    edition_options,
    editions_of,
    house_rules,
    table_options,
)
from throwdown.rules.rulings import EDITION_CHANGES, GROUPS, HANDICAP, defaults, options_of
from throwdown.words import LANGUAGES

#: Game: the edition that each language is offered, where it is not the own one.
IMPACT = {"de": "impact-DE", "en": "impact-EN", "fr": "impact-FR", "it": "impact-IT", "nl": "impact-NL"}
BUGS = {"de": "verasselt-DE", "en": "verasselt-EN", "fr": "verasselt-FR", "it": "verasselt-IT"}
OFFERED: dict[str, dict[str, str]] = {
    "strike": dict.fromkeys(LANGUAGES, "strike-FR"),
    "impact": IMPACT | {"es": "impact-EN"},
    "impact_power": IMPACT | {"es": "impact-EN"},
    "impact_avatar": IMPACT | {"es": "impact-EN"},
    "hp_strike": {language: f"hp-{language.upper()}" for language in LANGUAGES},
    "verasselt": BUGS | {"es": "verasselt-EN", "nl": "verasselt-EN"},
}


def test_every_edition_has_its_changes() -> None:
    assert set(EDITIONS) == set(EDITION_CHANGES)
    assert {edition.language for edition in EDITIONS.values()} == set(LANGUAGES)


@for_each("language", LANGUAGES)
@for_each("game", GAMES)
def test_a_language_is_offered_its_own_edition_or_the_english_one(game: str, language: str) -> None:
    offered = edition_for(game, language)
    assert offered is not None
    assert offered.id == chosen_edition(game, None, language) == OFFERED[game][language]
    own = [edition.id for edition in editions_of(game) if edition.language == language]
    assert not own or own == [offered.id]


def test_a_game_without_printed_editions_is_offered_none() -> None:
    assert edition_for("somebody's own", "de") is None
    assert chosen_edition("somebody's own", None, "de") == ""


@for_each(("wanted", "found"), [("fr", "hp-FR"), ("HP-fr", "hp-FR"), ("none", ""), (None, "hp-DE")])
def test_an_edition_is_wanted_by_name_or_language(wanted: str | None, found: str) -> None:
    assert chosen_edition("hp_strike", wanted, "de") == found


def test_an_edition_that_is_not_printed_is_refused() -> None:
    with pytest.raises(OptionRefused, match=r"impact has no edition 'es': choose one of impact-DE, .*none"):
        chosen_edition("impact", "es", "es")


@for_each("edition", EDITIONS.values())
def test_a_table_of_an_edition_has_all_its_options_and_no_house_rule(edition: Any) -> None:
    for game in edition.games:
        options = table_options(game, edition.id)
        assert set(options) == set(options_of(game)) - {HANDICAP}
        assert options == edition_options(game, edition.id)
        assert house_rules(game, options, edition.id) == {}


def test_house_rules_are_what_differs_from_the_edition() -> None:
    """Not what differs from ours: the German rules are no house rules of a German table."""
    german = table_options("hp_strike", "hp-DE", {"accio_extra": "must", "first_player": "oldest"})
    assert house_rules("hp_strike", german, "hp-DE") == {"accio_extra": "must"}
    plain = table_options("hp_strike", "", {"accio_extra": "must"})
    assert house_rules("hp_strike", plain, "") == {"accio_extra": "must"}
    assert house_rules("hp_strike", plain, "hp-FR") == {"relashio_throwers": "all"}


PRINTED: list[tuple[str, str, dict[str, Any]]] = [
    *(
        ("hp_strike", f"hp-{language}", {"supply_visibility": "hidden"})
        for language in ("DE", "EN", "ES", "FR", "IT", "NL")
    ),
    *(("hp_strike", f"hp-{language}", {"start_x": "turn"}) for language in ("DE", "EN", "ES", "FR", "IT")),
    ("hp_strike", "hp-DE", {"tournament_tie": "shared", "pre_move": "none"}),
    ("strike", "strike-FR", {"tournament_tie": "playoff", "start_x": "turn", "supply_visibility": "hidden"}),
    *(("impact_avatar", f"impact-{language}", {"active_elements": ["FIRE", "AIR"]}) for language in ("DE", "IT", "NL")),
    ("impact_avatar", "", {"active_elements": ["FIRE", "AIR"]}),
]
NOT_PRINTED: list[tuple[str, str, dict[str, Any]]] = [
    ("hp_strike", "hp-NL", {"tournament_tie": "playoff"}),
    ("hp_strike", "hp-NL", {"start_die": "thrown"}),
    ("hp_strike", "hp-EN", {"pre_move": "free"}),
    ("impact", "impact-EN", {"tournament_tie": "playoff"}),
    ("impact", "impact-FR", {"pre_move": "none"}),
]


@for_each(("game", "edition", "chosen"), PRINTED)
def test_what_the_rulebook_itself_leaves_to_the_table_is_no_house_rule(
    game: str, edition: str, chosen: dict[str, Any]
) -> None:
    options = table_options(game, edition, chosen)
    assert house_rules(game, options, edition) == {}
    assert set(agreed_choices(game, options, edition)) == set(chosen)


@for_each(("game", "edition", "chosen"), NOT_PRINTED)
def test_what_the_rulebook_of_the_edition_does_not_offer_is_a_house_rule(
    game: str, edition: str, chosen: dict[str, Any]
) -> None:
    options = table_options(game, edition, chosen)
    assert house_rules(game, options, edition) == chosen
    assert agreed_choices(game, options, edition) == {}


def test_no_edition_has_the_plain_rules() -> None:
    assert table_options("impact_power", "") == defaults("impact_power")


@for_each("game", GAMES)
def test_every_option_stands_under_a_heading(game: str) -> None:
    assert {option.group for option in options_of(game).values()} <= set(GROUPS)


@pytest.mark.parametrize("elements", [[], ["FIRE"]])
def test_a_new_avatar_table_has_two_elements_at_least(elements: list[str]) -> None:
    """IMP-AVA-01."""
    with pytest.raises(OptionRefused, match="2 to 5 elements") as refused:
        table_options("impact_avatar", "impact-DE", {"active_elements": elements})
    assert (refused.value.code, refused.value.clause) == ("option/elements", "IMP-AVA-01")
    assert table_options("impact_avatar", "", {"active_elements": ["FIRE", "AIR"]})["active_elements"] == (
        "FIRE",
        "AIR",
    )
