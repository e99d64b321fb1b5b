// The build for workers: the one for pages puts itself into `window.Pusher`, and writes into the page's storage.
import Pusher, { type ChannelAuthorizationCallback } from "pusher-js/worker";
import type { Answer } from "../../lib/failure.js";
import type { ChannelAuthorization } from "../broadcasting.js";
import { pauseAfter, settledMs } from "./pauses.js";
import { createProbe } from "./probe.js";
import type { RealtimeSettings } from "./settings.js";

/** Deps of a connection: what it needs of its owner, and its notifications. */
export interface RealtimeDeps {
  authorize(socketId: string, channel: string): Promise<Answer<ChannelAuthorization>>;
  event(name: string, data: unknown): void;
  /** Notifies that events have begun or ceased to arrive. */
  live(isLive: boolean): void;
}

/** A connection to a push server that is kept up until it is closed. */
export interface RealtimeConnection {
  /** Names the socket; `null` while events do not come. */
  socketId(): string | null;
  /**
   * The network is there again, or the machine has woken up: does not wait any longer for the next try, and asks a connection
   * that seems to be up whether it is.
   */
  hurry(): void;
  close(): void;
}

/**
 * Listens to one private channel. What breaks is tried again after ever longer pauses; a server that refuses us (an unknown
 * key, a channel that is not ours) is not asked again.
 */
export function connectRealtime(settings: RealtimeSettings, deps: RealtimeDeps): RealtimeConnection {
  const { channel } = settings;
  const pusher = pusherFor(settings, authorize);
  const { connection } = pusher;
  let isLive = false;
  let isOver = false;
  /** It is we who end it, for now. */
  let isDropping = false;
  let failures = 0;
  let stableTimer: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const probe = createProbe(pusher, () => {
    setLive(false);
    connectAnew();
  });

  async function authorize(socketId: string, callback: ChannelAuthorizationCallback): Promise<void> {
    const answer = await deps.authorize(socketId, channel);
    // It is another socket now, or none.
    if (isOver || connection.socket_id !== socketId || connection.state !== "connected") return;
    if (answer.ok) callback(null, answer.data);
    else if (isRefusal(answer.failure.status)) end();
    else failed(false);
  }

  function setLive(next: boolean): void {
    if (next === isLive) return;
    isLive = next;
    clearTimeout(stableTimer);
    if (isLive) {
      stableTimer = setTimeout(() => {
        failures = 0;
      }, settledMs);
    }
    deps.live(isLive);
  }

  /** The library goes on by itself after a connection was lost, and stops at an answer that it does not understand. */
  function failed(goesOn: boolean): void {
    failures += 1;
    setLive(false);
    const pause = pauseAfter(failures);
    if (goesOn && pause === 0) return;
    // Once the library is done with what it does about it.
    queueMicrotask(() => {
      if (isOver) return;
      drop();
      waiting = setTimeout(() => pusher.connect(), pause);
    });
  }

  function drop(): void {
    clearTimeout(waiting);
    isDropping = true;
    pusher.disconnect();
    isDropping = false;
  }

  function connectAnew(): void {
    drop();
    pusher.connect();
  }

  function end(): void {
    isOver = true;
    probe.stop();
    setLive(false);
    drop();
  }

  connection.bind("state_change", ({ previous, current }: { previous: string; current: string }) => {
    if (previous === "connected" && current === "connecting") failed(true);
    // It has given up by itself: the server wants no other try.
    else if (current === "disconnected" && !isDropping) end();
    else if (current !== "connected") setLive(false);
  });
  connection.bind("error", () => {
    if (connection.state !== "connected") failed(false);
  });
  const subscription = pusher.subscribe(channel);
  subscription.bind("pusher:subscription_succeeded", () => setLive(true));
  subscription.bind("pusher:subscription_error", () => end());
  subscription.bind_global((name: string, data: unknown) => {
    if (!name.startsWith("pusher:")) deps.event(name, data);
  });

  return {
    socketId: () => (isLive ? connection.socket_id : null),
    hurry() {
      if (isOver) return;
      if (isLive) probe.ask();
      else connectAnew();
    },
    close() {
      if (isOver) return;
      isLive = false;
      clearTimeout(stableTimer);
      end();
    },
  };
}

/** Makes the library's client. It connects at once. */
function pusherFor(
  { key, wsHost, wsPort, forceTLS }: RealtimeSettings,
  authorize: (socketId: string, callback: ChannelAuthorizationCallback) => Promise<void>,
): Pusher {
  const pusher = new Pusher(key, {
    cluster: "",
    wsHost,
    wsPort,
    wssPort: wsPort,
    forceTLS,
    enabledTransports: ["ws", "wss"],
    channelAuthorization: {
      customHandler: ({ socketId }, callback) => void authorize(socketId, callback),
    },
  });
  forget(pusher);
  return pusher;
}

/** 4xx but what may pass: a timeout, an expired page, too many calls. */
function isRefusal(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && ![408, 419, 429].includes(status);
}

/** The library remembers each that was ever made. */
function forget(pusher: Pusher): void {
  Pusher.instances.splice(Pusher.instances.indexOf(pusher), 1);
  Pusher.Runtime.getNetwork().unbind();
}
