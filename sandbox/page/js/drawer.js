/**
 * The drawer on the right: the sandbox's own levers, apart from what the person you are can see.
 *
 * Keys: the arrows change the tab, Escape closes the drawer and gives the keyboard back to where it came from.
 */
import { fill, h, iconButton } from "./dom.js";
import { faultsPanel } from "./faults.js";
import { t } from "./i18n.js";
import { journalPanel } from "./journal.js";

const TABS = { journal: journalPanel, faults: faultsPanel };
// How the drawer was left; another person or language draws the page anew.
const left = { tab: "journal", open: false };

/** Make the drawer as it was left. */
export function drawer() {
  const body = h("div", { class: "drawer-body", role: "tabpanel" });
  const tabs = Object.keys(TABS).map(
    (name) => h(
      "button",
      { type: "button", role: "tab", class: "tab", dataset: { tab: name }, onclick: () => choose(name) },
      t(name),
    ),
  );
  const element = h(
    "aside",
    { class: "drawer", id: "drawer", hidden: true, "aria-label": t("drawer"), onkeydown: onKey },
    h(
      "header",
      { class: "drawer-head" },
      h("div", { role: "tablist", class: "tabs" }, tabs),
      iconButton("close", t("close"), close),
    ),
    body,
  );
  let panel = null;
  let cameFrom = null;

  function choose(name) {
    left.tab = name;
    panel?.stop();
    panel = TABS[name]();
    fill(body, panel.element);
    for (const tab of tabs) {
      const chosen = tab.dataset.tab === name;
      tab.setAttribute("aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
    }
  }

  function onKey(event) {
    if (event.key === "Escape") close();
    else if (tabs.includes(event.target) && ["ArrowLeft", "ArrowRight"].includes(event.key)) {
      const other = tabs.at((tabs.indexOf(event.target) + 1) % tabs.length);
      choose(other.dataset.tab);
      other.focus();
    } else return;
    event.stopPropagation();
  }

  function close() {
    toggle(false);
    cameFrom?.focus();
  }

  function toggle(open = element.hidden) {
    element.hidden = !open;
    left.open = open;
    cameFrom = open ? document.activeElement : cameFrom;
    if (open) choose(left.tab);
    else stop();
  }

  function stop() {
    panel?.stop();
    panel = null;
    fill(body);
  }

  if (left.open) toggle(true);
  return { element, toggle, stop };
}
