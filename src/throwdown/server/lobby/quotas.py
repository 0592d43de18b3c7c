"""How much each person and each address may take of what costs the server something."""

from __future__ import annotations

import time
from math import ceil
from typing import TYPE_CHECKING

from throwdown.errors import TableRefused, ThrowdownError
from throwdown.server.operations.buckets import Buckets

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.server.operations.limits import Limits

MINUTE, HOUR = 60.0, 3600.0


class QuotaSpent(ThrowdownError):
    """Raised when a person or an address has had all that it may have for now."""

    code = "server/too_often"

    def __init__(self, message: str, *, code: str, wait_s: float) -> None:
        super().__init__(message, code=code, seconds=ceil(wait_s))
        self.wait_s = wait_s
        """After so long it is worth trying again."""


class Quota:
    """So much of one thing within a window, for each person and, ``people`` times as much, for each address."""

    def __init__(self, count: float, window_s: float, people: int, clock: Callable[[], float]) -> None:
        self._most = count
        self.people = Buckets(count, window_s, clock=clock)
        self.addresses = Buckets(count * people, window_s, clock=clock)

    def take(self, person: str, address: str, price: float = 1) -> float:
        """Take so much, if both may; otherwise nothing is taken, and the answer is how long to wait, in s."""
        price = min(price, self._most)
        wait = self.addresses.wait(address, price) if address else 0.0
        if wait <= 0 and self.people.take(person, price):
            if address:
                self.addresses.take(address, price)
            return 0.0
        return max(wait, self.people.wait(person, price))

    def take_first(self, person: str) -> bool:
        """Take one though the address has none left, if this person has taken none of late: others there have."""
        return self.people.is_full(person) and self.people.take(person)


class Quotas:
    """All quotas of the server; a person who has none left is refused with what to do."""

    def __init__(
        self, limits: Limits, free_bytes: Callable[[], int], clock: Callable[[], float] = time.monotonic
    ) -> None:
        """``free_bytes`` returns how much room the disk has."""
        self._free_bytes = free_bytes
        people = limits.people_per_address
        steady = limits.steady_share * limits.seat_messages * HOUR / limits.message_window_s
        throws = max(2.0, 2 * limits.throws_per_s)
        self._limits = limits
        self._practice = Quota(throws, throws / limits.throws_per_s, people, clock)
        self._tables = Quota(limits.table_rounds * limits.tables_per_person, HOUR, people, clock)
        self._rounds = Buckets(limits.round_tables, HOUR, clock=clock)
        self._reports = Quota(limits.reports_per_hour, HOUR, people, clock)
        self._moves = Quota(steady, HOUR, people, clock)
        self._codes = Buckets(limits.code_tries, MINUTE, clock=clock)
        self._screens = Buckets(limits.screen_choices, MINUTE, clock=clock)
        self._archive = Buckets(limits.requests_per_minute, MINUTE, clock=clock)

    @property
    def shared(self) -> dict[str, Buckets]:
        """Those that hold over all servers, by name."""
        return {
            "tables of a person": self._tables.people,
            "tables from an address": self._tables.addresses,
            "tables of tournaments": self._rounds,
            "wrong codes": self._codes,
        }

    def spend_practice(self, person: str, address: str) -> None:
        """One more throw in an arena of one's own."""
        wait = self._practice.take(person, address)
        if wait:
            raise QuotaSpent("you throw too fast: wait a moment", code="server/too_often", wait_s=wait)

    def spend_table(self, person: str, address: str) -> None:
        """One more table."""
        self._check_disk()
        wait = self._tables.take(person, address)
        if wait and not self._tables.take_first(person):
            message = "you have opened many tables within an hour: play at one of them, or wait a while"
            raise QuotaSpent(message, code="server/tables_often", wait_s=wait)

    def spend_round(self, host: str, tables: int) -> None:
        """A round of a tournament with so many tables."""
        self._check_disk()
        if not self._rounds.take(host, min(tables, self._limits.round_tables)):
            message = "many tables of your tournaments began within an hour: wait a while"
            raise QuotaSpent(message, code="server/tables_often", wait_s=self._rounds.wait(host, tables))

    def _check_disk(self) -> None:
        if self._free_bytes() < self._limits.spare_bytes:
            message = "the disk of the server is almost full: tell its host, and play at an open table"
            raise TableRefused(message, code="server/disk_low")

    def check_codes(self, address: str) -> None:
        """Refuse those who tried too many wrong codes, the right one too: else guessing could continue."""
        wait = self._codes.wait(address)
        if wait:
            message = "too many wrong codes from your address: try again in {seconds} s, or use the link"
            raise QuotaSpent(message, code="server/codes_often", wait_s=wait)

    def spend_wrong_code(self, address: str) -> None:
        """This address tried a code that leads nowhere."""
        self._codes.take(address)

    def spend_screen(self, address: str) -> None:
        """This address chooses what a screen for the room shows."""
        if not self._screens.take(address):
            message = "your address chooses too often what a screen shows: wait a moment"
            raise QuotaSpent(message, code="server/too_often", wait_s=self._screens.wait(address))

    def spend_replay(self, address: str) -> None:
        """A finished game is read for this address."""
        self._spend_on_archive(address, self._limits.replay_price)

    def spend_verdict(self, address: str) -> None:
        """A finished game is computed again, or reviewed, for this address."""
        self._spend_on_archive(address, self._limits.verdict_price)

    def _spend_on_archive(self, address: str, price: float) -> None:
        price = min(price, self._limits.requests_per_minute)
        if not self._archive.take(address, price):
            message = "your address asks for too many finished games: wait a minute"
            raise QuotaSpent(message, code="server/replays_often", wait_s=self._archive.wait(address, price))

    def may_report(self, person: str, address: str) -> bool:
        """Whether one more report of a person goes to the hosts of the server; asking counts."""
        return self._reports.take(person, address) <= 0

    def may_store(self, person: str, address: str) -> bool:
        """Whether one more action of a person may be stored; asking counts."""
        return self._moves.take(person, address) <= 0
