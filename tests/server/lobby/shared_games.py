"""Games of four people that are over, written into a store as a server would have: many of them in a moment."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

from tests.live.store_contract import PLAY
from throwdown.api.replays import read_table
from throwdown.live import events as ev
from throwdown.live.infos import listed_info
from throwdown.live.listener import encoded
from throwdown.live.naming import without_names
from throwdown.live.store import EventRow
from throwdown.rules import game
from throwdown.rules.codec import encode
from throwdown.rules.game import to_act
from throwdown.server.storage.ownership import Claim
from throwdown.server.storage.store import Batch, GameRow, Store, TableRow
from throwdown.table import Match
from throwdown.table.seats import Seat
from throwdown.throwers import Fairness, Luck


def played(names: list[str], seed: int) -> Match:
    """A game of chance to its end."""
    rng, fair = Random(seed), Fairness(f"{seed:032x}", Random(seed).randbytes(32))
    match = Match(
        game("strike", len(names)), [Seat(name) for name in names], Luck(), fair=fair, keys=[None] * len(names)
    )
    match.run()
    while match.result is None:
        seat = to_act(match.awaiting)[0]
        match.act(seat, match.game.legal_actions(match.state, seat).sample(rng))
        match.run()
    return match


def stored(events: list[ev.AnyEvent], at: float) -> list[EventRow]:
    """The events as a store has them: chained, with names beside them."""
    chain, rows = "", []
    for version, event in enumerate(events, start=1):
        nameless, names = without_names(event)
        text, chain = ev.write(nameless, chain)
        rows.append(EventRow(version, at, text, tuple(names)))
    return rows


async def store_game(store: Store, people: dict[str, str], seed: int, chat: str = "") -> str:
    """Store a game of these people (names by id), with a chat line of the first; the id of the game."""
    id, table, now = f"{seed:032x}", f"{seed:032x}"[::-1], 1_700_000_000.0 + seed
    match = played(list(people.values()), seed)
    rows, secret = stored(_events(id, match, people, chat), now), Random(seed).randbytes(32).hex()
    listing = encoded(listed_info(read_table(table, rows, lambda game, place: secret))).decode()
    batch = Batch().table(TableRow(table, "closed", "link", listing, now, now))
    batch.game(GameRow(id, table, 1, "strike", secret, now, now))
    for row in rows:
        batch.event(table, row.version, now, row.text)
        for each in row.names:
            batch.name(table, row.version, each)
    for seat, (person, name) in enumerate(people.items()):
        batch.play(replace(PLAY, game=id, seat=seat, person=person, name=name, ended=now))
    assert isinstance(await store.owners.claim(table), Claim)
    await store.commit(batch)
    await store.owners.release(table)
    return id


def _events(id: str, match: Match, people: dict[str, str], chat: str) -> list[ev.AnyEvent]:
    header, (host, *_) = match.log.header, people
    terms = ev.Terms(game="strike", name=people[host], edition="none", options=dict(header.options), thrower="luck")
    began = ev.GameBegan(
        id=id,
        number=1,
        header=json.loads(json.dumps(encode(header))),
        places=[*range(len(people))],
        people=list(people),
    )
    return [
        ev.Opened(terms=terms, host=host, seats=len(people)),
        *(ev.Seated(seat=seat, name=name, person=person) for seat, (person, name) in enumerate(people.items())),
        ev.Spoken(person=host, name=people[host], seat=0, text=chat or "Hello"),
        began,
        *(ev.Entered(entry=entry) for entry in match.log.entries),
        ev.TableClosed(),
    ]
