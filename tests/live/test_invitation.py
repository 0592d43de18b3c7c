"""The short code of a table, and when it invites."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.live.fakes import Happened, Heard, PureTable
from throwdown.live import events as ev
from throwdown.live.absence import gone
from throwdown.live.infos import listed_info, table_info
from throwdown.live.invitation import LENGTH, LETTERS, code_of, read_code
from throwdown.server.lobby.codes import Codes, link_id


def test_a_code_follows_from_the_id_and_has_unambiguous_letters() -> None:
    """It is the same after a restart and in every version: people know the codes of open tables."""
    assert code_of("CSZ8nYv9hV1fQ2wZ0pXy3A") == "ZKYWQD"
    codes = {code_of(str(number)) for number in range(500)}
    assert len(codes) == 500
    assert {letter for code in codes for letter in code} == set(LETTERS)
    assert {len(code) for code in codes} == {LENGTH}
    assert not set(LETTERS) & set("AEIOULNV01")


@for_each("typed", ["KBTRWS", "kbtrws", "KBT RWS", " kbt-rws ", "K B T – R W S", "kbt·rws"])
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    assert read_code(typed) == "KBTRWS"


@for_each("typed", ["", "KBTRW", "KBTRWSS", "KBTRWA", "KBTRW5", "CSZ8nYv9hV1fQ2wZ0pXy3A", "K" * 10_000])
def test_read_code_returns_none_for_other_text(typed: str) -> None:
    assert read_code(typed) is None


def test_a_table_has_a_code_until_it_is_closed() -> None:
    table = PureTable()
    table.open("ann", "")
    assert table_info(table.state).code == code_of("t")
    assert listed_info(table.state).code == "", "the lobby tells no codes"
    table.handle(Happened([ev.Seated(seat=1, name="Ben", person="ben")]))
    assert table_info(table.state).code == code_of("t"), "it leads a screen there, too"
    table.handle(Happened([ev.TableClosed()]))
    assert table_info(table.state).code == ""


def test_every_table_has_a_code_of_its_own_and_gives_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    codes, drawn = Codes(), iter(["one", "one", "one", "two", "one"])
    monkeypatch.setattr("throwdown.server.lobby.codes.secrets.token_urlsafe", lambda size: next(drawn))
    first = codes.new_id()
    codes.add(first)
    second = codes.new_id()
    assert (first, second) == ("one", "two"), "an id whose code is taken is not used"
    codes.add(second)
    assert codes.table(code_of("one")) == "one"
    codes.drop("one")
    assert codes.table(code_of("one")) is None
    assert codes.new_id() == "one"


def test_no_id_begins_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """``throwdown join URL -Abc`` and ``throwdown admin rename -Abc`` would be refused."""
    drawn = iter(["-Abc", "A-bc", "-Def", "D-ef"])
    monkeypatch.setattr("throwdown.server.lobby.codes.secrets.token_urlsafe", lambda size: next(drawn))
    assert Codes().new_id() == "A-bc"
    assert link_id() == "D-ef"


# Screens


def looking_on(table: PureTable, person: str) -> Heard:
    return table.listen(person, watches=True)


def test_a_screen_shows_no_seat_of_the_person_whose_browser_it_is() -> None:
    table = PureTable()
    ann, _ = table.open("ann", "ben")
    screen = looking_on(table, "ann")
    assert (ann.seats, screen.seats) == ((0,), ())
    assert table.table.audience.watching == 1


def test_a_screen_does_not_count_as_the_presence_of_its_owner() -> None:
    table = PureTable()
    ann, ben = table.open("ann", "ben")
    table.begin()
    screen = looking_on(table, "ann")
    table.leave(ann)
    assert [each.seat for each in gone(table.table)] == [0], "the screen of the room does not play for its owner"
    table.wait(30)
    left = gone(table.table)[0].left
    table.leave(screen)
    assert gone(table.table)[0].left == left, "and its end does not prolong the wait"
    assert ben in table.table.audience


def test_a_screen_of_a_player_has_no_spectator_delay() -> None:
    table = PureTable()
    table.open("ann", "ben", delay=60)
    assert looking_on(table, "ann").delay == 0
    assert looking_on(table, "cid").delay == 60
