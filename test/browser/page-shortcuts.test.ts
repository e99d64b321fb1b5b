import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  actionOf,
  mountEditor,
  openAction,
  textEffect,
  textField,
  textsOf,
} from "../elements/action-editor/page.js";
import {
  filterOf,
  nameCondition,
  namesField,
  openFilter,
  serveFilters,
} from "../elements/funnel-editor/page.js";
import {
  activeName,
  combobox,
  isOpen,
  mountPicker,
  openPicker,
  pickerDrawn,
  searchBox,
} from "../elements/item-picker/page.js";
import { holdClipboard } from "./support/clipboard.js";
import { control, eventually, within } from "./support/editors.js";
import { focused, hasFocus, tabTo, toolTo } from "./support/focus.js";
import { commit, compose, control as controlKey, pressForInputMethod } from "./support/input-method.js";
import { tags } from "./support/lists.js";

// Keys leave a shadow root with the element as their target, so a page's "is it an input?" is wrong there: what somebody
// writes must not reach it (the rule by itself is in test/element-base/key-rule.test.ts).

const kinds = ["keydown", "keypress", "keyup"] as const;

/** "keydown j": what the page hears, each time by its document and its window. */
let heard: string[];
beforeEach(() => {
  heard = [];
  const listener = (event: KeyboardEvent) => {
    // Keys that only go with others are the page's in any case.
    if (!["Control", "Meta", "Alt", "Shift"].includes(event.key)) heard.push(`${event.type} ${event.key}`);
  };
  for (const kind of kinds) {
    document.addEventListener(kind, listener);
    window.addEventListener(kind, listener);
    onTestFinished(() => {
      document.removeEventListener(kind, listener);
      window.removeEventListener(kind, listener);
    });
  }
});

const twice = (...events: string[]) => events.flatMap((event) => [event, event]);

/** What the page hears of these keys; asked once all of them were pressed. */
async function heardOf(keys: string): Promise<string[]> {
  heard = [];
  await userEvent.keyboard(keys);
  return heard;
}

describe("in a text", () => {
  async function writing() {
    const editor = mountEditor({ template: true, value: actionOf("") });
    await userEvent.click(textField(editor));
    return editor;
  }

  test("what is written, deleted and walked over is not heard by the page, and arrives", async () => {
    const editor = await writing();
    expect(await heardOf("hello kde xyz 12{Backspace}3{Enter}j{Home}x{End}{ArrowUp}{PageDown}")).toEqual([]);
    await eventually(() => textsOf(editor)).toEqual(["hello kde xyz 13\nxj"]);
  });

  test("nor are chords that the field uses, undo and redo among them", async () => {
    const editor = await writing();
    await userEvent.keyboard("ab");
    await holdClipboard();
    const chords =
      "{Control>}a{/Control}{Control>}c{/Control}{Control>}{ArrowLeft}{/Control}{Control>}{Shift>}{End}{/Shift}{/Control}";
    expect(await heardOf(chords)).toEqual([]);
    expect(
      await heardOf("{Control>}z{/Control}{Meta>}{Shift>}z{/Shift}{/Meta}{Control>}y{/Control}"),
    ).toEqual([]);
    await eventually(() => textsOf(editor)).toEqual(["ab"]);
  });

  test("commands that it does not use are the page's", async () => {
    await writing();
    // The browser's own dialog would open.
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener("keydown", stop);
    onTestFinished(() => window.removeEventListener("keydown", stop));
    for (const [keys, event] of [
      ["{Control>}s{/Control}", "keydown s"],
      ["{Control>}{Enter}{/Control}", "keydown Enter"],
      ["{Control>}k{/Control}", "keydown k"],
      ["{Alt>}s{/Alt}", "keydown s"],
      ["{F2}", "keydown F2"],
      ["{Escape}", "keydown Escape"],
      ["{Tab}", "keydown Tab"],
    ] as const)
      expect((await heardOf(keys)).filter((each) => each.startsWith("keydown"))).toEqual(twice(event));
  });

  test("a conversion is not heard, with Escape and F7 in it", async () => {
    const editor = await writing();
    heard = [];
    await compose("に");
    for (const key of ["n", "F7", "Escape", "Enter", "Process", "Dead"]) await pressForInputMethod(key);
    await pressForInputMethod("u", controlKey);
    await commit("日本");
    await eventually(() => textsOf(editor)).toEqual(["日本"]);
    expect(heard).toEqual([]);
  });

  test("it is the same in the name, in a figure and in a time", async () => {
    const delayed = { ...actionOf(), inputs: [textEffect("一", { delay_type: 1 })] };
    const editor = await openAction({ template: true, value: delayed });
    await userEvent.click(control(editor, "textbox", "アクション名"));
    expect(await heardOf("jad{Enter}")).toEqual([]);
    await userEvent.click(within(editor).getByRole("textbox", { name: "分から" }));
    expect(await heardOf("12{ArrowUp}{Delete}")).toEqual([]);
  });

  test("the page still hears them in its own fields, and when the focus is elsewhere", async () => {
    await writing();
    focused().blur();
    expect(await heardOf("j")).toEqual(twice("keydown j", "keypress j", "keyup j"));
  });
});

describe("on controls", () => {
  test("what presses a button is not heard, and letters are", async () => {
    const _editor = await openAction({ value: actionOf("一") });
    await tabTo("元に戻す");
    expect(await heardOf(" {Enter}")).toEqual([]);
    expect(await heardOf("j")).toEqual(twice("keydown j", "keypress j", "keyup j"));
    expect(await heardOf("{ArrowDown}")).toEqual(twice("keydown ArrowDown", "keyup ArrowDown"));
  });

  test("what moves an effect is not heard", async () => {
    const editor = await openAction({ value: actionOf("一", "二") });
    await tabTo("1. テキスト送信");
    expect(await heardOf("{Alt>}{ArrowDown}{/Alt}")).toEqual([]);
    expect(textsOf(editor)).toEqual(["二", "一"]);
    // At the end there is nowhere to go, and it is still the editor's key.
    expect(await heardOf("{Alt>}{ArrowDown}{/Alt}")).toEqual([]);
  });

  test("a grip keeps what it takes, lets go and gives up by", async () => {
    const editor = await openAction({ value: actionOf("一", "二") });
    await tabTo("1. テキスト送信 > 並べ替え");
    expect(await heardOf(" {ArrowDown}{Escape}")).toEqual([]);
    expect(textsOf(editor)).toEqual(["一", "二"]);
    expect((await heardOf("{Escape}")).length).toBe(4);
  });

  test("radios keep arrows and blanks, checkboxes blanks", async () => {
    const _editor = await openAction({ value: actionOf("一") });
    await tabTo("1. テキスト送信 > すぐに送る");
    expect(await heardOf("{ArrowRight} ")).toEqual([]);
    expect(await heardOf("x")).toHaveLength(6);
    await tabTo("2回目以降の発動時も各動作を実行する");
    expect(await heardOf(" ")).toEqual([]);
    expect(await heardOf("{ArrowDown}")).toHaveLength(4);
  });

  test("undo is not heard from anywhere", async () => {
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.fill(textField(editor), "二");
    await tabTo("確定");
    expect(await heardOf("{Control>}z{/Control}")).toEqual([]);
    await eventually(() => textsOf(editor)).toEqual(["一"]);
  });
});

describe("a menu", () => {
  test("keeps its keys and the Escape that closes it, from press to release", async () => {
    const editor = await openAction({ value: actionOf("一") });
    await toolTo("1. テキスト送信 > その他の操作");
    await userEvent.keyboard("{Enter}");
    await eventually(() => focused().role ?? focused().getAttribute("role")).toBe("menuitem");
    expect(await heardOf("{ArrowDown}j{Home}{Escape}")).toEqual([]);
    await eventually(() => editor.shadowRoot?.querySelector("[popover]")).toBeNull();
    expect(await heardOf("{Escape}")).toEqual(twice("keydown Escape", "keyup Escape"));
  });
});

describe("a picker", () => {
  test("keeps what opens it, what is searched for, and what closes it", async () => {
    const picker = mountPicker({ multiple: true }, { source: tags });
    await pickerDrawn(picker);
    (combobox(picker).element() as HTMLElement).focus();
    expect(await heardOf("k")).toEqual([]);
    await hasFocus(searchBox(picker));
    expect(await heardOf("{Backspace}{ArrowDown}{Home}{Control>}{End}{/Control}{Enter}")).toEqual([]);
    await eventually(() => picker.value).toEqual([4]);
    expect(activeName(picker)).toBe("東京");
    expect(await heardOf("{Escape}")).toEqual([]);
    await eventually(() => isOpen(picker)).toBe(false);
    expect(await heardOf("{Escape}")).toEqual(twice("keydown Escape", "keyup Escape"));
  });

  test("keeps what is typed before its list is there", async () => {
    const picker = mountPicker({}, { source: tags });
    await pickerDrawn(picker);
    (combobox(picker).element() as HTMLElement).focus();
    expect(await heardOf("{ArrowDown}jad{Backspace}{Enter}")).toEqual([]);
  });

  test("leaves Tab to the page, and Alt with a letter that is not its own", async () => {
    const _picker = await openPicker({}, { source: tags });
    expect(await heardOf("{Alt>}s{/Alt}")).not.toEqual([]);
    expect(await heardOf("{Tab}")).not.toEqual([]);
  });
});

describe("a filter", () => {
  test("keeps what is written, and what a select jumps by", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(nameCondition("")) });
    await userEvent.click(namesField(editor));
    expect(await heardOf("hello j{Enter}")).toEqual([]);
    const select = editor.shadowRoot?.querySelector("select");
    select?.focus();
    expect(await heardOf("{ArrowDown}j{Home}")).toEqual(select ? [] : heard);
  });
});

describe("a listener of the page", () => {
  test("in the capture phase hears everything, which is beyond reach; so does one at the element itself", async () => {
    const editor = mountEditor({ value: actionOf("") });
    await userEvent.click(textField(editor));
    const early: string[] = [];
    const listen = (event: Event) => void early.push(event.type);
    window.addEventListener("keydown", listen, true);
    onTestFinished(() => window.removeEventListener("keydown", listen, true));
    editor.addEventListener("keydown", listen);
    expect(await heardOf("j")).toEqual([]);
    expect(early).toEqual(["keydown", "keydown"]);
  });
});
