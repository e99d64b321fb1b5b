import fc from "fast-check";
import { readItem, type SalonItem, type SalonItemKind } from "../../../src/api/salon-items.js";
import { fieldKeys } from "../../../src/features/salon-items/fields.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";

/* Courses and resources for tests, usual ones and odd ones. */

const shared = {
  ...{ salon_id: 1, color: "#2971c6", description: "d", is_public: true, deleted_at: null },
  ...{ updated_at: "2026-11-02T10:00:00+09:00", future: { a: [1] } },
};

export function course(id: number, more: PlainObject = {}): SalonItem {
  const usual = { name: `コース${id}`, order: id, duration_min: 45, price: 5500 };
  return readItem("courses", { id, ...shared, ...usual, ...more }) as SalonItem;
}

export function resource(id: number, more: PlainObject = {}): SalonItem {
  const usual = { name: `担当${id}`, order: id, capacity: 1, fee: 550, icon_url: "/a.png" };
  return readItem("resources", { id, ...shared, ...usual, ...more }) as SalonItem;
}

export function itemOf(kind: SalonItemKind, id: number, more: PlainObject = {}): SalonItem {
  return kind === "courses" ? course(id, more) : resource(id, more);
}

/** What a server may hold in a figure, right or not. */
const anyFigure = fc.constantFrom<PlainData>(null, 0, 1, 45, 5500, -200, 1.5, 100_000, "5500", "5,500", "x");

/** What it may hold in each field; few values, so that two people often meet. */
const anyValue: Readonly<Record<string, fc.Arbitrary<PlainData>>> = {
  name: fc.constantFrom<PlainData>("カット", " カット", "カラー", "あ".repeat(101), "", null, 5),
  duration_min: anyFigure,
  capacity: anyFigure,
  price: anyFigure,
  fee: anyFigure,
  color: fc.constantFrom<PlainData>("#2971c6", "#ABC", "red", "", null),
  icon_url: fc.constantFrom<PlainData>(null, "", "/a.png", "javascript:alert(1)", "//evil.test/a.png"),
  description: fc.constantFrom<PlainData>("", "d", null, "二行\n目"),
  is_public: fc.constantFrom<PlainData>(true, false, 1, 0, "1", null),
};

/** What an operator may leave in each field. */
const anyTyped: Readonly<Record<string, fc.Arbitrary<PlainData>>> = {
  ...anyValue,
  name: fc.constantFrom<PlainData>("カット", "カット ", "パーマ"),
  icon_url: fc.constantFrom<PlainData>("", " /a.png ", "https://img.test/a.png"),
  description: fc.constantFrom<PlainData>("", "d", "mine"),
  is_public: fc.boolean(),
  color: fc.constantFrom<PlainData>("#2971c6", "#008388"),
};

/** Some fields of one, with values. */
export const anyWire = (kind: SalonItemKind): fc.Arbitrary<PlainObject> => some(kind, anyValue);
export const anyWriting = (kind: SalonItemKind): fc.Arbitrary<PlainObject> => some(kind, anyTyped);

function some(kind: SalonItemKind, values: Readonly<Record<string, fc.Arbitrary<PlainData>>>) {
  const fields = fieldKeys[kind].map((key) => [key, values[key] ?? fc.constant(null)] as const);
  return fc.record<PlainObject>(Object.fromEntries(fields), { requiredKeys: [] });
}
