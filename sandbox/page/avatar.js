/** A person's picture: initials on a colour, dark or light text by the colour's brightness. */

import { el } from "./dom.js";
import { shownName } from "./world.js";

const NEUTRAL = "#56606b";

/** At most two initials; whole code points, so that no surrogate is cut. */
export function initials(name) {
  const words = name.trim().split(/[\s_.-]+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words[1]] : words;
  return picked.map((word) => [...word][0]).join("").toUpperCase() || "?";
}

function isBright(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140;
}

export function avatar(user) {
  const given = user?.avatar_colour ?? "";
  const colour = /^#[0-9a-f]{6}$/i.test(given) ? given : NEUTRAL;
  const style = { "background-color": colour, color: isBright(colour) ? "#101214" : "#ffffff" };
  return el("span", { class: user?.bot ? "avatar avatar-bot" : "avatar", style, "aria-hidden": "true" }, initials(shownName(user)));
}
