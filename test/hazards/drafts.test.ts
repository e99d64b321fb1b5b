import type { Locator } from "playwright";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type CorpusOutcome, showCorpus } from "./support/corpus.js";
import type { ElementPlace, SavingElement } from "./support/element-under-test.js";
import { savingElements } from "./support/elements.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

// Any script of the page can write into its storage, so what a draft holds is as hostile as what a server sends.

const pages = openHostilePages();
const restore = "復元する";
const discard = "破棄する";
const placement = { elements: savingElements, attributesOf };

describe("every text of the corpus is nothing but text", () => {
  const placesOf = new Map(
    savingElements.map((element) => [element, [...draftPlaces(element), storagePlace(element)]]),
  );
  const all = [...placesOf].flatMap(([{ tag }, places]) =>
    places.map((place) => ({ tag, name: place.name, place })),
  );
  let outcome: CorpusOutcome;
  beforeAll(async () => {
    outcome = await showCorpus(pages, placesOf, attributesOf);
    await pages.leave();
  }, 300_000);

  test.each(all)("in <$tag>: $name", ({ place }) => {
    expect(outcome.misreadIn(place)).toEqual([]);
    expect(outcome.errorsIn(place)).toEqual([]);
  });

  test("and no script runs, nor does the page leave", () => {
    expect(outcome.executed).toEqual([]);
  });
});

describe("whatever stands in the storage", () => {
  const texts: Record<string, string> = {
    "another format": draft({}, { format: 2 }),
    "no value": JSON.stringify({ format: 1, record: null, savedAt: 0 }),
    "a record that is an object": draft({ inputs: [null] }, { record: { toString: 1 } }),
    "a time that is a text": draft({ inputs: [null] }, { savedAt: "<b>" }),
    "drafts in drafts that are none": draft({ inputs: [null] }, { earlier: { earlier: "<b>" } }),
    "a value that is a text": draft("<img src=x onerror=alert(1)>"),
    "inputs that are no list": draft({ inputs: { length: 3 } }),
    depth: draft(JSON.parse("[".repeat(900) + "]".repeat(900))),
    "half of a draft": draft({ inputs: [] }).slice(0, -9),
  };
  const names = Object.keys(texts);
  /** What an element was after each text, and before the first. */
  const states = new Map<SavingElement, Record<string, State>>();
  const payloads = new Map<SavingElement, readonly string[]>();
  let wrong: string[];
  beforeAll(async () => {
    const { page, locate, errors, dialogs, payloadsOf } = await pages.open(fixtures.clean, placement);
    for (const element of savingElements) {
      const editor = locate(element);
      await waitForDrafts(element, editor);
      const after: Record<string, State> = { nothing: await stateOf(element, editor) };
      for (const name of names) {
        const text = texts[name] as string;
        await editor.evaluate(takeUp, { key: keyOf(element), text, answer: restore });
        after[name] = await stateOf(element, editor);
      }
      states.set(element, after);
      await editor.evaluate((each) => Object.assign(each, { value: {} }));
      await element.work(page, editor);
      const before = payloadsOf(element).length;
      await element.finish(editor);
      await vi.waitFor(() => expect(payloadsOf(element)).toHaveLength(before + 1), 10_000);
      payloads.set(element, payloadsOf(element).slice(before));
    }
    wrong = [...errors, ...dialogs];
    await pages.leave();
  }, 300_000);

  describe.each(savingElements)("<$tag>", (element) => {
    test.each(names)("survives %s", (name) => {
      const { nothing, [name]: state } = states.get(element) ?? {};
      expect(state?.payload).toMatchObject(element.expected);
      expect(state).toEqual(nothing);
    });

    test("can be worked with after all of it", () => {
      const [payload = ""] = payloads.get(element) ?? [];
      expect(JSON.parse(payload)).toMatchObject(element.expected);
    });
  });

  test("causes no error and runs no script", () => {
    expect(wrong).toEqual([]);
  });
});

test("the names of prototypes in a draft change none, and are kept out of what is finished", async () => {
  const { locate } = await pages.open(fixtures.clean, placement);
  const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"inputs":[null]}';
  const text = draft(0).replace('"value":0', `"value":${poison}`);
  for (const element of savingElements) {
    const editor = locate(element);
    await waitForDrafts(element, editor);
    await editor.evaluate(takeUp, { key: keyOf(element), text, answer: restore, isDraft: true });
    const { polluted, value } = await editor.evaluate((each) => ({
      polluted: "polluted" in {} || "polluted" in Reflect.get(each, "value"),
      value: JSON.stringify(Reflect.get(each, "value")),
    }));
    expect([polluted, value], element.tag).toEqual([false, '{"inputs":[null]}']);
  }
});

function keyOf({ tag }: { tag: string }): string {
  return `draft-of-${tag}`;
}

function attributesOf(element: { tag: string }): string {
  return `finisher="emit" draft-key="${keyOf(element)}"`;
}

function draft(value: unknown, more: object = {}): string {
  return JSON.stringify({ format: 1, value, record: null, savedAt: 0, ...more });
}

/** Places of a value that is restored. It is drawn as any value is, and injection.test.ts looks at every place of that. */
function draftPlaces(element: SavingElement): ElementPlace[] {
  const places = element.places.filter(({ show, valueWith }) => !show && typeof valueWith("") === "object");
  return places.slice(0, 2).map(({ valueWith, given: _, ...place }) => ({
    ...place,
    name: `a draft with ${place.name}`,
    prepare: (editor) => waitForDrafts(element, editor),
    given: (text): StoredText => {
      return { key: keyOf(element), text: draft(valueWith(text)), answer: restore, isDraft: true };
    },
    show: takeUp,
  }));
}

function storagePlace(element: SavingElement): ElementPlace {
  return {
    name: "the storage instead of a draft",
    prepare: (editor) => waitForDrafts(element, editor),
    given: (text): StoredText => ({ key: keyOf(element), text, answer: restore, isDraft: false }),
    show: takeUp,
  };
}

interface StoredText {
  key: string;
  text: string;
  /** The button of an offer that is pressed. */
  answer: string;
  /** Whether it must be offered. */
  isDraft?: boolean;
}

/** Runs in the page: puts a text into the storage, has the element look there, and answers what it offers, if anything. */
async function takeUp(element: Element, { key, text, answer, isDraft }: StoredText): Promise<boolean> {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  sessionStorage.setItem(key, text);
  // Another value that is set is a reason to look for work from before.
  Object.assign(element, { value: null });
  Object.assign(element, { value: {} });
  await drawn();
  const buttons = [...(element.shadowRoot?.querySelectorAll("button") ?? [])];
  const offer = buttons.find((button) => button.textContent === answer);
  offer?.click();
  await drawn();
  if (isDraft !== undefined && isDraft !== Boolean(offer))
    throw new Error(isDraft ? "The draft is not offered." : "It is offered like a draft.");
  return offer !== undefined;
}

/** What keeps drafts, and what offers them, may come later than the rest: they are there once one was offered. */
async function waitForDrafts(element: SavingElement, editor: Locator): Promise<void> {
  const stored = { key: keyOf(element), text: draft({ inputs: [null] }), answer: discard };
  await vi.waitFor(async () => expect(await editor.evaluate(takeUp, stored)).toBe(true), 10_000);
}

interface State {
  payload: unknown;
  controls: number;
}

/** What becomes of a good value now: its payload, and the buttons and fields it is drawn with. */
function stateOf(element: SavingElement, editor: Locator): Promise<State> {
  return editor.evaluate(async (each, value) => {
    type Editor = HTMLElement & { value: unknown; submit(): Promise<{ payload?: unknown }> };
    const finished = each as Editor;
    finished.value = value;
    const { payload } = await finished.submit();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return {
      payload,
      controls: each.shadowRoot?.querySelectorAll("button, input, [role=textbox]").length ?? 0,
    };
  }, element.expected);
}
