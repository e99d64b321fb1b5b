import { expect, vi } from "vitest";
import type { ActionEditorElement } from "../../../src/entries/action-editor.js";
import type { FunnelEditorElement } from "../../../src/entries/funnel-editor.js";
import type { ItemPickerElement } from "../../../src/entries/item-picker.js";
import { actionOf, textsOf } from "../../elements/action-editor/page.js";
import {
  everyAbility,
  everyCondition,
  makeFilter,
  nameCondition,
  namesOf,
} from "../../elements/funnel-editor/page.js";
import { isOpen, makePicker, optionNames } from "../../elements/item-picker/page.js";
import { isDrawn } from "./editors.js";
import { tags } from "./lists.js";
import { typeInto } from "./page-hazards.js";
import { freshServer } from "./server.js";
import { messageIn } from "./written-text.js";

/** An element, and one life of it on the page: drawn, used in every way that puts something in place, and taken away. */
interface Lived<Tag extends string> {
  tag: Tag;
  make(): HTMLElement;
  live(element: HTMLElement, place: HTMLElement, text: string): Promise<void>;
}

/** The elements that have something of their own to leave behind. */
export const livedElements = [
  {
    tag: "action-editor",
    make: () =>
      Object.assign(document.createElement("action-editor"), {
        value: actionOf("一", "二"),
        draftKey: "leaks",
      }),
    live: liveAsAction,
  },
  {
    tag: "funnel-editor",
    make() {
      const inputs = [nameCondition("はじめ"), ...(everyCondition.inputs as object[])];
      return makeFilter(
        { ...everyAbility, "api-base": freshServer(), "draft-key": "leaks", copyable: true },
        { value: { ...everyCondition, inputs }, estimate: async () => ({ total: 1 }) },
      );
    },
    live: liveAsFilter,
  },
  {
    tag: "item-picker",
    make: () => makePicker({ multiple: true, "api-base": "/leaks" }, { source: tags }),
    live: liveAsPicker,
  },
] satisfies Lived<"action-editor" | "funnel-editor" | "item-picker">[];

/** With an edit so that there is a draft to write, and a move so that a panel is marked. */
async function liveAsAction(element: HTMLElement, place: HTMLElement, text: string): Promise<void> {
  const editor = element as ActionEditorElement;
  place.append(editor);
  await until(() => isDrawn(editor));
  typeInto(messageIn(editor), text);
  await until(() => textsOf(editor)[0] === text);
  inside(editor, "[data-field=moveDown]").click();
  await until(() => textsOf(editor)[1] === text);
  editor.undo();
  await takeAway(editor);
}

/** With an edit so that there is a draft to write, a move and an opened menu. */
async function liveAsFilter(element: HTMLElement, place: HTMLElement, text: string): Promise<void> {
  const editor = element as FunnelEditorElement;
  place.append(editor);
  await until(() => isDrawn(editor));
  typeInto(inside(editor, "[data-field=names]"), text);
  await until(() => (namesOf(editor) as string[])[0] === text);
  inside(editor, "[part=condition] [data-field=tools]").click();
  await until(() => editor.shadowRoot?.querySelector("[role=menu]") != null);
  editor.undo();
  await takeAway(editor);
}

/** Opened, searched, chosen from and closed, opened again, and taken away while it is open. */
async function liveAsPicker(element: HTMLElement, place: HTMLElement): Promise<void> {
  const picker = element as ItemPickerElement;
  place.append(picker);
  await until(() => picker.shadowRoot?.querySelector("[role=combobox]") != null);
  const start = picker.value;
  for (const closes of [true, false]) {
    inside(picker, "[role=combobox]").click();
    await until(() => isOpen(picker) && optionNames(picker).length === 4);
    typeInto(inside(picker, "[role=searchbox]"), "京");
    await until(() => optionNames(picker).length === 1);
    const before = picker.value as unknown[];
    inside(picker, "[role=option]").click();
    await until(() => (picker.value as unknown[]).length !== before.length);
    if (!closes) continue;
    inside(picker, "[role=combobox]").click();
    await until(() => !isOpen(picker));
  }
  expect(picker.value).toEqual(start);
  await takeAway(picker);
}

async function takeAway(element: HTMLElement): Promise<void> {
  element.remove();
  await until(() => element.shadowRoot?.children[0]?.childNodes.length === 0);
}

function inside(element: Element, selector: string): HTMLElement {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** Waits, not by `expect.poll`, which remembers what it asked until the test ends. */
export async function until(holds: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(holds()).toBe(true), { timeout: 10_000, interval: 5 });
}
