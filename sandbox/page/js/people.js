/**
 * Who you are: the switch between people, and the settings of the one you are (language, DMs, colours).
 */
import * as api from "./api.js";
import { fill, h, icon } from "./dom.js";
import { askFor } from "./forms.js";
import { LOCALES, t } from "./i18n.js";
import { avatar, colourOf } from "./look.js";
import { menuButton } from "./menu.js";
import { address, readAddress } from "./router.js";
import { byId, nameOf, store } from "./store.js";
import { setTheme, theme } from "./theme.js";
import { complain } from "./toast.js";

/** "You are: Ada ▾" with everybody to choose from. */
export function personSwitch() {
  const face = h("span", { class: "person-face" });
  const button = menuButton({
    class: "person-switch",
    menuClass: "person-menu",
    label: t("switch-person"),
    content: face,
    entries: async () => [...(await everybody()).sort((a, b) => byId(a.id, b.id)).map(personEntry), addEntry()],
  });
  const element = h("div", { class: "person" }, button);

  function draw() {
    document.documentElement.style.setProperty("--you", colourOf(store.me.id));
    button.setAttribute("aria-label", `${t("you-are")} ${nameOf(store.me)}. ${t("switch-person")}`);
    fill(
      face,
      avatar(store.me, 30),
      h(
        "span",
        { class: "person-lines" },
        h("span", { class: "person-label" }, t("you-are")),
        h("strong", {}, nameOf(store.me)),
      ),
      icon("chevron", 18),
    );
  }

  store.on("people", draw);
  draw();
  return element;
}

/** All people as they are now, with how many messages wait for each; as last known where the server does not answer. */
async function everybody() {
  try {
    return (await api.get("/people")).people;
  } catch (error) {
    if (error.status === undefined) throw error;
    return [...store.people];
  }
}

function personEntry(person) {
  const name = nameOf(person);
  const here = person.id === store.me.id;
  const language = LOCALES[person.locale] ?? person.locale;
  const detail = person.dms_open ? language : `${language} · ${t("dms-closed")}`;
  const called = !here && person.mentions > 0;
  const calls = t("mentions", { count: person.mentions });
  const href = address(name, sharedPlace());
  return h(
    "div",
    { class: "person-row" },
    h(
      "a",
      {
        class: "menu-item",
        role: "menuitemradio",
        "aria-checked": String(here),
        href,
        "aria-label": called ? `${t("be", { name })}, ${calls}` : t("be", { name }),
        onclick: (event) => event.currentTarget.closest("[popover]").hidePopover(),
      },
      avatar(person, 32),
      h("span", { class: "menu-lines" }, h("span", {}, name), h("span", { class: "menu-detail" }, detail)),
      called && h("span", { class: "badge", title: calls }, String(person.mentions)),
      here && icon("check", 18),
    ),
    h(
      "a",
      {
        class: "icon-button",
        role: "menuitem",
        href,
        target: "_blank",
        "aria-label": t("new-tab", { name }),
        title: t("new-tab", { name }),
      },
      icon("external", 18),
    ),
  );
}

/** The channel on the screen, unless it is a DM: who changes the person wants to see the same table from the other side. */
function sharedPlace() {
  const channel = store.channels.get(readAddress().channel);
  return channel?.guild_id ? channel.id : null;
}

function addEntry() {
  return h("button", {
    type: "button", class: "menu-item", role: "menuitem",
    onclick: (event) => {
      event.currentTarget.closest("[popover]").hidePopover();
      askFor({
        title: t("add-person"),
        fields: [{ name: "name", label: t("person-name"), required: true }],
        action: t("create"),
        async onSubmit({ name }) {
          const { person } = await api.post("/people", { name, locale: store.me.locale });
          location.hash = address(nameOf(person));
        },
      });
    },
  }, h("span", { class: "menu-sign" }, icon("plus", 20)), t("add-person"));
}

/** Language, DMs and colours, at the bottom of the sidebar; on a small screen the way to the drawer too. */
export function settingsPanel({ onDrawer }) {
  const language = h(
    "select",
    { id: "language", onchange: () => change({ locale: language.value }) },
    Object.entries(LOCALES).map(([value, name]) => h("option", { value }, name)),
  );
  const closed = h(
    "input",
    { type: "checkbox", role: "switch", id: "dms-closed", onchange: () => change({ dms_open: !closed.checked }) },
  );
  const themes = [["auto", "auto"], ["light", "sun"], ["dark", "moon"]].map(([name, sign]) => h(
    "button",
    { type: "button", "aria-label": t(`theme-${name}`), title: t(`theme-${name}`), dataset: { theme: name }, onclick: repaint },
    icon(sign, 18),
  ));
  const element = h(
    "section",
    { class: "settings" },
    h(
      "button",
      { type: "button", class: "setting setting-drawer", onclick: onDrawer },
      icon("pulse", 18),
      h("span", {}, t("drawer-short")),
    ),
    h("div", { class: "setting" }, icon("globe", 18), h("label", { for: "language" }, t("language")), language),
    h(
      "div",
      { class: "setting", title: t("dms-closed-hint", { name: nameOf(store.me) }) },
      icon("mail", 18),
      h("label", { for: "dms-closed" }, t("dms-closed")),
      closed,
    ),
    h(
      "div",
      { class: "setting" },
      icon("sun", 18),
      h("span", { id: "theme-label" }, t("theme")),
      h("div", { class: "segments", role: "group", "aria-labelledby": "theme-label" }, themes),
    ),
  );

  function repaint(event) {
    setTheme(event.currentTarget.dataset.theme);
    draw();
  }

  function draw() {
    language.value = store.me.locale;
    closed.checked = !store.me.dms_open;
    for (const button of themes) button.setAttribute("aria-pressed", String(theme() === button.dataset.theme));
  }

  store.on("me", draw);
  draw();
  return element;
}

function change(settings) {
  api.patch("/me", settings).catch(complain);
}
