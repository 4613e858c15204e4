/** Dark, light, or as the system has it; remembered in this browser. */

const KEY = "mistgrove-theme";

/** The chosen theme: auto, dark or light. */
export function theme() {
  return localStorage.getItem(KEY) ?? "auto";
}

/** Choose a theme. */
export function setTheme(name) {
  localStorage.setItem(KEY, name);
  applyTheme();
}

/** Put the chosen theme into effect. */
export function applyTheme() {
  document.documentElement.dataset.theme = theme();
}
