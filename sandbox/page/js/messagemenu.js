/** What one can do with a message besides reading it: answer, copy its link, delete it, run a message command. */
import * as api from "./api.js";
import { icon } from "./dom.js";
import { t } from "./i18n.js";
import { menuButton } from "./menu.js";
import { jumpLink } from "./router.js";
import { MAY, may, store } from "./store.js";
import { complain, note } from "./toast.js";

const MESSAGE_COMMAND = 3;

/** The "…" button of a message. */
export function messageMenu(message, onReply) {
  return menuButton({
    class: "icon-button message-menu",
    label: t("message-actions"),
    content: icon("dots", 18),
    entries: async () => {
      const channel = store.channels.get(message.channel_id);
      const mine = message.author.id === store.me.id;
      const commands = await store.commandsIn(message.channel_id).catch(() => []);
      return [
        { label: t("reply"), sign: icon("reply", 18), onPick: () => onReply(message) },
        { label: t("copy-link"), sign: icon("link", 18), onPick: () => copyLink(channel, message) },
        ...commands.filter(({ type }) => type === MESSAGE_COMMAND).map((command) => ({
          label: command.name_localized,
          sign: icon("slash", 18),
          onPick: () => store.act({ kind: "command", channel_id: message.channel_id, command: command.name, target_id: message.id }).catch(complain),
        })),
        (mine || (channel?.guild_id && may(channel, MAY.manageMessages))) && {
          label: t("delete"),
          sign: icon("trash", 18),
          danger: true,
          onPick: () => api.remove(`/channels/${message.channel_id}/messages/${message.id}`).catch(complain),
        },
      ].filter(Boolean);
    },
  });
}

async function copyLink(channel, message) {
  await navigator.clipboard.writeText(jumpLink(channel?.guild_id, message.channel_id, message.id));
  note(t("copied"));
}
