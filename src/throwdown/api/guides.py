"""The guides as HTML for the page: the rules of each game as a table plays them, in every language and theme."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from throwdown.live.narrator import words_of
from throwdown.narration import RuleBook
from throwdown.narration.drawing import drawn_as_svg
from throwdown.narration.rulebook import DRAWING
from throwdown.narration.sources import sources
from throwdown.rules.editions import chosen_edition, nearest_edition, table_options

if TYPE_CHECKING:
    from collections.abc import Mapping

#: HTML knows no heading below h6.
DEEPEST = 6
#: So many guides are cached: all games in a few languages, and some tables with house rules.
CACHED = 128


def guide_html(
    language: str,
    theme: str,
    game: str,
    level: int,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> str:
    """The guide of a game; its first heading is of this level, the others below it.

    Without an edition it is the one that people of this language are offered; options are house rules beside it.
    """
    played, resolved = _played(language, game, edition, options)
    return _guide_html(language, theme, game, level, played, json.dumps(resolved))


def _played(language: str, game: str, edition: str | None, options: Mapping[str, Any] | None) -> tuple[str, Any]:
    """The edition and all its options: the page names the options of a table, but not its edition."""
    played = chosen_edition(game, edition, language)
    resolved = table_options(game, played, options)
    return (edition and played) or nearest_edition(game, resolved, language), resolved


@lru_cache(CACHED)
def _guide_html(language: str, theme: str, game: str, level: int, edition: str, options: str) -> str:
    guide = RuleBook(words_of(language, theme), game, json.loads(options), edition).guide()
    return html_of(guide, level, {DRAWING: f'<figure class="setup">{drawn_as_svg(game)}</figure>\n'})


def rulings(
    language: str,
    theme: str,
    game: str,
    level: int,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> tuple[str, dict[str, str]]:
    """Render our decisions and the differences of editions as HTML, and name the source of each clause."""
    played, resolved = _played(language, game, edition, options)
    book = RuleBook(words_of(language, theme), game, resolved, played)
    origins = {clause: book.origins.sentence(clause) for clause in sources() if book.clause(clause)}
    return html_of(book.origins.page(), level), origins


def html_of(markdown: str, level: int = 1, drawings: Mapping[str, str] | None = None) -> str:
    """Markdown as HTML that holds nothing but text: no tags of its own, no scripts, no styles, no pictures.

    A block that is marked with the name of one of our ``drawings`` is shown as that drawing. The page's content
    policy allows no inline style, so a table's columns are not aligned one by one.
    """
    from markdown_it import MarkdownIt  # read when the first guide is: a starting server is in a hurry

    reader = MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")
    tokens = reader.parse(markdown)
    for token in tokens:
        token.attrs.pop("style", None)
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(DEEPEST, int(token.tag[1:]) + level - 1)}"
        if token.type == "fence" and drawings and token.info in drawings:
            token.type, token.content = "html_block", drawings[token.info]
    return str(reader.renderer.render(tokens, reader.options, {}))
