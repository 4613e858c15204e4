/**
 * The synced commands as a person meets them: one entry for each thing that can be run, found by typing.
 */

const CHAT_INPUT = 1;
const SUBCOMMAND = 1;
const GROUP = 2;

/** Each runnable command: its path in the bot's words and in the reader's, what it says of itself, its options. */
export function runnable(commands) {
  return commands.filter(({ type = CHAT_INPUT }) => type === CHAT_INPUT).flatMap((command) => leaves(command, [], []));
}

function leaves(node, path, shown) {
  const fullPath = [...path, node.name];
  const fullShown = [...shown, node.name_localized ?? node.name];
  const children = (node.options ?? []).filter(({ type }) => path.length < 2 && (type === SUBCOMMAND || type === GROUP));
  if (children.length) return children.flatMap((child) => leaves(child, fullPath, fullShown));
  return [{
    path: fullPath.join(" "),
    shown: fullShown.join(" "),
    description: node.description_localized ?? node.description ?? "",
    options: node.options ?? [],
  }];
}

/** The commands that fit what was typed after the slash, best first. */
export function matching(entries, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .map((entry, index) => ({ entry, index, rank: rank(entry, words) }))
    .filter(({ rank: value }) => value !== null)
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ entry }) => entry);
}

function rank(entry, words) {
  const text = words.join(" ");
  const names = [entry.shown.toLowerCase(), entry.path.toLowerCase()];
  if (names.some((name) => name.startsWith(text))) return 0;
  if (names.some((name) => words.every((word) => name.split(/[ _-]/).some((part) => part.startsWith(word))))) return 1;
  if (names.some((name) => words.every((word) => name.includes(word)))) return 2;
  if (words.every((word) => entry.description.toLowerCase().includes(word))) return 3;
  return null;
}

/** The one command whose whole name was typed, followed by a space or nothing. */
export function exact(entries, typed) {
  const text = typed.trim().toLowerCase();
  return entries.find((entry) => entry.shown.toLowerCase() === text || entry.path.toLowerCase() === text);
}
