/** A bot's modal as a form. */

import { isSelect, menuSpec } from "./choices.js";
import { formDialog } from "./dialogs.js";
import { el } from "./dom.js";
import { markdown } from "./markdown_view.js";
import { menu } from "./menu.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT_DISPLAY = 10;
const LABEL = 18;
const PARAGRAPH = 2;

/**
 * @param {Object} modal `{title, custom_id, components}` of the API
 * @param {{world: import("./world.js").World, names: Object}} around
 * @param {(values: Object<string, string|string[]>) => Promise<void>} submit throws what the person should read
 */
export function openModal(modal, around, submit) {
  /** @type {Map<string, {label: string, read: () => string|string[], fault: () => ?string}>} */
  const inputs = new Map();
  const fields = modal.components.map((component) => fieldView(component, around, inputs));
  const send = async () => {
    for (const { label, fault } of inputs.values()) {
      const text = fault();
      if (text) throw new Error(`${label}: ${text}`);
    }
    await submit(Object.fromEntries([...inputs].map(([customId, input]) => [customId, input.read()])));
  };
  formDialog({ title: modal.title, fields, submit: "Submit", send, customId: modal.custom_id });
}

function fieldView(component, around, inputs) {
  if (component.type === TEXT_DISPLAY) return markdown(component.content, around.names);
  if (component.type === LABEL) return labelled(component.component, component.label, component.description, around, inputs);
  if (component.type === ROW) return component.components.map((inner) => labelled(inner, inner.label ?? inner.placeholder ?? "Choice", null, around, inputs));
  return null;
}

function labelled(component, label, description, around, inputs) {
  const id = `field-${component.custom_id}`;
  const required = component.required ?? true;
  const input = component.type === TEXT_INPUT ? textInput(component, id, required, label) : selectInput(component, id, required, label, around);
  if (!input) return null;
  inputs.set(component.custom_id, input);
  const mark = required ? el("span", { class: "required", "aria-hidden": "true" }, " *") : el("small", {}, " optional");
  const about = description ? el("p", { class: "field-about", id: `${id}-about` }, description) : null;
  if (about) input.element.setAttribute("aria-describedby", about.id);
  return el("div", { class: "field" }, el("label", { for: id }, label, mark), about, input.element);
}

function textInput(component, id, required, label) {
  const long = component.style === PARAGRAPH;
  const { min_length: least = null, max_length: most = null } = component;
  const element = el(long ? "textarea" : "input", {
    id, type: long ? null : "text", rows: long ? 5 : null, placeholder: component.placeholder, maxlength: most,
    "aria-required": String(required), autocomplete: "off", "data-custom-id": component.custom_id,
  });
  element.value = component.value ?? "";
  const fault = () => {
    const { length } = element.value;
    if (!length) return required ? "please fill this in." : null;
    return least && length < least ? `at least ${least} characters, these are ${length}.` : null;
  };
  return { element, label, fault, read: () => element.value };
}

function selectInput(component, id, required, label, around) {
  if (!isSelect(component)) return null;
  const spec = menuSpec(component, around.world);
  let values = spec.options.filter((option) => option.chosen).map((option) => option.value);
  const min = required ? spec.min : 0;
  const element = menu({ ...spec, id, min, label, choose: (chosen) => { values = chosen; } });
  return { element, label, read: () => values, fault: () => (required && !values.length ? "please choose." : null) };
}
