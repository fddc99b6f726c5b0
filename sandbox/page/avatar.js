/** A person's picture: initials on a colour, dark or light text by the colour's brightness. */

import { el } from "./dom.js";
import { shownName } from "./world.js";

const PERSON = "#56606b";
const BOT = "#3f5fc4";

/** At most two initials; whole code points, so that no surrogate is cut. */
function initials(name) {
  const words = name.trim().split(/[\s_.-]+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words[1]] : words;
  return picked.map((word) => [...word][0]).join("").toUpperCase() || "?";
}

/** Where dark text stands out better than white: by relative luminance (WCAG 2.2). */
function isBright(colour) {
  const linear = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] > 0.179;
}

export function avatar(user) {
  const given = user?.avatar_colour ?? "";
  const colour = /^#[0-9a-f]{6}$/i.test(given) ? given : user?.bot ? BOT : PERSON;
  const style = { "background-color": colour, color: isBright(colour) ? "#000000" : "#ffffff" };
  return el("span", { class: user?.bot ? "avatar avatar-bot" : "avatar", style, "aria-hidden": "true" }, initials(shownName(user)));
}
