/** The blocks of Discord's markdown: code blocks, headings, subtext, quotes, lists, paragraphs. */

import { parseInline } from "./markdown.js";

const FENCE = /```(?:([\w+.#-]*)\n)?([^]*?)```/g;
const LIST_ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(.+)$/;

/** @param {string} text @returns {Object[]} */
export function parseMarkdown(text, quoted = false) {
  const nodes = [];
  let end = 0;
  for (const fence of text.matchAll(FENCE)) {
    if (!fence[2].trim()) continue;
    nodes.push(...parseLines(text.slice(end, fence.index).replace(/\n$/, ""), quoted));
    nodes.push({ type: "pre", language: fence[1] ?? "", text: fence[2].replace(/^\n+|\s+$/g, "") });
    end = fence.index + fence[0].length;
    if (text[end] === "\n") end += 1;
  }
  nodes.push(...parseLines(text.slice(end), quoted));
  return nodes;
}

function parseLines(text, quoted) {
  if (!text) return [];
  const nodes = [];
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) nodes.push(...parseInline(paragraph.join("\n")));
    paragraph = [];
  };
  for (let index = 0; index < lines.length; ) {
    const block = readBlock(lines, index, quoted);
    if (block) {
      flush();
      nodes.push(block.node);
      index = block.next;
    } else {
      paragraph.push(lines[index]);
      index += 1;
    }
  }
  flush();
  return nodes;
}

function readBlock(lines, index, quoted) {
  const line = lines[index];
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading) return one(index, { type: "heading", level: heading[1].length, children: parseInline(heading[2]) });
  const subtext = /^-# +(.+)$/.exec(line);
  if (subtext) return one(index, { type: "subtext", children: parseInline(subtext[1]) });
  if (!quoted && line.startsWith(">>> ")) {
    const rest = [line.slice(4), ...lines.slice(index + 1)];
    return { node: { type: "quote", children: parseMarkdown(rest.join("\n"), true) }, next: lines.length };
  }
  if (!quoted && /^> /.test(line)) {
    let next = index;
    while (next < lines.length && /^>( |$)/.test(lines[next])) next += 1;
    const inner = lines.slice(index, next).map((l) => l.slice(2));
    return { node: { type: "quote", children: parseMarkdown(inner.join("\n"), true) }, next };
  }
  return LIST_ITEM.test(line) ? readList(lines, index) : null;
}

const one = (index, node) => ({ node, next: index + 1 });

/** Reads the items of one depth; deeper ones become a list within the last item. */
function readList(lines, index) {
  const first = LIST_ITEM.exec(lines[index]);
  const indent = first[1].length;
  const node = { type: "list", ordered: first[2] !== undefined, start: Number(first[2] ?? 1), items: [] };
  while (index < lines.length) {
    const item = LIST_ITEM.exec(lines[index]);
    if (!item || item[1].length < indent) break;
    const deeper = item[1].length > indent + 1;
    if (!deeper && (item[2] !== undefined) !== node.ordered) break;
    if (deeper) {
      const inner = readList(lines, index);
      node.items.at(-1).push(inner.node);
      index = inner.next;
    } else {
      node.items.push(parseInline(item[3]));
      index += 1;
    }
  }
  return { node, next: index };
}
