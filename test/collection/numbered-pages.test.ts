import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createNumberedPages, createServerClient, type NumberedPages } from "../../src/collection/index.js";
import type { NumberedPage } from "../../src/collection/numbered-state.js";
import type { Answer, Failure } from "../../src/lib/failure.js";
import { range } from "../../src/lib/range.js";
import { flushMicrotasks } from "./desk.js";

interface Row {
  id: number;
  text: string;
}
type RowPage = NumberedPage<Row>;

const ignore = () => {};
const row = (id: number, text = `${id}`): Row => ({ id, text });

/** Ten rows a page, by default those whose ids are their places. */
function pageOf(
  page: number,
  total: number,
  ids = range((page - 1) * 10, Math.min(page * 10, total)),
): RowPage {
  return { items: ids.map((id) => row(id)), total, size: 10 };
}

/** A list whose pages wait for the test, by their numbers. */
function openList() {
  const waiting = new Map<number, (answer: Answer<RowPage>) => void>();
  const asked: number[] = [];
  const aborted: number[] = [];
  const pages = createNumberedPages<Row>(createServerClient(), {
    key: ["rows"],
    readPage: (page, signal) => {
      asked.push(page);
      signal.addEventListener("abort", () => aborted.push(page));
      return new Promise((resolve) => waiting.set(page, resolve));
    },
    idOf: ({ id }) => id,
  });
  async function answer(page: number, data: RowPage | Failure["kind"]): Promise<void> {
    const ok = typeof data !== "string";
    waiting.get(page)?.(
      ok
        ? { ok, data, status: 200 }
        : { ok: false, failure: { kind: data, status: null, messages: [] } as unknown as Failure },
    );
    await flushMicrotasks();
  }
  return { pages, asked, aborted, answer, next: () => asked.splice(0) };
}

async function loadedList(total = 100) {
  const list = openList();
  const leave = list.pages.subscribe(ignore);
  await list.answer(1, pageOf(1, total));
  list.next();
  return { ...list, leave };
}

function idsOf(pages: NumberedPages<Row>, first: number, last: number): (number | null | undefined)[] {
  const state = pages.state();
  if (state.is !== "ready") throw new Error(`it is ${state.is}`);
  return range(first, last + 1).map((index) => {
    const item = state.itemAt(index);
    return item === null ? null : item?.id;
  });
}

afterEach(() => vi.useRealTimers());

describe("pages by number", () => {
  it("asks nothing for nobody, then the first page and the one after it", async () => {
    const { pages, asked, answer } = openList();
    pages.setVisible(0, 5);
    expect([asked, pages.state()]).toEqual([[], { is: "loading" }]);
    pages.subscribe(ignore);
    expect(asked).toEqual([1]);
    await answer(1, pageOf(1, 100));
    expect(asked).toEqual([1, 2]);
    expect(pages.state()).toMatchObject({ is: "ready", total: 100, failures: [] });
    expect(pages.state()).toBe(pages.state());
    expect(idsOf(pages, 8, 11)).toEqual([8, 9, undefined, undefined]);
  });

  it("asks for what is looked at and one page around, and no further than the end", async () => {
    const { pages, next } = await loadedList();
    pages.setVisible(42, 48);
    expect(next()).toEqual([4, 5, 6]);
    pages.setVisible(95, 400);
    expect(next()).toEqual([9, 10]);
  });

  it("gives up what was scrolled past, and keeps what has come", async () => {
    const { pages, aborted, answer, next } = await loadedList();
    pages.setVisible(42, 48);
    await answer(5, pageOf(5, 100));
    pages.setVisible(80, 85);
    expect(aborted).toEqual([2, 4, 6]);
    await answer(4, pageOf(4, 100));
    expect(idsOf(pages, 38, 41)).toEqual([undefined, undefined, 40, 41]);
    next();
    pages.setVisible(42, 48);
    expect(next()).toEqual([4, 6]);
  });

  it("shows an item that has moved once, where it came last, and asks for its old page again", async () => {
    const { pages, answer, next } = await loadedList();
    await answer(2, pageOf(2, 100, [10, 11, 3, 12]));
    expect(idsOf(pages, 0, 4)).toEqual([0, 1, 2, null, 4]);
    expect(idsOf(pages, 10, 13)).toEqual([10, 11, 3, 12]);
    expect(next()).toEqual([1]);
    await answer(1, pageOf(1, 100, [0, 1, 2, 4, 5, 6, 7, 8, 9, 20]));
    expect(idsOf(pages, 0, 4)).toEqual([0, 1, 2, 4, 5]);
    expect(next()).toEqual([]);
  });

  it("shows an item that has moved where it came last, whatever is heard of others on its old page", async () => {
    const { pages, answer } = await loadedList();
    await answer(2, pageOf(2, 100, [10, 11, 3, 12]));
    pages.receive((each) => (each.id === 5 ? row(5, "heard") : each));
    expect([idsOf(pages, 3, 3), idsOf(pages, 12, 12)]).toEqual([[null], [3]]);
  });

  it("keeps what was heard of an item over a page that was asked for before", async () => {
    const { pages, answer } = await loadedList();
    void pages.refresh();
    pages.receive((each) => (each.id === 5 ? row(5, "heard") : each));
    await answer(1, pageOf(1, 100));
    const state = pages.state();
    expect(state.is === "ready" && state.itemAt(5)).toEqual(row(5, "heard"));
  });

  it("does not go on for ever with a server that names one twice", async () => {
    const { pages, answer, asked } = await loadedList(20);
    for (const _ of range(0, 10)) {
      await answer(2, pageOf(2, 20, [3, 11]));
      await answer(1, pageOf(1, 20));
    }
    expect(asked.length).toBeLessThan(6);
    expect(idsOf(pages, 0, 19).filter((id) => id === 3)).toHaveLength(1);
  });

  it("says that a page failed and keeps the rows; another try asks for it alone", async () => {
    const { pages, answer, next } = await loadedList();
    await answer(2, "unreachable");
    expect(pages.state()).toMatchObject({ is: "ready", failures: [{ kind: "unreachable" }] });
    expect(idsOf(pages, 9, 10)).toEqual([9, undefined]);
    pages.setVisible(0, 9);
    expect(next()).toEqual([]);
    pages.retry();
    expect(next()).toEqual([2]);
    await answer(2, pageOf(2, 100));
    expect([idsOf(pages, 10, 10), pages.state()]).toMatchObject([[10], { failures: [] }]);
  });

  it("names failures in the order in which they came, and the places of pages that have failed", async () => {
    const { pages, answer } = await loadedList();
    pages.setVisible(20, 29);
    await answer(4, "timeout");
    await answer(3, "unreachable");
    await answer(2, "unreadable");
    const kinds = () => {
      const state = pages.state();
      return state.is === "ready" && state.failures.map(({ kind }) => kind);
    };
    expect(kinds()).toEqual(["timeout", "unreachable", "unreadable"]);
    const missing = () => {
      const state = pages.state();
      return state.is === "ready" && [0, 9, 10, 39, 40].filter(state.isMissing);
    };
    expect(missing()).toEqual([10, 39]);
    pages.retry();
    expect([kinds(), missing()]).toEqual([[], []]);
    await answer(2, "unreadable");
    await answer(4, pageOf(4, 100));
    expect([kinds(), missing()]).toEqual([["unreadable"], [10]]);
  });

  it("has failed when the first page has, until another try", async () => {
    const { pages, answer, asked } = openList();
    pages.subscribe(ignore);
    await answer(1, "timeout");
    expect(pages.state()).toMatchObject({ is: "failed", failure: { kind: "timeout" } });
    pages.retry();
    expect([asked, pages.state().is]).toEqual([[1, 1], "loading"]);
  });

  it("asks again for what is looked at and forgets the rest; the newest total counts", async () => {
    const { pages, answer, next } = await loadedList();
    pages.setVisible(42, 48);
    for (const page of [4, 5, 6]) await answer(page, pageOf(page, 100));
    next();
    pages.refresh();
    expect(next()).toEqual([4, 5, 6]);
    expect(idsOf(pages, 0, 0)).toEqual([undefined]);
    expect(idsOf(pages, 42, 42)).toEqual([42]);
    await answer(5, pageOf(5, 45));
    expect(pages.state()).toMatchObject({ total: 45 });
    expect(idsOf(pages, 55, 55)).toEqual([null]);
  });

  it("takes over what was said elsewhere, and finds where something stands", async () => {
    const { pages, leave } = await loadedList();
    const before = pages.state();
    pages.receive((each) => each);
    expect(pages.state()).toBe(before);
    pages.receive((each) => (each.id === 3 ? row(3, "new") : each));
    const state = pages.state();
    if (state.is !== "ready") throw new Error(state.is);
    expect(state.itemAt(3)).toEqual(row(3, "new"));
    expect([state.indexOf(({ id }) => id === 3), state.indexOf(({ id }) => id === 77)]).toEqual([3, null]);
    leave();
    expect(pages.state()).toEqual({ is: "loading" });
  });

  it("gives up all that is under way when the last one leaves", async () => {
    const { aborted, leave } = await loadedList();
    leave();
    expect(aborted).toEqual([2]);
  });
});

describe("a server that is still preparing", () => {
  const preparing: RowPage = { items: [], total: 0, size: 10, isPending: true };

  it("is asked again every 500 ms until the list is there", async () => {
    vi.useFakeTimers();
    const { pages, asked, answer } = openList();
    pages.subscribe(ignore);
    await answer(1, preparing);
    expect([asked, pages.state()]).toEqual([[1], { is: "pending" }]);
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([1, 1]);
    await answer(1, preparing);
    await vi.advanceTimersByTimeAsync(500);
    await answer(1, pageOf(1, 10));
    expect(pages.state()).toMatchObject({ is: "ready", total: 10 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([1, 1, 1]);
  });

  it("is heard out where it takes longer than that, and asked again after it", async () => {
    vi.useFakeTimers();
    const { pages, asked, aborted, answer } = openList();
    pages.subscribe(ignore);
    await answer(1, preparing);
    await vi.advanceTimersByTimeAsync(3000);
    expect([asked, aborted]).toEqual([[1, 1], []]);
    await answer(1, preparing);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual([1, 1, 1]);
    await answer(1, pageOf(1, 10));
    expect(pages.state()).toMatchObject({ is: "ready", total: 10 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([1, 1, 1]);
  });

  it("is asked once in each interval after it was stopped and tried again in the middle of a call", async () => {
    vi.useFakeTimers();
    const { pages, asked, answer } = openList();
    pages.subscribe(ignore);
    await answer(1, preparing);
    await vi.advanceTimersByTimeAsync(500);
    pages.stop();
    pages.retry();
    await answer(1, preparing);
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(500);
    await answer(1, preparing);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked.length - before).toBe(2);
  });

  it("is asked no more once that was stopped, and again on another try", async () => {
    vi.useFakeTimers();
    const { pages, asked, answer } = openList();
    pages.subscribe(ignore);
    await answer(1, preparing);
    pages.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect([asked, pages.state()]).toEqual([[1], { is: "stopped" }]);
    pages.retry();
    await flushMicrotasks();
    expect([asked, pages.state()]).toEqual([[1, 1], { is: "pending" }]);
  });

  it("is asked no more when the last one leaves", async () => {
    vi.useFakeTimers();
    const { pages, asked, answer } = openList();
    const leave = pages.subscribe(ignore);
    await answer(1, preparing);
    leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([1]);
  });

  it("keeps what is there while it prepares it anew", async () => {
    const { pages, answer } = await loadedList(10);
    pages.refresh();
    await flushMicrotasks();
    await answer(1, preparing);
    expect(idsOf(pages, 0, 1)).toEqual([0, 1]);
  });
});

it("any looks at a list that changes meanwhile show each id once, in its place where its page is the newest", () => {
  const arbitrary = fc.record({
    total: fc.integer({ min: 0, max: 60 }),
    steps: fc.array(
      fc.record({
        from: fc.integer({ min: 0, max: 59 }),
        rows: fc.integer({ min: 1, max: 25 }),
        moves: fc.nat(59),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  });
  return fc.assert(
    fc.asyncProperty(arbitrary, async ({ total, steps }) => {
      let server = range(0, total);
      const pages = createNumberedPages<Row>(createServerClient(), {
        key: ["rows"],
        readPage: async (page) => ({
          ok: true,
          status: 200,
          data: pageOf(page, server.length, server.slice((page - 1) * 10, page * 10)),
        }),
        idOf: ({ id }) => id,
      });
      const leave = pages.subscribe(ignore);
      await flushMicrotasks();
      for (const { from, rows, moves } of steps) {
        const moved = server[moves];
        // A friend who writes goes to the front.
        if (moved !== undefined) server = [moved, ...server.filter((id) => id !== moved)];
        pages.setVisible(from, from + rows);
        await flushMicrotasks();
      }
      const shown = idsOf(pages, 0, total - 1).filter((id) => typeof id === "number");
      expect(new Set(shown).size).toBe(shown.length);
      pages.refresh();
      await flushMicrotasks();
      const { from, rows } = steps.at(-1) as { from: number; rows: number };
      const last = Math.min(from + rows, total - 1);
      const first = Math.min(from, Math.max(last, 0));
      expect(idsOf(pages, first, last)).toEqual(server.slice(first, last + 1));
      leave();
    }),
  );
});
