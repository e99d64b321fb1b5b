import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import { actionOf, mountEditor, openAction, textEffect, textField } from "../elements/action-editor/page.js";
import { clock } from "./support/clock.js";
import { control, eventually, onScreen, within } from "./support/editors.js";
import { record } from "./support/events.js";
import {
  afterConversion,
  commit,
  compose,
  control as controlKey,
  pressForInputMethod,
} from "./support/input-method.js";
import { select, selectedIn, writtenIn } from "./support/written-text.js";

/** Each kind of text field, empty, and how its text stands in the value. */
const fields = [
  {
    name: "the text of an effect",
    find: (editor: Element) => textField(editor),
    read: (editor: ActionEditorElement) => (editor.value.inputs as { text: string }[])[0]?.text,
  },
  {
    name: "the name of the action",
    find: (editor: Element) => control(editor, "textbox", "アクション名"),
    read: (editor: ActionEditorElement) => editor.value.a_name,
  },
];

describe.each(fields)("$name", ({ find, read }) => {
  async function mountFocused(): Promise<{ editor: ActionEditorElement; field: Element }> {
    const editor = mountEditor({ template: true, value: actionOf("") });
    await userEvent.click(find(editor));
    return { editor, field: find(editor).element() };
  }

  test("gets a conversion once, as one step of undo", async () => {
    const { editor, field } = await mountFocused();
    for (const text of ["に", "にh", "にほ", "にほn", "にほん", "日本"]) {
      await compose(text);
      await eventually(() => writtenIn(field)).toBe(text);
    }
    await commit("日本");
    await eventually(() => read(editor)).toBe("日本");
    await compose("ご");
    await compose("語");
    await commit("語");
    await eventually(() => read(editor)).toBe("日本語");
    expect(writtenIn(field)).toBe("日本語");
    editor.undo();
    expect([read(editor), editor.canUndo]).toEqual(["", false]);
  });

  test("gets it as one step however long the choosing takes", async () => {
    const time = clock();
    const { editor } = await mountFocused();
    for (const text of ["に", "にほ", "にほん", "二本", "日本"]) {
      await compose(text);
      time.pass(2000);
    }
    await commit("日本");
    await eventually(() => read(editor)).toBe("日本");
    editor.undo();
    expect([read(editor), editor.canUndo]).toEqual(["", false]);
  });

  test("tells two conversions apart when time lies between", async () => {
    const time = clock();
    const { editor } = await mountFocused();
    await compose("に");
    await commit("二");
    await eventually(() => read(editor)).toBe("二");
    time.pass(2000);
    await compose("ほん");
    await commit("本");
    await eventually(() => read(editor)).toBe("二本");
    editor.undo();
    expect(read(editor)).toBe("二");
  });

  test("keeps the cursor where the conversion ended", async () => {
    const { editor, field } = await mountFocused();
    await commit("前後");
    await eventually(() => read(editor)).toBe("前後");
    select(field, 1);
    await compose("なか");
    await compose("中");
    await commit("中");
    await eventually(() => read(editor)).toBe("前中後");
    expect(selectedIn(field)).toEqual([2, 2]);
    await userEvent.keyboard("x");
    await eventually(() => read(editor)).toBe("前中x後");
  });

  test("is as before when a conversion is given up", async () => {
    const { editor, field } = await mountFocused();
    await commit("前");
    await compose("ほん");
    await eventually(() => writtenIn(field)).toBe("前ほん");
    await compose("");
    await eventually(() => read(editor)).toBe("前");
    expect(writtenIn(field)).toBe("前");
  });

  test("does nothing else on the Enter that accepts", async () => {
    const { editor, field } = await mountFocused();
    const heard = record(document, ["before-finish", "finish", "failure", "submit"]);
    await compose("日本");
    await pressForInputMethod("Enter");
    await commit("日本");
    await eventually(() => read(editor)).toBe("日本");
    expect(writtenIn(field)).toBe("日本");
    expect(heard).toEqual([]);
  });

  test("is not undone while it is converted", async () => {
    const { editor, field } = await mountFocused();
    await commit("前");
    await eventually(() => read(editor)).toBe("前");
    await compose("ほん");
    await pressForInputMethod("z", controlKey);
    expect([writtenIn(field), editor.canUndo, editor.canRedo]).toEqual(["前ほん", true, false]);
    await commit("本");
    await eventually(() => read(editor)).toBe("前本");
  });

  test("is not disturbed by a drawing in the middle", async () => {
    const { editor, field } = await mountFocused();
    await compose("にほん");
    editor.finishLabel = "保存する";
    editor.cancelable = true;
    await expect.element(control(editor, "button", "キャンセル")).toBeVisible();
    expect(writtenIn(field)).toBe("にほん");
    await compose("日本");
    await commit("日本");
    await eventually(() => read(editor)).toBe("日本");
    expect(writtenIn(field)).toBe("日本");
  });

  test("is another by then where the page has set one", async () => {
    const { editor, field } = await mountFocused();
    const heard = record(editor, ["change"]);
    await compose("にほん");
    editor.value = { ...actionOf("別の文"), a_name: "別の名" };
    const now = read(editor);
    await onScreen();
    await commit("日本");
    await afterConversion();
    expect([read(editor), heard]).toEqual([now, []]);
    if (field.isConnected) await eventually(() => writtenIn(field)).toBe(now);
  });

  test("tells the page the accepted text in the end", async () => {
    const { editor } = await mountFocused();
    const heard = record(editor, ["change"]);
    await compose("にほん");
    await commit("日本");
    await eventually(() => read(editor)).toBe("日本");
    expect(heard.at(-1)?.detail.value).toEqual(editor.value);
  });
});

describe("a text at its limit", () => {
  test("is never cut while it is converted, and counted when it is accepted", async () => {
    const editor = mountEditor({ value: actionOf("あ".repeat(4499)) });
    await userEvent.click(textField(editor));
    const field = textField(editor).element();
    select(field, 4499);
    await compose("にほん");
    await eventually(() => writtenIn(field)).toBe(`${"あ".repeat(4499)}にほん`);
    await compose("日");
    await commit("日");
    await expect.element(within(editor).getByText("4500/4500")).toBeVisible();
    expect(writtenIn(field)).toBe(`${"あ".repeat(4499)}日`);
    expect(editor.validity.valid).toBe(true);
  });

  test("may be passed by a conversion, and says so", async () => {
    const editor = mountEditor({ value: actionOf("あ".repeat(4499)) });
    await userEvent.click(textField(editor));
    const field = textField(editor).element();
    select(field, 4499);
    await compose("にほん");
    await commit("日本");
    await expect.element(within(editor).getByText("4501/4500")).toBeVisible();
    expect(writtenIn(field)).toBe(`${"あ".repeat(4499)}日本`);
    expect(editor.validity.customError).toBe(true);
  });
});

describe("a figure", () => {
  test("may be typed with a Japanese keyboard", async () => {
    const value = { ...actionOf(), inputs: [textEffect("一", { delay_type: 1 })] };
    const editor = await openAction({ value });
    const minutes = within(editor).getByRole("textbox", { name: "分から" });
    await userEvent.click(minutes);
    (minutes.element() as HTMLInputElement).select();
    await compose("１");
    await compose("１５");
    await commit("１５");
    await eventually(() => editor.value.inputs).toMatchObject([{ delay_min: 15, delay_max: 15 }]);
    await expect.element(minutes).toHaveValue("15");
  });
});
