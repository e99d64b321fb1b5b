import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import {
  activeName,
  isOpen,
  mountPicker,
  openList,
  openPicker,
  optionNames,
  searchBox,
} from "../elements/item-picker/page.js";
import { eventually, shownText } from "./support/editors.js";
import { record } from "./support/events.js";
import { commit, compose, pressForInputMethod } from "./support/input-method.js";
import { listOf } from "./support/lists.js";
import { recordings } from "./support/recordings.js";
import { pressOwnEnter, replay } from "./support/replay.js";
import { serve } from "./support/server.js";

const source = listOf([
  { id: 1, name: "大阪" },
  { id: 2, name: "日本橋" },
  { id: 3, name: "日本酒" },
]);

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
    pressOwnEnter(searchBox(picker).element());
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
    pressOwnEnter(searchBox(picker).element());
    await eventually(() => picker.value).toEqual([2]);
    expect([heard.length, isOpen(picker)]).toEqual([1, true]);
  });
});

describe.each(recordings)("where nothing is found, as $browser sends it", ({ steps }) => {
  test("the Enter that accepts leads nowhere and makes nothing, nor do two that follow at once", async () => {
    const empty = listOf([{ id: 1, name: "大阪" }]);
    const picker = mountPicker({ "allow-new": true, abilities: "tag-write" }, { source: empty });
    const calls = serve({ json: { id: 9, name: "日本" } });
    await openList(picker);
    const field = searchBox(picker).element() as HTMLInputElement;
    await replay(field, steps);
    await eventually(() => optionNames(picker)).toEqual([offer]);
    expect([activeName(picker), calls.length]).toEqual([null, 0]);
    const later = performance.now() + 1000;
    pressOwnEnter(field, later);
    await eventually(() => activeName(picker)).toBe(offer);
    pressOwnEnter(field, later + 400);
    expect(calls).toHaveLength(0);
    pressOwnEnter(field, later + 1000);
    await eventually(() => calls.length).toBe(1);
    await eventually(() => picker.value).toBe(9);
  });
});

const offer = "「日本」を新しいタグとして追加";

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
    pressOwnEnter(searchBox(picker).element());
    await eventually(() => picker.value).toBe(3);
    expect(heard).toHaveLength(1);
  });

  test("the row that adds is there when the conversion is over, and not before", async () => {
    const picker = await openPicker({ "allow-new": true, abilities: "tag-write" }, { source });
    await userEvent.keyboard("新");
    await eventually(() => optionNames(picker)).toEqual(["「新」を新しいタグとして追加"]);
    await compose("橋");
    await eventually(() => [optionNames(picker), shownText(picker)]).toEqual([
      [],
      expect.stringContaining("「新橋」に一致するものはありません"),
    ]);
    await commit("橋");
    await eventually(() => optionNames(picker)).toEqual(["「新橋」を新しいタグとして追加"]);
    expect(activeName(picker)).toBe(null);
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
    pressOwnEnter(searchBox(picker).element());
    await eventually(() => picker.value).toBe(1);
    expect(heard).toHaveLength(1);
  });

  test("a conversion begun on the closed field opens nothing by itself", async () => {
    const picker = await openPicker({}, { source });
    await userEvent.keyboard("{Escape}");
    await eventually(() => isOpen(picker)).toBe(false);
    await pressForInputMethod("Process");
    expect(isOpen(picker)).toBe(false);
  });
});
