import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { openHttp } from "./open-http.js";
import { jsonAnswer, type Responder, stubFetch } from "./stub-fetch.js";

const lost: Responder = () => Promise.reject(new TypeError("Failed to fetch"));
const done = jsonAnswer({ aid: 1 });
const first: PlainObject = { a_name: "一" };
const edited: PlainObject = { a_name: "二" };

describe("the key of a call that must be done once", () => {
  it.each<[what: string, answers: [Responder, ...Responder[]], payloads: PlainObject[], keys: number[]]>([
    ["stays while no answer comes", [lost], [first, first, first], [0, 0, 0]],
    ["is another after an answer", [done], [first, first], [0, 1]],
    ["is another after a refusal", [jsonAnswer({}, { status: 422 }), done], [first, first], [0, 1]],
    ["is another after an answer that cannot be read", [page(200), done], [first, first], [0, 1]],
    ["is another after an edit", [lost], [first, edited], [0, 1]],
    ["is another after an edit that was taken back", [lost], [first, edited, first], [0, 1, 2]],
    ["stays when what stands before the server answers", [page(502), page(503), page(504), done], [first, first, first, first], [0, 0, 0, 0]], // biome-ignore format: one row a line
    ["is another after an error of the server itself", [page(500), done], [first, first], [0, 1]],
    ["stays when the answer breaks off", [broken(), done, done], [first, first, first], [0, 0, 1]],
  ])("%s", async (_, answers, payloads, keys) => {
    const sent = stubFetch(...answers);
    const http = openHttp();
    for (const payload of payloads) await save(http, payload);
    expect(numbered(sent.map(({ headers }) => headers.get("idempotency-key")))).toEqual(keys);
  });

  it("belongs to one address", async () => {
    const sent = stubFetch(lost);
    const http = openHttp();
    for (const path of ["/api/a", "/api/b", "/api/a"]) await save(http, first, path);
    expect(numbered(sent.map(({ headers }) => headers.get("idempotency-key")))).toEqual([0, 1, 0]);
  });

  it("stays when the page's token was renewed meanwhile", async () => {
    const sent = stubFetch(lost);
    let token = "before";
    const http = openHttp({ csrfToken: () => token });
    const form = { fields: first, encoding: "json" } as const;
    const call = {
      method: "POST",
      path: "/api/x",
      form,
      timeout: 1_000,
      success: v.any(),
      once: true,
    } as const;
    await http.send(call);
    token = "after";
    await http.send(call);
    expect(sent[0]?.body).not.toBe(sent[1]?.body);
    expect(numbered(sent.map(({ headers }) => headers.get("idempotency-key")))).toEqual([0, 0]);
  });

  it("is not sent with other calls", async () => {
    const sent = stubFetch(done);
    const call = { method: "POST", path: "/api/x", json: first, timeout: 1_000, success: v.any() } as const;
    await openHttp().send(call);
    expect(sent[0]?.headers.has("idempotency-key")).toBe(false);
  });
});

function save(http: ReturnType<typeof openHttp>, json: PlainObject = {}, path = "/api/x") {
  return http.send({ method: "POST", path, json, timeout: 1_000, success: v.any(), once: true });
}

/** Each key by the order of its first use. */
function numbered(keys: (string | null)[]): number[] {
  const known = [...new Set(keys)];
  return keys.map((key) => known.indexOf(key));
}

function page(status: number): Responder {
  return () => new Response("<p>…</p>", { status, headers: { "content-type": "text/html" } });
}

function broken(): Responder {
  return () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError("terminated")) });
    return new Response(body, { headers: { "content-type": "application/json" } });
  };
}
