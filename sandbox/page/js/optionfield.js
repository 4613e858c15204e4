/**
 * One option of a slash command while it is being filled in: its text field, its suggestions, its value.
 *
 * Promises: `value()` gives what the server wants, or throws a sentence for the person; suggestions from the bot are asked for
 * only after a short rest in typing, and late answers to old texts are dropped.
 */
import { encodeFile, post } from "./api.js";
import { h, icon } from "./dom.js";
import { entities } from "./entities.js";
import { t } from "./i18n.js";

const TYPE = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
};
const ENTITY = {
  [TYPE.user]: ["users"],
  [TYPE.channel]: ["channels"],
  [TYPE.role]: ["roles"],
  [TYPE.mentionable]: ["users", "roles"],
};
const REST = 220;

/** What is wrong with a value, in the reader's words. */
export class OptionError extends Error {}

/**
 * Make the field of an option. `form` answers for the rest of the command: `channelId`, `command` (its path), `values()`
 * (what is filled in so far), `suggest(field, {...})`, `changed()`, `picked(field)`.
 */
export function optionField(option, form) {
  const name = option.name_localized ?? option.name;
  const numeric = option.type === TYPE.integer || option.type === TYPE.number;
  const input = h("input", {
    class: "option-input",
    type: option.type === TYPE.attachment ? "file" : "text",
    inputmode: option.type === TYPE.integer ? "numeric" : numeric ? "decimal" : null,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    role: option.type === TYPE.attachment ? null : "combobox",
    "aria-expanded": "false",
    "aria-label": `${name}: ${option.description_localized ?? option.description}`,
    oninput: () => {
      chosen = null;
      resize();
      suggest();
      form.changed();
    },
    onfocus: () => suggest(),
  });
  const element = h(
    "label",
    { class: "option", dataset: { option: option.name } },
    h("span", { class: "option-name" }, name),
    input,
  );
  let chosen = null;
  let timer = 0;
  let asked = 0;

  function resize() {
    input.style.setProperty("--length", String(Math.max(4, input.value.length + 1)));
  }

  function pick(item) {
    chosen = item;
    input.value = item.label;
    resize();
    element.classList.remove("wrong");
    form.changed();
    form.picked(field);
  }

  function show(items, remark = "") {
    form.suggest(field, {
      items: items.map(
        (item) => ({ title: item.label, detail: item.description, sign: item.sign?.(), onPick: () => pick(item) }),
      ),
      remark,
    });
  }

  function suggest() {
    clearTimeout(timer);
    asked += 1;
    if (option.autocomplete) {
      show([], t("asking-bot"));
      timer = setTimeout(askBot, input.value ? REST : 0);
      return;
    }
    const all = known();
    const text = chosen ? "" : input.value.trim().toLowerCase();
    const fitting = all.filter(({ label, description }) => `${label} ${description ?? ""}`.toLowerCase().includes(text));
    show(fitting.slice(0, 25), all.length ? t("nothing-found") : "");
  }

  /** Everything that can be chosen where the list is closed. */
  function known() {
    if (option.choices?.length) return option.choices.map(
      (choice) => ({ label: choice.name_localized ?? choice.name, value: choice.value }),
    );
    if (option.type === TYPE.boolean) return [{ label: t("yes"), value: true }, { label: t("no"), value: false }];
    if (ENTITY[option.type]) return entities(ENTITY[option.type], form.channelId, option.channel_types);
    return [];
  }

  async function askBot() {
    const question = asked;
    let choices = null;
    try {
      const { interaction } = await post("/interactions", {
        kind: "autocomplete", channel_id: form.channelId, command: form.command, options: {
          ...form.values(),
          [option.name]: input.value,
        }, focused: option.name, wait: true,
      });
      choices = interaction.choices;
    } catch (error) {
      if (error.status === undefined) throw error;
    }
    if (question !== asked || !form.isCurrent(field)) return;
    show(
      (choices ?? []).map((choice) => ({ label: choice.name_localized ?? choice.name, value: choice.value })),
      choices ? t("no-suggestions") : t("autocomplete-failed"),
    );
  }

  async function value() {
    if (option.type !== TYPE.attachment) return writtenValue();
    if (input.files.length) return encodeFile(input.files[0]);
    if (option.required) throw new OptionError(t("option-missing", { name }));
    return undefined;
  }

  function writtenValue() {
    if (chosen) return chosen.value;
    const text = input.value.trim();
    if (!text) {
      if (option.required) throw new OptionError(t("option-missing", { name }));
      return undefined;
    }
    const closed = known();
    if (closed.length || ENTITY[option.type]) {
      const match = closed.find(({ label }) => label.toLowerCase() === text.toLowerCase());
      if (!match) throw new OptionError(t("option-choose", { name }));
      return match.value;
    }
    return numeric ? number(text) : string(text);
  }

  function number(text) {
    const parsed = Number(text.replace(",", "."));
    if (option.type === TYPE.integer && !Number.isInteger(parsed)) throw new OptionError(t("option-number", { name }));
    if (Number.isNaN(parsed)) throw new OptionError(t("option-decimal", { name }));
    if (option.min_value !== undefined && parsed < option.min_value) throw new OptionError(
      t("option-min", { name, min: option.min_value }),
    );
    if (option.max_value !== undefined && parsed > option.max_value) throw new OptionError(
      t("option-max", { name, max: option.max_value }),
    );
    return parsed;
  }

  function string(text) {
    if (text.length < (option.min_length ?? 0)) throw new OptionError(t("option-short", { name, min: option.min_length }));
    if (text.length > (option.max_length ?? 6000)) throw new OptionError(
      t("option-long", { name, max: option.max_length ?? 6000 }),
    );
    return text;
  }

  /** What is filled in so far, if it is right already; the bot's suggestions for other options may depend on it. */
  function draft() {
    if (option.type === TYPE.attachment) return undefined;
    try {
      return writtenValue();
    } catch (error) {
      if (error instanceof OptionError) return undefined;
      throw error;
    }
  }

  const field = {
    option, name, element, input, value, draft, suggest,
    get empty() {
      return !chosen && !input.value && !input.files?.length;
    },
    get settled() {
      return chosen !== null;
    },
  };
  if (option.required) input.setAttribute("aria-required", "true");
  else element.append(
    h(
      "button",
      {
        type: "button",
        class: "option-remove",
        "aria-label": t("remove-option", { name }),
        onclick: () => form.dropped(field),
      },
      icon("close", 14),
    ),
  );
  resize();
  return field;
}
