"""Guides: whole, short enough to be read, and true for the table that shows them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from tests.cases import for_each
from tests.words.catalogues import LOCALES
from throwdown.narration import RuleBook
from throwdown.narration.drawing import drawn_as_svg, drawn_as_text
from throwdown.narration.rulebook import CLAUSE, PLACE
from throwdown.rules import GAMES
from throwdown.rules.editions import edition_options, editions_of
from throwdown.rules.rulings import defaults, options_of
from throwdown.words import LANGUAGES, THEMES, Words
from throwdown.words.choices import TOLD_FOR

EDITIONS = [(game, edition.id) for game in GAMES for edition in editions_of(game)]
in_each_language = for_each("language", LANGUAGES)
of_each_game = for_each("game", GAMES)
#: Five minutes at a pace at which children read aloud.
MOST_WORDS = 1160
#: Rules of which a guide tells something whatever the table plays.
ALWAYS = {"first_player", "start_die", "pre_move", "tournament_tie", "collect", "big_throw_when"}
ALWAYS |= {"immobulus_only", "relashio_throwers", "accio_extra", "refill_per_double_bar", "consolation_optional"}
#: Rules about several elements at once, where one alone has its power.
CANNOT_OCCUR = {("impact_power", option) for option in ("piles_after_fire", "hurricane_piles", "storm_pile_only")}


@cache
def words_of(language: str, theme: str = "published") -> Words:
    """Parsing a catalogue is not cheap."""
    return Words(language, theme)


def guide(language: str, game: str, options: dict[str, Any], theme: str = "published") -> str:
    return RuleBook(words_of(language, theme), game, options).guide()


def prose(text: str) -> str:
    return re.sub(r"```.*?```", "", text, flags=re.DOTALL)


@in_each_language
@for_each("theme", THEMES)
@of_each_game
def test_every_game_has_a_guide_that_is_read_in_five_minutes(language: str, theme: str, game: str) -> None:
    text = guide(language, game, defaults(game), theme)
    rules = prose(text).removesuffix(words_of(language, theme).about(game).say("title-credits") + "\n")
    assert 400 <= len([word for word in rules.split() if re.search(r"\w", word)]) <= MOST_WORDS
    assert text.startswith("# ")
    assert drawn_as_text(game) in text
    assert "8" in text.split("\n\n")[1]  # from 8 years on
    assert not re.search(r"[{}\[]", prose(text))
    assert not re.search(r"^#.*\n+(?=#|\Z)", text, flags=re.MULTILINE), "a heading above nothing"


@in_each_language
@for_each(("game", "edition"), EDITIONS)
def test_a_guide_has_the_rules_of_its_edition_and_no_others(language: str, game: str, edition: str) -> None:
    words, options = words_of(language).about(game), edition_options(game, edition)
    text = guide(language, game, options)
    for option, value in options.items():
        if (game, option) in CANNOT_OCCUR:
            assert not any(sentence in text for sentence in texts_of(words, option, value, options)), option
        elif value != defaults(game)[option] or option in ALWAYS:
            assert any(sentence in text for sentence in texts_of(words, option, value, options)), f"{option}={value}"
        for other in options_of(game)[option].values if option != "active_elements" else ():
            if other != value:
                assert not wrongly_told(words, text, option, other, options), f"{option}={other}"


def texts_of(words: Words, option: str, value: Any, options: dict[str, Any]) -> set[str]:
    """Every sentence that depends on this option, for this value of it."""
    return {words.clause(clause, options | {option: value}) for clause in TOLD_FOR[option]}


def wrongly_told(words: Words, text: str, option: str, other: Any, options: dict[str, Any]) -> set[str]:
    """Sentences of the guide that are true for another value only."""
    right = texts_of(words, option, options[option], options)
    return {each for each in texts_of(words, option, other, options) - right if each in text}


def test_house_rules_without_a_place_in_the_guide_are_at_its_end() -> None:
    usual = guide("en", "strike", defaults("strike"))
    assert "## Also" not in usual
    text = guide("en", "strike", defaults("strike") | {"simul_points": "sequential", "start_die": "placed"})
    also = text.partition("## Also")[2]
    assert "mark down points one after the other" in also
    assert "placed in the arena" not in also  # it is above
    assert "The first die is placed in the arena on a number of choice." in text


def test_a_guide_has_only_the_powers_that_are_played() -> None:
    options = defaults("impact_avatar") | {"active_elements": ("FIRE", "AIR")}
    text = guide("en", "impact_avatar", options)
    assert "Column of Fire:" in text
    assert "Hurricane:" in text
    assert "Swamp:" not in text
    assert "fire and air" in text
    assert "Swamp:" in guide("en", "impact_power", defaults("impact_power"))  # the start die has not decided yet


@of_each_game
def test_a_guide_has_the_same_rules_in_every_language(game: str) -> None:
    sources = {language: (LOCALES / language / f"guide-{game}.md").read_text("utf-8") for language in LANGUAGES}
    result = {tuple(name for name in PLACE.findall(each) if not name.startswith("place-")) for each in sources.values()}
    assert len(result) == 1
    assert {"drawing", "more-rules"} <= set(PLACE.findall(sources["en"]))
    words = words_of("en")
    assert [clause for clause in CLAUSE.findall(sources["en"]) if not words.clause(clause)] == []


WHOLE = {
    "CORE-06": "who begins, and which way round",
    "CORE-21": "moving dice",
    "CORE-22": "turning the box",
    "CORE-23": "leaning dice",
    "TOUR-02": "who begins the next game",
    "TOUR-05": "a tied tournament",
}


@of_each_game
def test_nothing_is_left_out_of_a_guide(game: str) -> None:
    told_in = set(CLAUSE.findall((LOCALES / "en" / f"guide-{game}.md").read_text("utf-8")))
    if game == "verasselt":
        assert {"VER-SETUP-04", "VER-SETUP-05", "VER-END-01", "VER-WIN-03"} <= told_in
        assert {"VER-ROLL-01", "VER-NEXT-03", "VER-NEXT-08", "VER-PAY-06"} <= told_in
        return
    assert WHOLE.keys() <= told_in
    assert ("D-16" in told_in) == (game in ("strike", "hp_strike"))
    assert ({"HPS-IMMO-04", "HPS-IMMO-05"} <= told_in) == (game == "hp_strike")


@in_each_language
def test_rules_about_several_elements_are_only_where_those_are_played(language: str) -> None:
    words, options = words_of(language).about("impact_avatar"), defaults("impact_avatar")
    piles_in_a_storm = words.clause("AMB-06", options)
    assert piles_in_a_storm in guide(language, "impact_avatar", options)
    without_stone = options | {"active_elements": ("LIGHTNING", "FIRE")}
    assert piles_in_a_storm not in guide(language, "impact_avatar", without_stone)
    assert words.clause("IMP-AVA-03", options) not in guide(language, "impact_avatar", without_stone)
    assert piles_in_a_storm not in guide(language, "impact_power", defaults("impact_power"))


@in_each_language
@for_each("theme", THEMES)
def test_who_made_the_printed_game_is_said_beside_its_names_only(language: str, theme: str) -> None:
    texts = {game: guide(language, game, defaults(game), theme) for game in GAMES}
    named = {game for game, text in texts.items() if "Nüßle" in text or "Rossi" in text}
    assert named == (set(GAMES) if theme == "published" else set())


# The drawing


@of_each_game
def test_the_set_up_is_drawn_without_words(game: str) -> None:
    assert not re.search(r"[a-zA-Z]", drawn_as_text(game))
    assert all(len(row) <= 60 for row in drawn_as_text(game).splitlines())
    picture = drawn_as_svg(game)
    assert picture.startswith("<svg ")
    assert picture.count("<svg") == picture.count("</svg>")
    assert re.findall(r"<text[^>]*>([^<]*)", picture) == ["1", "2", "3"]
    assert "style" not in picture
