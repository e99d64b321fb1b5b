import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  confirmMessages,
  confirmPath,
  loadMemberMessages,
  loadTimeline,
  readMessages,
} from "../../src/api/timeline.js";
import type { Answer } from "../../src/lib/failure.js";
import type { Http } from "../../src/lib/http.js";
import { openHttp } from "../lib/open-http.js";
import { jsonAnswer, type Responder, skipWaits, stubFetch } from "../lib/stub-fetch.js";
import { faults, sizeSaid, takeOverTimeouts } from "./faults.js";

/* Apart from the table of calls: a success of these is more than its body. */

const signal = new AbortController().signal;
const calls: [name: string, make: (http: Http) => Promise<Answer<unknown>>, isRead: boolean][] = [
  ["the timeline", (http) => loadTimeline(http, { pattern: "top", takeNum: 10 }, signal), true],
  ["a friend's messages", (http) => loadMemberMessages(http, { id: 7, starred: false }, {}, signal), true],
  ["confirming", (http) => confirmMessages(http, [1, 2], confirmPath), false],
];

describe.each(calls)("%s", (_, make, isRead) => {
  beforeEach(takeOverTimeouts);
  afterEach(() => vi.restoreAllMocks());

  it.each(faults)("$name is told, never thrown", async ({ respond, failure, kept, repeatsReads }) => {
    skipWaits();
    const sent = stubFetch(respond);
    const unknown = !isRead && failure.status === null && { mayBeDone: true };
    // What cannot be read with 200 is no success either.
    const answer = await make(openHttp());
    const told = { ...failure, ...kept, ...unknown, ...sizeSaid(failure, sent) };
    expect(answer).toEqual({ ok: false, failure: told });
    expect(sent.length).toBe(isRead && repeatsReads ? 3 : 1);
  });
});

describe("what is asked", () => {
  it.each<[make: (http: Http) => Promise<unknown>, method: string, address: string, body: string]>([
    [
      (http) => loadTimeline(http, { pattern: "top", memberId: null, types: ["text", "image"] }, signal),
      "GET",
      "/api/v1/message/timeline/messages?pattern=top&types%5B%5D=text&types%5B%5D=image",
      "",
    ],
    [
      (http) => loadMemberMessages(http, { id: "a/b", starred: false }, { fid: 5, to_future: 1 }, signal),
      "GET",
      "/api/v1/member/messages/a%2Fb?fid=5&to_future=1",
      "",
    ],
    [
      (http) => loadMemberMessages(http, { id: 7, starred: true }, {}, signal),
      "GET",
      "/api/v1/member/messages/7/star",
      "",
    ],
    [(http) => confirmMessages(http, [3, 1], confirmPath), "POST", confirmPath, '{"ids":[3,1]}'],
  ])("%#", async (make, method, address, body) => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const [sent] = [stubFetch(jsonAnswer({ data: [] }))];
    await make(openHttp());
    const request = sent[0];
    expect([request?.method, `${request?.url.pathname}${request?.url.search}`, request?.body]).toEqual([
      method,
      address,
      body,
    ]);
    expect(request?.headers.has("idempotency-key")).toBe(method === "POST");
    expect(timeout.mock.calls).toEqual([[30_000]]);
    timeout.mockRestore();
  });
});

describe("the timeline's answer", () => {
  it("205 says that it is elsewhere", async () => {
    expect(await timeline(() => new Response(null, { status: 205 }))).toEqual({
      ok: true,
      status: 205,
      data: { isMoved: true },
    });
  });

  it.each([200, 204])("nothing with %i is unreadable", async (status) => {
    const failure = { kind: "unreadable", status, messages: [] };
    expect(await timeline(() => new Response(null, { status }))).toEqual({ ok: false, failure });
  });

  it("has what leads on, where it is an object of scalars", async () => {
    const body = { data: [{ id: 1 }], has_next: true, next: { page: 2, allTable: 1, odd: {}, none: "" } };
    expect(await timeline(jsonAnswer(body))).toMatchObject({
      data: { hasNext: true, next: { page: 2, allTable: 1 } },
    });
    const bare = await timeline(jsonAnswer([{ id: 1 }]));
    expect(bare).toMatchObject({ data: { messages: [{ id: 1 }], hasNext: false, next: null } });
  });

  it.each([{}, 5, "messages", { data: {} }, { data: null }])("%j is none", async (body) => {
    expect(await timeline(jsonAnswer(body))).toMatchObject({ ok: false, failure: { kind: "unreadable" } });
  });
});

describe("confirming", () => {
  it.each([
    [{ status: 200, message_count: 1 }, 1],
    [{ data: { status: 200, message_count: "2" } }, 2],
    [{ message_count: 0 }, 0],
    [{}, 2],
  ])("%j confirmed %i", async (body, message_count) => {
    expect(await confirmed(jsonAnswer(body))).toMatchObject({
      ok: true,
      data: { status: 200, message_count },
    });
  });

  it("an empty 200 has confirmed all that was sent", async () => {
    expect(await confirmed(() => new Response(null))).toMatchObject({ ok: true, data: { message_count: 2 } });
  });

  it.each<[string, Responder]>([
    ["201", jsonAnswer({ status: 200 }, { status: 201 })],
    ["202", jsonAnswer({ status: 200 }, { status: 202 })],
    ["204", () => new Response(null, { status: 204 })],
    ["205", () => new Response(null, { status: 205 })],
    ["200 that says 500", jsonAnswer({ status: 500, message_count: 2 })],
  ])("%s is no success", async (_, respond) => {
    expect(await confirmed(respond)).toMatchObject({ ok: false, failure: { kind: "refused", messages: [] } });
  });
});

describe("messages", () => {
  const empty = {
    member_id: null,
    member: null,
    timestamp: 0,
    text: null,
    type: "text",
    from: "member",
    media: null,
    rate: 1,
    notify: 0,
    quoted_message_id: null,
  };
  it.each([
    [{ id: "7" }, { ...empty, id: 7 }],
    [
      { id: 7, member: { id: 3 } },
      { ...empty, id: 7, member_id: 3, member: { id: 3, name: "", icon_url: null } },
    ],
    [{ id: 7, timestamp: "1700000000000", notify: "1", rate: "2" }, { ...empty, id: 7, timestamp: 1.7e12, notify: 1, rate: 2 }], // biome-ignore format: one row a line
    [
      { id: 7, date: "2026-03-25", timestamp: 1e300 },
      { ...empty, id: 7, timestamp: Date.UTC(2026, 2, 24, 15) },
    ],
    [
      { id: 7, type: 5, text: {}, media: [], from: "x" },
      { ...empty, id: 7 },
    ],
  ])("%j are read", (data, message) => {
    expect(readMessages([data])).toEqual([message]);
  });

  it.each([null, 5, {}, "x", [null], [{}], [{ id: 0 }], [{ id: -1 }], [{ id: 1.5 }], [[]]])(
    "%j are none",
    (data) => {
      expect(readMessages(data)).toEqual([]);
    },
  );
});

async function timeline(respond: Responder) {
  stubFetch(respond);
  return loadTimeline(openHttp(), {}, signal);
}

async function confirmed(respond: Responder) {
  stubFetch(respond);
  return confirmMessages(openHttp(), [1, 2], confirmPath);
}
