import type { MiddlewareHandler } from "hono";
import type { HostEnv } from "./host-env.js";

/** One request that reached the host. `status` is null while there is no answer, and stays null when there never was one. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  status: number | null;
}

const headersOfInterest = [
  "accept",
  "content-type",
  "x-csrf-token",
  "x-requested-with",
  "x-socket-id",
  "referer",
];

/** Long-running hosts forget the oldest. */
const CAPACITY = 1000;

export interface RequestLog {
  readonly middleware: MiddlewareHandler<HostEnv>;
  list(): readonly LoggedRequest[];
  clear(): void;
}

/** Remembers API calls and form posts as they arrive, before anything can go wrong with them. */
export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];

  return {
    async middleware(c, next) {
      const entry = await record(c.req.raw);
      entries = [...entries, entry].slice(-CAPACITY);
      await next();
      if (!c.env.incoming.socket.destroyed) entry.status = c.res.status;
    },
    list: () => entries,
    clear() {
      entries = [];
    },
  };
}

async function record(request: Request): Promise<LoggedRequest> {
  const { pathname, search } = new URL(request.url);
  const headers = headersOfInterest.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    method: request.method,
    path: pathname,
    query: search.slice(1),
    headers: Object.fromEntries(headers),
    body: await request.clone().text(),
    status: null,
  };
}
