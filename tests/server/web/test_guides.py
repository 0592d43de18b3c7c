"""Guides as HTML: every one can be read, and none can bring anything but text into the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cases import for_each
from tests.server.server_fixture import OpenServer, open_server
from throwdown.api.guides import guide_html, html_of
from throwdown.narration import RuleBook
from throwdown.rules import GAMES
from throwdown.rules.editions import edition_for, edition_options
from throwdown.words import LANGUAGES, THEMES, Words

TEXT_TAGS = {"h1", "h2", "h3", "h4", "p", "ul", "ol", "li", "strong", "em", "code", "a", "blockquote"}
TEXT_TAGS |= {"table", "thead", "tbody", "tr", "th", "td"}
DRAWING_TAGS = {"figure", "svg", "rect", "path", "text"}
#: Nothing of a drawing can load, run or style anything.
DRAWING_ATTRIBUTES = {
    *("class", "xmlns", "viewbox", "width", "height", "aria-hidden", "x", "y", "rx", "d", "font-size", "text-anchor"),
    *("fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"),
}


class Reader(HTMLParser):
    """What a browser would see: tags, attributes, text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.text += data


@for_each("game", GAMES)
@for_each("theme", THEMES)
@for_each("language", LANGUAGES)
def test_the_html_of_a_guide_has_the_text_of_its_markdown(language: str, theme: str, game: str) -> None:
    read = Reader(guide_html(language, theme, game, 1))
    assert (read.tags[0], read.tags.count("h1")) == ("h1", 1)
    assert {"h2", "p", "li", "strong", "figure", "svg"} <= set(read.tags) <= TEXT_TAGS | DRAWING_TAGS
    assert {name for name, _ in read.attributes} <= DRAWING_ATTRIBUTES
    edition = edition_for(game, language)
    assert edition is not None
    guide = RuleBook(Words(language, theme), game, edition_options(game, edition.id)).guide()
    before, after = _letters(guide).split("```setup", 1)
    assert _letters(read.text).startswith(before)
    assert _letters(read.text).endswith(after.split("```", 1)[1])


def _letters(text: str) -> str:
    """Without the marks of Markdown: headings, items, bold."""
    return re.sub(r"^\s*(#+|-|\d+\.) |\*\*|\s", "", text, flags=re.MULTILINE)


def test_headings_begin_at_the_wanted_level() -> None:
    text = "# One\n\n## Two\n\n#### Four\n"
    assert html_of(text) == "<h1>One</h1>\n<h2>Two</h2>\n<h4>Four</h4>\n"
    assert html_of(text, 3) == "<h3>One</h3>\n<h4>Two</h4>\n<h6>Four</h6>\n"
    assert html_of(text, 6) == "<h6>One</h6>\n<h6>Two</h6>\n<h6>Four</h6>\n"


def test_lists_tables_and_links_are_converted() -> None:
    read = Reader(html_of("1. a **b**\n\n| x | y |\n|:--|--:|\n| 1 | 2 |\n\n[there](https://example.org/a)\n"))
    assert {"ol", "li", "strong", "table", "th", "td", "a"} <= set(read.tags) <= TEXT_TAGS
    assert read.attributes == [("href", "https://example.org/a")]  # and no inline style, which the policy forbids


@for_each(
    "hostile",
    [
        "<script>alert(1)</script>",
        '<img src="x" onerror="alert(1)">',
        "a <b onclick='x'>b</b>",
        "[click](javascript:alert(1))",
        "[click](data:text/html;base64,AAAA)",
        "![picture](https://example.org/a.png)",
        '<style>* { color: red }</style>\n\n# <iframe src="x">',
        "<javascript:alert(1)>",
    ],
)
def test_hostile_markdown_gives_no_scripts_or_attributes(hostile: str) -> None:
    read = Reader(html_of(hostile))
    assert set(read.tags) <= TEXT_TAGS
    assert {name for name, _ in read.attributes} <= {"href"}
    assert not any((value or "").startswith(("javascript:", "data:")) for _, value in read.attributes)


@pytest.fixture(scope="module", name="site")
def _site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("data")) as site:
        yield site


def test_the_api_serves_guides(site: OpenServer) -> None:
    answer = site.visitor().get("/api/guide/de/strike", params={"theme": "neutral", "level": "3"})
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "max-age=300")
    assert answer.json() == {"html": guide_html("de", "neutral", "strike", 3)}
    assert answer.json()["html"].startswith("<h3>")
    assert site.visitor().get("/api/guide/de/strike").json()["html"].startswith("<h1>")


def test_the_api_serves_rulings_with_the_source_of_each_clause(site: OpenServer) -> None:
    answer = site.visitor().get("/api/rulings/en/hp_strike", params={"edition": "fr", "level": "2"})
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "max-age=300")
    read, origins = Reader(answer.json()["html"]), answer.json()["origins"]
    assert {"h2", "h3", "ul", "table"} <= set(read.tags) <= TEXT_TAGS
    assert "Only the top can be read." in read.text
    assert origins["HPS-RELA-01"] == "This edition prints it."
    assert origins["AMB-29"].startswith("Decided by us")
    assert "VER-BUST-01" in origins and "EVT-01" not in origins


def test_a_guide_follows_the_edition_and_the_house_rules(site: OpenServer) -> None:
    ask = site.visitor()
    guides = {
        edition: ask.get("/api/guide/en/hp_strike", params={"edition": edition}).json()["html"]
        for edition in ("hp-EN", "fr", "none")
    }
    assert guides["none"] == guides["hp-EN"]
    assert "then you must take one more die" in guides["fr"]
    assert "then, if you like, one more die" in guides["none"]
    chosen = {"options": '{"accio_extra": "must", "all_out": "replay"}'}
    guide = ask.get("/api/guide/en/hp_strike", params=chosen).json()["html"]
    assert "then you must take one more die" in guide
    assert "the game is played again from the start" in guide


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ({"edition": "hp-XX"}, "option/edition"),
        ({"options": '{"accio_extra": "never"}'}, "option/value"),
        ({"options": "[1"}, "option/value"),
        ({"options": '{"what": 1}'}, "option/unknown"),
    ],
)
def test_a_guide_with_invalid_options_is_refused(site: OpenServer, query: dict[str, str], code: str) -> None:
    answer = site.visitor().get("/api/guide/en/hp_strike", params=query)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize("path", ["xx/strike", "de/nothing", "de/strike?theme=xx"])
def test_a_guide_of_an_unknown_game_or_language_is_not_found(site: OpenServer, path: str) -> None:
    assert site.visitor().get(f"/api/guide/{path}").status_code == 404


@pytest.mark.parametrize("level", ["0", "7", "-1", "two", ""])
def test_a_level_of_headings_out_of_range_is_refused(site: OpenServer, level: str) -> None:
    answer = site.visitor().get("/api/guide/de/strike", params={"level": level})
    assert (answer.status_code, answer.json()["code"]) == (400, "message/schema")


def test_guides_are_files_beside_the_catalogues() -> None:
    folder = Path(__file__).parents[3] / "src" / "throwdown" / "locales" / "en"
    assert {file.stem.removeprefix("guide-") for file in folder.glob("guide-*.md")} == set(GAMES)
