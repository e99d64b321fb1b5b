import { describe, expect, it } from "vitest";
import { asSalonAnswer } from "../../../src/features/reservation/salon-failure.js";
import type { Answer, Failure } from "../../../src/lib/failure.js";

const messages = ["しばらくしてからお試しください。"];
const body = { message: messages[0] ?? "", code: "conflict" };
const salonFailure = (failure: Failure) => asSalonAnswer<null>({ ok: false, failure });

describe("what became of a salon call", () => {
  it("a success stays what it is", () => {
    const answer: Answer<string> = { ok: true, data: "x", status: 201 };
    expect(asSalonAnswer(answer)).toBe(answer);
  });

  it.each<Failure>([
    { kind: "refused", status: 400, messages, body },
    { kind: "refused", status: 401, messages, body },
    { kind: "forbidden", status: 403, messages, body },
    { kind: "refused", status: 404, messages, body },
    { kind: "expired", status: 419, messages, body },
    { kind: "invalid", status: 422, messages, body, fields: { name: messages } },
    { kind: "unreadable", status: 200, messages: [], isPage: true },
    { kind: "timeout", status: null, messages: [], mayBeDone: true },
    { kind: "unreachable", status: null, messages: [] },
    { kind: "aborted", status: null, messages: [] },
  ])("$kind with $status keeps what the server says", (failure) => {
    expect(salonFailure(failure)).toEqual({ ok: false, failure });
  });

  it.each<Failure>([
    { kind: "expired", status: 409, messages, body },
    { kind: "conflict", status: 409, messages, body, data: {} },
    { kind: "refused", status: 402, messages, body },
    { kind: "refused", status: 405, messages, text: "x" },
    { kind: "refused", status: 413, messages },
    { kind: "refused", status: 429, messages, body },
    { kind: "refused", status: 500, messages, body },
    { kind: "refused", status: 503, messages, text: "停止中" },
  ])("$kind with $status is the unknown error", (failure) => {
    const unknown = { kind: "refused", status: failure.status, messages: [] };
    expect(salonFailure(failure)).toEqual({ ok: false, failure: unknown });
  });
});
