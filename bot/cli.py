"""The command line: start the bot, play without Discord, speak a game's protocol, verify a game, look after tables."""

import argparse
import json
import logging
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from bot import healthcheck, logs, program, settings
from bot.environment import environment
from bot.opening import Database
from bot.operating import commands as operating
from bot.operating.commands import Work
from bot.operating.errors import OperatingError
from bot.sandboxed import SandboxError, standing_in
from bot.settings import SettingsError
from bot.store.errors import StoreError
from bot.tables.export import verify
from engine.catalogue import GAMES
from engine.contract import Refusal
from engine.session import Session

log = logging.getLogger(__name__)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and end the process with its exit code."""
    options = _parser().parse_args(arguments)
    try:
        sys.exit(options.command(options))
    except (SettingsError, StoreError, SandboxError, OperatingError, program.StartError) as error:
        print(f"turnpost: {error}", file=sys.stderr)  # noqa: T201
        sys.exit(error.exit_code)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read our output has gone; Python must not complain when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="turnpost", description="Board games played slowly, by chat.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    run = commands.add_parser("run", help="run the bot on Discord")
    run.set_defaults(command=_run)
    play = commands.add_parser("play", help="run the bot: on Discord with a token, else on the built-in stand-in")
    play.set_defaults(command=_play)
    engine = commands.add_parser("engine", help="speak a game's line protocol on stdin and stdout")
    engine.add_argument("game", choices=sorted(GAMES))
    engine.set_defaults(command=_engine)
    check = commands.add_parser("verify", help="replay an exported game and say whether all chance was honest")
    check.add_argument("file", type=Path)
    check.set_defaults(command=_verify)
    alive = commands.add_parser("healthcheck", help="exit with 0 if the bot is well, else say what is wrong")
    alive.set_defaults(command=lambda _: healthcheck.check())
    operating.add(commands, _operate)
    return parser


def _operate(work: Work) -> Callable[[argparse.Namespace], int]:
    def command(options: argparse.Namespace) -> int:
        given = environment()
        code, lines = work(options, Database(settings.data_directory(given), settings.database(given)))
        for line in lines:
            print(line)  # noqa: T201
        return code

    return command


def _run(_: argparse.Namespace) -> int:
    found = settings.read({"TURNPOST_LOG_FORM": "text" if sys.stderr.isatty() else "json", **environment()})
    logs.configure(found.log_level, (found.token, found.database), found.log_form)
    program.run(found)
    return 0


def _play(options: argparse.Namespace) -> int:
    given = environment()
    if settings.token(given) is not None:
        return _run(options)
    logs.configure(settings.log_level(given, "WARNING"), (), settings.log_form(given, "text"))
    with standing_in(given, settings.data_directory(given)) as there:
        print(f"No token is set, so Turnpost plays on its own stand-in for Discord.\nOpen {there.page}", flush=True)  # noqa: T201
        program.run(msgspec.structs.replace(there.settings, backups=settings.backups(given)))
    return 0


def _engine(options: argparse.Namespace) -> int:
    session = Session(GAMES[options.game], entropy=lambda: secrets.token_bytes(32))
    for line in sys.stdin:
        if not line.strip():
            continue
        print(session.answer(line), flush=True)  # noqa: T201
        if session.ended:
            break
    return 0


def _verify(options: argparse.Namespace) -> int:
    try:
        exported = json.loads(options.file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        print(f"turnpost: {options.file} cannot be read as an exported game: {error}", file=sys.stderr)  # noqa: T201
        return 66
    try:
        findings = verify(exported)
    except Refusal as error:
        print(f"turnpost: {options.file} is no exported game: {error.code} {error.data}", file=sys.stderr)  # noqa: T201
        return 65
    for line in findings.lines:
        print(line)  # noqa: T201
    return 0 if findings.honest else 1


if __name__ == "__main__":
    main()
