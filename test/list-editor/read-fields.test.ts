import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { readFields } from "../../src/list-editor/read-fields.js";

const schema = v.objectWithRest(
  {
    type: v.literal(5),
    match: v.exactOptional(v.picklist([0, 1])),
    ids: v.array(v.number()),
    note: v.exactOptional(v.string()),
    needed: v.string(),
  },
  v.unknown(),
);
const create = () => ({ type: 5, match: 0, ids: [], needed: "" });

function read(stored: PlainObject) {
  const found = readFields(schema, stored, create);
  if (!found) throw new Error("it is only held");
  return found;
}

/** What is stored after fields got these values, as an editor of the first of them gives them back. */
function edited(stored: PlainObject, change: PlainObject, field = Object.keys(change)[0] ?? ""): string {
  const { value, write } = read(stored);
  return JSON.stringify(write({ ...value, ...change }, field));
}

describe("a field that cannot be read", () => {
  it.each<[what: string, stored: PlainObject, unreadable: string[]]>([
    ["is one of another sort", { match: 9, type: 5, ids: [1], needed: "x" }, ["match"]],
    ["is one that is missing", { type: 5, ids: [1] }, ["needed"]],
    ["is one with something odd inside", { type: 5, ids: [1, { id: 2 }], needed: "x" }, ["ids"]],
    ["may be one of several", { needed: 1, match: "?", type: 5 }, ["needed", "match", "ids"]],
  ])("%s", (_, stored, unreadable) => {
    expect(read(stored).unreadable).toEqual(unreadable);
  });

  it("has what a new row has in its place, and the others as they are stored", () => {
    const stored = { more: { a: [1] }, match: 9, type: 5, needed: null, note: "n" };
    expect(read(stored).value).toEqual({
      more: { a: [1] },
      match: 0,
      type: 5,
      ids: [],
      needed: "",
      note: "n",
    });
  });

  it("is left out where a new row has none", () => {
    expect(read({ type: 5, ids: [], needed: "x", note: 1 }).value).toEqual({ type: 5, ids: [], needed: "x" });
  });

  it("stays as it is while others are edited, every key in its place, and new ones at the end", () => {
    const stored = { more: { a: [1] }, match: [9], type: 5, ids: [1], needed: "x" };
    expect(edited(stored, { ids: [1, 2], added: 1 })).toBe(
      '{"more":{"a":[1]},"match":[9],"type":5,"ids":[1,2],"needed":"x","added":1}',
    );
  });

  it("stays as it is where an editor of another copies what stands in for it", () => {
    expect(edited({ type: 5, ids: "?", needed: "x" }, { needed: "y", ids: [] })).toBe(
      '{"type":5,"ids":"?","needed":"y"}',
    );
  });

  it("stays missing where it was", () => {
    expect(edited({ type: 5, ids: [1] }, { ids: [] })).toBe('{"type":5,"ids":[]}');
  });

  it("takes what is entered there, in its place, also where that is what a new row has", () => {
    const stored = { match: 9, needed: 1, type: 5, ids: [1] };
    expect(edited(stored, { needed: "" })).toBe('{"match":9,"needed":"","type":5,"ids":[1]}');
    expect(edited(stored, { match: 1 })).toBe('{"match":1,"needed":1,"type":5,"ids":[1]}');
    expect(edited(stored, { ids: [2], match: 1 })).toBe('{"match":1,"needed":1,"type":5,"ids":[2]}');
  });

  it("goes where the edit takes it away", () => {
    const { value, write } = read({ match: 9, type: 5, ids: [1], needed: "x" });
    const { match: _, ...rest } = value;
    expect(JSON.stringify(write({ ...rest, ids: [2] }, "ids"))).toBe('{"type":5,"ids":[2],"needed":"x"}');
  });
});

it("a row that can be read is the value itself, and what becomes of it is what is written", () => {
  const whole = { type: 5, ids: [], needed: "x", more: 1 };
  const next = { type: 5, ids: [], needed: "y" };
  const { value, unreadable, write } = read(whole);
  expect([value === whole, unreadable, write(next, "needed") === next]).toEqual([true, [], true]);
});

it("a row cannot be read at all where a new one has nothing that stands in for a field", () => {
  expect(readFields(schema, { type: 5, ids: [] }, () => ({ type: 5 }))).toBeNull();
});
