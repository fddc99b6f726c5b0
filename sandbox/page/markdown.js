/**
 * Discord's markdown as a tree. Pure: text in, nodes out; `markdown_view.js` turns nodes into elements.
 *
 * A node is `{type, ...}`: text{text}, break, strong/em/underline/strike/spoiler{children}, code{text},
 * link{url, bare, children}, user/role/channel{id}, everyone{text}, command{text}, time{unix, style}, emoji{text},
 * and the blocks pre{text, language}, quote/subtext{children}, heading{level, children}, list{ordered, start, items}.
 */

const DEEPEST = 10;

const nest = (type) => (match, depth) => ({ type, children: parseInline(match[1], depth) });

/** Tried in this order at each place; the patterns are sticky. */
const RULES = [
  [/\\([!-/:-@[-`{-~])/y, (m) => ({ type: "text", text: m[1] })],
  [/(?<!`)(`+)(?!`)([^]*?[^`])\1(?!`)/y, (m) => ({ type: "code", text: m[2].trim() || m[2] })],
  [/<@!?(\d{1,20})>/y, (m) => ({ type: "user", id: m[1] })],
  [/<@&(\d{1,20})>/y, (m) => ({ type: "role", id: m[1] })],
  [/<#(\d{1,20})>/y, (m) => ({ type: "channel", id: m[1] })],
  [/<\/([^<>:]{1,100}):\d{1,20}>/y, (m) => ({ type: "command", text: `/${m[1]}` })],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => ({ type: "time", unix: Number(m[1]), style: m[2] ?? "f" })],
  [/<a?(:\w{2,32}:)\d{1,20}>/y, (m) => ({ type: "emoji", text: m[1] })],
  [/@(everyone|here)\b/y, (m) => ({ type: "everyone", text: m[0] })],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => link(m[1])],
  [/\[((?:\\.|[^\][\\]){1,500})\]\(<?(https?:\/\/[^\s()<>]+)>?\)/y, (m, depth) => ({ type: "link", url: m[2], children: parseInline(m[1], depth) })],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"'\])*_~|]/y, (m) => link(m[0])],
  [/\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/sy, nest("strong")],
  [/__((?:\\.|[^\\])+?)__(?!_)/sy, nest("underline")],
  [/\*(?![\s*])((?:\*\*|\\.|[^*\\])+?)(?<!\s)\*(?!\*)/sy, nest("em")],
  [/(?<![\p{L}\p{N}])_((?:__|\\.|[^_\\])+?)_(?![\p{L}\p{N}_])/suy, nest("em")],
  [/~~((?:\\.|[^\\])+?)~~/sy, nest("strike")],
  [/\|\|((?:\\.|[^\\])+?)\|\|/sy, nest("spoiler")],
  [/\n/y, () => ({ type: "break" })],
];
const STARTS = /[\\`<@[h*_~|\n]/;

const link = (url) => ({ type: "link", url, bare: true, children: [{ type: "text", text: url }] });

function matchAt(text, at, depth) {
  for (const [pattern, build] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { node: build(match, depth + 1), end: at + match[0].length };
  }
  return null;
}

/** @param {string} text @returns {Object[]} nodes within a line or paragraph */
export function parseInline(text, depth = 0) {
  if (depth > DEEPEST) return [{ type: "text", text }];
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (plain) nodes.push({ type: "text", text: plain });
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    const found = STARTS.test(text[at]) ? matchAt(text, at, depth) : null;
    if (!found) {
      plain += text[at];
      at += 1;
    } else if (found.node.type === "text") {
      plain += found.node.text;
      at = found.end;
    } else {
      flush();
      nodes.push(found.node);
      at = found.end;
    }
  }
  flush();
  return nodes;
}
