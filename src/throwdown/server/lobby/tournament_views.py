"""Open tournaments as pages see them."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import msgspec

from throwdown.live.listener import encoded
from throwdown.server.protocol import tournaments as wire
from throwdown.tournaments import met_before, phase, points_of

if TYPE_CHECKING:
    from typing import Literal

    from throwdown.api.person import Person
    from throwdown.server.storage.store import EntrantRow
    from throwdown.tournaments import Paired, Standing, Table

    from .tournament_log import OpenTournament


#: What everybody sees of a tournament, and its digest: hundreds of phones ask for it every few seconds.
_shared = WeakKeyDictionary["OpenTournament", tuple[wire.Tournament, str]]()


def listed(found: OpenTournament, person: Person | None) -> wire.TournamentInfo:
    """In a list, for this person."""
    state = found.state
    return wire.TournamentInfo(
        id=found.id,
        name=found.row.name,
        game=found.terms.game,
        mode=state.settings.mode,
        phase=phase(state),
        round=state.round,
        entrants=sum(not each.filler for each in state.entrants),
        host=found.is_host(person),
        you=found.number_of(person),
        open_to=_open_to(found),
        opened=found.row.created,
    )


def shown(found: OpenTournament, person: Person | None, link: str, now: float) -> tuple[wire.Tournament, str]:
    """All of it, for this person; and a tag that is the same for as long as nothing but the time changes."""
    shared = _shared.get(found)
    if shared is None:
        answer = _for_everybody(found)
        shared = _shared[found] = answer, blake2b(encoded(answer), digest_size=12).hexdigest()
    answer, digest = shared
    you, host = found.number_of(person), found.is_host(person)
    own = msgspec.structs.replace(answer, you=you, host=host, link=link, now=now)
    return own, f"{digest}-{you or 0}{'h' if host else ''}"


def _for_everybody(found: OpenTournament) -> wire.Tournament:
    state, terms, settings = found.state, found.terms, found.state.settings
    return wire.Tournament(
        id=found.id,
        version=state.version,
        now=0.0,
        name=found.row.name,
        game=terms.game,
        edition=terms.edition,
        mode=settings.mode,
        seats=settings.seats,
        rounds=settings.rounds,
        final=settings.final,
        least_games=settings.least_games,
        open_to=_open_to(found),
        group=found.row.book,
        play=terms.play,
        boxes=terms.boxes,
        fill=terms.fill,
        minutes=terms.minutes,
        thrower=terms.thrower,
        clock=terms.clock,
        phase=phase(state),
        round=state.round,
        until=_until(found),
        bell=found.folded.bell,
        you=None,
        host=False,
        link="",
        entrants=[_entrant(found, row) for row in found.entrants.values()],
        tables=[_table(found, table) for table in state.tables],
        byes=[wire.ByeInfo(round=each.number, entrant=number) for each in state.rounds for number in each.byes],
        standings=[_standing(each) for each in found.folded.standings],
    )


def _open_to(found: OpenTournament) -> wire.OpenTo:
    if found.row.book is not None:
        return "group"
    return "listed" if found.row.listed else "link"


def _until(found: OpenTournament) -> float | None:
    """The end of the countdown: of the round, or of the whole evening."""
    paired, minutes = found.folded.paired, found.terms.minutes
    if not (paired and minutes) or phase(found.state) == "over":
        return None
    began = paired[0] if found.state.settings.mode == "evening" else paired[-1]
    return began + 60.0 * minutes


def _kind(row: EntrantRow) -> Literal["person", "paper", "bot", "left"]:
    if row.gone:
        return "left"
    if row.person is not None:
        return "person"
    return "bot" if row.bot else "paper"


def _entrant(found: OpenTournament, row: EntrantRow) -> wire.EntrantInfo:
    entrant = found.state.entrant(row.number)
    return wire.EntrantInfo(
        number=row.number,
        name=row.name,
        kind=_kind(row),
        bot=row.bot,
        filler=entrant.filler,
        here=entrant.here and not row.gone,
        dropped=entrant.dropped,
        late=entrant.late,
    )


def _table(found: OpenTournament, table: Table) -> wire.RoundTable:
    place, points = found.place_of(table.number), points_of(table)
    return wire.RoundTable(
        number=table.number,
        round=table.round,
        seats=list(table.seats),
        final=table.final,
        play=place.play,
        box=place.box or None,
        table=place.table or None,
        places=None if table.places is None else list(table.places),
        points=None if points is None else list(points),
        source=table.source,
        corrected=table.corrected,
    )


def _standing(each: Standing) -> wire.StandingInfo:
    return wire.StandingInfo(
        entrant=each.entrant,
        rank=each.rank,
        points=each.points,
        games=each.games,
        won=each.won,
        mean=each.mean,
        opponents=each.opponents,
        byes=each.byes,
    )


def next_shown(found: OpenTournament, ready: OpenTournament, paired: Paired) -> wire.NextRound:
    """A round that has not begun; ``ready``: the same tournament with the bots that would fill its tables."""
    tables = [
        wire.NextTable(seats=list(each.seats), again=[list(pair) for pair in met_before(ready.state, each.seats)])
        for each in paired.tables
    ]
    new = [row for number, row in ready.entrants.items() if number not in found.entrants]
    return wire.NextRound(
        version=found.state.version,
        tables=tables,
        byes=list(paired.byes),
        fillers=[_entrant(ready, row) for row in new],
        final=paired.final,
    )
