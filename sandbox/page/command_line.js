/**
 * A typed command read into its options. Text without a name fills the next option; `name:value` names one.
 * Pure; positions are offsets into the whole line.
 */

import { commandOf } from "./commands.js";

const STRING = 3;

/**
 * @typedef {Object} Given
 * @property {Object} option of the API
 * @property {string} text without quotes and outer spaces
 * @property {number} start
 * @property {number} end
 * @property {boolean} named
 * @property {boolean} open whether more typing at its end would still belong to it
 *
 * @typedef {Object} Line
 * @property {import("./commands.js").Command} command
 * @property {Given[]} given
 * @property {string} extra text that belongs to no option
 * @property {?Object} current the option being typed, or the next one
 * @property {?Given} touched what stands of it already
 */

/** @param {string} text @param {import("./commands.js").Command[]} commands @returns {?Line} null while no command stands */
export function readLine(text, commands) {
  const found = commandOf(text, commands);
  if (!found) return null;
  const { command, end } = found;
  const marks = namesIn(text, end, command);
  const given = marks.map((mark, index) => readNamed(text, mark, marks[index + 1]?.at ?? text.length));
  const gaps = [end, ...given.map((one) => one.end)].map((from, index) => [from, marks[index]?.at ?? text.length]);
  const unnamed = command.options.filter((option) => !marks.some((mark) => mark.option === option));
  const extra = gaps.map(([from, until]) => readUnnamed(text, from, until, unnamed, given)).filter(Boolean).join(" ");
  const rest = command.options.filter((option) => !given.some((one) => one.option === option));
  const last = given.reduce((latest, one) => (!latest || one.end > latest.end ? one : latest), null);
  const touched = last?.open ? last : null;
  return { command, given, extra, touched, current: touched?.option ?? (end < text.length ? rest[0] ?? null : null) };
}

function namesIn(text, from, command) {
  if (!command.options.length) return [];
  const names = command.options.map((option) => option.name).join("|");
  const pattern = new RegExp(`(?<=\\s)(${names}):`, "giu");
  pattern.lastIndex = from;
  const unquoted = text.replace(/(?<=[\s:])"[^"]*"/g, (quoted) => "_".repeat(quoted.length));
  const marks = [];
  for (const match of unquoted.matchAll(pattern)) {
    const option = command.options.find((one) => one.name === match[1].toLowerCase());
    if (!marks.some((mark) => mark.option === option)) marks.push({ option, at: match.index, from: match.index + match[0].length });
  }
  return marks;
}

function readNamed(text, { option, from }, until) {
  const start = from + /^\s*/.exec(text.slice(from, until))[0].length;
  return readOne(text, start, until, option, { named: true, needed: false });
}

/** Hands unnamed text to the options in turn, which leave the list; what is left over is returned. */
function readUnnamed(text, from, until, options, given) {
  let at = from;
  for (;;) {
    at += /^\s*/.exec(text.slice(at, until))[0].length;
    if (at >= until || !options.length) return text.slice(at, until).trim();
    const option = options.shift();
    const one = readOne(text, at, until, option, { named: false, needed: options.some((later) => later.required) });
    given.push(one);
    at = one.end;
  }
}

function readOne(text, start, until, option, { named, needed }) {
  const taken = take(text.slice(start, until), option, needed);
  const end = start + taken.length;
  return { option, text: taken.value, start, end, named, open: end === text.length && !taken.closed };
}

/** How much of the text an option takes; a free text takes all, unless another option is still needed. */
function take(text, option, needed) {
  const quoted = /^"([^"]*)("|$)/.exec(text);
  if (quoted) return { value: quoted[1], length: quoted[0].length, closed: quoted[2] === '"' };
  const choice = longestChoice(text, option);
  if (choice !== null) return { value: choice, length: choice.length, closed: false };
  const all = isFree(option) && !needed;
  const taken = all || beginsChoice(text, option) ? text : /^\S*/.exec(text)[0];
  return { value: taken.trim(), length: taken.length, closed: false };
}

const isFree = (option) => option.type === STRING && !option.choices?.length;
const spellings = (option) => (option.choices ?? []).flatMap((choice) => [choice.name, String(choice.value)]);

function beginsChoice(text, option) {
  const typed = text.trimEnd().toLowerCase();
  return spellings(option).some((spelling) => spelling.toLowerCase().startsWith(typed));
}

function longestChoice(text, option) {
  const lower = text.toLowerCase();
  const fitting = spellings(option).filter((spelling) => lower.startsWith(spelling.toLowerCase()) && /^(\s|$)/.test(text.slice(spelling.length)));
  const longest = fitting.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : text.slice(0, longest.length);
}

/**
 * The line with one option's value put in: in place where it reads back the same, else by its name.
 * @param {string} text @param {Line} line @param {Object} option @param {string} value
 */
export function putValue(text, line, option, value, commands) {
  const { start, end, named } = line.given.find((one) => one.option === option) ?? { start: text.length, end: text.length, named: false };
  const before = text.slice(0, start);
  const after = text.slice(end).trimStart();
  const glue = named || before.endsWith(" ") ? "" : " ";
  const written = /^"|"$/.test(value) || !value.includes(" ") ? value : `"${value}"`;
  for (const candidate of [value, written, named ? written : `${option.name}:${written}`]) {
    const attempt = `${before}${glue}${candidate}${after ? ` ${after}` : ""}`;
    const read = readLine(attempt, commands)?.given.find((one) => one.option === option);
    if (read?.text === value) return attempt;
  }
  return `${before}${glue}${named ? "" : `${option.name}:`}${value}${after ? ` ${after}` : ""}`;
}
