/** Components of a message: rows of buttons and menus, and the blocks of messages that consist of components only. */

import { fileAddress, mediaAddress, safeLink } from "./addresses.js";
import { fileView } from "./attachments.js";
import { emojiText, isSelect, menuSpec } from "./choices.js";
import { el, nameOf, spoken } from "./dom.js";
import { colourOf } from "./embeds.js";
import { markdown } from "./markdown_view.js";
import { menu } from "./menu.js";
import { picture } from "./pictures.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

/**
 * @typedef {Object} Surroundings
 * @property {import("./world.js").World} world
 * @property {Object} names as for `markdown`
 * @property {Object[]} attachments of the message
 * @property {Object<string, string[]>} chosen what was chosen from the menus of this very version of the message
 * @property {?string} busy the custom_id that waits for its answer
 * @property {(customId: string) => void} press
 * @property {(customId: string, values: string[]) => void} choose
 */

/** One view for each type of component (Discord's documentation, "Component Reference"). */
const VIEWS = {
  1: (row, around) => el("div", { class: "row" }, row.components.map((component) => componentView(component, around))),
  2: buttonView,
  9: sectionView,
  10: (text, around) => markdown(text.content, around.names),
  11: (item, around) => mediaView(item.media, item.description, around, true),
  12: galleryView,
  13: fileBlock,
  14: (line) => el("hr", { class: `separator${line.divider === false ? " empty" : ""}${line.spacing === 2 ? " wide" : ""}` }),
  17: containerView,
};

/** @param {Object} component @param {Surroundings} around @returns {?HTMLElement} */
export function componentView(component, around) {
  if (isSelect(component)) return selectView(component, around);
  return VIEWS[component.type]?.(component, around) ?? null;
}

function buttonView(button, around) {
  const style = BUTTON_STYLES[button.style] ?? "secondary";
  const emoji = button.emoji ? el("span", { class: "emoji", "aria-hidden": button.label ? "true" : null }, emojiText(button.emoji)) : null;
  const label = button.label ? nameOf(button.label) : null;
  if (style === "link") {
    const address = safeLink(button.url);
    if (!address || button.disabled) return el("button", { type: "button", class: "button secondary", disabled: true }, emoji, label);
    return el("a", { class: "button secondary", href: address, target: "_blank", rel: "noopener noreferrer" }, emoji, label, el("span", { "aria-hidden": "true" }, "↗"));
  }
  const waiting = around.busy === button.custom_id;
  return el("button", {
    type: "button",
    class: `button ${style}${waiting ? " waiting" : ""}`,
    "data-custom-id": button.custom_id,
    disabled: button.disabled,
    "aria-busy": waiting ? "true" : null,
    onclick: () => around.press(button.custom_id),
  }, emoji, label, waiting ? spoken(" waiting for an answer") : null);
}

function selectView(component, around) {
  const spec = menuSpec(component, around.world);
  const chosen = around.chosen[component.custom_id];
  if (chosen) spec.options = spec.options.map((option) => ({ ...option, chosen: chosen.includes(option.value) }));
  return menu({ ...spec, label: component.placeholder || "Menu", choose: (values) => around.choose(component.custom_id, values) });
}

function sectionView(section, around) {
  const texts = el("div", { class: "section-texts" }, section.components.map((component) => componentView(component, around)));
  return el("div", { class: "section" }, texts, section.accessory ? componentView(section.accessory, around) : null);
}

function mediaView(media, alt, around, small) {
  const address = mediaAddress(media, around.attachments);
  return address ? picture(address, { alt, width: media.width, height: media.height, small }) : null;
}

function galleryView(gallery, around) {
  const pictures = gallery.items.map((item) => mediaView(item.media, item.description, around, false));
  return el("div", { class: pictures.length > 1 ? "gallery many" : "gallery" }, pictures);
}

function fileBlock(component, around) {
  const address = mediaAddress(component.file, around.attachments);
  if (!address) return null;
  const filename = component.name ?? fileAddress(address)?.split("/").at(-1)?.split("?")[0] ?? "file";
  return fileView({ filename, size: component.size }, address);
}

function containerView(container, around) {
  const colour = colourOf(container.accent_color);
  const inner = container.components.map((component) => componentView(component, around));
  return el("div", { class: "container", style: colour ? { "border-inline-start-color": colour } : {} }, inner);
}
