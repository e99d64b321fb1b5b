import { expect, vi } from "vitest";
import { waits } from "../../tools/waits.js";
import {
  type ElementUnderTest,
  type ElementWith,
  hasTraits,
  type SavingElement,
} from "./element-under-test.js";
import {
  elementsUnderTest,
  elementsWithValue,
  finishingElements,
  savingElements,
  serverElements,
} from "./elements.js";
import type { Fixture, Harm, SentCall } from "./fixture.js";
import type { ReceivedCall } from "./fixture-server.js";
import type { HostilePages } from "./hostile-pages.js";
import { differenceFrom, type Picture, stablePicture } from "./picture.js";
import { axeViolations, overflowOf, unreachableParts } from "./reach.js";
import type { Visit } from "./visit.js";

/** Milliseconds. */
const waiting = { timeout: 10_000 * waits, interval: 10 };

/** What came of the operator's work on one element of a page. */
export interface ElementOutcome {
  /** What the element holds after the work, as JSON text, where it has a value. */
  value?: string;
  /** The payload that the element hands over, as JSON text, where it does. */
  payload?: string;
  /** The call by which an element posts a record, or makes a gesture. */
  call?: SentCall;
  /** Errors of the page while this element was worked with. */
  errors: string[];
  harm?: unknown;
  /** On the clean page. */
  picture?: Picture;
  /** The share of pixels that are not as on the clean page. */
  difference?: number;
  unreachable?: string[];
  violations?: string[];
}

/** What came of one visit of a page that holds every element. */
export interface PageOutcome {
  /** Throws what went wrong, if the element did not get that far. */
  of(element: ElementUnderTest): ElementOutcome;
  warnings: string[];
  /** Every error of the visit. */
  errors: string[];
  /** How many calls the server got. */
  calls: number;
  /** By how many pixels the page is wider than its window. */
  overflow?: number;
}

/** What else happens on a visit; a failure counts against the element. */
export interface VisitHooks {
  /** Before the operator's work on any element. */
  beforeWork?(element: ElementUnderTest, visit: Visit): Promise<void>;
  /** After the work on all elements. */
  afterWork?(element: ElementUnderTest, visit: Visit): Promise<void>;
  /** After all elements have handed over their payloads. */
  afterFinish?(element: ElementUnderTest, visit: Visit): Promise<void>;
}

/**
 * Visits a page once: the operator works with every element of the library, has each hand its payload over, and then post
 * it. An element that fails does not keep the others from being tried.
 */
export async function outcomeOn(
  pages: HostilePages,
  fixture: Fixture,
  { clean, hooks = {} }: { clean?: PageOutcome | undefined; hooks?: VisitHooks } = {},
): Promise<PageOutcome> {
  const visit = await pages.open(fixture);
  const { page, locate, errors, warnings } = visit;
  const outcomes = new Map<ElementUnderTest, Partial<ElementOutcome> & { errors: string[] }>(
    elementsUnderTest.map((element) => [element, { errors: [] }]),
  );
  const failures = new Map<ElementUnderTest, unknown>();
  const result: PageOutcome = {
    warnings,
    errors: [],
    calls: 0,
    of(element) {
      if (failures.has(element)) throw failures.get(element);
      return outcomes.get(element) as ElementOutcome;
    },
  };
  try {
    await visitAll();
  } finally {
    await pages.leave();
  }
  return result;

  async function visitAll(): Promise<void> {
    await each(elementsUnderTest, (element) => hooks.beforeWork?.(element, visit));
    await each(elementsUnderTest, (element) => element.work(page, locate(element)));
    await each(serverElements, async (element, outcome) => {
      outcome.call = await gestureOf(element);
    });
    await each(elementsWithValue, async (element, outcome) => {
      outcome.value = await visit.textOfValue(element);
    });
    await each(elementsUnderTest, (element) => hooks.afterWork?.(element, visit));
    if (fixture.mustBeReachable) await tryReach();
    if (fixture.mustLookClean || !clean) await takePictures();
    await each(finishingElements, async (element, outcome) => {
      await element.finish(locate(element));
      await hasPayloads(element, 1);
      outcome.payload = visit.payloadsOf(element)[0] as string;
    });
    await each(elementsUnderTest, (element) => hooks.afterFinish?.(element, visit));
    await each(savingElements, async (element, outcome) => {
      outcome.call = await post(element);
    });
    result.calls = pages.server().calls.length;
    // What brings the harm to light may be an error of its own, or change the page.
    result.errors = [...errors];
    if (fixture.harm) await noteHarm(fixture.harm);
  }

  /** Does this with each element that has not failed yet. */
  async function each<T extends ElementUnderTest>(
    elements: readonly T[],
    step: (element: T, outcome: Partial<ElementOutcome>) => Promise<void> | undefined,
  ): Promise<void> {
    for (const element of elements) {
      const outcome = outcomes.get(element);
      if (!outcome || failures.has(element)) continue;
      const before = errors.length;
      try {
        await step(element, outcome);
      } catch (failure) {
        failures.set(element, failure);
      }
      outcome.errors.push(...errors.slice(before));
    }
  }

  async function noteHarm({ look, expected, isInFields }: Harm): Promise<void> {
    for (const [element, outcome] of outcomes) {
      if (failures.has(element)) continue;
      const see = async () => {
        outcome.harm = await locate(element).evaluate(look);
        expect(outcome.harm).toEqual(expected);
      };
      if (isInFields) {
        if (!hasTraits(element, "text")) continue;
        await element.showFields?.(locate(element));
      }
      // It is for a test to say that it never showed.
      await vi.waitFor(see, waiting).catch(() => {});
    }
  }

  async function tryReach(): Promise<void> {
    const tags = elementsUnderTest.map(({ tag }) => tag);
    const violations = await axeViolations(page, tags);
    result.overflow = await overflowOf(page);
    await each(elementsUnderTest, async (element, outcome) => {
      outcome.violations = violations.get(element.tag) ?? [];
      outcome.unreachable = await unreachableParts(locate(element));
    });
  }

  async function takePictures(): Promise<void> {
    const { width = 1280, height = 900 } = page.viewportSize() ?? {};
    // All of it fits: what sticks to the edge of a window that is too low stands between two pixels, as the timing will
    // have it.
    await page.setViewportSize({ width, height: 1600 });
    await page.mouse.move(width - 1, 0);
    await each(elementsUnderTest, async (element, outcome) => {
      const expected = clean?.of(element).picture;
      if (expected) outcome.difference = await differenceFrom(expected, locate(element));
      else outcome.picture = await stablePicture(locate(element));
    });
    await page.setViewportSize({ width, height });
  }

  async function hasPayloads(element: ElementUnderTest, count: number): Promise<void> {
    const payloads = () => expect(visit.payloadsOf(element)).toHaveLength(count);
    await vi.waitFor(payloads, waiting).catch(async (cause: Error) => {
      throw new Error(`${cause.message}; ${await locate(element).evaluate(whatItSays)}`, { cause });
    });
  }

  /** The last call that is the gesture of the work. */
  async function gestureOf({ gesture }: ElementWith<"server">): Promise<SentCall> {
    return vi.waitFor(() => {
      const made = pages.server().calls.findLast(({ url }) => url.includes(gesture.path));
      if (!made) throw new Error(`${gesture.path} was not called.`);
      return sentCall(made);
    }, waiting);
  }

  async function post(element: SavingElement): Promise<SentCall> {
    const { calls } = pages.server();
    const before = calls.length;
    const handedOver = visit.payloadsOf(element).length;
    await locate(element).evaluate((each) => each.setAttribute("finisher", "post"));
    await element.finish(locate(element));
    await hasPayloads(element, handedOver + 1);
    expect(calls.slice(before)).toHaveLength(1);
    return sentCall(calls[before] as ReceivedCall);
  }
}

/** What an element that hands nothing over says, and where the focus is: a press that went elsewhere is told from a refusal. */
function whatItSays({ shadowRoot }: Element): string {
  const regions = [...(shadowRoot?.querySelectorAll("[role=alert], [role=status]") ?? [])];
  const said = regions.map(({ textContent }) => textContent).filter(Boolean);
  const { activeElement } = shadowRoot ?? {};
  return `it says ${JSON.stringify(said)}, the focus is in ${activeElement?.outerHTML.slice(0, 200) ?? "none"}`;
}

function sentCall({ method, url, headers, body }: ReceivedCall): SentCall {
  const { accept, "content-type": contentType, "x-csrf-token": token } = headers;
  const visitor = headers["x-visitor"]?.toString();
  return {
    method,
    url,
    accept,
    contentType,
    token: token?.toString(),
    requestedWith: headers["x-requested-with"]?.toString(),
    visitor,
    body,
  };
}
