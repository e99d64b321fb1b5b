import type { MiddlewareHandler } from "hono";
import { readFields } from "./form-body.js";
import { Refusal } from "./refusal.js";

/** Refuses writes without this page's token, in the header `X-CSRF-TOKEN` or in the form field `_token` (rules: csrf-token). */
export function requireCsrfToken(token: () => string): MiddlewareHandler {
  return async ({ req: { raw: request } }, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead && (await sentToken(request)) !== token()) {
      throw new Refusal(419, { message: "ページの有効期限が切れました。" });
    }
    await next();
  };
}

/** Works on a copy: the call itself still has to read the body. */
async function sentToken(request: Request): Promise<string | undefined> {
  const header = request.headers.get("x-csrf-token");
  if (header !== null) return header;
  for (const [name, value] of await readFields(request.clone())) if (name === "_token") return value;
  return undefined;
}
