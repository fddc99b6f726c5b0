/** What a person does on the page besides typing: press, choose, dismiss, open, rename. */

import { act, fetchPeople } from "./api.js";
import { ask } from "./dialogs.js";
import { openModal } from "./modal.js";
import { isThread, shownName } from "./world.js";

/** Discord's limits, in characters. */
const THREAD_NAME_LONGEST = 100;
const NAME_LONGEST = 32;

export class Deeds {
  /**
   * @param {import("./world.js").World} world
   * @param {import("./interactions.js").Interactions} interactions
   * @param {(text: string) => void} complain shows a refusal
   */
  constructor(world, interactions, complain) {
    Object.assign(this, { world, interactions, complain });
    /** @type {WeakMap<Object, Object<string, string[]>>} what was chosen from the menus of a message, until it is edited */
    this.chosen = new WeakMap();
  }

  /** Acts in the open channel; a refusal is shown. @returns {Promise<?Object>} the server's answer */
  async act(action, channel = this.world.channel) {
    try {
      return await act(this.world.me.id, channel, action);
    } catch (error) {
      this.complain(error.message);
      return null;
    }
  }

  press(message, customId) {
    const start = { channel: message.channel_id, message: message.id, customId };
    return this.interactions.begin(start, { action: "click", message: message.id, custom_id: customId });
  }

  choose(message, customId, values) {
    this.chosen.set(message, { ...this.chosen.get(message), [customId]: values });
    const start = { channel: message.channel_id, message: message.id, customId };
    return this.interactions.begin(start, { action: "select", message: message.id, custom_id: customId, values });
  }

  slash(path, options) {
    const start = { channel: this.world.channel, command: path };
    return this.interactions.begin(start, { action: "slash", command: path, options });
  }

  say(text) {
    return act(this.world.me.id, this.world.channel, { action: "say", text });
  }

  dismiss(message) {
    if (message.local) this.world.receive({ type: "message_delete", channel_id: message.channel_id, id: message.id });
    else this.act({ action: "dismiss", message: message.id }, message.channel_id);
  }

  /** Opens the form that a bot sent; what it was begun from is also what a failure is shown at. */
  modal(interaction, modal, start, names) {
    openModal(modal, { world: this.world, names }, async (values) => {
      const action = { action: "submit", interaction, custom_id: modal.custom_id, values };
      let refusal = null;
      const taken = await this.interactions.begin({ ...start, refused: (text) => { refusal = text; } }, action);
      if (!taken) throw new Error(refusal);
    });
  }

  newThread() {
    const open = this.world.findChannel(this.world.channel);
    const parent = isThread(open) ? open.parent_id : open.id;
    ask({
      title: "New thread", label: "Name", submit: "Create", longest: THREAD_NAME_LONGEST,
      send: async (name) => {
        const { channel } = await act(this.world.me.id, parent, { action: "thread", name });
        this.world.receive({ type: "channel", channel });
        this.world.select(channel.id);
      },
    });
  }

  rename() {
    ask({
      title: "Change my name", label: "Display name", value: shownName(this.world.me), submit: "Change", longest: NAME_LONGEST,
      send: async (name) => {
        await act(this.world.me.id, this.world.channel, { action: "nick", name });
        this.world.receive({ type: "people", people: await fetchPeople() });
      },
    });
  }

  async openDirect() {
    const answer = await this.act({ action: "dm" });
    if (!answer) return;
    this.world.receive({ type: "channel", channel: answer.channel });
    this.world.select(answer.channel.id);
  }
}
