/**
 * Times as people read them: relative ones that stay right while the page is open, and Discord's
 * `<t:seconds:style>` forms. Every element made by `timeElement` is kept up to date by one ticker.
 */
import { h } from "./dom.js";

const DISCORD_EPOCH = 1420070400000n;
let ahead = 0;

/** Follow the sandbox's clock, which tests and the drawer can move. */
export function setClock(now) {
  ahead = Date.parse(now) - Date.now();
}

/** What time it is in the sandbox, in milliseconds. */
export function sandboxNow() {
  return Date.now() + ahead;
}

const STEPS = [
  [60, "second", 1],
  [3600, "minute", 60],
  [86400, "hour", 3600],
  [86400 * 30, "day", 86400],
  [86400 * 365, "month", 86400 * 30],
  [Infinity, "year", 86400 * 365],
];

/** When the object with this id was made, in milliseconds. */
export function snowflakeTime(id) {
  return Number((BigInt(id) >> 22n) + DISCORD_EPOCH);
}

/** "in 5 minutes", "2 days ago", in the reader's language. */
export function relative(milliseconds, locale, now = sandboxNow()) {
  const seconds = (milliseconds - now) / 1000;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const [, unit, size] = STEPS.find(([limit]) => Math.abs(seconds) < limit);
  return format.format(Math.trunc(seconds / size), unit);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** An absolute time in one of Discord's styles. */
export function absolute(milliseconds, style, locale) {
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(milliseconds);
}

/** How a message says when it was written: coarse at first, exact on another day. */
function messageAge(milliseconds, locale) {
  const now = sandboxNow();
  if (now - milliseconds < 45_000) return relative(now, locale, now);
  if (now - milliseconds < 86_400_000) return relative(milliseconds, locale, now);
  return absolute(milliseconds, "f", locale);
}

/** A `<time>` element in Discord's style letter, or "age" for a message's own time. */
export function timeElement(milliseconds, style, locale) {
  const element = h("time", {
    datetime: new Date(milliseconds).toISOString(),
    title: absolute(milliseconds, "F", locale),
    dataset: { at: milliseconds, style, locale },
  });
  write(element);
  return element;
}

function write(element) {
  const { at, style, locale } = element.dataset;
  const milliseconds = Number(at);
  let text;
  if (style === "R") text = relative(milliseconds, locale);
  else if (style === "age") text = messageAge(milliseconds, locale);
  else text = absolute(milliseconds, style, locale);
  if (element.textContent !== text) element.textContent = text;
}

/** Start the one ticker that keeps relative times right. */
export function startTicker() {
  setInterval(() => {
    document.querySelectorAll('time[data-style="R"], time[data-style="age"]').forEach(write);
  }, 1000);
}
