import { describe, expect, it, vi } from "vitest";
import { createKnownConditions } from "../../../src/features/condition-slide/known-conditions.js";
import type { Answer, Failure } from "../../../src/lib/failure.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { conditionOn } from "./filter-on.js";

const stored = { fid: 31, ...conditionOn("田中") };
const ready = { is: "ready", filter: conditionOn("田中") };
const found: Answer<PlainObject> = { ok: true, data: stored, status: 200 };
const failure: Failure = { kind: "unreachable", status: null, messages: [] };
const failed: Answer<PlainObject> = { ok: false, failure };

/** Saved filters whose calls end when the test says so. */
function open() {
  const ends: ((answer: Answer<PlainObject>) => void)[] = [];
  const load = vi.fn((_: number) => new Promise<Answer<PlainObject>>((end) => ends.push(end)));
  const known = createKnownConditions(load);
  const listener = vi.fn();
  known.subscribe(listener);
  async function answer(what: Answer<PlainObject>, call = ends.length - 1): Promise<void> {
    ends[call]?.(what);
    await Promise.resolve();
    await Promise.resolve();
  }
  return { known, load, listener, answer };
}

describe("a saved filter", () => {
  it("is loaded once, however many ask, and comes without its id", async () => {
    const { known, load, answer } = open();
    expect(known.state(31)).toBeNull();
    known.ask(31);
    known.ask(31);
    expect(known.state(31)).toEqual({ is: "loading" });
    await answer(found);
    known.ask(31);
    expect(known.state(31)).toEqual(ready);
    expect(load.mock.calls).toEqual([[31]]);
  });

  it("that could not be loaded is asked for again only on request", async () => {
    const { known, load, answer } = open();
    known.ask(31);
    await answer(failed);
    known.ask(31);
    expect([known.state(31), load.mock.calls.length]).toEqual([{ is: "failed", failure }, 1]);
    known.retry(31);
    known.retry(31);
    expect([known.state(31), load.mock.calls.length]).toEqual([{ is: "loading" }, 2]);
    await answer(found);
    expect(known.state(31)).toEqual(ready);
  });

  it("is none of the others", async () => {
    const { known, answer } = open();
    known.ask(31);
    known.ask(32);
    await answer(failed, 1);
    expect([known.state(31)?.is, known.state(32)?.is]).toEqual(["loading", "failed"]);
  });

  it("that was saved just now is known without a call, and a late answer does not cover it", async () => {
    const { known, load, answer } = open();
    known.keep(7, { fid: 3, ...conditionOn("佐藤") });
    known.ask(7);
    expect([known.state(7), load.mock.calls.length]).toEqual([
      { is: "ready", filter: conditionOn("佐藤") },
      0,
    ]);
    known.ask(31);
    known.keep(31, conditionOn("高橋"));
    await answer(found);
    expect(known.state(31)).toEqual({ is: "ready", filter: conditionOn("高橋") });
  });

  it("tells of each change until nobody listens", async () => {
    const { known, listener, answer } = open();
    const other = vi.fn();
    const end = known.subscribe(other);
    known.ask(31);
    end();
    await answer(found);
    expect([listener.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
  });

  it("is the same object at each look, so that views are not drawn again", async () => {
    const { known, answer } = open();
    known.ask(31);
    await answer(found);
    expect(known.state(31)).toBe(known.state(31));
  });
});
