/**
 * What one person can see, kept current by the server's stream.
 *
 * Promises: the page changes only through events of the server; the one thing shown ahead of them is that
 * an action of yours is on its way. Whoever shows something listens with `store.on(topic, f)`.
 *
 * Topics: world, channels, unread (channel id), messages (channel id), interactions (interaction), modal, modal_close, commands,
 * bot, people, me, link, typing (channel id).
 */
import * as api from "./api.js";
import { setClock } from "./clock.js";

const PAGE = 50;
const PROGRESS = { waiting: 0, thinking: 1, done: 2, failed: 2 };

/** Orders snowflakes, which are too long for numbers. */
export function byId(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

class Store {
  constructor() {
    this.listeners = new Map();
    this.clear();
  }

  clear() {
    this.me = null;
    this.bot = null;
    this.people = [];
    this.linked = false;
    this.guilds = new Map();
    this.channels = new Map();
    this.unread = new Map();
    this.messages = new Map();
    this.opening = new Map();
    this.complete = new Set();
    this.interactions = new Map();
    this.modals = new Map();
    this.commands = new Map();
    this.typing = new Map();
  }

  /** Listen to a topic; `life` (an AbortSignal) ends it. */
  on(topic, listener, life) {
    if (!this.listeners.has(topic)) this.listeners.set(topic, new Set());
    const listeners = this.listeners.get(topic);
    listeners.add(listener);
    life?.addEventListener("abort", () => listeners.delete(listener));
  }

  emit(topic, detail) {
    for (const listener of [...(this.listeners.get(topic) ?? [])]) listener(detail);
  }

  forgetListeners() {
    this.listeners.clear();
  }

  // -- looking things up ------------------------------------------------------------------------------

  user(id) {
    if (this.bot?.user.id === id) return this.bot.user;
    for (const guild of this.guilds.values()) {
      const member = guild.members.find(({ user }) => user.id === id);
      if (member) return member.nick ? { ...member.user, global_name: member.nick } : member.user;
    }
    return this.people.find((person) => person.id === id);
  }

  role(id) {
    for (const guild of this.guilds.values()) {
      const role = guild.roles.find((candidate) => candidate.id === id);
      if (role) return role;
    }
    return undefined;
  }

  guildOf(channel) {
    return channel?.guild_id ? this.guilds.get(channel.guild_id) : undefined;
  }

  channelsOf(guildId) {
    return [...this.channels.values()].filter(
      (channel) => channel.guild_id === guildId && !isThread(channel),
    ).sort((a, b) => a.position - b.position || byId(a.id, b.id));
  }

  /** Where to look first: the first text channel, or else the newest DM. */
  firstChannel() {
    const [guild] = this.guilds.values();
    return (guild && this.channelsOf(guild.id).find((channel) => !isForum(channel))?.id) ?? this.dms()[0]?.id ?? null;
  }

  threadsOf(parentId) {
    return [...this.channels.values()].filter(
      (channel) => isThread(channel) && channel.parent_id === parentId,
    ).sort((a, b) => byId(a.id, b.id));
  }

  dms() {
    const latest = (channel) => channel.last_message_id ?? channel.id;
    return [...this.channels.values()].filter((channel) => channel.type === 1).sort((a, b) => byId(latest(b), latest(a)));
  }

  message(channelId, messageId) {
    return this.messages.get(channelId)?.find(({ id }) => id === messageId);
  }

  // -- asking the server ------------------------------------------------------------------------------

  /** Load the newest messages of a channel, unless they are here already. */
  async open(channelId) {
    if (this.messages.has(channelId) || this.opening.has(channelId)) return;
    const meanwhile = [];
    this.opening.set(channelId, meanwhile);
    try {
      const { messages } = await api.get(`/channels/${channelId}/messages?limit=${PAGE}`);
      // A fresh world may have come meanwhile; then this answer belongs to the old one.
      if (this.opening.get(channelId) !== meanwhile) return;
      if (messages.length < PAGE) this.complete.add(channelId);
      this.messages.set(channelId, merge(messages, meanwhile));
      this.emit("messages", channelId);
    } finally {
      if (this.opening.get(channelId) === meanwhile) this.opening.delete(channelId);
    }
  }

  /** Load older messages; answers whether there were any. */
  async older(channelId) {
    const known = this.messages.get(channelId);
    if (!known?.length || this.complete.has(channelId)) return false;
    const { messages } = await api.get(`/channels/${channelId}/messages?limit=${PAGE}&before=${known[0].id}`);
    if (messages.length < PAGE) this.complete.add(channelId);
    this.messages.set(channelId, merge(messages, this.messages.get(channelId) ?? []));
    this.emit("messages", channelId);
    return messages.length > 0;
  }

  async commandsIn(channelId) {
    if (!this.commands.has(channelId)) {
      this.commands.set(channelId, api.get(`/channels/${channelId}/commands`).then(({ commands }) => commands));
    }
    return this.commands.get(channelId);
  }

  async ack(channelId) {
    if (!this.unread.get(channelId)?.count) return;
    this.setUnread(channelId, { count: 0, mentions: 0 });
    await api.post(`/channels/${channelId}/ack`);
  }

  /** Send an action of this person; it counts as waiting until the server says otherwise. */
  async act(body) {
    const nonce = crypto.randomUUID();
    this.putInteraction({ id: null, message_id: null, custom_id: null, command: null, ...body, nonce, state: "waiting" });
    try {
      const { interaction } = await api.post("/interactions", { ...body, nonce });
      this.putInteraction(interaction);
      return interaction;
    } catch (error) {
      this.interactions.delete(nonce);
      this.emit("interactions", { ...body, nonce, state: "refused" });
      throw error;
    }
  }

  // -- what the server tells --------------------------------------------------------------------------

  receive(event) {
    const handler = this[`_${event.type}`];
    if (handler) handler.call(this, event);
  }

  _hello({ world }) {
    this.me = world.person;
    this.bot = world.bot;
    setClock(world.now);
    this.guilds = new Map(world.guilds.map((guild) => [guild.id, guild]));
    this.channels = new Map();
    for (const guild of world.guilds) {
      for (const channel of [...guild.channels, ...guild.threads]) this.channels.set(
        channel.id,
        { guild_id: guild.id, ...channel },
      );
    }
    for (const channel of world.dms) this.channels.set(channel.id, channel);
    this.unread = new Map(Object.entries(world.unread));
    this.messages.clear();
    this.opening.clear();
    this.complete.clear();
    this.commands.clear();
    this.interactions = new Map(
      world.interactions.map((interaction) => [interaction.nonce ?? interaction.id, interaction]),
    );
    this.modals = new Map(world.modals.map((modal) => [modal.id, modal]));
    this.emit("world");
  }

  _message_create({ message }) {
    this.putMessage(message);
    const channel = this.channels.get(message.channel_id);
    if (channel) {
      channel.last_message_id = message.id;
      if (channel.type === 1) this.emit("channels");
    }
    this.typing.delete(`${message.channel_id}/${message.author.id}`);
  }

  _message_update({ message }) {
    for (const [name, interaction] of this.interactions) {
      if (interaction.message_id !== message.id) continue;
      // A change of the message makes an old failure, and what was chosen before, meaningless.
      if (interaction.state === "failed") this.interactions.delete(name);
      else interaction.values = undefined;
    }
    this.putMessage(message);
  }

  _message_delete({ channel_id: channelId, message_id: messageId }) {
    const known = this.messages.get(channelId);
    if (!known) return;
    this.messages.set(channelId, known.filter(({ id }) => id !== messageId));
    this.emit("messages", channelId);
  }

  _channel_create({ channel }) {
    const before = this.channels.get(channel.id);
    this.channels.set(channel.id, { ...before, ...channel });
    this.commands.delete(channel.id);
    this.emit("channels", channel.id);
  }

  _channel_update(event) {
    this._channel_create(event);
  }

  _channel_delete({ channel_id: channelId }) {
    this.channels.delete(channelId);
    this.messages.delete(channelId);
    this.unread.delete(channelId);
    this.emit("channels", channelId);
  }

  _guild_create({ guild }) {
    this.guilds.set(guild.id, guild);
    for (const channel of [...guild.channels, ...guild.threads]) this.channels.set(
      channel.id,
      { guild_id: guild.id, ...channel },
    );
    this.commands.clear();
    this.emit("channels");
    this.emit("commands");
  }

  _guild_update(event) {
    this._guild_create(event);
  }

  _guild_delete({ guild_id: guildId }) {
    this.guilds.delete(guildId);
    for (const channel of [...this.channels.values()]) if (channel.guild_id === guildId) this.channels.delete(channel.id);
    this.emit("channels");
  }

  _unread({ channel_id: channelId, count, mentions }) {
    this.setUnread(channelId, { count, mentions });
  }

  _interaction({ interaction }) {
    this.putInteraction(interaction);
  }

  _modal({ modal }) {
    this.modals.set(modal.id, modal);
    this.emit("modal", modal);
  }

  _modal_close({ modal_id: modalId }) {
    this.modals.delete(modalId);
    this.emit("modal_close", modalId);
  }

  _commands() {
    this.commands.clear();
    this.emit("commands");
  }

  _bot({ online }) {
    this.bot.online = online;
    this.emit("bot");
  }

  _typing({ channel_id: channelId, user_id: userId }) {
    const name = `${channelId}/${userId}`;
    clearTimeout(this.typing.get(name));
    this.typing.set(name, setTimeout(() => {
      this.typing.delete(name);
      this.emit("typing", channelId);
    }, 9000));
    this.emit("typing", channelId);
  }

  _person_update({ person }) {
    this.people = this.people.some(({ id }) => id === person.id) ? this.people.map(
      (known) => (known.id === person.id ? person : known),
    ) : [...this.people, person];
    this.emit("people");
    if (person.id === this.me.id) {
      const before = this.me;
      this.me = person;
      if (before.locale !== person.locale) this.commands.clear();
      this.emit("me", before);
    }
  }

  _clock({ now }) {
    setClock(now);
  }

  // -- keeping ----------------------------------------------------------------------------------------

  putMessage(message) {
    const known = this.messages.get(message.channel_id);
    if (known) {
      this.messages.set(message.channel_id, merge(known, [message]));
      this.emit("messages", message.channel_id);
    } else this.opening.get(message.channel_id)?.push(message);
  }

  setUnread(channelId, unread) {
    this.unread.set(channelId, unread);
    this.emit("unread", channelId);
  }

  putInteraction(interaction) {
    if (interaction.kind === "autocomplete") return;
    const name = interaction.nonce ?? interaction.id;
    const before = this.interactions.get(name);
    // The answer to our request may be older than what the stream already told.
    if (before && PROGRESS[interaction.state] < PROGRESS[before.state]) return;
    this.interactions.delete(name);
    // What was chosen in a select stays in sight until the message changes; the server does not repeat it.
    this.interactions.set(name, { since: before?.since ?? Date.now(), values: before?.values, ...interaction });
    this.emit("interactions", interaction);
  }

  /** What became of this person's last action on a message, if that is worth showing. */
  lastAction(messageId) {
    return [...this.interactions.values()].reverse().find((interaction) => interaction.message_id === messageId);
  }

  dropInteraction(interaction) {
    this.interactions.delete(interaction.nonce ?? interaction.id);
    this.emit("interactions", interaction);
  }
}

function merge(old, fresh) {
  const all = new Map(old.map((message) => [message.id, message]));
  for (const message of fresh) all.set(message.id, message);
  return [...all.values()].sort((a, b) => byId(a.id, b.id));
}

export const isThread = (channel) => channel.type === 10 || channel.type === 11 || channel.type === 12;
export const isForum = (channel) => channel.type === 15;
export const isDm = (channel) => channel.type === 1;

/** The name a person goes by. */
export function nameOf(user) {
  return user?.global_name ?? user?.username ?? "?";
}

/** Discord's permission bits that the page asks about. */
export const MAY = {
  manageChannels: 1n << 4n,
  manageGuild: 1n << 5n,
  sendMessages: 1n << 11n,
  manageMessages: 1n << 13n,
  manageThreads: 1n << 34n,
  createThreads: 1n << 35n,
  sendInThreads: 1n << 38n,
};

/** Whether this person has a permission in a channel or guild. */
export function may(where, permission) {
  if (where?.your_permissions === undefined) return true;
  return (BigInt(where.your_permissions) & (permission | (1n << 3n))) !== 0n;
}

export const store = new Store();
