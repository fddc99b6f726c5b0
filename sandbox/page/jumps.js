/** Links to channels and messages: followed within the page, as a chat does. */

import { channelTitle } from "./sidebar.js";
import { isDirect } from "./world.js";

const ADDRESS = /^https:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com\/channels\/(@me|\d{1,20})\/(\d{1,20})(?:\/(\d{1,20}))?\/?$/;
const NO_CHANNEL = "There is no such channel here, or you cannot see it.";
const NO_MESSAGE = "This message is gone, or too old to be shown here.";

/** @typedef {{guild: string, channel: string, message: ?string}} Goal `guild` is "@me" for direct messages */

/** @param {string} address @returns {?Goal} null if it leads out of the chat */
export function readJump(address) {
  const match = ADDRESS.exec(address);
  return match && { guild: match[1], channel: match[2], message: match[3] ?? null };
}

/** "#game-night › message". @param {Goal} goal @param {import("./world.js").World} world */
export function jumpTitle(goal, world) {
  const channel = channelOf(goal, world);
  const place = channel ? `${isDirect(channel) ? "@" : "#"}${channelTitle(channel, world)}` : "#unknown";
  return goal.message ? `${place} › message` : place;
}

/**
 * Opens the channel and shows the message; where that cannot be, all stays as it is.
 * @param {Goal} goal
 * @param {import("./world.js").World} world
 * @param {import("./message_list.js").MessageList} list
 * @returns {?string} why it cannot be
 */
export function jump(goal, world, list) {
  const channel = channelOf(goal, world);
  if (!channel) return NO_CHANNEL;
  if (goal.message && !world.messagesOf(channel.id).some((message) => message.id === goal.message)) return NO_MESSAGE;
  if (channel.id !== world.channel) world.select(channel.id);
  if (goal.message) list.show(goal.message);
  return null;
}

function channelOf(goal, world) {
  const channel = world.findChannel(goal.channel);
  const guild = channel && (isDirect(channel) ? "@me" : world.guildOf(channel.id)?.id);
  return guild === goal.guild ? channel : null;
}
