"""Cuts the fonts of the pictures from the full ones: ``python -m render.art.fonts FOLDER``.

FOLDER holds the npm packages ``@expo-google-fonts/noto-sans``, ``-tc``, ``-sc``, ``-jp``, ``-kr``, ``-arabic``,
``-hebrew``, ``-thai`` and ``-devanagari`` (0.4.x) as ``npm install`` leaves them. Each CJK font keeps what names are
made of, from its national character set, and all characters of our own texts in its language. ``coverage.json`` tells
the first and last code of each run of characters that a font has.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path

import msgspec
from fontTools import subset  # type: ignore[import-untyped]

from render.letters import COVERAGE, EAST_ASIAN, FONTS, SHAPED

LOCALES = Path(__file__).parents[2] / "bot" / "locales"

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
ARABIC_BLOCKS = ((0x060C, 0x061B), (0x061F, 0x06D5), (0x06E5, 0x06E6), (0x06EE, 0x06FF), (0x0750, 0x077F))
"""Of Arabic, Persian, Urdu, Pashto, Kurdish, without the signs of the Koran."""
HEBREW_BLOCKS = ((0x05B0, 0x05C7), (0x05D0, 0x05EA), (0x05F0, 0x05F4))
THAI_BLOCKS = ((0x0E01, 0x0E3A), (0x0E3F, 0x0E5B))
DEVANAGARI_BLOCKS = ((0x0900, 0x097F),)
CJK_PUNCTUATION = "　、。々〆「」『』【】〈〉《》〔〕〜・ー！？（）：；，．／～＋－＝％·‘’“”…‥—–―"
CJK_SIGNS = "→←↑↓⇒⇔×÷±≠≤≥∞○●◎△▲▽▼◇◆□■☆★♀♂※〒℃"
CJK_MORE = CJK_PUNCTUATION + CJK_SIGNS
KANA = "".join(map(chr, range(0x3041, 0x30FF)))


def _double_byte(codec: str, leads: Iterable[int], trails: Iterable[int]) -> Iterator[str]:
    trails = tuple(trails)
    for lead in leads:
        for trail in trails:
            text = bytes((lead, trail)).decode(codec, errors="ignore")
            if len(text) == 1:
                yield text


def blocks(*spans: tuple[int, int]) -> str:
    """All characters from the first to the last code of each span."""
    return "".join(chr(code) for first, last in spans for code in range(first, last + 1))


def big5() -> str:
    """Big5 level 1: 5,401 characters."""
    trails = (*range(0x40, 0x7F), *range(0xA1, 0xFF))
    level = "".join(_double_byte("big5", range(0xA4, 0xC7), trails))
    return level[:5401] + CJK_MORE


def gb2312() -> str:
    """GB 2312: 6,763 characters. Many a name is of its second level."""
    return "".join(_double_byte("gb2312", range(0xB0, 0xF8), range(0xA1, 0xFF))) + CJK_MORE


def jis() -> str:
    """JIS X 0208 (6,355 characters) and kana. Many a name is of its second level."""
    return "".join(_double_byte("euc_jp", range(0xB0, 0xF5), range(0xA1, 0xFF))) + KANA + CJK_MORE


def own_texts(font: str) -> str:
    """Of the languages for which this font comes first."""
    folders = (LOCALES / language for language, first in EAST_ASIAN.items() if first == font)
    return "".join(file.read_text(encoding="utf-8") for folder in folders for file in sorted(folder.glob("*.ftl")))


def hangul() -> str:
    """KS X 1001: 2,350 syllables."""
    return "".join(_double_byte("euc_kr", range(0xB0, 0xC9), range(0xA1, 0xFF)))


CUTS: dict[str, tuple[str, Callable[[], str]]] = {
    "noto-sans": ("NotoSans", partial(blocks, *LATIN_BLOCKS)),
    "noto-sans-tc": ("NotoSansTC", big5),
    "noto-sans-sc": ("NotoSansSC", gb2312),
    "noto-sans-jp": ("NotoSansJP", jis),
    "noto-sans-kr": ("NotoSansKR", hangul),
    "noto-sans-arabic": ("NotoSansArabic", partial(blocks, *ARABIC_BLOCKS)),
    "noto-sans-hebrew": ("NotoSansHebrew", partial(blocks, *HEBREW_BLOCKS)),
    "noto-sans-thai": ("NotoSansThai", partial(blocks, *THAI_BLOCKS)),
    "noto-sans-devanagari": ("NotoSansDevanagari", partial(blocks, *DEVANAGARI_BLOCKS)),
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
        features = ["*"] if f"{name}-Bold" in SHAPED else ["ccmp", "kern", "mark", "mkmk"]
        # Not compressed: unpacking takes FreeType 30 ms and 2 MB for each size in which a font is opened.
        options = subset.Options(hinting=False, layout_features=features)
        font = subset.load_font(str(source), options)
        cutter = subset.Subsetter(options)
        cutter.populate(text=characters() + own_texts(f"{name}-Bold"))
        cutter.subset(font)
        coverage[f"{name}-Bold"] = spans(sorted(font.getBestCmap()))
        subset.save_font(font, str(FONTS / f"{name}-Bold.ttf"), options)
    COVERAGE.write_bytes(msgspec.json.encode(coverage) + b"\n")


if __name__ == "__main__":
    main()
