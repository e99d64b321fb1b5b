import { describe, expect, it } from "vitest";
import { createCollection } from "../../src/collection/index.js";
import { openDesk } from "./desk.js";

interface Item {
  id: number;
  name: string;
}

/** A list whose loading is up to the test, and a clock. */
function openCollection(forbiddenIsEmpty = false) {
  const desk = openDesk<AbortSignal, readonly Item[]>();
  const clock = { now: 0 };
  const list = createCollection<readonly Item[], Item>({
    given: null,
    load: (signal) => desk.call(signal),
    forbidden: forbiddenIsEmpty ? [] : null,
    inserting: {
      has: (items, { id }) => items.some((item) => item.id === id),
      withItem: (items, item) => [...items.filter(({ id }) => id !== item.id), item],
    },
    now: () => clock.now,
  });
  return { list, clock, asked: desk.asked, answer: desk.answer };
}

const before = [{ id: 1, name: "来店" }];
const after = [
  { id: 5, name: "先頭" },
  { id: 1, name: "来店" },
];
const made = { id: 9, name: "新しい" };
const expiredAt = 5 * 60_000 + 1;
const ignore = () => {};

describe("one list for many who show it", () => {
  it("is not loaded for nobody", () => {
    expect(openCollection().asked.length).toBe(0);
  });

  it("is loaded once, and everybody is told", async () => {
    const { list, asked, answer } = openCollection();
    const calls: string[] = [];
    for (const name of ["a", "b", "c"]) list.subscribe(() => calls.push(name));
    expect([asked.length, list.state().is]).toEqual([1, "loading"]);
    await answer(before);
    expect([asked.length, calls, list.state()]).toEqual([
      1,
      ["a", "b", "c"],
      { is: "ready", source: before, complete: true },
    ]);
    list.subscribe(ignore);
    expect(asked.length).toBe(1);
  });

  it("is given up when the last one leaves, not before, and loaded anew for the next", async () => {
    const { list, asked, answer } = openCollection();
    const [leave, leaveToo] = [list.subscribe(ignore), list.subscribe(ignore)];
    leave();
    leave();
    expect(asked[0]?.aborted).toBe(false);
    leaveToo();
    expect(asked[0]?.aborted).toBe(true);
    list.subscribe(ignore);
    expect(asked.length).toBe(2);
    await answer("aborted");
    expect(list.state().is).toBe("loading");
    await answer(before);
    expect(list.state()).toMatchObject({ is: "ready", source: before });
  });

  it("takes no answer of a call that was given up", async () => {
    const { list, answer } = openCollection();
    list.subscribe(ignore)();
    list.subscribe(ignore);
    await answer(before);
    expect(list.state().is).toBe("loading");
    await answer(after);
    expect(list.state().source).toBe(after);
  });

  it("can be tried again after a failure, and only then", async () => {
    const { list, asked, answer } = openCollection();
    list.subscribe(ignore);
    list.retry();
    expect(asked.length).toBe(1);
    await answer("unreachable");
    expect(list.state()).toMatchObject({ is: "failed", failure: { kind: "unreachable" } });
    list.subscribe(ignore);
    expect(asked.length).toBe(1);
    list.retry();
    list.retry();
    expect([asked.length, list.state().is]).toEqual([2, "loading"]);
    await answer(before);
    expect(list.state().source).toBe(before);
    list.retry();
    expect(asked.length).toBe(2);
  });

  it.each<[what: string, isEmpty: boolean, state: unknown]>([
    ["that counts as empty is an empty list that nobody may trust", true, { is: "ready", complete: false }],
    ["is a failure elsewhere", false, { is: "failed", source: null }],
  ])("403 %s", async (_, isEmpty, state) => {
    const { list, answer } = openCollection(isEmpty);
    list.subscribe(ignore);
    await answer("forbidden");
    expect(list.state()).toMatchObject(state as object);
    expect(list.state().source ?? []).toEqual([]);
  });

  it.each(["expired", "refused", "unreadable", "timeout", "unreachable"] as const)(
    "%s is a failure even there",
    async (kind) => {
      const { list, answer } = openCollection(true);
      list.subscribe(ignore);
      await answer(kind);
      expect(list.state().is).toBe("failed");
    },
  );
});

describe("a list that has grown old", () => {
  async function loaded(forbiddenIsEmpty = false) {
    const open = openCollection(forbiddenIsEmpty);
    open.list.subscribe(ignore);
    await open.answer(before);
    return open;
  }

  it.each<[age: number, calls: number]>([
    [0, 1],
    [5 * 60_000, 1],
    [expiredAt, 2],
  ])("of %i ms has been asked for %i times ", async (age, calls) => {
    const { list, clock, asked } = await loaded();
    clock.now = age;
    list.refresh();
    list.refresh();
    expect(asked.length).toBe(calls);
    expect(list.state().source).toBe(before);
  });

  it("is replaced when the new one comes, and young again", async () => {
    const { list, clock, asked, answer } = await loaded();
    clock.now = expiredAt;
    list.refresh();
    await answer(after);
    expect(list.state().source).toBe(after);
    list.refresh();
    expect(asked.length).toBe(2);
  });

  it("stays when the new one cannot be had, and is asked for again", async () => {
    const { list, clock, asked, answer } = await loaded();
    clock.now = expiredAt;
    list.refresh();
    await answer("timeout");
    expect(list.state()).toEqual({ is: "ready", source: before, complete: true });
    list.refresh();
    expect(asked.length).toBe(3);
  });

  it("stays when everybody leaves in the middle", async () => {
    const open = openCollection();
    const leave = open.list.subscribe(ignore);
    await open.answer(before);
    open.clock.now = expiredAt;
    open.list.refresh();
    leave();
    expect(open.asked[1]?.aborted).toBe(true);
    await open.answer(after);
    expect(open.list.state().source).toBe(before);
  });

  it("is looked at again after a 403 as well: a right may be given", async () => {
    const open = openCollection(true);
    open.list.subscribe(ignore);
    await open.answer("forbidden");
    open.clock.now = expiredAt;
    open.list.refresh();
    await open.answer(before);
    expect(open.list.state()).toEqual({ is: "ready", source: before, complete: true });
  });

  it("is not asked for while it is loaded, has failed, or was given by the page", async () => {
    const open = openCollection();
    open.list.subscribe(ignore);
    open.clock.now = expiredAt;
    open.list.refresh();
    await open.answer("timeout");
    open.list.refresh();
    expect(open.asked.length).toBe(1);
  });
});

describe("an item that is put into the list", () => {
  async function loaded() {
    const open = openCollection();
    open.list.subscribe(ignore);
    await open.answer(before);
    return open;
  }
  const names = ({ list }: ReturnType<typeof openCollection>) => list.state().source?.map(({ name }) => name);

  it("is there at once, and everybody is told", async () => {
    const open = await loaded();
    let calls = 0;
    open.list.subscribe(() => calls++);
    open.list.subscribe(() => calls++);
    open.list.insert(made);
    expect([names(open), calls]).toEqual([["来店", "新しい"], 2]);
  });

  it("is not lost when an older answer arrives after it", async () => {
    const open = await loaded();
    open.clock.now = expiredAt;
    open.list.refresh();
    open.list.insert(made);
    await open.answer(after);
    expect(names(open)).toEqual(["先頭", "来店", "新しい"]);
  });

  it("is as the answer has it, once the answer has it", async () => {
    const open = await loaded();
    open.clock.now = expiredAt;
    open.list.refresh();
    open.list.insert({ id: 1, name: "古い" });
    await open.answer(after);
    expect(names(open)).toEqual(["先頭", "来店"]);
  });

  it("is there when the first list comes after it", async () => {
    const open = openCollection();
    open.list.subscribe(ignore);
    open.list.insert(made);
    expect(open.list.state().is).toBe("loading");
    await open.answer(before);
    expect(names(open)).toEqual(["来店", "新しい"]);
  });

  it("is not kept for later calls, which know whether it is there", async () => {
    const open = openCollection();
    open.list.subscribe(ignore);
    open.list.insert(made);
    await open.answer(before);
    open.clock.now = expiredAt;
    open.list.refresh();
    await open.answer(after);
    expect(names(open)).toEqual(["先頭", "来店"]);
  });

  it("can be taken back, and what it stood for is there again", async () => {
    const open = await loaded();
    const takeBack = open.list.insert({ id: 1, name: "別" });
    expect(names(open)).toEqual(["別"]);
    takeBack();
    expect([names(open), open.asked.length]).toEqual([["来店"], 1]);
  });

  it("is asked about when it is taken back after others have changed the list", async () => {
    const open = await loaded();
    const takeBack = open.list.insert(made);
    open.list.insert({ id: 10, name: "別" });
    takeBack();
    expect(open.asked.length).toBe(2);
    await open.answer([...before, { id: 10, name: "別" }]);
    expect(names(open)).toEqual(["来店", "別"]);
  });

  it("does not come with a call that was under way when it was taken back", async () => {
    const open = openCollection();
    open.list.subscribe(ignore);
    open.list.insert(made)();
    await open.answer(before);
    expect(names(open)).toEqual(["来店"]);
  });
});
