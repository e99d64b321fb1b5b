import { describe, expect, test } from "vitest";
import { elementsUnderTest } from "./support/elements.js";
import type { Fixture } from "./support/fixture.js";
import { otherVersion, version as ownVersion } from "./support/fixture-server.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

const pages = openHostilePages();

describe.each(elementsUnderTest)("<$tag>", (element) => {
  test("is loaded twice without a word", async () => {
    const { warnings, errors } = await pages.open(fixtures.scriptTwice, element);
    expect([...warnings, ...errors]).toEqual([]);
  });

  const otherFirst: Fixture = {
    ...fixtures.twoVersions,
    name: "the other version first",
    path: "/pages/other-version-first",
    loading: ["assets-other", "assets"]
      .map((folder) => `<script type="module" src="/${folder}/${element.tag}.js"></script>`)
      .join("\n"),
  };

  test.each([
    { fixture: fixtures.twoVersions, first: ownVersion, second: otherVersion },
    { fixture: otherFirst, first: otherVersion, second: ownVersion },
  ])(
    "stays with $first where $second comes second, which is said once",
    async ({ fixture, first, second }) => {
      const { page, editor, payloads, warnings, errors } = await pages.open(fixture, element);
      await expect.poll(() => warnings).toHaveLength(1);
      expect(warnings).toEqual([
        `console-editors ${second}: <${element.tag}> is already defined by console-editors ${first}, which stays in use.`,
      ]);
      const used = await editor.evaluate(
        (each) => (each.constructor as unknown as { version: string }).version,
      );
      expect(used).toBe(first);
      await element.work(page, editor);
      await element.finish(editor);
      await expect.poll(() => payloads).toHaveLength(1);
      expect(JSON.parse(payloads[0] as string)).toMatchObject(element.expected);
      expect(errors).toEqual([]);
    },
  );

  test("works for itself when there are fifty of it", async () => {
    const { page, editor, errors } = await pages.open(fixtures.fifty, element);
    const every = page.locator(element.tag);
    // Far from the screen nothing is drawn.
    await every.evaluateAll(async (all) => {
      for (const each of all) {
        each.scrollIntoView();
        while (!each.shadowRoot?.querySelector("button"))
          await new Promise((frame) => requestAnimationFrame(frame));
      }
    });
    const values = () =>
      every.evaluateAll((all) => all.map((each) => JSON.stringify(Reflect.get(each, "value"))));
    const before = await values();
    await element.work(page, editor);
    const changed = (await values()).flatMap((value, index) => (value === before[index] ? [] : [index]));
    expect(changed).toEqual([24]);
    expect(errors).toEqual([]);
  });
});
