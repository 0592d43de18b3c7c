"""What is written down is what the types say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from docsite.reference import MADE, socket_messages
from tests.cases import for_each
from throwdown import api, server
from throwdown.api import http
from throwdown.live.protocol import messages
from throwdown.server.describe import files, typescript
from throwdown.server.describe.catalogue import catalogue, client_messages, codes, server_messages
from throwdown.server.describe.fields import tag_of
from throwdown.server.describe.phrases import described
from throwdown.server.describe.settings import MAIN_LIMITS, settings_tables
from throwdown.server.operations.limits import SIZES
from throwdown.server.operations.settings import Settings

DOCS = Path(__file__).parents[3] / "docs"
MESSAGES = socket_messages()
SOCKET = (DOCS / "socket.md").read_text("utf-8")
SETTINGS = (DOCS / "settings.md").read_text("utf-8") + settings_tables()


def section(heading: str, page: str = MESSAGES) -> str:
    """What stands below a heading, up to the next."""
    (found,) = re.findall(rf"^###? {heading}\n(.*?)(?=^#|\Z)", page, re.MULTILINE | re.DOTALL)
    return str(found)


def test_the_made_files_of_the_page_are_current() -> None:
    assert not files.stale(), "not what the types say: run python -m throwdown.server.describe"


def test_made_files_that_are_not_current_are_written_again(tmp_path: Path) -> None:
    assert files.stale(tmp_path)
    files.write(tmp_path)
    assert not files.stale(tmp_path)


# The socket


@for_each("message", [*client_messages(), *server_messages()])
def test_every_message_is_there_with_every_field(message: type[msgspec.Struct]) -> None:
    text = section(tag_of(message) or "?")
    assert " ".join((message.__doc__ or "?").replace("``", "`").split()) in text
    fields = msgspec.structs.fields(message)
    assert re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE) == [field.name for field in fields]
    rows = re.findall(r"^\| `\w+` \| .+? \| (required|left out|`.+?`) \|", text, re.MULTILINE)
    assert [row == "required" for row in rows] == [field.required for field in fields]


def test_the_catalogue_has_only_messages_and_their_types() -> None:
    heads = re.findall(r"^### (\w+)$", catalogue(), re.MULTILINE)
    assert len(heads) == len(set(map(str.lower, heads)))
    tags = {tag_of(message) for message in (*client_messages(), *server_messages())}
    assert all(hasattr(messages, head) for head in heads if head not in tags)
    assert {"TableInfo", "GameInfo", "SeatInfo", "TurnInfo"} <= set(heads)


def test_the_catalogue_has_type_default_and_docstring_of_every_field() -> None:
    assert "The version that this answers: too old, and it is refused." in section("act")
    assert '| `language` | `de` or `en` or `es` or `fr` or `it` or `nl` | `"en"` |' in section("hello")
    assert "| `ms` | whole number 0 to 60 000 | required |" in section("finished")
    assert "| `text` | text, at most 200 characters | required |" in section("enter")
    assert "| `since` | [version](#values) or null | `null` |" in section("hello")
    assert "| `seats` | list of [SeatInfo](#seatinfo) | required |" in section("TableInfo")


def test_a_type_that_cannot_be_described_raises() -> None:
    with pytest.raises(TypeError, match="teach them"):
        described(msgspec.inspect.type_info(bytes))


def test_the_socket_page_names_the_protocol_version() -> None:
    assert f"This is protocol **{messages.PROTOCOL}**." in MESSAGES


def test_the_example_conversation_consists_of_valid_messages() -> None:
    lines = re.findall(r"^([→←]) ({.+)$", SOCKET, re.MULTILINE)
    assert len(lines) > 5
    for side, text in lines:
        message = msgspec.json.decode(text, type=messages.Said if side == "→" else messages.ServerMessage)
        if isinstance(message, messages.Hello | messages.Welcome):
            assert message.protocol == messages.PROTOCOL


def test_every_close_code_of_the_server_is_documented() -> None:
    rooms = (Path(room.__path__[0]) for room in (server, api))
    sources = "".join(path.read_text("utf-8") for room in rooms for path in room.rglob("*.py"))
    used = set(re.findall(r"\b(44\d\d|10[01]\d)\b", sources)) - {"1000", "1005"}
    assert used >= {"4401", "4403", "4404", "1008", "1011", "1012", "1013"}
    rows = re.findall(r"^\| (\d{4}(?:, \d{4})*) \|", SOCKET, re.MULTILINE)
    assert {code for code in used if int(code) < 1020 or int(code) > 4000} <= set(", ".join(rows).split(", "))


def test_every_code_that_a_page_names_exists() -> None:
    known = {code for code, _ in codes()}
    named = set(re.findall(r"`((?:server|message|store)/[a-z_]+)`", SOCKET))
    assert named <= known
    assert "server/stale" in named


# The API and the settings


def test_the_api_is_openapi() -> None:
    described = json.loads(MADE["openapi.json"]())
    assert described["openapi"] == "3.1.0"
    assert "/api/tables" in described["paths"] and "/healthz" in described["paths"]


def test_every_setting_is_in_one_row_with_its_default() -> None:
    fields = {field.name: field for field in msgspec.structs.fields(Settings) if field.name != "limits"}
    assert len(fields) == 30
    rows = re.findall(
        r"^\| `([^`]*)` \| .*? \| (?:`([^`]*)`|depends on the system) \| [^|]*\|$", settings_tables(), re.MULTILINE
    )
    assert [name for name, _ in rows] == list(fields)
    for name, default in rows:
        expected = fields[name].default
        if isinstance(expected, int | float) and not isinstance(expected, bool):
            assert float(default) == expected, name


def test_the_main_limits_of_every_size_are_in_one_table() -> None:
    head, _, *rows = re.findall(r"^\|.*\|$", section("Sizes", SETTINGS), re.MULTILINE)
    assert re.findall(r"`(\w+)`", head) == list(SIZES)
    for name, row in zip(MAIN_LIMITS, rows, strict=True):
        numbers = [float(cell.replace(" ", "")) for cell in row.split("|")[2:-1]]
        assert numbers == [getattr(limits, name) for limits in SIZES.values()], name


# The page's types


def interfaces(text: str) -> dict[str, list[str]]:
    """By interface of TypeScript: its fields; one that may be missing has a question mark."""
    found = re.findall(r"^export interface (\w+) {\n(.*?)^}", text, re.MULTILINE | re.DOTALL)
    return {name: re.findall(r"^  (\w+\??): ", body, re.MULTILINE) for name, body in found}


def test_the_page_knows_every_message_with_every_field() -> None:
    page = interfaces(typescript.messages_ts())
    for message in server_messages():
        assert [field.rstrip("?") for field in page[message.__name__]] == ["is", *message.__struct_fields__]
    for message in client_messages():
        optional = [f"{field.name}{'' if field.required else '?'}" for field in msgspec.structs.fields(message)]
        assert page[message.__name__] == ["is", *optional]


def test_the_server_sends_every_field_except_one_that_may_be_unset() -> None:
    page = interfaces(typescript.messages_ts())
    structs = [getattr(module, name) for module in (messages, http) for name in page if hasattr(module, name)]
    assert not [struct.__name__ for struct in structs if struct.__struct_config__.omit_defaults]
    left_out = {
        name: [field for field in page[name] if "?" in field] for name in (each.__name__ for each in server_messages())
    }
    assert {name: fields for name, fields in left_out.items() if fields} == {"Ack": ["receipt?"], "Moment": ["game?"]}


def test_actions_events_and_views_are_those_of_the_rules() -> None:
    page = interfaces(typescript.messages_ts())
    assert page["Stop"] == ["is"] and page["Roll"] == ["is", "dice", "boost"]
    assert page["ArenaTurnStarted"] == ["is", "seat", "direction", "arena"]
    assert page["VerasseltTurnStarted"] == ["is", "seat", "groups"]
    assert page["ArenaView"][-2:] == ["actions", "result"]


def test_numbers_of_a_choice_stay_numbers() -> None:
    assert typescript.type_of(Literal[2, "many"]) == "2 | 'many'"


def test_a_type_without_a_typescript_form_raises() -> None:
    with pytest.raises(TypeError, match="teach it"):
        typescript.type_of(bytes)
