"""Positions in words and as pictures."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import throwdown

SVG = "{http://www.w3.org/2000/svg}"


def played(name: str, seats: int, steps: int) -> throwdown.Match:
    match = throwdown.Match(name, seats=["thumb"] * seats, thrower=throwdown.Luck(f"{name} drawn"))
    for _ in range(steps):
        match.step()
    return match


def drawn(match: throwdown.Match) -> ElementTree.Element:
    return ElementTree.fromstring(match._repr_svg_())  # noqa: S314  # a picture of ours


@pytest.mark.parametrize("name", throwdown.games())
def test_every_moment_of_every_game_is_summarised_and_drawn(name: str) -> None:
    match = played(name, 4, 0)
    for _ in range(60):
        match.step()
        picture = drawn(match)
        assert picture.tag == f"{SVG}svg"
        assert picture.get("aria-label") == match.position.summary()
        assert repr(match) == f"<Match of {match.position.summary()}>"


def test_an_arena_shows_each_die_that_lies_there_and_each_in_hand() -> None:
    match = played("strike", 2, 11)
    picture = drawn(match)
    lying, held = len(match.state.arena), sum(map(len, match.state.supplies))
    assert lying > 1
    assert len(list(picture.iter(f"{SVG}g"))) == lying
    acting = 1  # the box around who is to act
    assert len(list(picture.iter(f"{SVG}rect"))) == 1 + lying + held + acting


def test_dice_of_an_arena_lie_where_they_fell() -> None:
    game = throwdown.game("strike", start_die="placed")
    match = throwdown.Match(game, seats=["thumb", "thumb"], thrower=throwdown.Luck("placed"))
    while not match.state.arena:
        match.step()
    ((die, _),) = match.state.arena
    east = throwdown.Position(match.game, match.state, lying={die: (60_000, 0, 8000, 1_000_000, 0, 0, 0)})
    north = throwdown.Position(match.game, match.state, lying={die: (0, 60_000, 8000, 1_000_000, 0, 0, 0)})
    assert "translate(266.7 178.0)" in east._repr_svg_()
    assert "translate(180.0 91.3)" in north._repr_svg_()


def test_a_table_of_cards_shows_every_open_card() -> None:
    match = played("verasselt", 3, 20)
    view = match.view(None)
    caught = [catch.cards for catch in (view.table_catch, view.received) if catch is not None]
    cards = sum(map(sum, (view.hub, view.own_catch, *view.yards, *caught)))
    picture = drawn(match)
    symbols = len(list(picture.iter(f"{SVG}svg"))) - 1
    assert symbols == cards + len(view.dice)


def test_names_cannot_break_a_picture() -> None:
    match = throwdown.Match(
        "strike", seats=[throwdown.Seat('<b>&"A"'), throwdown.Seat("Bo")], thrower=throwdown.Luck(1)
    )
    match.play()
    texts = [text.text for text in drawn(match).iter(f"{SVG}text")]
    assert '<b>&"A"' in texts


def test_games_matches_positions_and_records_have_a_repr() -> None:
    match = throwdown.Match(
        throwdown.game("strike", start_die="placed"),
        seats=[throwdown.Seat("Ada"), "thumb"],
        thrower=throwdown.Luck("told"),
    )
    match.play()
    assert repr(match.game) == "<Game strike, 2 seats, start_die='placed'>"
    assert repr(match) == "<Match of strike, 2 seats: nothing lies; Ada 8, Thumb 8 dice; Ada to act>"
    assert repr(match.record) == "<Record of strike: Ada, Thumb; 0 entries, not finished>"
    assert repr(match.position).startswith("<Position of strike, 2 seats:")
    assert repr(throwdown.bot("expert")) == "<bot expert>"
