import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import type { SavingElement } from "./support/element-under-test.js";
import { savingElements } from "./support/elements.js";
import { onPage } from "./support/fixture.js";
import type { Answer } from "./support/fixture-server.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

const pages = openHostilePages();
const many = 50;
const texts = Array.from({ length: many }, (_, at) => `${at}番目の本文`);

/** What the page heard of one of the editors when it was finished, and what it holds then. */
interface Finished {
  heard: unknown[];
  result: { ok: boolean; payload?: unknown; response?: unknown };
  value: object;
  dirty: boolean;
}

/** Gives each editor a value of its own, finishes all of them in one turn, and waits for all. */
function finishAll(page: Page, tag: string, values: readonly unknown[]): Promise<Finished[]> {
  return page.locator(onPage(tag)).evaluateAll(async (all, given) => {
    type Editor = HTMLElement & { value: object; dirty: boolean; submit(): Promise<Finished["result"]> };
    const heard = all.map(() => [] as unknown[]);
    document.addEventListener("finish", (event) => {
      heard[all.indexOf(event.target as Editor)]?.push((event as CustomEvent).detail);
    });
    const editors = all as Editor[];
    for (const [at, editor] of editors.entries()) editor.value = given[at] as object;
    const results = await Promise.all(editors.map((editor) => editor.submit()));
    return editors.map(({ value, dirty }, at) => ({
      heard: heard[at] ?? [],
      result: results[at] as Finished["result"],
      value,
      dirty,
    }));
  }, values);
}

/** What fifty elements of a tag did one after the other on the same page. */
interface Outcome {
  emitted: Finished[];
  posted: Finished[];
  /** The texts of the calls, as they came. */
  calls: string[];
  restored: unknown[];
}

const outcomes = new Map<SavingElement, Outcome>();
let errors: string[];
beforeAll(async () => {
  const visit = await pages.open(fixtures.fifty, { elements: savingElements });
  for (const element of savingElements) {
    const emitted = await finishAll(visit.page, element.tag, valuesOf(element));
    const posted = await postAll(visit.page, element);
    const calls = pages.server().calls.splice(0);
    const restored = await restoreAll(visit.page, element);
    outcomes.set(element, { emitted, posted, calls: calls.map(({ body }) => textOf(body)), restored });
  }
  errors = [...visit.errors];
  await pages.leave();
}, 120_000);

describe.each(savingElements)("fifty of <$tag>, each with its own payload", (element) => {
  const values = valuesOf(element);
  const outcome = () => outcomes.get(element) as Outcome;

  test("hand over each its own, and no other's", () => {
    const { emitted } = outcome();
    expect(emitted).toHaveLength(many);
    for (const [at, { heard, result, value, dirty }] of emitted.entries()) {
      expect(value).toEqual(values[at]);
      expect(result).toEqual({ ok: true, payload: values[at] });
      expect(heard).toEqual([{ finisher: "emit", payload: values[at] }]);
      expect(dirty).toBe(false);
    }
  });

  test("post each its own, and take only its own answer, whatever the order of the answers", () => {
    const { posted, calls } = outcome();
    expect(calls.sort()).toEqual([...texts].sort());
    for (const [at, { heard, result, value }] of posted.entries()) {
      const response = { [element.idKey]: 1000 + at };
      expect(result).toEqual({ ok: true, payload: values[at], response });
      expect(heard).toEqual([{ finisher: "postemit", payload: values[at], response }]);
      expect(value).toEqual({ ...(values[at] as object), ...response });
    }
  });

  test("are offered each its own draft", () => {
    expect(outcome().restored).toEqual(values);
  });
});

test("there are no errors on a page with fifty of each", () => {
  expect(errors).toEqual([]);
});

function valuesOf({ places: [place] }: SavingElement): unknown[] {
  return texts.map((text) => place?.valueWith(text));
}

/** Has all of them post at once; of each two calls the first is answered last. */
async function postAll(page: Page, { tag, idKey, ...element }: SavingElement): Promise<Finished[]> {
  await page.locator(onPage(tag)).evaluateAll((all) => {
    for (const each of all) each.setAttribute("finisher", "postemit");
  });
  let waiting: (() => void) | undefined;
  pages.server().answer = async ({ body }): Promise<Answer> => {
    const json = { [idKey]: 1000 + texts.indexOf(textOf(body)) };
    if (waiting) waiting();
    else await new Promise<void>((go) => (waiting = go));
    waiting = undefined;
    return { status: 200, json };
  };
  return finishAll(page, tag, valuesOf({ tag, idKey, ...element }));
}

/** Puts a draft for each into the storage, and takes up what each offers: their values then. */
function restoreAll(page: Page, element: SavingElement): Promise<unknown[]> {
  return page.locator(onPage(element.tag)).evaluateAll(
    async (all, [drafts, word]) => {
      for (const [at, each] of all.entries()) {
        // Of two elements with one key only the first is offered what lies there.
        const key = `${each.localName}-${at}`;
        sessionStorage.setItem(key, drafts[at] as string);
        each.setAttribute("draft-key", key);
        Object.assign(each, { value: {} });
      }
      for (const each of all) {
        // Far from the screen nothing is drawn, and what is offered comes later than the rest.
        each.scrollIntoView();
        const offer = () =>
          [...(each.shadowRoot?.querySelectorAll("button") ?? [])].find(
            (button) => button.textContent === word,
          );
        const end = performance.now() + 15_000;
        while (!offer()) {
          if (performance.now() > end) throw new Error(`<${each.localName}> offers no draft.`);
          await new Promise((drawn) => requestAnimationFrame(drawn));
        }
        offer()?.click();
      }
      return all.map((each) => Reflect.get(each, "value"));
    },
    [valuesOf(element).map(draftOf), "復元する"] as const,
  );
}

/** Which of the texts a call posts. In a form its letters are escaped, in JSON they are not. */
function textOf(body: string): string {
  const read = decodeURIComponent(body).replace(/\\u([0-9a-f]{4})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return texts.find((text) => read.includes(`"${text}"`)) ?? "";
}

function draftOf(value: unknown): string {
  return JSON.stringify({ format: 1, value, record: null, savedAt: 0 });
}
