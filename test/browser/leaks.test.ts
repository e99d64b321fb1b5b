import { expect, test, vi } from "vitest";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import { collectGarbage } from "./support/devtools.js";
import { actionOf, isDrawn, mountMarkup, textsOf } from "./support/editors.js";
import { countListeners, countTimers } from "./support/instruments.js";
import { typeInto } from "./support/page-hazards.js";
import { messageIn } from "./support/written-text.js";

const cycles = 50;

test(`${cycles} lives of one element leave no listener, no timer and no root`, async () => {
  const place = mountMarkup("");
  const editor = newEditor();
  // React and the first life put what is for the whole page in place; only what grows with the lives is a leak.
  await live(editor, place, "はじめ");
  const [listeners, timers] = [countListeners(), countTimers()];
  for (let i = 0; i < cycles; i++) await live(editor, place, `編集${i}`);
  expect(listeners()).toEqual({});
  await until(() => timers() === 0);
  expect(editor.shadowRoot?.children).toHaveLength(1);
});

test("an element that the page let go of is freed", async () => {
  const place = mountMarkup("");
  const lives: WeakRef<ActionEditorElement>[] = [];
  for (let i = 0; i < 5; i++) lives.push(await liveOnce(place, `編集${i}`));
  // React remembers the last thing it drew until it draws another.
  await liveOnce(place, "おわり");
  await expect
    .poll(
      async () => {
        await collectGarbage();
        return lives.filter((each) => each.deref() !== undefined).length;
      },
      { timeout: 10_000 },
    )
    .toBe(0);
});

async function liveOnce(place: HTMLElement, text: string): Promise<WeakRef<ActionEditorElement>> {
  const editor = newEditor();
  await live(editor, place, text);
  return new WeakRef(editor);
}

function newEditor(): ActionEditorElement {
  const editor = document.createElement("action-editor");
  editor.value = actionOf("一", "二");
  editor.draftKey = "leaks";
  return editor;
}

/** One life on the page, with an edit so that there is a draft to write, and a move so that a panel is marked. */
async function live(editor: ActionEditorElement, place: HTMLElement, text: string): Promise<void> {
  place.append(editor);
  await until(() => isDrawn(editor));
  typeInto(messageIn(editor), text);
  await until(() => textsOf(editor)[0] === text);
  inside(editor, "[data-field=moveDown]").click();
  await until(() => textsOf(editor)[1] === text);
  editor.undo();
  editor.remove();
  await until(() => editor.shadowRoot?.children[0]?.childNodes.length === 0);
}

function inside<E extends HTMLElement>(editor: Element, selector: string): E {
  const found = editor.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** Not by `expect.poll`, which remembers what it asked until the test ends. */
async function until(holds: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(holds()).toBe(true), { timeout: 5000, interval: 5 });
}
