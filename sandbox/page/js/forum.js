/** A forum channel: its posts, newest first, and a way to write one. */
import * as api from "./api.js";
import { fill, h, icon } from "./dom.js";
import { askFor } from "./forms.js";
import { t } from "./i18n.js";
import { hrefOf } from "./look.js";
import { store } from "./store.js";

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
    const posts = store.threadsOf(forum.id).reverse();
    fill(list, posts.length === 0 && h("p", { class: "empty" }, t("no-posts")), posts.map(postCard));
  }

  store.on("channels", draw, life);
  store.on("unread", draw, life);
  draw();
  return element;
}

function postCard(post) {
  const { count = 0, mentions = 0 } = store.unread.get(post.id) ?? {};
  return h(
    "a",
    { class: count ? "post unread" : "post", href: hrefOf(post.id) },
    icon(post.type === PUBLIC_THREAD ? "post" : "lock", 20),
    h("strong", {}, post.name),
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
