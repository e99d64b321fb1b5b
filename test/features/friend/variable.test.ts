import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ResourceSource } from "../../../src/api/resources.js";
import {
  faultOf,
  greatestNumber,
  idOf,
  leastNumber,
  readVariable,
  type VariableFault,
  variablesOf,
} from "../../../src/features/friend/fields/variable.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { textOn } from "../../../src/lib/text-on.js";
import { VariableType } from "../../../src/references/index.js";
import { anyPlainData } from "../../lib/any-plain-data.js";

const { string, number, text, image, pdf, select, date } = VariableType;

describe("a stored value", () => {
  it.each<[type: number, stored: PlainData, value: PlainData]>([
    [string, "", ""],
    [string, "0", "0"],
    [string, 0, "0"],
    [string, true, "true"],
    [string, ["a"], ["a"]],
    [text, " 一行目\n二行目 ", " 一行目\n二行目 "],
    [text, 12.5, "12.5"],
    [number, 0, 0],
    [number, "0", 0],
    [number, "", null],
    [number, "007", 7],
    [number, "-0.5", -0.5],
    [number, "１２，３４５．６７８", 12345.678],
    [number, "1e3", "1e3"],
    [number, "たくさん", "たくさん"],
    [number, "9999999999.999", greatestNumber],
    [number, false, false],
    [select, 2041, 2041],
    [select, "2041", 2041],
    [select, "", null],
    [select, 0, 0],
    [select, "0", 0],
    [select, "a-1", "a-1"],
    [select, "9007199254740993", "9007199254740993"],
    [select, [2041], [2041]],
    [date, "2026-12-05", "2026-12-05"],
    [date, "", null],
    [date, "2026/12/05", "2026/12/05"],
    [date, 20261205, 20261205],
    [image, "", null],
    [image, "/photo.png", "/photo.png"],
    [pdf, "", null],
    [99, "", ""],
    [99, { a: 1 }, { a: 1 }],
    [Number.NaN, "0", "0"],
  ])("of type %d, %j is edited as %j", (type, stored, value) => {
    expect(readVariable(type, stored)).toEqual(value);
  });

  const anyType = fc.constantFrom(...Object.values(VariableType), 99, Number.NaN);

  it("that is not set stays so, and one that was read is read as it is", () => {
    fc.assert(
      fc.property(anyType, anyPlainData, (type, stored) => {
        expect(readVariable(type, null)).toBe(null);
        const value = readVariable(type, stored);
        expect(readVariable(type, value)).toEqual(value);
      }),
    );
  });
});

describe("a value", () => {
  it.each<[type: number, value: PlainData, fault: VariableFault | null]>([
    [number, null, null],
    [number, 0, null],
    [number, -0, null],
    [number, 9_999_999_999.999, null],
    [number, -9_999_999_999.999, null],
    [number, 10_000_000_000, "out of range"],
    [number, -10_000_000_000, "out of range"],
    [number, 9_999_999_999.9991, "out of range"],
    [number, "0", "no number"],
    [number, "", "no number"],
    [number, "1e3", "no number"],
    [number, false, "no number"],
    [date, null, null],
    [date, "2028-02-29", null],
    [date, "2026-02-29", "no day"],
    [date, "2026/12/05", "no day"],
    [date, "", "no day"],
    [date, 0, "no day"],
    [string, "", null],
    [text, "", null],
    [select, 9, null],
    [image, "javascript:alert(1)", null],
    [99, { a: 1 }, null],
  ])("of type %d, %j: %s", (type, value, fault) => {
    expect(faultOf(type, value)).toBe(fault);
  });

  it("the least and the greatest number are those of the rules", () => {
    expect([leastNumber, greatestNumber].map(String)).toEqual(["-9999999999.999", "9999999999.999"]);
  });
});

describe("an id", () => {
  it.each([
    ["7", 7],
    ["0", 0],
    ["-1", -1],
    ["a7", "a7"],
    ["", ""],
    ["1.5", "1.5"],
    ["9007199254740991", 9007199254740991],
    ["9007199254740993", "9007199254740993"],
  ])("%j is %j", (key, id) => {
    expect(idOf(key)).toBe(id);
  });
});

describe("a text on a colour", () => {
  it.each([
    // 0.299 R + 0.587 G + 0.114 B of a grey is that grey: up to 186 it is dark.
    ["#bababa", "#fff"],
    ["#bbbbbb", "#000"],
    ["#ffffff", "#000"],
    ["#000000", "#fff"],
    ["#2251c7", "#fff"],
    ["#ffe9a8", "#000"],
    ["#00FF00", "#fff"],
    ["#ffff00", "#000"],
  ])("%s: %s", (color, written) => {
    expect(textOn(color)).toEqual({ background: color, text: written });
  });

  it("three digits are six", () => {
    expect(textOn("#fe8")).toEqual({ background: "#ffee88", text: "#000" });
  });

  it.each([
    null,
    "",
    "red",
    "#12",
    "#12345",
    "#1234567",
    "#ffffff;background:url(//evil)",
    "red; background: url(//evil)",
    "#ffffff\n",
  ])("%j is no colour", (color) => {
    expect(textOn(color)).toBe(null);
  });
});

describe("the variables of a friend", () => {
  const item = (id: number | string, more: object = {}) => ({ id, name: `項目${id}`, type: 0, ...more });

  it("favourites first, then by folders in their order, then those in none, and last what the list has not", () => {
    const list = source(
      [
        item(1, { group_id: null }),
        item(2, { group_id: 22 }),
        item(3, { group_id: 21 }),
        item(4, { group_id: 22, favorite: 1 }),
        item(5, { group_id: 99 }),
        item(6, { group_id: 21 }),
        item(7, { group_id: 21, favorite: "1" }),
      ],
      [21, 22],
    );
    const found = variablesOf(list, ["900", "3", "gone"]);
    expect(found.map(({ id }) => id)).toEqual([4, 7, 3, 6, 2, 1, 5, 900, "gone"]);
    expect(found.map(({ folder }) => folder?.name ?? null)).toEqual([
      ...["来店", "会員", "会員", "会員", "来店"],
      ...[null, null, null, null],
    ]);
  });

  it.each([
    [{ writable: 0 }, { isWritable: false }],
    [{ writable: "0" }, { isWritable: false }],
    [{ writable: 1 }, { isWritable: true }],
    [{}, { isWritable: true }],
    [{ favorite: 0 }, { isFavorite: false }],
    [{ type: "20" }, { type: 20 }],
    [{ name: "" }, { name: "1" }],
    [{ name: undefined }, { name: "1" }],
  ])("an item with %j is %j", (given, expected) => {
    expect(variablesOf(source([item(1, given)], []), [])).toEqual([expect.objectContaining(expected)]);
  });

  it("one that is deleted can be read and not be written", () => {
    expect(variablesOf(source([], []), ["7"])).toEqual([
      {
        ...{ id: 7, name: "7", type: Number.NaN, folder: null },
        ...{ isFavorite: false, isWritable: false, isDeleted: true },
      },
    ]);
  });

  function source(items: readonly { id: number | string }[], folders: readonly number[]): ResourceSource {
    const names: Record<number, string> = { 21: "会員", 22: "来店" };
    return {
      items: Object.fromEntries(items.map((each) => [each.id, each])),
      ids: items.map(({ id }) => id),
      groups: Object.fromEntries(folders.map((id) => [id, { id, name: names[id] }])),
      group_ids: folders,
      meta: {},
    } as unknown as ResourceSource;
  }
});
