/**
 * A modal that the bot opened for you.
 *
 * Promises: it closes when the server says so or when you leave it (and then the server hears of it); if the bot does not answer,
 * what you wrote stays in place.
 */
import { remove } from "./api.js";
import { h, iconButton } from "./dom.js";
import { t } from "./i18n.js";
import { avatar } from "./look.js";
import { modalParts } from "./modalfields.js";
import { nameOf, store } from "./store.js";
import { refusal } from "./toast.js";

const open = new Map();

/** Show a modal, unless it is shown already. */
export function showModal(modal) {
  if (open.has(modal.id)) return;
  const { elements, fields } = modalParts(modal);
  const problem = h("p", { class: "modal-problem", role: "alert", hidden: true });
  const submitButton = h("button", { type: "submit", class: "button button-1" }, t("submit"));
  const form = h(
    "form",
    { class: "modal-form", novalidate: true, onsubmit: submit },
    h(
      "header",
      { class: "modal-head" },
      avatar(store.bot.user, 28),
      h("div", {}, h("h2", { id: `modal-title-${modal.id}` }, modal.title), h("p", {}, nameOf(store.bot.user))),
      iconButton("close", t("close"), leave),
    ),
    h("div", { class: "modal-fields" }, elements, problem),
    h(
      "footer",
      { class: "modal-foot" },
      h("button", { type: "button", class: "button button-2", onclick: leave }, t("cancel")),
      submitButton,
    ),
  );
  const dialog = h("dialog", { class: "modal", "aria-labelledby": `modal-title-${modal.id}` }, form);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    leave();
  });

  function leave() {
    // Somebody else's tab may have closed it first; then there is nothing left to do.
    remove(`/modals/${modal.id}`).catch((error) => {
      if (error.status === undefined) throw error;
    });
    closeModal(modal.id);
  }

  async function submit(event) {
    event.preventDefault();
    problem.hidden = true;
    const values = {};
    let firstWrong = null;
    for (const field of fields) {
      const wrong = field.problem();
      field.error.textContent = wrong ?? "";
      if (wrong) firstWrong ??= field;
      else values[field.id] = await field.value();
    }
    if (firstWrong) {
      firstWrong.focus();
      return;
    }
    submitButton.disabled = true;
    submitButton.classList.add("waiting");
    try {
      const interaction = await store.act(
        { kind: "modal", channel_id: modal.channel_id, modal_id: modal.id, values, wait: true },
      );
      if (interaction.state === "failed") throw new Error("failed");
      closeModal(modal.id);
    } catch (error) {
      problem.textContent = error.status ? refusal(error.message) : t("modal-failed");
      problem.hidden = false;
      submitButton.disabled = false;
      submitButton.classList.remove("waiting");
    }
  }

  open.set(modal.id, dialog);
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

/** Take a modal away, if it is there. */
export function closeModal(id) {
  open.get(id)?.remove();
  open.delete(id);
}

/** Take all modals away, because somebody else is looking now. */
export function closeAllModals() {
  for (const id of [...open.keys()]) closeModal(id);
}
