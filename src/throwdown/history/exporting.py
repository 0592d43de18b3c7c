"""Games of a person as files for other programs."""

from __future__ import annotations

import csv
from datetime import UTC, datetime
from hashlib import sha256
from io import StringIO
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from .games import GameOf, SeatOf

COLUMNS = (
    "game", "ended", "kind", "edition", "table", "thrower", "seat", "name", "bot", "me", "won", "rank", "left",
)  # fmt: skip
#: A table program takes text that begins like this for a formula.
FORMULA = ("=", "+", "-", "@", "\t", "\r")
SOURCE = "Throwdown"
#: Opened on a phone with the app BG Stats, this shows the play there; it is stored when the person says so.
CREATE_PLAY = "https://app.bgstatsapp.com/createPlay.html?data="
#: So much of a hash tells players apart.
ID_DIGITS = 16


def as_json(games: Iterable[GameOf]) -> bytes:
    """Everything that the list shows. Ids of other people are replaced: they belong to this server."""
    listed = [msgspec.to_builtins(game) for game in games]
    for game in listed:
        game["ended"], game["started"] = _iso(game["ended"]), _iso(game["started"])
        for seat in game["seats"]:
            del seat["who"]
    return msgspec.json.format(msgspec.json.encode({"format": "throwdown-games", "version": 1, "games": listed}))


def as_csv(games: Iterable[GameOf]) -> bytes:
    """One line for each seat."""
    return csv_bytes(
        COLUMNS,
        (
            [
                game.id, _iso(game.ended), game.kind, game.edition, game.table_kind, game.thrower,
                number, seat.name, seat.bot, int(seat.me), int(seat.won), seat.rank, int(seat.left),
            ]
            for game in games
            for number, seat in enumerate(game.seats, start=1)
        ),
    )  # fmt: skip


def csv_bytes(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    """A file that table programs open with a double click; none of its text is taken for a formula."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(columns)
    writer.writerows([_plain(cell) for cell in row] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def as_plays(games: Iterable[GameOf], name_of: Callable[[str], str]) -> bytes:
    """A list of plays in the form in which the app BG Stats takes one."""
    return msgspec.json.format(msgspec.json.encode([play_of(game, name_of) for game in games]))


def play_of(game: GameOf, name_of: Callable[[str], str]) -> dict[str, Any]:
    """One play for BG Stats; ``name_of`` says what a game is called.

    The app remembers which of its players and games an id of ours is. So ids are the same in every play.
    """
    play: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": game.id,
        "playDate": datetime.fromtimestamp(game.ended, UTC).strftime("%Y-%m-%d %H:%M:%S"),
        "game": {"name": name_of(game.kind), "sourceGameId": game.kind, "highestWins": True, "noPoints": True},
        "players": [_player(seat) for seat in game.seats],
    }
    if game.edition:
        play["board"] = game.edition
    if game.started is not None:
        play["durationMin"] = max(1, round((game.ended - game.started) / 60))
    return play


def play_link(game: GameOf, name_of: Callable[[str], str]) -> str:
    """The address with which a browser hands one play to BG Stats."""
    return CREATE_PLAY + quote(msgspec.json.encode(play_of(game, name_of)), safe="")


def _player(seat: SeatOf) -> dict[str, Any]:
    id = sha256(f"player {seat.who}".encode()).hexdigest()[:ID_DIGITS]
    # The app wants the winner to be named, also where there is none.
    return {"name": seat.name or "?", "sourcePlayerId": id, "rank": seat.rank, "winner": seat.won}


def _iso(at: float | None) -> str | None:
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def _plain(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
