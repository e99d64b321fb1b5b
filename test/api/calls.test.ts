import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openHttp, pageOrigin, pageToken } from "../lib/open-http.js";
import { jsonAnswer, type SentRequest, stubFetch } from "../lib/stub-fetch.js";
import { calls } from "./calls.js";
import { madeUpCalls } from "./made-up-calls.js";

/** Version 4, the random one. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe.each([...calls, ...madeUpCalls])("$name", (row) => {
  it("sends exactly this, once", async () => {
    const sent = stubFetch(jsonAnswer(row.understands[0]));
    expect(await row.make(openHttp())).toMatchObject({ ok: true, status: 200 });
    expect(sent.length).toBe(1);
    const [request] = sent as [SentRequest];
    expect(request.method).toBe(row.method);
    expect(request.url.origin + request.url.pathname).toBe(pageOrigin + row.path);
    expect(Object.fromEntries(request.url.searchParams)).toEqual(row.query);
    expect(bodyOf(request)).toEqual(row.body);
  });

  it("says what it is, what it wants, and whose it is", async () => {
    const sent = stubFetch(jsonAnswer(row.understands[0]));
    await row.make(openHttp());
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      ...(row.once && { "idempotency-key": expect.stringMatching(uuid) }),
      accept: "application/json",
      "x-requested-with": "XMLHttpRequest",
      "x-csrf-token": pageToken,
      ...contentType(row.body),
    });
    const token = new URLSearchParams(sent[0]?.body).get("_token");
    expect(token).toBe(row.body !== null && "form" in row.body ? pageToken : null);
  });

  it("goes below apiBase", async () => {
    const sent = stubFetch(jsonAnswer(row.understands[0]));
    await row.make(openHttp({ apiBase: () => "https://api.test/v2" }));
    expect(sent.map(({ url }) => url.origin + url.pathname)).toEqual([`https://api.test/v2${row.path}`]);
  });

  it("waits as long as the rules say", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    onTestFinished(() => timeout.mockRestore());
    stubFetch(jsonAnswer(row.understands[0]));
    await row.make(openHttp());
    expect(timeout.mock.calls).toEqual([[row.timeout]]);
  });
});

function contentType(body: (typeof calls)[number]["body"]): Record<string, string> {
  if (body === null) return {};
  const type = "form" in body ? "application/x-www-form-urlencoded;charset=UTF-8" : "application/json";
  return { "content-type": type };
}

function bodyOf({ headers, body }: SentRequest): (typeof calls)[number]["body"] {
  if (body === "") return null;
  if (headers.get("content-type") === "application/json") return { json: body };
  return { form: [...new URLSearchParams(body)].filter(([name]) => name !== "_token") };
}
