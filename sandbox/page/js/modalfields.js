/**
 * The parts of a modal: text inputs, selects, radio and checkbox groups, single checkboxes, files, texts.
 *
 * Promises: each field answers `value()` as the server wants it and `problem()` with a sentence or nothing.
 */
import { encodeFile } from "./api.js";
import { selectOptions } from "./components.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { richText } from "./look.js";
import { selectField } from "./select.js";

const ROW = 1;
const TEXT_DISPLAY = 10;
const LABEL = 18;
let counter = 0;

/** All parts of a modal, in order: `{element, fields}`. */
export function modalParts(modal) {
  const fields = [];
  const elements = modal.components.map((component) => {
    if (component.type === TEXT_DISPLAY) return h("div", { class: "rich modal-text" }, richText(component.content));
    if (component.type === ROW) return component.components.map((child) => labelled(child, child.label, null));
    if (component.type === LABEL) return labelled(component.component, component.label, component.description);
    return h("p", { class: "unknown" }, `[component type ${component.type}]`);
  });

  function labelled(component, label, description) {
    const id = `field-${(counter += 1)}`;
    const make = FIELDS[component.type];
    if (!make) return h("p", { class: "unknown" }, `[component type ${component.type}]`);
    const field = make(component, { id, label, channelId: modal.channel_id });
    const error = h("p", { class: "field-error", id: `${id}-error`, role: "alert" });
    const needed = isRequired(component);
    fields.push({ ...field, id: component.custom_id, error });
    const heading = [
      label,
      needed && h("span", { class: "required", title: t("required"), "aria-label": t("required") }, " *"),
    ];
    const hint = description && h("p", { class: "field-description", id: `${id}-hint` }, description);
    if (field.group) return h(
      "fieldset",
      { class: "field", dataset: { customId: component.custom_id } },
      h("legend", {}, heading),
      hint,
      field.element,
      error,
    );
    return h(
      "div",
      { class: "field", dataset: { customId: component.custom_id } },
      h("label", { for: id }, heading),
      hint,
      field.element,
      error,
    );
  }

  return { elements, fields };
}

/** Everything but a single checkbox is required unless it says otherwise. */
function isRequired(component) {
  return component.type === 23 ? false : component.required !== false;
}

const FIELDS = {
  3: choice,
  4: textInput,
  5: choice,
  6: choice,
  7: choice,
  8: choice,
  19: upload,
  21: radioGroup,
  22: checkboxGroup,
  23: checkbox,
};

function textInput(component, { id }) {
  const long = component.style === 2;
  const common = {
    id,
    class: "field-input",
    name: component.custom_id,
    maxlength: component.max_length ?? 4000,
    placeholder: component.placeholder,
    "aria-describedby": `${id}-hint ${id}-error`,
    "aria-required": isRequired(component) ? "true" : null,
    value: component.value ?? "",
  };
  const input = long ? h("textarea", { ...common, rows: "4" }) : h(
    "input",
    { ...common, type: "text", autocomplete: "off" },
  );
  return {
    element: input,
    focus: () => input.focus(),
    value: () => input.value,
    problem() {
      if (!input.value) return isRequired(component) ? t("field-missing") : null;
      return input.value.length < (component.min_length ?? 0) ? t("field-short", { min: component.min_length }) : null;
    },
  };
}

function choice(component, { label, channelId }) {
  const least = component.min_values ?? 1;
  const select = selectField({
    options: selectOptions(component, channelId), placeholder: component.placeholder, label,
    min: isRequired(component) ? least : 0, max: component.max_values ?? 1, disabled: component.disabled,
  });
  return {
    element: select,
    focus: () => select.querySelector("button").focus(),
    value: () => select.values(),
    problem: () => (select.values().length < (isRequired(component) ? Math.max(least, 1) : 0) ? t(
      "field-choose",
      { min: Math.max(least, 1) },
    ) : null),
  };
}

function tickable(component, option, type, id, index) {
  return h(
    "label",
    { class: "tickable" },
    h("input", { type, name: id, value: option.value, id: index === 0 ? id : null, checked: option.default }),
    h(
      "span",
      { class: "tickable-lines" },
      h("span", {}, option.label),
      option.description && h("span", { class: "field-description" }, option.description),
    ),
  );
}

function radioGroup(component, { id }) {
  const element = h(
    "div",
    { class: "tickables", role: "radiogroup" },
    component.options.map((option, index) => tickable(component, option, "radio", id, index)),
  );
  const picked = () => element.querySelector("input:checked");
  return {
    element,
    group: true,
    focus: () => (picked() ?? element.querySelector("input")).focus(),
    value: () => picked()?.value ?? null,
    problem: () => (isRequired(component) && !picked() ? t("field-choose", { min: 1 }) : null),
  };
}

function checkboxGroup(component, { id }) {
  const element = h(
    "div",
    { class: "tickables" },
    component.options.map((option, index) => tickable(component, option, "checkbox", id, index)),
  );
  const values = () => [...element.querySelectorAll("input:checked")].map(({ value }) => value);
  const least = isRequired(component) ? Math.max(1, component.min_values ?? 1) : 0;
  const most = component.max_values ?? component.options.length;
  element.addEventListener("change", () => {
    const full = values().length >= most;
    for (const box of element.querySelectorAll("input")) box.disabled = full && !box.checked;
  });
  return {
    element,
    group: true,
    focus: () => element.querySelector("input").focus(),
    value: values,
    problem: () => (values().length < least ? t("field-choose", { min: least }) : null),
  };
}

function checkbox(component, { id }) {
  const input = h("input", { type: "checkbox", id, checked: component.default });
  return {
    element: h("div", { class: "tickable" }, input),
    focus: () => input.focus(),
    value: () => input.checked,
    problem: () => null,
  };
}

function upload(component, { id }) {
  const input = h("input", { type: "file", id, class: "field-input", multiple: (component.max_values ?? 1) > 1 });
  return {
    element: input,
    focus: () => input.focus(),
    value: () => Promise.all([...input.files].map(encodeFile)),
    problem: () => (isRequired(component) && !input.files.length ? t("field-missing") : null),
  };
}
