import { beforeAll, expect, test } from "vitest";
import {
  elementsUnderTest,
  elementsWithValue,
  finishingElements,
  savingElements,
  serverElements,
  textElements,
} from "./elements.js";
import type { Fixture } from "./fixture.js";
import { fixtures } from "./fixtures.js";
import type { HostilePages } from "./hostile-pages.js";
import { outcomeOn, type PageOutcome, type VisitHooks } from "./page-outcome.js";
import { toleratedDifference } from "./picture.js";

/** Milliseconds: a visit works with every element of the library, and may be made twice. */
const visitTimeout = 600_000;

/** Visits the clean page before the tests of a file: what comes of it is what every other page is compared with. */
export function visitCleanPage(pages: HostilePages): () => PageOutcome {
  let clean: PageOutcome;
  beforeAll(async () => {
    clean = await visited(pages, () => outcomeOn(pages, fixtures.clean));
  }, visitTimeout);
  return () => clean;
}

/** A visit, made once more in a new browser if it fails altogether: else all tests of the page would be lost with it. */
async function visited<T>(pages: HostilePages, visit: () => Promise<T>): Promise<T> {
  try {
    return await visit();
  } catch (failure) {
    console.warn("A visit is made again in a new browser:", failure);
    await pages.restart();
    return visit();
  }
}

/**
 * Visits a page once, before the tests of the `describe` around this, and adds those that every page is put to. Each only
 * reads what was noted on the visit.
 */
export function testPage(
  pages: HostilePages,
  fixture: Fixture,
  clean: () => PageOutcome,
  hooks: VisitHooks = {},
): () => PageOutcome {
  const { harm, alterCall = (call) => call, mustLookClean, mustBeReachable } = fixture;
  let outcome: PageOutcome;
  beforeAll(async () => {
    outcome = await visited(pages, () => outcomeOn(pages, fixture, { clean: clean(), hooks }));
  }, visitTimeout);

  test.each(elementsUnderTest)("<$tag> is worked with, and nothing goes wrong", (element) => {
    expect(outcome.of(element).errors).toEqual([]);
  });

  test.each(elementsWithValue)("<$tag> holds the same value, byte for byte", (element) => {
    expect(outcome.of(element).value).toBe(clean().of(element).value);
  });

  test.each(finishingElements)("<$tag> hands over the same payload, byte for byte", (element) => {
    expect(outcome.of(element).payload).toBe(clean().of(element).payload);
  });

  test.each([...savingElements, ...serverElements])("<$tag> sends the same, headers and body", (element) => {
    const { call } = clean().of(element);
    expect(outcome.of(element).call).toEqual(call && alterCall(call));
  });

  test("there are no errors, and no calls but those", () => {
    expect(outcome.errors).toEqual([]);
    expect(outcome.calls).toBe(savingElements.length + serverElements.length);
  });

  if (harm) {
    test.each(harm.isInFields ? textElements : elementsUnderTest)(
      "around <$tag> the page is as hostile as it says",
      (element) => {
        expect(outcome.of(element).harm).toEqual(harm.expected);
      },
    );
  }

  if (mustLookClean) {
    test.each(elementsUnderTest)("<$tag> looks the same, within 0.1 % of the pixels", (element) => {
      expect(outcome.of(element).difference).toBeLessThanOrEqual(toleratedDifference);
    });
  }

  if (mustBeReachable) {
    test.each(elementsUnderTest)("<$tag> has nothing out of reach, and nothing that axe minds", (element) => {
      const { violations, unreachable } = outcome.of(element);
      expect(violations).toEqual([]);
      expect(unreachable).toEqual([]);
    });

    test("the page cannot be scrolled sideways", () => {
      expect(outcome.overflow).toBeLessThanOrEqual(0);
    });
  }
  return () => outcome;
}
