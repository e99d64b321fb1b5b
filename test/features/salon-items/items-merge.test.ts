import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readItem, type SalonItem, type SalonItemKind } from "../../../src/api/salon-items.js";
import type { Side } from "../../../src/editor/index.js";
import { editsOf, fieldKeys, fieldsOf, onWire } from "../../../src/features/salon-items/fields.js";
import { decided, mergeItem } from "../../../src/features/salon-items/merge-item.js";
import { type PlainData, type PlainObject, samePlainData } from "../../../src/lib/plain-data.js";
import { anyWire, anyWriting, course, itemOf } from "./records.js";

const sides = ["mine", "theirs", "before"] as const satisfies readonly Side[];

describe("edits over what others have left", () => {
  const original = course(41, { name: "カット", price: 5500 });

  test("what only they changed is no edit and no conflict", () => {
    expect(mergeItem("courses", original, { name: "パーマ" }, course(41, { price: 6000 }))).toEqual({
      edits: { name: "パーマ" },
      conflicts: { name: { mine: "パーマ", theirs: "コース41", before: "カット" } },
    });
    const theirs = course(41, { name: "カット", price: 6000 });
    expect(mergeItem("courses", original, { name: "パーマ" }, theirs)).toEqual({
      edits: { name: "パーマ" },
      conflicts: {},
    });
  });

  test("what both changed alike is done", () => {
    const theirs = course(41, { name: "パーマ", price: "6000" });
    expect(mergeItem("courses", original, { name: "パーマ", price: 6000 }, theirs)).toEqual({
      edits: {},
      conflicts: {},
    });
  });

  test("what they only wrote otherwise is no change", () => {
    const theirs = course(41, { name: " カット ", price: "5500" });
    expect(mergeItem("courses", original, { price: null }, theirs)).toEqual({
      edits: { price: null },
      conflicts: {},
    });
  });

  test.each<[Side, PlainObject]>([
    ["mine", { price: 5000, name: "カラー" }],
    ["theirs", { name: "カラー" }],
    ["before", { price: 5500, name: "カラー" }],
  ])("what both changed differently, decided for %s", (side, sent) => {
    const theirs = course(41, { name: "カット", price: 6000 });
    const { edits, conflicts } = mergeItem("courses", original, { price: 5000, name: "カラー" }, theirs);
    expect(conflicts).toEqual({ price: { mine: 5000, theirs: 6000, before: 5500 } });
    expect(decided(edits, conflicts, { price: side })).toEqual(sent);
  });

  test("undecided it stays mine, and nothing is changed in what was given", () => {
    const conflicts = { price: { mine: 5000, theirs: 6000, before: 5500 } };
    const edits = { price: 5000 };
    expect(decided(edits, conflicts, {})).toEqual({ price: 5000 });
    decided(edits, conflicts, { price: "theirs" });
    expect(edits).toEqual({ price: 5000 });
  });
});

/** What is to become of a field. */
function expected(
  { before, mine, theirs }: { before: PlainData; mine: PlainData; theirs: PlainData },
  side: Side,
): PlainData {
  const [isMine, isTheirs] = [!samePlainData(before, mine), !samePlainData(before, theirs)];
  if (!isMine || samePlainData(mine, theirs)) return theirs;
  if (!isTheirs) return mine;
  return { mine, theirs, before }[side];
}

const sentOf = (kind: SalonItemKind, item: SalonItem): PlainObject => {
  const fields = fieldsOf(kind, item);
  return Object.fromEntries(fieldKeys[kind].map((key) => [key, onWire(key, fields[key] ?? null)]));
};

test.each(["courses", "resources"] as const)(
  "whatever two people make of one of %s, no change is lost, and none is made twice",
  (kind) => {
    const chosen = fc.record(
      Object.fromEntries(fieldKeys[kind].map((key) => [key, fc.constantFrom(...sides)])),
    );
    fc.assert(
      fc.property(anyWire(kind), anyWriting(kind), anyWire(kind), chosen, (wire, written, other, sided) => {
        const original = itemOf(kind, 41, wire);
        const theirs = itemOf(kind, 41, { ...original.wire, ...other, theirs: 1 });
        const mine = editsOf(kind, original, { ...fieldsOf(kind, original), ...written });
        const merged = mergeItem(kind, original, mine, theirs);
        const edits = decided(merged.edits, merged.conflicts, sided);
        const saved = readItem(kind, { ...theirs.wire, ...edits }) as SalonItem;

        const [before, now, after] = [original, theirs, saved].map((item) => sentOf(kind, item));
        for (const key of fieldKeys[kind]) {
          const was = before?.[key] ?? null;
          const field = {
            before: was,
            mine: key in mine ? (mine[key] ?? null) : was,
            theirs: now?.[key] ?? null,
          };
          expect([key, after?.[key]]).toEqual([key, expected(field, sided[key] ?? "mine")]);
          // Nobody is asked about what only one has changed.
          const isBoth = !samePlainData(field.mine, was) && !samePlainData(field.theirs, was);
          expect(key in merged.conflicts).toBe(isBoth && !samePlainData(field.mine, field.theirs));
          // What nobody of us touched is as they have left it, key for key.
          if (!(key in edits)) expect(saved.wire[key]).toEqual(theirs.wire[key]);
        }
        expect([saved.wire.theirs, saved.wire.future]).toEqual([1, original.wire.future]);
        // Over what they have made, the edits are none any more.
        expect(mergeItem(kind, theirs, edits, saved)).toEqual({ edits: {}, conflicts: {} });
      }),
    );
  },
);
