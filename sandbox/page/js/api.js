/**
 * The way to the server: requests as one person, and the stream of what that person may see.
 *
 * Promises: every refusal becomes an `ApiError` with the server's sentence; the stream reconnects by
 * itself, logs in again (the world may have been cleared meanwhile) and starts with a fresh `hello`.
 */

const BASE = "/sandbox/api";
// How many arguments a function call surely takes.
const CHUNK = 0x8000;
let key = null;

/** A refusal of the server, with the sentence it gave. */
export class ApiError extends Error {
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}

/** Ask the server; `body` is sent as JSON. */
export async function request(method, path, body) {
  const headers = key ? { Authorization: `Person ${key}` } : {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response;
  try {
    response = await fetch(BASE + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, "offline");
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, answer.error ?? response.statusText);
  return answer;
}

export const get = (path) => request("GET", path);
export const post = (path, body = {}) => request("POST", path, body);
export const patch = (path, body) => request("PATCH", path, body);
export const remove = (path) => request("DELETE", path);

function socketAddress(path) {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${BASE}${path}`;
}

/**
 * Be a person until `stop()` is called on the answer.
 * `onEvent` gets every event of the stream, `onLink` true or false as the connection comes and goes, `onRefused` the
 * error when nobody of that name exists.
 */
export function beSomebody(name, { onEvent, onLink, onRefused }) {
  let stopped = false;
  let socket = null;
  let wait = 300;
  let timer = 0;

  const again = () => {
    if (stopped) return;
    onLink(false);
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, 5000);
  };

  const connect = async () => {
    let mine;
    try {
      mine = (await post("/login", { person: name })).key;
    } catch (error) {
      if (error.status === 0) again();
      else if (!stopped) onRefused(error);
      return;
    }
    if (stopped) return;
    key = mine;
    socket = new WebSocket(socketAddress(`/stream?key=${encodeURIComponent(mine)}`));
    socket.addEventListener("message", ({ data }) => {
      if (stopped) return;
      const event = JSON.parse(data);
      if (event.type === "hello") {
        wait = 300;
        onLink(true);
      }
      onEvent(event);
    });
    socket.addEventListener("close", again);
  };

  connect();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}

/** Follow the journal from now on until `close()` is called on the answer. */
export function followJournal(onEntry) {
  const socket = new WebSocket(socketAddress("/journal/stream"));
  socket.addEventListener("message", ({ data }) => onEntry(JSON.parse(data)));
  return socket;
}

/** A chosen file as the server wants it. */
export async function encodeFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return { filename: file.name, content_base64: btoa(text) };
}
