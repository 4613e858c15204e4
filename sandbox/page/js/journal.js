/** The journal: every request, event and deed, live, to filter and to unfold. */
import { followJournal, get } from "./api.js";
import { fill, h, iconButton } from "./dom.js";
import { locale, t } from "./i18n.js";
import { channelTitle } from "./look.js";
import { nameOf, store } from "./store.js";
import { complain } from "./toast.js";

const KEPT = 500;
const KINDS = ["request", "event", "gateway", "people", "fault", "problem"];
const PEOPLE = ["actor", "deed"];
const filter = { text: "", kind: null };

/** Make the panel; it listens until `stop()`. */
export function journalPanel() {
  const list = h("ol", { class: "journal", role: "log", "aria-label": t("journal") });
  const empty = h("p", { class: "empty" }, t("journal-empty"));
  const search = h(
    "input",
    {
      type: "search",
      class: "field-input",
      placeholder: t("filter"),
      "aria-label": t("filter"),
      value: filter.text,
      oninput: () => choose({ text: search.value.toLowerCase() }),
    },
  );
  const chips = h("div", { class: "chips", role: "group", "aria-label": t("filter") });
  const clear = iconButton("trash", t("journal-clear"), forget, { size: 18 });
  const scroller = h("div", { class: "journal-scroll", tabindex: "0" }, list, empty);
  const element = h("div", { class: "journal-panel" }, h("div", { class: "journal-bar" }, search, clear), chips, scroller);
  let entries = [];
  let stopped = false;

  function forget() {
    entries = [];
    draw();
  }

  function choose(changes) {
    Object.assign(filter, changes);
    draw();
  }

  const kindOf = ({ what }) => (PEOPLE.includes(what) ? "people" : what);
  const fits = (entry) => (!filter.kind || kindOf(entry) === filter.kind) && (
    entry.line.toLowerCase().includes(filter.text) || readable(entry.line).toLowerCase().includes(filter.text)
  );

  function draw() {
    fill(
      chips,
      [null, ...KINDS].map(
        (kind) => h(
          "button",
          { type: "button", class: "chip", "aria-pressed": String(filter.kind === kind), onclick: () => choose({ kind }) },
          kind ? t(`what-${kind}`) : t("all"),
        ),
      ),
    );
    fill(list, entries.filter(fits).map(entryElement));
    empty.hidden = entries.length > 0;
    scroller.scrollTop = scroller.scrollHeight;
  }

  function add(entry) {
    if (entries.length && entry.n <= entries.at(-1).n) return;
    const atBottom = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 60;
    entries.push(entry);
    empty.hidden = true;
    if (fits(entry)) list.append(entryElement(entry));
    if (entries.length > KEPT) {
      entries.shift();
      if (list.children.length > KEPT) list.firstChild.remove();
    }
    if (atBottom) scroller.scrollTop = scroller.scrollHeight;
  }

  async function load() {
    const { entries: past } = await get(`/journal?limit=${KEPT}`);
    if (stopped) return;
    const meanwhile = entries;
    entries = past;
    draw();
    meanwhile.forEach(add);
  }

  const socket = followJournal(add);
  load().catch(complain);
  draw();
  return {
    element,
    stop() {
      stopped = true;
      socket.close();
    },
  };
}

/** A line with names in the place of ids, and with the ends of those that this person cannot name. */
function readable(line) {
  return line.replace(/\b\d{17,20}\b/g, (id) => {
    const channel = store.channels.get(id);
    if (channel) return channelTitle(channel);
    const user = store.user(id);
    return user ? `@${nameOf(user)}` : `…${id.slice(-4)}`;
  });
}

function entryElement(entry) {
  const time = new Date(entry.at).toLocaleTimeString(locale(), { hour12: false });
  const bad = entry.what === "problem" || entry.what === "fault" || (entry.detail?.status ?? 0) >= 400;
  const details = h(
    "details",
    {},
    h(
      "summary",
      {},
      h("time", {}, time),
      h("span", { class: `what what-${entry.what}` }, entry.what),
      h("span", { class: "line", title: entry.line }, readable(entry.line)),
    ),
  );
  // Most entries are never unfolded, so their detail is written out only then.
  details.addEventListener("toggle", () => details.append(h("pre", {}, JSON.stringify(entry.detail, null, 2))), { once: true });
  return h("li", { class: bad ? "entry bad" : "entry" }, details);
}
