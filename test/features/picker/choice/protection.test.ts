import { describe, expect, it } from "vitest";
import type { ResourceItem } from "../../../../src/api/resources.js";
import { protectionOf } from "../../../../src/features/picker/choice/protection.js";
import type { PickerSettings } from "../../../../src/features/picker/settings.js";
import { injected, type OpenPicker, openPicker, settingsWith, sourceOf } from "../open-picker.js";

type Row = [what: string, item: Partial<ResourceItem>, settings: Partial<PickerSettings>, why: string | null];

describe("protected items (rules: protected-items)", () => {
  it.each<Row>([
    ["a tag without permission", { writable: 0 }, { onlyEditable: true }, "permission"],
    ["false for 0", { writable: false }, { onlyEditable: true }, "permission"],
    ["a 0 in text", { writable: "0" as never }, { onlyEditable: true }, "permission"],
    ["friend information likewise", { writable: 0 }, { onlyEditable: true, kind: "varia" }, "permission"],
    ["a kind without a permission per item", { writable: 0 }, { onlyEditable: true, kind: "scenario" }, null],
    ["a page that does not ask", { writable: 0 }, {}, null],
    ["a tag with permission", { writable: 1 }, { onlyEditable: true }, null],
    ["true for 1", { writable: true }, { onlyEditable: true }, null],
    ["a tag that does not say", {}, { onlyEditable: true }, null],
    ["an allowed type", { type: 10 }, { allowedTypes: ["0", "10"] }, null],
    ["the same in text", { type: "10" }, { allowedTypes: ["0", "10"] }, null],
    ["another type", { type: 1 }, { allowedTypes: ["0", "10"] }, "type"],
    ["no type", {}, { allowedTypes: ["0"] }, "type"],
    ["any type where the list is empty", { type: 0 }, { allowedTypes: [] }, "type"],
    ["any type without a list", { type: 99 }, {}, null],
    ["an allowed generation", { generation: 2 }, { allowedGenerations: ["2"] }, null],
    ["another generation", { generation: 1 }, { allowedGenerations: ["2"] }, "generation"],
    ["any generation where the list is empty", { generation: 1 }, { allowedGenerations: [] }, "generation"],
    ["an LMP menu", { is_lmp: true }, { disallowLmp: true }, "lmp"],
    ["one that is allowed", { is_lmp: true }, {}, null],
    ["no LMP menu", { is_lmp: false }, { disallowLmp: true }, null],
    [
      "permission before type",
      { writable: 0, type: 1 },
      { onlyEditable: true, allowedTypes: [] },
      "permission",
    ],
    ["a number that was rounded, on any page", { inexact: true }, {}, "inexact"],
    ["a number that was rounded, injected too", { inexact: true, super: true }, {}, "inexact"],
    ["injected, by type", { super: true, type: 1 }, { allowedTypes: [], allowedGenerations: [] }, null],
    ["injected, by permission", { super: true, writable: 0 }, { onlyEditable: true }, "permission"],
  ])("%s", (_, item, settings, why) => {
    expect(protectionOf({ id: 1, ...item }, settingsWith(settings))).toBe(why);
  });
});

describe("a press on a protected item", () => {
  const list = sourceOf([
    { id: 1, name: "来店", writable: 1, type: 0 },
    { id: 2, name: "VIP", writable: 0, type: 0 },
    { id: 3, name: "別種", writable: 1, type: 1 },
  ]);
  const settings = { onlyEditable: true, allowedTypes: ["0"] };
  const refused = (name: string) => ({ is: "protected", name });

  it.each<[what: string, before: number[], press: string, after: number[], events: unknown[]]>([
    ["is refused by name", [], "VIP", [], [refused("VIP")]],
    ["is refused for its type", [], "別種", [], [refused("別種")]],
    ["takes off what may not be added again", [3], "別種", [], ["edited"]],
    ["leaves what the operator may not touch", [2, 1], "VIP", [2, 1], [refused("VIP")]],
    ["of another item chooses", [2], "来店", [2, 1], ["edited"]],
  ])("%s", (_, before, press, after, events) => {
    const picker = openPicker(list, settings, before);
    picker.press(press);
    expect([picker.ids(), picker.events]).toEqual([after, events]);
  });

  it("is refused with one item to choose, and the list stays open", () => {
    const picker = openPicker(list, { ...settings, multiple: false }, 1);
    picker.press("VIP");
    expect([picker.ids(), picker.events, picker.list.shown.now().open]).toEqual([
      [1],
      [refused("VIP")],
      true,
    ]);
  });

  it("is forgotten with the next edit", () => {
    const picker = openPicker(list, settings);
    picker.press("VIP");
    expect(picker.list.shown.now().refusal).toEqual(refused("VIP"));
    picker.press("来店");
    expect(picker.list.shown.now().refusal).toBe(null);
  });

  it.each<[what: string, act: (picker: OpenPicker) => void]>([
    ["when the list opens the next time", ({ model }) => model.open()],
    ["when the page sets a value", ({ model }) => void model.load([1])],
    ["with a reset", ({ model }) => model.reset()],
  ])("is forgotten %s", (_, act) => {
    const picker = openPicker(list, settings);
    picker.press("VIP");
    picker.model.close();
    act(picker);
    expect(picker.list.shown.now().refusal).toBe(null);
  });

  it("never reaches what the page injected, whatever types are allowed", () => {
    const picker = openPicker(list, { ...settings, extraItems: [injected(0, "なし")] });
    picker.press("なし");
    expect(picker.ids()).toEqual([0]);
  });
});

describe("what is said of a choice that is missing", () => {
  it("stays while the list is open, until the page sets one", () => {
    const picker = openPicker(sourceOf([{ id: 1, name: "来店" }]), { required: true });
    picker.model.refuse({ is: "required" });
    picker.open();
    expect(picker.list.shown.now().refusal).toEqual({ is: "required" });
    picker.model.load([1]);
    expect(picker.list.shown.now().refusal).toBe(null);
  });
});
