/** Files of a message: pictures inline, everything else to download. */

import { fileAddress } from "./addresses.js";
import { el, nameOf } from "./dom.js";
import { picture } from "./pictures.js";

const UNITS = ["bytes", "kB", "MB", "GB"];

/** "12.3 kB". @param {number} bytes */
function sizeText(bytes) {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`;
}

const isPicture = (file) => /^image\/(png|jpeg|gif|webp|avif)/.test(file.content_type ?? "") || /\.(png|jpe?g|gif|webp|avif)$/i.test(file.filename);

/** @param {Object[]} attachments @returns {?HTMLElement} */
export function attachmentsView(attachments) {
  const shown = attachments.map(attachmentView).filter(Boolean);
  return shown.length ? el("div", { class: "attachments" }, shown) : null;
}

function attachmentView(file) {
  const address = fileAddress(file.url);
  if (!address) return null;
  return isPicture(file) ? picture(address, { alt: file.description, width: file.width, height: file.height }) : fileView(file, address);
}

/** A link that downloads a file. */
export function fileView(file, address) {
  const name = nameOf(file.filename);
  const size = Number.isFinite(file.size) ? el("small", {}, sizeText(file.size)) : null;
  const about = file.description ? el("small", {}, nameOf(file.description)) : null;
  return el("a", { class: "file", href: address, download: file.filename }, el("span", { "aria-hidden": "true" }, "⤓"), el("span", {}, name, size, about));
}
