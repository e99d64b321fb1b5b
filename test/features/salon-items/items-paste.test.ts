import { describe, expect, test } from "vitest";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { flushMicrotasks } from "../../collection/desk.js";
import { openTable, saved } from "./items-table.js";

describe("pasted lines", () => {
  const paste = {
    attr: "price",
    rows: [
      { id: 1, text: "6,000円" },
      { id: 2, text: "abc" },
      { id: 3, text: "5500" },
    ],
    columns: 1,
  };

  test("are asked about; meant, each is typed and sent, one after another", async () => {
    const { bulk, calls, answer, at } = openTable();
    bulk.offerPaste(paste);
    expect([calls, bulk.isDirty()]).toEqual([[], false]);
    bulk.answerPaste(true, () => 5500);
    await flushMicrotasks();
    expect(calls).toEqual(["1 price 5500 → 6000"]);
    await answer(saved);
    expect(at(2, "price")?.lines).toEqual(["料金は0以上の整数で入力してください"]);
    expect([calls.length, Object.keys(bulk.written())]).toEqual([1, ["2 price"]]);
  });

  test("not meant they change nothing, and are asked about once", async () => {
    const { bulk, calls } = openTable();
    bulk.offerPaste(paste);
    bulk.answerPaste(false, () => 5500);
    bulk.answerPaste(true, () => 5500);
    await flushMicrotasks();
    expect([calls, bulk.isDirty()]).toEqual([[], false]);
  });
});

describe("work that was kept", () => {
  test("goes on with its texts, and what was there when it began", async () => {
    const first = openTable();
    await first.enter(1, "duration_min", "abc", 45);
    first.bulk.type(2, "name", "パーマ", "カラー");
    const { bulk, calls, text } = openTable(JSON.parse(JSON.stringify(first.bulk.written())));
    expect([bulk.isDirty(), text(1, "duration_min"), text(2, "name")]).toEqual([true, "abc", "パーマ"]);
    bulk.commit(2, "name");
    await flushMicrotasks();
    expect(calls).toEqual(['2 name "カラー" → "パーマ"']);
  });

  test.each<[PlainObject | null, string[]]>([
    [null, []],
    [{}, []],
    [{ "1 name": "text", "2 name": null, "3 name": ["x"], "4 name": {} }, ["4 name"]],
  ])("%j: %j", (kept, keys) => {
    expect(Object.keys(openTable(kept).bulk.written())).toEqual(keys);
  });
});
