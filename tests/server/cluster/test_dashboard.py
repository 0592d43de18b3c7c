"""What the dashboard asks for is what servers tell: two of them over PostgreSQL, with something going on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.cluster.houses import METRICS, two_houses
from tests.server.house_fixture import ME, OPEN

if TYPE_CHECKING:
    from tests.server.house_fixture import OpenHouse

DASHBOARD = Path(__file__).parents[3] / "deploy" / "grafana.json"
#: This one exists from the first refusal on.
NOT_YET = {"throwdown_refusals_total"}

Asked = tuple[str, str]


def asked() -> set[Asked]:
    """Every metric that a panel asks for, with what it asks of it."""
    panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    expressions = " ".join(target["expr"] for panel in panels for target in panel.get("targets", ()))
    found = re.findall(r"(throwdown_\w+)\{([^}]*)\}", expressions)
    return {(name, "".join(re.findall(r'what="(\w+)"', labels))) for name, labels in found}


def told(house: OpenHouse) -> set[Asked]:
    page = house.visitor(authorization=f"Bearer {METRICS}").get("/metrics").text
    rows = re.findall(r"^(throwdown_\w+)(?:\{(.*)\})? \S+$", page, re.MULTILINE)
    names = {(name, "") for name, _ in rows}
    return names | {(name, "".join(re.findall(r'what="(\w+)"', labels))) for name, labels in rows}


def test_servers_tell_everything_that_the_dashboard_asks_for(tmp_path: Path, database: str) -> None:
    with two_houses(tmp_path, database) as houses:
        for house in houses:
            house.guest("Anna").table("strike", [ME, OPEN])
            wanted = {each for each in asked() if each[0] not in NOT_YET}
            assert wanted - told(house) == set()
