"""Lines of the log: one for each record, nothing that opens a door, nothing that a terminal obeys."""

from __future__ import annotations

import io
import json
import logging
import time

import pytest

from tests.cases import for_each
from throwdown.server.operations.logs import Dampen, configure, log_event, log_request, redacted, shortened
from throwdown.server.operations.settings import Settings

log = logging.getLogger("throwdown.test")


def lines(**settings: object) -> io.StringIO:
    stream = io.StringIO()
    configure(Settings(**settings), stream)  # type: ignore[arg-type]
    return stream


def test_a_record_is_one_json_object_on_one_line() -> None:
    stream = lines()
    log_event(log, logging.INFO, "table opened", table="abc", seats=3)
    record = json.loads(stream.getvalue())
    assert record["what"] == "table opened"
    assert (record["level"], record["from"], record["table"], record["seats"]) == ("info", "throwdown.test", "abc", 3)
    assert record["at"].endswith("Z")


def test_a_request_has_method_path_status_time_and_id_but_no_query() -> None:
    """Case 38: tokens in an address do not get into the log."""
    stream = lines()
    log_request(log, method="GET", path="/tables/" + "k" * 22, status=200, ms=12.345, id="77")
    record = json.loads(stream.getvalue())
    assert record["what"] == "GET /tables/kkkk… 200"
    assert (record["method"], record["status"], record["ms"], record["id"]) == ("GET", 200, 12.3, "77")


def test_requests_refused_with_429_are_not_logged() -> None:
    stream = lines()
    log_request(log, method="GET", path="/", status=429, ms=0.1, id="1")
    assert stream.getvalue() == ""


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_control_characters_in_input_cannot_forge_a_log_line(log_format: str) -> None:
    """Case 55: CR, LF, ANSI, JSON and direction marks in what strangers send."""
    stream = lines(log_format=log_format)
    evil = 'x\r\n{"level":"info","what":"forged"}\x1b[2J\x9b31m\u2028\u202e\x00\ud800'
    log.warning("from %s", evil)
    log_event(log, logging.INFO, evil, agent=evil)
    text = stream.getvalue()
    assert text.count("\n") == 2
    assert not any(mark in text.replace("\n", "") for mark in "\r\x1b\x9b\u2028\u202e\x00\ud800")
    if log_format == "json":
        assert all(json.loads(line)["what"] != "forged" for line in text.splitlines())


@for_each(
    "text",
    [
        "Authorization: Bearer hunter2hunter2",
        "got bearer hunter2hunter2, why",
        "{'cookie': 'session=hunter2hunter2; theme=dark'}",
        "Set-Cookie: __Host-session=hunter2hunter2; Secure",
        "metrics_token=hunter2hunter2",
        '{"password": "hunter2hunter2"}',
        "session_id=hunter2hunter2",
        "GET /ws?token=hunter2hunter2&x=1 HTTP/1.1",
        "GET /join?key=hunter2hunter2",
    ],
)
def test_secrets_are_hidden(text: str) -> None:
    stream = lines()
    log.info(text)
    log_event(log, logging.INFO, "asked", what_came=text)
    assert "hunter2" not in stream.getvalue()
    assert "[hidden]" in stream.getvalue()


def test_fields_with_a_secret_name_are_hidden() -> None:
    stream = lines()
    log_event(log, logging.INFO, "locked", seed="hunter2", session=None, cookie=b"hunter2", name="Ann")
    record = json.loads(stream.getvalue())
    assert "hunter2" not in stream.getvalue()
    assert (record["seed"], record["name"]) == ("[hidden]", "Ann")


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_an_error_is_one_line_with_its_place(log_format: str) -> None:
    """Case 58: what happened is in the log, in one line."""
    stream = lines(log_format=log_format)
    try:
        raise ValueError("no\nsuch token=hunter2")
    except ValueError:
        log.exception("unexpected")
    assert stream.getvalue().count("\n") == 1
    assert "ValueError" in stream.getvalue()
    assert "test_logs.py:" in stream.getvalue()
    assert "hunter2" not in stream.getvalue()


def test_text_is_for_terminals() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    configure(Settings(), terminal)
    log_event(log, logging.WARNING, "slow", ms=1200)
    assert terminal.getvalue().endswith("warning slow  ms=1200\n")
    assert lines(log_format="text").getvalue() == ""


def test_the_level_is_a_setting() -> None:
    stream = lines(log_level="warning")
    log.info("quiet")
    log.warning("loud")
    assert stream.getvalue().count("\n") == 1


def test_a_flood_of_the_same_sentence_is_dampened_and_counted() -> None:
    now = [0.0]
    stream = lines()
    quiet = logging.getLogger("throwdown.test.flood")
    quiet.filters = [Dampen(3, 10.0, clock=lambda: now[0])]
    for _ in range(100):
        quiet.warning("bad frame")
    quiet.warning("something else")
    assert stream.getvalue().count("\n") == 4
    now[0] = 10.0
    quiet.warning("bad frame")
    assert json.loads(stream.getvalue().splitlines()[-1])["unsaid"] == 97


def test_a_long_text_is_cut() -> None:
    assert len(redacted("x" * 10**6)) <= 2001
    assert shortened("/a/b.js") == "/a/b.js"


def test_redaction_is_linear_in_the_text() -> None:
    """Case 64: no text makes hiding secrets slow."""
    began = time.thread_time()
    for piece in ("token", "?a", "cookie", "bearer ", "a-", "session=", "?" * 64, "token" + "-" * 20):
        redacted(piece * 2000)
        shortened(piece * 2000)
    assert time.thread_time() - began < 0.1 * 8
