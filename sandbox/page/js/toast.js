/** Short notes at the edge of the page: refusals of the server and small confirmations. */
import { h, icon } from "./dom.js";
import { t } from "./i18n.js";

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
  note(error.status === 0 ? t("reconnecting") : error.message, "error");
}
