/** Dialogs: a small form over the page, and a question for one line of text. */

import { el } from "./dom.js";

/**
 * Opens a form over the page; Esc and Cancel close it.
 * @param {Object} spec
 * @param {string} spec.title
 * @param {Node[]} spec.fields
 * @param {string} spec.submit the label of the button that submits
 * @param {() => Promise<void>} spec.send throws an Error whose message the person reads; the form then stays open
 * @param {string} [spec.customId]
 * @returns {HTMLElement} the dialog, open
 */
export function formDialog({ title, fields, submit, send, customId }) {
  const wrong = el("p", { class: "wrong", role: "alert", hidden: true });
  const button = el("button", { type: "submit", class: "button primary" }, submit);
  const cancel = el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Cancel");
  const form = el("form", { class: "form" }, el("h2", {}, el("bdi", {}, title)), fields, wrong, el("div", { class: "form-end" }, cancel, button));
  const dialog = el("dialog", { class: "form-dialog", "aria-label": title, "data-custom-id": customId }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      await send();
      dialog.close();
    } catch (error) {
      wrong.textContent = error.message;
      wrong.hidden = false;
    } finally {
      button.disabled = false;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Asks for one line of text.
 * @param {{title: string, label: string, value?: string, submit: string, longest: number, send: (text: string) => Promise<void>}} spec
 */
export function ask({ title, label, value = "", submit, longest, send }) {
  const input = el("input", { type: "text", value, maxlength: longest, required: true, autocomplete: "off", id: "ask-input" });
  const field = el("div", { class: "field" }, el("label", { for: "ask-input" }, label), input);
  formDialog({ title, fields: [field], submit, send: () => send(input.value) });
  input.select();
}

/** Closes whatever is open over the page. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
}
