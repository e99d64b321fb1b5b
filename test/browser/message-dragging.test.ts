import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { openAt, serveLists, textHasFocus, textNode } from "../elements/message-editor/page.js";
import { draggedText, drags, startOfDrag } from "../fixtures/dragged-text.js";
import { eventually } from "./support/editors.js";
import { press } from "./support/focus.js";
import { mouse } from "./support/pointer.js";

test.each(drags)("a quick drag $name selects all that lies there", async ({ to, wanted }) => {
  serveLists();
  const editor = await openAt("end", { value: draggedText, "finish-label": "確定" });
  const around = editor.parentElement as HTMLElement;
  around.style.padding = "150px";
  const { innerWidth, innerHeight } = window;
  await page.viewport(1000, 900);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await textHasFocus(editor);
  const { start, box } = startOfDrag(textNode(editor));
  const end = to(start, box);
  await mouse.down(start);
  await mouse.move({ x: start.x + Math.sign(end.x - start.x) * 20, y: start.y });
  await mouse.move(end);
  await mouse.up(end);
  await press("x");
  await eventually(() => editor.value).toBe(wanted);
  expect(editor.canUndo).toBe(true);
});
