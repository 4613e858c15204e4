/**
 * Pictures and files: pictures fit the width, keep their place while they load, and open large on a click.
 */
import { h, icon, iconButton } from "./dom.js";
import { t } from "./i18n.js";

const SPOILER = /^SPOILER_/;
const LEAST_ZOOM = 2;

/** A picture that enlarges on a click; `media` has url, width, height and a description. */
export function picture(media, { spoiler = false, small = false } = {}) {
  const alt = media.description || t("picture");
  const image = h(
    "img",
    { src: media.url, alt, loading: "lazy", decoding: "async", width: media.width, height: media.height },
  );
  const button = h(
    "button",
    { type: "button", class: small ? "picture picture-small" : "picture", "aria-label": t("enlarge", { alt }) },
    image,
  );
  if (media.width && media.height && !small) {
    // It has its size before it is loaded: an edit that brings a new picture must not move what lies under a thumb.
    button.classList.add("picture-sized");
    button.style.setProperty("--width", `${media.width}px`);
    button.style.setProperty("--ratio", media.width / media.height);
  }
  let hidden = spoiler;
  if (hidden) button.classList.add("picture-spoiler");
  button.addEventListener("click", () => {
    if (hidden) {
      hidden = false;
      button.classList.remove("picture-spoiler");
    } else enlarge(media.url, media.description);
  });
  return button;
}

/** An attachment of a message: a picture, or a file to download. */
export function attachment(item) {
  const isPicture = (item.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(item.filename);
  return isPicture ? picture(item, { spoiler: SPOILER.test(item.filename) }) : fileCard(item.filename, item.url, item.size);
}

/** A card that offers a file. */
export function fileCard(name, url, size) {
  return h(
    "a",
    { class: "file-card", href: url, download: name, target: "_blank", rel: "noopener" },
    icon("file", 26),
    h("span", { class: "file-name" }, name),
    size !== undefined && h("span", { class: "file-size" }, humanSize(size)),
  );
}

function humanSize(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Several pictures in a grid that uses the space well. */
export function gallery(pictures) {
  return h("div", { class: "gallery", dataset: { count: Math.min(pictures.length, 4) } }, pictures);
}

/** Show a picture as large as the window allows; a click on a place shows that place larger, another the whole again. */
export function enlarge(url, description) {
  const image = h("img", { src: url, alt: description || t("picture") });
  const stage = h("button", { type: "button", class: "lightbox-stage", "aria-label": t("zoom"), onclick: zoom }, image);
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": description || t("picture") },
    h(
      "div",
      { class: "lightbox-bar" },
      h("a", { class: "quiet-button", href: url, target: "_blank", rel: "noopener" }, icon("external", 18), t("original")),
      iconButton("close", t("close"), () => dialog.close(), { size: 22 }),
    ),
    stage,
    description && h("p", { class: "lightbox-caption" }, description),
  );

  function zoom(event) {
    const whole = image.getBoundingClientRect();
    // A press of a key has no place; it looks at the middle.
    const x = event.detail ? (event.clientX - whole.left) / whole.width : 0.5;
    const y = event.detail ? (event.clientY - whole.top) / whole.height : 0.5;
    image.style.setProperty("--zoomed-width", `${Math.max(image.naturalWidth, whole.width * LEAST_ZOOM)}px`);
    if (!dialog.classList.toggle("zoomed")) return;
    stage.scrollLeft = x * image.offsetWidth - stage.clientWidth / 2;
    stage.scrollTop = y * image.offsetHeight - stage.clientHeight / 2;
  }

  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
