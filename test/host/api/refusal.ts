import type { Clash } from "./salon/clash.js";

/** The body of a refused request (rules: refusal-by-field). `errors` holds messages by field path, `inputs.0.text`. */
export interface RefusalBody {
  message: string;
  code?: "invalid" | "conflict" | "stale" | "in_use" | "not_allowed";
  errors?: Record<string, string[]>;
  /** With 409: what stands there now of what was changed meanwhile. */
  vals?: Record<string, unknown>;
  metas?: Record<string, unknown>;
  /** With `conflict`: what is in the way, and whether it may be done all the same (rules: clash-cannot-be-forced). */
  conflicts?: Clash[];
  forcible?: boolean;
  /** With `in_use`: what uses it. */
  used_by?: { id: number; title: string }[];
  /** With `in_use` of what can be reserved: how many reservations have it. */
  future_reservation_count?: number;
  past_reservation_count?: number;
  /** With `stale`: what stands there now. */
  current?: unknown;
  current_ids?: number[];
}

/** Thrown by a call that cannot do what it was asked; the API turns it into the answer. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409 | 419 | 422 | 501,
    readonly body: RefusalBody,
  ) {
    super(body.message);
    this.name = "Refusal";
  }
}

/** Only callers that say they read JSON get a JSON refusal; the others are sent back to a page, as Laravel does. */
export function answerRefusal({ status, body }: Refusal, request: Request): Response {
  if (wantsJson(request)) return Response.json(body, { status });
  return new Response(null, { status: 302, headers: { location: pageBefore(request) } });
}

/** The page the request came from, when it is one of ours; else the front page. */
export function pageBefore({ url, headers }: Request): string {
  const referrer = headers.get("referer") ?? "";
  if (!URL.canParse(referrer)) return "/";
  const { origin, pathname, search } = new URL(referrer);
  return origin === new URL(url).origin ? pathname + search : "/";
}

function wantsJson({ headers }: Request): boolean {
  return (
    /[/+]json\b/i.test(headers.get("accept") ?? "") ||
    headers.get("x-requested-with")?.toLowerCase() === "xmlhttprequest"
  );
}
