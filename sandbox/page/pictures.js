/** Pictures within messages, and the large view of one. */

import { el } from "./dom.js";

/**
 * A picture that opens large.
 * @param {string} address already checked by `fileAddress`
 * @param {{alt?: ?string, width?: ?number, height?: ?number, small?: boolean}} facts width and height in pixels
 */
export function picture(address, { alt, width, height, small = false }) {
  const image = el("img", { src: address, alt: alt ?? "", width, height, decoding: "async" });
  const sized = width > 0 && height > 0 && !small;
  const kinds = ["picture", small && "picture-small", sized && "picture-sized"].filter(Boolean).join(" ");
  const style = sized ? { "--ratio": String(width / height), "--natural": `${width}px` } : {};
  const says = alt ? `Enlarge the picture: ${alt}` : "Enlarge the picture";
  const open = () => enlarge(address, alt ?? "");
  return el("button", { type: "button", class: kinds, style, "aria-label": says, onclick: open }, image);
}

/** Shows a picture over the page: fitted to the window, at its full size after a click; Esc closes. */
function enlarge(address, alt) {
  const close = el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Close");
  const size = el("button", { type: "button", class: "button secondary", "aria-pressed": "false" }, "Full size");
  const image = el("img", { src: address, alt });
  const frame = el("div", { class: "large-frame", tabindex: "0" }, image);
  const bar = el("div", { class: "large-bar" }, size, el("a", { class: "button secondary", href: address, target: "_blank", rel: "noopener" }, "Open in a tab"), close);
  const caption = alt ? el("details", { class: "large-caption" }, el("summary", {}, "Description"), el("p", {}, alt)) : null;
  const dialog = el("dialog", { class: "large", "aria-label": "Picture" }, frame, bar, caption);

  const toggle = () => {
    const full = dialog.classList.toggle("full");
    size.setAttribute("aria-pressed", String(full));
  };
  size.addEventListener("click", toggle);
  image.addEventListener("click", toggle);
  frame.addEventListener("click", (event) => event.target === frame && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
