import { beforeAll, describe, expect, test } from "vitest";
import { elementsUnderTest } from "./support/elements.js";
import type { Fixture } from "./support/fixture.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

const pages = openHostilePages();
const hostile: Fixture[] = Object.values(fixtures);

describe.each(elementsUnderTest)("<$tag>", (element) => {
  let clean: string;
  beforeAll(async () => {
    clean = await pages.payloadOn(fixtures.clean, element);
  });

  test("writes what the operator wrote on the clean page", () => {
    expect(JSON.parse(clean)).toMatchObject(element.expected);
  });

  test.each(hostile)("gives the same payload, byte for byte, on the page $name", async (fixture) => {
    expect(await pages.payloadOn(fixture, element)).toBe(clean);
  });
});
