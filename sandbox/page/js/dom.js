/**
 * Building elements: `h("button", {class: "x", onclick: f}, "text", child)`.
 *
 * Promises: text from messages only ever becomes text nodes, never markup; properties that are
 * null, undefined or false are left out; children may be nested lists and may be empty.
 */

/** Make an element with properties, listeners (`onclick`), `dataset`, `style` and children. */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(element.dataset, value);
    else if (name === "style") for (const [key, text] of Object.entries(value)) element.style.setProperty(key, text);
    else if (name === "value" || name === "checked" || name === "disabled") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...flatten(children));
  return element;
}

/** The children that exist, without nesting. */
export function flatten(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

/** Put new children into an element in place of the old ones. */
export function fill(element, ...children) {
  element.replaceChildren(...flatten(children));
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** A line icon from its path data; decorative, so hidden from screen readers. */
export function icon(name, size = 20) {
  const svg = document.createElementNS(SVG, "svg");
  const attributes = { viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true", class: `icon icon-${name}` };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  for (const data of ICONS[name]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", data);
    svg.append(path);
  }
  return svg;
}

/** A button that shows an icon and says its name to those who cannot see it; `size` is the icon's. */
export function iconButton(name, label, onclick, { class: extra = "", size = 20, ...properties } = {}) {
  const classes = `icon-button ${extra}`.trim();
  return h(
    "button",
    { type: "button", class: classes, "aria-label": label, title: label, onclick, ...properties },
    icon(name, size),
  );
}

/** Three dots that breathe while something is waited for. */
export function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

const ICONS = {
  hash: ["M9 4 7 20", "M17 4l-2 16", "M4 9h16", "M4 15h16"],
  thread: ["M5 4v9a3 3 0 0 0 3 3h11", "M15 12l4 4-4 4"],
  forum: ["M4 5h16v10H11l-4 4v-4H4z", "M8 9h8", "M8 12h5"],
  post: ["M6 3h9l4 4v14H6z", "M9 11h7", "M9 15h5"],
  lock: ["M6 11h12v9H6z", "M9 11V8a3 3 0 0 1 6 0v3"],
  menu: ["M4 6h16", "M4 12h16", "M4 18h16"],
  close: ["M6 6l12 12", "M18 6 6 18"],
  chevron: ["M6 9l6 6 6-6"],
  back: ["M15 6l-6 6 6 6"],
  down: ["M12 5v14", "M6 13l6 6 6-6"],
  check: ["M5 13l4 4L19 7"],
  eye: ["M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12z", "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"],
  send: ["M4 12 20 4l-5 16-3.5-6.5z", "M11.5 13.5 20 4"],
  sun: [
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
    "M12 2v2",
    "M12 20v2",
    "M2 12h2",
    "M20 12h2",
    "M5 5l1.4 1.4",
    "M17.6 17.6 19 19",
    "M5 19l1.4-1.4",
    "M17.6 6.4 19 5",
  ],
  moon: ["M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z"],
  auto: ["M12 3a9 9 0 1 0 0 18z", "M12 3a9 9 0 0 1 0 18"],
  wrench: ["M14.5 6.5a4.5 4.5 0 0 1 5.6-2.2L17 7.4l.5 2.6 2.6.5 3-3", "M15 10 5 20l-2-2L13 8"],
  pulse: ["M2 12h5l3-8 4 16 3-8h5"],
  slash: ["M7 21 17 3"],
  external: ["M14 4h6v6", "M20 4l-9 9", "M18 14v6H4V6h6"],
  file: ["M6 3h8l5 5v13H6z", "M14 3v5h5"],
  mail: ["M3 6h18v12H3z", "M3 7l9 7 9-7"],
  globe: ["M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", "M3 12h18", "M12 3c3 3 3 15 0 18", "M12 3c-3 3-3 15 0 18"],
  trash: ["M5 7h14", "M9 7V4h6v3", "M7 7l1 13h8l1-13"],
  warning: ["M12 4 22 20H2z", "M12 10v5", "M12 17.5v.5"],
  plus: ["M12 5v14", "M5 12h14"],
  reply: ["M9 7 4 12l5 5", "M4 12h9a6 6 0 0 1 6 6v1"],
  pencil: ["M4 20h4L20 8l-4-4L4 16z", "M13 7l4 4"],
  dots: ["M5 12h.01", "M12 12h.01", "M19 12h.01"],
  link: ["M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1", "M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"],
  people: [
    "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
    "M2 20c0-4 3-6 7-6s7 2 7 6",
    "M16 5.5a3 3 0 0 1 0 6",
    "M18 14.5c2.5.8 4 2.5 4 5.5",
  ],
};

/** The little tree in the mist that stands for this sandbox. */
export function emblem(size = 30) {
  const svg = document.createElementNS(SVG, "svg");
  const attributes = { viewBox: "0 0 32 32", width: size, height: size, "aria-hidden": "true", class: "emblem" };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  for (const [data, layer] of [
    ["M16 3 24 15H20L26 24H6L12 15H8Z", "crown"],
    ["M14.5 24h3v4h-3z", "trunk"],
    ["M2 21c4-2 7 2 11 0s7-2 10 0 5 1 7 0", "mist"],
    ["M4 26c4-2 7 2 11 0s6-2 9 0 3 1 4 0", "mist"],
  ]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", data);
    path.setAttribute("class", layer);
    svg.append(path);
  }
  return svg;
}
