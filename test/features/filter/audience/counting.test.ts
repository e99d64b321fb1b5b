import { describe, expect, it } from "vitest";
import type { EstimateFunction } from "../../../../src/editor/audience-functions.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { anyOf, filterOf, tagged } from "../open-filter.js";
import { openCounting } from "./fake-page.js";

const [a, b, c] = [1, 2, 3].map((tag) => filterOf(tagged(tag))) as [PlainObject, PlainObject, PlainObject];
const inputsOf = (filter: PlainObject) => JSON.stringify(filter.inputs);

/** A filter that was counted, and everything that was told until then forgotten. */
async function counted(filter: PlainObject, answer: unknown = { total: 12 }) {
  const page = openCounting();
  page.follow(filter);
  await page.pass(0);
  await page.questions[0]?.answer(answer);
  return page;
}

describe("when is counted", () => {
  it("the first filter at once", async () => {
    const page = openCounting();
    page.follow(a);
    expect(page.count()).toEqual({ result: null, state: "counting", zero: null });
    await page.pass(0);
    expect(page.asked()).toEqual([inputsOf(a)]);
    await page.questions[0]?.answer({ total: 12, friends: 40 });
    expect(page.count()).toMatchObject({
      state: "counted",
      result: { estimate: { total: 12, friends: 40 }, at: new Date(0) },
    });
  });

  it("a change once nothing has changed for 400 ms", async () => {
    const page = await counted(a);
    page.follow(b);
    await page.pass(399);
    page.follow(c);
    await page.pass(399);
    expect(page.asked()).toEqual([inputsOf(a)]);
    await page.pass(1);
    expect(page.asked()).toEqual([inputsOf(a), inputsOf(c)]);
  });

  it("the last figure stays while another is counted", async () => {
    const page = await counted(a);
    page.follow(b);
    expect(page.count()).toMatchObject({ state: "counting", result: { estimate: { total: 12 } } });
  });

  it("the same conditions are not counted twice", async () => {
    const page = await counted(a);
    page.follow({ ...a, name: "別の名前", take_num: 200 });
    page.follow(filterOf(tagged(1), { type: 60, tag_ids: [] }));
    await page.pass(1000);
    expect(page.asked()).toEqual([inputsOf(a)]);
    expect(page.count().state).toBe("counted");
  });

  it("nor are they while they are being counted", async () => {
    const page = openCounting();
    page.follow(a);
    await page.pass(0);
    page.follow({ ...a, name: "別の名前" });
    await page.pass(1000);
    expect([page.asked().length, page.questions[0]?.signal.aborted]).toEqual([1, false]);
  });

  it("blocked and hidden friends are counted anew", async () => {
    const page = await counted(a);
    page.follow({ ...a, with_blocked: 1 });
    await page.pass(400);
    page.follow({ ...a, with_blocked: 1, user_rate_type: 3 });
    await page.pass(400);
    expect(page.questions).toHaveLength(3);
  });

  it("the page gets a filter of its own", async () => {
    const page = openCounting();
    const filter = structuredClone(a);
    page.follow(filter);
    await page.pass(0);
    const [question] = page.questions;
    const [condition] = (question?.filter.inputs ?? []) as PlainObject[];
    Object.assign(condition as PlainObject, { tag_ids: [9] });
    expect(filter).toEqual(a);
  });
});

describe("never two at once, and no answer to an older question", () => {
  it("a change ends the call that is under way, and its answer is ignored", async () => {
    const page = openCounting();
    page.follow(a);
    await page.pass(0);
    page.follow(b);
    expect(page.questions[0]?.signal.aborted).toBe(true);
    await page.pass(400);
    await page.questions[0]?.answer({ total: 1 });
    expect(page.count()).toMatchObject({ state: "counting", result: null });
    await page.questions[1]?.answer({ total: 2 });
    expect(page.count().result?.estimate.total).toBe(2);
    expect(page.counts.filter(({ result }) => result?.estimate.total === 1)).toEqual([]);
  });

  it("to B and back to A: what B says later is ignored, also that it failed", async () => {
    for (const outcome of ["answer", "fail"] as const) {
      const page = await counted(a);
      page.follow(b);
      await page.pass(400);
      page.follow(a);
      await page.pass(400);
      expect(page.asked()).toEqual([a, b, a].map(inputsOf));
      await page.questions[1]?.[outcome]({ total: 2 });
      expect(page.count().state).toBe("counting");
      await page.questions[2]?.answer({ total: 3 });
      expect(page.count()).toMatchObject({ state: "counted", result: { estimate: { total: 3 } } });
    }
  });

  it("once it is stopped nothing is asked and nothing told", async () => {
    const page = openCounting();
    page.follow(a);
    page.counting.stop();
    await page.pass(1000);
    expect(page.asked()).toEqual([]);
    page.follow(a);
    await page.pass(0);
    page.counting.stop();
    const before = page.counts.length;
    await page.questions[0]?.answer({ total: 1 });
    expect([page.questions[0]?.signal.aborted, page.counts.length]).toEqual([true, before]);
  });
});

describe("figures belong to the rows that they were counted for", () => {
  const two = filterOf(tagged(1), tagged(2));
  const conditions = [
    { meets: 5, remaining: 5 },
    { meets: 4, remaining: 3 },
  ];
  const keys = ({ result }: { result: { query: { rows: readonly { key: string }[] } } | null }) =>
    result?.query.rows.map(({ key }) => key);

  it("rows that say the same under other keys take them over", async () => {
    const page = await counted(two, { total: 3, conditions });
    page.follow(two, 10);
    expect([keys(page.count()), page.count().state]).toEqual([["r10", "r11"], "counted"]);
  });

  it("also while they are counted", async () => {
    const page = openCounting();
    page.follow(two);
    await page.pass(0);
    page.follow(two, 10);
    await page.questions[0]?.answer({ total: 3, conditions });
    expect(keys(page.count())).toEqual(["r10", "r11"]);
  });

  it("figures of before are not given to rows of now", async () => {
    const page = await counted(two, { total: 3, conditions });
    const next = filterOf(tagged(9), tagged(1), tagged(2));
    page.follow(next);
    page.follow({ ...next, name: "別の名前" });
    expect(page.count().state).toBe("counting");
    expect(keys(page.count())).toEqual(["r0", "r1"]);
  });

  it("the row that leaves nobody is the one on the screen", async () => {
    const page = await counted(two, { total: 0, conditions: [conditions[0], { meets: 0, remaining: 0 }] });
    page.follow(two, 10);
    expect(page.count().zero?.row.key).toBe("r11");
  });
});

describe("where nobody is left", () => {
  const three = filterOf(tagged(1), anyOf(tagged(2)), tagged(3));
  const conditions = [
    { meets: 5, remaining: 5 },
    { meets: 4, remaining: 0 },
    { meets: 4, remaining: 0 },
  ];

  it("it is asked how many there are without the row that was the first to leave nobody", async () => {
    const page = await counted(three, { total: 0, conditions });
    expect(page.count()).toMatchObject({ state: "counted", zero: { row: { key: "r1" }, without: null } });
    expect(page.asked()).toEqual([three, filterOf(tagged(1), tagged(3))].map(inputsOf));
    await page.questions[1]?.answer({ total: 4 });
    expect(page.count().zero).toMatchObject({ row: { key: "r1" }, without: 4 });
  });

  it("without that answer the row is told all the same", async () => {
    const page = await counted(three, { total: 0, conditions });
    await page.questions[1]?.fail();
    expect(page.count()).toMatchObject({ state: "counted", zero: { row: { key: "r1" }, without: null } });
  });

  it("nor does it matter that the page throws at once when it is asked", async () => {
    let asked = 0;
    const page = openCounting(() => {
      asked += 1;
      if (asked > 1) throw new Error("at once");
      return Promise.resolve({ total: 0, conditions });
    });
    page.follow(three);
    await page.pass(0);
    expect([asked, page.count().state, page.count().zero?.row.key]).toEqual([2, "counted", "r1"]);
  });

  it("a change ends the second question too, and nothing more is said of a row that may be gone", async () => {
    const page = await counted(three, { total: 0, conditions });
    page.follow(a);
    expect([page.questions[1]?.signal.aborted, page.count().zero]).toEqual([true, null]);
    await page.questions[1]?.answer({ total: 4 });
    expect(page.count().zero).toBeNull();
  });

  it.each<[what: string, answer: PlainObject]>([
    ["the page says nothing of single conditions", { total: 0 }],
    ["it has counted none of them", { total: 0, conditions: [null, null, null] }],
    ["none of them is the reason", { total: 0, conditions: conditions.map(() => conditions[0]!) }],
    [
      "it names more than there are",
      { total: 0, conditions: [null, null, null, { meets: 0, remaining: 0 }] },
    ],
    ["somebody is left", { total: 3, conditions }],
  ])("nothing is asked where %s", async (_, answer) => {
    const page = await counted(three, answer);
    expect([page.questions.length, page.count().zero, page.count().state]).toEqual([1, null, "counted"]);
  });
});

describe("when counting fails", () => {
  it("it is said, the last figure stays, and it can be tried again", async () => {
    const page = await counted(a);
    page.follow(b);
    await page.pass(400);
    await page.questions[1]?.fail();
    expect(page.count()).toMatchObject({ state: "failed", result: { estimate: { total: 12 } } });
    page.counting.retry();
    expect(page.count().state).toBe("counting");
    await page.pass(0);
    expect(page.asked()).toEqual([a, b, b].map(inputsOf));
    await page.questions[2]?.answer({ total: 2 });
    expect(page.count()).toMatchObject({ state: "counted", result: { estimate: { total: 2 } } });
  });

  it("a new name does not make it counted", async () => {
    const page = await counted(a);
    page.follow(b);
    await page.pass(400);
    await page.questions[1]?.fail();
    page.follow({ ...b, name: "別の名前" });
    expect(page.count().state).toBe("failed");
  });

  it("an answer that takes longer than 30 seconds is not waited for", async () => {
    const page = openCounting();
    page.follow(a);
    await page.pass(0);
    await page.pass(29_999);
    expect([page.count().state, page.questions[0]?.signal.aborted]).toEqual(["counting", false]);
    await page.pass(1);
    expect([page.count().state, page.questions[0]?.signal.aborted]).toEqual(["failed", true]);
    await page.questions[0]?.answer({ total: 1 });
    expect(page.count().state).toBe("failed");
  });

  it("who has answered is not told to stop", async () => {
    const page = await counted(a);
    await page.pass(60_000);
    page.follow(b);
    expect(page.questions[0]?.signal.aborted).toBe(false);
  });

  it("without anything asked there is nothing to try again", async () => {
    const page = openCounting();
    page.counting.retry();
    await page.pass(1000);
    expect([page.asked(), page.counts]).toEqual([[], []]);
  });

  it.each<[what: string, estimate: EstimateFunction]>([
    [
      "it throws at once",
      () => {
        throw new Error("at once");
      },
    ],
    ["it gives no promise", (() => ({ total: "12" })) as never],
    ["it rejects with nothing", () => Promise.reject()],
  ])("%s", async (_, estimate) => {
    const page = openCounting(estimate);
    page.follow(a);
    await page.pass(0);
    expect(page.count()).toEqual({ result: null, state: "failed", zero: null });
  });

  it.each<[answer: unknown]>([
    [null],
    [undefined],
    [12],
    ["12"],
    [[]],
    [{}],
    [{ total: "12" }],
    [{ total: null }],
    [{ total: Number.NaN }],
    [{ total: Number.POSITIVE_INFINITY }],
  ])("%j is no estimate", async (answer) => {
    const page = openCounting();
    page.follow(a);
    await page.pass(0);
    await page.questions[0]?.answer(answer);
    expect(page.count()).toEqual({ result: null, state: "failed", zero: null });
  });

  it.each<[what: string, conditions: unknown, read: unknown]>([
    ["no list", "many", undefined],
    ["null", null, undefined],
    [
      "figures that are none",
      [{ meets: "5", remaining: 5 }, 5, { remaining: 5 }, {}],
      [null, null, null, null],
    ],
    ["branches that are none", [{ meets: 5, remaining: 5, branches: "x" }], [{ meets: 5, remaining: 5 }]],
    [
      "branches of which one is none",
      [{ meets: 5, remaining: 5, branches: [1, "2"] }],
      [{ meets: 5, remaining: 5 }],
    ],
    [
      "what is as it should be",
      [null, { meets: 5, remaining: 4, branches: [1, 2] }],
      [null, { meets: 5, remaining: 4, branches: [1, 2] }],
    ],
  ])("of single conditions only figures are taken: %s", async (_, conditions, read) => {
    const page = await counted(a, { total: 3, friends: "all", conditions });
    expect(page.count().state).toBe("counted");
    expect(page.count().result?.estimate.conditions).toEqual(read);
    expect(page.count().result?.estimate.friends).toBeUndefined();
  });
});
