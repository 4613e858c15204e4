/** The drawer on the right: the sandbox's own levers, apart from what the person you are can see. */
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
    { class: "drawer", id: "drawer", hidden: true, "aria-label": t("drawer") },
    h(
      "header",
      { class: "drawer-head" },
      h("div", { role: "tablist", class: "tabs" }, tabs),
      iconButton("close", t("close"), () => toggle(false)),
    ),
    body,
  );
  let panel = null;

  function choose(name) {
    left.tab = name;
    panel?.stop();
    panel = TABS[name]();
    fill(body, panel.element);
    for (const tab of tabs) tab.setAttribute("aria-selected", String(tab.dataset.tab === name));
  }

  function toggle(open = element.hidden) {
    element.hidden = !open;
    left.open = open;
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
