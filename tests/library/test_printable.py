"""Foreign text on a terminal: nothing in it is an order to the terminal, or turns the text around it."""

from __future__ import annotations

import logging

from tests.cases import for_each
from throwdown.library.printable import PrintableFormatter, printable, printable_lines
from throwdown.words import Words


@for_each(
    "order",
    ["\x1b[2J", "\x07", "\r", "\x7f", "\x85", "\x9b2J", "\x90", "\u061c", "\u200e", "\u202e", "\u2028", "\u2066"],
)
def test_orders_are_shown_by_their_number(order: str) -> None:
    shown = printable(f"a{order}b")
    assert shown.isprintable() and shown.startswith("a\\") and shown.endswith("b")


def test_usual_text_stays_as_it_is() -> None:
    for text in ("Ada", "Zoë 🎲", "Владимир", "十", "1\u202f000", "עדה", "C:\\dice"):
        assert printable(text) == text


def test_half_a_character_is_shown_by_its_number() -> None:
    assert printable("a\ud800") == "a\\ud800"


def test_names_that_our_sentences_set_apart_stay_so_and_other_marks_do_not() -> None:
    nested = Words().say("play-to", player=Words().say("play-to", player="עדה"))
    assert "\u2068" in nested and printable(nested) == nested
    assert printable("\u2068a\u2069") == "\u2068a\u2069"
    assert printable("\u2069a\u2068b") == "\\u2069a\\u2068b"


def test_several_lines_stay_lines() -> None:
    assert printable_lines("a\nb\x1b\n") == "a\nb\\x1b\n"


def test_a_log_line_that_quotes_a_server_is_printable() -> None:
    record = logging.LogRecord("n", logging.INFO, "", 0, "refused: %s", ("\x1b[2J\nthrowdown: fine",), None)
    assert PrintableFormatter("%(message)s").format(record) == "refused: \\x1b[2J\\nthrowdown: fine"
