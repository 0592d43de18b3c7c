"""What everybody may know of a table: its seats and terms, its tournament, its chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from throwdown.bots import stand_in_for
from throwdown.live.protocol.messages import ChatLine, NextGame, SeatInfo, TableInfo, TallyInfo

from .invitation import code_of, has_code
from .table_rules import edition_of

if TYPE_CHECKING:
    from . import events as ev
    from .chairs import Chair
    from .state import TableState


def table_info(state: TableState, watching: int = 0) -> TableInfo:
    """The table as everybody may see it who is there."""
    terms = state.terms
    return TableInfo(
        id=state.id,
        name=terms.name,
        game=terms.game,
        kind=terms.kind,
        status=state.status,  # type: ignore[arg-type]
        visibility=terms.visibility,
        host=state.host,
        seats=[_seat(chair) for chair in state.chairs],
        options=state.differing_options,
        edition=edition_of(terms) or None,
        first=state.first if state.first_by != "lot" else None,
        thrower=terms.thrower,
        clock=terms.clock,
        chat=terms.chat,
        phrases=terms.phrases,
        spectators=terms.spectators,
        delay=terms.delay,
        tournament=terms.tournament,
        event=terms.event,
        hints=state.hints,
        stand_in=stand_in_for(terms.stand_in),
        watching=watching,
        code=code_of(state.id) if has_code(state) else "",
        next=_next_game(state),
        replays=[*state.past_games, *(game.id for game in state.games if game.match.result is not None)],
    )


def listed_info(state: TableState, watching: int = 0) -> TableInfo:
    """The table as the lobby shows it: how its dice are bound, and its code, are for those who are there."""
    return msgspec.structs.replace(table_info(state, watching), next=None, code="")


def _next_game(state: TableState) -> NextGame | None:
    coming = state.next
    if coming is None:
        return None
    return NextGame(
        game=coming.id,
        commitment=coming.commitment,
        hashes=[coming.hashes.get(seat) for seat in range(len(state.chairs))],
        signers=[coming.signers.get(seat) for seat in range(len(state.chairs))],
        asks=coming.asks,
        draft=coming.draft,
        void=list(coming.void),
        server=state.server,
    )


def _seat(chair: Chair) -> SeatInfo:
    return SeatInfo(
        name=chair.name,
        person=chair.person,
        bot=chair.bot,
        stand_in=chair.stand_in,
        simulated_races=chair.simulated_races,
        agrees=chair.agrees,
        program=chair.program,
        named=chair.named,
    )


def tally_info(state: TableState) -> TallyInfo | None:
    """The tally of the tournament, if there is one."""
    tally = state.tally
    if tally is None:
        return None
    return TallyInfo(
        games=tally.games,
        played=len(tally.played),
        points=[list(points) for points in tally.points],
        totals=list(tally.totals),
        champions=list(tally.champions) if tally.champions is not None else None,
        decider=list(tally.decider.seats) if tally.decider is not None and tally.champions is None else [],
        asks=state.asked_to_share,
    )


def chat_lines(state: TableState) -> list[ChatLine]:
    """The last chat lines."""
    return [chat_line(version, spoken) for version, spoken in state.chat]


def chat_line(version: int, spoken: ev.Spoken) -> ChatLine:
    return ChatLine(
        version=version,
        person=spoken.person,
        name=spoken.name,
        seat=spoken.seat,
        text=spoken.text,
        phrase=spoken.phrase,
    )
