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
  "500-text": () =>
    new Response("ただいま確認できません", {
      status: 500,
      headers: { "content-type": "text/plain; charset=utf-8" },
    }),
  "500-empty": () => new Response(null, { status: 500 }),
  "500-html": () => page("<h1>500 Internal Server Error</h1>", 500),
  html: () => page("<h1>メンテナンス中です</h1>", 200),
  "redirect-login": () => new Response(null, { status: 302, headers: { location: "/login" } }),
  malformed: () => new Response('{"aid": 1,', { headers: { "content-type": "application/json" } }),
  "wrong-shape": () => Response.json({ aid: "one", items: 5, description: { not: "a list" } }),
  preparing: () => refuse(202, "一覧を準備しています。"),
  empty: () => new Response(null, { status: 204 }),
  "205": () => new Response(null, { status: 205 }),
  "numbers-as-text": (turn) => reshape(turn, (body) => mapLeaves(body, textOfNumber)),
  "null-lists": (turn) =>
    reshape(turn, (body) => mapLeaves(body, (leaf) => (Array.isArray(leaf) ? null : leaf))),
  "extra-keys": (turn) => reshape(turn, (body) => withKeys(body, { future: { a: [1] }, __v: 2 })),
  huge: (turn) => reshape(turn, (body) => withKeys(body, { padding: "x".repeat(50_000_000) })),
  "redirect-elsewhere": (turn) =>
    reshape(turn, (body) => withKeys(body, { redirect_to: "https://example.com/elsewhere" })),
  async slow({ next, delay, released }) {
    await Promise.race([released, after(delay)]);
    await next();
    return undefined;
  },
  async drip({ c, next, delay, released }) {
    await next();
    const bytes = new Uint8Array(await c.res.arrayBuffer());
    return new Response(drip(bytes, delay, released), c.res);
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

/** What each kind is called in the panel. */
export const faultNames: Readonly<Record<keyof typeof faultKinds, string>> = {
  "401": "401 認証切れ",
  "403": "403 権限なし",
  "403-empty": "403 権限なし（本文なし）",
  "404": "404 見つからない",
  "409": "409 競合・期限切れ",
  "419": "419 期限切れ",
  "422": "422 入力内容の誤り",
  "429": "429 回数の制限",
  "500": "500 サーバーエラー",
  "500-text": "500 サーバーエラー（文章）",
  "500-empty": "500 サーバーエラー（本文なし）",
  "500-html": "500 サーバーエラー（HTML）",
  html: "200 だが中身はHTML",
  "redirect-login": "302 ログイン画面へ",
  malformed: "壊れたJSON",
  "wrong-shape": "形の違うJSON",
  preparing: "202 準備中",
  empty: "204 本文なし",
  "205": "205 別の画面へ",
  "numbers-as-text": "数値が文字列",
  "null-lists": "一覧がnull",
  "extra-keys": "知らない項目が増える",
  huge: "50MBの応答",
  "redirect-elsewhere": "外部サイトへのredirect_to",
  slow: "遅い応答",
  drip: "少しずつ届く応答",
  hang: "応答しない",
  drop: "処理前に切断",
  "drop-after": "処理後に切断",
};

/** Lets the host do its work and changes what it says. An answer that is no JSON stays as it is. */
async function reshape({ c, next }: Turn, change: (body: unknown) => unknown): Promise<Response | undefined> {
  await next();
  if (!/json/.test(c.res.headers.get("content-type") ?? "")) return undefined;
  return Response.json(change(await c.res.json()), { status: c.res.status });
}

function withKeys(body: unknown, keys: object): unknown {
  return typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body, ...keys } : body;
}

/** Changes a value and, where it is an object, what is in it. The answer itself keeps its shape. */
function mapLeaves(body: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(body)) return body.map((each) => mapLeaves(each, change));
  if (typeof body !== "object" || body === null) return change(body);
  return Object.fromEntries(
    Object.entries(body).map(([key, each]) => [key, mapLeaves(change(each), change)]),
  );
}

function textOfNumber(leaf: unknown): unknown {
  return typeof leaf === "number" ? String(leaf) : leaf;
}

function drip(bytes: Uint8Array, delay: number, released: Promise<void>): ReadableStream<Uint8Array> {
  let sent = 0;
  let letGo = false;
  void released.then(() => {
    letGo = true;
  });
  return new ReadableStream({
    async pull(controller) {
      await Promise.race([released, after(delay)]);
      if (!letGo && sent < bytes.length) controller.enqueue(bytes.slice(sent, ++sent));
      if (letGo || sent >= bytes.length) controller.close();
    },
  });
}

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

/** Keeps no program running that has nothing else to do. */
function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
