"""What a person chooses about notices: where they come, and when not."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from throwdown.errors import ThrowdownError
from throwdown.server.notices.addresses import place_of
from throwdown.server.notices.encryption import checked_keys
from throwdown.server.notices.hours import zone_of
from throwdown.server.operations.buckets import Buckets
from throwdown.server.protocol import notices as wire
from throwdown.server.storage.store import Batch, ChoicesRow, TargetRow

if TYPE_CHECKING:
    from throwdown.api.person import Person
    from throwdown.live.timers import Time
    from throwdown.server.storage.store import Store

    from .notices import Notices

#: Where one person may have notices sent.
MOST_TARGETS: Final = 10
#: Tests and new targets of one person within a quarter of an hour: each of them makes the server call another.
TESTS, TESTS_S = 10, 900.0
UTC: Final = "UTC"


class NoticeRefused(ThrowdownError):
    """Raised when notices cannot be sent as a person wants it."""

    code = "notice/keys"


class NoticeChoices:
    """The choices of everybody."""

    def __init__(self, store: Store, notices: Notices, time: Time) -> None:
        self._store = store
        self._notices = notices
        self._time = time
        self._tests = Buckets(TESTS, TESTS_S)

    async def of(self, person: Person, session: str) -> wire.NoticeSettings:
        """Everything that the page shows."""
        choices, targets = await self._choices(person), await self._targets(person)
        return wire.NoticeSettings(
            key=self._notices.vapid.public if self._notices.push_hosts.shown else None,
            hosts=self._notices.webhook_hosts.shown,
            targets=[_shown(row, session) for row in targets],
            zone=choices.zone,
            quiet=None
            if choices.quiet_from is None or choices.quiet_until is None
            else wire.QuietHours(start=choices.quiet_from, end=choices.quiet_until),
        )

    async def _choices(self, person: Person) -> ChoicesRow:
        return await self._store.read(self._store.choices_of, person.id) or ChoicesRow(person.id, UTC)

    async def _targets(self, person: Person) -> list[TargetRow]:
        return await self._store.read(self._store.targets_of, person.id)

    async def add_device(self, person: Person, wanted: wire.NoticeDeviceWanted, session: str, label: str) -> str:
        """The id of a browser that gets notices from now on."""
        self._notices.push_hosts.check(wanted.endpoint)
        try:
            keys = checked_keys(wanted.public, wanted.secret)
        except ValueError:
            raise NoticeRefused("these are not the keys of a browser: reload the page") from None
        return await self._add(person, "push", wanted.endpoint, keys=keys, session=session, label=label)

    async def add_webhook(self, person: Person, wanted: wire.WebhookWanted) -> str:
        """The id of an address that gets notices from now on; its name must lead into the open net."""
        place = self._notices.webhook_hosts.check(wanted.url)
        self._spend(person)
        await self._notices.resolver.address(place)
        return await self._add(person, "webhook", wanted.url, label=place.host)

    async def _add(
        self, person: Person, kind: str, endpoint: str, *, keys: str = "", session: str = "", label: str = ""
    ) -> str:
        targets = await self._targets(person)
        same = next((row for row in targets if row.endpoint == endpoint), None)
        if same is None and len(targets) >= MOST_TARGETS:
            raise NoticeRefused("you have notices sent to many places: remove one", code="notice/too_many")
        id = same.id if same is not None else secrets.token_hex(8)
        row = TargetRow(id, person.id, kind, endpoint, keys, session, label, self._time.wall())
        await self._store.commit(Batch().target(row))
        return id

    async def remove(self, person: Person, id: str) -> bool:
        """Send no more there; False: there is nothing."""
        if all(row.id != id for row in await self._targets(person)):
            return False
        await self._store.commit(Batch().drop_target(person.id, id))
        return True

    async def test(self, person: Person, id: str) -> wire.NoticeTested | None:
        """Send a notice there now; None: there is nothing."""
        target = next((row for row in await self._targets(person) if row.id == id), None)
        if target is None:
            return None
        self._spend(person)
        return wire.NoticeTested(outcome=await self._notices.test(person, target))

    def _spend(self, person: Person) -> None:
        if not self._tests.take(person.id):
            raise NoticeRefused("you tried this often: wait a quarter of an hour", code="notice/too_often")

    async def set_hours(self, person: Person, wanted: wire.HoursWanted) -> None:
        zone_of(wanted.zone)
        quiet = wanted.quiet
        row = ChoicesRow(
            person.id, wanted.zone, None if quiet is None else quiet.start, None if quiet is None else quiet.end
        )
        await self._store.commit(Batch().choices(row))


def _shown(row: TargetRow, session: str) -> wire.NoticeTarget:
    """Without its address: that is a secret between the person and the service."""
    return wire.NoticeTarget(
        id=row.id,
        kind=row.kind,  # type: ignore[arg-type]
        label=row.label or place_of(row.endpoint).host,
        created=row.created,
        here=bool(session) and row.session == session,
        failing=bool(row.failures),
    )
