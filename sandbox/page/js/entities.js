/**
 * People, roles and channels to choose from: for entity selects, for command options and for mentions.
 */
import { h, icon } from "./dom.js";
import { avatar, channelSign, channelTitle, otherSide } from "./look.js";
import { isDm, isThread, nameOf, store } from "./store.js";

const WANTS = { 5: ["users"], 6: ["roles"], 7: ["users", "roles"], 8: ["channels"] };

/** The options of a user, role, mentionable or channel select. */
export function entityOptions(component, channelId) {
  const chosen = new Set((component.default_values ?? []).map(({ id }) => id));
  return entities(WANTS[component.type], channelId, component.channel_types).map(
    (option) => ({ ...option, chosen: chosen.has(option.value) }),
  );
}

/** All entities of these kinds that can be meant in a channel. */
export function entities(kinds, channelId, channelTypes) {
  const channel = store.channels.get(channelId);
  const makers = {
    users: () => users(channel),
    roles: () => roles(channel),
    channels: () => channels(channel, channelTypes),
  };
  return kinds.flatMap((kind) => makers[kind]());
}

function users(channel) {
  const guild = store.guildOf(channel);
  const known = guild ? guild.members.map(({ user }) => user) : [
    store.me,
    ...(channel && isDm(channel) ? [otherSide(channel)] : []),
  ];
  return known.map(
    (user) => ({ value: user.id, label: nameOf(user), description: user.username, sign: () => avatar(user, 24) }),
  );
}

function roles(channel) {
  const guild = store.guildOf(channel);
  return (guild?.roles ?? []).map(
    (role) => ({ value: role.id, label: role.name.replace(/^@?/, "@"), sign: () => roleSign(role) }),
  );
}

function roleSign(role) {
  return h(
    "span",
    { class: "role-sign", style: role.color ? { color: `#${role.color.toString(16).padStart(6, "0")}` } : {} },
    icon("people", 18),
  );
}

function channels(channel, types) {
  const guild = store.guildOf(channel);
  if (!guild) return [];
  return [...store.channels.values()]
    .filter((candidate) => candidate.guild_id === guild.id && (!types?.length || types.includes(candidate.type)))
    .map((candidate) => ({
      value: candidate.id,
      label: channelTitle(candidate),
      description: isThread(candidate) ? channelTitle(store.channels.get(candidate.parent_id) ?? candidate) : undefined,
      sign: () => channelSign(candidate),
    }));
}
