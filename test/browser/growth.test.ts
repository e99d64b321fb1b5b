import { expect, test } from "vitest";
import { elementTags, registry } from "../../src/elements/registry.js";
import { mountMarkup } from "./support/editors.js";
import { inside, lifeOf, worksOf } from "./support/growing.js";
import { answerAll, growingElements } from "./support/growing-elements.js";
import { growthOf, most, until } from "./support/small-works.js";

/* What an operator does a hundred times a day leaves nothing behind on a page that stays open. */

test("each element is in the table, with the traits that its declaration shows", () => {
  expect(growingElements.map(({ tag }) => tag).sort()).toEqual([...elementTags].sort());
  for (const { tag, traits } of growingElements)
    expect([tag, traits.includes("value")]).toEqual([tag, "value" in registry[tag].declaration.attributes]);
});

const works = growingElements.flatMap((element) =>
  worksOf(element).map((work) => [`<${element.tag}>: ${work.name}`, element, work] as const),
);

test.each(works)("%s", { timeout: 60_000 }, async (_, { make, last }, work) => {
  answerAll();
  const element = make();
  mountMarkup("").append(element);
  await until(() => inside(element, last) !== null, "the element was drawn");
  const growth = await growthOf(element, work);
  expect(growth.nodes).toBeLessThan(most.nodes);
  expect(growth.listeners).toBeLessThan(most.listeners);
});

test.each(growingElements)("<$tag>: one life after another", { timeout: 60_000 }, async (element) => {
  answerAll();
  const growth = await growthOf(mountMarkup(""), lifeOf(element));
  expect(growth.nodes).toBeLessThan(most.nodes);
  expect(growth.listeners).toBeLessThan(most.listeners);
});
