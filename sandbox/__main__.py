"""The stand-in as a program: `python -m sandbox --port 8080`."""

import argparse
import asyncio
import json
import logging
import signal
import sqlite3
import sys
from pathlib import Path

import msgspec

from sandbox.conformance import Document
from sandbox.stand_in import TOKEN, Sandbox


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="sandbox", description="A stand-in for Discord on loopback.")
    parser.add_argument("--port", type=int, default=0, help="port on 127.0.0.1; 0 takes any free one")
    parser.add_argument("--token", default=TOKEN, help="the token with which the bot logs in")
    parser.add_argument("--state", type=Path, help="file that keeps people, channels, messages and pictures")
    parser.add_argument("--clock", type=Path, help="file that tells a bot how far the clock was put forward")
    parser.add_argument("--openapi", type=Path, help="Discord's OpenAPI document, to check both sides against")
    parser.add_argument("--with-parent", action="store_true", help="stop when standard input ends, too")
    return parser


def build(options: argparse.Namespace) -> Sandbox:
    """The stand-in that was asked for; SystemExit with one clear line when it cannot be."""
    try:
        document = Document(options.openapi) if options.openapi else None
    except (OSError, ValueError, KeyError) as error:
        sys.exit(f"The OpenAPI document {options.openapi} cannot be used: {error}")
    try:
        return Sandbox(
            token=options.token,
            port=options.port,
            document=document,
            state=options.state,
            clock_file=options.clock,
        )
    except (OSError, OverflowError) as error:
        sys.exit(f"The port {options.port} cannot be used: {error}")
    except (sqlite3.Error, msgspec.MsgspecError) as error:
        sys.exit(f"The file {options.state} cannot be used: {error}")


async def serve(sandbox: Sandbox, *, with_parent: bool) -> None:
    """Serve until SIGTERM or SIGINT, or until whoever started us is gone.

    One line of JSON on stdout tells the addresses when all is ready.
    """
    asked_to_stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, asked_to_stop.set)
    if with_parent:
        # The other end of the pipe closes however our parent ends, even by SIGKILL.
        asyncio.get_running_loop().add_reader(sys.stdin.fileno(), asked_to_stop.set)
    async with sandbox:
        addresses = {
            "page": sandbox.base,
            "api": sandbox.api_base,
            "gateway": sandbox.gateway_url,
            "cdn": sandbox.cdn_base,
        }
        sys.stdout.write(json.dumps(addresses) + "\n")
        sys.stdout.flush()
        await asked_to_stop.wait()


def main() -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    options = arguments().parse_args()
    asyncio.run(serve(build(options), with_parent=options.with_parent))


if __name__ == "__main__":
    main()
