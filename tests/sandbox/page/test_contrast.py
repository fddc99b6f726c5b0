"""Text is readable on its ground: contrast AA (WCAG 2.2, success criterion 1.4.3)."""

import pytest

from tests.sandbox.page import canned
from tests.sandbox.page.fake import FakeServer
from tests.sandbox.page.visitor import PHONE, WIDE, Visitor

LEAST = 4.5
FAINT = """
    const parse = (text) => {
        const parts = text.match(/[\\d.]+/g).map(Number);
        return { rgb: parts.slice(0, 3), alpha: parts[3] ?? 1 };
    };
    const over = (top, below) => top.rgb.map((value, at) => value * top.alpha + below[at] * (1 - top.alpha));
    const light = (rgb) => {
        const linear = (value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        const [r, g, b] = rgb.map((value) => linear(value / 255));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (element) => {
        const below = element.parentElement ? ground(element.parentElement) : [0, 0, 0];
        return over(parse(getComputedStyle(element).backgroundColor), below);
    };
    const faint = [];
    const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        const style = getComputedStyle(element);
        if (!walker.currentNode.data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest(".hidden, :disabled, .gutter")) continue;
        const behind = ground(element);
        const [dark, bright] = [light(behind), light(over(parse(style.color), behind))].sort((a, b) => a - b);
        const contrast = (bright + 0.05) / (dark + 0.05);
        if (contrast < given) faint.push([walker.currentNode.data.slice(0, 40), element.className, contrast]);
    }
    return faint;
"""


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_text_stands_out_from_its_ground(server: FakeServer, visitor: Visitor, size: tuple[int, int]) -> None:
    server.messages[canned.TABLE] = canned.tour()
    server.pings = {"103": {canned.TABLE: 1}}
    visitor.open(size=size)
    if size == WIDE:
        visitor.type("/game new halali ")
        visitor.says("#suggestions", "seats")
    assert visitor.run(f"const given = arguments[0]; {FAINT}", LEAST) == []
