import { beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { FunnelEditorElement } from "../../src/entries/funnel-editor.js";
import {
  conditionRows,
  filterOf,
  mountFilter,
  nameCondition,
  serveFilters,
} from "../elements/funnel-editor/page.js";
import { eventually, onScreen } from "./support/editors.js";
import { focused } from "./support/focus.js";

/* Thirty conditions on a page that never comes to rest: those below the first screen are not drawn yet, and everything works. */

const wrong = { type: 30, date_from: "2026-12-31", date_to: "2026-01-01" };
const names = Array.from({ length: 30 }, (_, at) => nameCondition(`名${at + 1}`));

const isFar = (row: Element | undefined) => row?.classList.contains("cond-far") ?? false;
const focusedRow = (editor: Element) => conditionRows(editor).findIndex((row) => row.contains(focused())) + 1;
const inputsOf = (editor: FunnelEditorElement) => editor.value.inputs as object[];

async function mountThirty(inputs: object[] = names): Promise<FunnelEditorElement> {
  scrollTo(0, 0);
  serveFilters();
  const editor = mountFilter({ value: filterOf(...(inputs as never[])), mode: "funneling" });
  await eventually(() => conditionRows(editor).length).toBe(30);
  await eventually(() => conditionRows(editor)[15]?.querySelector("input") != null).toBe(true);
  expect(conditionRows(editor).filter(isFar).length).toBeGreaterThan(5);
  return editor;
}

beforeEach(() => {
  // Nothing ever runs when idle.
  const held = vi.spyOn(window, "requestIdleCallback").mockReturnValue(0);
  return () => held.mockRestore();
});

describe("before the page is idle", () => {
  test("the problem of a row that is not drawn is led to", async () => {
    const editor = await mountThirty([...names.slice(1), wrong]);
    expect(isFar(conditionRows(editor).at(-1))).toBe(true);
    expect((await editor.submit()).ok).toBe(false);
    await eventually(() => focusedRow(editor)).toBe(30);
    expect(focused()).toHaveProperty("localName", "input");
  });

  test("Tab goes through every row", async () => {
    const editor = await mountThirty();
    conditionRows(editor)[0]?.querySelector("input")?.focus();
    const seen = new Set<number>([1]);
    for (let presses = 0; presses < 200 && !seen.has(30); presses += 1) {
      await userEvent.keyboard("{Tab}");
      // A key that is held comes every other frame at most.
      await onScreen();
      seen.add(focusedRow(editor));
    }
    expect([...seen].filter((at) => at > 0)).toEqual(names.map((_, at) => at + 1));
  });

  test("all are selected, deleted and brought back", async () => {
    const editor = await mountThirty();
    const value = inputsOf(editor);
    conditionRows(editor)[0]?.querySelector<HTMLElement>("[data-row-head] input, button")?.focus();
    await userEvent.keyboard("{Control>}a{/Control}");
    await eventually(() =>
      conditionRows(editor).every((row) => row.classList.contains("cond-selected")),
    ).toBe(true);
    await userEvent.keyboard("{Delete}");
    await eventually(() => conditionRows(editor).length).toBe(0);
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => inputsOf(editor)).toEqual(value);
    expect(conditionRows(editor)).toHaveLength(30);
    expect(editor.shadowRoot?.contains(focused())).toBe(true);
  });

  test("the selection goes on over them by keys, and they are moved", async () => {
    const editor = await mountThirty();
    conditionRows(editor)[15]?.querySelector<HTMLElement>(".cond-tools button, button")?.focus();
    await userEvent.keyboard("{Shift>}{ArrowDown>6}{/ArrowDown}{/Shift}");
    await eventually(
      () => conditionRows(editor).filter((row) => row.classList.contains("cond-selected")).length,
    ).toBe(7);
    await eventually(() => focusedRow(editor)).toBe(22);
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await eventually(() => inputsOf(editor)[15]).toEqual(names[22]);
    expect(focusedRow(editor)).toBe(23);
  });

  test("a row that was removed among them is brought back with the focus where it was", async () => {
    const editor = await mountThirty();
    const value = inputsOf(editor);
    conditionRows(editor)[15]?.querySelector<HTMLElement>("[data-field=remove]")?.focus();
    await userEvent.keyboard("{Enter}");
    await eventually(() => conditionRows(editor).length).toBe(29);
    // The next one stands in its place, and was not drawn before.
    await eventually(() => [focusedRow(editor), focused().dataset.field]).toEqual([16, "remove"]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => inputsOf(editor)).toEqual(value);
    expect(conditionRows(editor)[focusedRow(editor) - 1]?.querySelector("input")).not.toBeNull();
  });

  test("the printer gets all of them", async () => {
    const editor = await mountThirty();
    window.dispatchEvent(new Event("beforeprint"));
    expect(conditionRows(editor).filter(isFar)).toEqual([]);
  });
});
