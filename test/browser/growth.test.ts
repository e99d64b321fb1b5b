import { expect, test } from "vitest";
import { collectGarbage, devtools } from "./support/devtools.js";
import { control, drawn, eventually, mountEditor, textsOf } from "./support/editors.js";

/** Nodes and listeners that are still there once nothing refers to the others. */
async function counts(): Promise<{ nodes: number; listeners: number }> {
  await collectGarbage();
  const { nodes, jsEventListeners } = await devtools<{ nodes: number; jsEventListeners: number }>(
    "Memory.getDOMCounters",
  );
  return { nodes, listeners: jsEventListeners };
}

test("an effect that comes and goes, a hundred times, leaves nothing behind", {
  timeout: 120_000,
}, async () => {
  const editor = mountEditor();
  await drawn(editor);
  const add = control(editor, "button", "テキスト送信を追加");
  async function addAndUndo(): Promise<void> {
    (add.element() as HTMLElement).click();
    await eventually(() => textsOf(editor).length).toBe(1);
    await new Promise(requestAnimationFrame);
    editor.undo();
    await eventually(() => textsOf(editor).length).toBe(0);
    await new Promise(requestAnimationFrame);
  }
  for (let warm = 0; warm < 10; warm++) await addAndUndo();
  const before = await counts();
  for (let time = 0; time < 100; time++) await addAndUndo();
  const after = await counts();
  expect((after.nodes - before.nodes) / 100).toBeLessThan(4);
  expect((after.listeners - before.listeners) / 100).toBeLessThan(1);
});
