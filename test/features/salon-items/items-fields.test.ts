import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SalonItemKind } from "../../../src/api/salon-items.js";
import {
  allOnWire,
  blankFields,
  editsOf,
  fieldKeys,
  fieldsOf,
  figureIn,
  isImageAddress,
  onWire,
  problemOf,
  problemsOf,
} from "../../../src/features/salon-items/fields.js";
import { itemWords } from "../../../src/features/salon-items/messages.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { anyWire, course, itemOf, resource } from "./records.js";

const kinds = ["courses", "resources"] as const;
const words = { courses: itemWords("courses", "ja"), resources: itemWords("resources", "ja") };

describe("a figure", () => {
  test.each<[PlainData, PlainData]>([
    ["４５分", 45],
    ["45", 45],
    [" 45 分 ", 45],
    ["5,500円", 5500],
    ["５，５００円", 5500],
    ["￥5,500", 5500],
    ["¥5,500", 5500],
    ["\\5,500", 5500],
    ["5500 yen", 5500],
    ["30 min", 30],
    ["3件", 3],
    ["0", 0],
    ["-1", -1],
    ["－１", -1],
    ["1.5", 1.5],
    ["", null],
    [" 　", null],
    ["abc", "abc"],
    ["45分間", "45分間"],
    ["円", "円"],
    ["￥", "￥"],
    ["1時間", "1時間"],
    ["1e3", "1e3"],
    ["0x10", "0x10"],
    ["--1", "--1"],
    [null, null],
    [5500, 5500],
    [true, true],
  ])("%j is %j", (written, figure) => {
    expect(figureIn(written)).toEqual(figure);
  });

  test("read once it is read for good", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."０1５,，.-￥¥円分 x") }), (written) => {
        const figure = figureIn(written);
        expect(figureIn(figure)).toEqual(figure);
      }),
    );
  });
});

describe("what keeps a field from being saved", () => {
  const minutes = "所要時間は1〜1440分で入力してください";
  const price = "料金は0以上の整数で入力してください";
  const capacity = "同時に受けられる数は1以上の整数で入力してください";
  const fee = "指名料は0以上の整数で入力してください";
  const icon = "画像のURLが正しくありません";

  test.each<[SalonItemKind, key: string, PlainData, string | null]>([
    ["courses", "name", "", "名前を入力してください"],
    ["courses", "name", " 　", "名前を入力してください"],
    ["courses", "name", null, "名前を入力してください"],
    ["courses", "name", "あ".repeat(101), "名前は100文字以内で入力してください"],
    ["courses", "name", ` ${"あ".repeat(100)}　`, null],
    ["resources", "name", "😀".repeat(100), null],
    ["resources", "name", "😀".repeat(101), "名前は100文字以内で入力してください"],
    ["courses", "duration_min", "", minutes],
    ["courses", "duration_min", null, minutes],
    ["courses", "duration_min", 0, minutes],
    ["courses", "duration_min", "1", null],
    ["courses", "duration_min", "１４４０分", null],
    ["courses", "duration_min", 1441, minutes],
    ["courses", "duration_min", 1.5, minutes],
    ["courses", "duration_min", "-1", minutes],
    ["courses", "duration_min", "abc", minutes],
    ["courses", "price", "", null],
    ["courses", "price", null, null],
    ["courses", "price", "0円", null],
    ["courses", "price", "￥5,500", null],
    ["courses", "price", "-1", price],
    ["courses", "price", "1.5", price],
    ["courses", "price", "abc", price],
    ["courses", "price", "9".repeat(400), price],
    ["courses", "price", true, price],
    ["resources", "capacity", "1", null],
    ["resources", "capacity", 0, capacity],
    ["resources", "capacity", "", capacity],
    ["resources", "capacity", "1.5", capacity],
    ["resources", "fee", "550円", null],
    ["resources", "fee", "", null],
    ["resources", "fee", -1, fee],
    ["resources", "fee", "abc", fee],
    ["resources", "icon_url", "", null],
    ["resources", "icon_url", " /a.png ", null],
    ["resources", "icon_url", "javascript:alert(1)", icon],
    ["courses", "color", "red", null],
    ["courses", "description", "", null],
    ["courses", "is_public", false, null],
  ])("%s %s %j: %s", (kind, key, value, problem) => {
    expect(problemOf(key, value, words[kind])).toBe(problem);
  });

  test.each(kinds)("of %s all are said at once, or those that are asked for", (kind) => {
    const [length, cost] = kind === "courses" ? ["duration_min", "price"] : ["capacity", "fee"];
    const fields = { ...blankFields(kind, "#2971c6"), [length as string]: "", [cost as string]: "x" };
    expect(Object.keys(problemsOf(kind, fields, words[kind]))).toEqual(["name", length, cost]);
    expect(problemsOf(kind, fields, words[kind], ["name", "color"])).toEqual({
      name: ["名前を入力してください"],
    });
    expect(problemsOf(kind, fields, words[kind], [])).toEqual({});
  });

  test("the step of bookings is a note and no problem", () => {
    expect(words.courses.notInSlots(30)).toBe("予約の刻み（30分）の倍数ではありません");
    expect(problemOf("duration_min", 50, words.courses)).toBe(null);
  });
});

test.each([
  ["/a.png", true],
  ["/", true],
  ["/img/a.png?x=1#y", true],
  ["https://img.test/a.png", true],
  ["http://img.test", true],
  ["HTTPS://IMG.TEST/A.PNG", true],
  ["javascript:alert(1)", false],
  ["JavaScript://img.test/%0aalert(1)", false],
  ["data:image/png;base64,AA", false],
  ["//evil", false],
  ["//evil.test/a.png", false],
  ["/\\evil", false],
  ["\\\\evil", false],
  ["/\t/evil", false],
  ["/ /evil", false],
  ["https:", false],
  ["https://", false],
  ["https:///evil", false],
  ["https://img.test/a b.png", false],
  ["a.png", false],
  ["ftp://img.test/a.png", false],
  ["", false],
])("an address of an image %j: %s", (text, isOne) => {
  expect(isImageAddress(text)).toBe(isOne);
});

describe("what is sent", () => {
  test("of a new course exactly these keys", () => {
    const fields = { ...blankFields("courses", "#008388"), name: " カット ", price: "5,500円" };
    expect(JSON.stringify(allOnWire("courses", fields))).toBe(
      '{"name":"カット","duration_min":30,"price":5500,"color":"#008388","description":"","is_public":true}',
    );
  });

  test("of a new resource exactly these keys", () => {
    const fields = { ...blankFields("resources", "#008388"), name: "中村", icon_url: " ", fee: "" };
    expect(JSON.stringify(allOnWire("resources", fields))).toBe(
      '{"name":"中村","capacity":1,"fee":null,"color":"#008388","icon_url":null,"description":"","is_public":true}',
    );
  });

  test.each<[SalonItemKind, written: PlainObject, edits: PlainObject]>([
    ["courses", {}, {}],
    ["courses", { name: "コース41 ", price: "￥5,500", duration_min: "４５分" }, {}],
    ["courses", { name: " カラー", price: "" }, { name: "カラー", price: null }],
    ["courses", { duration_min: "60", is_public: false }, { duration_min: 60, is_public: false }],
    ["resources", { icon_url: "" }, { icon_url: null }],
    ["resources", { icon_url: " /a.png " }, {}],
    ["resources", { fee: "0", capacity: "２", color: "#008388" }, { capacity: 2, fee: 0, color: "#008388" }],
  ])("of %s with %j written only that: %j", (kind, written, edits) => {
    const original = itemOf(kind, 41);
    expect(editsOf(kind, original, { ...fieldsOf(kind, original), ...written })).toEqual(edits);
  });

  test.each<[SalonItemKind, PlainObject]>([
    ["courses", { price: "5,500", duration_min: 100_000, color: "red" }],
    ["courses", { price: -200, duration_min: "45", color: null, is_public: 1 }],
    ["courses", { price: { yen: 5500 }, duration_min: [45], name: 5, description: null }],
    ["courses", { price: true, name: " カット ", is_public: "0" }],
    ["resources", { capacity: 0, fee: "550", icon_url: "javascript:alert(1)", color: "" }],
    ["resources", { capacity: "2", fee: -1, icon_url: 5, name: "" }],
  ])("of %s nothing that was odd and nobody touched: %j", (kind, odd) => {
    const original = itemOf(kind, 41, odd);
    const fields = fieldsOf(kind, original);
    expect(editsOf(kind, original, fields)).toEqual({});
    const edits = editsOf(kind, original, { ...fields, description: "mine" });
    expect({ ...original.wire, ...edits }).toEqual({ ...original.wire, description: "mine" });
    expect(problemsOf(kind, fields, words[kind], Object.keys(edits))).toEqual({});
  });

  test.each(kinds)("of %s, whatever the server has, without an edit nothing is one", (kind) => {
    fc.assert(
      fc.property(anyWire(kind), (wire) => {
        const original = itemOf(kind, 41, wire);
        const fields = fieldsOf(kind, original);
        expect(editsOf(kind, original, fields)).toEqual({});
        expect(Object.keys(fields).sort()).toEqual([...fieldKeys[kind]].sort());
        // Written twice it says the same.
        for (const key of fieldKeys[kind]) {
          const sent = onWire(key, fields[key] ?? null);
          expect(onWire(key, sent)).toEqual(sent);
        }
      }),
    );
  });
});

test("one that lacks keys of its kind is shown with none", () => {
  const read = course(41, { duration_min: null, price: null, description: null, color: null });
  expect(fieldsOf("courses", read)).toEqual({
    ...{ name: "コース41", duration_min: null, price: null, color: "", description: "", is_public: true },
  });
  expect(fieldsOf("resources", resource(12, { icon_url: null })).icon_url).toBe("");
});
