/**
 * Discord's markdown as elements.
 *
 * Promises: what the writer typed never becomes markup of its own; whatever is not understood stays
 * as typed. `look` answers who and what is meant: `user(id)`, `role(id)`, `channel(id)` give
 * `{name, ...}` or nothing; `emoji(id)` gives an image address; `jump(address)` gives a listener for links that stay
 * inside the page, or nothing; `self` is the reader's id; `locale` the reader's language.
 */
import { h } from "./dom.js";
import { absolute, timeElement } from "./clock.js";

/** Turn a message text into block elements. */
export function markdown(text, look) {
  return blocks(text.replace(/\r\n?/g, "\n"), look);
}

/** Turn one line (a title, a label) into inline nodes. */
export function inlineMarkdown(text, look) {
  return inline(text, look);
}

// A list goes on with lines of its own kind, or with any deeper ones.
const BULLETS = /^ ?[-*] +[^\n]+(?:\n|$)(?: ?[-*] +[^\n]+(?:\n|$)| {2,}(?:[-*]|\d{1,9}\.) +[^\n]+(?:\n|$))*/;
const NUMBERS = /^ ?\d{1,9}\. +[^\n]+(?:\n|$)(?: ?\d{1,9}\. +[^\n]+(?:\n|$)| {2,}(?:[-*]|\d{1,9}\.) +[^\n]+(?:\n|$))*/;

function blocks(text, look) {
  const found = [];
  let paragraph = [];
  const flush = () => {
    const body = paragraph.join("\n").replace(/^\n+|\n+$/g, "");
    if (body) found.push(h("p", {}, inline(body, look)));
    paragraph = [];
  };
  let rest = text;
  while (rest) {
    const block = nextBlock(rest, look);
    if (block) {
      flush();
      found.push(block.element);
      rest = rest.slice(block.length);
      continue;
    }
    // A code block may begin in the middle of a line, so a line also ends where a closed fence begins.
    const [line] = /^.[^\n]*?(?=\n|$|```[\s\S]*?```)|^/.exec(rest);
    paragraph.push(line);
    rest = rest.slice(line.length).replace(/^\n/, "");
  }
  flush();
  return found;
}

function nextBlock(text, look) {
  let match;
  if ((match = /^```(?:([\w+-]*)\n)?([\s\S]*?)```\n?/.exec(text))) {
    const code = h("code", match[1] ? { dataset: { language: match[1] } } : {}, match[2].replace(/^\n|\n$/g, ""));
    return { element: h("pre", { class: "code-block", tabindex: "0" }, code), length: match[0].length };
  }
  if ((match = /^(#{1,3}) +([^\n]+)(?:\n|$)/.exec(text))) {
    // Headings of a message are below the page's own in the outline.
    return {
      element: h(`h${match[1].length + 3}`, { class: `heading-${match[1].length}` }, inline(match[2], look)),
      length: match[0].length,
    };
  }
  if ((match = /^-# +([^\n]+)(?:\n|$)/.exec(text))) {
    return { element: h("small", { class: "subtext" }, inline(match[1], look)), length: match[0].length };
  }
  if ((match = /^>>> ([\s\S]+)$/.exec(text))) {
    return { element: h("blockquote", {}, blocks(match[1], look)), length: match[0].length };
  }
  if ((match = /^(?:> ?[^\n]*(?:\n|$))+/.exec(text)) && text.startsWith("> ")) {
    return { element: h("blockquote", {}, blocks(match[0].replace(/^> ?/gm, ""), look)), length: match[0].length };
  }
  for (const pattern of [BULLETS, NUMBERS]) {
    if ((match = pattern.exec(text))) return {
      element: list(match[0].replace(/\n$/, "").split("\n"), look),
      length: match[0].length,
    };
  }
  return null;
}

function list(lines, look) {
  const items = lines.map((line) => {
    const [, indent, mark, body] = /^( *)([-*]|\d+\.) +(.*)$/.exec(line);
    return { depth: indent.length, ordered: mark.endsWith(".") && mark.length > 1, start: parseInt(mark, 10) || 1, body };
  });
  return nest(items, look);
}

function nest(items, look) {
  const [first] = items;
  const element = h(first.ordered ? "ol" : "ul", first.ordered && first.start !== 1 ? { start: first.start } : {});
  let index = 0;
  while (index < items.length) {
    const item = h("li", {}, inline(items[index].body, look));
    let end = index + 1;
    while (end < items.length && items[end].depth > first.depth) end += 1;
    if (end > index + 1) item.append(nest(items.slice(index + 1, end), look));
    element.append(item);
    index = end;
  }
  return element;
}

const MASKED_LINK = /^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: +"[^"]*")?\)/;

/** Inline forms in the order in which they are tried; each gives a node or nothing ("as typed"). */
const INLINE = [
  [/^\\([^\w\s])/, ([, sign]) => sign],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, ([, , code]) => h("code", { class: "code-inline" }, code.replace(/^ (.*) $/s, "$1"))],
  [/^<@!?(\d+)>/, ([, id], look) => userMention(id, look)],
  [/^<@&(\d+)>/, ([, id], look) => roleMention(id, look)],
  [/^<#(\d+)>/, ([, id], look) => channelMention(id, look)],
  [/^<\/([^:>\n]+):(\d+)>/, ([, name, id], look) => commandMention(name, id, look)],
  [/^<(?:a?):(\w+):(\d+)>/, ([, name, id], look) => emoji(name, id, look)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, ([, seconds, style], look) => timestamp(Number(seconds) * 1000, style, look)],
  [/^@(everyone|here)\b/, ([all]) => h("span", { class: "mention mention-self" }, all)],
  [MASKED_LINK, ([, text, url], look) => link(url, inline(text, look), look)],
  [/^<(https?:\/\/[^\s>]+)>/, ([, url], look) => link(url, null, look)],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]!?*_~|]/, ([url], look) => link(url, null, look)],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, ([, body], look) => h("strong", {}, h("em", {}, inline(body, look)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, ([, body], look) => h("strong", {}, inline(body, look))],
  [/^__([\s\S]+?)__(?!_)/, ([, body], look) => h("u", {}, inline(body, look))],
  [/^\*(?=\S)((?:\*\*|\\.|[^*\\])+?)\*(?!\*)/, ([, body], look) => h("em", {}, inline(body, look))],
  [/^_((?:__|\\.|[^_\\])+?)_(?!\w)/, ([, body], look) => h("em", {}, inline(body, look))],
  [/^~~([\s\S]+?)~~/, ([, body], look) => h("s", {}, inline(body, look))],
  [/^\|\|([\s\S]+?)\|\|/, ([, body], look) => spoiler(inline(body, look), look)],
];
const PLAIN = /^(?:[^\\`<@[\]*_~|h\n]+|\n|[\s\S])/;

function inline(text, look) {
  const nodes = [];
  let plain = "";
  let rest = text;
  let previous = "";
  const flush = () => {
    if (plain) nodes.push(plain);
    plain = "";
  };
  while (rest) {
    const hit = firstHit(rest, previous, look);
    if (hit) {
      if (typeof hit.node === "string") plain += hit.node;
      else {
        flush();
        nodes.push(hit.node);
      }
      previous = rest[hit.length - 1];
      rest = rest.slice(hit.length);
      continue;
    }
    const [piece] = PLAIN.exec(rest);
    if (piece === "\n") {
      flush();
      nodes.push(h("br"));
    } else plain += piece;
    previous = piece.at(-1);
    rest = rest.slice(piece.length);
  }
  flush();
  return nodes;
}

function firstHit(text, previous, look) {
  for (const [pattern, make] of INLINE) {
    const match = pattern.exec(text);
    if (!match) continue;
    // snake_case words and addresses inside words are not markup.
    if ((text[0] === "_" || text[0] === "h") && /\w/.test(previous)) continue;
    const node = make(match, look);
    if (node !== null) return { node, length: match[0].length };
  }
  return null;
}

function userMention(id, look) {
  const user = look.user(id);
  const self = id === look.self;
  return h("span", { class: self ? "mention mention-self" : "mention" }, `@${user ? user.name : id}`);
}

function roleMention(id, look) {
  const role = look.role(id);
  return h("span", { class: role?.mine ? "mention mention-self" : "mention" }, `@${role ? role.name : id}`);
}

function channelMention(id, look) {
  const channel = look.channel(id);
  if (!channel) return h("span", { class: "mention" }, "#…");
  return h("a", { class: "mention", href: channel.href }, channel.thread ? channel.name : `#${channel.name}`);
}

function emoji(name, id, look) {
  return h("img", { class: "emoji", src: look.emoji(id), alt: `:${name}:`, title: `:${name}:` });
}

function commandMention(name, id, look) {
  return h("button", { type: "button", class: "mention", onclick: () => look.command?.(name, id) }, `/${name}`);
}

function timestamp(milliseconds, style, look) {
  if (Math.abs(milliseconds) > 8.64e15) return null;
  const element = timeElement(milliseconds, style ?? "f", look.locale);
  element.classList.add("timestamp");
  element.title = absolute(milliseconds, "F", look.locale);
  return element;
}

function link(url, body, look) {
  const inside = look.jump?.(url);
  if (inside) return h(
    "a",
    { class: body ? "jump" : "mention jump", href: inside.href, onclick: inside.follow },
    body ?? inside.text,
  );
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, body ?? url);
}

function spoiler(nodes, look) {
  const element = h(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": look.words.spoiler, "aria-expanded": "false" },
    h("span", {}, nodes),
  );
  const reveal = () => {
    element.classList.add("shown");
    for (const name of ["role", "aria-label", "tabindex"]) element.removeAttribute(name);
    element.removeAttribute("aria-expanded");
  };
  element.addEventListener("click", reveal, { once: true });
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      reveal();
    }
  });
  return element;
}
