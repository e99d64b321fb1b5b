import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Call } from "../../src/lib/http.js";
import { faults, sizeSaid, takeOverTimeouts } from "../api/faults.js";
import { openHttp } from "./open-http.js";
import { jsonAnswer, skipWaits, stubFetch } from "./stub-fetch.js";

// Every fault for every kind of call that can be made, whether or not a function of the library makes it yet.

const read: Call<unknown> = { method: "GET", path: "/api/x", timeout: 10_000, success: v.unknown() };
const form: Call<unknown>["form"] = { fields: { a: 1 }, encoding: "json" };
const searches = ["あ", "あい", "あいう"];

const calls: readonly [kind: string, call: Call<unknown>][] = [
  ["a read", read],
  ["a read that can be ended", { ...read, signal: new AbortController().signal }],
  ["a creating write in a form", { ...read, method: "POST", form }],
  ["a creating write in JSON", { ...read, method: "POST", json: { a: 1 } }],
  ["a replacing write", { ...read, method: "PUT", json: { a: 1 } }],
  ["a changing write", { ...read, method: "PATCH", json: { value: true } }],
  ["a deletion", { ...read, method: "DELETE" }],
];

beforeEach(takeOverTimeouts);
afterEach(() => vi.restoreAllMocks());

describe.each(calls)("%s", (_, call) => {
  it.each(faults)("$name", async ({ respond, failure, kept, repeatsReads }) => {
    const waits = skipWaits();
    const sent = stubFetch(respond);
    const answer = await openHttp().send(call);
    expect(answer).toEqual({ ok: false, failure: { ...failure, ...kept, ...sizeSaid(failure, sent) } });
    const repeats = call.method === "GET" && repeatsReads ? 2 : 0;
    expect(sent.length).toBe(1 + repeats);
    expect(waits.length).toBe(repeats);
    expect(Math.max(0, ...waits)).toBeLessThanOrEqual(30_000);
  });

  const list = v.object({ items: v.array(v.object({ id: v.number() })) });
  it.each([
    null,
    [],
    "text",
    {},
    { items: null },
    { items: {} },
    { items: [null] },
    { items: [{ id: "1" }] },
    { data: null },
    { data: { items: [{}] } },
  ])("the answer %j where a list was promised", async (body) => {
    stubFetch(jsonAnswer(body));
    const failure = { kind: "unreadable", status: 200, messages: [] };
    expect(await openHttp().send({ ...call, success: list })).toEqual({
      ok: false,
      failure,
    });
  });

  it.each([200, 202, 204, 205])("nothing with %i where a list was promised", async (status) => {
    stubFetch(() => new Response(null, { status }));
    const failure = { kind: "unreadable", status, messages: [] };
    expect(await openHttp().send({ ...call, success: list })).toEqual({
      ok: false,
      failure,
    });
  });

  it("20 000 items are read whole, and what nobody promised is ignored", async () => {
    const items = Array.from({ length: 20_000 }, (_, id) => ({ id }));
    stubFetch(jsonAnswer({ data: { items: items.map((item) => ({ ...item, extra: null })) }, more: 1 }));
    const answer = await openHttp().send({ ...call, success: list });
    expect(answer).toEqual({ ok: true, status: 200, data: { items } });
  });
});

describe("a newer search ends the older ones, which say so; the last one wins", () => {
  it.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])("answers in the order %i %i %i", async (...order) => {
    const arrive: (() => void)[] = [];
    stubFetch(
      ({ url, signal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
          arrive.push(() => resolve(Response.json(new URL(url).searchParams.get("q"))));
        }),
    );
    const http = openHttp();
    const answers: Promise<unknown>[] = [];
    let older = new AbortController();
    for (const search of searches) {
      older.abort();
      older = new AbortController();
      answers.push(http.send({ ...read, path: `/api/x?q=${search}`, signal: older.signal }));
      await vi.waitFor(() => expect(arrive.length).toBe(answers.length), { interval: 1 });
    }
    for (const at of order) arrive[at]?.();
    const ended = { ok: false, failure: { kind: "aborted", status: null, messages: [] } };
    expect(await Promise.all(answers)).toEqual([ended, ended, { ok: true, data: "あいう", status: 200 }]);
  });
});
