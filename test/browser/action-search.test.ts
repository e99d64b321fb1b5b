import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openAction } from "../elements/action-editor/page.js";
import { control, eventually, shownText } from "./support/editors.js";

const many = {
  inputs: Array.from({ length: 60 }, (_, at) => ({ type: 1, text: `本文${at + 1}番` })),
};

function focusedName(editor: HTMLElement): string | null | undefined {
  return (
    editor.shadowRoot?.activeElement?.getAttribute("aria-label") ??
    editor.shadowRoot?.activeElement?.textContent
  );
}

test("a long action is searched by number and by words, and Escape goes to what was found", async () => {
  const editor = await openAction({ value: many });
  const search = control(editor, "textbox", "動作を検索");
  await userEvent.click(search);
  await userEvent.keyboard("37{Enter}");
  await eventually(() => shownText(editor)).toContain("37. テキスト送信（1件中1件目）");
  expect(focusedName(editor)).toBe("動作を検索");
  const box = () => editor.shadowRoot?.querySelectorAll("[data-row]")[36]?.getBoundingClientRect();
  await eventually(() => (box()?.top ?? -1) >= 0 && (box()?.bottom ?? 0) <= innerHeight).toBe(true);
  await userEvent.keyboard("{Escape}");
  await eventually(() => focusedName(editor)).toContain("37. テキスト送信");

  await userEvent.fill(search, "本文５");
  await userEvent.keyboard("{Enter}{Enter}");
  await eventually(() => shownText(editor)).toContain("50. テキスト送信（11件中2件目）");
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  await eventually(() => shownText(editor)).toContain("5. テキスト送信（11件中1件目）");
  await userEvent.fill(search, "どこにもない");
  await userEvent.keyboard("{Enter}");
  await eventually(() => shownText(editor)).toContain("見つかりませんでした");
});

test("a short one has no search", async () => {
  const editor = await openAction({ value: { inputs: many.inputs.slice(0, 3) } });
  expect(shownText(editor)).not.toContain("動作を検索");
  expect(editor.shadowRoot?.querySelector("search")).toBeNull();
});
