/** The options of a select component, whatever its kind. */

import { isThread, shownName } from "./world.js";

const STRING_SELECT = 3;
const USER_SELECT = 5;
const ROLE_SELECT = 6;
const MENTIONABLE_SELECT = 7;
const CHANNEL_SELECT = 8;

export const isSelect = (component) => [STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT].includes(component.type);

/** Custom emoji have no picture here: their name stands for them. */
export const emojiText = (emoji) => (emoji ? (emoji.id ? `:${emoji.name}:` : emoji.name) : null);

/**
 * @param {Object} component a select of the API
 * @param {import("./world.js").World} world
 * @returns {Array<{label: string, value: string, description?: string, emoji?: ?string, chosen: boolean}>}
 */
function choicesOf(component, world) {
  if (component.type === STRING_SELECT) {
    return component.options.map((option) => ({ ...option, emoji: emojiText(option.emoji), chosen: Boolean(option.default) }));
  }
  const defaults = new Set((component.default_values ?? []).map((item) => item.id));
  return entities(component, world).map((choice) => ({ ...choice, chosen: defaults.has(choice.value) }));
}

function entities(component, world) {
  switch (component.type) {
    case USER_SELECT: return users(world);
    case ROLE_SELECT: return roles(world);
    case MENTIONABLE_SELECT: return [...users(world), ...roles(world)];
    default: return channels(component, world);
  }
}

const users = (world) => [...world.people, ...(world.bot ? [world.bot] : [])].map((user) => ({ label: shownName(user), value: user.id, description: user.username }));

const roles = (world) => (world.guildOf(world.channel)?.roles ?? []).map((role) => ({ label: role.name, value: role.id }));

function channels(component, world) {
  const kinds = component.channel_types ?? [];
  const wanted = world.channelsOfGuilds().filter((channel) => !kinds.length || kinds.includes(channel.type));
  return wanted.map((channel) => ({ label: channel.name, value: channel.id, description: isThread(channel) ? "thread" : undefined }));
}

/** What `menu` needs of a select: its options and bounds. */
export function menuSpec(component, world) {
  return {
    options: choicesOf(component, world),
    placeholder: component.placeholder,
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    disabled: component.disabled,
    customId: component.custom_id,
  };
}
