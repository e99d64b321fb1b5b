import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { finishingElements } from "./support/elements.js";
import type { Answer } from "./support/fixture-server.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

const pages = openHostilePages();
const many = 50;
const texts = Array.from({ length: many }, (_, at) => `${at}番目の本文`);

/** What one of the editors told the page when it was finished, and what it holds then. */
interface Finished {
  told: unknown[];
  result: { ok: boolean; payload?: unknown; response?: unknown };
  value: object;
  dirty: boolean;
}

/** Gives each editor a value of its own, finishes all of them in one turn, and waits for all. */
function finishAll(page: Page, tag: string, values: readonly unknown[]): Promise<Finished[]> {
  return page.locator(tag).evaluateAll(async (all, given) => {
    type Editor = HTMLElement & { value: object; dirty: boolean; submit(): Promise<Finished["result"]> };
    const told = all.map(() => [] as unknown[]);
    document.addEventListener("finish", (event) => {
      told[all.indexOf(event.target as Editor)]?.push((event as CustomEvent).detail);
    });
    const editors = all as Editor[];
    for (const [at, editor] of editors.entries()) editor.value = given[at] as object;
    const results = await Promise.all(editors.map((editor) => editor.submit()));
    return editors.map(({ value, dirty }, at) => ({
      told: told[at] ?? [],
      result: results[at] as Finished["result"],
      value,
      dirty,
    }));
  }, values);
}

describe.each(finishingElements)("fifty of <$tag>, each with its own payload", (element) => {
  const [place] = element.places;
  const values = texts.map((text) => place?.valueWith(text));

  test("hand over each its own, and no other's", async () => {
    const { page, errors } = await pages.open(fixtures.fifty, element);
    const finished = await finishAll(page, element.tag, values);
    expect(finished).toHaveLength(many);
    for (const [at, { told, result, value, dirty }] of finished.entries()) {
      expect(value).toEqual(values[at]);
      expect(result).toEqual({ ok: true, payload: values[at] });
      expect(told).toEqual([{ finisher: "emit", payload: values[at] }]);
      expect(dirty).toBe(false);
    }
    expect(errors).toEqual([]);
  });

  test("post each its own, and take only its own answer, whatever the order of the answers", async () => {
    const { page, errors } = await pages.open(fixtures.fifty, element, 'finisher="postemit"');
    const server = pages.server();
    const textOf = (body: string) =>
      texts.find((text) => decodeURIComponent(body).includes(`"${text}"`)) ?? "";
    let waiting: (() => void) | undefined;
    // Of each two calls the first is answered last.
    server.answer = async ({ body }): Promise<Answer> => {
      const json = { [element.idKey]: 1000 + texts.indexOf(textOf(body)) };
      if (waiting) waiting();
      else await new Promise<void>((go) => (waiting = go));
      waiting = undefined;
      return { status: 200, json };
    };
    const finished = await finishAll(page, element.tag, values);
    expect(server.calls.map(({ body }) => textOf(body)).sort()).toEqual([...texts].sort());
    for (const [at, { told, result, value }] of finished.entries()) {
      const response = { [element.idKey]: 1000 + at };
      expect(result).toEqual({ ok: true, payload: values[at], response });
      expect(told).toEqual([{ finisher: "postemit", payload: values[at], response }]);
      expect(value).toEqual({ ...(values[at] as object), ...response });
    }
    expect(errors).toEqual([]);
  });

  test("are offered each its own draft", async () => {
    const { page, errors } = await pages.open(fixtures.fifty, element);
    const every = page.locator(element.tag);
    const restored = await every.evaluateAll(
      async (all, [drafts, word]) => {
        for (const [at, each] of all.entries()) {
          sessionStorage.setItem(`draft-${at}`, drafts[at] as string);
          each.setAttribute("draft-key", `draft-${at}`);
          Object.assign(each, { value: {} });
        }
        for (const each of all) {
          // Far from the screen nothing is drawn, and what is offered comes in files of its own.
          each.scrollIntoView();
          const offer = () =>
            [...(each.shadowRoot?.querySelectorAll("button") ?? [])].find(
              (button) => button.textContent === word,
            );
          while (!offer()) await new Promise((drawn) => requestAnimationFrame(drawn));
          offer()?.click();
        }
        return all.map((each) => Reflect.get(each, "value"));
      },
      [values.map(draftOf), "復元する"] as const,
    );
    expect(restored).toEqual(values);
    expect(errors).toEqual([]);
  });
});

function draftOf(value: unknown): string {
  return JSON.stringify({ format: 1, value, record: null, savedAt: 0 });
}
