import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import { eventually } from "./support/editors.js";
import { record } from "./support/events.js";
import { commit, compose, pressForInputMethod } from "./support/input-method.js";
import {
  activeName,
  isOpen,
  listOf,
  mountPicker,
  openList,
  optionNames,
  searchBox,
} from "./support/pickers.js";

const source = listOf([
  { id: 1, name: "大阪" },
  { id: 2, name: "日本橋" },
  { id: 3, name: "日本酒" },
]);

/** An event as a browser was seen to send it; `text` is what the field holds by then. */
type Step =
  | { key: "keydown" | "keyup"; name: string; code: number; composing: boolean }
  | { composition: "compositionstart" | "compositionend"; data: string }
  | { update: string; composing: boolean };

const down = (name: string, code: number, composing: boolean): Step => ({
  key: "keydown",
  name,
  code,
  composing,
});
const up = (name: string, code: number, composing: boolean): Step => ({
  key: "keyup",
  name,
  code,
  composing,
});
const start: Step = { composition: "compositionstart", data: "" };
const end: Step = { composition: "compositionend", data: "日本" };
const update = (text: string, composing = true): Step => ({ update: text, composing });

/**
 * にほん is typed, turned into 日本 by the space bar, and accepted by Enter. They differ in whether the keys are
 * marked as composing, by 229, or not at all, and in whether the conversion ends before the Enter or after it.
 */
const recordings: { browser: string; steps: Step[] }[] = [
  {
    browser: "Chrome",
    steps: [
      down("Process", 229, false),
      start,
      update("に"),
      up("n", 78, true),
      down("Process", 229, true),
      update("にほん"),
      down("Process", 229, true),
      update("日本"),
      down("ArrowDown", 229, true),
      down("Enter", 229, true),
      update("日本"),
      end,
      up("Enter", 13, false),
    ],
  },
  {
    browser: "Firefox",
    steps: [
      down("Process", 229, true),
      start,
      update("に"),
      up("Process", 229, true),
      down("Process", 229, true),
      update("にほん"),
      down("Process", 229, true),
      update("日本"),
      down("Process", 229, true),
      end,
      update("日本", false),
      up("Enter", 13, false),
    ],
  },
  {
    browser: "Safari, which ends the conversion before the Enter and marks that by 229",
    steps: [
      start,
      update("に"),
      down("n", 229, true),
      up("n", 78, true),
      update("にほん"),
      down("ArrowDown", 229, true),
      update("日本"),
      update("日本", false),
      end,
      down("Enter", 229, false),
      up("Enter", 13, false),
    ],
  },
  {
    browser: "Safari, which marks the Enter that follows the end as composing",
    steps: [
      start,
      update("に"),
      down("n", 0, true),
      update("にほん"),
      down("ArrowDown", 0, true),
      update("日本"),
      end,
      down("Enter", 13, true),
      up("Enter", 13, false),
    ],
  },
  {
    browser: "Safari, where the Enter that follows the end bears no mark",
    steps: [
      start,
      update("に"),
      down("n", 0, true),
      update("にほん"),
      update("日本"),
      end,
      down("Enter", 13, false),
      up("Enter", 13, false),
    ],
  },
];

describe.each(recordings)("as $browser sends it", ({ steps }) => {
  test("the Enter that accepts chooses nothing, and the next one chooses one item", async () => {
    const picker = mountPicker({}, { source });
    const heard = record(picker, ["change"]);
    await openList(picker);
    await replay(searchBox(picker).element() as HTMLInputElement, steps);
    await eventually(() => optionNames(picker)).toEqual(["日本橋", "日本酒"]);
    expect([heard.length, picker.value, isOpen(picker)]).toEqual([0, null, true]);
    expect((searchBox(picker).element() as HTMLInputElement).value).toBe("日本");
    await eventually(() => activeName(picker)).toBe("日本橋");
    enterLater(searchBox(picker).element());
    await eventually(() => picker.value).toBe(2);
    expect(heard).toHaveLength(1);
  });

  test("nor where several can be chosen and a row is active", async () => {
    const picker = mountPicker({ multiple: true }, { source });
    const heard = record(picker, ["change"]);
    await openList(picker);
    await userEvent.keyboard("{ArrowDown}");
    await eventually(() => activeName(picker)).toBe("大阪");
    await replay(searchBox(picker).element() as HTMLInputElement, steps);
    await eventually(() => activeName(picker)).toBe("日本橋");
    expect([heard.length, picker.value]).toEqual([0, []]);
    enterLater(searchBox(picker).element());
    await eventually(() => picker.value).toEqual([2]);
    expect([heard.length, isOpen(picker)]).toEqual([1, true]);
  });
});

describe("with the browser's own input method", () => {
  async function mountOpen(): Promise<{ picker: ItemPickerElement; heard: CustomEvent[] }> {
    const picker = mountPicker({}, { source });
    const heard = record(picker, ["change"]);
    await openList(picker);
    return { picker, heard };
  }

  test("what is found follows the conversion, and no row is active until it ends", async () => {
    const { picker, heard } = await mountOpen();
    await compose("日");
    await eventually(() => optionNames(picker)).toEqual(["日本橋", "日本酒"]);
    expect(activeName(picker)).toBe(null);
    await compose("日本");
    await pressForInputMethod("ArrowDown");
    await pressForInputMethod("Enter");
    expect([activeName(picker), heard.length]).toEqual([null, 0]);
    await commit("日本");
    await eventually(() => activeName(picker)).toBe("日本橋");
    expect((searchBox(picker).element() as HTMLInputElement).value).toBe("日本");
    await userEvent.keyboard("{ArrowDown}");
    enterLater(searchBox(picker).element());
    await eventually(() => picker.value).toBe(3);
    expect(heard).toHaveLength(1);
  });

  test("Escape gives up the conversion, and closes the list only after it", async () => {
    const { picker } = await mountOpen();
    await compose("おおさか");
    await pressForInputMethod("Escape");
    await compose("");
    expect(isOpen(picker)).toBe(true);
    await eventually(() => optionNames(picker)).toHaveLength(3);
    await userEvent.keyboard("{Escape}");
    await eventually(() => isOpen(picker)).toBe(false);
  });

  test("a list that is closed in the middle of a conversion starts afresh", async () => {
    const { picker, heard } = await mountOpen();
    await compose("おおさか");
    await eventually(() => optionNames(picker)).toEqual([]);
    picker.readonly = true;
    await eventually(() => isOpen(picker)).toBe(false);
    picker.readonly = false;
    await openList(picker);
    await eventually(() => optionNames(picker)).toHaveLength(3);
    await userEvent.keyboard("大");
    await eventually(() => activeName(picker)).toBe("大阪");
    enterLater(searchBox(picker).element());
    await eventually(() => picker.value).toBe(1);
    expect(heard).toHaveLength(1);
  });

  test("a conversion begun on the closed field opens nothing by itself", async () => {
    const picker = mountPicker({}, { source });
    await openList(picker);
    await userEvent.keyboard("{Escape}");
    await eventually(() => isOpen(picker)).toBe(false);
    await pressForInputMethod("Process");
    expect(isOpen(picker)).toBe(false);
  });
});

/** Plays what was recorded; whatever a step leads to has happened before the next. */
async function replay(field: HTMLInputElement, steps: readonly Step[]): Promise<void> {
  // What comes from one press bears one time, however long this machine takes over it.
  const time = performance.now();
  for (const step of steps) {
    if ("update" in step) {
      // The browser writes past React, as its own input does.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, step.update);
      const inputType = step.composing ? "insertCompositionText" : "insertFromComposition";
      field.dispatchEvent(
        new InputEvent("input", { bubbles: true, composed: true, isComposing: step.composing, inputType }),
      );
    } else if ("composition" in step) {
      const { composition, data } = step;
      field.dispatchEvent(
        at(time, new CompositionEvent(composition, { bubbles: true, composed: true, data })),
      );
    } else if ("key" in step) {
      press(field, step, time);
    }
    await Promise.resolve();
  }
}

function press(
  field: Element,
  { key: type, name: key, code: keyCode, composing: isComposing }: Extract<Step, { name: string }>,
  time: number,
): void {
  const event = { key, keyCode, isComposing, bubbles: true, composed: true, cancelable: true };
  field.dispatchEvent(at(time, new KeyboardEvent(type, event)));
}

function at<E extends Event>(time: number, event: E): E {
  return Object.defineProperty(event, "timeStamp", { value: time });
}

/** The operator's own Enter. */
function enterLater(field: Element): void {
  const later = performance.now() + 1000;
  press(field, { key: "keydown", name: "Enter", code: 13, composing: false }, later);
  press(field, { key: "keyup", name: "Enter", code: 13, composing: false }, later);
}
