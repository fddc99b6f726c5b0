/** Times as people read them: `<t:unix:style>` of messages, the time beside an author, the day between messages. */

import { now } from "./clock.js";
import { el } from "./dom.js";

const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const REFRESH = 5000;
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "always" });

const format = (date, style) => new Intl.DateTimeFormat(undefined, FORMATS[style]).format(date);

/** "in 2 days", "3 minutes ago". @param {number} seconds from now, negative for the past */
export function relativeText(seconds) {
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  return relative.format(Math.trunc(seconds / length), unit);
}

const untilNow = (unix) => relativeText(Math.round(unix - now() / 1000));

/** An element that shows a time; relative ones are kept up to date by `keepTimes`. @param {number} unix in seconds */
export function timeElement(unix, style) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return el("span", {}, "an impossible date");
  const text = style === "R" ? untilNow(unix) : format(date, style);
  const attributes = { class: "time", datetime: date.toISOString(), title: format(date, "F") };
  return el("time", { ...attributes, "data-relative": style === "R" ? unix : null }, text);
}

/** Brings every relative time on the page up to date. */
export function refreshTimes() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    element.textContent = untilNow(Number(element.dataset.relative));
  }
}

/** Refreshes them for ever. */
export const keepTimes = () => setInterval(refreshTimes, REFRESH);

const dayOf = (date) => date.toDateString();

/** Only the hour and minute. @param {string} timestamp ISO 8601 */
export const clockTime = (timestamp) => el("time", { class: "when", datetime: timestamp }, format(new Date(timestamp), "t"));

/** "14:03" today, else with the date. @param {string} timestamp ISO 8601 */
export function messageTime(timestamp) {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return null;
  const today = dayOf(date) === dayOf(new Date(now()));
  const text = today ? format(date, "t") : new Intl.DateTimeFormat(undefined, { dateStyle: "short", timeStyle: "short" }).format(date);
  return el("time", { class: "when", datetime: date.toISOString(), title: format(date, "F") }, text);
}

/** The day of a message, for the line between two days. */
export const dayText = (timestamp) => format(new Date(timestamp), "D");
export const sameDay = (one, other) => dayOf(new Date(one)) === dayOf(new Date(other));
