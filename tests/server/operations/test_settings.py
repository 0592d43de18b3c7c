"""Settings from their sources, and one clear sentence for whatever is wrong with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cases import for_each
from throwdown.server.operations.limits import SIZES, Limits
from throwdown.server.operations.settings import Settings, SettingsRefused, load, origin_of


def written(folder: Path, text: str) -> Path:
    file = folder / "throwdown.toml"
    file.write_text(text, "utf-8")
    return file


def refusal(file: Path | None = None, environ: dict[str, str] | None = None, **overrides: object) -> SettingsRefused:
    with pytest.raises(SettingsRefused) as caught:
        load(file, environ or {}, overrides)
    return caught.value


def test_without_any_source_everything_has_its_default() -> None:
    assert load(environ={}) == Settings()


def test_the_later_source_wins(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 1\nhost = "::1"\ntheme = "neutral"\nsize = "club"\n')
    environ = {"THROWDOWN_PORT": "2", "THROWDOWN_SIZE": "public", "THROWDOWN_LANG": "de", "PORT": "9"}
    settings = load(file, environ, {"port": 3, "host": None})
    assert (settings.port, settings.host, settings.theme) == (3, "::1", "neutral")
    assert settings.limits == SIZES["public"]


def test_the_environment_can_name_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 77")
    assert load(environ={"THROWDOWN_SETTINGS": str(file)}).port == 77


def test_environment_variables_are_converted_to_the_type_of_the_setting(tmp_path: Path) -> None:
    environ = {
        "THROWDOWN_LAN": "true",
        "THROWDOWN_DATA": str(tmp_path),
        "THROWDOWN_TRUSTED_PROXIES": "10.0.0.1, 192.168.0.0/16",
        "THROWDOWN_WORKERS": "3",
    }
    settings = load(environ=environ)
    assert settings.lan is True
    assert settings.data == tmp_path
    assert settings.proxies == ["10.0.0.1/32", "192.168.0.0/16"]
    assert settings.workers == 3


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("prot = 1", "settings/unknown", "there is no setting prot; did you mean port?"),
        ("[limits]\ngrace_s = 1", "settings/unknown", "choose a size: family, club or public"),
        ("zzzzzz = 1", "settings/unknown", "leave it out"),
        ("port = 99999", "settings/value", "port must be a whole number <= 65535; got 99999"),
        ('port = "8080"', "settings/value", "port must be a whole number; got '8080'"),
        ('size = "huge"', "settings/value", "size must be family, club, public or unlimited; got"),
        ("limits = 3", "settings/unknown", "limits"),
        ('data = ""', "settings/value", "data must be a path; got"),
        ("data = 3", "settings/value", "data must be a path; got"),
        ('public_url = "dice.example"', "settings/value", "must look like https://dice.example"),
        ('public_url = "https://a@b"', "settings/value", "public_url"),
        ('public_url = "https://a//b"', "settings/value", "must have a plain path"),
        ('allowed_origins = ["https://Dice.example"]', "settings/value", "allowed_origins"),
        ('allowed_origins = ["https://dice.example/"]', "settings/value", "allowed_origins"),
        ('trusted_proxies = ["*"]', "settings/value", "must be an address or a network"),
        ("port = ", "settings/file", "is not TOML"),
    ],
)
def test_an_invalid_setting_is_refused_with_its_file_and_the_fix(
    tmp_path: Path, text: str, code: str, part: str
) -> None:
    trouble = refusal(written(tmp_path, text))
    assert trouble.code == code
    assert part in trouble.message
    assert "throwdown.toml" in trouble.message
    assert "\n" not in trouble.message or code == "settings/file"


def test_an_unknown_variable_is_named() -> None:
    trouble = refusal(environ={"THROWDOWN_PROT": "1"})
    assert trouble.message == "THROWDOWN_PROT in the environment: there is no setting prot; did you mean port?"


def test_a_file_that_is_not_there_or_not_text_is_named(tmp_path: Path) -> None:
    assert "No such file" in refusal(tmp_path / "nowhere.toml").message
    file = tmp_path / "binary.toml"
    file.write_bytes(b"\xff\xfe")
    assert "not UTF-8" in refusal(file).message


def test_a_secret_is_never_quoted() -> None:
    assert "hunter2" not in refusal(environ={"THROWDOWN_METRICS_TOKEN": "hunter2"}).message
    assert "3141592653" not in refusal(metrics_token=3141592653).message
    assert "s" * 20 not in repr(Settings(metrics_token="s" * 20))


def test_lan_listens_everywhere_unless_an_address_was_chosen() -> None:
    assert Settings().listen == "127.0.0.1"
    assert Settings(lan=True).listen == "0.0.0.0"  # noqa: S104
    assert Settings(lan=True, host="192.168.1.5").listen == "192.168.1.5"


def test_the_public_url_says_origin_path_and_https() -> None:
    settings = Settings(public_url="https://Dice.Example:443/games/", allowed_origins=("http://b:81",))
    assert settings.origins == {"https://dice.example", "http://b:81"}
    assert settings.prefix == "/games"
    assert settings.secure
    assert not Settings(public_url="http://dice.example").secure
    assert not Settings().secure


@for_each(
    ("url", "origin"),
    [
        ("https://a.example/x", "https://a.example"),
        ("http://a.example:80", "http://a.example"),
        ("http://a.example:8080", "http://a.example:8080"),
        ("http://[::1]:99/", "http://[::1]:99"),
    ],
)
def test_an_origin_is_written_as_browsers_write_it(url: str, origin: str) -> None:
    assert origin_of(url) == origin


def test_the_size_chooses_the_limits() -> None:
    assert Settings().limits == Limits() == SIZES["family"]
    for size, limits in SIZES.items():
        assert load(environ={"THROWDOWN_SIZE": size}).limits == limits
    assert Settings(size="public", limits=Limits(grace_s=1)).limits.grace_s == 1


def test_a_variable_for_a_limit_is_refused_with_the_fix() -> None:
    trouble = refusal(environ={"THROWDOWN_LIMITS_GRACE_S": "1"})
    assert trouble.message.endswith("there is no setting limits_grace_s; choose a size: family, club or public")


def test_limits_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(ValueError, match="dead_s"):
        Limits(ping_s=10, dead_s=10)


@for_each(
    ("changed", "message"),
    [
        ({"server_name": "Eins"}, "must be small letters, digits and dashes"),
        ({"server_name": "-a"}, "must be small letters, digits and dashes"),
        ({"server_name": "a/b"}, "must be small letters, digits and dashes"),
        ({"secrets_key": ""}, "needs secrets_key"),
        ({"store": ""}, "needs store"),
        ({"store": "", "secrets_key": ""}, "needs store"),
    ],
)
def test_several_servers_need_a_name_a_database_and_a_secret(changed: dict[str, str], message: str) -> None:
    fits: dict[str, Any] = {
        "server_name": "eu-1",
        "secrets_key": "0f" * 32,
        "store": "postgresql://localhost/throwdown",
    }
    assert load(environ={}, overrides=fits).server_name == "eu-1"
    found = refusal(**(fits | changed))
    assert message in found.message
    assert "0f" * 32 not in found.message
