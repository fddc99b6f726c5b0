"""The environment is read once; what is wrong with it is said in one line."""

from pathlib import Path

import pytest

from bot import settings
from bot.settings import DirectoryError, Endpoints, SettingsError
from bot.store.shards import ALL, Shards


def read(data: Path, **more: str) -> settings.Settings:
    return settings.read({"DISCORD_TOKEN": "abc.def.ghi", "TURNPOST_DATA": str(data), **more})


def test_the_least_that_is_needed(tmp_path: Path) -> None:
    found = read(tmp_path)
    assert found.token == "abc.def.ghi"
    assert found.data == tmp_path
    assert found.endpoints is None


@pytest.mark.parametrize("given", ["", settings.NO_TOKEN_PLACEHOLDER, "  "])
def test_no_token_is_said(tmp_path: Path, given: str) -> None:
    with pytest.raises(SettingsError, match="DISCORD_TOKEN is not set"):
        read(tmp_path, DISCORD_TOKEN=given)


@pytest.mark.parametrize("given", ["two words", "tökén", "line\nbreak"])
def test_what_cannot_be_a_token_is_refused_without_printing_it(tmp_path: Path, given: str) -> None:
    with pytest.raises(SettingsError) as caught:
        read(tmp_path, DISCORD_TOKEN=given)
    assert given not in str(caught.value)


def test_a_token_from_a_file_wins(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("from.a.file\n")
    assert read(tmp_path, DISCORD_TOKEN_FILE=str(file)).token == "from.a.file"


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_an_unreadable_token_file_is_named(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "token"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(SettingsError, match=r"DISCORD_TOKEN_FILE names .*token, which cannot be read"):
        read(tmp_path, DISCORD_TOKEN_FILE=str(file))


def test_a_missing_directory_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(DirectoryError, match="no directory"):
        read(tmp_path / "mistyped")
    assert not (tmp_path / "mistyped").exists()


def test_the_default_directory_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert settings.data_directory({}).is_dir()


def test_a_default_directory_that_cannot_be_made_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "var").write_text("a file is in the way")
    with pytest.raises(DirectoryError, match="cannot be made"):
        settings.data_directory({})


def test_each_fault_has_its_exit_code() -> None:
    assert (SettingsError.exit_code, DirectoryError.exit_code) == (78, 66)


def test_other_endpoints(tmp_path: Path) -> None:
    found = read(tmp_path, TURNPOST_API="http://127.0.0.1:1/api/v10/", TURNPOST_GATEWAY="ws://127.0.0.1:1/gateway")
    assert found.endpoints == Endpoints("http://127.0.0.1:1/api/v10", "ws://127.0.0.1:1/gateway")


@pytest.mark.parametrize(
    "half",
    [
        {"TURNPOST_API": "http://127.0.0.1:1"},
        {"TURNPOST_GATEWAY": "ws://127.0.0.1:1"},
        {"TURNPOST_API": "127.0.0.1", "TURNPOST_GATEWAY": "ws://127.0.0.1:1"},
    ],
)
def test_half_an_endpoint_is_refused(tmp_path: Path, half: dict[str, str]) -> None:
    with pytest.raises(SettingsError, match="go together"):
        read(tmp_path, **half)


def test_an_unknown_log_level_names_the_known_ones(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="DEBUG, INFO, WARNING, ERROR"):
        read(tmp_path, TURNPOST_LOG_LEVEL="loud")


def test_log_form_and_backups(tmp_path: Path) -> None:
    assert (read(tmp_path).log_form, read(tmp_path).backups) == ("json", True)
    found = read(tmp_path, TURNPOST_LOG_FORM="TEXT", TURNPOST_BACKUPS="off")
    assert (found.log_form, found.backups) == ("text", False)
    for name, value, advice in (("TURNPOST_LOG_FORM", "xml", "json, text"), ("TURNPOST_BACKUPS", "maybe", "on or off")):
        with pytest.raises(SettingsError, match=advice):
            read(tmp_path, **{name: value})


SERVER = "postgresql://ann:secret@host/turnpost"


@pytest.mark.parametrize("address", [SERVER, "postgres://host/turnpost"])
def test_a_database_on_a_server(tmp_path: Path, address: str) -> None:
    assert read(tmp_path, DATABASE_URL=f" {address}\n").database == address
    file = tmp_path / "address"
    file.write_text(address)
    assert read(tmp_path, DATABASE_URL_FILE=str(file)).database == address
    assert read(tmp_path, DATABASE_URL="").database == read(tmp_path).database == ""


def test_no_other_kind_of_server(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"DATABASE_URL must begin with postgresql://") as caught:
        read(tmp_path, DATABASE_URL="mysql://ann:secret@host/turnpost")
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("count", "ids", "shards"),
    [
        ("", "", ALL),
        ("1", "", ALL),
        ("4", "", Shards(4, 0, 3)),
        ("4", "1", Shards(4, 1, 1)),
        (" 16 ", " 12-15 ", Shards(16, 12, 15)),
    ],
)
def test_shards(tmp_path: Path, count: str, ids: str, shards: Shards) -> None:
    assert read(tmp_path, DATABASE_URL=SERVER, SHARD_COUNT=count, SHARD_IDS=ids).shards == shards


@pytest.mark.parametrize(
    ("count", "ids", "advice"),
    [
        ("0", "", "SHARD_COUNT must be a number from 1 to 10000, not '0'"),
        ("10001", "", "SHARD_COUNT must be"),
        ("-4", "", "SHARD_COUNT must be"),
        ("²", "", "SHARD_COUNT must be"),
        ("9" * 5_000, "", "SHARD_COUNT must be"),
        ("", "0-3", "SHARD_COUNT must be .*, not ''"),
        ("4", "4", "SHARD_IDS must be a shard or a range of them, as 0-3, below 4, not '4'"),
        ("4", "2-1", "SHARD_IDS must be"),
        ("4", "0,1", "SHARD_IDS must be"),
        ("4", "all", "SHARD_IDS must be"),
        ("4", "٣", "SHARD_IDS must be"),
    ],
)
def test_shards_that_there_are_not(tmp_path: Path, count: str, ids: str, advice: str) -> None:
    with pytest.raises(SettingsError, match=advice):
        read(tmp_path, DATABASE_URL=SERVER, SHARD_COUNT=count, SHARD_IDS=ids)


def test_who_shares_the_shards_needs_a_server(tmp_path: Path) -> None:
    assert read(tmp_path, SHARD_COUNT="4").shards == Shards(4, 0, 3)
    with pytest.raises(SettingsError, match="set DATABASE_URL"):
        read(tmp_path, SHARD_COUNT="4", SHARD_IDS="0-2")


def test_settings_never_print_a_secret(tmp_path: Path) -> None:
    found = read(tmp_path, DATABASE_URL=SERVER)
    assert found.token not in f"{found} {found!r}"
    assert "secret" not in f"{found} {found!r}"


def test_every_setting_is_explained_in_the_example() -> None:
    example = Path(".env.example").read_text()
    names = {"DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "TURNPOST_DATA", "TURNPOST_LOG_LEVEL", "TURNPOST_PORT"}
    names |= {"TURNPOST_LOG_FORM", "TURNPOST_BACKUPS", "DATABASE_URL", "DATABASE_URL_FILE", "SHARD_COUNT", "SHARD_IDS"}
    assert all(f"{name}=" in example for name in names | {"TURNPOST_API", "TURNPOST_GATEWAY", "TURNPOST_OPENAPI"})
