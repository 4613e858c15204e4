/**
 * The left side: the guild's channels with their threads, the direct messages, and your settings.
 *
 * Promises: an unread channel is bold, a mention has a red number; archived threads stay out of the way until asked for.
 */
import * as api from "./api.js";
import { emblem, fill, h, icon, iconButton } from "./dom.js";
import { askFor } from "./forms.js";
import { LOCALES, t } from "./i18n.js";
import { avatar, channelSign, channelTitle, hrefOf, otherSide } from "./look.js";
import { menuButton } from "./menu.js";
import { isDm, MAY, may, nameOf, store } from "./store.js";
import { complain } from "./toast.js";

const shownArchives = new Set();

/** Make the sidebar; `openId()` is the channel on the screen, `settings` an element for the bottom. */
export function sidebar({ openId, settings, onClose }) {
  const places = h("div", { class: "places" });
  const presence = h("p", { class: "presence" });
  const element = h(
    "nav",
    { class: "sidebar", id: "sidebar", "aria-label": t("channels") },
    h(
      "header",
      { class: "brand" },
      emblem(32),
      h("div", { class: "brand-lines" }, h("h1", {}, t("title")), presence),
      iconButton("close", t("close-menu"), onClose, { class: "sidebar-close" }),
    ),
    places,
    settings,
  );

  function draw() {
    const focused = places.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
    fill(places, [...store.guilds.values()].map(guildPart), dmPart());
    if (focused) places.querySelector(`[data-channel="${focused}"]`)?.focus();
    const { user, online } = store.bot;
    presence.classList.toggle("online", online);
    fill(presence, h("i", { "aria-hidden": "true" }), t(online ? "bot-online" : "bot-offline", { name: nameOf(user) }));
  }

  function guildPart(guild) {
    const add = may(guild, MAY.manageChannels) && iconButton(
      "plus",
      t("new-channel"),
      () => askChannel(guild),
      { size: 16 },
    );
    const speak = may(guild, MAY.manageGuild) && menuButton({
      label: t("guild-language", { language: LOCALES[guild.preferred_locale] ?? guild.preferred_locale }),
      content: icon("globe", 16),
      entries: () => languageEntries(guild),
    });
    return h(
      "section",
      { class: "place-group" },
      h("div", { class: "place-heading" }, h("h2", {}, guild.name), speak, add),
      h("ul", {}, store.channelsOf(guild.id).map(channelPart)),
    );
  }

  function channelPart(channel) {
    const threads = store.threadsOf(channel.id);
    const awake = threads.filter(
      (thread) => !thread.thread_metadata?.archived || thread.id === openId() || shownArchives.has(channel.id),
    );
    const asleep = threads.length - awake.length;
    const more = asleep > 0 && h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "place-more", onclick: () => { shownArchives.add(channel.id); draw(); } },
        `${asleep} ${t("archived")}`,
      ),
    );
    return h(
      "li",
      {},
      placeLink(channel),
      (awake.length > 0 || more) && h(
        "ul",
        { class: "threads" },
        awake.map((thread) => h("li", {}, placeLink(thread))),
        more,
      ),
    );
  }

  function dmPart() {
    const dms = store.dms();
    const write = menuButton({
      label: t("new-dm"),
      content: icon("plus", 16),
      entries: () => [store.bot.user, ...store.people.filter(({ id }) => id !== store.me.id)].map(
        (user) => ({ label: nameOf(user), sign: avatar(user, 24), onPick: () => startDm(user) }),
      ),
    });
    return h(
      "section",
      { class: "place-group" },
      h("div", { class: "place-heading" }, h("h2", {}, t("direct-messages")), write),
      h(
        "ul",
        {},
        dms.map((dm) => h("li", {}, placeLink(dm))),
        dms.length === 0 && h("li", { class: "place-empty" }, t("no-dms")),
      ),
    );
  }

  function placeLink(channel) {
    const { count = 0, mentions = 0 } = store.unread.get(channel.id) ?? {};
    const here = channel.id === openId();
    const classes = ["place"];
    if (count > 0) classes.push("unread");
    if (channel.thread_metadata?.archived) classes.push("asleep");
    return h(
      "a",
      {
        class: classes.join(" "),
        href: hrefOf(channel.id),
        "aria-current": here ? "page" : null,
        dataset: { channel: channel.id },
        onclick: onClose,
      },
      isDm(channel) ? avatar(otherSide(channel), 26) : channelSign(channel),
      h("span", { class: "place-name" }, isDm(channel) ? channelTitle(channel) : channel.name),
      mentions > 0 && h(
        "span",
        { class: "badge", "aria-label": t("mentions", { count: mentions }) },
        mentions > 99 ? "99+" : String(mentions),
      ),
      mentions === 0 && count > 0 && h("span", { class: "unread-dot", "aria-label": t("unread", { count }) }),
    );
  }

  for (const topic of ["channels", "unread", "bot", "people"]) store.on(topic, draw);
  draw();
  return { element, draw };
}

/** The language in which the bot speaks to everybody on this server. */
function languageEntries(guild) {
  return Object.entries(LOCALES).map(([locale, label]) => ({
    label,
    checked: locale === guild.preferred_locale,
    onPick: () => api.patch(`/guilds/${guild.id}`, { preferred_locale: locale }).catch(complain),
  }));
}

async function startDm(user) {
  try {
    const { channel } = await api.post("/dms", { recipient_id: user.id });
    location.hash = hrefOf(channel.id);
  } catch (error) {
    complain(error);
  }
}

function askChannel(guild) {
  askFor({
    title: t("new-channel"),
    fields: [
      { name: "name", label: t("channel-name"), required: true },
      { name: "forum", label: t("as-forum"), type: "checkbox" },
    ],
    action: t("create"),
    async onSubmit({ name, forum }) {
      const { channel } = await api.post(`/guilds/${guild.id}/channels`, { name, type: forum ? 15 : 0 });
      location.hash = hrefOf(channel.id);
    },
  });
}
