"""Opening a table: which edition it plays, which options are stored with it, and who begins."""

from __future__ import annotations

import msgspec
import pytest

from tests.cases import for_each
from tests.live.fakes import HandTime, Happened, Heard, MemoryStore, background, fake_services
from tests.rules.test_editions import OFFERED
from throwdown.api.http import TableWanted
from throwdown.api.opening import opening_events
from throwdown.api.person import Person
from throwdown.api.routes.catalogue import catalogue_of
from throwdown.bots import BOTS
from throwdown.errors import OptionRefused, TableRefused
from throwdown.history.figures import began_with
from throwdown.live import events as ev
from throwdown.live.inbox import LiveTable
from throwdown.live.infos import table_info
from throwdown.live.inputs import Joined, Said, Start
from throwdown.live.narrator import Narrator
from throwdown.live.plays import plays_of
from throwdown.live.protocol import messages
from throwdown.live.protocol.messages import TableInfo
from throwdown.rules import GAMES, Resign
from throwdown.rules.editions import edition_options
from throwdown.rules.record import Acted
from throwdown.rules.rulings import EDITION_CHANGES, GROUPS, HANDICAP
from throwdown.server.operations.limits import Limits
from throwdown.words import LANGUAGES, Words

ME, BOT = {"me": True}, {"bot": "thumb"}
OPEN: dict[str, str] = {}
HERE = [{"me": True}, {"name": "Bo"}, {"name": "Cy"}]


def opened(language: str = "en", *, auto: bool = False, **wanted: object) -> list[ev.AnyEvent]:
    """The events with which a table begins that a person of this language opens."""
    body = {"game": "strike", "seats": [ME, OPEN], "thrower": "luck"} | wanted
    person = Person("ann", "Ann", "guest", language)
    return opening_events(person, msgspec.convert(body, TableWanted), "", Limits(), auto=auto)


def terms(language: str = "en", *, auto: bool = False, **wanted: object) -> ev.Terms:
    first = opened(language, auto=auto, **wanted)[0]
    assert isinstance(first, ev.Opened)
    return first.terms


async def table_of(events: list[ev.AnyEvent]) -> LiveTable:
    session = LiveTable("t", fake_services(MemoryStore(), HandTime()))
    await session.open(events)
    await background()
    return session


async def info_of(stored: ev.Terms) -> TableInfo:
    """What everybody sees of a table that was stored with these terms."""
    return table_info((await table_of([ev.Opened(terms=stored, host="ann", seats=2)])).state)


# Editions


@for_each("language", LANGUAGES)
@for_each("game", GAMES)
def test_a_table_has_the_edition_of_its_host(game: str, language: str) -> None:
    made = terms(language, game=game, first=0)
    assert made.edition == OFFERED[game][language]
    assert made.options == edition_options(game, made.edition)


@pytest.mark.parametrize(("wanted", "edition"), [("fr", "hp-FR"), ("hp-NL", "hp-NL"), ("none", None)])
def test_an_edition_can_be_named(wanted: str, edition: str | None) -> None:
    made = terms("de", game="hp_strike", edition=wanted, first=0)
    assert made.edition == edition
    assert made.options == edition_options("hp_strike", edition or "")


def test_play_now_has_the_edition_of_who_came_first() -> None:
    assert terms("it", game="verasselt", auto=True).edition == "verasselt-IT"


def test_an_edition_that_is_not_printed_is_refused() -> None:
    with pytest.raises(OptionRefused, match="impact-EN"):
        terms("es", game="impact", edition="es")


@pytest.mark.parametrize("elements", [[], ["WATER"]])
def test_avatar_needs_two_elements(elements: list[str]) -> None:
    """IMP-AVA-01"""
    with pytest.raises(OptionRefused, match="2 to 5 elements"):
        terms(game="impact_avatar", options={"active_elements": elements})


async def test_everybody_sees_the_edition_and_only_what_differs_from_it() -> None:
    info = await info_of(terms("de", game="hp_strike", options={"accio_extra": "must"}, first=1))
    assert (info.edition, info.options) == ("hp-DE", {"accio_extra": "must"})


# Options are stored


async def test_a_rematch_has_the_options_of_the_table_whatever_the_edition_says_by_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    events = opened("de", game="impact_power", seats=[ME, {"name": "Bo"}], kind="hot_seat")
    monkeypatch.setitem(EDITION_CHANGES, "impact-DE", (("impact_power",), {"collect": "optional"}))
    table = await table_of(events)
    await table.ask(Start())
    header = table.state.begun_match().log.header
    assert dict(header.options)["piles_after_fire"] == "owner_choice"
    assert dict(header.options)["collect"] == "mandatory"
    assert table_info(table.state).options == {"collect": "mandatory", "piles_after_fire": "owner_choice"}


async def test_a_stored_table_with_one_element_can_still_be_played() -> None:
    """IMP-AVA-01: only new ones are refused."""
    stored = ev.Terms(game="impact_avatar", name="Old", options={"active_elements": ["FIRE"]}, thrower="luck")
    assert (await info_of(stored)).options == {"active_elements": ("FIRE",)}


# Who begins


@pytest.mark.parametrize(
    ("wanted", "rule"),
    [
        pytest.param({}, "random", id="strangers"),
        pytest.param({"seats": [ME, BOT], "visibility": "link"}, "random", id="one person among bots"),
        pytest.param({"visibility": "link"}, "host_choice", id="friends"),
        pytest.param({"seats": HERE, "kind": "hot_seat"}, "host_choice", id="one device"),
        pytest.param({"seats": HERE, "kind": "referee"}, "host_choice", id="a real box"),
        pytest.param({"first": 1}, "host_choice", id="the host says so"),
        pytest.param({"options": {"first_player": "host_choice"}}, "host_choice", id="the host"),
        pytest.param({"first": 1, "options": {"first_player": "oldest"}}, "oldest", id="the oldest"),
    ],
)
def test_strangers_and_bots_draw_lots_for_who_begins(wanted: dict[str, object], rule: str) -> None:
    """CORE-06"""
    assert terms(**wanted).options["first_player"] == rule  # type: ignore[arg-type]


def test_play_now_draws_lots_for_who_begins() -> None:
    """VER-SETUP-05"""
    assert terms(game="verasselt", visibility="link", auto=True).options["first_player"] == "random"


@pytest.mark.parametrize(("game", "rule"), [("strike", "oldest"), ("impact", "oldest"), ("verasselt", "saw_bug")])
async def test_the_host_says_who_is_the_oldest_or_saw_a_bug(game: str, rule: str) -> None:
    """CORE-06, VER-SETUP-05"""
    wanted = {"game": game, "seats": HERE, "kind": "hot_seat", "options": {"first_player": rule}}
    with pytest.raises(TableRefused, match="say which player that is"):
        opened(**wanted)  # type: ignore[arg-type]
    for first in (2, "Cy"):
        table = await table_of(opened(first=first, **wanted))  # type: ignore[arg-type]
        await table.ask(Start())
        header = table.state.begun_match().log.header
        assert (header.first, header.first_by) == (2, rule)
        assert table_info(table.state).first == 2


@pytest.mark.parametrize("first", [3, "Zoe", ""])
def test_a_first_seat_without_a_player_is_refused(first: int | str) -> None:
    with pytest.raises(TableRefused, match="to begin"):
        opened(seats=HERE, kind="hot_seat", first=first)


async def test_the_host_of_a_private_table_names_the_oldest_after_all_sit() -> None:
    """CORE-06: the host of a private table does not know yet who will sit where."""
    options = {"first_player": "oldest"}
    table = await table_of(opened(visibility="link", options=options))
    await table.ask(Happened([ev.Seated(seat=1, name="Ben", person="ben")]))  # type: ignore[arg-type]
    ann, ben = Heard("ann"), Heard("ben")
    for person in (ann, ben):
        await table.ask(Joined(person))
    assert await refusal(table, ann, messages.Start(move="m1")) == "table/first"
    assert await refusal(table, ben, messages.NameFirst(move="m2", seat=1)) == "server/host_only"
    assert await refusal(table, ann, messages.NameFirst(move="m3", seat=4)) == "server/no_seat"
    assert table_info(table.state).first is None
    await table.ask(Said(ann, messages.NameFirst(move="m4", seat=1)))
    assert table_info(table.state).first == 1
    await table.ask(Start())
    header = table.state.begun_match().log.header
    assert (header.first, header.first_by) == (1, "oldest")
    assert await refusal(table, ann, messages.NameFirst(move="m5", seat=0)) == "server/playing"


async def test_naming_the_first_player_is_refused_where_lots_are_drawn() -> None:
    table = await table_of(opened(seats=[ME, BOT]))
    ann = Heard("ann")
    await table.ask(Joined(ann))
    assert await refusal(table, ann, messages.NameFirst(move="m1", seat=0)) == "server/lots"
    assert table_info(table.state).first is None


async def refusal(table: LiveTable, person: Heard, message: messages.Said) -> str:
    """The code with which this is refused."""
    with pytest.raises(TableRefused) as refused:
        await table.ask(Said(person, message))
    return refused.value.code


async def test_the_first_player_is_drawn_from_the_committed_chance() -> None:
    """CORE-06: a check of the record draws the same lot."""
    table = await table_of(opened("de", seats=[BOT, BOT, BOT]))
    await table.ask(Start())
    match = table.state.begun_match()
    header = match.log.header
    assert (header.first_by, header.edition) == ("lot", "strike-FR")
    assert match.fair is not None
    assert match.first == match.fair.first(3)


async def test_the_header_of_a_rematch_says_why_its_first_player_begins() -> None:
    """TOUR-02: the left neighbour of who began."""
    table = await table_of(opened(seats=[ME, {"name": "Bo"}], kind="hot_seat", first=1))
    await table.ask(Start())
    header = table.state.begun_match().log.header
    assert (header.first, header.first_by) == (1, "host")
    for seat in (0, 1):
        if table.state.playing:
            await table.ask(Happened(_resigned(table, seat)))  # type: ignore[arg-type]
    assert not table.state.playing
    await table.ask(Start())
    header = table.state.begun_match().log.header
    assert (header.first, header.first_by, header.edition) == (0, "next", "strike-FR")


def _resigned(table: LiveTable, seat: int) -> list[ev.AnyEvent]:
    return [ev.Entered(entry=Acted(seat, Resign()))]


# What there is


def test_the_catalogue_offers_each_language_its_edition() -> None:
    """As all other fronts do, with the headings of house rules."""
    for entry in catalogue_of(BOTS.__getitem__).games:
        assert entry.offered == OFFERED[entry.id]
        assert [edition.id for edition in entry.editions] == list(entry.changes)
        assert {option.group for option in entry.options} <= set(GROUPS)


async def test_a_game_begins_with_the_words_for_its_edition() -> None:
    """People who only play have not seen what the table was opened for."""
    table = await table_of(opened("de", game="hp_strike", options={"accio_extra": "must"}, seats=[BOT, BOT]))
    await table.ask(Start())
    match = table.state.begun_match()
    sentences = Narrator(match, Words("de")).about(0)
    assert sentences[0] == "Ihr spielt Harry Potter Strike, deutsche Ausgabe."
    assert any(sentence.startswith("Zauber:") for sentence in sentences)
    assert any(match.seats[match.first].player in sentence and "ausgelost" in sentence for sentence in sentences)


# Handicap


async def test_the_host_gives_starting_dice_before_the_game() -> None:
    table = await table_of(opened(visibility="link"))
    await table.ask(Happened([ev.Seated(seat=1, name="Ben", person="ben")]))  # type: ignore[arg-type]
    ann, ben = Heard("ann"), Heard("ben")
    for person in (ann, ben):
        await table.ask(Joined(person))
    assert await refusal(table, ben, messages.GiveDice(move="m1", dice=[8, 10])) == "server/host_only"
    await table.ask(Said(ann, messages.GiveDice(move="m2", dice=[8, 10])))
    assert table_info(table.state).options[HANDICAP] == (8, 10)
    with pytest.raises(OptionRefused) as refused:
        await table.ask(Said(ann, messages.GiveDice(move="m3", dice=[8, 10, 2])))
    assert refused.value.code == "option/dice"
    await table.ask(Said(ann, messages.GiveDice(move="m4", dice=[8, 8])))
    assert HANDICAP not in table_info(table.state).options
    await table.ask(Said(ann, messages.GiveDice(move="m5", dice=[8, 12])))
    await table.ask(Start())
    match = table.state.begun_match()
    assert dict(match.log.header.options)[HANDICAP] == (8, 12)
    assert [len(own) for own in match.state.supplies] == [8, 12]
    assert await refusal(table, ann, messages.GiveDice(move="m6", dice=[])) == "server/playing"
    match.act(0, Resign())
    assert table.state.game is not None
    rows = plays_of(table.state, table.state.game, 1.0)
    assert [began_with(row.figures) for row in rows] == [8, 12]


def test_a_table_can_be_opened_with_starting_dice() -> None:
    assert terms(options={HANDICAP: [8, 10]}).options[HANDICAP] == (8, 10)
    assert HANDICAP not in terms(options={HANDICAP: [8, 8]}).options
    with pytest.raises(OptionRefused, match="2 play"):
        terms(options={HANDICAP: [8, 10, 3]})
