import { describe, expect, test } from "vitest";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { flushMicrotasks } from "../../collection/desk.js";
import { conflict, failed, openTable, saved } from "./items-table.js";
import { course } from "./records.js";

const minutesRule = "所要時間は1〜1440分で入力してください";

describe("a field of the table", () => {
  test("typed it is unsaved; left it is sent as a figure, and saved it is nothing any more", async () => {
    const { bulk, calls, enter, answer, state } = openTable();
    expect(bulk.isDirty()).toBe(false);
    bulk.type(1, "price", "￥6,0", 5500);
    expect([bulk.isDirty(), bulk.isValid(), state.edits, calls]).toEqual([true, true, 1, []]);
    await enter(1, "price", "￥6,000", 5500);
    expect(calls).toEqual(["1 price 5500 → 6000"]);
    await answer(saved);
    expect([bulk.isDirty(), bulk.written(), state.edits]).toEqual([false, {}, 2]);
  });

  test.each<[attr: string, text: PlainData, was: PlainData]>([
    ["price", "5,500円", 5500],
    ["price", "5500", "5500"],
    ["price", "", null],
    ["price", " ", ""],
    ["name", "カット ", " カット"],
    ["duration_min", "４５", 45],
  ])("%s typed %j where %j is saved is no change", async (attr, text, was) => {
    const { bulk, calls, enter } = openTable();
    await enter(1, attr, text, was);
    expect([calls, bulk.isDirty()]).toEqual([[], false]);
  });

  test("that is not right is not sent, keeps its text, and says so to the page once", async () => {
    const { bulk, calls, refused, enter, at } = openTable();
    await enter(1, "duration_min", "abc", 45);
    bulk.commit(1, "duration_min");
    expect([at(1, "duration_min"), bulk.isValid()]).toEqual([
      { text: "abc", was: 45, lines: [minutesRule] },
      false,
    ]);
    expect([calls, refused]).toEqual([[], [minutesRule]]);
    bulk.type(1, "duration_min", "60", 45);
    expect([at(1, "duration_min")?.lines, bulk.isValid()]).toEqual([[], true]);
  });

  test("refused by the server keeps its text with what was said, and can be sent again", async () => {
    const { bulk, calls, enter, answer, at } = openTable();
    await enter(1, "name", "カラー", "カット");
    await answer(failed("使えない名前です。", "長すぎます。"));
    expect([at(1, "name")?.text, at(1, "name")?.lines, bulk.isDirty(), bulk.isValid()]).toEqual([
      ...["カラー", ["使えない名前です。", "長すぎます。"], true, false],
    ]);
    bulk.commit(1, "name");
    await flushMicrotasks();
    expect(calls.length).toBe(2);
    await answer(saved);
    expect(bulk.isDirty()).toBe(false);
  });

  test("left by Enter and then by the focus makes one call, also when that is refused", async () => {
    for (const outcome of [saved, failed("いいえ")]) {
      const { bulk, calls, enter, answer } = openTable();
      await enter(1, "name", "カラー", "カット");
      bulk.commit(1, "name");
      bulk.commit(1, "name");
      await answer(outcome);
      expect(calls.length).toBe(1);
    }
  });

  test("given up is as it was; nothing is sent that waited for its turn", async () => {
    const { bulk, calls, enter, answer } = openTable();
    await enter(1, "name", "カラー", "カット");
    await enter(2, "name", "パーマ", "カラー");
    bulk.giveUp(2, "name");
    await answer(saved);
    expect([calls, bulk.isDirty()]).toEqual([['1 name "カット" → "カラー"'], false]);
  });

  test("of work that is over nothing is sent any more", async () => {
    const { bulk, calls, enter, answer, state } = openTable();
    await enter(1, "name", "カラー", "カット");
    await enter(2, "name", "パーマ", "カラー");
    state.isOver = true;
    await answer(saved);
    expect([calls.length, Object.keys(bulk.written())]).toEqual([1, ["2 name"]]);
  });
});

describe("several fields", () => {
  test("are sent one call at a time, in their order, whatever becomes of each", async () => {
    const { calls, enter, answer, bulk } = openTable();
    await enter(1, "name", "a", "カット");
    await enter(1, "price", "", 5500);
    await enter(2, "duration_min", "60", 45);
    expect(calls.length).toBe(1);
    await answer(failed("いいえ"));
    expect(calls.length).toBe(2);
    await answer(saved);
    expect(calls).toEqual(['1 name "カット" → "a"', "1 price 5500 → null", "2 duration_min 45 → 60"]);
    await answer(saved);
    expect(Object.keys(bulk.written())).toEqual(["1 name"]);
  });
});

describe("a field that is typed on while it is being saved", () => {
  test("stays, over what is saved by then, and is sent when it is left", async () => {
    const { bulk, calls, enter, answer, at } = openTable();
    await enter(1, "price", "6000", 5500);
    bulk.type(1, "price", "6500", 5500);
    await answer(saved);
    expect(at(1, "price")).toEqual({ text: "6500", was: 6000, lines: [] });
    bulk.commit(1, "price");
    await flushMicrotasks();
    expect(calls.at(-1)).toBe("1 price 6000 → 6500");
    await answer(saved);
    expect(bulk.isDirty()).toBe(false);
  });

  test("left meanwhile it follows at once", async () => {
    const { bulk, calls, enter, answer } = openTable();
    await enter(1, "price", "6000", 5500);
    await enter(1, "price", "6500", 5500);
    await enter(1, "price", "7000", 5500);
    expect(calls.length).toBe(1);
    await answer(saved);
    expect(calls).toEqual(["1 price 5500 → 6000", "1 price 6000 → 7000"]);
    await answer(saved);
    expect(bulk.isDirty()).toBe(false);
  });

  test("back to what was there before, that is sent: it is no longer what is saved", async () => {
    const { bulk, calls, enter, answer } = openTable();
    await enter(1, "price", "6000", 5500);
    await enter(1, "price", "5500", 5500);
    expect(bulk.isDirty()).toBe(true);
    await answer(saved);
    expect(calls).toEqual(["1 price 5500 → 6000", "1 price 6000 → 5500"]);
    await answer(saved);
    expect(bulk.isDirty()).toBe(false);
  });

  test("there and back over a call that failed, nothing is left to be sent", async () => {
    const { bulk, calls, enter, answer } = openTable();
    await enter(1, "price", "6000", 5500);
    await enter(1, "price", "5500", 5500);
    await answer(failed("いいえ"));
    expect([calls.length, bulk.isDirty()]).toEqual([1, false]);
  });

  test("is not told what was wrong with the text before", async () => {
    const { bulk, enter, answer, at } = openTable();
    await enter(1, "name", "a", "カット");
    bulk.type(1, "name", "b", "カット");
    await answer(failed("aは使えません"));
    expect(at(1, "name")).toEqual({ text: "b", was: "カット", lines: [] });
  });

  test("and is given up stays given up", async () => {
    const { bulk, enter, answer } = openTable();
    await enter(1, "name", "a", "カット");
    bulk.giveUp(1, "name");
    await answer(failed("いいえ"));
    expect(bulk.isDirty()).toBe(false);
  });
});

describe("a field that others have changed too", () => {
  async function opened() {
    const table = openTable();
    await table.enter(1, "price", "6000", 5500);
    await table.answer(conflict(course(1, { price: 7000 })));
    return table;
  }

  test("waits until that is decided", async () => {
    const { bulk, calls, at } = await opened();
    expect(at(1, "price")).toEqual({ text: "6000", was: 5500, lines: [], theirs: 7000 });
    bulk.commit(1, "price");
    bulk.type(1, "price", "6100", 7000);
    bulk.commit(1, "price");
    await flushMicrotasks();
    expect([calls.length, at(1, "price")?.theirs, bulk.isDirty()]).toEqual([1, 7000, true]);
  });

  test.each([
    ["mine", "1 price 7000 → 6000"],
    ["before", "1 price 7000 → 5500"],
  ] as const)("decided for %s is sent over theirs", async (side, call) => {
    const { bulk, calls, answer } = await opened();
    bulk.choose(1, "price", side);
    await flushMicrotasks();
    expect(calls.at(-1)).toBe(call);
    await answer(saved);
    expect(bulk.isDirty()).toBe(false);
  });

  test("decided for theirs is done", async () => {
    const { bulk, calls } = await opened();
    bulk.choose(1, "price", "theirs");
    await flushMicrotasks();
    expect([calls.length, bulk.isDirty()]).toEqual([1, false]);
    bulk.choose(1, "price", "mine");
    expect(bulk.isDirty()).toBe(false);
  });

  test("where they have left none, that is one of the sides", async () => {
    const { bulk, calls, enter, answer, at } = openTable();
    await enter(1, "price", "6000", 5500);
    await answer(conflict(course(1, { price: null })));
    expect(at(1, "price")?.theirs).toBe(null);
    bulk.choose(1, "price", "mine");
    await flushMicrotasks();
    expect(calls.at(-1)).toBe("1 price null → 6000");
  });
});
