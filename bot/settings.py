"""The environment, read once at the start and checked. ``.env.example`` explains every name."""

import re
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from bot.logs import FORMS, Form
from bot.store.shards import ALL, Shards

NO_TOKEN_PLACEHOLDER = "paste-your-token-here"  # noqa: S105  what .env.example says
MOST_SHARDS = 10_000
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class SettingsError(Exception):
    """The environment is not usable; the text says what to do. Exit code 78 (``EX_CONFIG``)."""

    exit_code = 78


class DirectoryError(SettingsError):
    """The data directory is not there. Exit code 66 (``EX_NOINPUT``)."""

    exit_code = 66


class Endpoints(Struct, frozen=True):
    """Where Discord is; other addresses than Discord's own are for the stand-in."""

    api: str
    """Base of the REST API: ``http://127.0.0.1:8080/api/v10``."""
    gateway: str
    """Websocket address: ``ws://127.0.0.1:8080/gateway``."""


class Settings(Struct, frozen=True):
    """Everything a host decides."""

    token: str
    data: Path
    """An existing directory: database, lock and backups."""
    endpoints: Endpoints | None = None
    clock: Path | None = None
    """A file that tells by how many seconds the clock is put forward; only the stand-in has one."""
    log_level: str = "INFO"
    log_form: Form = "text"
    backups: bool = True
    """Whether the bot makes a backup each day."""
    database: str = ""
    """The address of a PostgreSQL server's database; empty, the tables are kept in a file of ``data``."""
    shards: Shards = ALL
    """Which servers this process looks after."""
    crash_point: str = ""
    """Tests only: the point at which the process kills itself."""

    def __repr__(self) -> str:
        return f"Settings(token='***', data={str(self.data)!r}, endpoints={self.endpoints!r})"

    __str__ = __repr__


def token(environment: Mapping[str, str]) -> str | None:
    """The bot's token, from ``DISCORD_TOKEN`` or the file that ``DISCORD_TOKEN_FILE`` names; None if neither is set."""
    value = secret(environment, "DISCORD_TOKEN")
    return None if value in ("", NO_TOKEN_PLACEHOLDER) else value


def secret(environment: Mapping[str, str], name: str) -> str:
    """A secret by its name, or by the file that ``<name>_FILE`` names (as Docker hands them over)."""
    path = environment.get(f"{name}_FILE", "")
    if not path:
        return environment.get(name, "").strip()
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise SettingsError(f"{name}_FILE names {path}, which cannot be read: {reason}.") from None


def read(environment: Mapping[str, str]) -> Settings:
    """Settings from the environment. Raises `SettingsError` with one sentence of advice."""
    found = token(environment)
    if found is None:
        raise SettingsError("DISCORD_TOKEN is not set: put the bot's token into .env (see .env.example).")
    if not found.isascii() or any(character.isspace() for character in found):
        raise SettingsError("DISCORD_TOKEN is no token: it holds spaces or letters that no token has. Copy it anew.")
    level = log_level(environment, "INFO")
    return Settings(
        token=found,
        data=data_directory(environment),
        endpoints=_endpoints(environment),
        clock=Path(environment["TURNPOST_CLOCK"]) if environment.get("TURNPOST_CLOCK") else None,
        log_level=level,
        log_form=log_form(environment, "json"),
        backups=backups(environment),
        database=database(environment),
        shards=shards(environment),
        crash_point=environment.get("TURNPOST_CRASH_POINT", ""),
    )


def log_level(environment: Mapping[str, str], default: str) -> str:
    """One of `LOG_LEVELS`."""
    level = environment.get("TURNPOST_LOG_LEVEL", default).upper()
    if level not in LOG_LEVELS:
        raise SettingsError(f"TURNPOST_LOG_LEVEL must be one of {', '.join(LOG_LEVELS)}, not {level!r}.")
    return level


def log_form(environment: Mapping[str, str], default: Form) -> Form:
    """How each event is written."""
    told = environment.get("TURNPOST_LOG_FORM", default).lower()
    for form in FORMS:
        if told == form:
            return form
    raise SettingsError(f"TURNPOST_LOG_FORM must be one of {', '.join(FORMS)}, not {told!r}.")


def backups(environment: Mapping[str, str]) -> bool:
    """Whether the bot makes a backup each day."""
    told = environment.get("TURNPOST_BACKUPS", "on").lower()
    if told not in ("on", "off"):
        raise SettingsError(f"TURNPOST_BACKUPS must be on or off, not {told!r}.")
    return told == "on"


def database(environment: Mapping[str, str]) -> str:
    """The address of a database on a PostgreSQL server, which is a secret; empty if there is none."""
    address = secret(environment, "DATABASE_URL")
    if address and not address.startswith(("postgresql://", "postgres://")):
        raise SettingsError("DATABASE_URL must begin with postgresql:// (see .env.example).")
    return address


def shards(environment: Mapping[str, str]) -> Shards:
    """Those of ``SHARD_IDS``, of as many as ``SHARD_COUNT`` says; without the first all of them."""
    told, ids = environment.get("SHARD_COUNT", "").strip(), environment.get("SHARD_IDS", "").strip()
    if not told and not ids:
        return ALL
    if re.fullmatch(r"\d{1,5}", told, re.ASCII) is None or not 0 < int(told) <= MOST_SHARDS:
        raise SettingsError(f"SHARD_COUNT must be a number from 1 to {MOST_SHARDS}, not {told!r}.")
    found = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?", ids or f"0-{int(told) - 1}", re.ASCII)
    if found is None or not int(found[1]) <= int(found[2] or found[1]) < int(told):
        raise SettingsError(f"SHARD_IDS must be a shard or a range of them, as 0-3, below {told}, not {ids!r}.")
    own = Shards(int(told), int(found[1]), int(found[2] or found[1]))
    if not own.whole and not database(environment):
        raise SettingsError("Processes that share the shards need a database in common: set DATABASE_URL.")
    return own


def data_directory(environment: Mapping[str, str]) -> Path:
    """Where the database lives. Only the default directory is made; a named one must exist, or a mistyped or
    unmounted path would quietly begin an empty database."""
    named = environment.get("TURNPOST_DATA", "")
    path = Path(named or "var")
    if not named:
        try:
            path.mkdir(exist_ok=True)
        except OSError as error:
            raise DirectoryError(f"The folder {path.absolute()} cannot be made: {error.strerror}.") from None
    if not path.is_dir():
        raise DirectoryError(f"TURNPOST_DATA names {path}, which is no directory: make it, or mount the volume there.")
    return path


def _endpoints(environment: Mapping[str, str]) -> Endpoints | None:
    api, gateway = environment.get("TURNPOST_API", ""), environment.get("TURNPOST_GATEWAY", "")
    if not api and not gateway:
        return None
    if not api.startswith(("http://", "https://")) or not gateway.startswith(("ws://", "wss://")):
        raise SettingsError(
            "TURNPOST_API (http://...) and TURNPOST_GATEWAY (ws://...) go together: set both or neither."
        )
    return Endpoints(api.rstrip("/"), gateway)
