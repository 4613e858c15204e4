/**
 * Names, faces and places: how a user, channel or Discord link is written out for the person you are.
 */
import { emblem, h, icon } from "./dom.js";
import { locale, t } from "./i18n.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { address, readJumpLink } from "./router.js";
import { byId, isDm, isForum, isThread, nameOf, store } from "./store.js";

// Hues that can be told apart beside each other, each dark enough for white letters.
const FACES = [
  "#8a5a9e", "#2f7d73", "#b0563a", "#3f6fb0", "#a3476b",
  "#5f7a2e", "#8a6a24", "#5a62b8", "#3c7d4f", "#96504f",
];

/** The colour that stands for a person everywhere on the page. */
export function colourOf(userId) {
  const known = store.people.map(({ id }) => id).sort(byId);
  const index = known.indexOf(userId);
  return FACES[(index >= 0 ? index : Number(BigInt(userId) % 997n)) % FACES.length];
}

/** A drawn face: initials on a colour; the tree for the bot. */
export function avatar(user, size = 40) {
  const style = { "--size": `${size}px` };
  if (user.bot) {
    return h("span", { class: "avatar avatar-bot", style, "aria-hidden": "true" }, emblem(Math.round(size * 0.7)));
  }
  const initials = nameOf(user).split(/\s+/).map((word) => [...word][0] ?? "").slice(0, 2).join("").toUpperCase();
  return h("span", { class: "avatar", style: { ...style, "--face": colourOf(user.id) }, "aria-hidden": "true" }, initials);
}

/** What to call a channel: "#lobby", a thread's name, or who a DM is with. */
export function channelTitle(channel) {
  if (isDm(channel)) return nameOf(otherSide(channel));
  return isThread(channel) ? channel.name : `#${channel.name}`;
}

/** The other person of a DM. */
export function otherSide(channel) {
  const found = channel.recipients?.find(({ id }) => id !== store.me.id) ?? channel.recipients?.[0];
  return found ? store.user(found.id) ?? found : store.bot.user;
}

/** The sign before a channel's name. */
export function channelSign(channel, size = 18) {
  if (isDm(channel)) return avatar(otherSide(channel), size + 6);
  if (isForum(channel)) return icon("forum", size);
  if (!isThread(channel)) return icon("hash", size);
  if (channel.type === 12) return icon("lock", size);
  return icon(isForum(store.channels.get(channel.parent_id) ?? {}) ? "post" : "thread", size);
}

/** Where a channel or message is on this page. */
export function hrefOf(channelId, messageId) {
  return address(nameOf(store.me), channelId, messageId);
}

/** Where an emoji's picture is. */
export function emojiAddress(id) {
  return `/emojis/${id}.png`;
}

/** An emoji of a button or option. */
export function emojiElement(emoji) {
  if (!emoji) return null;
  if (emoji.id) return h("img", { class: "emoji", src: emojiAddress(emoji.id), alt: emoji.name ? `:${emoji.name}:` : "" });
  return h("span", { class: "emoji-text", "aria-hidden": "true" }, emoji.name);
}

let runCommand = () => {};

/** Say what happens when somebody presses a command's name in a text. */
export function onCommandMention(listener) {
  runCommand = listener;
}

function lookups() {
  return {
    self: store.me.id,
    locale: locale(),
    words: { spoiler: t("spoiler") },
    emoji: emojiAddress,
    user(id) {
      const user = store.user(id);
      return user && { name: nameOf(user) };
    },
    role(id) {
      const role = store.role(id);
      if (!role) return undefined;
      const mine = [...store.guilds.values()].some(
        ({ members }) => members.some(({ user, roles }) => user.id === store.me.id && roles.includes(id)),
      );
      return { name: role.name.replace(/^@/, ""), mine };
    },
    channel(id) {
      const channel = store.channels.get(id);
      return channel && { name: channel.name ?? channelTitle(channel), thread: isThread(channel), href: hrefOf(id) };
    },
    command: (name) => runCommand(name),
    jump(url) {
      const goal = readJumpLink(url);
      if (!goal) return null;
      const channel = store.channels.get(goal.channel);
      const text = channel ? channelTitle(channel) : "#…";
      return { href: hrefOf(goal.channel, goal.message), text: goal.message ? `${text} › ${t("message")}` : text };
    },
  };
}

/** A message text as elements. */
export function richText(text) {
  return markdown(text ?? "", lookups());
}

/** A single line as nodes. */
export function richLine(text) {
  return inlineMarkdown(text ?? "", lookups());
}

/** A text without its markup, for previews. */
export function plainText(text) {
  const box = h("div", {}, richText(text));
  return box.textContent;
}
