"""What is handed out for operating servers: it names what there is."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from throwdown.server.operations.settings import load

DEPLOY = Path(__file__).parents[3] / "deploy"
#: What a host of the three servers has to set.
GIVEN = {"SITE": "dice.example", "DATABASE_PASSWORD": "word", "SECRETS_KEY": "0f" * 32}


def filled_in(value: str) -> str:
    """As compose reads it, from what is given."""
    return re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: GIVEN[found[1]], value)


@pytest.mark.parametrize("server", ["one", "two", "three"])
def test_the_servers_of_the_compose_file_have_settings_that_fit(server: str) -> None:
    yaml: Any = import_module("yaml")  # comes without types
    services = yaml.safe_load((DEPLOY / "cluster" / "compose.yaml").read_text("utf-8"))["services"]
    environ = {name: filled_in(value) for name, value in services[server]["environment"].items()}
    settings = load(environ=environ)
    assert settings.server_name == server
    assert settings.public_url == "https://dice.example"
    rules = (DEPLOY / "cluster" / "Caddyfile").read_text("utf-8")
    assert f"handle /s/{server}/* {{\n\t\treverse_proxy {server}:8642 " in rules
