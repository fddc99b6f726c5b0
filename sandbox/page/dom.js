/** Building of elements. Data only ever becomes text or attributes: nothing here parses HTML. */

/**
 * @param {string} tag
 * @param {Object<string, any>} [attributes] `on*` functions become listeners; null, undefined and false are left out;
 *   `style` is an object of properties; anything else becomes an attribute.
 * @param {...(Node|string|null|undefined|Array)} children strings become text nodes
 * @returns {HTMLElement}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (name === "style") for (const [key, v] of Object.entries(value)) element.style.setProperty(key, v);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== ""));
  return element;
}

/** @param {string} id @returns {HTMLElement} */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** A name that somebody chose: kept apart from the direction of the text around it. */
export const nameOf = (text, attributes = {}) => el("bdi", attributes, text);

/** Text for screen readers only. */
export const spoken = (text) => el("span", { class: "hidden" }, text);

/** A badge that counts pings; none at 0. @param {number} count @returns {?HTMLElement} */
export function badge(count) {
  return count > 0 ? el("span", { class: "badge" }, String(count), spoken(count === 1 ? " ping" : " pings")) : null;
}
