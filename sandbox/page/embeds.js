/** Embeds of a message. */

import { mediaAddress, safeLink } from "./addresses.js";
import { el, nameOf } from "./dom.js";
import { markdown } from "./markdown_view.js";
import { picture } from "./pictures.js";
import { messageTime } from "./timestamps.js";

/** A colour of the API (a number) for a style sheet. */
export const colourOf = (number) => (Number.isInteger(number) && number > 0 ? `#${number.toString(16).padStart(6, "0").slice(-6)}` : null);

/** @param {Object} embed @param {Object} names as for `markdown` @param {Object[]} attachments of the same message */
export function embedView(embed, names, attachments) {
  const colour = colourOf(embed.color);
  return el("article", { class: "embed", style: colour ? { "border-inline-start-color": colour } : {} },
    media(embed.thumbnail, attachments, true),
    embed.author?.name ? el("div", { class: "embed-author" }, linked(embed.author.name, embed.author.url)) : null,
    embed.title ? el("div", { class: "embed-title", role: "heading", "aria-level": "3" }, linked(embed.title, embed.url)) : null,
    embed.description ? markdown(embed.description, names) : null,
    embed.fields?.length ? el("dl", { class: "embed-fields" }, embed.fields.map((field) => fieldView(field, names))) : null,
    media(embed.image, attachments, false),
    footer(embed));
}

const linked = (text, url) => {
  const address = url ? safeLink(url) : null;
  return address ? el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, nameOf(text)) : nameOf(text);
};

function fieldView(field, names) {
  return el("div", { class: field.inline ? "embed-field inline" : "embed-field" }, el("dt", {}, markdown(field.name, names)), el("dd", {}, markdown(field.value, names)));
}

function media(item, attachments, small) {
  const address = item ? mediaAddress(item, attachments) : null;
  const alt = item?.description ?? attachments.find((file) => item?.url?.endsWith(`/${file.filename}`))?.description;
  return address ? picture(address, { alt, width: item.width, height: item.height, small }) : null;
}

function footer(embed) {
  const parts = [embed.footer?.text ? nameOf(embed.footer.text) : null, embed.timestamp ? messageTime(embed.timestamp) : null].filter(Boolean);
  if (!parts.length) return null;
  return el("div", { class: "embed-footer" }, parts.length === 2 ? [parts[0], " · ", parts[1]] : parts);
}
