/**
 * The list above the composer: commands, options, choices, people. The text field keeps the focus; arrows move through the list.
 */
import { fill, h } from "./dom.js";

/** Make the list; `items` are `{title, detail, sign, aside, onPick}`. */
export function suggestionList(id) {
  const heading = h("p", { class: "suggestions-heading" });
  const list = h("ul", { class: "suggestions-items", role: "listbox", id });
  const note = h("p", { class: "suggestions-note", role: "status" });
  const element = h("div", { class: "suggestions", hidden: true }, heading, list, note);
  let items = [];
  let active = -1;
  let field = null;

  function mark(index) {
    active = index;
    [...list.children].forEach((child, at) => {
      child.classList.toggle("active", at === index);
      child.setAttribute("aria-selected", String(at === index));
    });
    list.children[index]?.scrollIntoView({ block: "nearest" });
    if (index >= 0) field?.setAttribute("aria-activedescendant", `${id}-${index}`);
    else field?.removeAttribute("aria-activedescendant");
  }

  return {
    element,
    get open() {
      return !element.hidden;
    },
    get active() {
      return items[active];
    },
    /** Show items for a text field; an empty list shows the remark alone, a wrong entry always. */
    show(forField, { title, items: fresh, remark = "", wrong = false, select = 0 }) {
      field = forField;
      items = fresh;
      fill(heading, title);
      heading.hidden = !title;
      const noted = remark && (wrong || !fresh.length);
      note.textContent = noted ? remark : "";
      note.hidden = !noted;
      note.classList.toggle("wrong", wrong);
      fill(list, fresh.map((item, index) => h(
        "li",
        {
          role: "option", id: `${id}-${index}`, class: "suggestion", "aria-selected": "false",
          // The field must not lose the focus, or the phone's keyboard would go away.
          onmousedown: (event) => event.preventDefault(),
          onpointermove: () => index !== active && mark(index),
          onclick: () => item.onPick(),
        },
        item.sign,
        h(
          "span",
          { class: "suggestion-lines" },
          h("span", { class: "suggestion-title" }, item.title),
          item.detail && h("span", { class: "suggestion-detail" }, item.detail),
        ),
        item.aside && h("span", { class: "suggestion-aside" }, item.aside),
      )));
      element.hidden = false;
      field?.setAttribute("aria-expanded", "true");
      field?.setAttribute("aria-controls", id);
      mark(fresh.length ? select : -1);
    },
    hide() {
      element.hidden = true;
      items = [];
      active = -1;
      field?.setAttribute("aria-expanded", "false");
      field?.removeAttribute("aria-activedescendant");
    },
    /** Handle a key of the field; answers whether it was meant for the list. */
    key(event) {
      if (element.hidden) return false;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        if (!items.length) return false;
        mark((active + (event.key === "ArrowDown" ? 1 : -1) + items.length) % items.length);
      } else if (event.key === "Escape") {
        this.hide();
      } else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
