/**
 * The field at the bottom: write, answer or correct a message, mention somebody, attach a file, or type `/` for commands.
 *
 * Promises: a message goes to the server as this person's own; what you typed is never lost to a refusal. On a keyboard Enter
 * sends and Shift+Enter breaks the line; on touch Enter breaks the line and the button sends.
 */
import { encodeFile, patch, post } from "./api.js";
import { commandForm } from "./commandform.js";
import { exact, matching, runnable } from "./commands.js";
import { fill, h, icon, iconButton } from "./dom.js";
import { entities } from "./entities.js";
import { t } from "./i18n.js";
import { avatar, channelTitle } from "./look.js";
import { isThread, MAY, may, nameOf, store } from "./store.js";
import { suggestionList } from "./suggestions.js";
import { complain } from "./toast.js";

const drafts = new Map();

/** Make the composer of a channel; `life` ends its listening. */
export function composer(channel, life) {
  const suggestions = suggestionList("composer-suggestions");
  const replyBox = h("div", { class: "reply-box", hidden: true });
  const filesBox = h("div", { class: "files-box", hidden: true });
  const line = h("div", { class: "composer-line" });
  const typing = h("p", { class: "typing", "aria-live": "polite" });
  const element = h("footer", { class: "composer" }, suggestions.element, replyBox, filesBox, line, typing);
  let entries = [];
  // The message that is answered or corrected: {message, editing}.
  let target = null;
  let files = [];
  let form = null;

  const invitation = t("message-to", { name: channelTitle(channel) });
  const text = h("textarea", {
    class: "composer-text", rows: "1", placeholder: invitation, "aria-label": invitation,
    role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", autocapitalize: "off",
    oninput: () => {
      grow();
      consider();
    },
    onkeydown: onKey,
    onblur: () => setTimeout(() => document.activeElement !== text && !form && suggestions.hide(), 150),
    onpaste: (event) => event.clipboardData.files.length && takeFiles(event.clipboardData.files),
  });
  const chooser = h("input", { type: "file", multiple: true, hidden: true, onchange: () => takeFiles(chooser.files) });
  const attach = iconButton("plus", t("attach"), () => chooser.click());
  const slash = iconButton("slash", t("commands"), () => openCommands());
  const send = iconButton("send", t("send"), () => submit(), { class: "send-button" });

  function drawLine() {
    const thread = isThread(channel);
    const meta = channel.thread_metadata;
    if (thread && meta?.archived) {
      const wake = h(
        "button",
        {
          type: "button",
          class: "button button-2",
          onclick: () => patch(`/channels/${channel.id}`, { archived: false }).catch(complain),
        },
        t("unarchive"),
      );
      fill(
        line,
        h("p", { class: "composer-closed" }, t("archived-hint"), (!meta.locked || may(channel, MAY.manageThreads)) && wake),
      );
    } else if (thread && meta?.locked && !may(channel, MAY.manageThreads)) {
      fill(line, h("p", { class: "composer-closed" }, t("locked-hint")));
    } else if (channel.guild_id && !may(channel, thread ? MAY.sendInThreads : MAY.sendMessages)) {
      fill(line, h("p", { class: "composer-closed" }, t("may-not-write"), slash));
    } else if (form) fill(line, form.element);
    else fill(line, attach, chooser, text, h("div", { class: "composer-buttons" }, slash, send));
  }

  function grow() {
    text.style.height = "auto";
    text.style.height = `${Math.min(text.scrollHeight, 200)}px`;
    if (!target?.editing) drafts.set(channel.id, text.value);
  }

  // -- commands and mentions ------------------------------------------------------------------------

  async function loadCommands() {
    try {
      entries = runnable(await store.commandsIn(channel.id));
    } catch (error) {
      complain(error);
    }
    if (text.value.startsWith("/") && document.activeElement === text) consider();
  }

  /** Show what fits the text before the cursor. */
  function consider() {
    const before = text.value.slice(0, text.selectionStart);
    if (text.value.startsWith("/")) {
      const typed = text.value.slice(1);
      const whole = typed.endsWith(" ") && exact(entries, typed);
      if (whole) begin(whole);
      else showCommands(typed);
      return;
    }
    const mention = /(?:^|\s)@([^\s@]*)$/.exec(before);
    if (mention) showPeople(mention[1]);
    else suggestions.hide();
  }

  function showCommands(typed) {
    const found = matching(entries, typed);
    suggestions.show(text, {
      title: typed.trim() ? t("commands-matching", { text: `/${typed.trim()}` }) : t("commands-here"),
      remark: entries.length ? t("no-commands") : t("no-commands-yet"),
      items: found.slice(0, 40).map((entry) => ({
        title: [
          `/${entry.shown}`,
          entry.options.map(optionHint),
        ],
        detail: entry.description,
        sign: avatar(store.bot.user, 32),
        onPick: () => begin(entry),
      })),
    });
  }

  function showPeople(typed) {
    const found = entities(["users"], channel.id).filter(
      ({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()),
    );
    if (!found.length) {
      suggestions.hide();
      return;
    }
    suggestions.show(text, {
      title: t("mention-somebody"),
      items: found.slice(0, 10).map((option) => ({
        title: option.label,
        detail: option.description,
        sign: option.sign(),
        onPick: () => {
          const at = text.selectionStart;
          text.setRangeText(`@${option.label} `, at - typed.length - 1, at, "end");
          suggestions.hide();
          text.focus();
          grow();
        },
      })),
    });
  }

  function begin(entry) {
    suggestions.hide();
    text.value = "";
    grow();
    form = commandForm(entry, channel.id, suggestions, { onLeave: leave, sign: avatar(store.bot.user, 20) });
    drawLine();
    form.focus();
  }

  function leave() {
    form = null;
    suggestions.hide();
    drawLine();
    text.focus();
  }

  /** Open the command list, or a command by its name. */
  async function openCommands(name) {
    await loadCommands();
    if (form) leave();
    const entry = name && exact(entries, name);
    if (entry) {
      begin(entry);
      return;
    }
    text.value = `/${name ?? ""}`;
    text.focus();
    grow();
    consider();
  }

  // -- sending --------------------------------------------------------------------------------------

  function onKey(event) {
    if (suggestions.open && suggestions.active && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      event.preventDefault();
      suggestions.active.onPick();
    } else if (suggestions.key(event)) {
      event.stopPropagation();
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing && !matchMedia("(pointer: coarse)").matches) {
      event.preventDefault();
      submit();
    } else if (event.key === "Escape" && target) aim(null);
    else if (event.key === "ArrowUp" && !text.value && !target) editLast(event);
  }

  function editLast(event) {
    const mine = store.messages.get(channel.id)?.findLast(({ author }) => author.id === store.me.id);
    if (!mine) return;
    event.preventDefault();
    edit(mine);
  }

  async function submit() {
    const content = withIds(text.value.trim());
    if (!content && !files.length) return;
    const typed = text.value;
    const { message, editing } = target ?? {};
    const sending = editing ? { content } : {
      content,
      files: await Promise.all(files.map(encodeFile)),
      reply_to: message?.id,
    };
    text.value = "";
    grow();
    try {
      if (editing) await patch(`/channels/${channel.id}/messages/${message.id}`, sending);
      else await post(`/channels/${channel.id}/messages`, sending);
      aim(null);
      if (!editing) dropFiles();
    } catch (error) {
      text.value = typed;
      grow();
      complain(error);
    }
    text.focus();
  }

  /** Names as people write them, with what Discord sends for each; longer ones first, so that "@Ada L" is not taken for "@Ada". */
  function mentions() {
    return [
      ...entities(["users"], channel.id).map(({ label, value }) => [`@${label}`, `<@${value}>`]),
      ...entities(["channels"], channel.id).map(({ label, value }) => [label, `<#${value}>`]),
    ].filter(([name]) => /^[@#]/.test(name)).sort(([a], [b]) => b.length - a.length);
  }

  const withIds = (content) => mentions().reduce((result, [name, mention]) => result.replaceAll(name, mention), content);
  const withNames = (content) => mentions().reduce((result, [name, mention]) => result.replaceAll(mention, name), content);

  const reply = (message) => aim({ message, editing: false });
  const edit = (message) => aim({ message, editing: true });

  /** Answer or correct a message with what is written next, or (null) neither. */
  function aim(next) {
    const wasEditing = target?.editing;
    target = next;
    if (next?.editing) text.value = withNames(next.message.content);
    else if (wasEditing) text.value = drafts.get(channel.id) ?? "";
    grow();
    replyBox.hidden = !next;
    if (!next) return;
    const author = nameOf(store.user(next.message.author.id) ?? next.message.author);
    const cancel = iconButton("close", t("cancel"), () => aim(null), { size: 16 });
    fill(replyBox, h("span", {}, next.editing ? t("editing") : t("replying-to", { name: author })), cancel);
    text.focus();
  }

  function takeFiles(list) {
    files = [...files, ...list].slice(0, 10);
    chooser.value = "";
    drawFiles();
  }

  function dropFiles() {
    files = [];
    drawFiles();
  }

  function dropFile(file) {
    files = files.filter((other) => other !== file);
    drawFiles();
  }

  function drawFiles() {
    filesBox.hidden = files.length === 0;
    fill(filesBox, files.map((file) => h(
      "span",
      { class: "file-chip" },
      icon("file", 16),
      file.name,
      iconButton("close", t("remove-file", { name: file.name }), () => dropFile(file), { size: 14 }),
    )));
  }

  function drawTyping() {
    const writers = [...store.typing.keys()].map((key) => key.split("/")).filter(([where]) => where === channel.id);
    const names = writers.map(([, user]) => nameOf(store.user(user)));
    typing.textContent = names.length > 1 ? t("typing-several") : names.length ? t("typing", { name: names[0] }) : "";
  }

  store.on("commands", loadCommands, life);
  store.on("typing", drawTyping, life);
  store.on("messages", drawTyping, life);
  text.value = drafts.get(channel.id) ?? "";
  drawLine();
  drawTyping();
  loadCommands();
  requestAnimationFrame(grow);
  return {
    element,
    openCommands,
    reply,
    edit,
    refresh(fresh) {
      channel = fresh;
      drawLine();
    },
    focus: () => !matchMedia("(pointer: coarse)").matches && text.focus(),
  };
}

function optionHint(option) {
  const shape = option.required ? "option-hint" : "option-hint option-hint-optional";
  return h("span", { class: shape }, option.name_localized ?? option.name);
}
