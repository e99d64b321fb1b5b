import { onTestFinished, vi } from "vitest";
import { serverReservation, serveSalon } from "../../elements/reservation-panel/server.js";
import { writeContext } from "./console-page.js";
import { eventually } from "./editors.js";
import type { Received, Scripted } from "./server.js";

type Row = Record<string, unknown>;

/** The address of the push server, as the page's context has it. */
export const realtime = {
  ...{ key: "made-up", wsHost: "push.test", wsPort: 6001, forceTLS: true, channel: "private-salon" },
};

/** How the push server takes a page that comes. */
type Welcome = "open" | "unknown-key" | "out-of-order" | "unreachable";

/** A push server that the page's context names; it speaks the Pusher protocol, version 7. Gone after the test. */
export function servePush(context: object | null = realtime) {
  const push = {
    welcome: "open" as Welcome,
    /** All that were ever made. */
    sockets: [] as MadeUpSocket[],
    open: () => push.sockets.filter(({ readyState }) => readyState === WebSocket.OPEN),
    /** Those that hear the channel. */
    listening: () => push.open().filter(({ channels }) => channels.has(realtime.channel)),
    notify(event: string, data: unknown, channel: string = realtime.channel) {
      for (const socket of push.open()) if (socket.channels.has(channel)) socket.say(event, data, channel);
    },
    /** Ends all connections, as a server that restarts does. */
    drop(code = 1012) {
      for (const socket of push.open()) socket.end(code);
    },
  };
  const Native = globalThis.WebSocket;
  // What drives the test has sockets of its own.
  function Socket(url: string, protocols?: string | string[]) {
    if (!url.includes(realtime.wsHost)) return new Native(url, protocols);
    const socket = new MadeUpSocket(url, push.welcome, `1.${push.sockets.length + 1}`);
    push.sockets.push(socket);
    return socket;
  }
  vi.stubGlobal("WebSocket", Object.assign(Socket, { OPEN: Native.OPEN }));
  onTestFinished(() => void vi.unstubAllGlobals());
  writeContext({ realtime: context });
  return push;
}

/** A socket as the library uses it, with the server behind it. */
class MadeUpSocket {
  onopen: (() => void) | undefined;
  onclose: ((event: object) => void) | undefined;
  onerror: ((event: object) => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  readyState: number = 0;
  /** What the page said. */
  readonly heard: { event: string; data: Record<string, unknown> }[] = [];
  readonly channels = new Set<string>();

  constructor(
    readonly url: string,
    welcome: Welcome,
    readonly id: string,
  ) {
    queueMicrotask(() => this.#welcome(welcome));
  }

  #welcome(welcome: Welcome): void {
    if (welcome === "unreachable") {
      this.onerror?.({ toString: () => "unreachable" });
      this.end(1006);
      return;
    }
    this.readyState = 1;
    this.onopen?.();
    if (welcome === "out-of-order") this.end(1006);
    else if (welcome === "unknown-key") {
      this.say("pusher:error", { code: 4001, message: "Application does not exist" });
      this.end(4001);
    } else this.say("pusher:connection_established", { socket_id: this.id, activity_timeout: 30 });
  }

  say(event: string, data: unknown, channel?: string): void {
    this.onmessage?.({ data: JSON.stringify({ event, channel, data: JSON.stringify(data) }) });
  }

  send(text: string): void {
    const heard = JSON.parse(text);
    this.heard.push(heard);
    const { event, data } = heard;
    if (event === "pusher:ping") this.say("pusher:pong", {});
    if (event === "pusher:unsubscribe") this.channels.delete(data.channel);
    if (event !== "pusher:subscribe") return;
    this.channels.add(data.channel);
    this.say("pusher_internal:subscription_succeeded", {}, data.channel);
  }

  close(): void {
    this.end(1000);
  }

  end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.channels.clear();
    this.onclose?.({ code, reason: "", wasClean: code !== 1006 });
  }
}

/** The page may listen. */
export const signed: Scripted = { json: { auth: "made-up:signature" } };

/** A salon with a push server. */
export function serveLive(rows: readonly Row[] = [serverReservation()]) {
  const push = servePush();
  const server = serveSalon(rows);
  let count = 0;
  const live = {
    ...{ push, server },
    /** The answers to the next questions whether the page may listen. */
    authorize(...answers: Scripted[]) {
      server.script.splice(0);
      for (const answer of answers) server.on("/broadcasting/auth", answer);
    },
    asked: () => server.received.filter(({ url }) => url.pathname.endsWith("/broadcasting/auth")),
    reads: () => reads(server.received),
    listens: () => eventually(() => push.listening().length).toBe(1),
    /** Somebody changes it, and all hear of it. */
    change(fields: Row, event: Row = {}) {
      const reservation = server.change(5, fields);
      live.notify({ ...event, updated_at: reservation.updated_at, reservation });
      return reservation;
    },
    notify(event: Row, name = "salon_reservation_event") {
      count += 1;
      const whose = { type: "update", salon_id: 1, reservation_id: 5, child_id: null };
      push.notify(name, { event_id: `e${count}`, ...whose, ...event });
    },
  };
  live.authorize(signed, signed, signed);
  return live;
}

/** How often reservations were read by their ids. */
export function reads(received: readonly Received[]): number {
  return received.filter(({ method, url }) => method === "GET" && url.searchParams.has("ids")).length;
}

/** Time passes when the test says so, and by itself as usual. */
export function madeUpTime() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"], shouldAdvanceTime: true });
  onTestFinished(async () => {
    // Elements have left the page by now, and say so a task later.
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
  });
  return { pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000) };
}

/** Whether somebody sees the page. */
export function see(isSeen: boolean): void {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(!isSeen);
  onTestFinished(() => hidden.mockRestore());
  document.dispatchEvent(new CustomEvent("visibilitychange"));
}
