import { describe, expect, it } from "vitest";
import { createQuery, createServerClient, invalidateAll } from "../../src/collection/index.js";
import type { QueryOptions } from "../../src/collection/query.js";
import { openDesk } from "./desk.js";

type Names = readonly string[];

const ignore = () => {};
const expiredAt = 5 * 60_000 + 1;

/** A query whose calls are up to the test, and a clock. */
function openQuery(options: Partial<QueryOptions<Names>> = {}) {
  const desk = openDesk<AbortSignal, Names>();
  const clock = { now: 0 };
  const client = createServerClient();
  const ask = () =>
    createQuery<Names>(client, {
      key: ["names"],
      read: (signal) => desk.call(signal),
      now: () => clock.now,
      ...options,
    });
  return { client, query: ask(), ask, clock, asked: desk.asked, answer: desk.answer };
}

async function loadedQuery(options: Partial<QueryOptions<Names>> = {}) {
  const open = openQuery(options);
  const leave = open.query.subscribe(ignore);
  await open.answer(["来店"]);
  return { ...open, leave };
}

describe("one query for many who show it", () => {
  it("asks nothing for nobody", () => {
    expect(openQuery().asked.length).toBe(0);
  });

  it("asks once, and everybody is told once", async () => {
    const { query, asked, answer } = openQuery();
    const calls: string[] = [];
    for (const name of ["a", "b"]) query.subscribe(() => calls.push(name));
    expect([asked.length, query.state()]).toEqual([1, { is: "loading", data: null }]);
    await answer(["来店"]);
    expect(calls).toEqual(["a", "b"]);
    expect(query.state()).toEqual({ is: "ready", data: ["来店"], refreshFailure: null });
    expect(query.state()).toBe(query.state());
  });

  it("is the same for all who ask the same", () => {
    const { query, ask } = openQuery();
    expect(ask()).toBe(query);
  });

  it("is shared by who asks later, also where it was not kept until somebody came", async () => {
    const { query, ask, asked, answer } = openQuery({ keepMs: 0 });
    await new Promise((forgotten) => setTimeout(forgotten, 5));
    query.subscribe(ignore);
    await answer(["来店"]);
    expect(ask()).toBe(query);
    expect(asked).toHaveLength(1);
  });

  it("never waits for what another was told that asks the same", async () => {
    const { query, ask, answer } = openQuery({ keepMs: 0 });
    await new Promise((forgotten) => setTimeout(forgotten, 5));
    const other = ask();
    for (const each of [query, other]) {
      each.subscribe(ignore);
      await answer(["来店"]);
    }
    expect([query.state().is, other.state().is]).toEqual(["ready", "ready"]);
  });

  it("is given up when the last one leaves, not before, and asked anew for the next", async () => {
    const { query, asked, answer } = openQuery();
    const leaves = [query.subscribe(ignore), query.subscribe(ignore)];
    leaves[0]?.();
    leaves[0]?.();
    expect(asked[0]?.aborted).toBe(false);
    leaves[1]?.();
    expect(asked[0]?.aborted).toBe(true);
    query.subscribe(ignore);
    expect(asked.length).toBe(2);
    await answer(["overtaken"]);
    expect(query.state().is).toBe("loading");
    await answer(["来店"]);
    expect(query.state().data).toEqual(["来店"]);
  });

  it("stays when everybody leaves, and is not asked for again", async () => {
    const { query, asked, leave } = await loadedQuery();
    leave();
    query.subscribe(ignore);
    expect([asked.length, query.state().data]).toEqual([1, ["来店"]]);
  });

  it("without a call for what the page gave", () => {
    const { query, asked, clock } = openQuery({ initial: ["与"] });
    query.subscribe(ignore);
    clock.now = expiredAt;
    query.refresh();
    expect([asked.length, query.state().data]).toEqual([0, ["与"]]);
  });
});

describe("a failure", () => {
  it("is tried again when asked to, and only then", async () => {
    const { query, asked, answer } = openQuery();
    query.subscribe(ignore);
    query.retry();
    expect(asked.length).toBe(1);
    await answer("unreachable");
    expect(query.state()).toMatchObject({ is: "failed", failure: { kind: "unreachable" } });
    query.subscribe(ignore);
    expect(asked.length).toBe(1);
    query.retry();
    query.retry();
    expect([asked.length, query.state().is]).toEqual([2, "loading"]);
    await answer(["来店"]);
    query.retry();
    expect([asked.length, query.state().data]).toEqual([2, ["来店"]]);
  });

  it("is tried again for the next one who comes when nobody was there", async () => {
    const { query, asked, answer } = openQuery();
    const leave = query.subscribe(ignore);
    await answer("timeout");
    leave();
    query.subscribe(ignore);
    expect([asked.length, query.state().is]).toEqual([2, "loading"]);
  });

  it("hands through what came with it", async () => {
    const { query, answer } = openQuery();
    query.subscribe(ignore);
    await answer("forbidden");
    expect(query.state()).toMatchObject({ is: "failed", failure: { kind: "forbidden", status: 403 } });
  });
});

describe("what has grown old", () => {
  it.each<[age: number, calls: number]>([
    [0, 1],
    [5 * 60_000, 1],
    [expiredAt, 2],
  ])("of %i ms has been asked for %i times", async (age, calls) => {
    const { query, clock, asked } = await loadedQuery();
    clock.now = age;
    query.refresh();
    query.refresh();
    expect([asked.length, query.state().data]).toEqual([calls, ["来店"]]);
  });

  it("stays where the new one cannot be had, and that is said beside it", async () => {
    const { query, clock, asked, answer } = await loadedQuery();
    clock.now = expiredAt;
    query.refresh();
    await answer("timeout");
    expect(query.state()).toMatchObject({ is: "ready", data: ["来店"], refreshFailure: { kind: "timeout" } });
    query.retry();
    expect(asked.length).toBe(3);
    await answer(["来店", "新"]);
    expect(query.state()).toEqual({ is: "ready", data: ["来店", "新"], refreshFailure: null });
  });

  it("says nothing new where it fails again as before, until somebody tries again", async () => {
    const { query, clock, answer } = await loadedQuery();
    const heard: unknown[] = [];
    query.subscribe(() => heard.push(query.state()));
    clock.now = expiredAt;
    for (const failure of ["timeout", "timeout", "unreachable"] as const) {
      query.refresh();
      await answer(failure);
    }
    query.retry();
    await answer("unreachable");
    expect(heard).toMatchObject([
      { refreshFailure: { kind: "timeout" } },
      { refreshFailure: { kind: "unreachable" } },
      { refreshFailure: null },
      { refreshFailure: { kind: "unreachable" } },
    ]);
  });

  it("stays when everybody leaves in the middle of asking again", async () => {
    const { query, clock, asked, answer, leave } = await loadedQuery();
    clock.now = expiredAt;
    query.refresh();
    leave();
    expect(asked[1]?.aborted).toBe(true);
    await answer(["later"]);
    expect(query.state().data).toEqual(["来店"]);
  });
});

describe("what no longer holds", () => {
  it("is asked for at once, and what was under way is given up", async () => {
    const { query, asked, answer } = await loadedQuery();
    query.invalidate();
    query.invalidate();
    expect(asked.map(({ aborted }) => aborted)).toEqual([false, true, false]);
    await answer(["overtaken"]);
    await answer(["新"]);
    expect(query.state().data).toEqual(["新"]);
  });

  it("is asked for when somebody comes, where nobody is there", async () => {
    const { query, asked, leave } = await loadedQuery();
    leave();
    query.invalidate();
    expect(asked.length).toBe(1);
    query.subscribe(ignore);
    expect([asked.length, query.state().data]).toEqual([2, ["来店"]]);
  });
});

const withName = (name: string) => (names: Names) => (names.includes(name) ? names : [...names, name]);

describe("what changes while the first call is under way", () => {
  it("is asked once more after its answer, by one call for all who said so, and they wait for that", async () => {
    const { query, asked, answer } = openQuery();
    query.subscribe(ignore);
    const ends: string[] = [];
    for (const name of ["a", "b"]) void query.invalidate().then(() => ends.push(name));
    expect([asked.length, asked[0]?.aborted]).toEqual([1, false]);
    await answer(["来店"]);
    expect([query.state().data, asked.length, ends]).toEqual([["来店"], 2, []]);
    await answer(["来店", "新"]);
    expect([query.state().data, asked.length, ends]).toEqual([["来店", "新"], 2, ["a", "b"]]);
  });

  it("makes no call more than a listener asks for that says so at the answer", async () => {
    const { query, asked, answer } = openQuery();
    let isTold = false;
    query.subscribe(() => {
      if (!isTold) void query.invalidate();
      isTold = true;
    });
    await answer(["来店"]);
    await answer(["来店", "新"]);
    expect([query.state().data, asked.length]).toEqual([["来店", "新"], 2]);
  });

  it("is not asked again after a failure, which is shown", async () => {
    const { query, asked, answer } = openQuery();
    query.subscribe(ignore);
    const told = query.invalidate();
    await answer("timeout");
    await told;
    expect([asked.length, query.state().is]).toEqual([1, "failed"]);
  });

  it("is in the call of who comes next, where everybody has left", async () => {
    const { query, asked, answer } = openQuery();
    const leave = query.subscribe(ignore);
    void query.invalidate();
    leave();
    query.subscribe(ignore);
    await answer(["overtaken"]);
    await answer(["来店"]);
    expect([asked.length, query.state().data]).toEqual([2, ["来店"]]);
  });

  it("is asked once more also where all of a kind are out of date", async () => {
    const { client, query, asked, answer } = openQuery({ key: ["names", "of a day"] });
    query.subscribe(ignore);
    invalidateAll(client, ["names"]);
    await answer(["来店"]);
    expect(asked.length).toBe(2);
  });

  it("stands over its answer, where it was said elsewhere", async () => {
    const { query, asked, answer } = openQuery();
    query.subscribe(ignore);
    query.receive(withName("新"));
    expect(query.state().is).toBe("loading");
    await answer(["来店"]);
    expect([query.state().data, asked.length]).toEqual([["来店", "新"], 1]);
    query.invalidate();
    await answer(["来店"]);
    expect(query.state().data).toEqual(["来店"]);
  });

  it("is in the answer to another try, where the first call fails", async () => {
    const { query, answer } = openQuery();
    query.subscribe(ignore);
    query.receive(withName("新"));
    await answer("timeout");
    query.retry();
    await answer(["来店"]);
    expect(query.state().data).toEqual(["来店"]);
  });
});

it("what was said elsewhere stands over the answer to what was asked before", async () => {
  const { query, clock, answer } = await loadedQuery();
  clock.now = expiredAt;
  query.refresh();
  query.receive(withName("新"));
  await answer(["来店"]);
  expect(query.state().data).toEqual(["来店", "新"]);
});
