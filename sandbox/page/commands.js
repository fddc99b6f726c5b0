/** The bot's slash commands as a person types them: subcommands flattened to paths, in the language of the client. */

import { FIRST, shown } from "./locales.js";
import { isDirect } from "./world.js";

const SUB_COMMAND = 1;
const GROUP = 2;
const CHAT_INPUT = 1;
const GUILD_CONTEXT = 0;
const BOT_DM_CONTEXT = 1;

/**
 * @typedef {Object} Command
 * @property {string} path "game new", as it is typed
 * @property {string} sent the same as the API calls it
 * @property {string} description
 * @property {Option[]} options required ones first
 *
 * @typedef {Object} Option of the API, with what it is called in the language of the client
 * @property {string} name as it is typed
 * @property {string} sent as the API calls it
 */

/**
 * @param {Object[]} commands of the API
 * @param {?Object} channel where they shall be used: some are for direct messages only, some for servers
 * @param {string} [locale] of the client
 * @returns {Command[]} sorted by path
 */
export function flatten(commands, channel, locale = FIRST) {
  const context = channel && isDirect(channel) ? BOT_DM_CONTEXT : GUILD_CONTEXT;
  const usable = commands.filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT && (command.contexts ?? [context]).includes(context));
  return usable.flatMap((command) => leaves(command, [], [], locale)).sort((a, b) => a.path.localeCompare(b.path));
}

function leaves(node, path, sent, locale) {
  path = [...path, shown(node, "name", locale)];
  sent = [...sent, node.name];
  const options = node.options ?? [];
  const inner = options.filter((option) => option.type === SUB_COMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => leaves(option, path, sent, locale));
  const ordered = [...options.filter((option) => option.required), ...options.filter((option) => !option.required)];
  const description = shown(node, "description", locale) ?? "";
  return [{ path: path.join(" "), sent: sent.join(" "), description, options: ordered.map((option) => translated(option, locale)) }];
}

function translated(option, locale) {
  const choices = option.choices?.map((choice) => ({ ...choice, name: shown(choice, "name", locale) }));
  return { ...option, sent: option.name, name: shown(option, "name", locale), description: shown(option, "description", locale), choices };
}

/** Commands that fit what is typed after the slash: beginnings first, then parts of words. */
export function matching(commands, typed) {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, " ");
  const starting = commands.filter((command) => command.path.startsWith(wanted));
  const containing = commands.filter((command) => !command.path.startsWith(wanted) && [command.path, command.sent].some((path) => path.includes(wanted)));
  return [...starting, ...containing];
}

/**
 * The command that a line begins with.
 * @param {string} text with its slash
 * @returns {?{command: Command, end: number}} `end` is where its path ends
 */
export function commandOf(text, commands) {
  let best = null;
  for (const command of commands) {
    const words = command.path.split(" ").map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const match = new RegExp(`^/${words.join("\\s+")}(?=\\s|$)`, "i").exec(text);
    if (match && (!best || match[0].length > best.end)) best = { command, end: match[0].length };
  }
  return best;
}
