/**
 * The page's own words, in English and German, following the language of the person you are.
 * `t("be", {name: "Ada"})` fills `{name}`; a test compares the keys of both languages.
 */
import de from "./words.de.js";
import en from "./words.en.js";

const WORDS = { en, de };

/** The languages a person can have here; the bot hears of each, the page itself speaks two. */
export const LOCALES = {
  "en-US": "English (US)",
  "en-GB": "English (UK)",
  de: "Deutsch",
  fr: "Français",
  "es-ES": "Español",
  pl: "Polski",
  ja: "日本語",
};

let language = "en";
let fullLocale = "en-US";

/** Speak the language of a person. */
export function setLocale(locale) {
  fullLocale = locale;
  language = locale.startsWith("de") ? "de" : "en";
  document.documentElement.lang = language;
}

/** The locale to format dates with: the page's language, so that sentences do not mix. */
export function locale() {
  return language === "de" ? "de" : fullLocale.startsWith("en") ? fullLocale : "en-GB";
}

/** A word or sentence of the page. */
export function t(key, values = {}) {
  return WORDS[language][key].replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** A sentence whose `{places}` are taken by elements: a list of texts and elements. */
export function tNodes(key, nodes) {
  const parts = WORDS[language][key].split(/\{(\w+)\}/);
  return parts.map((part, index) => (index % 2 ? nodes[part] : part)).filter((part) => part !== "");
}
