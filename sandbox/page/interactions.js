/** Interactions that this page started, and how they ended. */

import { act } from "./api.js";

export class Interactions {
  /**
   * @param {import("./world.js").World} world
   * @param {{ended: (event: Object, start: Object) => void, refused: (text: string, start: Object) => void}} outcomes
   *   `ended` with the server's `interaction` event; `refused` when the server did not even start it
   */
  constructor(world, outcomes) {
    this.world = world;
    this.outcomes = outcomes;
    /** @type {Map<string, Object>} how each unanswered interaction was started */
    this.open = new Map();
    /** @type {Map<string, Object>} outcomes that overtook the answer to the request */
    this.early = new Map();
    /** @type {Map<string, string>} message -> the custom_id that waits for its answer */
    this.busy = new Map();
    /** @type {Set<string>} messages whose last interaction failed */
    this.failed = new Set();
  }

  /**
   * @param {{channel: string, message?: string, customId?: string, command?: string, refused?: (text: string) => void}} start
   *   its own `refused` stands in for the common one
   * @param {Object} action
   * @returns {Promise<boolean>} whether the server took it
   */
  async begin(start, action) {
    this.mark(start, true);
    try {
      const { interaction } = await act(this.world.me.id, start.channel, action);
      this.open.set(interaction, start);
      const early = this.early.get(interaction);
      this.early.delete(interaction);
      if (early) this.settle(early);
      return true;
    } catch (error) {
      this.mark(start, false);
      (start.refused ?? this.outcomes.refused)(error.message, start);
      return false;
    }
  }

  /** Takes the server's word on an interaction. */
  settle(event) {
    const start = this.open.get(event.id);
    if (!start) {
      if (this.early.size > 50) this.early.clear();
      this.early.set(event.id, event);
      return;
    }
    this.open.delete(event.id);
    if (event.state === "failed" && start.message) this.failed.add(start.message);
    this.mark(start, false);
    this.outcomes.ended(event, start);
  }

  mark(start, busy) {
    if (!start.message) return;
    if (busy) this.busy.set(start.message, start.customId);
    else this.busy.delete(start.message);
    if (busy) this.failed.delete(start.message);
    this.world.tell("redraw", start.message);
  }

  /** Another person or another life of the server: nothing that was begun will be answered. */
  forget() {
    for (const list of [this.open, this.early, this.busy, this.failed]) list.clear();
  }
}
