"""Names are taken out of events before they are stored, and put back when they are read."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.cases import for_each
from throwdown.live import events as ev
from throwdown.live.naming import NameBeside, with_names, without_names

HEADER: dict[str, Any] = {"is": "header", "seats": 3, "players": ["Ann", "Bot", "Ben"], "salts": ["a", "b", "c"]}
EVENTS: list[ev.AnyEvent] = [
    ev.Opened(terms=ev.Terms(game="strike", name="Ann"), host="p1", seats=3),
    ev.Seated(seat=1, name="Ann", person="p1", program=True),
    ev.Seated(seat=1, name="Ann", person="p3", named="p1"),
    ev.Spoken(person="p1", name="Ann", seat=1, text="hello"),
    ev.KeysAsked(hashes=[None, "h", "i"], draft="d", salts=["a", "b", "c"], people=["p1", None, "p2"]),
    ev.GameBegan(id="g", number=1, header=HEADER, places=[0, 1, 2], people=["p1", None, "p2"]),
]


@for_each("event", EVENTS)
def test_an_event_is_stored_without_names_and_read_with_them(event: ev.AnyEvent) -> None:
    stored, beside = without_names(event)
    text, _ = ev.write(stored, "")
    assert not any(name in text for name in ('"Ann"', '"Ben"', '"a"', '"c"')), "only ids are hashed"
    assert all(each.person in text for each in beside) and beside
    assert with_names(ev.read(text, "")[0], beside) == event


@for_each("event", EVENTS)
def test_a_name_that_is_withdrawn_is_empty_and_the_others_stay(event: ev.AnyEvent) -> None:
    stored, beside = without_names(event)
    left = with_names(stored, [each for each in beside if each.person == "p2"])
    text = ev.write(left, "")[0]
    assert "Ann" not in text and '"a"' not in text
    if isinstance(left, ev.GameBegan):
        assert (left.header["players"], left.header["salts"]) == (["", "Bot", "Ben"], ["", "b", "c"])


def test_bots_and_events_without_people_stay_as_they_are() -> None:
    for event in (ev.Seated(seat=0, name="Bot", bot="casual"), ev.StartWanted(), ev.Emptied(seat=1)):
        assert without_names(event) == (event, [])


def test_an_event_of_an_older_version_is_read_as_it_is() -> None:
    """It has its names in itself, and nothing beside."""
    old = ev.GameBegan(id="g", number=1, header={"seats": 2, "players": ["Ann", "Ben"]}, places=[0, 1])
    assert with_names(old, ()) == old


@given(st.lists(st.none() | st.sampled_from("pq"), max_size=4), st.booleans(), st.booleans())
def test_headers_with_and_without_names_and_salts(people: list[str | None], named: bool, salted: bool) -> None:
    header: dict[str, Any] = {"seats": len(people)}
    header |= {"players": [f"n{seat}" for seat, _ in enumerate(people)]} if named and people else {}
    header |= {"salts": [f"s{seat}" for seat, _ in enumerate(people)]} if salted and people else {}
    event = ev.GameBegan(id="g", number=1, header=header, places=[*range(len(people))], people=people)
    stored, beside = without_names(event)
    assert with_names(stored, beside) == event
    assert [each.seat for each in beside] == [seat for seat, person in enumerate(people) if person is not None]
    assert isinstance(stored, ev.GameBegan) and header == event.header, "the event in memory keeps its names"
    assert all(isinstance(each, NameBeside) for each in beside)
