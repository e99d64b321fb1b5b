import type { Limits } from "./limits.js";
import type { CallResponse } from "./response.js";

/** Sends a request; `fetch` of Node, or a test's server in the same process. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

export interface Asked {
  readonly method: string;
  /** Behind the base, with its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Without the CSRF token, to see whether it is asked for. */
  readonly withoutToken?: true;
  /** As a browser asks by itself, without the session. */
  readonly bare?: true;
  /** True for a call that takes away what was made, after the time for asking too. */
  readonly takesAway?: true;
}

export interface Session {
  /** Without a slash at the end. */
  readonly base: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly csrf: string | null;
  readonly origin: string | null;
}

export type Ask = (asked: Asked) => Promise<CallResponse>;

/** Asks as an element would, so many at a time; never throws, and follows no redirect. */
export function createAsk(session: Session, limits: Limits, send: Send, now: () => number = Date.now): Ask {
  const start = now();
  const waiting: (() => void)[] = [];
  let free = limits.atOnce;

  return async (asked) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      const end = start + limits.asking + (asked.takesAway ? limits.takingAway : 0);
      const left = end - now();
      return left <= 0 ? { kind: "skipped" } : await askOnce(asked, Math.min(limits.perCall, left));
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };

  async function askOnce(asked: Asked, time: number): Promise<CallResponse> {
    const began = now();
    const signal = AbortSignal.timeout(time);
    try {
      const response = await send(session.base + asked.path, {
        method: asked.method,
        headers: headersOf(asked, session),
        redirect: "manual",
        signal,
        ...(asked.json !== undefined && { body: JSON.stringify(asked.json) }),
      });
      const bytes = await wholeBody(response, limits.bytes, signal);
      return {
        kind: "answer",
        status: response.status,
        headers: response.headers,
        bytes,
        took: now() - began,
      };
    } catch (error) {
      return signal.aborted
        ? { kind: "timeout", after: time }
        : { kind: "unreachable", reason: codeOf(error) };
    }
  }
}

/** Headers that `src/lib/http.ts` sends, and then those of the session, which win. */
function headersOf({ json, headers, withoutToken, bare }: Asked, session: Session): Headers {
  if (bare) return new Headers(headers);
  const all = new Headers({ Accept: "application/json", "X-Requested-With": "XMLHttpRequest" });
  if (session.origin !== null) all.set("Origin", session.origin);
  if (json !== undefined) all.set("Content-Type", "application/json");
  for (const [name, value] of session.headers) all.set(name, value);
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value);
  if (session.csrf !== null) all.set("X-CSRF-TOKEN", session.csrf);
  if (withoutToken) all.delete("X-CSRF-TOKEN");
  return all;
}

/** The body in pieces, so that one without an end is given up. */
async function wholeBody({ body }: Response, most: number, signal: AbortSignal): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  signal.addEventListener("abort", stop);
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (signal.aborted) throw new Error("Too late.");
    if (done) break;
    pieces.push(value);
    size += value.length;
    if (size > most) {
      stop();
      break;
    }
  }
  signal.removeEventListener("abort", stop);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** `ECONNREFUSED` and the like: messages may quote what was sent. */
function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as Error & { code?: unknown };
    if (typeof code === "string" && /^[A-Z][A-Z0-9_]+$/.test(code)) return code;
  }
  return "the connection broke";
}
