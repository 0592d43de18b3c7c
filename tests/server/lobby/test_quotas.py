"""How much a person and an address may take."""

from __future__ import annotations

from typing import Any

import pytest

from throwdown.errors import TableRefused
from throwdown.server.lobby.passwords import TRIES_OF_EACH, TableTries
from throwdown.server.lobby.quotas import Quota, Quotas, QuotaSpent
from throwdown.server.operations.limits import Limits

PLENTY = 10**12


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def quotas(clock: Clock, free: int = PLENTY, **limits: Any) -> Quotas:
    return Quotas(Limits(**limits), lambda: free, clock)


def test_a_person_and_an_address_have_quotas_of_their_own() -> None:
    quota = Quota(2, 60.0, 2, Clock())
    assert [quota.take("ann", "here") for _ in range(2)] == [0.0, 0.0]
    assert quota.take("ann", "here") == pytest.approx(30.0)
    assert [quota.take("ben", "here") for _ in range(2)] == [0.0, 0.0]
    assert quota.take("cid", "here") == pytest.approx(15.0)
    assert quota.take("cid", "there") == 0.0


def test_a_refusal_by_the_address_does_not_use_the_quota_of_the_person() -> None:
    clock = Clock()
    quota = Quota(2, 60.0, 1, clock)
    quota.take("ann", "here", 2)
    assert quota.take("ben", "here") > 0
    clock.now += 60.0
    assert quota.take("ben", "here", 2) == 0.0


def test_tables_within_an_hour_are_bounded_and_the_refusal_says_when_to_come_again() -> None:
    clock = Clock()
    own = quotas(clock, tables_per_person=2, table_rounds=3)
    for _ in range(6):
        own.spend_table("ann", "here")
    with pytest.raises(QuotaSpent) as refused:
        own.spend_table("ann", "here")
    assert refused.value.code == "server/tables_often"
    assert refused.value.wait_s == pytest.approx(600.0)
    clock.now += refused.value.wait_s
    own.spend_table("ann", "here")


def test_others_behind_an_address_that_has_opened_many_tables_may_open_one() -> None:
    own = quotas(Clock(), table_rounds=1, tables_per_person=2, people_per_address=1)
    for _ in range(2):
        own.spend_table("mallory", "here")
    own.spend_table("ann", "here")
    for person in ("mallory", "ann"):
        with pytest.raises(QuotaSpent):
            own.spend_table(person, "here")


def test_no_table_is_opened_on_a_disk_that_is_almost_full() -> None:
    with pytest.raises(TableRefused) as refused:
        quotas(Clock(), free=1000, spare_bytes=2000).spend_table("ann", "here")
    assert refused.value.code == "server/disk_low"
    quotas(Clock(), free=2000, spare_bytes=2000).spend_table("ann", "here")


def test_a_class_may_practise_from_one_address_and_not_without_end() -> None:
    own = quotas(Clock(), throws_per_s=1.0, people_per_address=10)
    for pupil in range(10):
        own.spend_practice(f"pupil {pupil}", "school")
        own.spend_practice(f"pupil {pupil}", "school")
    with pytest.raises(QuotaSpent):
        own.spend_practice("one more", "school")
    own.spend_practice("one more", "home")


def test_replays_and_verdicts_use_the_quota_of_the_address() -> None:
    clock = Clock()
    own = quotas(clock, requests_per_minute=100, replay_price=10, verdict_price=50)
    own.spend_verdict("here")
    for _ in range(5):
        own.spend_replay("here")
    with pytest.raises(QuotaSpent) as refused:
        own.spend_replay("here")
    assert refused.value.code == "server/replays_often"
    own.spend_replay("there")
    clock.now += refused.value.wait_s
    own.spend_replay("here")


def test_a_price_above_the_whole_quota_uses_all_of_it() -> None:
    own = quotas(Clock(), requests_per_minute=5, verdict_price=60)
    own.spend_verdict("here")
    with pytest.raises(QuotaSpent):
        own.spend_replay("here")


def test_stored_messages_of_a_person_are_bounded_over_the_hour() -> None:
    own = quotas(Clock(), seat_messages=2, message_window_s=3600.0, steady_share=1.0, people_per_address=1)
    assert [own.may_store("ann", "here") for _ in range(3)] == [True, True, False]
    assert not own.may_store("ben", "here")
    assert own.may_store("ben", "there")


# Passwords of tables


def test_each_address_has_a_few_tries_at_a_table_that_others_guess_at() -> None:
    clock = Clock()
    tries = TableTries(3, 60.0, clock)
    assert [tries.take("t", "there") for _ in range(6)] == [True] * (3 + TRIES_OF_EACH) + [False]
    assert [tries.take("t", "here") for _ in range(3)] == [True] * TRIES_OF_EACH + [False]
    assert tries.take("another", "there")
    clock.now += 60.0
    assert tries.take("t", "there")
