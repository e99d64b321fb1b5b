import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPages, createServerClient, type Page } from "../../src/collection/index.js";
import { flushMicrotasks, openDesk } from "./desk.js";

interface Row {
  id: number;
  text: string;
}
type RowPage = Page<Row, number>;

const ignore = () => {};
const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id, text: `${id}` }));
const page = (ids: number[], previous: number | null, next: number | null): RowPage => ({
  items: rows(...ids),
  previous,
  next,
});

function openPages() {
  const desk = openDesk<{ cursor: number | null; signal: AbortSignal }, RowPage>();
  const pages = createPages<Row, number>(createServerClient(), {
    key: ["rows"],
    readPage: (cursor, signal) => desk.call({ cursor, signal }),
    idOf: ({ id }) => id,
  });
  const ids = () => pages.state().data?.items.map(({ id }) => id);
  return { pages, ids, cursors: () => desk.asked.map(({ cursor }) => cursor), ...desk };
}

async function loadedPages(first: RowPage) {
  const open = openPages();
  const leave = open.pages.subscribe(ignore);
  await open.answer(first);
  return { ...open, leave };
}

describe("a list of pages", () => {
  it("is one for all who ask the same", () => {
    const client = createServerClient();
    const ask = (key: string) =>
      createPages<Row, number>(client, {
        key: [key],
        readPage: () => Promise.reject(new Error("nobody listens")),
        idOf: ({ id }) => id,
      });
    const first = ask("a");
    expect(ask("a")).toBe(first);
    expect(ask("b")).not.toBe(first);
  });

  it("grows in both directions, and no further", async () => {
    const { pages, ids, answer, cursors } = await loadedPages(page([5, 4], 6, 3));
    void pages.loadNext();
    void pages.loadNext();
    expect([pages.more().next, pages.more().previous]).toEqual([{ is: "loading" }, { is: "idle" }]);
    await answer(page([3, 2], 4, null));
    void pages.loadPrevious();
    await answer(page([7, 6], null, 5));
    await pages.loadNext();
    await pages.loadPrevious();
    expect([ids(), cursors()]).toEqual([
      [7, 6, 5, 4, 3, 2],
      [null, 3, 6],
    ]);
  });

  it("has each item once, as it came last", async () => {
    const { pages, answer } = await loadedPages(page([5, 4], null, 4));
    void pages.loadNext();
    await answer({ items: [{ id: 4, text: "new" }, ...rows(3, 3)], previous: null, next: null });
    expect(pages.state().data?.items).toEqual([...rows(5), { id: 4, text: "new" }, ...rows(3)]);
  });

  it("keeps what was heard of an item since the call began", async () => {
    const { pages, answer } = await loadedPages(page([5, 4, 3], null, 3));
    void pages.loadNext();
    pages.receive((now) => ({
      ...now,
      items: now.items.flatMap((each) =>
        each.id === 3 ? [] : each.id === 4 ? { ...each, text: "new" } : each,
      ),
    }));
    await answer(page([4, 3, 2], null, null));
    expect(pages.state().data?.items).toEqual([...rows(5), { id: 4, text: "new" }, ...rows(2)]);
  });

  it("says which direction failed, and tries again there", async () => {
    const { pages, ids, answer } = await loadedPages(page([5], null, 4));
    void pages.loadNext();
    await answer("unreachable");
    expect(pages.more()).toMatchObject({
      next: { is: "failed", failure: { kind: "unreachable" } },
      previous: { is: "idle" },
    });
    expect(pages.state().is).toBe("ready");
    void pages.loadNext();
    await answer(page([4], 5, null));
    expect([ids(), pages.more().next.is]).toEqual([[5, 4], "idle"]);
  });

  it("gives up what is under way when the last one leaves", async () => {
    const { pages, asked, answer, ids, leave } = await loadedPages(page([5], null, 4));
    void pages.loadNext();
    leave();
    expect(asked[1]?.signal.aborted).toBe(true);
    await answer(page([4], null, null));
    expect([ids(), pages.more().next.is]).toEqual([[5], "idle"]);
  });

  it("takes the page that was asked for, where a refresh has found nothing new meanwhile", async () => {
    const desk = openDesk<{ at: number } | null, Page<Row, { at: number }>>();
    const pages = createPages<Row, { at: number }>(createServerClient(), {
      key: ["rows"],
      readPage: (cursor) => desk.call(cursor),
      idOf: ({ id }) => id,
    });
    const first = () => ({ items: rows(5, 4), previous: null, next: { at: 3 } });
    pages.subscribe(ignore);
    await desk.answer(first());
    pages.invalidate();
    const loaded = pages.loadNext();
    await desk.answer(first());
    await desk.answer({ items: rows(3), previous: null, next: null });
    await loaded;
    expect([pages.state().data?.items.map(({ id }) => id), desk.asked.length]).toEqual([[5, 4, 3], 3]);
  });

  it("asks on from the new end, where a refresh has moved it meanwhile", async () => {
    const { pages, ids, answer, cursors } = await loadedPages(page([5, 4], null, 3));
    pages.invalidate();
    void pages.loadNext();
    await answer(page([90, 89], null, 88));
    await answer(page([3], null, null));
    expect([ids(), pages.more().next.is]).toEqual([[90, 89], "loading"]);
    await answer(page([88], null, null));
    expect([ids(), pages.more().next.is, cursors()]).toEqual([[90, 89, 88], "idle", [null, null, 3, 88]]);
  });

  it("keeps what was heard before the first answer", async () => {
    const { pages, ids, answer } = openPages();
    pages.subscribe(ignore);
    pages.receive((now) => ({ ...now, items: [...rows(6), ...now.items] }));
    await answer(page([5, 4], null, null));
    expect(ids()).toEqual([6, 5, 4]);
  });

  it("keeps what was heard since a refresh that shares nothing with it, where that is all there is", async () => {
    const { pages, ids, answer } = await loadedPages(page([], null, null));
    pages.invalidate();
    pages.receive((now) => ({ ...now, items: rows(1) }));
    await answer(page([], null, null));
    expect(ids()).toEqual([1]);
  });

  it("drops a page that continues what is no longer there", async () => {
    const { pages, ids, answer } = await loadedPages(page([5], null, 4));
    void pages.loadNext();
    pages.invalidate();
    // The first call that waits is that of the page; the refresh finds nothing of what was there.
    const older = page([4], null, null);
    await flushMicrotasks();
    await Promise.resolve();
    await answer(older);
    await answer(page([90, 89], null, 88));
    expect(ids()).toEqual([90, 89]);
  });
});

describe("the first page asked for again", () => {
  it.each<[what: string, before: number[], fresh: number[], after: number[]]>([
    ["brings what is new", [5, 4, 3, 2], [7, 6, 5, 4], [7, 6, 5, 4, 3, 2]],
    ["takes away what is gone from it", [5, 4, 3, 2], [6, 5, 3], [6, 5, 3, 2]],
    ["takes away the first one", [5, 4, 3, 2], [4, 3], [4, 3, 2]],
    ["takes the place of all where something may lie between", [5, 4, 3], [90, 89], [90, 89]],
    ["is all there is when nothing is left", [5, 4], [], []],
  ])("%s", async (_, before, fresh, after) => {
    const { pages, ids, answer } = await loadedPages(page(before.slice(0, 2), null, 3));
    void pages.loadNext();
    await answer(page(before.slice(2), 4, 1));
    pages.invalidate();
    await answer(page(fresh, null, 9));
    expect(ids()).toEqual(after);
  });
});

it("any pages of a list that changes meanwhile give each id once, the newest first", () => {
  const arbitrary = fc.record({
    length: fc.integer({ min: 1, max: 30 }),
    size: fc.integer({ min: 1, max: 7 }),
    arrivals: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }),
  });
  return fc.assert(
    fc.asyncProperty(arbitrary, async ({ length, size, arrivals }) => {
      let server = Array.from({ length }, (_, i) => length - i);
      const read = (cursor: number | null): RowPage => {
        const from = cursor === null ? server : server.filter((id) => id <= cursor);
        const items = rows(...from.slice(0, size));
        return { items, previous: null, next: from[size] ?? null };
      };
      const pages = createPages<Row, number>(createServerClient(), {
        key: ["rows"],
        readPage: async (cursor) => ({ ok: true, status: 200, data: read(cursor) }),
        idOf: ({ id }) => id,
      });
      pages.subscribe(ignore);
      await flushMicrotasks();
      for (const count of arrivals) {
        for (let i = 0; i < count; i++) server = [(server[0] ?? 0) + 1, ...server];
        if (count > 0) pages.invalidate();
        await flushMicrotasks();
        await pages.loadNext();
      }
      const ids = pages.state().data?.items.map(({ id }) => id) ?? [];
      expect(ids).toEqual(server.slice(0, ids.length));
    }),
  );
});
