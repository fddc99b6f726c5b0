/** What the composer offers for a line: commands, values, further options. */

import { act } from "./api.js";
import { matching } from "./commands.js";
import { offers, valueOf } from "./option_values.js";

const DEBOUNCE = 140;
const MOST_COMMANDS = 50;

/** @param {string} text @param {import("./commands.js").Command[]} commands */
export function commandOffers(text, commands) {
  const found = matching(commands, text.slice(1)).slice(0, MOST_COMMANDS);
  return found.map((command) => ({ title: `/${command.path}`, about: command.description, command }));
}

/** Values that are known without the bot, narrowed by what is typed: beginnings first. */
export function valueOffers(option, typed, world) {
  const wanted = typed.trim().replace(/^[@#]/, "").toLowerCase();
  const rank = (offer) => {
    const texts = [offer.name, offer.value, offer.about ?? ""].map((text) => text.toLowerCase().replace(/^[@#]/, ""));
    if (texts.some((text) => text.startsWith(wanted))) return 0;
    return texts.some((text) => text.includes(wanted)) ? 1 : 2;
  };
  return offers(option, world).filter((offer) => rank(offer) < 2).sort((a, b) => rank(a) - rank(b));
}

/** The options that are not given yet. */
export function optionOffers(line) {
  const left = line.command.options.filter((option) => !line.given.some((one) => one.option === option));
  return left.map((option) => ({ name: option.name, about: option.required ? option.description : `${option.description} (optional)`, option }));
}

/** Asks the bot to complete an option, after a pause in typing; only the newest question is answered. */
export class Asker {
  /** @param {import("./world.js").World} world */
  constructor(world) {
    this.world = world;
    this.timer = 0;
    this.question = 0;
  }

  cancel() {
    clearTimeout(this.timer);
    this.question += 1;
  }

  /** @param {import("./command_line.js").Line} line @param {(choices: Array<{name: string, value: any}>) => void} receive */
  ask(line, receive) {
    this.cancel();
    const question = this.question;
    this.timer = setTimeout(async () => {
      const choices = await this.complete(line).catch(() => []);
      if (question === this.question) receive(choices);
    }, DEBOUNCE);
  }

  async complete({ command, given, current }) {
    const options = { [current.sent]: "" };
    for (const { option, text } of given) {
      const read = valueOf(option, text, this.world);
      if (option === current) options[option.sent] = text;
      else if ("value" in read) options[option.sent] = read.value;
    }
    const { me, channel } = this.world;
    return (await act(me.id, channel, { action: "complete", command: command.sent, options, focused: current.sent })).choices;
  }
}
