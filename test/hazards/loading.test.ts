import { describe, expect, test } from "vitest";
import { elementsUnderTest } from "./support/elements.js";
import { otherVersion } from "./support/fixture-server.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

const pages = openHostilePages();

describe.each(elementsUnderTest)("<$tag>", (element) => {
  test("is loaded twice without a word", async () => {
    const { warnings, errors } = await pages.open(fixtures.scriptTwice, element);
    expect([...warnings, ...errors]).toEqual([]);
  });

  test("stays with the first of two versions, which is said once", async () => {
    const { editor, warnings, errors } = await pages.open(fixtures.twoVersions, element);
    await expect.poll(() => warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`console-editors ${otherVersion}: <${element.tag}> is already defined`);
    expect(errors).toEqual([]);
    const used = await editor.evaluate(
      (each) => (each.constructor as unknown as { version: string }).version,
    );
    expect(used).not.toBe(otherVersion);
  });

  test("works for itself when there are fifty of it", async () => {
    const { page, editor, errors } = await pages.open(fixtures.fifty, element);
    const every = page.locator(element.tag);
    const drawn = () =>
      every.evaluateAll((all) => all.filter((each) => each.shadowRoot?.querySelector("button")));
    expect(await drawn()).toHaveLength(50);
    const values = () =>
      every.evaluateAll((all) => all.map((each) => JSON.stringify(Reflect.get(each, "value"))));
    const before = await values();
    await element.work(page, editor);
    const changed = (await values()).flatMap((value, index) => (value === before[index] ? [] : [index]));
    expect(changed).toEqual([24]);
    expect(errors).toEqual([]);
  });
});
