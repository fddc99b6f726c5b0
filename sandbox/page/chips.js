/** The options of the command that is being typed, as chips, and a line that says what the current one is. */

import { el, nameOf } from "./dom.js";

const KINDS = { 3: "text", 4: "whole number", 5: "true or false", 6: "person", 7: "channel", 8: "role", 9: "person or role", 10: "number" };

/**
 * @param {import("./command_line.js").Line} line
 * @param {(option: Object, text: string) => string} label how a value is shown
 * @param {(option: Object) => void} choose
 * @returns {HTMLElement}
 */
export function chipsView(line, label, choose) {
  const { command, current } = line;
  const chips = command.options.map((option) => chip(option, line, label, choose));
  const about = current ? optionHint(current) : command.description;
  return el("div", { class: "chips" },
    el("div", { class: "chip-row" }, el("span", { class: "chip chip-command" }, `/${command.path}`), chips),
    el("p", { class: "chip-hint", id: "composer-hint" }, nameOf(about)));
}

function chip(option, line, label, choose) {
  const given = line.given.find((one) => one.option === option);
  const kinds = ["chip", given?.text && "filled", option === line.current && "current", option.required && !given?.text && "missing"];
  const value = given?.text ? nameOf(label(option, given.text), { class: "chip-value" }) : null;
  return el("button", { type: "button", class: kinds.filter(Boolean).join(" "), "data-option": option.name, onclick: () => choose(option) },
    option.name, value ? ": " : option.required ? " (required)" : "", value);
}

function optionHint(option) {
  const kind = option.choices?.length ? "one of a list" : KINDS[option.type] ?? "value";
  return `${option.name}: ${option.description} (${kind}${option.required ? "" : ", optional"})`;
}
