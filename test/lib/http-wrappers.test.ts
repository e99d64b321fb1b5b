import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Call } from "../../src/lib/http.js";
import type { PlainData } from "../../src/lib/plain-data.js";
import { addressExtended, addressSearched, headersCopied } from "../hazards/support/fetch-wrappers.js";
import { openHttp } from "./open-http.js";
import { jsonAnswer, type SentRequest, skipWaits, stubFetch } from "./stub-fetch.js";

const read = { method: "GET", path: "/api/x", timeout: 10_000, success: v.unknown() } as const;
const form = { fields: { a: "あ&b", b: [1] as PlainData[] }, encoding: "json" } as const;
const calls: readonly (readonly [what: string, call: Call<unknown>])[] = [
  ["a read", read],
  ["a form", { ...read, method: "POST", form }],
  ["JSON", { ...read, method: "PATCH", json: { a: ["あ"] } }],
  ["a deletion", { ...read, method: "DELETE" }],
];

const good = jsonAnswer({ good: true });
const succeeds = { ok: true, data: { good: true }, status: 200 };

/** A request with everything that can be said of it, and what a wrapper makes of that. */
type Arrived = Omit<SentRequest, "url" | "headers"> & { url: string; headers: Record<string, string> };

const wrappers: readonly [name: string, wrap: () => void, change: (plain: Arrived) => Arrived][] = [
  ["passes on what it was given", wrap((original, given) => original(...given)), same],
  ["applies the original to the arguments", applied, same],
  ["copies the headers and adds one", headersCopied, visited],
  ["writes a header into the options", wrap(marked), visited],
  ["searches the address", addressSearched, same],
  ["writes behind the address", addressExtended, (plain) => ({ ...plain, url: `${plain.url}?_=1` })],
  [
    "parses the address anew",
    wrap((original, [url, ...rest]) => original(new URL(url as string), ...rest)),
    same,
  ],
  ["makes a Request of its own", wrap((original, given) => original(new Request(...given))), same],
  ["copies the options it knows", wrap(copied), same],
  ["searches the body", wrap(bodySearched), same],
];

describe.each(wrappers)("a wrapper around fetch that %s", (_, wrapFetch, change) => {
  it.each(calls)("lets %s arrive whole", async (_, call) => {
    const [plain] = await arrivalsOf(call);
    const [wrapped, ...more] = await arrivalsOf(call, wrapFetch);
    expect(wrapped).toEqual(change(plain as Arrived));
    expect(more).toEqual([]);
  });

  it("finds every repeat of a read as the first", async () => {
    skipWaits();
    const unwell = jsonAnswer({}, { status: 503 });
    const sent = stubFetch(unwell, unwell, good);
    wrapFetch();
    expect(await openHttp().send(read)).toEqual(succeeds);
    expect(sent.map(asArrived)).toEqual(Array(3).fill(asArrived(sent[0] as SentRequest)));
  });
});

describe("fetch is called as old pages call it", () => {
  it.each(calls)("with an address in text and plain options: %s", async (_, call) => {
    const seen: unknown[] = [];
    stubFetch(good);
    wrap((original, given) => {
      seen.push(...given);
      return original(...given);
    })();
    await openHttp().send(call);
    const [address, options] = seen as [string, RequestInit];
    expect(seen).toHaveLength(2);
    expect(typeof address).toBe("string");
    expect([Object.getPrototypeOf(options), Object.getPrototypeOf(options.headers)]).toEqual([
      Object.prototype,
      Object.prototype,
    ]);
    const { signal, ...rest } = options;
    expect(signal).toBeInstanceOf(AbortSignal);
    const texts = [...Object.values(rest.headers as object), rest.method, rest.body ?? "", rest.credentials];
    expect(texts.map((text) => typeof text)).toEqual(texts.map(() => "string"));
  });

  it("wherever the page has put it since", async () => {
    const http = openHttp();
    stubFetch(jsonAnswer("before"));
    expect(await http.send(read)).toMatchObject({ data: "before" });
    stubFetch(jsonAnswer("after"));
    expect(await http.send(read)).toMatchObject({ data: "after" });
  });

  it("even when that happens between two tries of a read", async () => {
    skipWaits();
    const deferred = stubFetch(() => {
      headersCopied();
      return Response.json({}, { status: 503 });
    }, good);
    await openHttp().send(read);
    expect(deferred.map(({ headers }) => headers.get("x-visitor"))).toEqual([null, "7"]);
  });
});

describe("a wrapper that breaks a call gives a failure", () => {
  it.each<[what: string, wrapFetch: () => void]>([
    [
      "it throws",
      wrap(() => {
        throw new Error("tracker");
      }),
    ],
    ["it answers nothing", wrap(async () => undefined as unknown as Response)],
    [
      "it reads the body away",
      wrap(async (original, given) => {
        const response = await original(...given);
        await response.text();
        return response;
      }),
    ],
  ])("%s", async (_, wrapFetch) => {
    skipWaits();
    stubFetch(good);
    wrapFetch();
    const failure = { kind: "unreachable", status: null, messages: [] };
    for (const [, call] of calls) expect(await openHttp().send(call)).toEqual({ ok: false, failure });
  });
});

type Fetch = typeof fetch;

/** Puts something around the present `fetch`. */
function wrap(wrapper: (original: Fetch, given: Parameters<Fetch>) => Promise<Response>): () => void {
  return () => {
    const original = globalThis.fetch;
    globalThis.fetch = (...given) => wrapper(original, given);
  };
}

function applied(): void {
  const original = globalThis.fetch;
  globalThis.fetch = function (this: unknown, ...given) {
    return original.apply(this as typeof globalThis, given);
  };
}

function marked(original: Fetch, [address, options]: Parameters<Fetch>): Promise<Response> {
  const headers = options?.headers as Record<string, string>;
  headers["X-Visitor"] = `${headers["X-Visitor"] ?? ""}7`;
  return original(address, options);
}

function copied(original: Fetch, [address, options = {}]: Parameters<Fetch>): Promise<Response> {
  const { method, headers, body, credentials } = options as Required<RequestInit>;
  return original(address, { method, headers, body, credentials });
}

function bodySearched(original: Fetch, [address, options]: Parameters<Fetch>): Promise<Response> {
  const body = (options?.body ?? "") as string;
  return body.indexOf("tracker=1") === -1
    ? original(address, options)
    : Promise.resolve(new Response("counted"));
}

function same(plain: Arrived): Arrived {
  return plain;
}

function visited(plain: Arrived): Arrived {
  return { ...plain, headers: { ...plain.headers, "x-visitor": "7" } };
}

async function arrivalsOf(call: Call<unknown>, wrapFetch = () => {}): Promise<Arrived[]> {
  const sent = stubFetch(good);
  wrapFetch();
  expect(await openHttp().send(call)).toEqual(succeeds);
  return sent.map(asArrived);
}

function asArrived({ url, headers, ...rest }: SentRequest): Arrived {
  return { ...rest, url: url.href, headers: Object.fromEntries(headers) };
}
