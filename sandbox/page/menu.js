/** A menu that opens below its button: used by select components in messages and in forms. */

import { el, nameOf } from "./dom.js";

let menus = 0;

/**
 * @param {Object} spec
 * @param {string} spec.label what a screen reader says before the choice
 * @param {Array<{label: string, value: string, description?: string, emoji?: ?string, chosen?: boolean}>} spec.options
 * @param {string} [spec.placeholder]
 * @param {number} [spec.min] fewest choices, 1 unless told
 * @param {number} [spec.max] most choices, 1 unless told
 * @param {boolean} [spec.disabled]
 * @param {string} [spec.customId]
 * @param {string} [spec.id] of its button
 * @param {(values: string[]) => void} spec.choose called once for each completed choice
 */
export function menu(spec) {
  const { min = 1, max = 1, options } = spec;
  const many = max > 1 || min === 0;
  const chosen = new Set(options.filter((option) => option.chosen).map((option) => option.value));
  let sent = [...chosen].join();
  menus += 1;
  const id = `menu-${menus}`;

  const face = el("span", { class: "menu-face" });
  const button = el("button", { type: "button", id: spec.id, class: "menu-button", popovertarget: id, "aria-haspopup": "listbox", disabled: spec.disabled, "data-custom-id": spec.customId },
    face, el("span", { class: "menu-arrow", "aria-hidden": "true" }, "▾"));
  const hint = el("p", { class: "menu-hint", role: "status" });
  const items = options.map(item);
  const list = el("div", { role: "listbox", "aria-label": spec.label, "aria-multiselectable": many ? "true" : null, class: "menu-list" }, items);
  const done = many ? el("button", { type: "button", class: "button primary", onclick: () => popup.hidePopover() }, "Done") : null;
  const popup = el("div", { id, popover: "auto", class: "menu-popup" }, list, many ? el("div", { class: "menu-end" }, hint, done) : null);

  function item(option) {
    const words = el("span", { class: "option-words" }, nameOf(option.label), option.description ? el("small", {}, nameOf(option.description)) : null);
    return el("div", { role: "option", class: "option", tabindex: "-1", "data-value": option.value, onclick: () => pick(option) },
      option.emoji ? el("span", { class: "emoji", "aria-hidden": "true" }, option.emoji) : null, words, el("span", { class: "tick", "aria-hidden": "true" }, "✓"));
  }

  function show() {
    const labels = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    const empty = spec.placeholder || "Make a choice";
    face.replaceChildren(labels.length ? nameOf(labels.join(", ")) : el("span", { class: "placeholder" }, empty));
    button.setAttribute("aria-label", `${spec.label}: ${labels.join(", ") || empty}`);
    items.forEach((node) => node.setAttribute("aria-selected", String(chosen.has(node.dataset.value))));
    hint.textContent = chosen.size < min ? `Choose at least ${min}` : `${chosen.size} of at most ${max}`;
  }

  function pick({ value }) {
    if (!many) {
      chosen.clear();
      chosen.add(value);
      popup.hidePopover();
    } else if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < max) chosen.add(value);
    show();
    if (!many) finish(true);
  }

  function finish(always) {
    const values = options.map((option) => option.value).filter((value) => chosen.has(value));
    if (chosen.size < min || (!always && values.join() === sent)) return;
    sent = values.join();
    spec.choose(values);
  }

  popup.addEventListener("toggle", (event) => {
    if (event.newState === "open") (items.find((node) => node.getAttribute("aria-selected") === "true") ?? items[0])?.focus();
    else if (many) finish(false);
  });
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    popup.showPopover({ source: button });
  });
  list.addEventListener("keydown", (event) => moveIn(items, event));
  show();
  return el("div", { class: "menu" }, button, popup);
}

/** Arrows, Home, End, first letters, Enter and Space within the open list. */
function moveIn(items, event) {
  const at = items.indexOf(document.activeElement);
  const targets = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
  if (event.key in targets) {
    items[(targets[event.key] + items.length) % items.length].focus();
  } else if (event.key === "Enter" || event.key === " ") {
    items[at]?.click();
  } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
    const letter = event.key.toLowerCase();
    const order = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    order.find((node) => node.innerText.trim().toLowerCase().startsWith(letter))?.focus();
  } else return;
  event.preventDefault();
}
