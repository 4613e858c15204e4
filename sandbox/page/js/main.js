/**
 * Puts the page together: reads from the address who you are and where, logs in, and shows it.
 *
 * Promises: another person in the address is another login with nothing left over from the one before; a lost connection says so
 * and comes back by itself.
 */
import { beSomebody, get } from "./api.js";
import { startTicker } from "./clock.js";
import { composer } from "./composer.js";
import { fill, h } from "./dom.js";
import { drawer } from "./drawer.js";
import { forumView } from "./forum.js";
import { header } from "./header.js";
import { setLocale, t } from "./i18n.js";
import { channelTitle, hrefOf, onCommandMention } from "./look.js";
import { closeAllModals, closeModal, showModal } from "./modal.js";
import { personSwitch, settingsPanel } from "./people.js";
import { address, readAddress } from "./router.js";
import { sidebar } from "./sidebar.js";
import { isForum, nameOf, store } from "./store.js";
import { applyTheme } from "./theme.js";
import { timeline } from "./timeline.js";
import { complain } from "./toast.js";

const LAST_PERSON = "mistgrove-person";
const app = document.querySelector("#app");
const banner = h("p", { class: "banner", role: "status", hidden: true });
let session = null;
let who = null;
let page = null;

/** Follow the address: another person, another channel, or another message. */
async function follow() {
  const goal = readAddress();
  if (goal.person === null) {
    location.replace(address(localStorage.getItem(LAST_PERSON) ?? (await firstPerson())));
    return;
  }
  if (goal.person !== who) await become(goal.person);
  else if (page) page.open(goal.channel, goal.message);
}

async function firstPerson() {
  const { people } = await get("/people");
  return nameOf(people[0]);
}

async function become(person) {
  who = person;
  session?.stop();
  closeAllModals();
  store.forgetListeners();
  store.clear();
  page?.leave();
  page = null;
  session = beSomebody(person, {
    onEvent: (event) => store.receive(event),
    onLink: showLink,
    onRefused: () => refuse(person).catch(complain),
  });
  store.on("world", enter);
}

async function refuse(person) {
  localStorage.removeItem(LAST_PERSON);
  const first = await firstPerson();
  const back = h("a", { class: "button button-1", href: address(first) }, first);
  fill(app, h("main", { class: "lost" }, h("h1", {}, t("nobody", { name: person })), back));
}

function showLink(linked) {
  store.linked = linked;
  banner.hidden = linked;
  banner.textContent = linked ? "" : t("reconnecting");
}

/** Build everything anew for the world that just arrived. */
async function enter() {
  const person = who;
  const { people } = await get("/people");
  if (who !== person) return;
  localStorage.setItem(LAST_PERSON, who);
  store.people = people;
  const { channel } = readAddress();
  // The world has been made anew while we looked at it: what was on the screen is not there any more.
  if (page && channel && !store.channels.has(channel)) history.replaceState(null, "", address(who));
  build();
}

function build() {
  setLocale(store.me.locale);
  store.forgetListeners();
  page?.leave();
  page = makePage();
  fill(app, banner, page.element);
  const goal = readAddress();
  page.open(goal.channel, goal.message);
  store.on("world", enter);
  store.on("me", (before) => before.locale !== store.me.locale && build());
  store.on("modal", showModal);
  store.on("modal_close", closeModal);
  for (const modal of store.modals.values()) showModal(modal);
}

function makePage() {
  let open = null;
  let view = null;
  let life = new AbortController();
  const element = h("div", { class: "page" });
  const offline = h("p", { class: "offline", role: "status", hidden: true });
  const stage = h("div", { class: "stage" });
  const right = drawer();
  const main = h("main", { class: "main" });
  const showMenu = (open) => {
    element.classList.toggle("menu-open", open);
    // What the menu covers on a phone cannot be reached until it closes.
    main.inert = open;
  };
  const closeMenu = () => showMenu(false);
  const alive = new AbortController();
  matchMedia("(max-width: 720px)").addEventListener("change", closeMenu, { signal: alive.signal });
  const toDrawer = () => {
    closeMenu();
    right.toggle();
  };
  const side = sidebar({ openId: () => open, settings: settingsPanel({ onDrawer: toDrawer }), onClose: closeMenu });
  const top = header({
    person: personSwitch(),
    onMenu: () => {
      showMenu(true);
      side.element.querySelector(".sidebar-close").focus();
    },
    onDrawer: toDrawer,
  });
  const scrim = h("div", { class: "scrim", onclick: closeMenu });
  main.append(top.element, offline, stage);
  element.append(side.element, scrim, main, right.element);
  element.addEventListener("keydown", (event) => event.key === "Escape" && closeMenu());

  function drawOffline() {
    offline.hidden = store.bot.online;
    offline.textContent = t("bot-offline-long", { name: nameOf(store.bot.user) });
  }

  async function openChannel(wanted, messageId) {
    if (wanted === null) {
      const first = store.firstChannel();
      if (first) location.replace(address(who, first));
      else fill(stage, nothingHere());
      return;
    }
    const channel = store.channels.get(wanted);
    if (open !== wanted || !view) {
      open = wanted;
      top.draw(channel);
      life.abort();
      life = new AbortController();
      view = channel ? makeView(channel, life.signal) : { elements: [nothingHere()] };
      fill(stage, view.elements);
      view.focus?.();
      onCommandMention((name) => view.openCommands?.(name));
    }
    side.draw();
    top.drawBadge();
    if (!channel || isForum(channel)) return;
    const current = view;
    try {
      await store.open(wanted);
      if (messageId && view === current) await view.show(messageId);
    } catch (error) {
      complain(error);
    }
  }

  store.on("channels", (id) => {
    const channel = store.channels.get(open);
    if (!channel && open) {
      view = null;
      openChannel(open, null);
    } else if (channel && id === open) {
      if (view.refresh) view.refresh(channel);
      else {
        view = null;
        openChannel(open, null);
      }
    }
  });
  function leave() {
    alive.abort();
    life.abort();
    right.stop();
  }

  store.on("bot", drawOffline);
  drawOffline();
  return { element, open: openChannel, leave };
}

/** Said where a channel is gone or closed to this person, with the way to one that is not. */
function nothingHere() {
  const channel = store.channels.get(store.firstChannel());
  return h(
    "div",
    { class: "empty" },
    h("p", {}, t("no-channel")),
    channel && h("a", { class: "button button-1", href: hrefOf(channel.id) }, channelTitle(channel)),
  );
}

function makeView(channel, life) {
  if (isForum(channel)) return { elements: [forumView(channel, life)], refresh: () => {} };
  const writing = composer(channel, life);
  const { reply, edit } = writing;
  const reading = timeline(channel, { life, writing: { reply, edit }, onCommands: () => writing.openCommands() });
  return {
    elements: [reading.element, writing.element],
    show: reading.show,
    focus: writing.focus,
    openCommands: writing.openCommands,
    refresh: writing.refresh,
  };
}

applyTheme();
setLocale(navigator.language);
startTicker();
addEventListener("hashchange", () => follow().catch(complain));
follow().catch(complain);
