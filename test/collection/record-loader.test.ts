import { describe, expect, test } from "vitest";
import { createRecordLoader, type RecordLoading } from "../../src/collection/index.js";
import type { Answer } from "../../src/lib/failure.js";
import { flushMicrotasks, openDesk } from "./desk.js";

/** A loader, the page around it, and what it has done. */
function open(page: { id?: number | null; value?: unknown; isOnPage?: boolean } = {}) {
  const named = { id: 7 as number | null, value: null as unknown, isOnPage: true, ...page };
  const desk = openDesk<number, number>();
  const [states, shown]: [(RecordLoading["is"] | null)[], [number, number][]] = [[], []];
  const signals: AbortSignal[] = [];
  const loader = createRecordLoader<number, number>({
    id: () => named.id,
    value: () => named.value,
    isOnPage: () => named.isOnPage,
    load(id, signal): Promise<Answer<number>> {
      signals.push(signal);
      return desk.call(id);
    },
    become: (state) => states.push(state?.is ?? null),
    show: (data, id) => shown.push([data, id]),
  });
  return { named, desk, states, shown, signals, loader };
}

describe("a record that the page names", () => {
  test("is loaded once and shown", async () => {
    const { loader, desk, states, shown } = open();
    loader.follow();
    loader.follow();
    await desk.answer(70);
    loader.follow();
    expect([desk.asked, states, shown]).toEqual([[7], ["loading", null], [[70, 7]]]);
  });

  test("gives way to another; the late answer is dropped", async () => {
    const { loader, desk, named, shown, signals } = open();
    loader.follow();
    named.id = 8;
    loader.follow();
    await desk.answer(70);
    await desk.answer(80);
    expect([desk.asked, shown, signals[0]?.aborted]).toEqual([[7, 8], [[80, 8]], true]);
  });

  test.each<[string, { id?: null; value?: unknown }]>([
    ["a value", { value: {} }],
    ["nothing", { id: null }],
  ])("gives way to %s, and is loaded again where it is named again", async (_, next) => {
    const { loader, desk, named, states, shown } = open();
    loader.follow();
    Object.assign(named, next);
    loader.follow();
    await desk.answer(71);
    expect([states.at(-1), shown]).toEqual([null, []]);
    Object.assign(named, { id: 7, value: null });
    loader.follow();
    await desk.answer(70);
    expect([desk.asked, shown]).toEqual([[7, 7], [[70, 7]]]);
  });

  test.each([{ id: null }, { value: {} }])("is not asked for where there is none (%j)", (page) => {
    const { loader, desk, states } = open(page);
    loader.follow();
    loader.stop();
    expect([desk.asked, states]).toEqual([[], []]);
  });

  test("that failed is asked for again by the operator only", async () => {
    const { loader, desk, states, shown } = open();
    loader.follow();
    await desk.answer("refused");
    loader.follow();
    expect([desk.asked, states]).toEqual([[7], ["loading", "failed"]]);
    loader.retry();
    await desk.answer(70);
    expect([states.at(-1), shown]).toEqual([null, [[70, 7]]]);
  });
});

describe("an element that leaves the page", () => {
  test.each(["under way", "failed"])("asks anew for what was %s, once it is back", async (what) => {
    const { loader, desk, named, states, shown, signals } = open();
    loader.follow();
    if (what === "failed") await desk.answer("refused");
    named.isOnPage = false;
    loader.stop();
    loader.follow();
    expect([desk.asked, signals[0]?.aborted, states.at(-1) === null]).toEqual([[7], true, false]);
    named.isOnPage = true;
    loader.follow();
    if (what !== "failed") await desk.answer(71);
    await desk.answer(70);
    expect([desk.asked, states.at(-1), shown]).toEqual([[7, 7], null, [[70, 7]]]);
  });

  test("keeps what is there", async () => {
    const { loader, desk } = open();
    loader.follow();
    await desk.answer(70);
    loader.stop();
    loader.follow();
    expect(desk.asked).toEqual([7]);
  });

  test("takes a value meanwhile, and no longer waits", () => {
    const { loader, named, states } = open();
    loader.follow();
    named.isOnPage = false;
    loader.stop();
    named.value = {};
    loader.follow();
    expect(states).toEqual(["loading", null]);
  });
});

describe("a finish", () => {
  test("waits for what takes the place of what was under way", async () => {
    const { loader, desk, named } = open();
    loader.follow();
    const settled = loader.settled();
    named.id = 8;
    loader.follow();
    await desk.answer(70);
    await desk.answer(80);
    expect(await settled).toBe(true);
  });

  test("asks also on no page", async () => {
    const { loader, desk } = open({ isOnPage: false });
    loader.follow();
    expect(desk.asked).toEqual([]);
    const settled = loader.settled();
    await desk.answer(70);
    expect(await settled).toBe(true);
  });

  test("hears that it could not be had, or that the element left", async () => {
    const { loader, desk } = open();
    const failed = loader.settled();
    await desk.answer("refused");
    expect(await failed).toBe(false);
    expect(await loader.settled()).toBe(false);
    loader.retry();
    const left = loader.settled();
    loader.stop();
    await desk.answer("aborted");
    expect(await left).toBe(false);
  });

  test("has nothing to wait for where nothing is named", async () => {
    expect(await open({ id: null }).loader.settled()).toBe(true);
  });
});

describe("a record that is loaded by itself", () => {
  test("is shown beside the value that the page gave, whatever is set otherwise", async () => {
    const { loader, desk, shown } = open({ value: {} });
    const loaded = loader.load(9);
    loader.follow();
    await desk.answer(90);
    await loaded;
    expect([desk.asked, shown]).toEqual([[9], [[90, 9]]]);
  });

  test("gives way to another value", async () => {
    const { loader, desk, named, states, shown } = open({ value: {} });
    const loaded = loader.load(9);
    named.value = {};
    loader.follow();
    await desk.answer(90);
    await loaded;
    expect([states, shown]).toEqual([["loading", null], []]);
  });

  test("is loaded once more after a failure", async () => {
    const { loader, desk, shown } = open({ id: null });
    void loader.load(9);
    await desk.answer("refused");
    loader.retry();
    await desk.answer(90);
    await flushMicrotasks();
    expect([desk.asked, shown]).toEqual([[9, 9], [[90, 9]]]);
  });
});
