import { expect, test } from "vitest";
import type { ElementDeclaration } from "../../src/element-base/declaration.js";
import { elementTags, registry } from "../../src/elements/registry.js";
import { engineElements } from "../engines/support/elements.js";
import { elementsUnderTest } from "../hazards/support/elements.js";
import { tableOf } from "./traits.js";

const { row, has } = tableOf<{ tag: string }, { value: { held: string }; finishing: { button: string } }>();

test("a row carries what its traits ask for, and nothing of any other", () => {
  const one = row(["value", "finishing"], { tag: "a-b", held: "text", button: "保存" });
  // @ts-expect-error: what comes with a trait that it names is missing.
  const less = row(["value", "finishing"], { tag: "a-b", held: "text" });
  // @ts-expect-error: it carries what comes with a trait that it does not name.
  const more = row(["value"], { tag: "a-b", held: "text", button: "保存" });
  expect([one, less, more].map((each) => has(each, "value", "finishing"))).toEqual([true, true, false]);
});

/** What shows in a declaration that an element has a trait. */
const shown: Record<string, (declaration: ElementDeclaration) => boolean> = {
  value: ({ attributes }) => "value" in attributes,
  form: ({ attributes }) => "name" in attributes && "required" in attributes,
  finishing: ({ events }) => "finish" in events,
};

test.each(elementTags)("<%s> names the traits that its declaration shows", (tag) => {
  const tables = [
    { traits: ["value", "finishing"], rows: elementsUnderTest },
    { traits: ["value", "form", "finishing"], rows: engineElements },
  ];
  for (const { traits, rows } of tables) {
    const named: readonly string[] = rows.find((each) => each.tag === tag)?.traits ?? [];
    const expected = traits.filter((trait) => shown[trait]?.(registry[tag].declaration));
    expect(named.filter((trait) => traits.includes(trait))).toEqual(expected);
  }
});
