"""Markdown as Discord renders it: text in, elements out."""

import time

import pytest
from selenium.webdriver import Chrome

from tests.sandbox.page.fake import FakeServer
from tests.sandbox.page.visitor import Visitor

NAMES = """{
    me: "101", userName: (id) => ({101: "Ann", 102: "Ben"})[id] ?? "unknown",
    channelName: (id) => id === "201" ? "table" : null, openChannel: () => {},
    jumpTitle: (goal) => [goal.guild, goal.channel, goal.message].join(), jump: () => null,
}"""
RENDER = f"return m.markdown(given[0], {NAMES}).innerHTML;"
AWAY = '<a href="{}" target="_blank" rel="noopener noreferrer">'
LINK = AWAY.format("https://a.example/b")

WRONG = '<span class="jump-wrong" role="status"></span>'
PILL = '<button type="button" class="pill">'


@pytest.fixture(scope="module")
def page(browser: Chrome, running_server: FakeServer) -> Visitor:
    """Opened once for all: these tests leave no trace that another would see."""
    running_server.reset()
    visitor = Visitor(browser, running_server.address)
    visitor.open()
    return visitor


TABLE = [
    ("**a** *b* _c_", "<strong>a</strong> <em>b</em> <em>c</em>"),
    ("***both***", "<strong><em>both</em></strong>"),
    ("__u__ ~~s~~", "<u>u</u> <s>s</s>"),
    ("snake_case_name", "snake_case_name"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    (r"\*no\* \_no\_ \`no\`", "*no* _no_ `no`"),
    ("`a **b**`", "<code>a **b**</code>"),
    ("``a`b``", "<code>a`b</code>"),
    ("a\nb", "a<br>b"),
    ("```py\n1 < 2\n```", '<pre tabindex="0"><code>1 &lt; 2</code></pre>'),
    ("x\n```\n  a\n   b```y", 'x<pre tabindex="0"><code>  a\n   b</code></pre>y'),
    ("# T", '<div class="heading-1" role="heading" aria-level="3">T</div>'),
    ("#no", "#no"),
    ("-# small", '<small class="subtext">small</small>'),
    ("> a\n> *b*\nc", "<blockquote>a<br><em>b</em></blockquote>c"),
    (">>> a\nb", "<blockquote>a<br>b</blockquote>"),
    ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
    ("- a\n1. b", '<ul><li>a</li></ul><ol start="1"><li>b</li></ol>'),
    ("[t](https://a.example/b)", f"{LINK}t</a>"),
    ("see https://a.example/b.", f"see {LINK}https://a.example/b</a>."),
    ("<https://a.example/b>", f"{LINK}https://a.example/b</a>"),
    ("[t](javascript:alert(1))", "[t](javascript:alert(1))"),
    ("in https://discord.com/channels/1/201/5001.", f"in {PILL}1,201,5001</button>{WRONG}."),
    ("<https://canary.discord.com/channels/@me/204/5>", f"{PILL}@me,204,5</button>{WRONG}"),
    ("https://discordapp.com/channels/1/201", f"{PILL}1,201,</button>{WRONG}"),
    (
        "[**it**](https://discord.com/channels/1/201/5)",
        f'<button type="button" class="link-button"><strong>it</strong></button>{WRONG}',
    ),
    (
        "[t](https://discord.com/channels.example/1/201)",
        f"{AWAY.format('https://discord.com/channels.example/1/201')}t</a>",
    ),
    ("[t](https://discord.com/channels/1/201/5/6)", f"{AWAY.format('https://discord.com/channels/1/201/5/6')}t</a>"),
    ("<@102>", '<span class="pill">@Ben</span>'),
    ("<@!101>", '<span class="pill pill-me">@Ann</span>'),
    ("<@999>", '<span class="pill">@unknown</span>'),
    ("<#201>", '<button type="button" class="pill">#table</button>'),
    ("<#999>", '<span class="pill">#unknown</span>'),
    ("</game new:12>", '<span class="pill">/game new</span>'),
    ("<:fox:12> 🦊", ":fox: 🦊"),
    ("<b>&amp;", "&lt;b&gt;&amp;amp;"),
]


@pytest.mark.parametrize(("text", "html"), TABLE)
def test_text_becomes_elements(page: Visitor, text: str, html: str) -> None:
    assert page.call("markdown_view.js", RENDER, text) == html


def test_a_spoiler_opens_by_keyboard(page: Visitor) -> None:
    script = f"""
        const element = m.markdown("||the fox||", {NAMES});
        document.body.append(element);
        const cover = element.querySelector(".spoiler");
        const before = [cover.getAttribute("role"), cover.firstChild.getAttribute("aria-hidden")];
        cover.dispatchEvent(new KeyboardEvent("keydown", {{ key: "Enter" }}));
        return [...before, cover.getAttribute("role"), cover.firstChild.getAttribute("aria-hidden")];
    """
    assert page.call("markdown_view.js", script) == ["button", "true", None, None]


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(7200, "in 2 hours"), (-90, "1 minute ago"), (3 * 86400 + 5, "in 3 days"), (1, "in 1 second")],
)
def test_relative_times(page: Visitor, seconds: int, words: str) -> None:
    assert page.call("timestamps.js", "return m.relativeText(given[0]);", seconds) == words


def test_a_time_names_its_moment(page: Visitor) -> None:
    html = page.call("markdown_view.js", RENDER, "<t:1700000000:R> <t:1700000000>")
    assert html.count('datetime="2023-11-14T22:13:20.000Z"') == 2
    assert 'data-relative="1700000000"' in html


@pytest.mark.parametrize("piece", ["*_", "**__||", "[", "`", "a`", "```", "**a *b ", "> - ", "\\", "||", "[a]("])
def test_no_text_makes_the_reader_wait(page: Visitor, piece: str) -> None:
    begin = time.perf_counter()
    page.call("markdown_view.js", RENDER, (piece * 4000)[:4000])
    assert time.perf_counter() - begin < 2
