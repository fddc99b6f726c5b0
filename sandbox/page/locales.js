/** The languages of Discord's client (docs, reference: Locales), and what they are called. */

const LOCALES = [
  "en-US", "en-GB", "ja", "zh-TW", "zh-CN", "bg", "cs", "da", "de", "el", "es-419", "es-ES", "fi", "fr", "hi", "hr",
  "hu", "id", "it", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi",
];
export const FIRST = "en-US";

/** @param {string} locale @returns {string} its own name for itself */
const nameIn = (locale) => new Intl.DisplayNames([locale], { type: "language" }).of(locale);

/** @returns {Array<{value: string, label: string}>} */
export const locales = () => LOCALES.map((locale) => ({ value: locale, label: nameIn(locale) }));

/**
 * What a client of that language shows of a command, an option or a choice.
 * @param {Object} node of the API
 * @param {"name"|"description"} key
 * @param {string} locale
 */
export const shown = (node, key, locale) => node[`${key}_localizations`]?.[locale] ?? node[key];
