import type { IncomingMessage, ServerResponse } from "node:http";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Call } from "../../src/lib/http.js";
import { startServer } from "./local-server.js";
import { openHttp, pageToken } from "./open-http.js";

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** Long enough for any answer of a server on this machine. */
const patient = 10_000;
/** For servers that never come to an end: long enough to reach one on a busy machine, short enough to wait for. */
const impatient = 200;

const timeout = { ok: false, failure: { kind: "timeout", status: null, messages: [] } };
const aborted = { ok: false, failure: { kind: "aborted", status: null, messages: [] } };
const unreachable = { ok: false, failure: { kind: "unreachable", status: null, messages: [] } };
const unreadable = { ok: false, failure: { kind: "unreadable", status: 200, messages: [] } };
/** A page in place of an answer, most likely the login. */
const page = { ok: false, failure: { ...unreadable.failure, isPage: true } };
const jsonType = { "content-type": "application/json" };

describe("no whole answer in time", () => {
  it.each<[what: string, respond: Respond]>([
    ["no answer at all", () => undefined],
    ["headers alone", (_, response) => response.writeHead(200, jsonType).flushHeaders()],
    ["a body that drips for ever", (_, response) => drip(response, () => " ")],
    ["a whole document, then no end", (_, response) => response.writeHead(200, jsonType).write('{"aid":1}')],
  ])("%s: a write and a read both time out, sent once", async (_, respond) => {
    const server = await startServer(respond);
    const methods = ["POST", "GET"] as const;
    const answers = methods.map((method) => send(server.origin, { method, timeout: impatient }));
    expect(await Promise.all(answers)).toEqual([timeout, timeout]);
    expect(server.requests.map(({ method }) => method).sort()).toEqual(["GET", "POST"]);
  });

  it("a read that could be ended by its caller times out all the same", async () => {
    const server = await startServer(() => undefined);
    const { signal } = new AbortController();
    expect(await send(server.origin, { method: "GET", signal, timeout: impatient })).toEqual(timeout);
  });

  it("a failure whose body drips is told by its status, in time", async () => {
    const server = await startServer((_, response) => drip(response.writeHead(500, jsonType), () => " "));
    const failure = { kind: "refused", status: 500, messages: [] };
    expect(await send(server.origin, { timeout: impatient })).toEqual({ ok: false, failure });
  });
});

describe("a call that we end ourselves", () => {
  it.each<[what: string, respond: (end: () => void) => Respond]>([
    ["before an answer", (end) => () => end()],
    ["in the middle of a body", (end) => (_, response) => response.writeHead(200, jsonType).write("{", end)],
  ])("%s", async (_, respond) => {
    const leaving = new AbortController();
    const server = await startServer(respond(() => leaving.abort()));
    expect(await send(server.origin, { method: "GET", signal: leaving.signal })).toEqual(aborted);
    expect(server.requests.length).toBe(1);
  });
});

describe("no connection", () => {
  it.each<[what: string, respond: Respond]>([
    ["the connection breaks before an answer", (request) => request.socket.destroy()],
    ["it breaks in the middle of the headers", (request) => void request.socket.end("HTTP/1.1 200 O")],
    [
      "it breaks in the middle of the body",
      (request, response) => {
        response.writeHead(200, { ...jsonType, "content-length": "100" });
        response.write('{"aid":1', () => request.socket.destroy());
      },
    ],
  ])("%s: a write is not repeated", async (_, respond) => {
    const server = await startServer(respond);
    expect(await send(server.origin, {})).toEqual(unreachable);
    expect(server.requests.length).toBe(1);
  });

  it("nobody listens", async () => {
    expect(await send("http://127.0.0.1:1", {})).toEqual(unreachable);
  });
});

describe("answers of old servers", () => {
  it.each<[what: string, respond: Respond, answer: unknown]>([
    ["a byte order mark before the JSON", ok('\ufeff{"aid":1}'), { ok: true, data: { aid: 1 }, status: 200 }],
    [
      "a Japanese text in pieces",
      pieces('{"description":"来店お礼"}'),
      { ok: true, data: { description: "来店お礼" }, status: 200 },
    ],
    ["204", (_, response) => response.writeHead(204).end(), { ok: true, data: null, status: 204 }],
    [
      "201",
      (_, response) => response.writeHead(201, jsonType).end("{}"),
      { ok: true, data: {}, status: 201 },
    ],
    ["a maintenance page", ok("<h1>メンテナンス中です</h1>", "text/html"), page],
    ["JSON cut off by a proxy", ok('{"aid":'), unreadable],
  ])("%s", async (_, respond, answer) => {
    const server = await startServer(respond);
    expect(await send(server.origin, {})).toEqual(answer);
    expect(server.requests.length).toBe(1);
  });

  it("a redirect to the login page is unreadable, and the write is not sent again", async () => {
    const server = await startServer((request, response) => {
      if (request.url === "/login") ok("<title>ログイン</title>", "text/html")(request, response);
      else response.writeHead(302, { location: "/login" }).end();
    });
    expect(await send(server.origin, {})).toEqual(page);
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /api/x",
      "GET /login",
    ]);
    expect(server.requests[1]?.body).toBe("");
  });

  it.each([
    [301, "GET"],
    [302, "POST"],
    [303, "PUT"],
    [307, "POST"],
    [308, "DELETE"],
  ] as const)("a redirect (%i) of a %s to another origin is not followed", async (status, method) => {
    const elsewhere = await startServer(ok('{"aid":1}'));
    const server = await startServer((_, response) =>
      response.writeHead(status, { location: `${elsewhere.origin}/api/x` }).end(),
    );
    expect(await send(server.origin, { method })).toEqual(unreachable);
    expect(elsewhere.requests).toEqual([]);
  });

  it("a redirect within the origin is followed", async () => {
    const server = await startServer((request, response) => {
      if (request.url === "/api/y") ok('{"aid":1}')(request, response);
      else response.writeHead(308, { location: "/api/y" }).end();
    });
    const form = { fields: { a: 1 }, encoding: "json" } as const;
    expect(await send(server.origin, { form })).toEqual({ ok: true, data: { aid: 1 }, status: 200 });
    expect(server.requests.map(({ token }) => token)).toEqual([pageToken, pageToken]);
    expect(server.requests[1]?.body).toBe(server.requests[0]?.body);
  });

  it("a payload of 200 long texts arrives whole", async () => {
    const server = await startServer(ok("{}"));
    const inputs = Array.from({ length: 200 }, (_, i) => ({ type: 1, text: `${i}`.padEnd(4500, "あ") }));
    const form = { fields: { inputs }, encoding: "json" } as const;
    expect(await send(server.origin, { form })).toMatchObject({ ok: true });
    const body = new URLSearchParams(server.requests[0]?.body);
    expect(JSON.parse(body.get("inputs") ?? "")).toEqual(inputs);
  });
});

function send(origin: string, call: Partial<Call<unknown>>) {
  const base = { method: "POST", path: "/api/x", timeout: patient, success: v.unknown() } as const;
  return openHttp({ origin: () => origin }).send({ ...base, ...call });
}

function ok(body: string, type = "application/json"): Respond {
  return (_, response) => response.writeHead(200, { "content-type": type }).end(body);
}

/** Sends a body byte by byte, so that characters arrive in pieces. */
function pieces(body: string): Respond {
  return (_, response) => {
    response.writeHead(200, jsonType);
    for (const byte of Buffer.from(body)) response.write(Buffer.of(byte));
    response.end();
  };
}

/** One byte after the other, until the other side has had enough. */
function drip(response: ServerResponse, next: () => string): void {
  if (!response.headersSent) response.writeHead(200, jsonType);
  response.write(next());
  const drops = setInterval(() => response.write(next()), 5);
  response.on("close", () => clearInterval(drops));
}
