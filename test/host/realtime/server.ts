import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { appKey, isSigned } from "./app.js";
import { frame, readFrame } from "./frames.js";

/** After so many seconds without a word a page asks whether anybody is there. */
const activityTimeout = 30;
const protocolVersion = "7";

/** A page that listens. */
interface Listener {
  readonly socket: WebSocket;
  readonly id: string;
  readonly channels: Set<string>;
}

/** A push server that speaks the Pusher protocol, version 7, on the port of a host. */
export interface RealtimeServer {
  /** Tells all that listen to a channel, but for one socket. */
  send(channel: string, event: string, data: unknown, exceptSocket?: string): void;
  /** Closes every connection, as a server that restarts does. */
  drop(): void;
  /** While silent nobody gets in, and who is in hears nothing, not even an answer. */
  silence(isSilent: boolean): void;
  /** How many listen to a channel: who is only connected hears nothing yet. */
  readonly count: number;
  close(): void;
}

/** Takes over `/app/{key}` of a server. */
export function attachRealtime(server: Server): RealtimeServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  const listeners = new Set<Listener>();
  let isSilent = false;
  let connections = 0;

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
    const key = /^\/app\/([^/]+)$/.exec(pathname)?.[1];
    if (key === undefined || isSilent) {
      refuse(socket, key === undefined ? "404 Not Found" : "503 Service Unavailable");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (open) => welcome(open, key, searchParams.get("protocol")));
  });

  function welcome(socket: WebSocket, key: string, protocol: string | null): void {
    // What goes wrong with a connection ends it; the page notices and comes again.
    socket.on("error", () => socket.terminate());
    if (key !== appKey || protocol !== protocolVersion) {
      if (key !== appKey) fail(socket, 4001, "Application does not exist");
      else fail(socket, 4007, "Unsupported protocol version");
      return;
    }
    connections += 1;
    const listener = { socket, id: `${process.pid}.${connections}`, channels: new Set<string>() };
    listeners.add(listener);
    socket.on("close", () => listeners.delete(listener));
    socket.on("message", (data) => hear(listener, String(data)));
    const established = { socket_id: listener.id, activity_timeout: activityTimeout };
    say(listener, frame("pusher:connection_established", established));
  }

  function hear(listener: Listener, text: string): void {
    const heard = readFrame(text);
    const channel = String(heard?.data.channel);
    if (heard?.event === "pusher:ping") say(listener, frame("pusher:pong"));
    if (heard?.event === "pusher:subscribe") subscribe(listener, channel, heard.data.auth);
    if (heard?.event === "pusher:unsubscribe") listener.channels.delete(channel);
  }

  function subscribe(listener: Listener, channel: string, auth: unknown): void {
    if (channel.startsWith("private-") && isSigned(listener.id, channel, auth)) {
      listener.channels.add(channel);
      say(listener, frame("pusher_internal:subscription_succeeded", {}, channel));
    } else {
      const problem = { type: "AuthError", error: "The signature is not valid.", status: 401 };
      say(listener, frame("pusher:subscription_error", problem, channel));
    }
  }

  function say({ socket }: Listener, text: string): void {
    if (!isSilent) socket.send(text);
  }

  return {
    send(channel, event, data, exceptSocket) {
      const text = frame(event, data, channel);
      for (const listener of listeners) {
        if (listener.channels.has(channel) && listener.id !== exceptSocket) say(listener, text);
      }
    },
    drop() {
      for (const { socket } of listeners) socket.close(1012, "Service restart");
    },
    silence(silent) {
      isSilent = silent;
    },
    get count() {
      return [...listeners].filter(({ channels }) => channels.size > 0).length;
    },
    close() {
      for (const socket of sockets.clients) socket.terminate();
      for (const { socket } of listeners) socket.terminate();
      sockets.close();
    },
  };
}

function fail(socket: WebSocket, code: number, message: string): void {
  socket.send(frame("pusher:error", { code, message }));
  socket.close(code, message);
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
