"""Open tournaments: many tables, rounds, standings. Who may see one, and what its host and its players may do."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from throwdown.api.faults import NotFound
from throwdown.errors import TableRefused, ThrowdownError
from throwdown.live.bot_names import BOT_NAMES, check_bot
from throwdown.live.protocol.plain_text import name_of, title_of
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.catalogue import known
from throwdown.rules.editions import chosen_edition, table_options
from throwdown.server.storage.store import Batch, EntrantRow, EntryRow, TournamentRow
from throwdown.tournaments import (
    BellRung,
    Changed,
    Closed,
    Corrected,
    Entered,
    Left,
    Opened,
    Paired,
    Reported,
    Returned,
    Settings,
    TournamentRefused,
    entry_bytes,
    next_round,
)
from throwdown.words import folded

from .codes import link_id
from .round_tables import freed_boxes, has_bot, has_paper, placed, places_for
from .tournament_log import Change, OpenTournament, Place, Terms, TournamentDamaged, TournamentLogs
from .tournament_views import next_shown

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from throwdown.api.person import Person
    from throwdown.live.timers import Time
    from throwdown.server.operations.limits import Limits
    from throwdown.server.protocol import tournaments as wire
    from throwdown.server.storage.store import Store
    from throwdown.tournaments import AnyEntry, Table

    from .quotas import Quotas
    from .round_tables import RoundTables
    from .tables import Tables

log = logging.getLogger("throwdown.tournaments")

#: What a player does, or the host does to a player.
_Entry: TypeAlias = "Callable[[OpenTournament, int], AnyEntry]"

#: How often it is looked whether games of tournaments are over, in s.
EVERY_S: Final = 1.0
#: In an open evening three who wait are seated once one of them has waited for so long, in s.
HURRY_S: Final = 60.0
#: How many tournaments are listed.
LISTED: Final = 100
#: How many bots fill tables, by the seats that tables usually have.
FILLERS: Final = {2: 1, 4: 3}
#: How many seats a table may have, by the same.
SIZES: Final = {2: (2,), 4: (2, 3, 4, 5)}


class Tournaments:
    """All tournaments. Every server has one, and all of them write to the same logs."""

    def __init__(
        self, store: Store, limits: Limits, time: Time, tables: Tables, rounds: RoundTables, quotas: Quotas
    ) -> None:
        self._store = store
        self._limits = limits
        self._time = time
        self._tables = tables
        self._rounds = rounds
        self._quotas = quotas
        self.logs = TournamentLogs(store, time)
        self._quiet: dict[str, float] = {}
        """Tournaments with nothing to follow, and when each of them changed last."""
        self._unseated: dict[str, tuple[int, bool]] = {}
        """Open evenings in which nobody can be seated: at which version, and whether in a hurry."""

    # Seeing

    async def see(self, person: Person | None, id: str) -> OpenTournament:
        """The tournament with this id; that of a group is not there for others."""
        found = await self.logs.open(id)
        if not await self._may_see(person, found):
            raise NotFound("there is no such tournament, or you may not see it")
        return found

    async def _may_see(self, person: Person | None, found: OpenTournament) -> bool:
        if found.row.book is None or found.is_host(person) or found.number_of(person) is not None:
            return True
        return person is not None and await self._is_member(person, found.row.book)

    async def _is_member(self, person: Person, book: str) -> bool:
        rows = await self._store.read(self._store.memberships, person.id)
        return any(row.book == book for row in rows)

    async def listed_for(self, person: Person | None) -> list[OpenTournament]:
        """Those that this person finds; running ones first. Without a name: those that everybody finds."""
        id = "" if person is None else person.id
        rows = await self._store.read_in_thread(self._store.tournaments_for, id, LISTED)
        found = [await self._find_whole(row.id) for row in rows]
        return [each for each in found if each is not None]

    async def _find_whole(self, id: str) -> OpenTournament | None:
        """The tournament, unless its log is damaged."""
        with suppress(TournamentDamaged):
            return await self.logs.find(id)
        return None

    # Opening

    async def make(self, person: Person, wanted: wire.TournamentWanted, address: str) -> OpenTournament:
        _check_person(person)
        await self._check_room(person)
        if wanted.open_to == "group" and (wanted.group is None or not await self._is_member(person, wanted.group)):
            raise NotFound("there is no such group, or you are not one of its members")
        settings, name = self._settings(person, wanted), title_of(wanted.name, self._limits)
        self._quotas.spend_table(person.id, address)
        id, now = link_id(), self._time.wall()
        book = wanted.group if wanted.open_to == "group" else None
        row = TournamentRow(id, person.id, name, book, int(wanted.open_to == "listed"), 1, now, now)
        first = EntryRow(1, now, entry_bytes(Opened(settings=settings)).decode())
        await self._store.commit(Batch().tournament(row).entry(id, first, running=True))
        return await self.logs.open(id)

    async def _check_room(self, person: Person) -> None:
        most = self._limits.tournaments_per_person
        if await self._store.read(self._store.running_of, person.id) >= most:
            raise TournamentRefused(
                "you host {most} tournaments: close one first", code="tournament/too_many", most=most
            )

    def _settings(self, person: Person, wanted: wire.TournamentWanted) -> Settings:
        edition = chosen_edition(known(wanted.game).id, wanted.edition, person.language)
        options = table_options(wanted.game, edition)
        for seats in SIZES[wanted.seats]:
            make_game(wanted.game, seats, options)
        terms = Terms(
            game=wanted.game, edition=edition, thrower=wanted.thrower, clock=wanted.clock, play=wanted.play,
            boxes=wanted.boxes, fill=wanted.fill, minutes=wanted.minutes,
        )  # fmt: skip
        _check_fill(terms)
        return Settings(
            seed=secrets.randbits(53), mode=wanted.mode, seats=wanted.seats, rounds=wanted.rounds, final=wanted.final,
            least_games=wanted.least_games, terms=msgspec.to_builtins(terms),
        )  # fmt: skip

    # What players do

    async def enter(self, person: Person, id: str, address: str) -> OpenTournament:
        """Take part, also after the first round."""
        _check_person(person)

        async def decide(found: OpenTournament) -> Change:
            if found.number_of(person) is not None:
                raise TournamentRefused("you have entered already", code="tournament/entered")
            return self._entering(found, EntrantRow(id, 0, person.id, "", person.name))

        return await self._act(person, id, decide, address)

    async def step_out(self, person: Person, id: str, number: int | None, address: str) -> OpenTournament:
        """Take a break, or leave for good: oneself, or another player at the wish of the host."""

        def left(found: OpenTournament, entrant: int) -> AnyEntry:
            return Left(entrant=entrant, dropped=entrant != found.number_of(person))

        return await self._come_or_go(person, id, number, left, address)

    async def step_in(self, person: Person, id: str, number: int | None, address: str) -> OpenTournament:
        """Come back; that earns nothing. Only the host brings back a player whom the host has dropped."""

        def returned(found: OpenTournament, entrant: int) -> AnyEntry:
            if found.state.entrant(entrant).dropped and not found.is_host(person):
                message = "the host has dropped you: ask the host to bring you back"
                raise TournamentRefused(message, code="tournament/dropped")
            return Returned(entrant=entrant)

        return await self._come_or_go(person, id, number, returned, address)

    async def _come_or_go(
        self,
        person: Person,
        id: str,
        number: int | None,
        entry: _Entry,
        address: str,
    ) -> OpenTournament:
        async def decide(found: OpenTournament) -> Change:
            own = found.number_of(person)
            if number is not None and number != own:
                _check_host(found, person)
            entrant = own if number is None else number
            if entrant is None:
                raise TournamentRefused("you have not entered", code="tournament/not_entered")
            return Change([entry(found, entrant)])

        return await self._act(person, id, decide, address)

    async def report(self, person: Person, id: str, table: int, places: list[int], address: str) -> OpenTournament:
        """The result of a table, typed by one of its players or by the host."""

        async def decide(found: OpenTournament) -> Change:
            hosts = found.is_host(person)
            self._check_at_table(found, person, found.state.table(table))
            if not hosts and found.place_of(table).play == "online":
                message = "the result of an online table comes from its game"
                raise TournamentRefused(message, code="tournament/online")
            return Change([Reported(table=table, places=tuple(places), source="host" if hosts else "typed")])

        return await self._act(person, id, decide, address)

    async def open_device(self, person: Person, id: str, table: int, kind: str, address: str) -> OpenTournament:
        """Play this table on one's own device, or be its referee: its end is the result."""
        live = self._tables.new_id()

        async def decide(found: OpenTournament) -> Change:
            at = found.state.table(table)
            self._check_at_table(found, person, at)
            place = found.place_of(table)
            if not at.plays:
                raise TournamentRefused("this table has a result", code="tournament/reported")
            if place.play == "online" or await self._rounds.is_open(place):
                raise TournamentRefused("this table is open on another device", code="tournament/device")
            self._rounds.device_events(found, at, kind, person)  # refused if it cannot be opened
            return Change([placed(table, msgspec.structs.replace(place, table=live))])

        self._quotas.spend_table(person.id, address)
        found = await self._act(person, id, decide, address)
        events = self._rounds.device_events(found, found.state.table(table), kind, person)
        await self._rounds.open_device(live, events)
        return found

    def _check_at_table(self, found: OpenTournament, person: Person, table: Table) -> None:
        if not (found.is_host(person) or found.number_of(person) in table.seats):
            raise TournamentRefused("only its players and the host say how a table ended", code="tournament/not_yours")

    # What the host does

    async def enter_other(self, person: Person, id: str, name: str, bot: str, address: str) -> OpenTournament:
        """A player on paper, or a bot."""

        async def decide(found: OpenTournament) -> Change:
            _check_host(found, person)
            if not bot:
                return self._entering(found, EntrantRow(id, 0, None, "", self._typed_name(found, name)))
            self._check_bot(found, bot)
            return self._entering(found, EntrantRow(id, 0, None, bot, _bot_name(found)))

        return await self._act(person, id, decide, address)

    async def rename(self, person: Person, id: str, number: int, name: str, address: str) -> OpenTournament:
        """Another name for a player on paper."""

        async def decide(found: OpenTournament) -> Change:
            _check_host(found, person)
            found.state.entrant(number)
            row = found.entrants[number]
            if row.person is not None or row.bot or row.gone:
                raise TournamentRefused("people choose their own names", code="tournament/own_name")
            return Change(entrants=[replace(row, name=self._typed_name(found, name, number))])

        return await self._act(person, id, decide, address)

    async def change(self, person: Person, id: str, wanted: wire.TournamentChanged, address: str) -> OpenTournament:
        async def decide(found: OpenTournament) -> Change:
            _check_host(found, person)
            given = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not None}
            name = title_of(given.pop("name"), self._limits) if "name" in given else None
            return Change([Changed(settings=_changed(found, given))] if given else [], name=name)

        return await self._act(person, id, decide, address)

    async def correct(self, person: Person, id: str, table: int, places: list[int], address: str) -> OpenTournament:
        """How a table ended, whatever was reported; everything follows."""
        return await self._host_adds(person, id, lambda: Corrected(table=table, places=tuple(places)), address)

    async def ring_bell(self, person: Person, id: str, address: str) -> OpenTournament:
        return await self._host_adds(person, id, BellRung, address)

    async def close(self, person: Person, id: str, address: str) -> OpenTournament:
        return await self._host_adds(person, id, Closed, address)

    async def _host_adds(self, person: Person, id: str, entry: Callable[[], AnyEntry], address: str) -> OpenTournament:
        async def decide(found: OpenTournament) -> Change:
            _check_host(found, person)
            return Change([entry()])

        return await self._act(person, id, decide, address)

    async def move(self, person: Person, id: str, table: int, wanted: wire.TableMoved, address: str) -> OpenTournament:
        """Another place for a table that plays."""
        live = self._tables.new_id()

        async def decide(found: OpenTournament) -> Change:
            _check_host(found, person)
            at = found.state.table(table)
            if not at.plays:
                raise TournamentRefused("this table has a result", code="tournament/reported")
            _check_fits(found, at, wanted.play)
            online = wanted.play == "online"
            place = Place(play=wanted.play, box=wanted.box or 0, table=live if online else "")
            return Change([placed(table, place)])

        return await self._act(person, id, decide, address)

    async def preview(self, person: Person, id: str) -> wire.NextRound:
        """The round that ``pair`` would begin as everything is now."""
        found = await self.see(person, id)
        _check_host(found, person)
        ready = self.logs.after(found, self._fillers(found))
        paired: Paired = await asyncio.to_thread(next_round, ready.state, hurry=True)
        return next_shown(found, ready, paired)

    async def pair(self, person: Person, id: str, address: str) -> OpenTournament:
        """Begin the next round, or the final."""

        async def decide(found: OpenTournament) -> Change:
            _check_host(found, person)
            change = await self._pairing(found, hurry=True)
            if not change.entries:
                raise TournamentRefused("too few players are here", code="tournament/few")
            return change

        return await self._act(person, id, decide, address)

    # How it happens

    async def _act(
        self, person: Person, id: str, decide: Callable[[OpenTournament], Awaitable[Change]], address: str
    ) -> OpenTournament:
        """Something that a person does to a tournament that they may see, and what follows from it."""
        before = await self.see(person, id)
        if not self._quotas.may_store(person.id, address):
            raise TableRefused("you have done a great deal within an hour: wait a moment", code="server/too_fast")
        found = await self.logs.add(id, decide)
        try:
            return await self._follow(found, len(before.state.tables))
        except ThrowdownError as error:  # what the person did is stored, and the rest is tried again in a moment
            log.warning("tournament %s is followed later: %s", id[:6], error.message)
            return found

    async def _follow(self, found: OpenTournament, tables: int) -> OpenTournament:
        """Seat those who wait, open new tables, and notify their people; ``tables``: so many there were before."""
        found = await self.logs.add(found.id, self._seating)
        await self._rounds.open_missing(found)
        self._rounds.notify(found, (table.number for table in found.state.tables[tables:]))
        return found

    async def _seating(self, found: OpenTournament) -> Change:
        """What follows automatically: free players of an open evening, and boxes that are free again."""
        state = found.state
        if state.closed:
            return Change()
        seated = await self._seating_free(found) if state.settings.mode == "evening" and not state.bell else None
        return seated or Change([*freed_boxes(found)])

    async def _seating_free(self, found: OpenTournament) -> Change | None:
        """New tables of those who are free; what was tried in vain is not tried again before something changes."""
        hurry = self._is_in_hurry(found)
        tried = found.state.version, hurry
        if self._unseated.get(found.id) == tried:
            return None
        change = await self._pairing(found, hurry=hurry)
        if change:
            self._unseated.pop(found.id, None)
            return change
        self._unseated[found.id] = tried
        return None

    def _is_in_hurry(self, found: OpenTournament) -> bool:
        """Whether a player who is free has waited for long."""
        state = found.state
        busy = {number for table in state.playing for number in table.seats}
        free = [each.number for each in state.entrants if each.here and not each.filler and each.number not in busy]
        return any(self._time.wall() - found.waits_since(number) >= HURRY_S for number in free)

    async def _pairing(self, found: OpenTournament, *, hurry: bool) -> Change:
        """The next tables, the bots that fill them, and where each table plays; nothing if nobody can be seated."""
        change = self._fillers(found)
        ready = self.logs.after(found, change)
        paired: Paired = await asyncio.to_thread(next_round, ready.state, hurry=hurry)
        if not paired.tables:
            return Change()
        self._quotas.spend_round(found.row.host, len(paired.tables))
        places = places_for(ready, paired.tables, self._tables.new_id)
        return Change([*change.entries, paired, *places], change.entrants)

    def _fillers(self, found: OpenTournament) -> Change:
        """Bots that fill tables enter, or go, as the host wants; people who were forgotten have gone."""
        state, level, change = found.state, found.terms.fill, Change()
        gone = [row.number for row in found.entrants.values() if row.gone and state.entrant(row.number).here]
        change.entries += [Left(entrant=number) for number in gone]
        busy = {number for table in state.playing for number in table.seats}
        there = [each for each in state.entrants if each.filler and found.entrants[each.number].bot == level]
        for each in state.entrants:
            wanted = each in there
            if each.filler and each.here != wanted and each.number not in busy:
                change.entries.append((Returned if wanted else Left)(entrant=each.number))
        begun = bool(state.rounds) and state.settings.mode == "knockout"
        if level and not there and not begun:
            self._add_fillers(found, change)
        return change

    def _add_fillers(self, found: OpenTournament, change: Change) -> None:
        state, names = found.state, [row.name for row in found.entrants.values()]
        for number in range(len(state.entrants) + 1, len(state.entrants) + 1 + FILLERS[state.settings.seats]):
            name = bot_name(names)
            names.append(name)
            change.entries.append(Entered(entrant=number, filler=True))
            change.entrants.append(EntrantRow(found.id, number, None, found.terms.fill, name))

    def _entering(self, found: OpenTournament, row: EntrantRow) -> Change:
        most = self._limits.entrants_per_tournament
        if len(found.entrants) >= most:
            raise TournamentRefused("a tournament has at most {most} players", code="tournament/full", most=most)
        number = len(found.state.entrants) + 1
        return Change([Entered(entrant=number)], [replace(row, number=number)])

    def _typed_name(self, found: OpenTournament, name: str, number: int = 0) -> str:
        """A name for a player on paper, unless another than this one has it: nobody sits at two tables."""
        typed = name_of(name, self._limits)
        others = (row.name for row in found.entrants.values() if row.number != number and not row.gone)
        if folded(typed) in map(folded, others):
            raise TournamentRefused("another player has this name", code="tournament/name_taken")
        return typed

    def _check_bot(self, found: OpenTournament, bot: str) -> None:
        check_bot(found.terms.game, bot)
        if found.terms.play == "box":
            raise TournamentRefused("bots cannot throw real dice", code="tournament/no_bots")
        most = self._limits.bots_per_tournament
        if sum(bool(row.bot) for row in found.entrants.values()) >= most:
            raise TournamentRefused("a tournament has at most {most} bots", code="tournament/bots", most=most)

    # What happens automatically

    async def run(self) -> None:
        """Follow the tables of all tournaments, for as long as the server runs."""
        while True:
            try:
                await self.catch_up()
            except ThrowdownError as error:
                log.warning("tournaments are followed later: %s", error.message)
            await asyncio.sleep(EVERY_S)

    async def catch_up(self) -> None:
        """Take in the results of tables that are over, and do what follows; after a restart too."""
        running = await self._store.read(self._store.running_tournaments)
        self._quiet = {id: changed for id, changed in self._quiet.items() if running.get(id) == changed}
        self._unseated = {id: tried for id, tried in self._unseated.items() if id in running}
        for id, changed in running.items():
            silent = self._time.wall() - changed > self._limits.tournament_deserted_s
            if id in self._quiet and not silent:
                continue
            try:
                deserted = silent and not await self._rounds.is_played(await self.logs.open(id))
                await (self.logs.add(id, _closing) if deserted else self._follow_tables(id))
            except Exception as error:  # the other tournaments are followed all the same
                known = isinstance(error, ThrowdownError)
                log.warning("tournament %s is followed later: %s", id[:6], error, exc_info=None if known else error)

    async def _follow_tables(self, id: str) -> None:
        found = await self.logs.open(id)
        before = len(found.state.tables)
        if await self._store.read_in_thread(self._rounds.results, found):
            found = await self.logs.add(id, self._reporting)
        found = await self._follow(found, before)
        if not _is_followed(found):
            self._quiet[id] = found.row.changed

    async def _reporting(self, found: OpenTournament) -> Change:
        return Change([*await self._store.read_in_thread(self._rounds.results, found)])


def _is_followed(found: OpenTournament) -> bool:
    """Whether something may happen that no request brings: a game ends, or a player has waited for long."""
    state = found.state
    waits = state.settings.mode == "evening" and not state.bell and bool(state.entrants)
    return waits or any(found.place_of(table.number).table for table in state.playing)


async def _closing(found: OpenTournament) -> Change:
    return Change([] if found.state.closed else [Closed()])


def bot_name(taken: list[str]) -> str:
    """A name for one more bot."""
    rounds = 1
    while True:
        for name in BOT_NAMES:
            named = name if rounds == 1 else f"{name} {rounds}"
            if named not in taken:
                return named
        rounds += 1


def _bot_name(found: OpenTournament) -> str:
    return bot_name([row.name for row in found.entrants.values()])


def _check_person(person: Person) -> None:
    if person.kind == "bot":
        raise TournamentRefused("bots with a token cannot take part", code="tournament/bot")


def _check_host(found: OpenTournament, person: Person) -> None:
    if not found.is_host(person):
        raise TournamentRefused("only the host of the tournament may do that", code="tournament/host_only")


def _check_fill(terms: Terms) -> None:
    if terms.fill:
        check_bot(terms.game, terms.fill)
        if terms.play == "box":
            raise TournamentRefused("bots cannot throw real dice", code="tournament/no_bots")


def _check_fits(found: OpenTournament, table: Table, play: wire.Play) -> None:
    if play == "box" and has_bot(found, table.seats):
        raise TournamentRefused("bots cannot throw real dice", code="tournament/no_bots")
    if play == "online" and has_paper(found, table.seats):
        message = "a player at this table has no device: play it on one device"
        raise TournamentRefused(message, code="tournament/paper")


def _changed(found: OpenTournament, given: dict[str, object]) -> Settings:
    """The settings with these values; those of the terms are below ``terms``."""
    own = {name: value for name, value in given.items() if name in ("rounds", "final")}
    terms = msgspec.structs.replace(
        found.terms, **{name: value for name, value in given.items() if name not in own}
    )  # fmt: skip
    _check_fill(terms)
    return msgspec.structs.replace(found.state.settings, **own, terms=msgspec.to_builtins(terms))
