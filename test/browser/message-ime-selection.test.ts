import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "./support/editors.js";
import { record } from "./support/events.js";
import { commit, convertAtStart, pressForInputMethod } from "./support/input-method.js";
import { openAt, press, serveLists, suggested, textHasFocus } from "./support/messages.js";

/** What is chosen when something is composed: the text, the caret's way from its beginning, and the keys that choose. */
const shapes: { name: string; value: string; right: number; keys: string; wanted: string }[] = [
  {
    name: "placeholders alone",
    value: "[[name]][[SYS_MAIL]]",
    right: 0,
    keys: "{Control>}a{/Control}",
    wanted: "日本",
  },
  {
    name: "a placeholder last",
    value: "こんにちは[[name]]",
    right: 0,
    keys: "{Control>}a{/Control}",
    wanted: "日本",
  },
  {
    name: "a placeholder first, backwards",
    value: "a[[name]]b",
    right: 4,
    keys: "{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}",
    wanted: "a日本",
  },
  {
    name: "one chosen as a whole",
    value: "[[name]][[SYS_MAIL]]",
    right: 4,
    keys: "{ArrowLeft}",
    wanted: "[[name]]日本",
  },
  {
    name: "a placeholder first",
    value: "[[name]]様",
    right: 0,
    keys: "{Control>}a{/Control}",
    wanted: "日本",
  },
  {
    name: "across lines, to a placeholder",
    value: "一[[name]]\r\n[[SYS_MAIL]]",
    right: 1,
    keys: "{Shift>}{Control>}{End}{/Control}{/Shift}",
    wanted: "一日本",
  },
  { name: "lines", value: "一\r\n二", right: 0, keys: "{Control>}a{/Control}", wanted: "日本" },
];

describe.each(shapes)("$name", ({ value, right, keys, wanted }) => {
  test("what is composed takes its place, as one change", async () => {
    serveLists();
    const editor = await openAt(right, { value });
    await textHasFocus(editor);
    const heard = record(editor, ["change"]);
    await userEvent.keyboard(keys);
    for (const step of ["に", "にほん", "日本"]) {
      await pressForInputMethod("n");
      await convertAtStart(step);
      expect(editor.value).toBe(value);
    }
    await commit("日本");
    await eventually(() => editor.value).toBe(wanted);
    expect(heard.map(({ detail }) => detail.value)).toEqual([wanted]);
    editor.undo();
    await eventually(() => editor.value).toBe(value);
    expect(editor.canUndo).toBe(false);
  });
});

test("suggestions follow a conversion whose caret is at its start", async () => {
  serveLists();
  const editor = await openAt(0, { value: "" });
  await textHasFocus(editor);
  await press("[[[[");
  await eventually(() => suggested(editor).length).toBeGreaterThan(5);
  await pressForInputMethod("n");
  await convertAtStart("か");
  await pressForInputMethod("n");
  await convertAtStart("かいいん");
  await eventually(() => suggested(editor).length).toBeLessThan(5);
});
