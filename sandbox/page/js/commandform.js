/**
 * A chosen slash command in the composer: its name, its options as fields, and the way to run it.
 *
 * Keys: Enter or Tab takes the marked suggestion; Enter with nothing left to take runs the command; Backspace in an empty field
 * goes back; Escape leaves.
 */
import { fill, h, icon, iconButton } from "./dom.js";
import { t } from "./i18n.js";
import { OptionError, optionField } from "./optionfield.js";
import { store } from "./store.js";
import { complain } from "./toast.js";

/** Make the form of a command entry; `onLeave(sent)` is called when it is over. */
export function commandForm(entry, channelId, suggestions, { onLeave, sign }) {
  const fieldsBox = h("span", { class: "option-fields" });
  const more = h("button", { type: "button", class: "option-more", onclick: () => offerMore() });
  const leave = iconButton("close", t("leave-command"), () => onLeave(false), { size: 18 });
  const run = iconButton("send", t("run"), null, { type: "submit", class: "send-button" });
  const element = h(
    "form",
    { class: "command-form", onsubmit: submit, novalidate: true, onkeydown: onKey },
    h(
      "div",
      { class: "command-line" },
      h("span", { class: "command-name", tabindex: "-1" }, sign, `/${entry.shown}`),
      fieldsBox,
      more,
    ),
    h("div", { class: "composer-buttons" }, leave, run),
  );
  const fields = [];
  let current = null;
  let running = false;

  const form = {
    channelId,
    command: entry.path,
    values: () => Object.fromEntries(
      fields.map((field) => [field.option.name, field.draft()]).filter(([, value]) => value !== undefined),
    ),
    isCurrent: (field) => current === field && document.activeElement === field.input,
    changed: () => fields.forEach(({ element: box }) => box.classList.remove("wrong")),
    suggest(field, { items, remark }) {
      current = field;
      suggestions.show(field.input, { title: headingOf(field), items, remark });
    },
    picked(field) {
      suggestions.hide();
      (nextEmpty(field)?.input ?? field.input).focus();
      if (!nextEmpty(field)) suggestions.hide();
    },
    dropped(field) {
      fields.splice(fields.indexOf(field), 1);
      field.element.remove();
      drawMore();
      suggestions.hide();
      (fields.at(-1)?.input ?? run).focus();
    },
  };

  function add(option) {
    const field = optionField(option, form);
    fields.push(field);
    fieldsBox.append(field.element);
    drawMore();
    return field;
  }

  const left = () => entry.options.filter((option) => !fields.some((field) => field.option === option));
  const nextEmpty = (after) => fields.find((field) => field !== after && field.empty && field.option.required);

  function drawMore() {
    const count = left().length;
    more.hidden = count === 0;
    fill(more, icon("plus", 14), t("more-options", { count }));
  }

  function offerMore() {
    suggestions.show(null, {
      title: t("options-more"),
      items: left().map((option) => ({
        title: option.name_localized ?? option.name,
        detail: option.description_localized ?? option.description,
        onPick: () => {
          suggestions.hide();
          add(option).input.focus();
        },
      })),
    });
  }

  function onKey(event) {
    const field = fields.find(({ input }) => input === event.target);
    const takes = event.key === "Enter" || (event.key === "Tab" && !event.shiftKey);
    if (suggestions.key(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      onLeave(false);
    } else if (field && takes && suggestions.active && !field.settled) {
      event.preventDefault();
      suggestions.active.onPick();
    } else if (event.key === "Enter" && event.target === more && suggestions.open) {
      event.preventDefault();
      suggestions.active?.onPick();
    } else if (!field && event.key === "Backspace") {
      event.preventDefault();
      if (fields.length) fields.at(-1).input.focus();
      else onLeave(false);
    } else if (field && event.key === "Backspace" && field.empty) {
      event.preventDefault();
      const at = fields.indexOf(field);
      if (!field.option.required) form.dropped(field);
      else if (at > 0) fields[at - 1].input.focus();
      else onLeave(false);
    }
  }

  async function submit(event) {
    event.preventDefault();
    if (running) return;
    const options = {};
    for (const field of fields) {
      try {
        const value = await field.value();
        if (value !== undefined) options[field.option.name] = value;
      } catch (error) {
        if (!(error instanceof OptionError)) throw error;
        field.input.focus();
        field.element.classList.add("wrong");
        suggestions.show(field.input, { title: headingOf(field), items: [], remark: error.message, wrong: true });
        return;
      }
    }
    running = true;
    try {
      await store.act({ kind: "command", channel_id: channelId, command: entry.path, options });
      onLeave(true);
    } catch (error) {
      running = false;
      complain(error);
    }
  }

  for (const option of entry.options) if (option.required) add(option);
  drawMore();
  return {
    element,
    focus() {
      if (fields.length) fields[0].input.focus();
      else run.focus();
    },
  };
}

function headingOf({ name, option }) {
  return [
    h("strong", {}, name),
    " ",
    option.description_localized ?? option.description,
    !option.required && h("em", {}, t("optional")),
  ];
}
