/** Small dialogs of the page itself: ask for a few values, or for a yes. */
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { complain } from "./toast.js";

/**
 * Ask for values. `fields`: [{name, label, type: "text" | "long" | "checkbox", required}]; `onSubmit(values)` may throw
 * a refusal, which keeps the dialog open.
 */
export function askFor({ title, fields = [], action, danger = false, onSubmit }) {
  const inputs = fields.map((field) => {
    const id = `ask-${field.name}`;
    if (field.type === "checkbox") return { field, input: h("input", { type: "checkbox", id }) };
    const properties = {
      id,
      class: "field-input",
      required: field.required,
      autocomplete: "off",
      maxlength: field.type === "long" ? 2000 : 100,
    };
    if (field.type === "long") return { field, input: h("textarea", { ...properties, rows: "3" }) };
    return { field, input: h("input", { ...properties, type: "text" }) };
  });
  const dialog = h(
    "dialog",
    { class: "modal", "aria-label": title },
    h(
      "form",
      { class: "modal-form", onsubmit: submit },
      h("header", { class: "modal-head" }, h("div", {}, h("h2", {}, title))),
      h(
        "div",
        { class: "modal-fields" },
        inputs.map(labelled),
      ),
      h(
        "footer",
        { class: "modal-foot" },
        h("button", { type: "button", class: "button button-2", onclick: () => dialog.close() }, t("cancel")),
        h("button", { type: "submit", class: danger ? "button button-4" : "button button-1" }, action),
      ),
    ),
  );
  dialog.addEventListener("close", () => dialog.remove());

  async function submit(event) {
    event.preventDefault();
    const values = Object.fromEntries(
      inputs.map(({ field, input }) => [field.name, field.type === "checkbox" ? input.checked : input.value.trim()]),
    );
    try {
      await onSubmit(values);
      dialog.close();
    } catch (error) {
      complain(error);
    }
  }

  document.body.append(dialog);
  dialog.showModal();
}

function labelled({ field, input }) {
  if (field.type === "checkbox") return h("label", { class: "tickable" }, input, h("span", {}, field.label));
  return h("div", { class: "field" }, h("label", { for: input.id }, field.label), input);
}
