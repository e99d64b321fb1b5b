import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf, openAction, textField, textsOf } from "../elements/action-editor/page.js";
import { openAt, serveLists, suggested, textHasFocus } from "../elements/message-editor/page.js";
import { realTime } from "./support/clock.js";
import { eventually } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused, press } from "./support/focus.js";
import { commit, compose, convertAtStart, pressForInputMethod } from "./support/input-method.js";
import { freshServer } from "./support/server.js";

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

  test("the same in a text of an action", async () => {
    serveLists();
    const editor = await openAction({ value: actionOf(value), "api-base": freshServer() });
    const field = textField(editor).element() as HTMLElement;
    field.focus();
    await eventually(() => focused()).toBe(field);
    await press("{Control>}{Home}{/Control}");
    for (let at = 0; at < right; at++) await press("{ArrowRight}");
    const heard = record(editor, ["change"]);
    await userEvent.keyboard(keys);
    for (const step of ["に", "にほん", "日本"]) {
      await pressForInputMethod("n");
      await convertAtStart(step);
      expect(textsOf(editor)).toEqual([value]);
    }
    await commit("日本");
    await eventually(() => textsOf(editor)).toEqual([wanted]);
    expect(heard).toHaveLength(1);
    editor.undo();
    await eventually(() => textsOf(editor)).toEqual([value]);
    expect(editor.canUndo).toBe(false);
  });

  test("a conversion that is given up leaves it empty, as a field of the browser does, and one undo brings it back", async () => {
    serveLists();
    const editor = await openAt(right, { value });
    await textHasFocus(editor);
    const heard = record(editor, ["change"]);
    await userEvent.keyboard(keys);
    await pressForInputMethod("n");
    await convertAtStart("にほん");
    await pressForInputMethod("Escape");
    await compose("");
    const empty = wanted.replace("日本", "");
    await eventually(() => editor.value).toBe(empty);
    expect(heard.map(({ detail }) => detail.value)).toEqual([empty]);
    await realTime(60, "no hand is faster than the end of a conversion, which the browser dates");
    await press("x");
    await eventually(() => editor.value).toBe(wanted.replace("日本", "x"));
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
