"""Opening a table: what was wanted is checked, and becomes its terms and its first events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import structs

from throwdown.bots import stand_in_for
from throwdown.errors import TableRefused
from throwdown.live import events as ev
from throwdown.live.bot_names import BOT_NAMES, check_bot
from throwdown.live.protocol.plain_text import name_of
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.catalogue import known
from throwdown.rules.editions import chosen_edition, table_options
from throwdown.rules.rulings import options_of
from throwdown.table import check_named
from throwdown.table.questions import has_tournament
from throwdown.table.seats import ASKED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.api.http import FreeChat, SeatWanted, TableWanted
    from throwdown.api.person import Person
    from throwdown.live.limits import TableLimits

#: Shorter passwords of tables fall to guesses from many addresses.
PASSWORD_LENGTH = 6


def opening_events(
    person: Person,
    wanted: TableWanted,
    password: str,
    limits: TableLimits,
    *,
    auto: bool,
    free_chat: FreeChat = "private",
) -> list[ev.AnyEvent]:
    """The events with which the wanted table begins; refused if it cannot be.

    ``password`` is as it is stored, or empty. ``auto``: the first game begins automatically once every seat is filled.
    ``free_chat``: where the host of the server lets people write own words.
    """
    phrases = _phrases(wanted, free_chat, strangers=_strangers(wanted, auto=auto))
    terms = structs.replace(_terms(person, wanted, password, limits, auto=auto), phrases=phrases)
    seated = [
        event
        for seat, each in enumerate(wanted.seats)
        if (event := _seated(person, terms, seat, each, limits)) is not None
    ]
    if sum(each.me for each in wanted.seats) > 1:
        raise TableRefused("you can sit only once: give the others names", code="server/sits_already")
    return [ev.Opened(terms=terms, host=person.id, seats=len(wanted.seats)), *seated]


def _strangers(wanted: TableWanted, *, auto: bool) -> bool:
    """Whether people meet there who do not know each other: the table is listed, or they are brought together."""
    return auto or (wanted.kind == "online" and wanted.visibility == "public")


def _phrases(wanted: TableWanted, free_chat: FreeChat, *, strangers: bool) -> bool:
    """Whether the chat has phrases only: among strangers, unless the server and the host of the table allow more."""
    if wanted.kind != "online":
        return False  # people on one device have no chat
    allowed = free_chat == "everywhere" or (free_chat == "private" and not strangers)
    if wanted.phrases is False and not allowed:
        raise TableRefused("people chat with phrases only at such a table", code="server/phrases_only")
    return not allowed or (strangers if wanted.phrases is None else wanted.phrases)


def _terms(person: Person, wanted: TableWanted, password: str, limits: TableLimits, *, auto: bool) -> ev.Terms:
    edition = chosen_edition(known(wanted.game).id, wanted.edition, person.language)
    options = _checked(wanted, table_options(wanted.game, edition, _chosen_options(wanted, auto=auto)))
    return ev.Terms(
        game=wanted.game,
        name=name_of(wanted.name or person.name, limits),
        kind=wanted.kind,
        edition=edition or None,
        options=options,
        thrower="entered" if wanted.kind == "referee" else wanted.thrower,
        clock=wanted.clock,
        visibility=wanted.visibility if wanted.kind == "online" else "link",
        password=password,
        chat=wanted.chat,
        spectators=wanted.spectators,
        delay=wanted.delay,
        tournament=wanted.tournament,
        hints=wanted.hints,
        stand_in=stand_in_for(wanted.stand_in),
        first=_first(person, wanted, options),
        auto=auto,
    )


def _chosen_options(wanted: TableWanted, *, auto: bool) -> dict[str, Any]:
    """What was chosen; strangers and bots draw lots for who begins unless the host says (CORE-06, VER-SETUP-05)."""
    people = sum(each.bot is None for each in wanted.seats)
    strangers = _strangers(wanted, auto=auto)
    nobody_says = wanted.first is None and "first_player" in options_of(wanted.game)
    by_lot = {"first_player": "random"} if nobody_says and (strangers or people == 1) else {}
    return by_lot | wanted.options


def _checked(wanted: TableWanted, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the game, if the table can be; a handicap that changes nothing is none of them."""
    game = make_game(wanted.game, len(wanted.seats), options)
    if wanted.tournament and not has_tournament(game):
        raise TableRefused("{game} has no tournament: play single games", code="table/tournament", game=wanted.game)
    if (wanted.visibility == "password") != bool(wanted.password):
        raise TableRefused("a table with a password needs one, and only such a table", code="server/new_password")
    if wanted.password and len(wanted.password) < PASSWORD_LENGTH:
        message = "a password of a table has at least {least} characters"
        raise TableRefused(message, code="server/short_password", least=PASSWORD_LENGTH)
    check_bot(wanted.game, wanted.stand_in)
    return game.options


def _first(person: Person, wanted: TableWanted, options: Mapping[str, Any]) -> int | None:
    """The seat that begins; none if the host will know it when everybody sits."""
    if wanted.first is None:
        asked = options.get("first_player") in ASKED
        if asked and (wanted.kind != "online" or wanted.start):
            check_named(options)
        return None if asked else 0
    names = [person.name if each.me else each.name for each in wanted.seats]
    seat = names.index(wanted.first) if wanted.first in names else wanted.first
    if not isinstance(seat, int) or seat >= len(names):
        raise TableRefused("there is no seat {first!r} to begin", code="server/no_seat", first=wanted.first)
    return seat


def _seated(person: Person, terms: ev.Terms, seat: int, wanted: SeatWanted, limits: TableLimits) -> ev.Seated | None:
    """Who sits there from the beginning; an open seat is empty."""
    if wanted.bot is not None:
        if terms.kind == "referee":
            raise TableRefused("people with a real box play themselves", code="server/no_bots")
        check_bot(terms.game, wanted.bot)
        return ev.Seated(seat=seat, name=BOT_NAMES[seat], bot=wanted.bot)
    if wanted.name is not None:
        if terms.kind == "online":
            raise TableRefused("at this table everybody sits under the own name", code="server/own_name")
        return ev.Seated(seat=seat, name=name_of(wanted.name, limits), person=person.id)
    if not wanted.me:
        return None
    return ev.Seated(seat=seat, name=person.name, person=person.id, program=person.kind == "bot")
