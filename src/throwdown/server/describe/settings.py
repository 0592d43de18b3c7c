"""All settings and limits as Markdown, for hosts of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from throwdown.server.operations.limits import Limits
from throwdown.server.operations.settings import Settings

from .fields import fields_of, module_of, sentences
from .phrases import cell, default_phrase, described

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping


#: What most hosts choose; the other settings have defaults that fit nearly everybody.
FOR_HOSTS = (
    "port",
    "host",
    "lan",
    "data",
    "public_url",
    "trusted_proxies",
    "allowed_hosts",
    "tls_certificate",
    "tls_key",
    "store",
    "secrets_key",
    "workers",
    "metrics_token",
    "signup",
    "theme",
    "limits.people_per_address",
)

#: What only several servers over one database need.
FOR_SEVERAL = ("server_name", "limits.lease_s")


def settings_tables() -> str:
    """The settings that most hosts choose, those for several servers, then all others, as Markdown."""
    rows = _rows(Settings) | {f"limits.{name}": row for name, row in _rows(Limits).items()}
    others = [name for name in rows if name not in (*FOR_HOSTS, *FOR_SEVERAL)]
    return (
        f"## Settings for hosts\n\n{_table(rows, FOR_HOSTS)}\n"
        f"## Settings for several servers\n\n{SEVERAL}\n\n{_table(rows, FOR_SEVERAL)}\n"
        f"## Every other setting\n\n{LIMITS}\n\n{_table(rows, others)}"
    )


def _rows(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Type, default and meaning of every field."""
    about: dict[str, str] = {}
    for each in (*struct.__bases__, struct):
        if each is not msgspec.Struct:
            about |= sentences(module_of(each), each.__name__)
    return {
        field.name: f"{described(field.type)} | {default_phrase(field)} | {cell(about.get(field.name, ''))}"
        for field in fields_of(struct)
        if field.name != "limits"
    }


def _table(rows: Mapping[str, str], names: Collection[str]) -> str:
    lines = [f"| `{name}` | {rows[name]} |" for name in names]
    return "\n".join(["| Name | Type | Default | Description |", "|---|---|---|---|", *lines, ""])


SEVERAL = """\
Only [several servers](several-servers.md) over one `store` need these; they also share `secrets_key`."""

LIMITS = """\
These are for special cases. `limits.grace_s` is `grace_s` in the table `[limits]` of the file, and
`THROWDOWN_LIMITS_GRACE_S` in the environment. Names of limits end with their unit: `_s` seconds, `_bytes`; counts have
none."""
