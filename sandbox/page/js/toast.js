/** Short notes at the edge of the page: refusals of the server and small confirmations. */
import { h, icon } from "./dom.js";
import { t } from "./i18n.js";

// Refusals that a player meets, by the server's sentence; others are for whoever operates the sandbox and stay as they are.
const REFUSALS = {
  "This thread is archived.": "archived-hint",
  "This thread is locked.": "locked-hint",
  "This is disabled.": "refused-disabled",
  "This is too long.": "refused-long",
  "You may not do this here.": "refused-here",
  "You may not write here.": "may-not-write",
  "You see no such message.": "message-gone",
  "The message has no such component.": "refused-disabled",
};

/** Show a note for a few seconds. */
export function note(text, kind = "info") {
  const box = document.querySelector("#toasts");
  const element = h(
    "p",
    { class: `toast toast-${kind}`, role: kind === "error" ? "alert" : "status" },
    kind === "error" && icon("warning", 18),
    text,
  );
  box.append(element);
  setTimeout(() => element.remove(), kind === "error" ? 7000 : 2500);
}

/** Show a refusal; anything else is a fault of the page and goes on to the console. */
export function complain(error) {
  if (error.status === undefined) throw error;
  note(error.status === 0 ? t("reconnecting") : refusal(error.message), "error");
}

/** A refusal in the reader's language, where it has a sentence for it. */
export function refusal(sentence) {
  const key = REFUSALS[sentence];
  return key ? t(key) : sentence;
}
