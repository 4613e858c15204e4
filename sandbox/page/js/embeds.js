/** Embeds of a message: coloured edge, author, title, text, fields, picture, footer. */
import { h } from "./dom.js";
import { timeElement } from "./clock.js";
import { locale } from "./i18n.js";
import { richLine, richText } from "./look.js";
import { picture } from "./media.js";

/** One embed as an element. */
export function embedElement(embed) {
  const style = embed.color ? { "--accent": `#${embed.color.toString(16).padStart(6, "0")}` } : {};
  return h(
    "article",
    { class: "embed", style },
    embed.thumbnail && h("div", { class: "embed-thumbnail" }, picture(media(embed.thumbnail), { small: true })),
    embed.author && h(
      "p",
      { class: "embed-author" },
      embed.author.icon_url && h("img", { src: embed.author.icon_url, alt: "" }),
      linked(embed.author.name, embed.author.url),
    ),
    embed.title && h("h4", { class: "embed-title" }, linked(richLine(embed.title), embed.url)),
    embed.description && h("div", { class: "embed-text rich" }, richText(embed.description)),
    embed.fields?.length > 0 && h("dl", { class: "embed-fields" }, embed.fields.map(field)),
    embed.image && picture(media(embed.image)),
    (embed.footer || embed.timestamp) && footer(embed),
  );
}

function media(image) {
  return { url: image.url, width: image.width, height: image.height, description: image.description };
}

function linked(content, url) {
  return url ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content) : content;
}

function field({ name, value, inline }) {
  return h(
    "div",
    { class: inline ? "embed-field embed-field-inline" : "embed-field" },
    h("dt", {}, richLine(name)),
    h("dd", { class: "rich" }, richText(value)),
  );
}

function footer({ footer: foot, timestamp }) {
  return h(
    "p",
    { class: "embed-footer" },
    foot?.icon_url && h("img", { src: foot.icon_url, alt: "" }),
    foot?.text,
    foot?.text && timestamp && " • ",
    timestamp && timeElement(Date.parse(timestamp), "age", locale()),
  );
}
