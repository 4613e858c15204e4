/**
 * A message's components, old style and Components V2, as elements.
 *
 * Promises: what is disabled cannot be used; while an action of yours waits for the bot nothing else on that message can
 * be pressed; a type that is not known here is shown by name, never dropped silently.
 */
import { dots, h, icon } from "./dom.js";
import { t } from "./i18n.js";
import { emojiElement, richText } from "./look.js";
import { fileCard, gallery, picture } from "./media.js";
import { readJumpLink } from "./router.js";
import { entityOptions } from "./entities.js";
import { selectField } from "./select.js";
import { store } from "./store.js";
import { hrefOf } from "./look.js";
import { complain } from "./toast.js";

const TYPES = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (component) => h("div", { class: "text-display rich" }, richText(component.content)),
  11: (component) => picture(
    { ...component.media, description: component.description },
    { spoiler: component.spoiler, small: true },
  ),
  12: (component) => gallery(
    component.items.map((item) => picture({ ...item.media, description: item.description }, { spoiler: item.spoiler })),
  ),
  13: file,
  14: separator,
  17: container,
};

/** All components of a message. */
export function messageComponents(message) {
  const last = store.lastAction(message.id);
  const context = { message, last, pending: last?.state === "waiting" ? last.custom_id : null };
  return message.components.map((component) => draw(component, context));
}

function draw(component, context) {
  const type = TYPES[component.type];
  return type ? type(component, context) : h("p", { class: "unknown" }, `[component type ${component.type}]`);
}

function row(component, context) {
  return h("div", { class: "action-row" }, component.components.map((child) => draw(child, context)));
}

function container(component, context) {
  const style = component.accent_color ? { "--accent": `#${component.accent_color.toString(16).padStart(6, "0")}` } : {};
  const box = h(
    "div",
    { class: component.spoiler ? "container container-spoiler" : "container", style },
    component.components.map((child) => draw(child, context)),
  );
  if (component.spoiler) {
    const reveal = h(
      "button",
      { type: "button", class: "container-reveal", onclick: () => box.classList.remove("container-spoiler") },
      t("spoiler"),
    );
    reveal.addEventListener("click", () => reveal.remove());
    box.append(reveal);
  }
  return box;
}

function separator({ spacing = 1, divider = true }) {
  return h("hr", { class: `separator spacing-${spacing}${divider ? "" : " separator-blank"}` });
}

function section(component, context) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-texts" }, component.components.map((child) => draw(child, context))),
    h("div", { class: "section-accessory" }, draw(component.accessory, context)),
  );
}

function file(component) {
  const url = component.file.url;
  const name = component.name ?? decodeURIComponent(new URL(url, location.href).pathname.split("/").pop());
  return fileCard(name, url, component.size);
}

function button(component, { message, pending }) {
  const content = [emojiElement(component.emoji), component.label && h("span", {}, component.label)];
  const shape = `button button-${component.style}${component.label ? "" : " button-bare"}`;
  const name = component.label ? null : component.emoji?.name;
  if (component.style === 5) {
    const inside = readJumpLink(component.url);
    if (component.disabled) {
      return h("span", { class: `${shape} disabled`, role: "link", "aria-disabled": "true" }, content, icon("external", 16));
    }
    if (inside) return h("a", { class: shape, href: hrefOf(inside.channel, inside.message), "aria-label": name }, content);
    return h(
      "a",
      { class: shape, href: component.url, target: "_blank", rel: "noopener noreferrer", "aria-label": name },
      content,
      icon("external", 16),
    );
  }
  const waiting = pending === component.custom_id;
  return h(
    "button",
    {
      type: "button",
      class: waiting ? `${shape} waiting` : shape,
      disabled: component.disabled || pending !== null,
      "aria-label": name,
      "aria-busy": waiting ? "true" : null,
      dataset: { customId: component.custom_id },
      onclick: () => act(message, { kind: "button", custom_id: component.custom_id }),
    },
    content,
    waiting && dots(),
  );
}

function select(component, { message, last, pending }) {
  const options = selectOptions(component, message.channel_id);
  const chosen = last?.custom_id === component.custom_id && last.state !== "failed" ? last.values : undefined;
  const field = selectField({
    options: chosen ? options.map((option) => ({ ...option, chosen: chosen.includes(option.value) })) : options,
    placeholder: component.placeholder,
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    disabled: component.disabled || pending !== null,
    onChange: (values) => act(message, { kind: "select", custom_id: component.custom_id, values }),
  });
  field.dataset.customId = component.custom_id;
  if (pending === component.custom_id) field.setAttribute("aria-busy", "true");
  return field;
}

/** The options of a select of any type; also used by modals. */
export function selectOptions(component, channelId) {
  if (component.type !== 3) return entityOptions(component, channelId);
  return component.options.map((option) => ({
    value: option.value,
    label: option.label,
    description: option.description,
    sign: option.emoji ? () => emojiElement(option.emoji) : undefined,
    chosen: option.default,
  }));
}

function act(message, action) {
  store.act({ ...action, channel_id: message.channel_id, message_id: message.id }).catch(complain);
}
