/**
 * The messages of the open channel, oldest at the top.
 *
 * Promises: only what changed is drawn again (pictures do not flicker, focus stays); the newest message stays in sight
 * unless you scrolled up; a channel counts as read when its newest message was really on the screen.
 */
import { absolute } from "./clock.js";
import { dots, fill, h, icon } from "./dom.js";
import { locale, t } from "./i18n.js";
import { avatar, channelSign, channelTitle, otherSide } from "./look.js";
import { messageElement, usedLine } from "./message.js";
import { byId, isDm, nameOf, store } from "./store.js";
import { keepPictures, keyboardIn, returnKeyboard } from "./takeover.js";
import { complain, note } from "./toast.js";

const SAME_BREATH = 7 * 60_000;
const PATIENCE = 300;
const PAGES_TO_SEARCH = 10;

/**
 * Make the timeline of a channel; `life` ends it, `writing` has `reply(message)` and `edit(message)`, `onCommands()` opens the
 * commands.
 */
export function timeline(channel, { life, writing, onCommands }) {
  const rows = h(
    "div",
    {
      class: "rows",
      role: "log",
      "aria-live": "polite",
      "aria-relevant": "additions",
      "aria-label": channelTitle(channel),
    },
  );
  const toNewest = h(
    "button",
    {
      type: "button",
      class: "to-newest",
      hidden: true,
      "aria-label": t("to-newest"),
      title: t("to-newest"),
      onclick: () => stick(),
    },
    icon("down", 20),
  );
  const scroller = h("div", { class: "scroller", tabindex: "0", onscroll: onScroll }, rows);
  const element = h("section", { class: "timeline" }, scroller, toNewest);
  const drawn = new Map();
  let atBottom = true;
  let newFrom = null;
  let loadingOlder = false;
  let greeted = false;
  // Where the keyboard was in a message that has been drawn anew since.
  let keyboard = null;

  function draw() {
    const messages = store.messages.get(channel.id);
    if (!messages) {
      fill(rows, h("p", { class: "loading" }, t("loading")));
      return;
    }
    if (!greeted) {
      greeted = true;
      newFrom = firstUnread(messages, store.unread.get(channel.id)?.count ?? 0);
    }
    const wanted = [];
    if (store.complete.has(channel.id)) wanted.push(keep("beginning", channel.name ?? "", () => beginning()));
    let previous = null;
    const waiting = unanswered();
    for (const message of messages) {
      while (waiting.length && byId(waiting[0].id, message.id) < 0) wanted.push(keepUnanswered(waiting.shift()));
      const day = new Date(message.timestamp).toDateString();
      const newDay = previous !== null && new Date(previous.timestamp).toDateString() !== day;
      if (newDay) wanted.push(keep(`day-${day}`, locale(), () => dayLine(message)));
      if (message.id === newFrom) wanted.push(
        keep("new", "", () => h("p", { class: "new-line" }, h("span", {}, t("new-messages")))),
      );
      const compact = !newDay && message.id !== newFrom && goesOn(previous, message);
      const action = store.lastAction(message.id);
      wanted.push(
        keep(
          message.id,
          [message, compact, action?.state, action?.custom_id],
          () => messageElement(message, { compact, writing }),
        ),
      );
      previous = message;
    }
    wanted.push(...waiting.map(keepUnanswered));
    const names = new Set(wanted.map(({ name }) => name));
    for (const name of [...drawn.keys()]) if (!names.has(name)) drawn.delete(name);
    arrange(rows, wanted.map(({ node }) => node));
    settleKeyboard();
    if (atBottom) stick();
  }

  /** The element drawn before under this name if what it depends on is the same, otherwise a new one. */
  function keep(name, basis, make) {
    const before = drawn.get(name);
    const list = [basis].flat();
    if (before?.basis.every((part, index) => part === list[index])) return { name, node: before.node };
    const node = make();
    if (before) {
      keepPictures(before.node, node);
      const control = keyboardIn(before.node);
      if (control) keyboard = { message: name, control };
    }
    drawn.set(name, { basis: list, node });
    return { name, node };
  }

  /** A message that changes under the keyboard gives it back, unless it has gone elsewhere meanwhile. */
  function settleKeyboard() {
    if (!keyboard) return;
    const node = drawn.get(keyboard.message)?.node;
    const elsewhere = document.activeElement !== document.body;
    // What lies over the page gives the keyboard back when it closes.
    if (document.activeElement?.closest("dialog")) return;
    if (!node || elsewhere || returnKeyboard(node, keyboard.control)) keyboard = null;
  }

  function keepUnanswered(interaction) {
    return keep(interaction.nonce ?? interaction.id, interaction.state, () => unansweredElement(interaction));
  }

  function beginning() {
    const dm = isDm(channel);
    const title = dm ? t(
      "beginning-dm",
      { name: nameOf(otherSide(channel)) },
    ) : t("beginning", { name: channelTitle(channel) });
    return h(
      "div",
      { class: "beginning" },
      h("span", { class: "beginning-sign" }, dm ? avatar(otherSide(channel), 64) : channelSign(channel, 34)),
      h("h2", {}, title),
      channel.id === store.firstChannel() && h("p", {}, t("welcome")),
      h("p", {}, t("beginning-hint")),
      h("button", { type: "button", class: "button button-1", onclick: onCommands }, t("show-commands")),
    );
  }

  function unanswered() {
    const now = Date.now();
    // What was done on a message is shown at that message.
    const mine = [...store.interactions.values()].filter((it) => it.id && it.channel_id === channel.id && !it.message_id);
    const found = mine.filter(({ state }) => state === "waiting" || state === "failed");
    // Most answers come at once; only what takes longer is worth a line of its own.
    const young = found.filter(({ state, since }) => state === "waiting" && now - since < PATIENCE);
    if (young.length) setTimeout(draw, PATIENCE);
    return found.filter((interaction) => !young.includes(interaction)).sort((a, b) => byId(a.id, b.id));
  }

  function unansweredElement(interaction) {
    const failed = interaction.state === "failed";
    return h(
      "article",
      { class: "message ephemeral local" },
      interaction.command && usedLine(store.me, `/${interaction.command}`),
      avatar(store.bot.user),
      h(
        "div",
        { class: "message-body" },
        h(
          "header",
          { class: "message-head" },
          h("span", { class: "author" }, nameOf(store.bot.user)),
          h("span", { class: "badge-app" }, t("app")),
        ),
        failed
          ? h("p", { class: "failed", role: "alert" }, icon("warning", 16), t("failed"))
          : h("p", { class: "thinking" }, dots(), t("sending")),
        failed && h(
          "footer",
          { class: "ephemeral-foot" },
          icon("eye", 16),
          h("span", {}, t("only-you")),
          h(
            "button",
            { type: "button", class: "link-button", onclick: () => store.dropInteraction(interaction) },
            t("dismiss"),
          ),
        ),
      ),
    );
  }

  function stick() {
    scroller.scrollTop = scroller.scrollHeight;
    atBottom = true;
    toNewest.hidden = true;
    markRead();
  }

  function markRead() {
    const seen = document.visibilityState === "visible" && element.isConnected && store.messages.has(channel.id);
    if (seen) store.ack(channel.id).catch(complain);
  }

  function onScroll() {
    atBottom = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 60;
    toNewest.hidden = atBottom;
    if (atBottom) markRead();
    if (scroller.scrollTop < 200 && !loadingOlder) loadOlder();
  }

  async function loadOlder() {
    loadingOlder = true;
    const height = scroller.scrollHeight - scroller.scrollTop;
    try {
      if (await store.older(channel.id)) scroller.scrollTop = scroller.scrollHeight - height;
    } catch (error) {
      complain(error);
    }
    loadingOlder = false;
  }

  /** Bring a message into sight and make it glow for a moment. */
  async function show(messageId) {
    for (let page = 0; page < PAGES_TO_SEARCH && !store.message(channel.id, messageId); page += 1) {
      if (!(await store.older(channel.id))) break;
    }
    const goal = drawn.get(messageId)?.node;
    if (!goal) {
      note(t("message-gone"));
      return;
    }
    atBottom = false;
    goal.scrollIntoView({ block: "center" });
    goal.classList.remove("glow");
    requestAnimationFrame(() => goal.classList.add("glow"));
  }

  store.on("messages", (id) => id === channel.id && draw(), life);
  store.on("interactions", draw, life);
  store.on("modal_close", settleKeyboard, life);
  store.on("unread", (id) => id === channel.id && atBottom && markRead(), life);
  document.addEventListener("visibilitychange", () => atBottom && markRead(), { signal: life });
  // Pictures and panels that grow after drawing must not push the newest message out of sight.
  new ResizeObserver(() => atBottom && stick()).observe(rows);
  new ResizeObserver(() => atBottom && stick()).observe(scroller);
  draw();
  return { element, show, draw };
}

/** The message from which on a number of messages of others is unread. */
function firstUnread(messages, count) {
  const counted = messages.filter((message) => message.author.id !== store.me.id && !message.ephemeral);
  return count > 0 ? counted.at(-Math.min(count, counted.length))?.id ?? null : null;
}

function goesOn(previous, message) {
  return (
    previous !== null &&
    previous.author.id === message.author.id &&
    !message.interaction_metadata?.name &&
    message.type !== 19 &&
    previous.ephemeral === message.ephemeral &&
    Date.parse(message.timestamp) - Date.parse(previous.timestamp) < SAME_BREATH
  );
}

function dayLine(message) {
  return h("p", { class: "day-line" }, h("span", {}, absolute(Date.parse(message.timestamp), "D", locale())));
}

/** Put exactly these nodes into a parent, moving as few as possible. */
function arrange(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.childNodes]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, index) => {
    if (parent.childNodes[index] !== node) parent.insertBefore(node, parent.childNodes[index] ?? null);
  });
}
