/** A button that opens a small menu; arrows, Home, End, Escape and a click elsewhere work as expected. */
import { fill, h } from "./dom.js";

/**
 * Make the button. `entries()` answers (or promises) a list of `{label, detail, sign, danger, checked, href, onPick}` or ready
 * elements; it is asked each time the menu opens.
 */
export function menuButton({ label, content, entries, class: className = "icon-button", align = "right", menuClass = "" }) {
  const list = h("div", { class: `menu ${menuClass}`, popover: "auto", role: "menu" });
  const button = h(
    "button",
    {
      type: "button",
      class: className,
      "aria-label": label,
      title: label,
      "aria-haspopup": "menu",
      "aria-expanded": "false",
    },
    content,
  );
  const items = () => [...list.querySelectorAll("[role^=menuitem]")];

  button.addEventListener("click", async () => {
    if (list.matches(":popover-open")) return list.hidePopover();
    fill(list, (await entries()).map((entry) => (entry instanceof Node ? entry : menuItem(entry, list))));
    // The menu lives beside its button only while it is open, so that many messages stay light.
    button.after(list);
    list.showPopover();
    place(list, button, align);
    button.setAttribute("aria-expanded", "true");
    (items().find((item) => item.getAttribute("aria-checked") === "true") ?? items()[0])?.focus();
    return undefined;
  });
  list.addEventListener("toggle", ({ newState }) => {
    if (newState !== "closed") return;
    button.setAttribute("aria-expanded", "false");
    if (list.contains(document.activeElement)) button.focus();
    list.remove();
  });
  list.addEventListener("keydown", (event) => {
    const all = items();
    const at = all.indexOf(document.activeElement);
    const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (goal === undefined || at < 0) return;
    event.preventDefault();
    all.at(goal % all.length).focus();
  });
  return button;
}

function menuItem(entry, list) {
  const properties = {
    class: entry.danger ? "menu-item danger" : "menu-item",
    role: entry.checked === undefined ? "menuitem" : "menuitemradio",
    "aria-checked": entry.checked === undefined ? null : String(entry.checked),
    onclick: () => {
      list.hidePopover();
      entry.onPick?.();
    },
  };
  const content = [
    entry.sign,
    h(
      "span",
      { class: "menu-lines" },
      h("span", {}, entry.label),
      entry.detail && h("span", { class: "menu-detail" }, entry.detail),
    ),
  ];
  return entry.href ? h(
    "a",
    { ...properties, href: entry.href, target: entry.target },
    content,
  ) : h("button", { ...properties, type: "button" }, content);
}

function place(list, button, align) {
  const box = button.getBoundingClientRect();
  const { width, height } = list.getBoundingClientRect();
  const left = align === "right" ? box.right - width : box.left;
  const top = box.bottom + 6 + height <= innerHeight - 8 ? box.bottom + 6 : box.top - height - 6;
  list.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  list.style.top = `${Math.max(8, top)}px`;
}
