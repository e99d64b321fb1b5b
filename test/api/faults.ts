import { vi } from "vitest";
import type { Failure, FailureBody } from "../../src/lib/failure.js";
import type { Responder, SentRequest } from "../lib/stub-fetch.js";

/** One way in which a call can go wrong, and what is made of it, whatever the call. */
export interface Fault {
  name: string;
  respond: Responder;
  failure: Failure;
  /** What is kept of what came: JSON as it is, a text that is no page. */
  kept?: FailureBody;
  /** Reads are repeated twice when a server is briefly unwell or out of reach. */
  repeatsReads?: true;
}

const reason = "しばらくしてからお試しください。";
const fields = { "inputs.0.text": ["本文に使えない文字があります。"], a_name: ["長すぎます。"] };
const sentences = Object.values(fields).flat();
const loginPage = "<!doctype html><title>ログイン</title><form method=post>";

export const faults: readonly Fault[] = [
  { name: "no answer in time", respond: hang, failure: lost("timeout") },
  { name: "a body that stops in the middle", respond: endlessBody(1), failure: lost("timeout") },
  { name: "a body that drips", respond: endlessBody(100), failure: lost("timeout") },
  {
    name: "no connection",
    respond: disconnect("fetch failed"),
    failure: lost("unreachable"),
    repeatsReads: true,
  },
  { name: "no connection, as Safari says it", respond: disconnect("Load failed"), failure: lost("unreachable"), repeatsReads: true }, // biome-ignore format: one row a line
  { name: "a body that breaks off", respond: brokenBody(200), failure: lost("unreachable") },
  {
    name: "400",
    respond: json(400, { message: reason }),
    kept: { body: { message: reason } },
    failure: refused(400, reason),
  },
  {
    name: "401",
    respond: json(401, { message: reason }),
    kept: { body: { message: reason } },
    failure: refused(401, reason),
  },
  { name: "401 as a page", respond: page(401), failure: refused(401) },
  {
    name: "403",
    respond: json(403, { message: reason }),
    kept: { body: { message: reason } },
    failure: of("forbidden", 403, reason),
  },
  { name: "403 without a body", respond: json(403), failure: of("forbidden", 403) },
  {
    name: "404",
    respond: json(404, { message: reason }),
    kept: { body: { message: reason } },
    failure: refused(404, reason),
  },
  { name: "404 as a page", respond: page(404), failure: refused(404) },
  { name: "405 as a page", respond: page(405), failure: refused(405) },
  {
    name: "409",
    respond: json(409, { message: reason }),
    kept: { body: { message: reason } },
    failure: of("expired", 409, reason),
  },
  { name: "409 with a plain text", respond: text(409, " 他の人が更新しました\n", "text/plain"), failure: of("expired", 409), kept: { text: "他の人が更新しました" } }, // biome-ignore format: one row a line
  { name: "400 with a long text", respond: text(400, `${"長".repeat(1_999)}👍`, "text/plain"), failure: refused(400), kept: { text: "長".repeat(1_999) } }, // biome-ignore format: one row a line
  {
    name: "400 with a page that says it is a text",
    respond: text(400, loginPage, "text/plain"),
    failure: refused(400),
  },
  { name: "400 with blanks", respond: text(400, " \n", "text/plain"), failure: refused(400) },
  { name: "413 as a page", respond: page(413), failure: refused(413) },
  {
    name: "419",
    respond: json(419, { message: reason }),
    kept: { body: { message: reason } },
    failure: of("expired", 419, reason),
  },
  { name: "419 as a page", respond: page(419), failure: of("expired", 419) },
  { name: "422 with errors", respond: json(422, { message: reason, errors: fields }), kept: { body: { message: reason, errors: fields } }, failure: invalid([reason, ...sentences], fields) }, // biome-ignore format: one row a line
  {
    name: "422 with a map at the top",
    respond: json(422, fields),
    kept: { body: fields },
    failure: invalid(sentences, fields),
  },
  {
    name: "422 with a message only",
    respond: json(422, { message: reason }),
    kept: { body: { message: reason } },
    failure: invalid([reason], {}),
  },
  { name: "422 with nested errors", respond: json(422, { errors: { inputs: [{ text: [reason] }] } }), kept: { body: { errors: { inputs: [{ text: [reason] }] } } }, failure: invalid([reason], { inputs: [reason] }) }, // biome-ignore format: one row a line
  { name: "422 that repeats itself", respond: json(422, { message: reason, errors: { a: [reason, reason] } }), kept: { body: { message: reason, errors: { a: [reason, reason] } } }, failure: invalid([reason], { a: [reason, reason] }) }, // biome-ignore format: one row a line
  { name: "422 with a list of errors", respond: json(422, { errors: [reason, reason] }), kept: { body: { errors: [reason, reason] } }, failure: invalid([reason], { "": [reason, reason] }) }, // biome-ignore format: one row a line
  { name: "422 with null errors", respond: json(422, { message: null, errors: null }), kept: { body: { message: null, errors: null } }, failure: invalid([], {}) }, // biome-ignore format: one row a line
  { name: "422 whose body breaks off", respond: brokenBody(422), failure: invalid([], {}) },
  { name: "422 without a body", respond: json(422), failure: invalid([], {}) },
  { name: "422 with hostile keys", respond: text(422, '{"__proto__":{"polluted":1},"errors":{"__proto__":["x"],"constructor":["y"],"a":["z"]}}'), failure: invalid(["z"], { a: ["z"] }), kept: { body: { errors: { a: ["z"] } } } }, // biome-ignore format: one row a line
  { name: "429", respond: json(429, { message: reason }, { "retry-after": "30" }), kept: { body: { message: reason } }, failure: refused(429, reason), repeatsReads: true }, // biome-ignore format: one row a line
  { name: "429 that names a day", respond: json(429, {}, { "retry-after": "86400" }), kept: { body: {} }, failure: refused(429), repeatsReads: true }, // biome-ignore format: one row a line
  {
    name: "500",
    respond: json(500, { message: reason }),
    kept: { body: { message: reason } },
    failure: refused(500, reason),
    repeatsReads: true,
  },
  { name: "500 as a page", respond: page(500), failure: refused(500), repeatsReads: true },
  { name: "502 as a page", respond: page(502), failure: refused(502), repeatsReads: true },
  {
    name: "500 with broken JSON",
    respond: text(500, '{"message":'),
    failure: refused(500),
    kept: { text: '{"message":' },
    repeatsReads: true,
  },
  { name: "503", respond: json(503), failure: refused(503), repeatsReads: true },
  { name: "503 that names a time", respond: json(503, {}, { "retry-after": "Wed, 21 Oct 2099 07:28:00 GMT" }), kept: { body: {} }, failure: refused(503), repeatsReads: true }, // biome-ignore format: one row a line
  { name: "504 as a page", respond: page(504), failure: refused(504), repeatsReads: true },
  { name: "500 whose body drips", respond: endlessBody(100, 500), failure: refused(500), repeatsReads: true }, // biome-ignore format: one row a line
  { name: "a login page with 200", respond: page(200), failure: pageInstead() },
  { name: "a login page that says it is JSON", respond: text(200, loginPage), failure: unreadable() },
  { name: "JSON that breaks off", respond: text(200, '{"aid": 1,'), failure: unreadable() },
  { name: "a notice before the JSON", respond: text(200, 'Warning: x\n{"aid":1}'), failure: unreadable() },
  { name: "JSON that says it is a text", respond: text(200, '{"aid":1}', "text/plain"), failure: unreadable() }, // biome-ignore format: one row a line
  { name: "a number beyond all numbers", respond: text(200, '{"aid":1e999}'), failure: unreadable() },
  { name: "blanks alone", respond: text(200, " \n"), failure: unreadable() },
  {
    name: "JSON 250 levels deep",
    respond: text(200, "[".repeat(250) + "]".repeat(250)),
    failure: unreadable(),
  },
];

/** Ends the time of a call at the moment that a responder asks for it; no test waits for a clock. */
export function takeOverTimeouts(): void {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    current = new AbortController();
    return current.signal;
  });
}

let current = new AbortController();

function timeIsUp(): void {
  current.abort(new DOMException("The operation timed out.", "TimeoutError"));
}

function hang(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    request.signal.addEventListener("abort", () => reject(request.signal.reason));
    timeIsUp();
  });
}

/** Piece after piece, and never the last; the time is up after some of them. */
function endlessBody(pieces: number, status = 200): Responder {
  return (request) => {
    let sent = 0;
    const body = new ReadableStream({
      start(stream) {
        request.signal.addEventListener("abort", () => stream.error(request.signal.reason));
      },
      pull(stream) {
        if (sent++ === pieces) return timeIsUp();
        stream.enqueue(new TextEncoder().encode(" "));
      },
    });
    return new Response(body, { status, headers: { "content-type": "application/json" } });
  };
}

function brokenBody(status: number): Responder {
  return () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError("terminated")) });
    return new Response(body, { status, headers: { "content-type": "application/json" } });
  };
}

function disconnect(message: string): Responder {
  return () => Promise.reject(new TypeError(message));
}

function json(status: number, data?: unknown, headers: Record<string, string> = {}): Responder {
  return () =>
    data === undefined ? new Response(null, { status, headers }) : Response.json(data, { status, headers });
}

function text(status: number, body: string, type = "application/json"): Responder {
  return () => new Response(body, { status, headers: { "content-type": type } });
}

function page(status: number): Responder {
  return () => new Response(loginPage, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}

function lost(kind: "timeout" | "unreachable"): Failure {
  return { kind, status: null, messages: [] };
}

function pageInstead(): Failure {
  return { kind: "unreadable", status: 200, messages: [], isPage: true };
}

function unreadable(): Failure {
  return { kind: "unreadable", status: 200, messages: [] };
}

function refused(status: number, ...messages: string[]): Failure {
  return of("refused", status, ...messages);
}

function of(kind: "expired" | "forbidden" | "refused", status: number, ...messages: string[]): Failure {
  return { kind, status, messages };
}

function invalid(messages: string[], byField: Record<string, string[]>): Failure {
  return { kind: "invalid", status: 422, messages, fields: byField };
}

/** What a failure says besides: of what was too large, how large it was. */
export function sizeSaid({ status }: Failure, [sent]: readonly SentRequest[]): { sent?: number } {
  return status === 413 && sent?.body ? { sent: new TextEncoder().encode(sent.body).length } : {};
}
