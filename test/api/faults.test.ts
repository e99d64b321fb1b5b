import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openHttp } from "../lib/open-http.js";
import { jsonAnswer, type Responder, skipWaits, stubFetch } from "../lib/stub-fetch.js";
import type { CallRow } from "./call-row.js";
import { calls } from "./calls.js";
import { faults, sizeSaid, takeOverTimeouts } from "./faults.js";
import { madeUpCalls } from "./made-up-calls.js";

beforeEach(takeOverTimeouts);
afterEach(() => vi.restoreAllMocks());

describe.each([...calls, ...madeUpCalls])("$name", (row) => {
  it.each(faults)("$name is told, never thrown", async ({ respond, failure, kept, repeatsReads }) => {
    const waits = skipWaits();
    const sent = stubFetch(respond);
    const unknown = row.once && failure.status === null && { mayBeDone: true };
    const told = row.keepsNothing ? {} : kept;
    const isNone = row.noneIs404 && failure.status === 404;
    const answer = await row.make(openHttp());
    expect(answer).toEqual(
      isNone
        ? { ok: true, data: null, status: 404 }
        : { ok: false, failure: { ...failure, ...told, ...unknown, ...sizeSaid(failure, sent) } },
    );
    const repeats = row.method === "GET" && repeatsReads ? 2 : 0;
    expect(sent.length).toBe(1 + repeats);
    expect(waits.length).toBe(repeats);
    expect(Math.max(0, ...waits)).toBeLessThanOrEqual(30_000);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it.each(row.understands.map((body, at) => [JSON.stringify(body), body, at] as const))(
    "reads %s",
    async (_, body, at) => {
      const wrapped = !row.readsWholeBody && typeof body === "object" && body !== null && "data" in body;
      const bare = wrapped ? body.data : body;
      const data = row.reads ? row.reads[at] : bare;
      expect(await answerTo(row, jsonAnswer(body))).toEqual({ ok: true, data, status: 200 });
      expect(await answerTo(row, asText(`\ufeff${JSON.stringify(body)}`))).toMatchObject({ ok: true, data });
      if (row.readsWholeBody) return;
      expect(await answerTo(row, jsonAnswer({ data: bare }))).toEqual({ ok: true, data, status: 200 });
      expect(await answerTo(row, jsonAnswer({ data: bare, message: "保存しました" }))).toMatchObject({
        ok: true,
        data,
      });
    },
  );

  const [first] = row.understands;
  if (typeof first === "object" && !Array.isArray(first)) {
    it("does not mind keys that nobody promised, and drops hostile ones", async () => {
      const members = JSON.stringify({ ...first, extra: { a: 1 } }).slice(1, -1);
      const hostile =
        '"__proto__":{"polluted":1},"constructor":1,"b":{"prototype":1,"__proto__":{"polluted":1}}';
      const answer = await answerTo(row, asText(`{${members},${hostile}}`));
      expect(answer).toMatchObject({ ok: true });
      expect(JSON.stringify(answer)).not.toMatch(/__proto__|constructor|prototype|polluted/);
      expect(({} as { polluted?: number }).polluted).toBeUndefined();
    });
  }

  it.each([200, 201, 202, 204, 205])("no body with %i", async (status) => {
    const nothing: Responder = () => new Response(null, { status });
    const unreadable = { ok: false, failure: { kind: "unreadable", status, messages: [] } };
    const data = status === 202 && row.pending !== undefined ? row.pending : null;
    const isSuccess = row.understandsNothing || data !== null;
    const expected = isSuccess ? { ok: true, data, status } : unreadable;
    expect(await answerTo(row, nothing)).toEqual(expected);
  });

  const { conflict } = row;
  if (conflict) {
    it("409 that holds what it says is a conflict with it, any other is an expired page", async () => {
      const { body, reads } = conflict;
      const found = await answerTo(row, () => Response.json(body, { status: 409 }));
      expect(found).toMatchObject({ ok: false, failure: { kind: "conflict", status: 409, data: reads } });
      const other = await answerTo(row, () => Response.json({ message: "期限切れ" }, { status: 409 }));
      expect(other).toMatchObject({ ok: false, failure: { kind: "expired", status: 409 } });
      const expired = await answerTo(row, () => Response.json(body, { status: 419 }));
      expect(expired).toMatchObject({ ok: false, failure: { kind: "expired", status: 419 } });
    });
  }

  for (const body of row.refuses) {
    it(`does not take ${JSON.stringify(body)} for what was promised`, async () => {
      const failure = { kind: "unreadable", status: 200, messages: [] };
      expect(await answerTo(row, jsonAnswer(body))).toEqual({ ok: false, failure });
    });
  }
});

async function answerTo(row: CallRow, respond: Responder) {
  const sent = stubFetch(respond);
  const answer = await row.make(openHttp());
  expect(sent.length).toBe(1);
  return answer;
}

function asText(body: string): Responder {
  return () => new Response(body, { headers: { "content-type": "application/json" } });
}
