/** A forum channel: its posts, the liveliest first, and a way to write one. */
import * as api from "./api.js";
import { snowflakeTime, timeElement } from "./clock.js";
import { fill, h, icon } from "./dom.js";
import { askFor } from "./forms.js";
import { locale, t } from "./i18n.js";
import { hrefOf } from "./look.js";
import { byId, nameOf, store } from "./store.js";

const PUBLIC_THREAD = 11;

/** A forum's list of posts; `life` ends its listening. */
export function forumView(forum, life) {
  const list = h("div", { class: "posts" });
  const element = h(
    "section",
    { class: "forum" },
    h(
      "div",
      { class: "forum-bar" },
      h(
        "button",
        { type: "button", class: "button button-1", onclick: () => askPost(forum) },
        icon("plus", 16),
        t("new-post"),
      ),
    ),
    list,
  );

  function draw() {
    const posts = store.threadsOf(forum.id).sort((a, b) => byId(lastIn(b), lastIn(a)));
    fill(list, posts.length === 0 && h("p", { class: "empty" }, t("no-posts")), posts.map(postCard));
  }

  store.on("channels", draw, life);
  store.on("unread", draw, life);
  draw();
  return element;
}

/** The id of the newest message of a post, which tells when that was. */
const lastIn = (post) => post.last_message_id ?? post.id;

function postCard(post) {
  const { count = 0, mentions = 0 } = store.unread.get(post.id) ?? {};
  return h(
    "a",
    { class: count ? "post unread" : "post", href: hrefOf(post.id) },
    icon(post.type === PUBLIC_THREAD ? "post" : "lock", 20),
    h(
      "span",
      { class: "post-lines" },
      h("strong", {}, post.name),
      h(
        "span",
        { class: "post-note" },
        nameOf(store.user(post.owner_id)),
        " · ",
        timeElement(snowflakeTime(lastIn(post)), "age", locale()),
      ),
    ),
    post.thread_metadata?.archived && h("span", { class: "post-note" }, t("archived")),
    mentions > 0 && h("span", { class: "badge" }, String(mentions)),
  );
}

function askPost(forum) {
  askFor({
    title: t("new-post"),
    fields: [
      { name: "name", label: t("post-title"), required: true },
      { name: "content", label: t("post-text"), type: "long", required: true },
    ],
    action: t("create"),
    async onSubmit(values) {
      const { channel } = await api.post(`/channels/${forum.id}/threads`, values);
      location.hash = hrefOf(channel.id);
    },
  });
}
