import type { Context, MiddlewareHandler } from "hono";
import * as v from "valibot";
import { faultKinds, type Misbehaviour } from "./fault-kinds.js";
import type { HostEnv } from "./host-env.js";

const faultSchema = v.object({
  /** A path. A part such as `:id` stands for any value, a final `*` for anything at all. */
  path: v.pipe(v.string(), v.startsWith("/")),
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  kind: v.picklist(Object.keys(faultKinds) as (keyof typeof faultKinds)[]),
  /** How many requests it catches before it is gone; `always` is never gone by itself. */
  times: v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.literal("always")]), 1),
  /** For `slow`: milliseconds. For `drip`: milliseconds a byte. */
  delay: v.optional(v.pipe(v.number(), v.minValue(0)), 2000),
});

export type Fault = v.InferOutput<typeof faultSchema>;

export interface Faults {
  /** Catches the requests that an armed fault names; the first armed wins. */
  readonly middleware: MiddlewareHandler<HostEnv>;
  /** Throws what is wrong with it when `fault` is not one. */
  arm(fault: unknown): Fault;
  list(): readonly Fault[];
  /** Forgets every fault and lets go of the requests that hang. */
  disarm(): void;
}

export function createFaults(): Faults {
  let armed: Fault[] = [];
  let letGo = new AbortController();

  return {
    async middleware(c, next) {
      const fault = armed.find((each) => catches(each, c.req.method, c.req.path));
      if (!fault) return next();
      if (fault.times !== "always") fault.times -= 1;
      armed = armed.filter(({ times }) => times !== 0);
      const misbehave: Misbehaviour = faultKinds[fault.kind];
      const answer = await misbehave({ c, next, delay: fault.delay, released: released(c, letGo.signal) });
      // Returned, it would be ignored once `next()` has answered, as in `drop-after`.
      if (answer) c.res = answer;
    },
    arm(fault) {
      const parsed = v.parse(faultSchema, fault);
      armed.push(parsed);
      return parsed;
    },
    list: () => armed,
    disarm() {
      armed = [];
      letGo.abort();
      letGo = new AbortController();
    },
  };
}

function catches({ path, method }: Fault, sentMethod: string, sentPath: string): boolean {
  if (method !== undefined && method !== sentMethod) return false;
  return patternOf(path).test(sentPath);
}

function patternOf(path: string): RegExp {
  const parts = path.split("/").map((part) => {
    if (part.startsWith(":")) return "[^/]+";
    return part.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*$/, ".*");
  });
  return new RegExp(`^${parts.join("/")}$`);
}

/** Resolves when the caller is gone or `letGo` lets everybody go. */
export function released(c: Context<HostEnv>, letGo?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      letGo?.removeEventListener("abort", end);
      resolve();
    };
    c.env.outgoing.once("close", end);
    letGo?.addEventListener("abort", end);
  });
}
