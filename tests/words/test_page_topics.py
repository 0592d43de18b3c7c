"""The words of the front page are there before those of the table: it must not ask for others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from throwdown.live.protocol.fields import Topic
from throwdown.words import THEME_TOPICS

WEB = Path(__file__).parents[2] / "web" / "src"
TOPICS = WEB / "words" / "topics.ts"
IMPORTS = re.compile(r"^\s*(?:import|export)\s+(?!type\b)[^;()]*?from '(\.[^']+)';", re.MULTILINE)
NAMES = re.compile(r"\bt\(\s*[`']([a-z]+)-")


def at_once() -> dict[Path, str]:
    """The source of everything that the front page needs before it is shown."""
    found: dict[Path, str] = {}
    coming = [WEB / "main.ts"]
    while coming:
        file = coming.pop()
        if file in found:
            continue
        found[file] = file.read_text("utf-8")
        coming += [_file(file.parent / name) for name in IMPORTS.findall(found[file])]
    return found


def _file(named: Path) -> Path:
    path = named.resolve()
    ways = (path, Path(f"{path}.ts"), path / "index.ts")
    return next(way for way in ways if way.is_file())


def topics(name: str) -> set[str]:
    """What a list of topics of the page holds."""
    listed = re.search(rf"{name}: readonly Topic\[\] = \[(.*?)\]", TOPICS.read_text("utf-8"), re.S)
    assert listed is not None
    return set(re.findall(r"'(\w+)'", listed[1]))


def test_every_topic_is_read_somewhere() -> None:
    lists = [topics(name) for name in re.findall(r"const (\w+): readonly Topic", TOPICS.read_text("utf-8"))]
    assert set.union(*lists) == {*get_args(Topic)}
    assert sum(map(len, lists)) == len(get_args(Topic))


def test_the_front_page_asks_only_for_words_that_are_there() -> None:
    first = topics("FIRST") | {*THEME_TOPICS}
    asked = {(file.name, topic) for file, text in at_once().items() for topic in NAMES.findall(text)}
    assert ("Front.svelte", "page") in asked
    assert sorted(each for each in asked if each[1] not in first) == []
