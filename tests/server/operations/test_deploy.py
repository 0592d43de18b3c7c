"""What is handed out for operating servers: it names what there is."""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from throwdown.server.operations.metrics import Metrics
from throwdown.server.operations.settings import load

DEPLOY = Path(__file__).parents[3] / "deploy"
#: What somebody who runs the three servers has to give.
GIVEN = {"SITE": "dice.example", "DATABASE_PASSWORD": "word", "SECRETS_KEY": "0f" * 32, "CLUSTER_KEY": "k" * 32}


def expressions() -> list[str]:
    panels = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))["panels"]
    return [target["expr"] for panel in panels for target in panel.get("targets", ())]


def test_the_dashboard_asks_for_every_metric_and_for_no_other() -> None:
    families = {family.name: family.type for family in Metrics().registry.collect()}
    ends = {"counter": "_total", "histogram": "_(?:bucket|count)"}
    known = {name: re.compile(rf"{name}{ends.get(kind, '')}\{{") for name, kind in families.items()}
    asked = expressions()
    assert [name for name, used in known.items() if not any(used.search(each) for each in asked)] == []
    for expression in asked:
        for name in re.findall(r"throwdown_\w+\{", expression):
            assert any(used.fullmatch(name) for used in known.values()), name


def filled_in(value: str) -> str:
    """As compose reads it, from what is given."""
    return re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: GIVEN[found[1]], value)


@pytest.mark.parametrize("server", ["one", "two", "three"])
def test_the_servers_of_the_compose_file_have_settings_that_fit(server: str) -> None:
    yaml: Any = import_module("yaml")  # comes without types
    services = yaml.safe_load((DEPLOY / "cluster" / "compose.yaml").read_text("utf-8"))["services"]
    told = {name: filled_in(value) for name, value in services[server]["environment"].items()}
    settings = load(environ=told)
    assert settings.inner_address == f"{server}:8700"
    assert settings.public_url == "https://dice.example"
    assert f"{server}:8642" in (DEPLOY / "cluster" / "Caddyfile").read_text("utf-8")
