/** What screen readers are told: new messages of the open channel, and pings from elsewhere. */

import { byId, el } from "./dom.js";
import { shownName } from "./world.js";

const KEPT = 20;

export function announce(text) {
  const live = byId("live");
  live.append(el("p", {}, text));
  while (live.childElementCount > KEPT) live.firstElementChild.remove();
}

/** @param {Object} message @param {HTMLElement} shown its element, whose rendered text is read out */
export function announceMessage(message, shown) {
  const text = [...shown.querySelectorAll(".markdown, .embed-title")].map((part) => part.textContent).join(" ");
  const pictures = [...shown.querySelectorAll("img[alt]")].map((image) => image.alt).filter(Boolean);
  announce([`${shownName(message.author)}: ${text}`, ...pictures.map((alt) => `Picture: ${alt}`)].join(". "));
}
