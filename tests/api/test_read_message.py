"""What a frame says: read once, and refused with a code where it is no message."""

from __future__ import annotations

import msgspec
import pytest

from tests.cases import for_each
from throwdown.api.read_message import BadMessage, read_message
from throwdown.live.protocol.messages import Said

ACT = '{"is":"act","move":"a1","seat":0,"version":12,"action":%s}'

GOOD = [
    '{"is":"hello","protocol":1,"since":11}',
    '{"protocol":1,"is":"hello"}',
    ' {"is" : "look"} ',
    ACT % '{"is":"throw","pile":null}',
    ACT % '{"is":"x","list":[1,-2.5,1e3,true,"\u00e9 \\u00e9 \\ud83d\\ude00",{"is":"y"}]}',
    '{"is":"chat","move":"m","text":"a: \\"b\\", {c}"}',
]
BAD = [
    ("", "message/json"),
    ("[1", "message/json"),
    ('{"is":"ping"}x', "message/json"),
    ("[" * 5000, "message/json"),
    (ACT % '{"a":NaN}', "message/json"),
    (ACT % '{"a":-Infinity}', "message/json"),
    (ACT % '{"a":"\\ud800"}', "message/json"),
    (ACT % ("9" * 5000), "message/json"),
    (ACT % '{"a":1e999}', "message/schema"),
    (ACT % '{"a":1,"a":1}', "message/schema"),
    (ACT % '{"a":[{"b":1,"b":2}]}', "message/schema"),
    ('{"is":"ping","n":1,"n":2}', "message/schema"),
    ('{"is":"ping","more":1}', "message/schema"),
    ('{"is":"ping","n":9007199254740993}', "message/schema"),
    ('{"is":"ping","n":"1"}', "message/type"),
    ('{"is":"ping","n":true}', "message/type"),
    ('{"is":"ping","n":1,"`is`":1}', "message/schema"),
    ('{"is":"speak","language":"Expected `int`, got `str`"}', "message/schema"),
    ('{"is":"speak","language":5}', "message/type"),
    ('{"is":"hello","protocol":1,"serves":{"games":5}}', "message/type"),
    ('{"is":"hello","protocol":1,"serves":{"games":[]}}', "message/schema"),
    ('{"is":"chat","move":"m","text":"a: b","text":"c"}', "message/schema"),
    ('{"is":"chat","move":"m" ,"text" :"x","text":"c:"}', "message/schema"),
    ("[]", "message/type"),
    ("null", "message/type"),
    ('{"is":"wave"}', "message/unknown"),
    ('{"n":1}', "message/unknown"),
]


@for_each("text", GOOD)
def test_a_message_is_read_as_its_type_says(text: str) -> None:
    assert read_message(text) == msgspec.json.decode(text, type=Said)


@for_each(("text", "code"), BAD)
def test_every_malformed_message_is_refused_with_its_code(text: str, code: str) -> None:
    with pytest.raises(BadMessage) as refused:
        read_message(text)
    assert refused.value.code == code


def test_the_complaint_names_the_field() -> None:
    with pytest.raises(BadMessage, match=r"Expected `int`, got `str` - at `\$\.seat`"):
        read_message('{"is":"undo","move":"a","seat":"0"}')


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ('{"is":"act","move":"m1","seat":0,"action":null}', "m1"),
        ('{"is":"act","move":"m2","seat":"0","action":{"is":"throw"}}', "m2"),
        ('{"is":"dance","move":"m3"}', "m3"),
        ('{"is":"undo","move":7,"seat":0}', None),
        ('{"is":"undo","move":"no id","seat":0}', None),
        ('{"is":"dance"}', None),
    ],
)
def test_a_refusal_names_its_move_where_there_is_one(text: str, move: str | None) -> None:
    with pytest.raises(BadMessage) as refused:
        read_message(text)
    assert refused.value.move == move
