/**
 * One message as an element: who, when, in answer to what, and everything it carries.
 *
 * Promises: what only you can see says so and can be dismissed; a thinking or failed answer says so too.
 */
import * as api from "./api.js";
import { timeElement } from "./clock.js";
import { messageComponents } from "./components.js";
import { dots, h, icon } from "./dom.js";
import { embedElement } from "./embeds.js";
import { locale, t, tNodes } from "./i18n.js";
import { avatar, hrefOf, plainText, richText } from "./look.js";
import { attachment, gallery } from "./media.js";
import { messageMenu } from "./messagemenu.js";
import { nameOf, store } from "./store.js";
import { complain } from "./toast.js";

const COMMAND = 2;
const SUPPRESS_EMBEDS = 4;
const CONTEXT_MENU = 23;

/** Draw a message; `compact` leaves out face and name when the same author goes on. */
export function messageElement(message, { compact, writing }) {
  const author = store.user(message.author.id) ?? message.author;
  const classes = ["message"];
  if (compact) classes.push("compact");
  if (message.ephemeral) classes.push("ephemeral");
  // In a DM everything is meant for you, so nothing stands out.
  if (message.mentions_you && store.channels.get(message.channel_id)?.guild_id) classes.push("mentioning");
  return h(
    "article",
    {
      class: classes.join(" "),
      id: `m-${message.id}`,
      dataset: { id: message.id },
      "aria-label": `${nameOf(author)}: ${plainText(message.content).slice(0, 80)}`,
    },
    contextLine(message),
    !compact && avatar(author),
    h(
      "div",
      { class: "message-body" },
      !compact && h(
        "header",
        { class: "message-head" },
        h("span", { class: "author" }, nameOf(author)),
        author.bot && h("span", { class: "badge-app" }, t("app")),
        timeElement(Date.parse(message.timestamp), "age", locale()),
      ),
      compact && h("span", { class: "compact-time" }, timeElement(Date.parse(message.timestamp), "t", locale())),
      body(message, author),
      failure(message),
      message.thread && threadCard(message.thread),
      message.ephemeral && ephemeralFoot(message),
    ),
    !message.ephemeral && message.state !== "thinking" && messageMenu(message, writing),
  );
}

function body(message, author) {
  if (message.state === "thinking") return thinking(author);
  if (message.state === "failed") return h("p", { class: "failed" }, icon("warning", 16), t("failed"));
  const loose = message.attachments.filter((item) => !item.used_inline).map(attachment);
  const pictures = loose.filter((element) => element.classList.contains("picture"));
  const files = loose.filter((element) => !element.classList.contains("picture"));
  return [
    message.content && h("div", { class: "rich content" }, richText(message.content), edited(message)),
    !(message.flags & SUPPRESS_EMBEDS) && message.embeds.map(embedElement),
    pictures.length > 0 && gallery(pictures),
    files,
    h("div", { class: "components" }, messageComponents(message)),
    !message.content && edited(message),
  ];
}

function edited(message) {
  return message.edited_timestamp && h(
    "span",
    { class: "edited", title: new Date(message.edited_timestamp).toLocaleString(locale()) },
    `(${t("edited")})`,
  );
}

/** "… is thinking" with moving dots. */
export function thinking(author) {
  return h("p", { class: "thinking", role: "status" }, dots(), t("thinking", { name: nameOf(author) }));
}

function failure(message) {
  const last = store.lastAction(message.id);
  return last?.state === "failed" && h(
    "p",
    { class: "failed", role: "alert" },
    icon("warning", 16),
    t("interaction-failed"),
  );
}

function contextLine(message) {
  const used = message.interaction_metadata;
  if (used?.name && used.type === COMMAND && !message.message_reference) return usedLine(
    used.user,
    message.type === CONTEXT_MENU ? used.name : `/${used.name}`,
  );
  if (!message.message_reference || message.type !== 19) return null;
  const original = message.referenced_message;
  if (!original) return h("p", { class: "context-line" }, icon("reply", 16), t("original-gone"));
  const author = store.user(original.author.id) ?? original.author;
  return h(
    "a",
    { class: "context-line", href: hrefOf(original.channel_id, original.id) },
    icon("reply", 16),
    avatar(author, 16),
    h("strong", {}, nameOf(author)),
    h("span", { class: "context-text" }, plainText(original.content).slice(0, 120) || "…"),
  );
}

/** "Ada used /game new". */
export function usedLine(user, command) {
  const words = tNodes(
    "used",
    { user: h("strong", {}, nameOf(store.user(user.id) ?? user)), command: h("span", { class: "used-command" }, command) },
  );
  return h("p", { class: "context-line" }, icon("reply", 16), avatar(user, 16), words);
}

function threadCard(thread) {
  return h(
    "a",
    { class: "thread-card", href: hrefOf(thread.id) },
    icon("thread", 18),
    h("strong", {}, thread.name),
    h("span", {}, `${t("thread")} ›`),
  );
}

function ephemeralFoot(message) {
  return h(
    "footer",
    { class: "ephemeral-foot" },
    icon("eye", 16),
    h("span", {}, t("only-you")),
    h(
      "button",
      {
        type: "button",
        class: "link-button",
        onclick: () => api.remove(`/channels/${message.channel_id}/messages/${message.id}`).catch(complain),
      },
      t("dismiss"),
    ),
  );
}
