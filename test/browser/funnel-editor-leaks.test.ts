import { expect, onTestFinished, test, vi } from "vitest";
import type { FunnelEditorElement } from "../../src/entries/funnel-editor.js";
import { collectGarbage } from "./support/devtools.js";
import { isDrawn, mountMarkup } from "./support/editors.js";
import { everyAbility, everyCondition, makeFilter, nameCondition, namesOf } from "./support/filters.js";
import { countListeners, countTimers } from "./support/instruments.js";
import { typeInto } from "./support/page-hazards.js";
import { freshServer } from "./support/pickers.js";

const cycles = 30;

test(`${cycles} lives of one element leave no listener, no timer and no root`, {
  timeout: 60_000,
}, async () => {
  answerAndForget();
  const place = mountMarkup("");
  const editor = newEditor(freshServer());
  // React and the first life put what is for the whole page in place; only what grows with the lives is a leak.
  await live(editor, place, "はじめ");
  const [listeners, timers] = [countListeners(), countTimers()];
  for (let i = 0; i < cycles; i++) await live(editor, place, `編集${i}`);
  await until(() => Object.keys(listeners()).length === 0);
  await until(() => timers() === 0);
  expect(editor.shadowRoot?.children).toHaveLength(1);
});

test("elements that the page let go of are freed, with their figures", {
  timeout: 60_000,
}, async () => {
  answerAndForget();
  const place = mountMarkup("");
  const server = freshServer();
  const lives: WeakRef<FunnelEditorElement>[] = [];
  // The first is kept by what it put in place for the whole page: one, however many follow.
  await liveOnce(place, server, "はじめ");
  for (let i = 0; i < 5; i++) lives.push(await liveOnce(place, server, `編集${i}`));
  // React remembers the last thing it drew until it draws another.
  await liveOnce(place, server, "おわり");
  await expect
    .poll(
      async () => {
        await collectGarbage();
        return lives.filter((each) => each.deref() !== undefined).length;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
});

/** A server that keeps nothing of a call: what a spy remembers of it would hold the element. */
function answerAndForget(): void {
  const { fetch } = globalThis;
  const empty = { items: {}, ids: [], groups: {}, group_ids: [], meta: {} };
  globalThis.fetch = async (input) => Response.json(String(input).includes("/v_resource/") ? empty : []);
  onTestFinished(() => {
    globalThis.fetch = fetch;
  });
}

async function liveOnce(
  place: HTMLElement,
  server: string,
  text: string,
): Promise<WeakRef<FunnelEditorElement>> {
  const editor = newEditor(server);
  await live(editor, place, text);
  return new WeakRef(editor);
}

function newEditor(server: string): FunnelEditorElement {
  const inputs = [nameCondition("はじめ"), ...(everyCondition.inputs as object[])];
  return makeFilter(
    { ...everyAbility, "api-base": server, "draft-key": "leaks", copyable: true },
    { value: { ...everyCondition, inputs }, estimate: async () => ({ total: 1 }) },
  );
}

/** One life on the page, with an edit so that there is a draft to write, a move and an opened menu. */
async function live(editor: FunnelEditorElement, place: HTMLElement, text: string): Promise<void> {
  place.append(editor);
  await until(() => isDrawn(editor));
  typeInto(inside<HTMLInputElement>(editor, "[data-field=names]"), text);
  await until(() => (namesOf(editor) as string[])[0] === text);
  inside(editor, "[part=condition] [data-field=tools]").click();
  await until(() => editor.shadowRoot?.querySelector("[role=menu]") != null);
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
  await vi.waitFor(() => expect(holds()).toBe(true), { timeout: 10_000, interval: 5 });
}
