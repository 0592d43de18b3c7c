"""What goes wrong has the status that says whose fault it is, and whether to ask again."""

from __future__ import annotations

import pytest

from throwdown.api.faults import status_of
from throwdown.errors import ActionRefused, GameUnknown, ThrowdownError, ThrowFailed


@pytest.mark.parametrize(
    ("error", "status"),
    [(ActionRefused("not now"), 400), (GameUnknown("chess"), 404), (ThrowFailed("too slow"), 503)],
)
def test_a_request_is_only_bad_where_the_client_can_mend_it(error: ThrowdownError, status: int) -> None:
    assert status_of(error) == status
