"""How much is too much: every number of the server's policy. The setting ``size`` chooses among four sets of them.

Names end with their unit (``_s`` seconds, ``_bytes``); counts have none. Rates are limited by buckets that
hold the whole count and refill evenly over their window.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from throwdown.live.limits import Count, Seconds, TableLimits

Size = Annotated[int, Meta(ge=64, le=64 * 1024 * 1024)]
SizeName = Literal["family", "club", "public", "unlimited"]


class Limits(TableLimits, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one address, one connection, one socket, one person and one table may take."""

    # Connections

    connections: Count = 2048
    """Open connections altogether; a request on one more is answered with 503."""
    connections_per_address: Count = 256
    """Connections of one address (in IPv6 of one /64 network), also silent ones; a browser has up to six, and a socket.
    Behind a proxy: requests under way and sockets."""
    backlog: Count = 1024
    """Connections that the system holds until they are accepted."""
    receive_s: Seconds = 9.0
    """Time for the headers of a request to arrive, and for its body."""
    keep_alive_s: Annotated[int, Meta(ge=1, le=300)] = 5
    """How long a connection may idle between requests."""
    stall_s: Seconds = 10.0
    """How long a client may read nothing of what was sent, before its connection is dropped."""
    header_bytes: Size = 16 * 1024
    """Request line and headers together."""
    header_count: Count = 100
    """Headers of one request."""
    graceful_s: Annotated[int, Meta(ge=1, le=300)] = 10
    """At a shutdown: how long requests and sockets get to finish."""

    # Requests

    body_bytes: Size = 16 * 1024
    """Body of one request."""
    hands_bytes: Size = 1024 * 1024
    """Body of a request with all hands of a game, which a browser has thrown again."""
    hands_s: Seconds = 60.0
    """Time for such a body to arrive."""
    requests_per_minute: Count = 600
    """Requests and handshakes of one address."""

    # Sockets

    message_bytes: Size = 4 * 1024
    """One message of a client."""
    seat_messages: Count = 100
    """Messages of a socket within ``message_window_s``; its bytes are limited to as many of ``message_bytes``."""
    watcher_messages: Count = 50
    """Messages of a spectator within the same window."""
    message_window_s: Seconds = 20.0
    hello_s: Seconds = 5.0
    """Time from the handshake to the first message of the client."""
    ping_s: Seconds = 15.0
    """Time between two pings of ours."""
    dead_s: Seconds = 25.0
    """A socket that was silent so long, our ping included, is dead; more than ``ping_s``."""
    beat_s: Seconds = 1.0
    """A player at a table who sends nothing for so long is pinged; less than ``dead_s``."""
    silent_s: Seconds = 1.5
    """A player who does not answer such a ping for so long is shown to the others as silent."""
    close_s: Seconds = 2.0
    """How long we wait for the other side to close too."""
    outgoing: Count = 64
    """Messages that may wait for a slow client before it is dropped."""
    sockets_per_account: Count = 8
    """Open sockets of one person."""
    sockets_per_address: Count = 64
    """Open sockets of one address."""

    # People

    chat_messages: Count = 10
    """Messages of one person within ``chat_window_s``."""
    chat_window_s: Seconds = 30.0
    reports_per_hour: Count = 10
    """Reports of one person to the hosts of the server."""
    muted_people: Count = 500
    """People whom one person may mute for themselves."""
    login_tries: Count = 10
    """Table passwords that one address may try within ``login_window_s``."""
    login_window_s: Seconds = 900.0
    table_password_tries: Count = 60
    """Passwords that are tried at one table within ``login_window_s``, by everybody; then each address has two more."""
    code_tries: Count = 10
    """Wrong short codes of tables of one address within a minute."""
    screen_choices: Count = 10
    """How often phones of one address may choose within a minute what a screen for the room shows."""
    screen_s: Seconds = 120.0
    """How long such a choice waits for its screen, which asks every few seconds."""
    guests_per_address: Count = 60
    """New guests of one address within an hour: a class at school is behind one address."""

    people_per_address: Count = 10
    """One address may take as much as so many people: families, clubs and schools are behind one."""

    groups_per_person: Count = 20
    """Groups that one person is a member of."""
    members_per_group: Count = 60
    """Members of one group, those on paper included."""

    tournaments_per_person: Count = 5
    """Open tournaments that one person hosts and that are not over."""
    entrants_per_tournament: Count = 200
    """Players of one tournament, those on paper and bots included."""
    bots_per_tournament: Count = 40
    """Bots among them."""
    round_tables: Count = 600
    """Tables of tournaments that one host may have begun within an hour."""

    # What work costs

    computing_s: Seconds = 20.0
    """Throws, practice and thoughts of bots for one person within a minute, in s; more than that comes last."""
    replay_price: Count = 10
    """A replay or record counts as so many requests, in an allowance of its own as large as that for requests."""
    verdict_price: Count = 60
    """The same for a game that is computed again, or reviewed by the advisers."""
    table_rounds: Count = 5
    """Within an hour one person may open so many times ``tables_per_person`` tables."""
    steady_share: Annotated[float, Meta(gt=0, le=1)] = 0.4
    """What is stored has a price: over an hour one person may send this share of ``seat_messages``."""
    spare_bytes: Annotated[int, Meta(ge=0)] = 256 * 1024 * 1024
    """With less room than this on the disk no table is opened; games under way continue."""

    # Tables

    tables_per_person: Count = 8
    """Tables that one person has opened and that are not over."""
    standing_bots: Count = 5
    """Standing bots of one owner that are ready at the same time."""
    throws_per_s: Annotated[float, Meta(gt=0, le=1000)] = 1.0
    """Throws of one seat."""
    deserted_s: Seconds = 14 * 24 * 3600.0
    """A table that is played turn by turn is closed if it has not begun and nothing has happened for so long."""
    tournament_deserted_s: Annotated[float, Meta(gt=0, le=10 * 365 * 24 * 3600.0)] = 60 * 24 * 3600.0
    """A tournament is closed if nothing has happened in it for so long, and no game is under way there."""
    tidy_s: Seconds = 3600.0
    """How often sessions that are over, people who cannot come back and deserted tables are searched for."""
    play_now_s: Annotated[float, Meta(ge=0, le=600)] = 3.0
    """How long "play now" waits for people before bots sit down."""
    lease_s: Annotated[float, Meta(ge=0.5, le=600)] = 2.5
    """With several servers: one that has not been heard of for so long is gone, and others take its tables."""

    def __post_init__(self) -> None:
        if self.dead_s <= self.ping_s:
            raise ValueError(f"dead_s = {self.dead_s:g} must be more than ping_s = {self.ping_s:g}")
        if self.dead_s <= self.beat_s:
            raise ValueError(f"dead_s = {self.dead_s:g} must be more than beat_s = {self.beat_s:g}")


#: The limits of each size. A family takes the defaults.
SIZES: dict[SizeName, Limits] = {
    "family": Limits(),
    # Hundreds of people behind one address, who know each other.
    "club": Limits(
        connections=4096,
        connections_per_address=2048,
        sockets_per_address=600,
        requests_per_minute=6000,
        guests_per_address=600,
        people_per_address=100,
        login_tries=100,
        code_tries=60,
        screen_choices=60,
    ),
    # Strangers: more of them, and each gets less.
    "public": Limits(
        connections=4096,
        connections_per_address=128,
        sockets_per_address=32,
        guests_per_address=20,
        people_per_address=5,
        tables_per_person=4,
        computing_s=10.0,
        reports_per_hour=5,
    ),
    # For measuring on your own machine: one client does the work of thousands, and nothing waits for people.
    "unlimited": Limits(
        connections=20_000,
        connections_per_address=20_000,
        sockets_per_address=20_000,
        sockets_per_account=100,
        people_per_address=1_000_000,
        computing_s=10_000.0,
        requests_per_minute=1_000_000,
        seat_messages=1_000_000,
        watcher_messages=1_000_000,
        guests_per_address=1_000_000,
        login_tries=1_000_000,
        tables_per_person=100_000,
        throws_per_s=1000.0,
        chat_messages=100_000,
        bot_pause_s=0.0,
        hash_wait_s=0.0,
        key_wait_s=0.0,
        play_now_s=0.0,
    ),
}
