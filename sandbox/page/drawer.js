/** On a phone the left column is a drawer. */

import { byId } from "./dom.js";

const narrow = matchMedia("(max-width: 720px)");

export class Drawer {
  constructor() {
    this.drawer = byId("drawer");
    this.button = byId("open-drawer");
    this.scrim = byId("scrim");
    this.button.addEventListener("click", () => this.set(!this.isOpen()));
    for (const closer of [this.scrim, byId("close-drawer")]) closer.addEventListener("click", () => this.set(false));
    this.drawer.addEventListener("keydown", (event) => event.key === "Escape" && this.isOpen() && this.set(false));
    narrow.addEventListener("change", () => this.set(false));
    this.set(false);
  }

  isOpen() {
    return this.drawer.classList.contains("open");
  }

  /** Closed on a narrow page, its buttons are out of reach of Tab too, and so is the page behind an open one. */
  set(open) {
    const wasOpen = this.isOpen();
    this.drawer.classList.toggle("open", open);
    this.drawer.inert = narrow.matches && !open;
    byId("chat").inert = narrow.matches && open;
    this.scrim.hidden = !open;
    this.button.setAttribute("aria-expanded", String(open));
    if (open) this.drawer.querySelector("[aria-current], button")?.focus();
    else if (wasOpen) this.button.focus();
  }
}
