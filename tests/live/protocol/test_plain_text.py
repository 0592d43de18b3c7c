"""Names and chat: what people write stays, what plays tricks is refused."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import for_each
from throwdown.live.bot_names import BOT_NAMES
from throwdown.live.protocol.plain_text import TextRefused, chat_of, clusters, look, name_of, person_name_of
from throwdown.server.operations.limits import Limits

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


def code_of(text: str) -> str:
    with pytest.raises(TextRefused) as caught:
        name_of(text)
    return caught.value.code


@for_each(
    ("text", "shown"),
    [
        ("Anna", "Anna"),
        ("  Jürgen \t von\n\nTal ", "Jürgen von Tal"),
        ("Zoe\u0308", "Zoë"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("李小龍", "李小龍"),
        ("สมชาย", "สมชาย"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("क्षत्रिय", "क्षत्रिय"),
        (PERSIAN, PERSIAN),
        ("<b>O'Neil & {{7*7}}</b>"[:24], "<b>O'Neil & {{7*7}}</b>"),
        (FAMILY * 24, FAMILY * 24),
        ("\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3fb", None),
        (ENGLAND, ENGLAND),
        ("\U0001f1e9\U0001f1ea" * 24, None),
        ("1\ufe0f\u20e3 \u2764\ufe0f", None),
        ("a\u00a0b\u2003c\u2028d", "a b c d"),
    ],
)
def test_ordinary_names_are_unchanged(text: str, shown: str | None) -> None:
    assert name_of(text) == (shown or text)


@for_each(
    ("text", "code"),
    [
        ("", "name/empty"),
        (" \n\t\u3000", "name/empty"),
        ("x" * 25, "name/length"),
        ("x" * 100_000, "name/length"),
        (FAMILY * 25, "name/length"),
        ("a" + "\u0301" * 10_000, "name/length"),
        ("a\x00b", "name/characters"),
        ("a\x1b[31mb", "name/characters"),
        ("a\x85b", "name/characters"),
        ("\ud800", "name/characters"),
        ("a\u202eb", "name/characters"),
        ("\u2066a\u2069", "name/characters"),
        ("\u200fa", "name/characters"),
        ("a\u200bb", "name/characters"),
        ("a\u200db", "name/characters"),
        ("a\u200cb", "name/characters"),
        ("\ufeffa", "name/characters"),
        ("a\u00adb", "name/characters"),
        ("\u3164", "name/characters"),
        ("\u2800", "name/characters"),
        ("a\ufe0f", "name/characters"),
        ("a\ufe01", "name/characters"),
        ("a\U000e0067", "name/characters"),
        (ENGLAND + "\U000e0067" * 9, "name/characters"),
        ("\ue000", "name/characters"),
        ("\u0378", "name/characters"),
        ("\u0301a", "name/characters"),
        ("a \u0301b", "name/characters"),
        ("e" + "\u0335" * 5, "name/characters"),
        ("\U0001f600\u200d" * 4 + "\U0001f600", "name/characters"),
    ],
)
def test_invisible_and_stacked_characters_are_refused(text: str, code: str) -> None:
    """Case 24: surrogates, NUL, direction marks, zero width, heaps of marks."""
    assert code_of(text) == code


def test_chat_is_longer_and_has_codes_of_its_own() -> None:
    assert chat_of("well\nthrown! \U0001f3b2") == "well thrown! \U0001f3b2"
    for text, code in (("", "chat/empty"), ("x" * 301, "chat/length"), ("a\u202eb", "chat/characters")):
        with pytest.raises(TextRefused) as caught:
            chat_of(text)
        assert caught.value.code == code


def test_the_limits_are_settings() -> None:
    limits = Limits(name_length=3, chat_length=5, combining_marks=1)
    assert name_of("abc", limits) == "abc"
    for refused in ("abcd", "a\u0335\u0336"):
        with pytest.raises(TextRefused):
            name_of(refused, limits)
    with pytest.raises(TextRefused, match="at most 5"):
        chat_of("abcdef", limits)


@given(st.text(max_size=60))
def test_accepted_text_is_unchanged_when_checked_again(text: str) -> None:
    try:
        shown = chat_of(text)
    except TextRefused:
        return
    assert chat_of(shown) == shown
    assert "".join(clusters(shown)) == shown
    assert shown == shown.strip() != ""


def test_checking_long_text_is_quick() -> None:
    """Case 64: no text of any length takes long."""
    began = time.thread_time()
    for text in ("a" * 10**6, "\u0301" * 10**6, "\u200d" * 2400, " " * 2400, "\U0001f600\u200d" * 1200):
        with pytest.raises(TextRefused):
            chat_of(text)
    assert time.thread_time() - began < 0.5


# Names that are taken for others


@for_each(
    "text",
    [
        "\uff33\uff45\uff52\uff56\uff45\uff52",
        "\U0001d412\U0001d41e\U0001d42b\U0001d42f\U0001d41e\U0001d42b",
        "5erver",
        "Serv3r",
        "4dm1n",
        "Admin 2",
        "@dmin",
        "S.u.p.p.o.r.t",
        "Sy$tem",
        "Thr0wd0wn",
        "\u0455\u0443\u0455\u0442\u0435\u043c",
    ],
)
def test_names_that_look_like_the_server_are_refused(text: str) -> None:
    assert code_of(text) == "name/reserved"


def test_letters_of_other_styles_are_no_way_to_mix_alphabets() -> None:
    assert code_of("\U0001d400\u043b\u0438\u0441\u0430") == "name/scripts"


@for_each("text", ["Flint", "fl1nt", "\uff2d\uff4f\uff53\uff53", "Ember 3", "P3bble", "\U0001d403rift"])
def test_people_have_no_names_of_bots(text: str) -> None:
    with pytest.raises(TextRefused) as caught:
        person_name_of(text, Limits(), BOT_NAMES)
    assert caught.value.code == "name/bot"


@for_each("text", ["Flintstone", "Mosse", "Amber", "007", "Serverin", "Adrian", FAMILY])
def test_other_names_stay_free(text: str) -> None:
    assert person_name_of(text, Limits(), BOT_NAMES) == text


def test_names_of_other_letters_look_different() -> None:
    assert len({look(name) for name in ("Anna", "Hanna", "Ann", "Ben", "Jo", FAMILY)}) == 6
