import type { MiddlewareHandler } from "hono";
import { Refusal } from "./refusal.js";

/** Answers of the last so many keys are kept, in memory: who sends one again does so within minutes. */
const most = 1_000;

interface Kept {
  /** What was asked with the key. */
  readonly asked: string;
  readonly answer: Promise<Response>;
}

/**
 * Does what comes with an `Idempotency-Key` once, and answers the same to whoever asks again (rules: once-only-key), also while the
 * first is still at work. What failed on our side is not kept. A key that comes with something else is refused.
 */
export function onceByKey(): MiddlewareHandler {
  const kept = new Map<string, Kept>();
  return async (c, next) => {
    const key = c.req.header("idempotency-key");
    if (key === undefined || c.req.method === "GET") return next();
    // With its query: the same with `?force=1` is another call.
    const { pathname, search } = new URL(c.req.url);
    const asked = `${c.req.method} ${pathname}${search}\n${await c.req.raw.clone().text()}`;
    const known = kept.get(key);
    if (known) {
      if (known.asked !== asked) throw new Refusal(422, { message: "同じキーで別の内容が送信されました。" });
      c.res = (await known.answer).clone();
      return;
    }
    let settle: (answer: Response) => void = () => {};
    const answer = new Promise<Response>((resolve) => {
      settle = resolve;
    });
    kept.set(key, { asked, answer });
    for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
    await next();
    if (c.res.status >= 500) kept.delete(key);
    settle(c.res.clone());
  };
}
