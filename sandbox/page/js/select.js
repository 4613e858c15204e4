/**
 * A select as on Discord: a field that opens a list with labels and descriptions.
 *
 * Promises: one choice is made by one click; several are collected and handed over when the list closes, and only if
 * their number is allowed and something changed. Keyboard (arrows, Home, End, letters in the search field, Space,
 * Enter, Escape) and touch work alike. Used in messages, where it acts at once, and in modals, where it holds a value.
 */
import { fill, h, icon } from "./dom.js";
import { t } from "./i18n.js";

const SEARCH_FROM = 9;
let counter = 0;

/**
 * Make a select. `options`: [{value, label, description, sign, chosen}]; `onChange(values)` hears of a finished choice.
 * The element carries `values()`.
 */
export function selectField({ options, placeholder, min = 1, max = 1, disabled = false, label, onChange = () => {} }) {
  const chosen = new Set(options.filter((option) => option.chosen).map(({ value }) => value));
  const listId = `select-${(counter += 1)}`;
  const several = max > 1;
  let active = 0;
  let before = "";
  let query = "";

  const face = h("span", { class: "select-face" });
  const button = h(
    "button",
    {
      type: "button",
      class: "select-button",
      disabled,
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": listId,
      "aria-label": label ?? placeholder ?? t("make-choice"),
      onclick: () => (list.matches(":popover-open") ? close() : open()),
    },
    face,
    icon("chevron", 18),
  );
  const search = h("input", {
    type: "search", class: "select-search", placeholder: t("search"), "aria-label": t("search"), autocomplete: "off",
    oninput: () => {
      query = search.value.trim().toLowerCase();
      active = 0;
      drawItems();
    },
  });
  const items = h(
    "ul",
    { class: "select-items", id: listId, role: "listbox", tabindex: "-1", "aria-multiselectable": several ? "true" : null },
  );
  const hint = h("p", { class: "select-hint" });
  const finish = h("button", { type: "button", class: "button button-1 select-done", onclick: () => close() }, t("done"));
  const list = h(
    "div",
    { class: "select-list", popover: "auto" },
    h("p", { class: "select-title", "aria-hidden": "true" }, label ?? placeholder ?? t("make-choice")),
    options.length >= SEARCH_FROM && search,
    items,
    several && h("div", { class: "select-foot" }, hint, finish),
  );
  const element = h("div", { class: "select" }, button, list);
  element.values = () => [...chosen];

  const shown = () => options.filter(
    ({ label: text, description }) => !query || `${text} ${description ?? ""}`.toLowerCase().includes(query),
  );

  function drawFace() {
    const picked = options.filter(({ value }) => chosen.has(value));
    if (picked.length === 0) fill(face, h("span", { class: "select-placeholder" }, placeholder ?? t("make-choice")));
    else if (!several) fill(face, picked[0].sign?.(), h("span", { class: "select-text" }, picked[0].label));
    else fill(face, picked.map((option) => h("span", { class: "select-chip" }, option.sign?.(), option.label)));
  }

  function drawItems() {
    const visible = shown();
    fill(items, visible.map((option, index) => h(
      "li",
      {
        role: "option", class: index === active ? "select-item active" : "select-item", id: `${listId}-${index}`,
        "aria-selected": String(chosen.has(option.value)), "data-value": option.value,
        "aria-disabled": several && chosen.size >= max && !chosen.has(option.value) ? "true" : null,
        onclick: () => pick(option),
      },
      option.sign?.(),
      h(
        "span",
        { class: "select-lines" },
        h("span", { class: "select-label" }, option.label),
        option.description && h("span", { class: "select-description" }, option.description),
      ),
      h("span", { class: several ? "tick tick-box" : "tick" }, chosen.has(option.value) && icon("check", 16)),
    )), visible.length === 0 && h("li", { class: "select-empty" }, t("nothing-found")));
    const holder = options.length >= SEARCH_FROM ? search : items;
    holder.setAttribute("aria-activedescendant", visible.length ? `${listId}-${active}` : "");
    hint.textContent = min === max ? t("choose-exactly", { min }) : t("choose-between", { min, max });
    finish.disabled = chosen.size < min;
  }

  function pick(option) {
    if (!several) {
      const same = chosen.has(option.value);
      // Where nothing is allowed, a second click takes the choice back.
      if (same && min === 0) chosen.clear();
      else {
        chosen.clear();
        chosen.add(option.value);
      }
      close();
      return;
    }
    if (chosen.has(option.value)) chosen.delete(option.value);
    else if (chosen.size < max) chosen.add(option.value);
    active = shown().indexOf(option);
    drawItems();
    drawFace();
  }

  function open() {
    before = JSON.stringify(element.values());
    query = search.value = "";
    active = Math.max(0, options.findIndex(({ value }) => chosen.has(value)));
    drawItems();
    list.showPopover();
    place();
    button.setAttribute("aria-expanded", "true");
    (options.length >= SEARCH_FROM && !matchMedia("(pointer: coarse)").matches ? search : items).focus();
    items.children[active]?.scrollIntoView({ block: "nearest" });
  }

  function close() {
    list.hidePopover();
    button.focus();
  }

  function place() {
    if (matchMedia("(max-width: 720px)").matches) {
      list.removeAttribute("style");
      return;
    }
    const box = button.getBoundingClientRect();
    const below = innerHeight - box.bottom - 12;
    const above = box.top - 12;
    const down = below >= Math.min(320, list.scrollHeight) || below >= above;
    list.style.width = `${box.width}px`;
    list.style.left = `${box.left}px`;
    list.style.maxHeight = `${Math.min(400, down ? below : above)}px`;
    list.style.top = down ? `${box.bottom + 4}px` : "auto";
    list.style.bottom = down ? "auto" : `${innerHeight - box.top + 4}px`;
  }

  list.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    button.setAttribute("aria-expanded", "false");
    drawFace();
    // A message that was replaced while its list was open must not act any more.
    if (!element.isConnected || chosen.size < min || JSON.stringify(element.values()) === before) return;
    onChange(element.values());
  });

  list.addEventListener("keydown", (event) => {
    const visible = shown();
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: -active, End: visible.length - 1 - active };
    if (event.key in steps && visible.length) {
      active = (active + steps[event.key] + visible.length) % visible.length;
      drawItems();
      items.children[active].scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" || (event.key === " " && event.target !== search)) {
      if (event.target === finish) return;
      if (visible[active]) pick(visible[active]);
    } else if (event.key === "Tab" && !several) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  });

  drawFace();
  return element;
}
