import type { MiddlewareHandler } from "hono";

/** What the library sends besides what browsers send by themselves. */
const sentHeaders = ["X-CSRF-TOKEN", "X-Requested-With", "Idempotency-Key", "X-Socket-ID", "Content-Type"];
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
/** What a script of another origin may read of an answer: how long to wait before another try. */
const readHeaders = "Retry-After";
/** Of so many pages that may not ask it is said once each, and then no more. */
const mostHints = 20;

/** The origin of a page as browsers write it; `null` is that of a page that was opened as a file. Throws a sentence. */
export function originOf(text: string): string {
  if (text === "null") return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`"${text}" is not the origin of a page; write one such as https://shop.example.`);
}

/** Lets pages of these origins ask, with cookies, and no others but our own (CORS). */
export function onlyFrom(
  origins: readonly string[],
  report: (line: string) => void = () => {},
): MiddlewareHandler {
  const hinted = new Set<string>();
  return async (c, next) => {
    const origin = c.req.header("origin");
    const isPreflight = c.req.method === "OPTIONS";
    const isOurs = origin === undefined || origin === new URL(c.req.url).origin;
    if (!isOurs && !origins.includes(origin)) {
      const message = `Pages of ${origin} may not ask: start with --origin ${origin}`;
      if (!hinted.has(origin) && hinted.size < mostHints) report(message);
      hinted.add(origin);
      return c.json({ message }, 403, { vary: "Origin" });
    }
    if (isPreflight) c.res = new Response(null, { status: 204, headers: { allow: methods.join(", ") } });
    else await next();
    c.header("vary", "Origin", { append: true });
    if (isOurs) return;
    c.header("access-control-allow-origin", origin);
    c.header("access-control-allow-credentials", "true");
    if (!isPreflight) return c.header("access-control-expose-headers", readHeaders);
    c.header("access-control-allow-methods", methods.join(", "));
    c.header("access-control-allow-headers", sentHeaders.join(", "));
    c.header("access-control-max-age", "600");
    // A page of the internet that asks a machine of one's own.
    if (c.req.header("access-control-request-private-network") === "true")
      c.header("access-control-allow-private-network", "true");
  };
}
