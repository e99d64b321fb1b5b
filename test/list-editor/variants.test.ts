import * as v from "valibot";
import { expect, it } from "vitest";
import type { PlainData } from "../../src/lib/plain-data.js";
import { createVariants } from "../../src/list-editor/index.js";

const step = {
  type: 5,
  schema: v.objectWithRest({ type: v.literal(5), day: v.number() }, v.unknown()),
  create: ({ firstDay }: { firstDay: number }) => ({ type: 5, day: firstDay }),
};
const steps = createVariants([step], { firstDay: 3 });

it("what stands in for an unreadable field is made with the settings of the list", () => {
  expect(steps.read({ type: 5, day: "?" })).toMatchObject({
    definition: step,
    value: { type: 5, day: 3 },
    unreadable: ["day"],
  });
});

it("only what can be read whole has a variant of its own", () => {
  expect([steps.of({ type: 5, day: 1 }), steps.of({ type: 5, day: "?" })]).toEqual([step, null]);
});

it.each<[PlainData]>([[null], [[{ type: 5 }]], [{ type: 6, day: 1 }], [{ type: "5", day: 1 }], [{ day: 1 }]])(
  "%j is only held",
  (value) => {
    expect(steps.read(value)).toBeNull();
  },
);

it("a row is read once", () => {
  const row = { type: 5, day: "?" };
  expect(steps.read(row)).toBe(steps.read(row));
});
