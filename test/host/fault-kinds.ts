import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Next } from "hono";
import type { HostEnv } from "./host-env.js";

/** One turn of a request that a fault has caught. */
export interface Turn {
  readonly c: Context<HostEnv>;
  readonly next: Next;
  /** Milliseconds a slow answer takes. */
  readonly delay: number;
  /** Resolves when the caller is gone or the host lets everybody go. */
  readonly released: Promise<void>;
}

export type Misbehaviour = (turn: Turn) => Response | Promise<Response | undefined>;

/** Everything that can go wrong on the way, by name. */
export const faultKinds = {
  "401": () => refuse(401, "認証の有効期限が切れました。"),
  "403": () => refuse(403, "この操作は許可されていません。"),
  "403-empty": () => new Response(null, { status: 403 }),
  "404": () => refuse(404, "見つかりません。"),
  "409": () => refuse(409, "ほかの操作と競合しました。"),
  "419": () => refuse(419, "ページの有効期限が切れました。"),
  "422": () =>
    refuse(422, "入力内容に誤りがあります。", {
      code: "invalid",
      errors: { "inputs.0.text": ["本文に使えない文字があります。"] },
    }),
  "429": () => refuse(429, "しばらくしてからお試しください。", {}, { "retry-after": "30" }),
  "500": () => refuse(500, "Server Error"),
  "500-html": () => page("<h1>500 Internal Server Error</h1>", 500),
  html: () => page("<h1>メンテナンス中です</h1>", 200),
  "redirect-login": () => new Response(null, { status: 302, headers: { location: "/login" } }),
  malformed: () => new Response('{"aid": 1,', { headers: { "content-type": "application/json" } }),
  "wrong-shape": () => Response.json({ aid: "one", items: 5, description: { not: "a list" } }),
  empty: () => new Response(null, { status: 204 }),
  async slow({ next, delay, released }) {
    await Promise.race([released, after(delay)]);
    await next();
    return undefined;
  },
  async hang({ released }) {
    await released;
    return new Response(null, { status: 503 });
  },
  drop: ({ c }) => disconnect(c),
  async "drop-after"({ c, next }) {
    await next();
    return disconnect(c);
  },
} satisfies Record<string, Misbehaviour>;

function refuse(status: number, message: string, more = {}, headers = {}): Response {
  return Response.json({ message, ...more }, { status, headers });
}

function page(markup: string, status: number): Response {
  return new Response(`<!doctype html><html lang="ja"><title>${status}</title>${markup}</html>`, {
    status,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}

function disconnect(c: Context<HostEnv>): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
