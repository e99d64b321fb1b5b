import type { Handler } from "hono";
import { faultKinds, type Misbehaviour } from "../fault-kinds.js";
import { released } from "../faults.js";
import type { HostEnv } from "../host-env.js";

/** Kinds under a shorter name: the work is done, and its answer never arrives. */
const otherNames = { lost: "drop-after" } as const;

/** Every name that a fault can be asked by. */
export const askedKinds: readonly string[] = [...Object.keys(otherNames), ...Object.keys(faultKinds)];

interface AskedFault {
  readonly kind: keyof typeof faultKinds;
  /** Only calls of this method fail. Without it all do. */
  readonly method: string | undefined;
  readonly delay: number;
}

const written = /^(?:(get|post|put|patch|delete):)?([a-z0-9-]+)(?::([0-9]{1,6}))?$/i;

/** `500`, `slow:5000` (milliseconds), `POST:lost` (only calls of this method); undefined when it is none. */
export function readFault(text: string): AskedFault | undefined {
  const [, method, name = "", delay = "2000"] = written.exec(text) ?? [];
  if (!askedKinds.includes(name)) return undefined;
  const kind = (otherNames as Record<string, AskedFault["kind"]>)[name] ?? (name as AskedFault["kind"]);
  return { kind, method: method?.toUpperCase(), delay: Number(delay) };
}

/** What a page gives its elements as `api-base`, so that each of their calls has the fault. */
export function faultBase(fault: string): string {
  return `/faults/${encodeURIComponent(fault).replaceAll("%3A", ":")}`;
}

/**
 * Answers by `answer`, with the fault that the call asks for: by its query (`/api/journeys?fault=500`), or by what stands
 * before its path (`/faults/500/api/journeys`), since the paths of elements are fixed and an `api-base` has no query.
 */
export function withFaults(answer: (request: Request) => Promise<Response>): Handler<HostEnv> {
  return async (c) => {
    const url = new URL(c.req.url);
    const [, before] = /^\/faults\/([^/]+)(?=\/)/.exec(url.pathname) ?? [];
    if (before !== undefined) url.pathname = url.pathname.slice("/faults/".length + before.length);
    const fault = url.searchParams.get("fault") ?? (before === undefined ? null : c.req.param("fault"));
    url.searchParams.delete("fault");
    const request = new Request(url, c.req.raw);
    if (fault === null || fault === undefined) return answer(request);
    const asked = readFault(fault);
    if (!asked) return c.json({ message: `There is no fault "${fault}": ${askedKinds.join(", ")}.` }, 400);
    if (asked.method !== undefined && asked.method !== request.method) return answer(request);
    const misbehave: Misbehaviour = faultKinds[asked.kind];
    const next = async () => {
      c.res = await answer(request);
    };
    const changed = await misbehave({ c, next, delay: asked.delay, released: released(c) });
    // Returned, it would be ignored once there is an answer, as in `lost`.
    if (changed) c.res = changed;
    return c.res;
  };
}
