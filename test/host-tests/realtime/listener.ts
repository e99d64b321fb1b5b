import { afterEach } from "vitest";
import { WebSocket } from "ws";
import { appKey, salonChannel } from "../../host/realtime/app.js";
import { fromScript } from "../calls.js";
import { start } from "../running-host.js";

/** A frame as a page receives it, with its data read. */
export interface Heard {
  event: string;
  channel?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect to be there.
  data: any;
}

const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

/** A running host that pages can listen to, and ways to ask it things. */
export async function startRealtime(options: Parameters<typeof start>[0] = {}) {
  const host = await start({ clock: () => new Date("2026-11-25T12:00:00+09:00"), ...options });
  const headers = { ...fromScript, "x-csrf-token": host.token, "content-type": "application/json" };

  async function ask(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(host.url + path, { method, headers: { ...headers, ...more }, ...sent });
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) };
  }

  const connect = (key: string = appKey, query = "?protocol=7&client=js&version=8.4.0") => {
    return listen(new WebSocket(`${host.url.replace("http", "ws")}/app/${key}${query}`));
  };

  return {
    ...host,
    ask,
    connect,
    authorize: (socketId: string, channel: string = salonChannel) =>
      ask("POST", "/broadcasting/auth", { socket_id: socketId, channel_name: channel }),
    /** A page that listens to the salon. */
    async subscribed() {
      const page = connect();
      const { socket_id } = (await page.next()).data;
      const { body } = await ask("POST", "/broadcasting/auth", { socket_id, channel_name: salonChannel });
      page.say("pusher:subscribe", { channel: salonChannel, auth: body.auth });
      const { event } = await page.next();
      if (event !== "pusher_internal:subscription_succeeded") throw new Error(event);
      return { ...page, socketId: socket_id as string };
    },
  };
}

function listen(socket: WebSocket) {
  open.push(socket);
  const heard: Heard[] = [];
  const waiting: ((frame: Heard) => void)[] = [];
  socket.on("message", (text) => {
    const { data, ...frame } = JSON.parse(String(text));
    const next = { ...frame, data: JSON.parse(data) };
    const take = waiting.shift();
    if (take) take(next);
    else heard.push(next);
  });
  socket.on("error", () => {});
  return {
    heard,
    next: () => {
      const first = heard.shift();
      return first ? Promise.resolve(first) : new Promise<Heard>((resolve) => waiting.push(resolve));
    },
    say: (event: string, data: unknown = {}) => socket.send(JSON.stringify({ event, data })),
    sayRaw: (text: string) => socket.send(text),
    /** The code that it was closed with. */
    closed: new Promise<number>((resolve) => socket.on("close", resolve)),
  };
}
