/** Typed text of an option as the value that Discord would send, or what is wrong with it. */

import { isThread, shownName } from "./world.js";

const TYPES = { STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10 };
const YES = new Set(["true", "yes", "on", "1"]);
const NO = new Set(["false", "no", "off", "0"]);

const fold = (text) => String(text).normalize("NFKC").trim().toLowerCase();

/**
 * @param {Object} option of the API
 * @param {string} text
 * @param {import("./world.js").World} world
 * @returns {{value: string|number|boolean}|{fault: string}}
 */
export function valueOf(option, text, world) {
  if (option.choices?.length) return choice(option, text);
  switch (option.type) {
    case TYPES.STRING: return string(option, text);
    case TYPES.INTEGER: return number(option, text, /^[+-]?\d+$/, "a whole number");
    case TYPES.NUMBER: return number(option, text, /^[+-]?\d*\.?\d+$/, "a number");
    case TYPES.BOOLEAN: return boolean(text);
    case TYPES.USER: return entity(text, "@", users(world), "a person");
    case TYPES.CHANNEL: return entity(text, "#", channels(world), "a channel");
    case TYPES.ROLE:
    case TYPES.MENTIONABLE: return entity(text, "@", users(world), "a person or role");
    default: return { fault: "this page cannot send options of this kind" };
  }
}

function choice(option, text) {
  const typed = fold(text);
  const names = (one) => [fold(one.name), fold(one.value)];
  const exact = option.choices.find((one) => names(one).includes(typed));
  const starting = option.choices.filter((one) => names(one).some((name) => name.startsWith(typed)));
  const found = exact ?? (starting.length === 1 ? starting[0] : null);
  return found ? { value: found.value } : { fault: `choose one of ${option.choices.map((one) => one.name).join(", ")}` };
}

function string({ min_length: least = 0, max_length: most = 6000 }, text) {
  if (text.length < least) return { fault: `at least ${least} characters` };
  return text.length > most ? { fault: `at most ${most} characters` } : { value: text };
}

function number({ min_value: least = -Infinity, max_value: most = Infinity }, text, shape, kind) {
  const typed = fold(text);
  if (!shape.test(typed)) return { fault: `needs ${kind}` };
  const value = Number(typed);
  if (value < least) return { fault: `at least ${least}` };
  return value > most ? { fault: `at most ${most}` } : { value };
}

function boolean(text) {
  if (YES.has(fold(text))) return { value: true };
  return NO.has(fold(text)) ? { value: false } : { fault: "true or false" };
}

const users = (world) => [...world.people, ...(world.bot ? [world.bot] : [])].map((user) => ({ id: user.id, names: [user.username, shownName(user)] }));
const channels = (world) => world.channelsOfGuilds().map((channel) => ({ id: channel.id, names: [channel.name] }));

/** A mention, an id, or a name with or without its sign. */
function entity(text, sign, list, kind) {
  const id = /^<[@#][!&]?(\d+)>$/.exec(text.trim())?.[1] ?? text.trim();
  const name = fold(text.trim().startsWith(sign) ? text.trim().slice(1) : text);
  const found = list.find((one) => one.id === id) ?? list.find((one) => one.names.some((other) => fold(other) === name));
  return found ? { value: found.id } : { fault: `needs ${kind}, such as ${sign}${list[0]?.names[0] ?? "name"}` };
}

/** Values to offer for an option without asking the bot. @returns {Array<{name: string, value: string, about?: string}>} */
export function offers(option, world) {
  if (option.choices?.length) return option.choices.map((one) => ({ name: one.name, value: String(one.value) }));
  if (option.type === TYPES.BOOLEAN) return [{ name: "True", value: "true" }, { name: "False", value: "false" }];
  if (option.type === TYPES.USER || option.type === TYPES.MENTIONABLE) {
    return world.people.map((person) => ({ name: shownName(person), value: `@${person.username}`, about: person.username }));
  }
  if (option.type === TYPES.CHANNEL) {
    return world.channelsOfGuilds().map((channel) => ({ name: `#${channel.name}`, value: `<#${channel.id}>`, about: isThread(channel) ? "thread" : undefined }));
  }
  return [];
}
