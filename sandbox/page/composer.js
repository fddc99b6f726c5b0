/** Where a person writes: plain text, or a command with its options. */

import { chipsView } from "./chips.js";
import { putValue, readLine } from "./command_line.js";
import { flatten } from "./commands.js";
import { Asker, commandOffers, optionOffers, valueOffers } from "./completion.js";
import { byId, el } from "./dom.js";
import { valueOf } from "./option_values.js";
import { Suggestions } from "./suggestions.js";

export class Composer {
  /**
   * @param {import("./world.js").World} world
   * @param {{say: (text: string) => Promise<void>, slash: (path: string, options: Object) => Promise<boolean>}} host
   *   `say` throws what the person should read; `slash` tells whether it was taken
   */
  constructor(world, host) {
    this.world = world;
    this.host = host;
    this.commands = [];
    this.drafts = new Map();
    this.labels = new Map();
    this.asker = new Asker(world);
    this.input = /** @type {HTMLInputElement} */ (el("input", {
      id: "composer-input", type: "text", role: "combobox", autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "send", maxlength: 4000,
      "aria-label": "Message or command", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": "suggestions", "aria-describedby": "composer-hint",
    }));
    this.suggestions = new Suggestions(this.input);
    this.above = el("div", { class: "chips-place" });
    this.status = el("p", { class: "composer-status", role: "status" });
    this.wrong = el("p", { class: "wrong", role: "alert", hidden: true });
    const send = el("button", { type: "submit", class: "button primary send", "aria-label": "Send" }, "➤");
    const form = el("form", { class: "composer-form" }, this.input, send);
    byId("composer").append(this.suggestions.list, this.wrong, this.above, form, this.status);
    form.addEventListener("submit", (event) => { event.preventDefault(); this.submit(); });
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => this.suggestions.hide());
  }

  /** Another channel or person: each has its own draft. @param {?Object} channel @param {string} title */
  open(channel, title) {
    if (this.place) this.drafts.set(this.place, this.input.value);
    this.place = `${this.world.me?.id} ${channel?.id}`;
    this.learn(channel);
    const locked = Boolean(channel?.thread_metadata?.locked);
    this.input.disabled = !channel || locked;
    this.input.placeholder = locked ? "This thread is locked" : `Message ${title}, or type /`;
    this.complain(null);
    this.note("");
    this.write(this.drafts.get(this.place) ?? "", { offer: false });
  }

  /** Takes in the commands that may be used in this channel. */
  learn(channel) {
    this.commands = flatten(this.world.commands, channel, this.world.locale());
  }

  complain(text) {
    this.wrong.textContent = text ?? "";
    this.wrong.hidden = !text;
  }

  note(text) {
    this.status.textContent = text;
  }

  write(text, { offer = true } = {}) {
    this.input.value = text;
    this.typed(offer);
  }

  typed(offer = true) {
    this.complain(null);
    this.asker.cancel();
    const text = this.input.value;
    const line = text.startsWith("/") ? readLine(text, this.commands) : null;
    this.above.replaceChildren(...(line ? [chipsView(line, (option, value) => this.label(option, value), (option) => this.goTo(option))] : []));
    if (!offer || !text.startsWith("/")) return this.suggestions.hide();
    if (!line || text.length === line.command.path.length + 1) return this.offerCommands(text);
    if (!line.current) return this.suggestions.hide();
    return this.offerValues(line);
  }

  offerCommands(text) {
    const items = commandOffers(text, this.commands).map((offer) => ({ ...offer, pick: () => this.takeCommand(offer.command) }));
    this.suggestions.show(items, { active: 0 });
  }

  /** A command without options is ready; any other goes on to its first option. */
  takeCommand(command) {
    this.input.focus();
    this.write(`/${command.path}${command.options.length ? " " : ""}`, { offer: command.options.length > 0 });
  }

  offerValues(line) {
    const { current, touched } = line;
    if (current.autocomplete) {
      this.suggestions.hide();
      this.asker.ask(line, (choices) => this.showValues(line, choices.map((choice) => ({ name: choice.name, value: String(choice.value) }))));
      return;
    }
    const values = valueOffers(current, touched?.text ?? "", this.world);
    if (values.length || touched) return this.showValues(line, values);
    const items = optionOffers(line).map(({ name, about, option }) => ({ title: `${name}:`, about, pick: () => this.goTo(option) }));
    this.suggestions.show(current.required ? [] : items);
  }

  showValues(line, values) {
    const items = values.map(({ name, value, about }) => ({ title: name, about: about ?? (name.includes(value) ? "" : value), pick: () => this.takeValue(line, name, value) }));
    this.suggestions.show(items);
  }

  takeValue(line, name, value) {
    this.labels.set(`${line.current.name}=${value}`, name);
    const text = putValue(this.input.value, line, line.current, value, this.commands);
    const next = readLine(text, this.commands);
    const missing = next.command.options.some((option) => option.required && !next.given.some((one) => one.option === option));
    this.input.focus();
    this.write(missing ? `${text} ` : text, { offer: missing });
  }

  label(option, value) {
    const choice = option.choices?.find((one) => String(one.value) === value);
    return choice?.name ?? this.labels.get(`${option.name}=${value}`) ?? value;
  }

  /** Moves on to an option: selects its text, or begins it by name. */
  goTo(option) {
    const line = readLine(this.input.value, this.commands);
    const given = line?.given.find((one) => one.option === option);
    this.input.focus();
    if (given) this.input.setSelectionRange(given.start, given.end);
    else this.write(`${this.input.value.trimEnd()} ${option.name}:`);
  }

  key(event) {
    if (event.isComposing || !this.suggestions.open) return;
    const keys = {
      ArrowDown: () => this.suggestions.step(1),
      ArrowUp: () => this.suggestions.step(-1),
      Escape: () => this.suggestions.hide(),
      Tab: event.shiftKey ? null : () => this.suggestions.pick(),
      Enter: this.suggestions.active >= 0 && !this.isReady() ? () => this.suggestions.pick() : null,
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }

  /** Whether the active suggestion is the command that already stands there, in need of nothing. */
  isReady() {
    const { command } = this.suggestions.items[this.suggestions.active];
    return Boolean(command) && this.input.value === `/${command.path}` && !command.options.some((option) => option.required);
  }

  async submit() {
    const text = this.input.value.trim();
    if (!text) return;
    this.asker.cancel();
    this.suggestions.hide();
    if (text.startsWith("/")) await this.submitCommand(text);
    else await this.submitText(text);
  }

  async submitText(text) {
    this.write("");
    try {
      await this.host.say(text);
    } catch (error) {
      this.giveBack(text, error.message);
    }
  }

  async submitCommand(text) {
    const line = readLine(text, this.commands);
    const fault = line ? faultOf(line, this.world) : `There is no command ${text.split(" ")[0]}. Type / to see them all.`;
    if (fault) return this.complain(fault);
    const filled = line.given.filter((one) => one.text);
    const options = Object.fromEntries(filled.map(({ option, text: typed }) => [option.sent, valueOf(option, typed, this.world).value]));
    this.write("");
    if (!(await this.host.slash(line.command.sent, options)) && !this.input.value) this.input.value = text;
  }

  /** What was not taken stands in the field again, with the reason. */
  giveBack(text, reason) {
    if (!this.input.value) this.write(text, { offer: false });
    this.complain(reason);
  }
}

/** What keeps a line from being sent. */
function faultOf(line, world) {
  const missing = line.command.options.filter((option) => option.required && !line.given.some((one) => one.option === option && one.text));
  if (missing.length) return `/${line.command.path} still needs ${missing.map((option) => `${option.name} (${option.description})`).join(", ")}.`;
  for (const { option, text } of line.given.filter((one) => one.text)) {
    const { fault } = valueOf(option, text, world);
    if (fault) return `${option.name}: “${text}” does not fit, ${fault}.`;
  }
  return line.extra ? `“${line.extra}” belongs to no option. Name it, as in option:value.` : null;
}
