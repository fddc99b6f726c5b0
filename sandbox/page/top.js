/** What stands above the messages: where one is, as whom, and what is wrong with the line. Also the title of the tab. */

import { avatar } from "./avatar.js";
import { badge, byId, nameOf } from "./dom.js";
import { channelTitle } from "./sidebar.js";
import { isDirect, isThread, shownName } from "./world.js";

const TITLE = "Sandbox chat";
const AWAY = "The bot is offline. Commands and buttons wait until it is back.";

/** @param {import("./world.js").World} world */
export function drawTop(world) {
  const channel = world.findChannel(world.channel);
  const mark = !channel || isDirect(channel) ? "" : isThread(channel) ? "↳ " : "# ";
  const me = world.me ? world.findUser(world.me.id) : null;
  byId("channel-name").replaceChildren(mark, nameOf(channel ? channelTitle(channel, world) : "No channel"));
  byId("new-thread").hidden = !channel || isDirect(channel);
  byId("me-now").replaceChildren(...(me ? [avatar(me), nameOf(shownName(me))] : []));
}

/** @param {import("./world.js").World} world @param {number} tries how often in a row no line could be had */
export function drawBanner(world, tries = 0) {
  const text = !world.connected && tries ? "Reconnecting…" : world.connected && !world.botOnline ? AWAY : "";
  byId("banner").textContent = text;
  byId("banner").hidden = !text;
}

/** My pings, in the title of the tab and at the button that opens the drawer. @param {import("./world.js").World} world */
export function drawPings(world) {
  const total = world.totalPings();
  const elsewhere = total - (world.pings[world.channel] ?? 0);
  const channel = world.findChannel(world.channel);
  document.title = `${total ? `(${total}) ` : ""}${channel ? `${channelTitle(channel, world)} · ` : ""}${TITLE}`;
  byId("drawer-badge").replaceChildren(...(elsewhere ? [badge(elsewhere)] : []));
}
