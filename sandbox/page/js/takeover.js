/** What a message that is drawn anew takes over from the one before: pictures that are loaded, and where the keyboard was. */

/** Take over pictures that are already loaded, so that an edit does not make them flicker. */
export function keepPictures(before, after) {
  const loaded = new Map(
    [...before.querySelectorAll(".picture img")].filter(
      (image) => image.complete && image.naturalWidth,
    ).map((image) => [new URL(image.src).pathname, image]),
  );
  for (const image of after.querySelectorAll(".picture img")) {
    const same = loaded.get(new URL(image.src).pathname);
    if (!same) continue;
    same.alt = image.alt;
    image.replaceWith(same);
    loaded.delete(new URL(image.src).pathname);
  }
}

const controls = (node) => [...node.querySelectorAll(".components [data-custom-id]")];
const pressable = (control) => control.querySelector(".select-button") ?? control;
const nameOf = (control) => pressable(control).getAttribute("aria-label") ?? control.textContent;

/** Which control of a message the keyboard is on, or null. */
export function keyboardIn(node) {
  const control = controls(node).find((candidate) => candidate.contains(document.activeElement));
  return control ? { id: control.dataset.customId, name: nameOf(control) } : null;
}

/**
 * Put the keyboard on the control it was on, or at least on its message; answers false while the message is busy.
 * A control of another name never gets it: a second press of Enter must not do something else.
 */
export function returnKeyboard(node, { id, name }) {
  if (node.querySelector("[aria-busy]")) return false;
  const all = controls(node).filter((control) => !pressable(control).disabled);
  const same = all.find((control) => control.dataset.customId === id) ?? all.find((control) => nameOf(control) === name);
  const goal = same ? pressable(same) : node;
  if (goal === node) node.tabIndex = -1;
  goal.focus({ preventScroll: true });
  return true;
}
