import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type FormKey, fieldsOf, type ReservationForm } from "../../../src/features/reservation/entity.js";
import { editsBetween, formWith, readEdits } from "../../../src/features/reservation-panel/merge.js";
import { type PlainObject, samePlainData } from "../../../src/lib/plain-data.js";
import { type Edits, mergeEdits } from "../../../src/lib/three-way-merge.js";
import { anyForm, someForm } from "../reservation/samples.js";

/** A form brought over what others have made of the reservation. */
function mergeForm(edits: Edits, theirs: ReservationForm) {
  const merged = mergeEdits(edits, fieldsOf(theirs));
  return { form: formWith(theirs, merged.edits), conflicts: merged.conflicts };
}

const keys = Object.keys(anyForm) as FormKey[];
const same = (key: FormKey, a: ReservationForm, b: ReservationForm) =>
  samePlainData(fieldsOf(a)[key], fieldsOf(b)[key]);

describe("edits", () => {
  it("are what differs, with what was there before; lists are compared item by item", () => {
    const after = { ...anyForm, name: "高橋", course_id: null, sub_resource_ids: [13] };
    expect(editsBetween(anyForm, after)).toEqual({
      name: { value: "高橋", before: "山田 花子" },
      course_id: { value: null, before: 41 },
      sub_resource_ids: { value: [13], before: [] },
    });
    expect(editsBetween(after, { ...after, sub_resource_ids: [13] })).toEqual({});
  });

  test("put into the form that they began with, they lead to the one that they ended with", () => {
    fc.assert(
      fc.property(someForm, someForm, (before, after) => {
        expect(formWith(before, editsBetween(before, after))).toEqual(after);
      }),
    );
  });

  test("kept as text and read again they are the same", () => {
    fc.assert(
      fc.property(someForm, someForm, (before, after) => {
        const edits = editsBetween(before, after);
        expect(readEdits(JSON.parse(JSON.stringify(edits)) as PlainObject)).toEqual(edits);
      }),
    );
  });

  it("what is none is left out when they are read", () => {
    const name = { value: "高橋", before: "山田 花子" };
    const kept = { name, comment: "x", date: null, from: 5, to: { before: "13:00" }, status: ["value"] };
    expect(readEdits(kept)).toEqual({ name });
  });
});

describe("a form over what others made of the reservation", () => {
  test("field by field: untouched ones are theirs, touched ones stay, and only two different wills meet", () => {
    fc.assert(
      fc.property(someForm, someForm, someForm, (before, mine, theirs) => {
        const { form, conflicts } = mergeForm(editsBetween(before, mine), theirs);
        for (const key of keys) {
          const isTouched = !same(key, before, mine);
          expect(form[key]).toEqual(isTouched ? mine[key] : theirs[key]);
          const isConflict = isTouched && !same(key, before, theirs) && !same(key, mine, theirs);
          const conflict = { mine: mine[key], theirs: theirs[key], before: before[key] };
          expect(conflicts[key]).toEqual(isConflict ? conflict : undefined);
        }
        expect(Object.keys(form).sort()).toEqual([...keys].sort());
      }),
    );
  });

  it.each<[string, mine: string, theirs: string, form: string, isConflict: boolean]>([
    ["nobody", "窓側", "窓側", "窓側", false],
    ["only they", "窓側", "個室", "個室", false],
    ["only here", "禁煙", "窓側", "禁煙", false],
    ["both to the same", "禁煙", "禁煙", "禁煙", false],
    ["both to different things", "禁煙", "個室", "禁煙", true],
    ["here to nothing", "", "個室", "", true],
  ])("%s changed the memo", (_, mine, theirs, expected, isConflict) => {
    const edits = editsBetween(anyForm, { ...anyForm, meta_data: mine });
    const { form, conflicts } = mergeForm(edits, { ...anyForm, meta_data: theirs });
    expect([form.meta_data, Object.keys(conflicts)]).toEqual([expected, isConflict ? ["meta_data"] : []]);
  });

  test("with what nobody has changed, or without edits, nothing is asked", () => {
    fc.assert(
      fc.property(someForm, someForm, (before, other) => {
        expect(mergeForm(editsBetween(before, other), before)).toEqual({ form: other, conflicts: {} });
        expect(mergeForm({}, other)).toEqual({ form: other, conflicts: {} });
        expect(mergeForm(editsBetween(before, other), other)).toEqual({ form: other, conflicts: {} });
      }),
    );
  });
});
