"""An answer that is not one of our types as JSON: text, a record, or JSON that was made already."""

from __future__ import annotations

from dataclasses import dataclass, field

JSON = "application/json"


@dataclass(frozen=True, slots=True)
class Answer:
    """Status, media type and body of an answer."""

    body: bytes
    type: str = JSON
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
