"""Runs every benchmark beside this file: ``python -m tests.bench [NAME ...]``, names as in ``bench_NAME.py``."""

import sys
from importlib import import_module
from pathlib import Path


def main(wanted: list[str]) -> None:
    """Calls ``main()`` of each ``bench_*.py``, or of the wanted ones."""
    for path in sorted(Path(__file__).parent.glob("bench_*.py")):
        if not wanted or path.stem.removeprefix("bench_") in wanted:
            print(f"== {path.stem}")
            import_module(f"{__package__}.{path.stem}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
