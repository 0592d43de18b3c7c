"""Players see what is printed, silent or ours: in guides, behind "why?" and on the page of rulings."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from throwdown.narration import RuleBook
from throwdown.narration.sources import rulings_of
from throwdown.rules import GAMES
from throwdown.rules.editions import edition_options
from throwdown.words import LANGUAGES, Words

EXPLAINED_NOWHERE = ("DIG-", "VER-BOOST", "VER-CATCH", "VER-STOP", "VER-NEXT", "VER-PAY", "VER-WIN")
"""How the physical parts are played has no rule for players, and these rules have a ruling that repeats them."""


def book(language: str, game: str, edition: str, **house: object) -> RuleBook:
    return RuleBook(Words(language), game, edition_options(game, edition) | house, edition)


def test_a_guide_marks_what_its_booklet_does_not_print() -> None:
    text = book("en", "impact", "impact-EN").guide()
    assert "You may turn the cauldron to throw from a better side.°" in text
    assert "every die that shows a blank is out of the game at once" in text.casefold()
    assert "Then its face counts. A die lying flat" in text
    assert text.rstrip().endswith("A house rule.")


def test_a_guide_marks_our_rulings_and_house_rules() -> None:
    text = book("en", "hp_strike", "hp-EN", accio_extra="must").guide()
    assert "must take one more die of your choice from the arena.‡" in text
    assert "If the top of a tower shows X, it is lost and the die below counts at once.†" in text


def test_why_names_the_source_and_the_reason() -> None:
    origins = book("en", "hp_strike", "hp-EN").origins
    assert origins.sentence("AMB-29") == "Decided by us: no booklet is clear here. Only the top can be read."
    assert origins.sentence("CORE-10") == "This edition prints it."


def test_the_edition_is_the_one_that_the_options_fit() -> None:
    """A German table of spells is read in English: nothing of it is a house rule."""
    rules = RuleBook(Words("en"), "hp_strike", edition_options("hp_strike", "hp-DE"))
    assert rules.origins.of("HPS-IMMO-01") == "printed"
    assert "‡" not in rules.guide().replace("‡ A house rule", "")


@pytest.mark.parametrize("language", LANGUAGES)
@for_each("game", GAMES)
def test_every_ruling_of_a_game_has_its_reason(language: str, game: str) -> None:
    rules = RuleBook(Words(language), game, edition_options(game, ""))
    ruled = [clause for clause in rulings_of(game) if rules.clause(clause) and not clause.startswith(EXPLAINED_NOWHERE)]
    unreasoned = [clause for clause in ruled if not rules.origins.reason(clause)]
    assert unreasoned in ([], ["VER-AMB-32", "VER-AMB-34"])
    page = rules.origins.page()
    assert [clause for clause in ruled if clause not in unreasoned and f"({clause})" not in page] == []


def test_editions_are_side_by_side_with_ones_own_first() -> None:
    page = book("en", "hp_strike", "hp-FR").origins.page()
    about = page.partition("| Edition | D-12 |")[2].partition("\n\n")[0]
    assert "| **French** | Only the others throw at" in about
    assert about.index("French") < about.index("English, German, Italian, Spanish, Dutch")


def test_a_game_with_one_edition_has_no_differences() -> None:
    page = book("en", "strike", "strike-FR").origins.page()
    assert "| Edition |" not in page
    assert "**A player who leaves an empty arena behind" in page
