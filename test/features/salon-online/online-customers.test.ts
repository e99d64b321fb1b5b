import { describe, expect, it, test } from "vitest";
import { formFieldWords } from "../../../src/features/form-field/index.js";
import { customerIds, customerItems } from "../../../src/features/salon-online/customer-items.js";
import {
  asFormField,
  askedConflicts,
  itemAnew,
  itemToSend,
  labelOf,
  refusalOfItem,
  sharingItems,
} from "../../../src/features/salon-online/online/asked-item.js";
import { formatQuestionConflict } from "../../../src/features/salon-online/online/format-question-conflict.js";
import { onlineWords } from "../../../src/features/salon-online/online/messages.js";
import type { PlainData } from "../../../src/lib/plain-data.js";

const item = { id: 72, label: "A", swatch_id: 5, rule: "name", required: "1", order: 2, future: { a: [1] } };

test.each([
  [{ label: "A" }, "A"],
  [{ label: 5 }, "5"],
  [{ label: null }, ""],
  [{ label: {} }, ""],
  [{}, ""],
])("what is asked is called as it says: %j", (asked, label) => {
  expect(labelOf(asked)).toBe(label);
});

describe("what is sent", () => {
  it("of a new one has neither an id nor a place", () => {
    expect(itemToSend({ ...item, id: null }, null, null)).not.toHaveProperty("id");
    expect(itemToSend({ ...item, id: null }, null, null)).not.toHaveProperty("order");
  });
  it("is whole, key for key", () => {
    const sent = itemToSend({ ...item, label: "B" }, item, item);
    expect(Object.entries(sent)).toEqual(Object.entries({ ...item, label: "B" }));
  });
  it("keeps what others have changed meanwhile, the place too", () => {
    const latest = { ...item, required: false, order: 1, added: 1 };
    expect(itemToSend({ ...item, label: "B" }, item, latest)).toEqual({ ...latest, label: "B" });
  });
  it("is what was loaded where nobody knows the latest", () => {
    expect(itemToSend({ ...item, label: "B" }, item, null)).toEqual({ ...item, label: "B" });
  });
  it("calls the input type as the server does", () => {
    const { swatch_id: type, ...rest } = item;
    const stored = { ...rest, type };
    const edited = { ...asFormField(stored), swatch_id: 10 };
    expect(edited).not.toHaveProperty("type");
    expect(itemToSend(edited, stored, stored)).toEqual({ ...rest, type: 10 });
    expect(Object.keys(asFormField(stored))).toEqual(
      Object.keys(stored).map((k) => (k === "type" ? "swatch_id" : k)),
    );
    expect(itemAnew(edited, stored)).toMatchObject({ type: 10 });
    expect(itemAnew(edited, stored)).not.toHaveProperty("id");
    expect(asFormField(item)).toBe(item);
  });
});

describe("what others have changed too", () => {
  const loaded = { ...item, var_id: 4, var_name: "x", var_type: 0 };
  const latest = {
    ...loaded,
    label: "theirs",
    required: false,
    var_id: 5,
    var_name: "y",
    var_type: 1,
    order: 1,
  };
  const edited = { ...loaded, label: "mine", rule: "kana", var_id: 6, var_name: "z" };

  it("is asked about by what it is; friend information is one thing", () => {
    expect(askedConflicts(edited, loaded, latest)).toEqual({
      label: { mine: "mine", theirs: "theirs", before: "A" },
      var_id: {
        mine: { var_id: 6, var_name: "z", var_type: 0 },
        theirs: { var_id: 5, var_name: "y", var_type: 1 },
        before: { var_id: 4, var_name: "x", var_type: 0 },
      },
    });
    expect(askedConflicts({ ...loaded, label: "theirs" }, loaded, latest)).toEqual({});
    expect(askedConflicts({ ...loaded, required: false }, loaded, latest)).toEqual({});
  });
  it("is sent as it was chosen", () => {
    const send = (side: "mine" | "theirs" | "before") =>
      itemToSend(edited, loaded, latest, { label: side, var_id: side });
    expect(send("mine")).toEqual({
      ...latest,
      label: "mine",
      rule: "kana",
      var_id: 6,
      var_name: "z",
      var_type: 0,
    });
    expect(send("theirs")).toEqual({ ...latest, rule: "kana" });
    expect(send("before")).toEqual({
      ...latest,
      label: "A",
      rule: "kana",
      var_id: 4,
      var_name: "x",
      var_type: 0,
    });
  });
});

test.each([
  ["label", "B", null, ["取得情報名 (表示名)", "B", "なし"]],
  ["type", 5, 99, ["取得情報入力タイプ", "テキストボックス", "不明な入力タイプ（99）"]],
  ["rule", "kana", "x", ["取得情報種別", "フリガナ", "x"]],
  ["required", "1", false, ["必須", "必須", "任意"]],
  ["syncGc", 1, null, ["Googleカレンダーに表示する", "はい", "いいえ"]],
  ["options", ["a", { value: "b" }], [], ["選択肢", "a・b", "なし"]],
  ["var_id", { var_id: 4, var_name: "" }, { var_name: "n" }, ["友だち情報", "4", "n"]],
  ["future", { a: 1 }, "", ["future", '{"a":1}', "なし"]],
] as [string, PlainData, PlainData, string[]][])(
  "a conflict of %s is said in words",
  (part, mine, theirs, said) => {
    const own = { none: "なし", flags: onlineWords.ja.flags };
    const shown = formatQuestionConflict(part, { mine, theirs, before: null }, formFieldWords.ja, own);
    expect([shown.label, shown.mine, shown.theirs]).toEqual(said);
  },
);

test("items that go into the same friend information are found, those that go nowhere are not", () => {
  const into = (var_id: unknown, syncUserVar: unknown) => ({ var_id, syncUserVar }) as { var_id: number };
  const items = [
    into(4, true),
    into("4", 1),
    into(4, false),
    into(5, true),
    into(null, true),
    into(null, true),
  ];
  expect([...sharingItems(items)]).toEqual(items.slice(0, 2));
});

test("a refusal is about the fields of the item", () => {
  const failure = refusalOfItem({
    ...{ kind: "invalid", status: 422, messages: ["m"] },
    fields: {
      "item.label": ["a"],
      "item[options][1]": ["b"],
      "item.type": ["c"],
      item: ["d"],
      "items.x": ["e"],
    },
  });
  expect(failure).toMatchObject({
    fields: { label: ["a"], "options[1]": ["b"], swatch_id: ["c"], item: ["d"], "items.x": ["e"] },
  });
  const other = { kind: "refused", status: 500, messages: [] } as const;
  expect(refusalOfItem(other)).toBe(other);
});

test("an order says each id once, whatever the server has sent twice", () => {
  const customer_info = [{ id: 2, order: 1 }, { id: "2", order: 2 }, { id: 0 }, { id: 1, order: 3 }];
  expect(customerIds({ customer_info })).toEqual([2, 1]);
});

test("items stand in their order, and what has no id cannot be moved", () => {
  const config = { customer_info: [{ id: 3, order: 2 }, { order: 3 }, { id: 1, order: 1 }, { id: 2 }, 5] };
  expect(customerItems(config).map(({ id }) => id)).toEqual([1, 3, undefined, 2]);
  expect(customerIds(config)).toEqual([1, 3, 2]);
});
