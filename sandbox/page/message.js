/** One message. */

import { mediaAddress } from "./addresses.js";
import { attachmentsView } from "./attachments.js";
import { avatar } from "./avatar.js";
import { componentView } from "./components.js";
import { el, nameOf, spoken } from "./dom.js";
import { embedView } from "./embeds.js";
import { markdown } from "./markdown_view.js";
import { clockTime, messageTime } from "./timestamps.js";
import { THINKING, isPrivate, shownName } from "./world.js";

const ONLY_COMPONENTS = 1 << 15;
const THREAD_CREATED = 18;
const COMMAND = 2;

/**
 * @typedef {Object} Host what a message may do
 * @property {import("./world.js").World} world
 * @property {(message: Object) => Object} namesFor
 * @property {(message: Object) => ?string} busy
 * @property {(message: Object) => Object<string, string[]>} chosen
 * @property {(message: Object) => boolean} failed
 * @property {(message: Object, customId: string) => void} press
 * @property {(message: Object, customId: string, values: string[]) => void} choose
 * @property {(message: Object) => void} dismiss
 */

/**
 * @param {Object} message of the API
 * @param {Host} host
 * @param {boolean} compact whether it follows another of the same author closely
 * @returns {HTMLElement} an `li`
 */
export function messageView(message, host, compact) {
  const pingsMe = (message.x_pings ?? []).includes(host.world.me.id);
  const kinds = ["message", compact && "compact", pingsMe && "pings-me", isPrivate(message) && "private"];
  const names = host.namesFor(message);
  return el("li", { class: kinds.filter(Boolean).join(" "), "data-message": message.id, tabindex: "-1" },
    compact ? el("span", { class: "gutter" }, clockTime(message.timestamp)) : avatar(host.world.findUser(message.author.id) ?? message.author),
    el("div", { class: "body" },
      compact ? null : [origin(message, host), header(message, host)],
      pingsMe ? spoken("This message pings you. ") : null,
      bodyOf(message, host, names),
      host.failed(message) ? el("p", { class: "failed", role: "alert" }, "This interaction failed") : null,
      isPrivate(message) ? privateLine(message, host) : null));
}

/** The line above an answer: who used which command, or which message is replied to. */
function origin(message, host) {
  const about = message.interaction_metadata ?? message.interaction;
  if (about?.user && about.type === COMMAND) {
    const name = message.interaction?.name ?? about.name;
    const command = name ? el("span", { class: "pill" }, `/${name}`) : "a command";
    const user = host.world.findUser(about.user.id) ?? about.user;
    return el("div", { class: "origin" }, avatar(user), el("span", {}, nameOf(shownName(user)), " used ", command));
  }
  const answered = message.referenced_message;
  if (!answered) return null;
  return el("div", { class: "origin" }, avatar(answered.author), el("span", {}, nameOf(shownName(answered.author)), " ", nameOf(answered.content.slice(0, 100), { class: "muted" })));
}

function header(message, host) {
  const author = host.world.findUser(message.author.id) ?? message.author;
  const tag = message.author.bot ? el("span", { class: "bot-tag" }, "Bot") : null;
  return el("div", { class: "author-line" }, nameOf(shownName(author), { class: "author" }), tag, messageTime(message.timestamp));
}

function bodyOf(message, host, names) {
  if (message.flags & THINKING) return thinking(host.world.findUser(message.author.id) ?? message.author);
  if (message.type === THREAD_CREATED) return el("p", { class: "muted" }, "started a thread: ", nameOf(message.content));
  const around = {
    world: host.world,
    names,
    attachments: message.attachments,
    busy: host.busy(message),
    chosen: host.chosen(message),
    press: (customId) => host.press(message, customId),
    choose: (customId, values) => host.choose(message, customId, values),
  };
  const components = message.components.map((component) => componentView(component, around));
  return [
    message.content ? markdown(message.content, names) : null,
    message.edited_timestamp ? el("span", { class: "edited" }, "(edited)") : null,
    message.flags & ONLY_COMPONENTS ? null : attachmentsView(looseFiles(message)),
    message.embeds.map((embed) => embedView(embed, names, message.attachments)),
    components.length ? el("div", { class: "components" }, components) : null,
  ];
}

/** Files that no embed shows already. */
function looseFiles(message) {
  const shown = new Set(message.embeds.flatMap((embed) => [embed.image, embed.thumbnail]).map((item) => (item ? mediaAddress(item, message.attachments) : null)));
  return message.attachments.filter((file) => !shown.has(mediaAddress(file)));
}

function thinking(author) {
  const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
  return el("p", { class: "thinking" }, dots, el("span", {}, nameOf(shownName(author)), " is thinking…"));
}

function privateLine(message, host) {
  const dismiss = el("button", { type: "button", class: "link-button", "data-action": "dismiss", onclick: () => host.dismiss(message) }, "Dismiss message");
  return el("p", { class: "private-line" }, el("span", { "aria-hidden": "true" }, "◉ "), "Only you can see this · ", dismiss);
}
