/** Nodes of markdown as elements. */

import { safeLink } from "./addresses.js";
import { el } from "./dom.js";
import { readJump } from "./jumps.js";
import { parseMarkdown } from "./markdown_blocks.js";
import { timeElement } from "./timestamps.js";

/**
 * @typedef {Object} Names what mentions and links are called, and where they lead
 * @property {?string} me
 * @property {(id: string) => string} userName
 * @property {(id: string) => ?string} channelName
 * @property {(id: string) => void} openChannel
 * @property {(goal: import("./jumps.js").Goal) => string} jumpTitle
 * @property {(goal: import("./jumps.js").Goal) => ?string} jump tells why it cannot be done
 */

/**
 * @param {string} text
 * @param {Names} names
 * @returns {HTMLElement} a `div.markdown`
 */
export function markdown(text, names) {
  return el("div", { class: "markdown" }, parseMarkdown(text).map((node) => view(node, names)));
}

function view(node, names) {
  const inner = () => node.children.map((child) => view(child, names));
  switch (node.type) {
    case "text": return node.text;
    case "break": return el("br");
    case "strong": return el("strong", {}, inner());
    case "em": return el("em", {}, inner());
    case "underline": return el("u", {}, inner());
    case "strike": return el("s", {}, inner());
    case "code": return el("code", {}, node.text);
    case "pre": return el("pre", { tabindex: "0" }, el("code", {}, node.text));
    case "quote": return el("blockquote", {}, inner());
    case "subtext": return el("small", { class: "subtext" }, inner());
    case "heading": return el("div", { class: `heading-${node.level}`, role: "heading", "aria-level": node.level + 2 }, inner());
    case "list": return listView(node, names);
    case "spoiler": return spoiler(inner());
    case "link": return linkView(node, inner(), names);
    case "user": return el("span", { class: node.id === names.me ? "pill pill-me" : "pill" }, `@${names.userName(node.id)}`);
    case "role": return el("span", { class: "pill" }, "@role");
    case "everyone": return el("span", { class: "pill pill-me" }, node.text);
    case "command": return el("span", { class: "pill" }, node.text);
    case "channel": return channelPill(node.id, names);
    case "time": return timeElement(node.unix, node.style);
    default: return node.text;
  }
}

function listView(node, names) {
  const items = node.items.map((item) => el("li", {}, item.map((child) => view(child, names))));
  return node.ordered ? el("ol", { start: node.start }, items) : el("ul", {}, items);
}

function linkView(node, children, names) {
  const goal = readJump(node.url);
  if (goal) return jumpView(goal, node.bare ? null : children, names);
  const address = safeLink(node.url);
  return address ? el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, children) : el("span", {}, children);
}

/** A pill, or a link with words of its own; beside it stands why it cannot be followed. */
function jumpView(goal, words, names) {
  const wrong = el("span", { class: "jump-wrong", role: "status" });
  const follow = () => { wrong.textContent = names.jump(goal) ?? ""; };
  return [el("button", { type: "button", class: words ? "link-button" : "pill", onclick: follow }, words ?? names.jumpTitle(goal)), wrong];
}

function channelPill(id, names) {
  const name = names.channelName(id);
  if (name === null) return el("span", { class: "pill" }, "#unknown");
  return el("button", { type: "button", class: "pill", onclick: () => names.openChannel(id) }, `#${name}`);
}

function spoiler(children) {
  const content = el("span", { class: "spoiler-content", "aria-hidden": "true" }, children);
  const cover = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler: show" }, content);
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (cover.classList.contains("shown")) return;
    event.preventDefault();
    cover.classList.add("shown");
    content.removeAttribute("aria-hidden");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", show);
  return cover;
}
