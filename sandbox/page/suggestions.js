/** The list above the composer: one item may be active, as in a combobox. */

import { el, nameOf } from "./dom.js";


/** @typedef {{title: string, about?: string, pick: () => void}} Suggestion */

export class Suggestions {
  /** @param {HTMLInputElement} input its combobox attributes are kept here */
  constructor(input) {
    this.input = input;
    this.items = [];
    this.active = -1;
    this.list = el("ul", { id: "suggestions", role: "listbox", "aria-label": "Suggestions", class: "suggestions", hidden: true });
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get open() {
    return !this.list.hidden;
  }

  /** @param {Suggestion[]} items @param {{active?: number}} [how] which one is active at first; none unless told */
  show(items, { active = -1 } = {}) {
    this.items = items;
    this.list.replaceChildren(...items.map((item, index) => this.row(item, index)));
    this.list.hidden = !items.length;
    this.input.setAttribute("aria-expanded", String(this.open));
    this.activate(items.length ? active : -1);
  }

  hide() {
    this.show([]);
  }

  row(item, index) {
    const about = item.about ? el("small", {}, nameOf(item.about)) : null;
    return el("li", { id: `suggestion-${index}`, role: "option", class: "suggestion", onclick: () => item.pick() }, nameOf(item.title), about);
  }

  activate(index) {
    this.active = index;
    [...this.list.children].forEach((row, at) => row.setAttribute("aria-selected", String(at === index)));
    const row = this.list.children[index];
    if (row) this.input.setAttribute("aria-activedescendant", row.id);
    else this.input.removeAttribute("aria-activedescendant");
    row?.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} by 1 down, -1 up; past the end begins again */
  step(by) {
    const { length } = this.items;
    this.activate(this.active < 0 ? (by > 0 ? 0 : length - 1) : (this.active + by + length) % length);
  }

  /** Takes the active item, or the first. */
  pick() {
    this.items[Math.max(this.active, 0)].pick();
  }
}
