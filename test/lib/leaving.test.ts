import * as v from "valibot";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createServerClient, inQueue } from "../../src/collection/index.js";
import { createLatestWins } from "../../src/collection/latest-wins.js";
import type { Answer } from "../../src/lib/failure.js";
import type { Call } from "../../src/lib/http.js";
import { inParts } from "../../src/lib/in-parts.js";
import { createKeepaliveRoom } from "../../src/lib/keepalive.js";
import { createLeaving } from "../../src/lib/leaving.js";
import { openHttp } from "./open-http.js";

/** Something is done, and never answered. */
const unanswered = <T = Answer<number>>(_done: unknown) => new Promise<T>(() => {});
const ok = (data: number): Answer<number> => ({ ok: true, data, status: 200 });
const settled = () => new Promise((over) => setTimeout(over));

describe("the page is left", () => {
  test("parts that wait go at once, in their order; those that fail do not hide those that do not", async () => {
    const leaving = createLeaving();
    const sent: (readonly number[])[] = [];
    const answers: ((answer: Answer<number>) => void)[] = [];
    const done = inParts(
      [1, 2, 3, 4, 5],
      2,
      (part) => {
        sent.push(part);
        return new Promise<Answer<number>>((answer) => answers.push(answer));
      },
      { leaving },
    );
    expect(sent).toEqual([[1, 2]]);
    leaving.begin();
    expect(sent).toEqual([[1, 2], [3, 4], [5]]);
    answers[0]?.(ok(1));
    answers[1]?.({ ok: false, failure: { kind: "unreachable", status: null, messages: [] } });
    answers[2]?.(ok(3));
    const { answers: got, done: count, failed } = await done;
    expect([got.map(({ part }) => part), count, failed?.failure.kind]).toEqual([
      [[1, 2], [5]],
      3,
      "unreachable",
    ]);
  });

  test("parts that begin then are sent all at once", async () => {
    const leaving = createLeaving();
    leaving.begin();
    const sent: (readonly number[])[] = [];
    void inParts([1, 2, 3], 1, (part) => unanswered(sent.push(part)), { leaving });
    expect(sent).toEqual([[1], [2], [3]]);
  });

  test("calls that wait in a queue are made at once", async () => {
    const leaving = createLeaving();
    const { queues } = createServerClient(leaving);
    const made: string[] = [];
    const call = (name: string) => () => unanswered<void>(made.push(name));
    void inQueue(queues, "a", call("first"));
    void inQueue(queues, ["a", "b"], call("second"));
    void inQueue(queues, "b", call("third"));
    await settled();
    expect(made).toEqual(["first"]);
    leaving.begin();
    await settled();
    void inQueue(queues, "a", call("fourth"));
    expect(made).toEqual(["first", "second", "third", "fourth"]);
  });

  test("a switch that waits for its call is sent as it was left", async () => {
    const leaving = createLeaving();
    const switchTo = createLatestWins(leaving);
    const sent: boolean[] = [];
    const press = (wanted: boolean) =>
      switchTo<boolean, number>({
        ...{ key: "a", was: false, wanted, saved() {}, failed() {} },
        show: () => ({ commit() {}, rollback() {} }),
        send: (value) => unanswered(sent.push(value)),
      });
    press(true);
    press(false);
    expect(sent).toEqual([true]);
    leaving.begin();
    expect(sent).toEqual([true, false]);
  });
});

describe("calls that outlive the page", () => {
  function watchFetch() {
    const sent: { keepalive: boolean; answer(): void }[] = [];
    vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
      return new Promise<Response>((answer) => {
        sent.push({ keepalive: init.keepalive === true, answer: () => answer(Response.json({})) });
      });
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const leaving = { ...createLeaving(), room: createKeepaliveRoom() };
    const http = openHttp({ leaving });
    const send = async (bytes: number, more: Partial<Call<unknown>> = {}) => {
      // Quotes are two of them.
      const call = {
        method: "POST",
        path: "/x",
        json: "a".repeat(bytes - 2),
        timeout: 1000,
        ...more,
      } as const;
      void http.send({ success: v.unknown(), ...call });
      await settled();
    };
    return { sent, leaving, send };
  }
  const most = 64 * 1024;

  test("as many bytes as a browser takes of one page, and those beyond go as usual", async () => {
    const { sent, send } = watchFetch();
    const init = { keepalive: true };
    await send(most - 10, { init });
    await send(11, { init });
    await send(10, { init });
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false, true]);
    sent[0]?.answer();
    await settled();
    await send(most - 10, { init });
    expect(sent.at(-1)?.keepalive).toBe(true);
  });

  test("every write that is made while the page is left, and no read", async () => {
    const { sent, send, leaving } = watchFetch();
    await send(10);
    leaving.begin();
    await send(10);
    await send(most);
    await send(10, { method: "GET", json: undefined as never });
    leaving.end();
    await send(10);
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([false, true, false, false, false]);
  });
});
