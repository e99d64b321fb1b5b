import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Call } from "../../src/lib/http.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { openHttp, pageOrigin, pageToken } from "./open-http.js";
import { jsonAnswer, skipWaits, stubFetch } from "./stub-fetch.js";

const read = { method: "GET", path: "/api/groups", timeout: 10_000, success: v.unknown() } as const;
const write = { ...read, method: "POST", form: { fields: { a: 1 }, encoding: "json" } } as const;
const unwell = jsonAnswer({ message: "unwell" }, { status: 503 });
const good = jsonAnswer({ good: true });
/** No editor holds such a thing; were it to happen, nothing may be thrown. */
const endless: PlainObject = {};
endless.inner = endless;

describe("where a call goes", () => {
  it.each<[what: string, apiBase: string, path: string, url: string]>([
    ["the page's own origin", "", "/api/x", "https://console.test/api/x"],
    ["below a path prefix", "/console", "/api/x", "https://console.test/console/api/x"],
    ["another origin", "https://api.test", "/api/x", "https://api.test/api/x"],
    ["below a path of another origin", "https://api.test/v2", "/api/x", "https://api.test/v2/api/x"],
    ["a whole address stays as it is", "https://api.test", "https://hook.test/x", "https://hook.test/x"],
    ["a prefix that ends with a slash adds none", "https://api.test/", "/api/x", "https://api.test/api/x"],
    ["a lone slash is no host", "/", "/api/x", "https://console.test/api/x"],
    ["a query of the page's own", "", "/api/x?brand=a%20b", "https://console.test/api/x?brand=a%20b"],
  ])("%s", async (_, apiBase, path, url) => {
    const [sent] = await sendAndRecord({ ...read, path }, { apiBase: () => apiBase });
    expect(sent?.url.href).toBe(url);
  });
});

describe("what every call says", () => {
  it.each<[what: string, call: Call<unknown>, type: string | null, body: string]>([
    ["a read", read, null, ""],
    ["a form", write, "application/x-www-form-urlencoded;charset=UTF-8", `_token=${pageToken}&a=1`],
    ["JSON", { ...read, method: "POST", json: { a: [1] } }, "application/json", '{"a":[1]}'],
    ["JSON that is null", { ...read, method: "PUT", json: null }, "application/json", "null"],
    ["a deletion", { ...read, method: "DELETE" }, null, ""],
  ])("%s", async (_, call, type, body) => {
    const [sent] = await sendAndRecord(call);
    expect(sent).toMatchObject({ method: call.method, body, credentials: "same-origin" });
    expect(Object.fromEntries(sent?.headers ?? [])).toEqual({
      accept: "application/json",
      "x-requested-with": "XMLHttpRequest",
      "x-csrf-token": pageToken,
      ...(type === null ? {} : { "content-type": type }),
    });
  });

  it("a form's own _token gives way to the page's", async () => {
    const form = { fields: { _token: "stale", a: 1 }, encoding: "json" } as const;
    const [sent] = await sendAndRecord({ ...write, form });
    expect(sent?.body).toBe(`_token=${pageToken}&a=1`);
  });
});

describe("the CSRF token", () => {
  it("is read at each call, because pages stay open for hours", async () => {
    const sent = stubFetch(good);
    let token: string | null = "before";
    const http = openHttp({ csrfToken: () => token });
    await http.send(write);
    token = "after";
    await http.send(write);
    token = null;
    await http.send(write);
    expect(sent.map(({ headers }) => headers.get("x-csrf-token"))).toEqual(["before", "after", null]);
    expect(sent.map(({ body }) => new URLSearchParams(body).get("_token"))).toEqual([
      "before",
      "after",
      null,
    ]);
  });

  it.each<[to: string, getsToken: boolean, apiBase: string, path: string]>([
    ["our own origin", true, "", "/api/x"],
    ["the origin of apiBase", true, "https://api.test", "/api/x"],
    ["a whole address of our origin", true, "", `${pageOrigin}/x`],
    ["a whole address of apiBase's origin", true, "https://api.test", "https://api.test/x"],
    ["another origin", false, "", "https://hook.test/x"],
    ["another origin without scheme", false, "", "//hook.test/x"],
    ["our host by http", false, "", "http://console.test/x"],
    ["another port of our host", false, "", "https://console.test:8443/x"],
    ["a host below ours", false, "", "https://sub.console.test/x"],
    ["another origin beside apiBase", false, "https://api.test", "https://hook.test/x"],
  ])("is told to %s: %s", async (_, getsToken, apiBase, path) => {
    const [form] = await sendAndRecord({ ...write, path }, { apiBase: () => apiBase });
    expect(form?.headers.get("x-csrf-token")).toBe(getsToken ? pageToken : null);
    expect(new URLSearchParams(form?.body).get("_token")).toBe(getsToken ? pageToken : null);
    expect(form?.url.href).not.toContain(pageToken);
  });
});

describe("reads are repeated while the server is briefly unwell, writes never", () => {
  it.each([429, 500, 502, 503, 504])("a read that meets %i is sent three times", async (status) => {
    skipWaits();
    const sent = stubFetch(jsonAnswer({ message: "unwell" }, { status }));
    const answer = await openHttp().send(read);
    expect(answer).toEqual({
      ok: false,
      failure: { kind: "refused", status, messages: ["unwell"], body: { message: "unwell" } },
    });
    expect(sent.length).toBe(3);
  });

  it.each([400, 401, 403, 404, 408, 409, 413, 419, 422])("one that meets %i is sent once", async (status) => {
    skipWaits();
    const sent = stubFetch(jsonAnswer({}, { status }));
    expect(await openHttp().send(read)).toMatchObject({ ok: false, failure: { status } });
    expect(sent.length).toBe(1);
  });

  it("a repeat may succeed", async () => {
    skipWaits();
    const sent = stubFetch(unwell, unwell, good);
    expect(await openHttp().send(read)).toEqual({ ok: true, data: { good: true }, status: 200 });
    expect(sent.length).toBe(3);
  });

  it("a repeat carries the token again", async () => {
    skipWaits();
    const sent = stubFetch(unwell, good);
    await openHttp().send(read);
    expect(sent.map(({ headers }) => headers.get("x-csrf-token"))).toEqual([pageToken, pageToken]);
  });

  it.each<[header: string, longest: number]>([
    ["5", 5000],
    ["86400", 30_000],
  ])("Retry-After %s waits %i ms", async (retryAfter, wait) => {
    const waits = skipWaits();
    stubFetch(jsonAnswer({}, { status: 429, headers: { "retry-after": retryAfter } }), good);
    expect(await openHttp().send(read)).toMatchObject({ ok: true });
    expect(waits).toEqual([wait]);
  });

  const faults = [
    ["500", jsonAnswer({}, { status: 500 })],
    ["503 with Retry-After", jsonAnswer({}, { status: 503, headers: { "retry-after": "0" } })],
    ["429", jsonAnswer({}, { status: 429 })],
    ["408", jsonAnswer({}, { status: 408 })],
    ["no connection", () => Promise.reject(new TypeError("fetch failed"))],
  ] as const;
  for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
    it.each(faults)(`${method} that meets %s is sent once`, async (_, respond) => {
      const waits = skipWaits();
      const sent = stubFetch(respond);
      expect(await openHttp().send({ ...write, method })).toMatchObject({ ok: false });
      expect(sent.length).toBe(1);
      expect(waits).toEqual([]);
    });
  }
});

describe("a call never throws", () => {
  it.each<[what: string, facts: Parameters<typeof openHttp>[0], call: Call<unknown>]>([
    [
      "a token that cannot be read",
      {
        csrfToken: () => {
          throw new Error("no document");
        },
      },
      write,
    ],
    [
      "an address with our name before another host",
      {},
      { ...write, path: "https://console.test@hook.test/x" },
    ],
    ["a page without an origin", { origin: () => "null" }, write],
    ["a form that cannot be written", {}, { ...write, form: { fields: { endless }, encoding: "json" } }],
    [
      "a form in brackets that cannot be written",
      {},
      { ...write, form: { fields: { endless }, encoding: "brackets" } },
    ],
    ["JSON that cannot be written", {}, { ...read, method: "PUT", json: endless }],
  ])("%s", async (_, facts, call) => {
    const sent = stubFetch(good);
    const failure = { kind: "unreachable", status: null, messages: [] };
    expect(await openHttp(facts).send(call)).toEqual({ ok: false, failure });
    expect(sent).toEqual([]);
  });

  it.each<[what: string, facts: Parameters<typeof openHttp>[0], setting: string]>([
    ["an apiBase that is no address", { apiBase: () => "https://[" }, "api-base"],
    ["a token with letters beyond Latin-1", { csrfToken: () => "トークン" }, "csrf-token"],
    ["a token of two lines", { csrfToken: () => "a\nb" }, "csrf-token"],
  ])("%s is told as the page's mistake", async (_, facts, setting) => {
    const sent = stubFetch(good);
    const failure = { kind: "unusable-setting", status: null, messages: [], setting };
    for (const call of [read, write])
      expect(await openHttp(facts).send(call)).toEqual({ ok: false, failure });
    expect(sent).toEqual([]);
  });

  it.each(["é", " padded\n", ""])("a token that a header can hold is sent: %j", async (token) => {
    const sent = stubFetch(good);
    expect(await openHttp({ csrfToken: () => token }).send(write)).toMatchObject({ ok: true });
    expect(sent).toHaveLength(1);
  });

  it("a token that no header can hold matters to no other origin", async () => {
    stubFetch(good);
    const http = openHttp({ csrfToken: () => "トークン" });
    expect(await http.send({ ...read, path: "https://hook.test/x" })).toMatchObject({ ok: true });
  });

  it("a signal that was aborted before sends nothing", async () => {
    const sent = stubFetch(good);
    const answer = await openHttp().send({ ...read, signal: AbortSignal.abort() });
    expect(answer).toEqual({ ok: false, failure: { kind: "aborted", status: null, messages: [] } });
    expect(sent).toEqual([]);
  });

  it("an abort while waiting for a repeat ends the call", async () => {
    const leaving = new AbortController();
    const sent = stubFetch(() => {
      queueMicrotask(() => leaving.abort());
      return Response.json({}, { status: 503, headers: { "retry-after": "30" } });
    });
    const answer = await openHttp().send({ ...read, signal: leaving.signal });
    expect(answer).toEqual({ ok: false, failure: { kind: "aborted", status: null, messages: [] } });
    expect(sent.length).toBe(1);
  });
});

async function sendAndRecord(call: Call<unknown>, facts: Parameters<typeof openHttp>[0] = {}) {
  const sent = stubFetch(good);
  expect(await openHttp(facts).send(call)).toMatchObject({ ok: true });
  return sent;
}

it("sends each item of a list under its name with brackets", async () => {
  const sent = stubFetch(jsonAnswer({}));
  const query = { resource_ids: [3, 4], types: ["text", "image"], page: 1 };
  await openHttp().send({ method: "GET", path: "/api/rows", query, timeout: 1_000, success: v.any() });
  expect(sent.map(({ url }) => decodeURIComponent(url.search))).toEqual([
    "?resource_ids[]=3&resource_ids[]=4&types[]=text&types[]=image&page=1",
  ]);
});
