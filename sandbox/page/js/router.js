/**
 * The address says who you are and what you look at: `#/as/Ada/<channel id>/<message id>`.
 * So each tab can be another person, back and forward work, and a link can be kept.
 */

/** Read an address (the current one by default) into `{person, channel, message}`, with nulls for what is missing. */
export function readAddress(hash = location.hash) {
  const match = /^#\/as\/([^/]+)(?:\/(\d+)(?:\/(\d+))?)?/.exec(hash);
  if (match) return { person: decodeURIComponent(match[1]), channel: match[2] ?? null, message: match[3] ?? null };
  return { person: new URLSearchParams(location.search).get("as"), channel: null, message: null };
}

/** Write an address. */
export function address(person, channel, message) {
  return ["#/as", encodeURIComponent(person), channel, message].filter(Boolean).join("/");
}

/** The part of the page's world that a Discord link points to, or null for any other link. */
export function readJumpLink(url) {
  const match = /^https?:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/.exec(url);
  return match ? { channel: match[1], message: match[2] ?? null } : null;
}

/** The Discord link of a message. */
export function jumpLink(guildId, channelId, messageId) {
  return `https://discord.com/channels/${guildId ?? "@me"}/${channelId}/${messageId}`;
}
