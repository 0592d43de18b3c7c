"""The guides as HTML for the page: the rules of each game at hand, in every language and theme."""

from __future__ import annotations

from functools import cache

from throwdown.server.table.narrator import words_of

#: HTML knows no heading below h6.
DEEPEST = 6


@cache  # games, languages, themes and levels are all few
def guide_html(language: str, theme: str, game: str, level: int) -> str:
    """The guide of a game; its first heading is of this level, the others below it."""
    return html_of(words_of(language, theme).guide(game), level)


def html_of(markdown: str, level: int = 1) -> str:
    """Markdown as HTML that holds nothing but text: no tags of its own, no scripts, no styles, no pictures.

    The page's content policy allows no inline style, so a table's columns are not aligned one by one.
    """
    from markdown_it import MarkdownIt  # read when the first guide is: a starting server is in a hurry

    reader = MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")
    tokens = reader.parse(markdown)
    for token in tokens:
        token.attrs.pop("style", None)
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(DEEPEST, int(token.tag[1:]) + level - 1)}"
    return str(reader.renderer.render(tokens, reader.options, {}))
