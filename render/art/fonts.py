"""Cuts the fonts of the pictures from the full ones: ``python -m render.art.fonts FOLDER``.

FOLDER holds the npm packages ``@expo-google-fonts/noto-sans``, ``-tc``, ``-sc``, ``-jp`` and ``-kr`` (0.4.x) as
``npm install`` leaves them. Each CJK font keeps the first level of its national character set: what names are made of.
``coverage.json`` tells the first and last code of each run of characters that a font has.
"""

import argparse
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
from fontTools import subset  # type: ignore[import-untyped]

from render.letters import COVERAGE, FONTS

LATIN_BLOCKS = (
    (0x0020, 0x007E),
    (0x00A0, 0x024F),
    (0x0370, 0x03FF),
    (0x0400, 0x052F),
    (0x1E00, 0x1EFF),
    (0x2010, 0x2027),
    (0x2030, 0x203A),
    (0x20A0, 0x20BF),
)
CJK_PUNCTUATION = "　、。々〆「」『』【】〜・ー！？（）：；～"
KANA = "".join(map(chr, range(0x3041, 0x30FF)))


def _double_byte(codec: str, leads: Iterable[int], trails: Iterable[int]) -> Iterator[str]:
    trails = tuple(trails)
    for lead in leads:
        for trail in trails:
            text = bytes((lead, trail)).decode(codec, errors="ignore")
            if len(text) == 1:
                yield text


def latin() -> str:
    """Latin with Vietnamese, Greek, Cyrillic, punctuation."""
    return "".join(chr(code) for first, last in LATIN_BLOCKS for code in range(first, last + 1))


def big5() -> str:
    """Big5 level 1: 5,401 characters."""
    trails = (*range(0x40, 0x7F), *range(0xA1, 0xFF))
    level = "".join(_double_byte("big5", range(0xA4, 0xC7), trails))
    return level[:5401] + CJK_PUNCTUATION


def gb2312() -> str:
    """GB 2312 level 1: 3,755 characters."""
    return "".join(_double_byte("gb2312", range(0xB0, 0xD8), range(0xA1, 0xFF))) + CJK_PUNCTUATION


def jis() -> str:
    """JIS X 0208 level 1 (2,965 characters) and kana."""
    return "".join(_double_byte("euc_jp", range(0xB0, 0xD0), range(0xA1, 0xFF))) + KANA + CJK_PUNCTUATION


def hangul() -> str:
    """KS X 1001: 2,350 syllables."""
    return "".join(_double_byte("euc_kr", range(0xB0, 0xC9), range(0xA1, 0xFF)))


CUTS = {
    "noto-sans": ("NotoSans", latin),
    "noto-sans-tc": ("NotoSansTC", big5),
    "noto-sans-sc": ("NotoSansSC", gb2312),
    "noto-sans-jp": ("NotoSansJP", jis),
    "noto-sans-kr": ("NotoSansKR", hangul),
}


def spans(codes: list[int]) -> list[tuple[int, int]]:
    """Sorted codes as first and last of each unbroken run."""
    breaks = [(one, other) for one, other in pairwise(codes) if other != one + 1]
    firsts = [codes[0], *(other for _, other in breaks)]
    lasts = [*(one for one, _ in breaks), codes[-1]]
    return list(zip(firsts, lasts, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    coverage: dict[str, list[tuple[int, int]]] = {}
    for package, (name, characters) in CUTS.items():
        source = next(folder.rglob(f"{package}/**/{name}_700Bold.ttf"))
        options = subset.Options(flavor="woff2", hinting=False, layout_features=["ccmp", "kern", "mark", "mkmk"])
        font = subset.load_font(str(source), options)
        cutter = subset.Subsetter(options)
        cutter.populate(text=characters())
        cutter.subset(font)
        coverage[f"{name}-Bold"] = spans(sorted(font.getBestCmap()))
        subset.save_font(font, str(FONTS / f"{name}-Bold.woff2"), options)
    COVERAGE.write_bytes(msgspec.json.encode(coverage) + b"\n")


if __name__ == "__main__":
    main()
