"""Attacks by what a message holds, over a real socket; numbers are those of the list of attacks."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cases import for_each
from tests.server.server_fixture import ME, OPEN, Guest, Json, Link, OpenServer, asked, listening_server

NOT_JSON = {
    "words": "hello there",
    "empty": "",
    "blank": " ",
    "truncated": '{"is":"ping"',
    "bom": '\ufeff{"is":"ping","n":1}',
    "two": '{"is":"ping"}{"is":"ping"}',
    "single quotes": "{'is':'ping'}",
    "comment": '{"is":"ping"}//',
    "hexadecimal": '{"is":"ping","n":0x1}',
    "nan": '{"is":"ping","n":NaN}',
    "infinity": '{"is":"ping","n":Infinity}',
    "minus infinity": '{"is":"ping","n":-Infinity}',
    "leading zero": '{"is":"ping","n":01}',
    "lone surrogate": '{"is":"chat","move":"m","text":"\\ud800"}',
    "raw control": '{"is":"chat","move":"m","text":"a\x00b"}',
}
NO_OBJECT = ("null", "[]", '""', "7", "true", "[{}]")
BAD_CODES = {"message/json", "message/type", "message/schema"}


@pytest.fixture(scope="module")
def both(site: OpenServer) -> Iterator[tuple[Guest, Link]]:
    """A game of strike, thrown by luck, that nobody of these tests moves on: who is asked, and a bystander."""
    anna, ben = site.guest("Anna"), site.guest("Ben")
    table = anna.table(seats=[ME, OPEN])["id"]
    with anna.link(table) as first, ben.link(table) as second:
        second.do("sit", seat=1)
        first.do("start")
        asked(first, second)  # the start die has landed: nothing more comes by itself
        yield anna, second


@pytest.fixture
def anna(both: tuple[Guest, Link], caplog: pytest.LogCaptureFixture) -> Iterator[Link]:
    """Whose turn it is. After every attack the socket is open, the game is as it was, and no traceback is logged."""
    caplog.set_level(logging.INFO)
    guest, bystander = both
    with guest.link(bystander.welcome["table"]["id"]) as link:
        yield link
        after = link.look()
        assert (after["version"], after["game"]["hash"]) == (link.welcome["version"], link.welcome["game"]["hash"])
    bystander.sync()
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def refused(link: Link, text: str) -> str:
    link.send(text)
    code: str = link.refused()["code"]
    return code


def act(**changes: Any) -> Json:
    return {"is": "act", "move": "a", "seat": 0, "version": 9, "action": {"is": "throw"}} | changes


# 17 and 18: no message at all


@for_each("text", NOT_JSON.values())
def test_17_malformed_json_is_refused(anna: Link, text: str) -> None:
    assert refused(anna, text) == "message/json"


@for_each("text", NO_OBJECT)
def test_17_json_that_is_no_object_is_no_message(anna: Link, text: str) -> None:
    assert refused(anna, text) in BAD_CODES


def test_17_an_integer_of_3000_digits_is_refused(anna: Link) -> None:
    assert refused(anna, '{"is":"ping","n":' + "9" * 3000 + "}") in BAD_CODES


@for_each("depth", [50, 100, 200, 300, 400, 450, 500, 700, 900, 1000, 1900])
@for_each("brackets", ["[]", "{}"])
def test_18_deep_nesting_is_refused_in_every_field(anna: Link, depth: int, brackets: str) -> None:
    nested = "[" * depth + "]" * depth if brackets == "[]" else '{"is":' * (depth // 2) + "1" + "}" * (depth // 2)
    head = f'{{"is":"act","move":"n","seat":0,"version":{anna.version},"action":{{"is":"throw","x":'
    for text in (nested, head + nested + "}}"):
        anna.send(text[:4090])
        assert anna.refused()["code"].split("/")[0] in ("message", "notation")


@pytest.mark.service
def test_18_nesting_of_100000_closes_the_socket_with_1009(tmp_path: Path) -> None:
    """More than a message may have: the transport closes (1009)."""
    with listening_server(tmp_path) as site, (guest := site.guest("Deep")).link(guest.table()["id"]) as link:
        link.send("[" * 100_000)
        assert link.closed() == 1009


# 19 and 20: numbers


@for_each("number", ["NaN", "Infinity", "-Infinity", "0x1", "1e400", "1e308", "-0.0", "0.5", "1e2"])
@for_each(
    "message",
    [
        '{"is":"act","move":"n","seat":#,"version":9,"action":{"is":"throw"}}',
        '{"is":"act","move":"n","seat":0,"version":#,"action":{"is":"throw"}}',
        '{"is":"act","move":"n","seat":0,"version":9,"action":{"is":"throw"},"intent":[#,0,100,0,0,0,0,0,0]}',
        '{"is":"act","move":"n","seat":0,"version":9,"action":{"is":"throw_pile","pile":#}}',
        '{"is":"finished","move":"n","seat":0,"race":1,"ms":#}',
        '{"is":"report","move":"n","version":#}',
    ],
)
def test_19_invalid_numbers_are_refused(anna: Link, message: str, number: str) -> None:
    anna.send(message.replace("#", number))
    response = anna.refused()
    assert response["code"].split("/")[0] in ("message", "notation", "action", "server", "table"), response


WRONG = {
    "true": True,
    "text": "0",
    "half": 0.5,
    "whole float": 0.0,
    "null": None,
    "list": [0],
    "object": {},
    "2^53+1": 2**53 + 1,
    "2^63": 2**63,
    "2^70": 2**70,
    "-1": -1,
}


@for_each("value", WRONG.values())
@for_each("kind", ["act", "undo", "concede", "rise", "more_time", "race_by", "agree", "share"])
def test_20_a_seat_is_a_small_number(anna: Link, kind: str, value: object) -> None:
    rest: dict[str, Json] = {
        "act": {"version": 9, "action": {"is": "throw"}},
        "race_by": {"simulated": True},
        "agree": {"agrees": True},
        "share": {"share": True},
    }
    code = refused(anna, json.dumps({"is": kind, "move": "s", "seat": value} | rest.get(kind, {})))
    ranged = isinstance(value, int) and not isinstance(value, bool)
    assert code in (("message/schema", "message/type") if ranged else ("message/type",))


@for_each("value", WRONG.values())
def test_20_numbers_inside_an_action_are_checked_too(anna: Link, value: object) -> None:
    code = refused(anna, json.dumps(act(action={"is": "throw_pile", "pile": value}, version=anna.version)))
    assert code.split("/")[0] in ("notation", "action"), code


@for_each("value", [WRONG[name] for name in WRONG if name not in ("-1", "whole float")])
def test_20_an_intent_is_whole_numbers(anna: Link, value: object) -> None:
    assert refused(anna, json.dumps(act(intent=[value] * 9))) in ("message/type", "message/schema")


# 21 to 23: keys and kinds


@for_each(
    "text",
    [
        '{"is":"ping","n":1,"n":2}',
        '{"is":"ping","is":"ping"}',
        '{"is":"act","move":"d","seat":0,"seat":1,"version":9,"action":{"is":"throw"}}',
        '{"is":"act","move":"d","seat":0,"version":9,"action":{"is":"stop","is":"throw"}}',
        '{"is":"ping","__proto__":{}}',
        '{"is":"ping","constructor":{"prototype":{}}}',
        '{"is":"ping","more":1}',
        '{"is":"undo","move":"d"}',
        '{"is":"undo","seat":0}',
        '{"is":"chat"}',
        '{"is":"hello"}',
        '{"is":"undo","seat":0,"move":""}',
        '{"is":"undo","seat":0,"move":"a b"}',
        '{"is":"undo","seat":0,"move":"a\\n"}',
        json.dumps({"is": "undo", "seat": 0, "move": "x" * 65}),
        json.dumps(act(intent=[0] * 10)),
        json.dumps(act(manner="hard")),
        json.dumps({"is": "chat", "move": "c", "phrase": "rude"}),
        json.dumps({"is": "speak", "language": "xx"}),
    ],
)
def test_21_unknown_missing_and_repeated_keys_are_refused(anna: Link, text: str) -> None:
    assert refused(anna, text) == "message/schema"


@for_each(
    "action", [{}, {"is": "throw", "seat": 2}, {"is": "throw", "__proto__": {}}, {"is": "throw_pile"}, {"dice": []}]
)
def test_21_keys_of_an_action_are_checked_too(anna: Link, action: Json) -> None:
    assert refused(anna, json.dumps(act(action=action, version=anna.version))).startswith("notation/")


@for_each(
    "extra", [{"score": 999}, {"is_admin": True}, {"seed": "00"}, {"faces": [6] * 5}, {"outcome": {"is": "landed"}}]
)
def test_22_fields_that_the_server_sets_are_refused(anna: Link, extra: Json) -> None:
    assert refused(anna, json.dumps(act(**extra))) == "message/schema"


@for_each("action", ["resign", "timeout", "landed", "raced", "arena_state", "result", "acted", "header"])
def test_22_act_refuses_objects_that_are_no_action(anna: Link, action: str) -> None:
    assert refused(anna, json.dumps(act(action={"is": action}, version=anna.version))).startswith("notation/")


@for_each(
    "kind", ["dance", "", "Ping", "p\u0456ng", "ping ", "welcome", "ack", "moment", "x" * 4000, "__class__", "message"]
)
def test_23_an_unknown_kind_of_message_is_refused(anna: Link, kind: str) -> None:
    assert refused(anna, json.dumps({"is": kind})) == "message/unknown"


def test_23_a_message_without_a_kind_is_refused(anna: Link) -> None:
    assert refused(anna, "{}") in ("message/unknown", "message/schema")


@for_each("kind", [None, 7, [], {}, True])
def test_23_a_kind_that_is_no_text_is_refused(anna: Link, kind: object) -> None:
    assert refused(anna, json.dumps({"is": kind})) in ("message/unknown", "message/type", "message/schema")


@for_each("protocol", [0, 2, -1, 10**9])
def test_23_another_protocol_version_is_refused_and_closed(site: OpenServer, protocol: int) -> None:
    guest = site.guest("Old")
    with guest.knock(f"/ws/tables/{guest.table()['id']}") as link:
        link.say("hello", protocol=protocol)
        assert link.refused()["code"] == "message/protocol"
        assert link.closed() == 1008


def test_23_a_second_hello_is_refused(anna: Link) -> None:
    assert refused(anna, '{"is":"hello","protocol":1}') == "server/hello_twice"


# 24: text that plays tricks

TRICKS = {
    "nul": "a\0b",
    "rtl override": "a\u202eb",
    "isolate": "a\u2066b",
    "zero width": "a\u200bb",
    "joiner": "a\u200db",
    "word joiner": "a\u2060b",
    "escape": "a\x1b[31mb",
    "combining": "e" + "\u0301" * 50,
    "private use": "a\ue000b",
    "tag": "a\U000e0041b",
    "only blank": " \u3000\u00a0 ",
    "hangul filler": "\u3164",
}


@for_each("text", TRICKS.values())
def test_24_chat_is_plain_text(anna: Link, text: str) -> None:
    response = anna.do("chat", move=f"t{hash(text) % 10**9}", text=text)
    assert response["code"].startswith("chat/")


@for_each("text", TRICKS.values())
def test_24_names_are_plain_text(site: OpenServer, text: str) -> None:
    guest = site.guest("Plain")
    body = {"game": "strike", "seats": [{"me": True}, {}], "name": text}
    asked = [
        site.visitor().post("/api/guests", json={"name": text}),
        guest.http.patch("/api/me", json={"name": text}),
        guest.http.post("/api/tokens", json={"name": text}),
        guest.http.post("/api/tables", json=body),
        guest.http.post("/api/tables", json=body | {"name": "x", "kind": "hot_seat", "seats": [{"name": text}, {}]}),
    ]
    assert {(answer.status_code, answer.json()["code"].split("/")[0]) for answer in asked} == {(400, "name")}


@pytest.mark.parametrize(("text", "shown"), [("e\u0301a", "\u00e9a"), ("  a \t b\n", "a b"), ("ñandú 🎲", "ñandú 🎲")])
def test_24_honest_text_is_composed_and_trimmed(site: OpenServer, text: str, shown: str) -> None:
    guest = site.guest(text)
    assert guest.get("/api/me")["person"]["name"] == shown


@pytest.mark.parametrize(("length", "fits"), [(24, True), (25, False), (200, False)])
def test_24_names_are_counted_in_letters(site: OpenServer, length: int, fits: bool) -> None:
    answer = site.visitor().post("/api/guests", json={"name": "e\u0301" * length})
    assert (answer.status_code == 200) == fits


def test_24_ten_thousand_combining_marks_are_refused(site: OpenServer) -> None:
    answer = site.visitor().post("/api/guests", json={"name": "e" + "\u0301" * 10_000})
    assert answer.status_code in (400, 413)
