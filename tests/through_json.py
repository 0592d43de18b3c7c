"""Values as others get them: through JSON."""

from __future__ import annotations

import json
from typing import Any

from throwdown.rules.codec import encode


def through_json(value: Any) -> Any:
    """What arrives where the value was sent as JSON: lists instead of tuples."""
    return json.loads(json.dumps(encode(value)))
