/** What a message that is drawn anew takes over from the one before: pictures that are loaded, and where the keyboard was. */

/**
 * Take over pictures that are already loaded, so that an edit does not make them flicker: the same picture stays, and one that
 * gives way to another stays until that has arrived.
 */
export function keepPictures(before, after) {
  const old = [...before.querySelectorAll(PICTURES)];
  [...after.querySelectorAll(PICTURES)].forEach((image, place) => {
    const same = old.find((candidate) => pathOf(candidate) === pathOf(image) && !isBroken(candidate));
    const shown = place < old.length ? inSight(old[place]) : null;
    if (same) {
      same.alt = image.alt;
      image.replaceWith(same, ...leavingAt(same));
      old[old.indexOf(same)] = image;
    } else if (shown) {
      hold(shown, image);
      old[place] = image;
    }
  });
}

const PICTURES = ".picture:not(.picture-spoiler) img:not(.leaving)";
const pathOf = (image) => new URL(image.src).pathname;
const isBroken = (image) => image.complete && !image.naturalWidth;
const leavingAt = (image) => [...image.parentElement.querySelectorAll(".leaving")];

/** What is to be seen in the place of a picture: itself, or as long as it loads the one before, or nothing. */
function inSight(image) {
  if (image.complete) return image.naturalWidth ? image : null;
  return image.parentElement ? leavingAt(image)[0] ?? null : null;
}

/** Keep an old picture in sight until the new one is there. */
function hold(old, image) {
  old.className = "leaving";
  old.alt = "";
  image.loading = "eager";
  image.after(old);
  // A picture that was itself replaced before it came has nothing to say any more.
  const arrive = () => image.isConnected && old.remove();
  for (const end of ["load", "error"]) image.addEventListener(end, arrive, { once: true });
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
