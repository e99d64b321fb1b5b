import type { Locator } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { type FinishingElement, shownIn } from "./support/element-under-test.js";
import { finishingElements } from "./support/elements.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";
import { expectOnlyText, listenForDialogs } from "./support/only-text.js";
import type { Visit } from "./support/visit.js";

// Any script of the page can write into its storage, so what a draft holds is as hostile as what a server sends.

const pages = openHostilePages();
const restore = "復元する";
const discard = "破棄する";
let visited: Visit;
let dialogs: string[];

async function open(element: FinishingElement, attributes: string): Promise<void> {
  visited = await pages.open(fixtures.clean, element, `${attributes} finisher="emit" draft-key="kept"`);
  dialogs = listenForDialogs(visited);
  // What keeps drafts, and what offers them, are files of their own: they are there once one was offered.
  await expect.poll(() => answerOffer(visited.editor, draft({ inputs: [null] }), discard)).toBe(true);
}

/** Puts a text into the storage, has the editor look there, and takes up whatever it offers. */
function takeUp(editor: Locator, kept: string): Promise<boolean> {
  return answerOffer(editor, kept, restore);
}

function answerOffer(editor: Locator, kept: string, answer: string): Promise<boolean> {
  return editor.evaluate(
    async (element, [text, word]) => {
      const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      sessionStorage.setItem("kept", text);
      // A value that is set is a reason to look for work from before.
      Object.assign(element, { value: {} });
      await drawn();
      const buttons = [...(element.shadowRoot?.querySelectorAll("button") ?? [])];
      const offer = buttons.find((button) => button.textContent === word);
      offer?.click();
      await drawn();
      return offer !== undefined;
    },
    [kept, answer] as const,
  );
}

function draft(value: unknown, more: object = {}): string {
  return JSON.stringify({ format: 1, value, record: null, savedAt: 0, ...more });
}

describe.each(finishingElements)("<$tag> takes for text", (element) => {
  // What is restored is drawn as any value is, and injection.test.ts looks at every place of that.
  const places = element.places.filter(({ valueWith }) => typeof valueWith("") === "object").slice(0, 2);

  describe.each(places)("in a draft, $name", (place) => {
    const { attributes, valueWith, field } = place;
    beforeEach(() => open(element, attributes));

    test("whatever is restored there", async () => {
      const show = async (editor: Locator, text: string) => {
        expect(await takeUp(editor, draft(valueWith(text)))).toBe(true);
        if (!field) return;
        const shown = await editor.getByRole("textbox", { name: field }).inputValue();
        expect(shown).toBe(shownIn(place, text));
      };
      await expectOnlyText(visited, dialogs, { show });
    });
  });

  test("whatever stands in the storage instead of a draft", async () => {
    await open(element, "");
    const show = async (editor: Locator, text: string) => {
      expect(await takeUp(editor, text)).toBe(false);
    };
    await expectOnlyText(visited, dialogs, { show });
    expect(visited.errors).toEqual([]);
  });

  test.each<[what: string, kept: string]>([
    ["another format", draft({}, { format: 2 })],
    ["no value", JSON.stringify({ format: 1, record: null, savedAt: 0 })],
    ["a record that is an object", draft({ inputs: [null] }, { record: { toString: 1 } })],
    ["a time that is a text", draft({ inputs: [null] }, { savedAt: "<b>" })],
    ["drafts in drafts that are none", draft({ inputs: [null] }, { earlier: { earlier: "<b>" } })],
    ["a value that is a text", draft("<img src=x onerror=alert(1)>")],
    ["inputs that are no list", draft({ inputs: { length: 3 } })],
    ["depth", draft(JSON.parse("[".repeat(900) + "]".repeat(900)))],
    ["half of a draft", draft({ inputs: [] }).slice(0, -9)],
  ])("and survives %s", async (_, kept) => {
    await open(element, "");
    await takeUp(visited.editor, kept);
    await element.work(visited.page, visited.editor);
    await element.finish(visited.editor);
    await expect.poll(() => visited.payloads).toHaveLength(1);
    expect(JSON.parse(visited.payloads[0] as string)).toMatchObject(element.expected);
    expect([visited.errors, dialogs]).toEqual([[], []]);
  });

  test("the names of prototypes, and keeps them out of what is finished", async () => {
    await open(element, "");
    const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"inputs":[null]}';
    const kept = draft(0).replace('"value":0', `"value":${poison}`);
    expect(await takeUp(visited.editor, kept)).toBe(true);
    const { polluted, value } = await visited.editor.evaluate((each) => ({
      polluted: "polluted" in {} || "polluted" in Reflect.get(each, "value"),
      value: JSON.stringify(Reflect.get(each, "value")),
    }));
    expect([polluted, value]).toEqual([false, '{"inputs":[null]}']);
  });
});
