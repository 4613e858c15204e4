/** Faults: what waits to happen, presets for one click, a form for anything else, and the sandbox's clock. */
import * as api from "./api.js";
import { absolute, sandboxNow, setClock } from "./clock.js";
import { fill, h, icon, iconButton } from "./dom.js";
import { locale, t } from "./i18n.js";
import { complain } from "./toast.js";

const SEND = { method: "POST", route: "/channels/{channel_id}/messages" };
const EDIT = { method: "PATCH", route: "/channels/{channel_id}/messages/{message_id}" };
const CLICK = { event: "INTERACTION_CREATE" };
const PRESETS = {
  "preset-server-error": { kind: "server_error", match: SEND, status: 502, when: "before" },
  "preset-after": { kind: "server_error", match: SEND, status: 502, when: "after" },
  "preset-abort": { kind: "abort", match: SEND, when: "before" },
  "preset-rate": { kind: "rate_limit", match: SEND, retry_after: 2 },
  "preset-global": { kind: "global_rate_limit", retry_after: 1 },
  "preset-slow": { kind: "slow", seconds: 2, times: 5 },
  "preset-dms": { kind: "dms_closed", match: SEND },
  "preset-gone": { kind: "message_gone", match: EDIT },
  "preset-permission": { kind: "no_permission", match: SEND },
  "preset-late": { kind: "late", match: CLICK, seconds: 4 },
  "preset-lost": { kind: "lost", match: CLICK },
  "preset-duplicate": { kind: "duplicate", match: CLICK },
};
const NOW = {
  "now-reset": { do: "reset" },
  "now-reconnect": { do: "reconnect" },
  "now-invalidate": { do: "invalidate", resumable: false },
};
const STEPS = { "1 min": 60, "1 h": 3600, "1 d": 86400 };
const FIELDS = { status: "502", when: "before", seconds: "2", retry_after: "1", resumable: "true", code: "4000" };
const REFRESH = 2000;

/** Make the panel; it looks for changes until `stop()`. */
export function faultsPanel() {
  const active = h("ul", { class: "faults" });
  const clock = h("p", { class: "clock-now" });
  const custom = h("form", { class: "fault-form", onsubmit: submit });
  const element = h(
    "div",
    { class: "faults-panel" },
    h("p", { class: "drawer-intro" }, t("faults-intro")),
    h("h3", {}, t("active-faults")),
    active,
    h("h3", {}, t("presets")),
    h(
      "div",
      { class: "presets" },
      Object.entries(PRESETS).map(([name, fault]) => actionButton(name, () => api.post("/faults", fault))),
    ),
    h("h3", {}, t("right-now")),
    h(
      "div",
      { class: "presets" },
      Object.entries(NOW).map(([name, body]) => actionButton(name, () => api.post("/gateway", body))),
    ),
    h("h3", {}, t("clock")),
    clock,
    h(
      "div",
      { class: "presets presets-row" },
      Object.entries(STEPS).map(
        ([step, seconds]) => h(
          "button",
          { type: "button", class: "preset", onclick: () => advance(seconds) },
          t("advance", { step }),
        ),
      ),
    ),
    h("details", { class: "custom-fault" }, h("summary", {}, t("custom-fault")), custom),
  );
  let kinds = [];
  let shown = "";

  function actionButton(name, run) {
    return h("button", { type: "button", class: "preset", onclick: () => run().then(load).catch(complain) }, t(name));
  }

  async function load() {
    const answer = await api.get("/faults");
    clock.textContent = t("clock-now", { now: absolute(sandboxNow(), "f", locale()) });
    if (!kinds.length) {
      kinds = answer.kinds;
      drawForm();
    }
    const text = JSON.stringify(answer.faults);
    if (text === shown) return;
    shown = text;
    fill(
      active,
      answer.faults.length === 0 && h("li", { class: "empty" }, t("no-faults")),
      answer.faults.map(faultElement),
      answer.faults.length > 0 && h(
        "li",
        {},
        h(
          "button",
          { type: "button", class: "button button-2", onclick: () => api.remove("/faults").then(load).catch(complain) },
          icon("trash", 16),
          t("clear-faults"),
        ),
      ),
    );
  }

  function faultElement(fault) {
    const spent = fault.times !== null && fault.hits >= fault.times;
    return h(
      "li",
      { class: spent ? "fault spent" : "fault" },
      h(
        "span",
        { class: "fault-lines" },
        h("strong", {}, fault.kind.replaceAll("_", " ")),
        h(
          "span",
          {},
          [
            fault.times === null ? t("for-ever") : t("times", { times: fault.times }),
            t("hits", fault),
            ...Object.values(fault.match),
          ].join(" · "),
        ),
      ),
      iconButton(
        "close",
        t("remove-fault"),
        () => api.remove(`/faults/${fault.id}`).then(load).catch(complain),
        { size: 18 },
      ),
    );
  }

  async function advance(seconds) {
    try {
      const { now } = await api.post("/clock", { advance: seconds });
      setClock(now);
      await load();
    } catch (error) {
      complain(error);
    }
  }

  function drawForm() {
    const fieldsBox = h("div", { class: "fault-fields" });
    const about = h("p", { class: "field-description" });
    const kind = h(
      "select",
      { name: "kind", class: "field-input", onchange: describe },
      kinds.map((entry) => h("option", { value: entry.kind }, entry.kind.replaceAll("_", " "))),
    );
    const input = (name, value, properties = {}) => h(
      "label",
      {},
      h("span", {}, name.replace("match.", "").replaceAll("_", " ")),
      h("input", { name, class: "field-input", value, autocomplete: "off", ...properties }),
    );

    function describe() {
      const entry = kinds.find((candidate) => candidate.kind === kind.value);
      about.textContent = entry.about;
      const matches = entry.on === "event" ? ["event", "person"] : ["method", "route", "person", "body"];
      fill(
        fieldsBox,
        entry.fields.map((name) => input(name, FIELDS[name] ?? "")),
        input("nth", "1", { inputmode: "numeric" }),
        input("times", "1", { inputmode: "numeric", placeholder: t("for-ever") }),
        input("probability", "1", { inputmode: "decimal" }),
        h("p", { class: "fault-match" }, t("match")),
        matches.map((name) => input(`match.${name}`, name === "event" ? "INTERACTION_CREATE" : "")),
      );
    }

    fill(
      custom,
      h("label", {}, h("span", {}, t("fault-kind")), kind),
      about,
      fieldsBox,
      h("button", { type: "submit", class: "button button-1" }, t("add-fault")),
    );
    describe();
  }

  function submit(event) {
    event.preventDefault();
    const fault = { match: {}, times: null };
    for (const [name, text] of new FormData(custom)) {
      if (!text) continue;
      if (name.startsWith("match.")) fault.match[name.slice(6)] = text;
      else if (text === "true" || text === "false") fault[name] = text === "true";
      else fault[name] = Number.isNaN(Number(text)) ? text : Number(text);
    }
    api.post("/faults", fault).then(load).catch(complain);
  }

  const timer = setInterval(() => load().catch(() => {}), REFRESH);
  load().catch(complain);
  return { element, stop: () => clearInterval(timer) };
}
