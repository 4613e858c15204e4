/** What one can do with a message besides reading it: answer or correct it, copy its link, delete it, run a command on it or its author. */
import * as api from "./api.js";
import { icon } from "./dom.js";
import { t } from "./i18n.js";
import { menuButton } from "./menu.js";
import { jumpLink } from "./router.js";
import { MAY, may, nameOf, store } from "./store.js";
import { complain, note } from "./toast.js";

const USER_COMMAND = 2;
const MESSAGE_COMMAND = 3;

/** The "…" button of a message; `writing` has `reply(message)` and `edit(message)`. */
export function messageMenu(message, writing) {
  return menuButton({
    class: "icon-button message-menu",
    label: t("message-actions"),
    content: icon("dots", 18),
    entries: async () => {
      const channel = store.channels.get(message.channel_id);
      const mine = message.author.id === store.me.id;
      const commands = await store.commandsIn(message.channel_id).catch(() => []);
      return [
        { label: t("reply"), sign: icon("reply", 18), onPick: () => writing.reply(message) },
        mine && { label: t("edit"), sign: icon("pencil", 18), onPick: () => writing.edit(message) },
        { label: t("copy-link"), sign: icon("link", 18), onPick: () => copyLink(channel, message) },
        ...commands.filter(({ type }) => type === MESSAGE_COMMAND).map(
          (command) => commandEntry(command, message, message.id),
        ),
        ...commands.filter(({ type }) => type === USER_COMMAND).map(
          (command) => commandEntry(command, message, message.author.id, nameOf(store.user(message.author.id))),
        ),
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

function commandEntry(command, message, target, detail) {
  const run = () => store.act(
    { kind: "command", channel_id: message.channel_id, command: command.name, target_id: target },
  );
  return { label: command.name_localized, detail, sign: icon("slash", 18), onPick: () => run().catch(complain) };
}

async function copyLink(channel, message) {
  await navigator.clipboard.writeText(jumpLink(channel?.guild_id, message.channel_id, message.id));
  note(t("copied"));
}
