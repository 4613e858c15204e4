/** The bar over the messages: where you are, what can be done here, the drawer, and who you are. */
import * as api from "./api.js";
import { fill, h, icon, iconButton } from "./dom.js";
import { askFor } from "./forms.js";
import { t } from "./i18n.js";
import { channelSign, channelTitle, hrefOf, plainText } from "./look.js";
import { menuButton } from "./menu.js";
import { isDm, isThread, MAY, may, nameOf, store } from "./store.js";
import { complain } from "./toast.js";

const TEXT = 0;

/** Make the bar; `person` is the switch at its end. */
export function header({ person, onMenu, onDrawer }) {
  const place = h("div", { class: "header-place" });
  const actions = h("div", { class: "header-actions" });
  const menuBadge = h("span", { class: "badge menu-badge", hidden: true });
  const menu = iconButton("menu", t("open-menu"), onMenu, { class: "menu-button", size: 22, "aria-controls": "sidebar" });
  menu.append(menuBadge);
  const drawer = iconButton("pulse", t("drawer"), onDrawer, { class: "drawer-button", "aria-controls": "drawer" });
  drawer.append(h("span", {}, t("drawer-short")));
  const element = h("header", { class: "header" }, menu, place, actions, drawer, person);
  let channel = null;

  function draw(fresh = channel) {
    channel = fresh;
    if (!channel) {
      fill(place);
      fill(actions);
      return;
    }
    const mayThread = channel.type === TEXT && may(channel, MAY.createThreads);
    const hasMore = channel.guild_id && entries(channel).length > 0;
    const parent = isThread(channel) && store.channels.get(channel.parent_id);
    fill(
      place,
      channelSign(channel, 20),
      h(
        "div",
        { class: "header-lines" },
        parent && h("a", { class: "header-parent", href: hrefOf(parent.id) }, channelTitle(parent)),
        h("h2", {}, isDm(channel) ? channelTitle(channel) : channel.name),
      ),
      channel.topic && h("p", { class: "topic" }, plainText(channel.topic)),
    );
    fill(
      actions,
      mayThread && iconButton("thread", t("new-thread"), () => askThread(channel)),
      hasMore && menuButton({ label: t("more"), content: icon("dots", 20), entries: () => entries(channel) }),
    );
  }

  function drawBadge() {
    let mentions = 0;
    for (const [id, unread] of store.unread) if (id !== channel?.id) mentions += unread.mentions;
    menuBadge.hidden = mentions === 0;
    menuBadge.textContent = String(mentions);
    const calls = mentions ? `(${mentions}) ` : "";
    document.title = `${calls}${nameOf(store.me)} · ${channel ? channelTitle(channel) : t("title")}`;
  }

  store.on("unread", drawBadge);
  store.on("channels", () => draw(channel && store.channels.get(channel.id)));
  return { element, draw, drawBadge };
}

function entries(channel) {
  const thread = isThread(channel);
  const mayManage = may(channel, thread ? MAY.manageThreads : MAY.manageChannels);
  const mayArchive = thread && !channel.thread_metadata.archived && (mayManage || channel.owner_id === store.me.id);
  return [
    mayArchive && {
      label: t("archive"),
      sign: icon("moon", 18),
      onPick: () => api.patch(`/channels/${channel.id}`, { archived: true }).catch(complain),
    },
    mayManage && { label: t("delete-channel"), sign: icon("trash", 18), danger: true, onPick: () => askDelete(channel) },
  ].filter(Boolean);
}

function askThread(channel) {
  askFor({
    title: t("new-thread"),
    fields: [
      { name: "name", label: t("thread-name"), required: true },
      { name: "private", label: t("private"), type: "checkbox" },
    ],
    action: t("create"),
    async onSubmit(values) {
      const { channel: thread } = await api.post(`/channels/${channel.id}/threads`, values);
      location.hash = hrefOf(thread.id);
    },
  });
}

function askDelete(channel) {
  askFor({
    title: t("delete-channel-sure", { name: channelTitle(channel) }),
    action: t("delete-channel"),
    danger: true,
    onSubmit: () => api.remove(`/channels/${channel.id}`),
  });
}
