/** The left column: channels with their threads, direct messages, and the people one can be. */

import { avatar } from "./avatar.js";
import { badge, byId, el, nameOf } from "./dom.js";
import { FIRST, locales } from "./locales.js";
import { isDirect, isThread, shownName } from "./world.js";

/** What a channel is called in the sidebar and above the messages. */
export function channelTitle(channel, world) {
  return isDirect(channel) ? shownName(world.bot) : channel.name;
}

/**
 * @typedef {Object} Choices
 * @property {(id: string) => void} openChannel
 * @property {() => void} openDirect
 * @property {(id: string) => void} become
 * @property {() => void} rename
 * @property {(locale: string) => void} speak
 * @property {(locale: string) => void} speakInGuild
 */

/** @param {import("./world.js").World} world @param {Choices} choices */
export function drawChannels(world, choices) {
  const guilds = world.guilds.map((guild) => [el("h2", {}, nameOf(guild.name)), el("ul", {}, guildChannels(guild, world, choices))]);
  replaceKeepingFocus(byId("channels"), [guilds, el("h2", {}, "Direct messages"), el("ul", {}, directChannels(world, choices))]);
}

function guildChannels(guild, world, choices) {
  return guild.channels.filter((channel) => !isThread(channel)).map((channel) => {
    const threads = guild.channels.filter((thread) => isThread(thread) && thread.parent_id === channel.id);
    const inner = threads.map((thread) => el("li", {}, channelButton(thread, world, choices)));
    return el("li", {}, channelButton(channel, world, choices), inner.length ? el("ul", { class: "threads" }, inner) : null);
  });
}

function directChannels(world, choices) {
  if (world.dms.length) return world.dms.map((channel) => el("li", {}, channelButton(channel, world, choices)));
  return world.bot ? [el("li", {}, el("button", { type: "button", class: "channel", "data-key": "direct", onclick: choices.openDirect }, avatar(world.bot), nameOf(shownName(world.bot))))] : [];
}

function channelButton(channel, world, choices) {
  const thread = isThread(channel);
  const archived = thread && channel.thread_metadata?.archived;
  const mark = isDirect(channel) ? avatar(world.bot) : el("span", { class: "channel-mark", "aria-hidden": "true" }, thread ? "↳" : "#");
  return el("button", {
    type: "button",
    class: `channel${archived ? " archived" : ""}`,
    "data-channel": channel.id,
    "data-key": channel.id,
    "aria-current": world.channel === channel.id ? "page" : null,
    onclick: () => choices.openChannel(channel.id),
  }, mark, nameOf(channelTitle(channel, world), { class: "channel-title" }), archived ? el("small", {}, "archived") : null, badge(world.pings[channel.id] ?? 0));
}

/** @param {import("./world.js").World} world @param {Choices} choices */
export function drawPeople(world, choices) {
  const rows = world.people.map((person) => {
    const isMe = person.id === world.me?.id;
    return el("li", {}, el("button", {
      type: "button",
      class: "person",
      "data-person": person.id,
      "data-key": person.id,
      "aria-current": isMe ? "true" : null,
      onclick: () => choices.become(person.id),
    }, avatar(person), nameOf(shownName(person), { class: "person-name" }), isMe ? el("small", {}, "you") : null, badge(world.allPings[person.id] ?? 0)));
  });
  const rename = el("button", { type: "button", class: "link-button", "data-key": "rename", onclick: choices.rename }, "Change my name");
  replaceKeepingFocus(byId("people"), [el("div", { class: "people-head" }, el("h2", {}, "You are"), rename), el("ul", {}, rows), languages(world, choices)]);
}

/** What language the client of the person has, and the server. */
function languages(world, choices) {
  const guild = world.guildOf(world.channel) ?? world.guilds[0];
  return el("div", { class: "languages" },
    languageMenu("my-language", "My language", world.locale(), choices.speak),
    guild ? languageMenu("server-language", "The server’s", guild.locale ?? FIRST, choices.speakInGuild) : null);
}

function languageMenu(id, label, chosen, choose) {
  const options = locales().map(({ value, label: name }) => el("option", { value, lang: value, selected: value === chosen }, name));
  const menu = el("select", { id, "data-key": id, onchange: (event) => choose(event.target.value) }, options);
  return el("label", { for: id }, label, menu);
}

/** Redraws a part without taking the focus from whoever walks through it by keyboard. */
function replaceKeepingFocus(container, children) {
  const key = container.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  container.replaceChildren(...children.flat(Infinity));
  if (key) [...container.querySelectorAll("[data-key]")].find((node) => node.dataset.key === key)?.focus();
}
