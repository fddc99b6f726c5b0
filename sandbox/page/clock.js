/** The server's time, which can be put forward: how far it is ahead, and the knobs for it. */

import { act } from "./api.js";
import { byId, el } from "./dom.js";

const STEPS = [["+1 h", 3600, "one hour"], ["+1 day", 86400, "one day"]];
const REFRESH = 5000;
const face = new Intl.DateTimeFormat(undefined, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

let ahead = 0;

/** Milliseconds since 1970, as the server counts them. */
export const now = () => Date.now() + ahead;

/** @param {number} seconds the server's time now */
export function setClock(seconds) {
  ahead = seconds * 1000 - Date.now();
  drawClock();
}

function drawClock() {
  const date = new Date(now());
  byId("clock-face").dateTime = date.toISOString();
  byId("clock-face").textContent = face.format(date);
}

/** @param {import("./world.js").World} world @param {(text: string) => void} complain shows a refusal */
export function buildClock(world, complain) {
  const forward = async (seconds) => {
    try {
      await act(world.me.id, world.channel, { action: "clock", seconds });
    } catch (error) {
      complain(error.message);
    }
  };
  const buttons = STEPS.map(([label, seconds, spoken]) =>
    el("button", { type: "button", class: "quiet-button", "aria-label": `Put the clock forward by ${spoken}`, onclick: () => forward(seconds) }, label));
  byId("clock").append(el("time", { id: "clock-face", class: "clock-face" }), ...buttons);
  setInterval(drawClock, REFRESH);
  drawClock();
}
