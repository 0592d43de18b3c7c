"""House rules in sentences: each says what this table plays."""

from __future__ import annotations

from typing import Any

from tests.cases import for_each
from throwdown.errors import OptionRefused
from throwdown.narration.editions import HouseRules, agreed_sections, edition_lines, house_rule_sections
from throwdown.rules import GAMES
from throwdown.rules.editions import edition_for, table_options
from throwdown.rules.rulings import Option, options_of
from throwdown.words import LANGUAGES, Words


def values_of(option: Option) -> tuple[Any, ...]:
    """What the option can be; of elements and limits a few."""
    if option.id == "active_elements":
        return (("FIRE", "AIR"), ("WATER", "STONE", "AIR"))
    return (20, 60) if option.id == "max_turns" else option.values


def playable(game: str, edition: str, option: str, value: Any) -> dict[str, Any] | None:
    """All options of a table that plays this edition with this house rule; none if it may not."""
    try:
        return table_options(game, edition, {option: value})
    except OptionRefused:
        return None


@for_each("language", LANGUAGES)
@for_each("game", GAMES)
def test_every_house_rule_has_a_sentence_of_its_own_for_each_value(game: str, language: str) -> None:
    words, offered = Words(language), edition_for(game, language)
    assert offered is not None

    def find(sections: Any, options: dict[str, Any]) -> tuple[HouseRules, ...]:
        found: tuple[HouseRules, ...] = sections(game, options, offered.id, words)
        return found

    for option in options_of(game).values():
        if option.id == "first_player":
            continue
        tables = [playable(game, offered.id, option.id, value) for value in values_of(option)]
        result = [
            groups
            for options in tables
            if options is not None
            and (groups := [*find(house_rule_sections, options), *find(agreed_sections, options)])
        ]
        assert len(result) >= sum(options is not None for options in tables) - 1, option.id  # one is the edition's own
        sentences = [sentence for groups in result for group in groups for sentence in group.sentences]
        assert all(len(groups) == 1 and len(groups[0].sentences) == 1 for groups in result), option.id
        assert all(sentences) and len(set(sentences)) == len(sentences), (option.id, sentences)


@for_each("language", LANGUAGES)
def test_a_choice_that_the_rules_leave_open_is_announced_as_agreed(language: str) -> None:
    words, edition = Words(language), f"hp-{language.upper()}"
    options = table_options("hp_strike", edition, {"supply_visibility": "hidden"})
    lines = [*edition_lines("hp_strike", options, edition, words)]
    assert words.say("edition-agreed") in lines
    assert words.say("edition-house-rules", edition="some") not in lines
    assert words.clause("D-16", options) in lines[-1]


@for_each("language", [each for each in LANGUAGES if each != "fr"])
def test_where_we_lack_the_rules_of_a_language_we_claim_nothing_else(language: str) -> None:
    lines = [*edition_lines("strike", table_options("strike", "strike-FR"), "strike-FR", Words(language))]
    assert lines[1] == Words(language).say("edition-elsewhere", game="Strike", language="fr")
