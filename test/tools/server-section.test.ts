import * as v from "valibot";
import { expect, test } from "vitest";
import { clock, count, day, instant, noId } from "../../src/api/description/fields.js";
import { describedCalls } from "../../src/api/description/index.js";
import { elementTags } from "../../src/elements/registry.js";
import { notation } from "./schema-notation.js";
import { callsOf, serverSection } from "./server-section.js";

test.each([
  [v.looseObject({ id: noId, note: v.optional(v.string()) }), "{ id: integer | null, note?: text }"],
  [v.array(v.looseObject({})), "[{}, …]"],
  [v.looseObject({ day, at: clock, made: instant }), "{ day: YYYY-MM-DD, at: HH:mm, made: instant }"],
  [v.record(v.string(), count), "{ [key]: integer }"],
  [v.union([v.literal("a"), v.picklist([1, 2]), v.boolean()]), '"a" | 1 | 2 | boolean'],
])("%# is written as on a board", (schema, written) => {
  expect(notation(schema as v.GenericSchema)).toBe(written);
});

test.each(elementTags.filter((tag) => callsOf(tag).length > 0))("<%s> says all of its calls", (tag) => {
  const page = serverSection(tag);
  for (const { method, path, when } of describedCalls.filter(({ elements }) => elements.includes(tag))) {
    expect(page).toContain(`### \`${method} ${path}\``);
    expect(page).toContain(when);
  }
  expect(page).not.toMatch(/undefined|\[object/);
});

test("its own calls come first, reads before writes", () => {
  const calls = callsOf("journey-list");
  const own = calls.filter(({ elements }) => elements.length === 1);
  expect(calls.slice(0, own.length)).toEqual(own);
  const reads = own.filter(({ method }) => method === "GET");
  expect(own.slice(0, reads.length)).toEqual(reads);
});

test("what is seen alike for several answers is said once", () => {
  for (const tag of elementTags) {
    for (const part of serverSection(tag).split("\n### ")) {
      const said = [...part.matchAll(/^\*\*[^*]+:\*\* (.*)$/gm)].map(([, text]) => text);
      expect(said).toEqual([...new Set(said)]);
    }
  }
});

test("a long object has a line for each of its fields, and no line is long", () => {
  const schema = v.looseObject({
    data: v.array(
      v.looseObject({ id: noId, name: v.string(), opens: clock, closes: clock, last_made_at: instant }),
    ),
  });
  expect(notation(schema)).toBe(
    [
      "{",
      "  data: [{",
      "    id: integer | null,",
      "    name: text,",
      "    opens: HH:mm,",
      "    closes: HH:mm,",
      "    last_made_at: instant,",
      "  }, …],",
      "}",
    ].join("\n"),
  );
});
