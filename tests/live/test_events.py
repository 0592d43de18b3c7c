"""What is stored of a table: what was written long ago is read today."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from throwdown.live import events as ev
from throwdown.live.infos import table_info
from throwdown.live.state import TableState
from throwdown.rules.catalogue import game
from throwdown.rules.codec import encode
from throwdown.rules.record import Undone
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


def chained(events: list[dict[str, Any]]) -> list[str]:
    """As the store holds them."""
    lines, chain = [], ""
    for each in events:
        text = json.dumps(each)
        chain = sha256(f"{chain}\n{text}".encode()).hexdigest()
        lines.append(text + chain)
    return lines


def state_of(stored: list[dict[str, Any]]) -> TableState:
    state, chain = TableState("old", lambda game, round: "", lambda terms: Entered()), ""
    for line in chained(stored):
        event, chain = ev.read(line, chain)
        state.fold(event)
    return state


def began() -> dict[str, Any]:
    header = Match(game("strike", 2), [Seat("Ann"), Seat("Bob")], Entered()).log.header
    return {"is": "game_began", "id": "g", "number": 1, "header": encode(header), "places": [0, 1]}


def test_a_table_from_before_hints_has_none() -> None:
    table = table_info(state_of(OLD))
    assert (table.hints, table.stand_in) == (False, "master")


def test_entries_from_before_clocks_were_stored_leave_them_full() -> None:
    concede = {"is": "acted", "seat": 0, "action": {"is": "resign"}}
    state = state_of([*OLD, began(), {"is": "entered", "entry": concede}])
    assert state.match is not None and state.match.result is not None
    assert (state.banks, state.time_asked) == ((), {})


def test_default_values_are_not_stored() -> None:
    """Tables that use none of it are stored as they were before."""
    terms = ev.Terms(game="strike", name="Ann")
    text, _ = ev.write(ev.Opened(terms=terms, host="a1", seats=2), "")
    assert "hints" not in text and "stand_in" not in text
    text, _ = ev.write(ev.Entered(entry=Undone(0)), "")
    assert "banks" not in text
