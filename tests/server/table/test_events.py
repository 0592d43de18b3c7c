"""What is stored of a table: what was written long ago is read today."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from throwdown.rules.catalogue import game
from throwdown.rules.codec import encode
from throwdown.server.table import events as happened
from throwdown.server.table.presenter import Show
from throwdown.server.table.state import Room
from throwdown.table import Match, Seat
from throwdown.throwers import Entered

#: A table as it was stored when there were neither hints nor a choice of who stands in.
OLD = [
    {
        "is": "opened",
        "terms": {"game": "strike", "name": "Ann", "thrower": "luck", "clock": "slow", "visibility": "link"},
        "host": "a1",
        "seats": 2,
    },
    {"is": "seated", "seat": 0, "name": "Ann", "person": "a1"},
    {"is": "seated", "seat": 1, "name": "Bob", "person": "b2"},
]


def chained(told: list[dict[str, Any]]) -> list[str]:
    """As the store holds them."""
    lines, chain = [], ""
    for each in told:
        text = json.dumps(each)
        chain = sha256(f"{chain}\n{text}".encode()).hexdigest()
        lines.append(text + chain)
    return lines


def room_of(told: list[dict[str, Any]]) -> Room:
    room = Room("old", lambda game: "", lambda terms: Entered())
    room.read(chained(told))
    return room


def began() -> dict[str, Any]:
    header = Match(game("strike", 2), [Seat("Ann"), Seat("Bob")], Entered()).log.header
    return {"is": "game_began", "id": "g", "number": 1, "header": encode(header), "places": [0, 1]}


def test_a_table_from_before_hints_has_none() -> None:
    table = Show(room_of(OLD)).table()
    assert (table.hints, table.stand_in) == (False, "regular")


def test_entries_from_before_clocks_were_stored_leave_them_full() -> None:
    concede = {"is": "acted", "seat": 0, "action": {"is": "resign"}}
    room = room_of([*OLD, began(), {"is": "entered", "entry": concede}])
    assert room.match is not None and room.match.result is not None
    assert (room.banks, room.time_asked) == ([], {})


def test_what_is_as_always_is_not_written() -> None:
    """Tables that use none of it are stored as they were before."""
    terms = happened.Terms(game="strike", name="Ann")
    text, _ = happened.told(happened.Opened(terms=terms, host="a1", seats=2), "")
    assert "hints" not in text and "stand_in" not in text
    text, _ = happened.told(happened.Entered(entry={}), "")
    assert "banks" not in text
