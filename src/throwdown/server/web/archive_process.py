"""What the archive's process does: read a finished game from the store and write it as an answer.

Everything here runs in a process of its own, see ``archive``. Its functions take and return what is quickly sent
between processes: names and bytes.
"""

from __future__ import annotations

import asyncio
import pickle
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from throwdown.api import http as wire
from throwdown.api.faults import NotFound
from throwdown.api.replays import finished_in, read_table, record_of, replay_of
from throwdown.api.secrets import stored_secret
from throwdown.live.inbox import GAMES_KEPT
from throwdown.live.listener import encoded
from throwdown.live.narrator import words_of
from throwdown.server.compute.advising import FinishedGame
from throwdown.server.storage.errors import StoreFailed, StoreUnreachable
from throwdown.table.story import tell_story
from throwdown.table.verify import verify

from .captions import caption_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.live.games import PlayedGame
    from throwdown.live.state import TableState
    from throwdown.server.storage.store import GameRow, Store
    from throwdown.words import Words

_opening: Callable[[], Store]
_store: Store | None = None

#: How much lower the priority of the process is than that of tables and throws.
NICENESS = 10


@dataclass(frozen=True, slots=True)
class Made:
    """An answer, and what it was made from."""

    body: bytes
    table: str
    version: int
    """Of the table, when it was read."""
    final: bool
    """Whether it is good for ever: people with a real box may take the end of their game back."""

    @classmethod
    def of(cls, body: bytes, table: TableState) -> Made:
        return cls(body, table.id, table.version, final=table.terms.kind != "referee")


def prepare(opening: Callable[[], Store]) -> None:
    """Remember how the store is opened; that is done for the first question."""
    global _opening  # noqa: PLW0603 - a process of a pool has no other place for its state
    _opening = opening


# What can be asked for


def replay(game: str, language: str, theme: str) -> Made:
    """The game step by step, as JSON."""
    row, table, played = _finished(game)
    replay = replay_of(played, row, words_of(language, theme))
    return Made.of(encoded(replay), table)


def record(game: str) -> Made:
    """The game as a file."""
    _, table, played = _finished(game)
    return _signable(record_of(played), table, played)


def _signable(body: bytes, table: TableState, played: PlayedGame) -> Made:
    """What changes with each signature of the end."""
    made = Made.of(body, table)
    return replace(made, final=made.final and not _may_be_signed(table, played))


def _may_be_signed(table: TableState, played: PlayedGame) -> bool:
    """Whether a signature may still come: a table takes those of its last games."""
    signed = {signature.key for signature in played.match.log.signatures}
    waited_for = {signer for signer in played.match.log.header.signers if signer is not None} - signed
    return bool(waited_for) and not table.closed and table.games_begun - played.number < GAMES_KEPT


def verdict(game: str) -> Made:
    """The game computed again, as JSON."""
    _, table, played = _finished(game)
    verified = verify(played.match.log)
    checks = [
        wire.CheckInfo(entry=check.number, what=check.what, verdict=check.verdict, why=check.why)
        for check in verified.checks
    ]
    answer = wire.Verdict(verdict=verified.dice, fingerprint=played.match.log.final_hash, checks=checks)
    return _signable(encoded(answer), table, played)


def story(game: str) -> Made:
    """What was thrown and what was to be expected, as JSON."""
    _, table, played = _finished(game)
    return Made.of(encoded(tell_story(played.match.log, game)), table)


def caption(game: str, number: int | None, language: str, theme: str) -> Made:
    """What a link to the game, or to one of its throws, says; as JSON."""
    _, table, played = _finished(game)
    return Made.of(encoded(caption_of(played.match, number, _words(played, language, theme))), table)


def preview(game: str, number: int | None, language: str, theme: str) -> Made:
    """The picture of the game, or of one of its throws."""
    _, table, played = _finished(game)
    from . import share_media

    return Made.of(share_media.preview(played.match, number, _words(played, language, theme)), table)


def film(game: str, number: int) -> Made:
    """One throw as a film."""
    _, table, played = _finished(game)
    from . import share_media

    return Made.of(share_media.film(played.match, number), table)


def _words(played: PlayedGame, language: str, theme: str) -> Words:
    return words_of(language, theme).about(played.match.game.id)


def finished_game(game: str) -> Made:
    """The game as advisers review it, pickled."""
    _, table, played = _finished(game)
    return Made.of(pickle.dumps(FinishedGame.of(game, played.match.log)), table)


# Reading the store: a database that hangs is not waited for longer than anywhere else


def _finished(game: str) -> tuple[GameRow, TableState, PlayedGame]:
    """A game that is over; one under way shows nothing."""
    store = _opened()
    row = asyncio.run(store.read(store.game, game))
    if row is None:
        raise NotFound("there is no such game")
    table = _read(row.table)
    return row, table, finished_in(table, game)


def _opened() -> Store:
    global _store  # noqa: PLW0603
    if _store is None:
        try:
            _store = _opening()
        except StoreUnreachable as error:  # it was there when the server began
            raise StoreFailed(error.message) from None
    return _store


def _read(id: str) -> TableState:
    """The table as it is stored."""
    store = _opened()
    rows = asyncio.run(store.read_in_thread(store.events, id))
    return read_table(id, rows, _secret_of)


def _secret_of(game: str, place: int) -> str:
    store = _opened()
    return asyncio.run(store.read(stored_secret, store, game, place))
