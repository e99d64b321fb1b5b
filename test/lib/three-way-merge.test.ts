import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PlainData, samePlainData } from "../../src/lib/plain-data.js";
import {
  type Edits,
  type Fields,
  fieldOf,
  mergeEdits,
  rebaseEdits,
  withEdits,
} from "../../src/lib/three-way-merge.js";
import { anyKey, anyPlainData } from "./any-plain-data.js";

type Outcome = "edit" | "none" | "conflict";

describe("one field", () => {
  it.each<[before: PlainData | undefined, mine: PlainData, theirs: PlainData, outcome: Outcome]>([
    // Only I changed it.
    ["a", "b", "a", "edit"],
    [null, "b", null, "edit"],
    ["a", null, "a", "edit"],
    // Only they changed it, and I said that it shall stay as it was.
    ["a", "a", "b", "conflict"],
    // Both alike.
    ["a", "b", "b", "none"],
    [null, "b", "b", "none"],
    ["a", null, null, "none"],
    // Nobody.
    ["a", "a", "a", "none"],
    [null, null, null, "none"],
    // Both, differently.
    ["a", "b", "c", "conflict"],
    [null, "b", "c", "conflict"],
    ["a", null, "c", "conflict"],
    ["a", "b", null, "conflict"],
    // Not set, an empty text, 0 and "0" are four things.
    [null, "", null, "edit"],
    ["", null, "", "edit"],
    [null, "x", "", "conflict"],
    ["", "x", null, "conflict"],
    [0, "x", "0", "conflict"],
    ["0", "x", 0, "conflict"],
    [0, 0, null, "conflict"],
    [null, 0, "0", "conflict"],
    // What is no scalar is compared as data.
    [{ a: 1, b: 2 }, "x", { b: 2, a: 1 }, "edit"],
    [[1], [1, 2], [1, 2], "none"],
    [[1], [1, 2], [2, 1], "conflict"],
    // Nobody knew what it was: mine stays, unless it is there already.
    [undefined, "b", "a", "edit"],
    [undefined, "b", null, "edit"],
    [undefined, null, "a", "edit"],
    [undefined, "b", "b", "none"],
  ])("before %j, mine %j, theirs %j: %s", (before, mine, theirs, outcome) => {
    const edits: Edits = { f: before === undefined ? { value: mine } : { value: mine, before } };
    const merged = mergeEdits(edits, { f: theirs });
    expect(merged.edits).toEqual(outcome === "none" ? {} : { f: { value: mine, before: theirs } });
    expect(merged.conflicts).toEqual(outcome === "conflict" ? { f: { mine, theirs, before } } : {});
  });

  it("that is not there is not set", () => {
    expect(fieldOf({}, "f")).toBe(null);
    expect(fieldOf({ f: null }, "f")).toBe(null);
    expect(fieldOf({}, "toString")).toBe(null);
    expect(mergeEdits({ f: { value: "b", before: "a" } }, {})).toEqual({
      edits: { f: { value: "b", before: null } },
      conflicts: { f: { mine: "b", theirs: null, before: "a" } },
    });
    expect(mergeEdits({ f: { value: null, before: null } }, {})).toEqual({ edits: {}, conflicts: {} });
  });

  it("keeps its value on the way through a merge: nothing is copied", () => {
    const value = { a: [1] };
    expect(mergeEdits({ f: { value, before: null } }, {}).edits.f?.value).toBe(value);
  });
});

describe("several fields", () => {
  it("do not get in each other's way", () => {
    const edits: Edits = {
      mine: { value: 2, before: 1 },
      both: { value: 2, before: 1 },
      alike: { value: 2, before: 1 },
    };
    expect(mergeEdits(edits, { mine: 1, both: 3, alike: 2, theirs: 9 })).toEqual({
      edits: { mine: { value: 2, before: 1 }, both: { value: 2, before: 3 } },
      conflicts: { both: { mine: 2, theirs: 3, before: 1 } },
    });
  });

  it("with edits are the record as it would be", () => {
    const record = { a: 1, b: 2 };
    expect(withEdits(record, { b: { value: null }, c: { value: 3 } })).toEqual({ a: 1, b: null, c: 3 });
    expect(record).toEqual({ a: 1, b: 2 });
  });
});

/** Few values, so that two people often choose the same. */
const anyValue: fc.Arbitrary<PlainData> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<PlainData>(null, "", 0, "0", "a", 1) },
  { weight: 1, arbitrary: anyPlainData },
);
const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("f", "g", "7") },
  { weight: 1, arbitrary: anyKey },
);
const anyFields: fc.Arbitrary<Fields> = fc.dictionary(key, anyValue, { maxKeys: 6, noNullPrototype: true });
const anyEdits: fc.Arbitrary<Edits> = fc.dictionary(
  key,
  fc.record({ value: anyValue, before: anyValue }, { requiredKeys: ["value"] }),
  { maxKeys: 6, noNullPrototype: true },
);

describe("whatever two people do", () => {
  it("no edit is lost, unless the record says it already", () => {
    fc.assert(
      fc.property(anyEdits, anyFields, (edits, theirs) => {
        const merged = mergeEdits(edits, theirs).edits;
        for (const [name, { value }] of Object.entries(edits)) {
          if (samePlainData(value, fieldOf(theirs, name))) expect(Object.hasOwn(merged, name)).toBe(false);
          else expect(merged[name]).toEqual({ value, before: fieldOf(theirs, name) });
        }
        expect(Object.keys(edits)).toEqual(expect.arrayContaining(Object.keys(merged)));
      }),
    );
  });

  it("what I want is what would be saved, and a field that I did not edit is theirs", () => {
    fc.assert(
      fc.property(anyEdits, anyFields, (edits, theirs) => {
        const result = withEdits(theirs, mergeEdits(edits, theirs).edits);
        for (const [name, { value }] of Object.entries(edits)) expect(fieldOf(result, name)).toEqual(value);
        for (const name of Object.keys(theirs))
          if (!Object.hasOwn(edits, name)) expect(result[name]).toEqual(theirs[name]);
      }),
    );
  });

  it("a conflict names what each wanted, and there is none where they changed nothing, or to mine", () => {
    fc.assert(
      fc.property(anyEdits, anyFields, (edits, theirs) => {
        const { conflicts, edits: merged } = mergeEdits(edits, theirs);
        for (const [name, { mine, theirs: now, before }] of Object.entries(conflicts)) {
          expect(Object.hasOwn(merged, name)).toBe(true);
          expect([mine, now, before]).toEqual([
            edits[name]?.value,
            fieldOf(theirs, name),
            edits[name]?.before,
          ]);
          expect(samePlainData(mine, now) || samePlainData(before, now)).toBe(false);
        }
      }),
    );
  });

  it("merging twice is merging once, and then nothing is in conflict", () => {
    fc.assert(
      fc.property(anyEdits, anyFields, (edits, theirs) => {
        const once = mergeEdits(edits, theirs);
        expect(mergeEdits(once.edits, theirs)).toEqual({ edits: once.edits, conflicts: {} });
        expect(rebaseEdits(edits, theirs)).toEqual(once.edits);
      }),
    );
  });

  it("over the record that the edits were made on nothing is in conflict", () => {
    fc.assert(
      fc.property(anyEdits, anyFields, (edits, record) => {
        expect(mergeEdits(rebaseEdits(edits, record), record).conflicts).toEqual({});
      }),
    );
  });

  it("nobody's fields are changed in place", () => {
    fc.assert(
      fc.property(anyEdits, anyFields, (edits, theirs) => {
        const copies = structuredClone([edits, theirs]);
        mergeEdits(edits, theirs);
        expect([edits, theirs]).toEqual(copies);
      }),
    );
  });
});
