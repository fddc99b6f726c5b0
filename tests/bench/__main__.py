"""Runs every benchmark beside this file: ``python -m tests.bench [NAME [NUMBER ...] ...]``.

Names as in ``bench_NAME.py``; numbers behind a name are the size that its ``main`` takes: ``load 1000 120 25``.
"""

import sys
from importlib import import_module
from pathlib import Path


def main(told: list[str]) -> None:
    """Calls ``main()`` of each ``bench_*.py``, or of the wanted ones."""
    wanted: dict[str, list[int]] = {}
    for word in told:
        if word.isdecimal() and wanted:
            next(reversed(wanted.values())).append(int(word))
        else:
            wanted[word] = []
    present = [path.stem.removeprefix("bench_") for path in sorted(Path(__file__).parent.glob("bench_*.py"))]
    if unknown := set(wanted) - set(present):
        sys.exit(f"There is no benchmark {', '.join(sorted(unknown))}, but {', '.join(present)}.")
    for name in wanted or present:
        print(f"== {name}", flush=True)
        import_module(f"{__package__}.bench_{name}").main(*wanted.get(name, ()))


if __name__ == "__main__":
    main(sys.argv[1:])
