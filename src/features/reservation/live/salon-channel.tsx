import { authorizeChannel } from "../../../api/broadcasting.js";
import type { RealtimeConnection, RealtimeSettings } from "../../../api/realtime/index.js";
import { watchWaking } from "../../../kit/watch-waking.js";
import { whenIdle } from "../../../kit/when-idle.js";
import type { PageDeps } from "../../../lib/page-deps.js";
import { realtimePart } from "../deferred.js";

/** Listener of a channel. */
export interface ChannelListener {
  /** Something that happened in a salon. */
  event(data: unknown): void;
  /** Notifies whether events come now. */
  live(isLive: boolean): void;
}

/** A channel that somebody listens to. */
interface SharedChannel {
  readonly listeners: Set<ChannelListener>;
  isLive(): boolean;
  end(): void;
}

/** The event of salons (rules: live-events). */
const eventName = "salon_reservation_event";

/** How long after a failure the library is asked for again, in milliseconds. */
const retryMs = 60_000;

/** Listens to a channel of the page's push server. All who do share one connection, which ends with the last of them. */
export function listenToChannel(
  page: PageDeps,
  server: string,
  settings: RealtimeSettings,
  listener: ChannelListener,
): () => void {
  const channels = page.kept("channels", () => new Map<string, SharedChannel>());
  const key = JSON.stringify([server, settings]);
  let shared = channels.get(key);
  if (shared === undefined) {
    shared = openChannel(page, server, settings);
    channels.set(key, shared);
  }
  const { listeners, isLive, end } = shared;
  listeners.add(listener);
  if (isLive()) listener.live(true);
  return () => {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    channels.delete(key);
    end();
  };
}

function openChannel(page: PageDeps, server: string, settings: RealtimeSettings): SharedChannel {
  const listeners = new Set<ChannelListener>();
  // The calls of the page to this server name the socket.
  const sockets = page.kept("sockets", () => new Map<string, string>());
  const http = page.httpOf(server);
  let connection: RealtimeConnection | undefined;
  let isLive = false;
  let isOver = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function live(next: boolean): void {
    isLive = next;
    const socket = connection?.socketId() ?? null;
    if (socket === null) sockets.delete(server);
    else sockets.set(server, socket);
    for (const each of [...listeners]) each.live(isLive);
  }

  async function connect(): Promise<void> {
    await realtimePart.load().catch(() => {});
    if (isOver) return;
    connection = realtimePart.value?.connectRealtime(settings, {
      authorize: (socketId, channel) => authorizeChannel(http, socketId, channel),
      event(name, data) {
        if (name !== eventName) return;
        for (const each of [...listeners]) each.event(data);
      },
      live,
    });
    if (connection === undefined) retry = setTimeout(connect, retryMs);
  }

  const hurry = () => connection?.hurry();
  const cancel = whenIdle(() => void connect());
  const rest = watchWaking(hurry);
  return {
    listeners,
    isLive: () => isLive,
    end() {
      isOver = true;
      cancel();
      clearTimeout(retry);
      rest();
      connection?.close();
      sockets.delete(server);
    },
  };
}
