/** The messages of the open channel: kept in step with the world, scrolled as a chat is. */

import { byId, el } from "./dom.js";
import { messageView } from "./message.js";
import { dayText, sameDay } from "./timestamps.js";
import { isPrivate } from "./world.js";

const NEAR_BOTTOM = 60;
const COMPACT_WITHIN = 7 * 60 * 1000;

export class MessageList {
  /** @param {import("./message.js").Host} host @param {() => void} seen called when the newest message is in view */
  constructor(host, seen) {
    this.host = host;
    this.seen = seen;
    this.list = byId("messages");
    this.scroller = byId("scroller");
    this.more = byId("new-messages");
    this.atBottom = true;
    this.unseen = 0;
    /** @type {Map<string, {element: HTMLElement, message: Object, look: string}>} */
    this.shown = new Map();
    this.scroller.addEventListener("scroll", () => this.scrolled());
    this.more.addEventListener("click", () => this.toBottom());
    const growth = new ResizeObserver(() => this.follow());
    growth.observe(this.list);
    growth.observe(this.scroller);
  }

  /** Another channel or person: starts anew, at the bottom. */
  reset() {
    this.shown.clear();
    this.list.replaceChildren();
    this.draw();
    this.toBottom();
  }

  /** Draws every message anew, where names have changed. */
  refresh() {
    for (const entry of this.shown.values()) entry.look = "stale";
    this.draw();
  }

  /** Brings the list in step with the world; elements of unchanged messages stay as they are. */
  draw() {
    const { world } = this.host;
    const wanted = [];
    let before = null;
    for (const message of world.messagesOf(world.channel)) {
      if (!before || !sameDay(before.timestamp, message.timestamp)) wanted.push(this.keep(`day ${dayText(message.timestamp)}`, null, "", () => dayLine(message)));
      const compact = isCompact(before, message);
      const look = [compact, this.host.busy(message), this.host.failed(message)].join();
      wanted.push(this.keep(message.id, message, look, () => messageView(message, this.host, compact)));
      before = message;
    }
    if (!wanted.length) wanted.push(this.keep("empty", null, "", () => el("li", { class: "empty" }, "Nothing here yet. Type / to see what the bot can do.")));
    this.place(wanted);
    this.follow();
  }

  keep(key, message, look, build) {
    const old = this.shown.get(key);
    if (old && old.message === message && old.look === look) return { key, ...old };
    return { key, element: build(), message, look, replaces: old?.element };
  }

  place(wanted) {
    const focused = this.focusWithin();
    const keys = new Set(wanted.map((entry) => entry.key));
    for (const [key, { element }] of this.shown) if (!keys.has(key)) element.remove();
    this.shown = new Map(wanted.map(({ key, element, message, look }) => [key, { element, message, look }]));
    let at = this.list.firstElementChild;
    for (const { element, replaces } of wanted) {
      if (replaces?.isConnected) {
        if (at === replaces) at = element;
        replaces.replaceWith(element);
      }
      if (at === element) at = element.nextElementSibling;
      else this.list.insertBefore(element, at);
    }
    if (focused) this.restoreFocus(focused);
  }

  /** Which control of which message has the focus. */
  focusWithin() {
    const active = document.activeElement;
    const item = active?.closest?.("#messages > [data-message]");
    return item ? { id: item.dataset.message, customId: active.dataset.customId } : null;
  }

  /** A person at the keyboard goes on where the redrawn message stands. */
  restoreFocus({ id, customId }) {
    if (this.list.contains(document.activeElement)) return;
    const element = this.shown.get(id)?.element;
    if (!element) return byId("composer-input").focus();
    const controls = [...element.querySelectorAll("[data-custom-id]:not(:disabled)")];
    (controls.find((control) => control.dataset.customId === customId) ?? controls[0] ?? element).focus({ preventScroll: true });
  }

  /** A new message came: it is in view already, or the bar tells of it. */
  arrived() {
    if (this.follows()) return this.seen();
    this.unseen += 1;
    this.more.textContent = this.unseen === 1 ? "1 new message ↓" : `${this.unseen} new messages ↓`;
    this.more.hidden = false;
  }

  /** Scrolls to a message of the open channel and gives it the focus; the bar leads back. */
  show(id) {
    const { element } = this.shown.get(id);
    element.classList.add("found");
    element.addEventListener("blur", () => element.classList.remove("found"), { once: true });
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    this.scrolled();
    if (this.atBottom) return;
    this.more.textContent = "To the newest ↓";
    this.more.hidden = false;
  }

  scrolled() {
    const left = this.scroller.scrollHeight - this.scroller.scrollTop - this.scroller.clientHeight;
    this.atBottom = left < NEAR_BOTTOM;
    if (this.atBottom) this.caughtUp();
  }

  /** Whether new messages come into view by themselves: not under the hands of somebody who chooses from a menu. */
  follows() {
    return this.atBottom && !document.querySelector(".menu-popup:popover-open");
  }

  follow() {
    if (this.follows()) this.toBottom();
  }

  toBottom() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.atBottom = true;
    this.caughtUp();
  }

  caughtUp() {
    this.unseen = 0;
    this.more.hidden = true;
    this.seen();
  }
}

const dayLine = (message) => el("li", { class: "day" }, el("span", {}, dayText(message.timestamp)));

const startsAnew = (message) => Boolean(message.interaction_metadata ?? message.interaction ?? message.referenced_message);

function isCompact(before, message) {
  if (!before || [before, message].some(startsAnew)) return false;
  if (before.author.id !== message.author.id || isPrivate(before) !== isPrivate(message)) return false;
  const apart = new Date(message.timestamp) - new Date(before.timestamp);
  return apart < COMPACT_WITHIN && sameDay(before.timestamp, message.timestamp);
}
