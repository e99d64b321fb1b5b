import { describe, expect, it } from "vitest";
import type { PickerSettings } from "../../../../src/features/picker/settings.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { openPicker, openResource, sourceOf } from "../open-picker.js";

const list = sourceOf([
  { id: 1, name: "来店" },
  { id: 2, name: "VIP" },
  { id: 3, name: "本部用", writable: false },
]);

function closedPicker(value: PlainData, settings: Partial<PickerSettings> = {}) {
  const picker = openPicker(list, settings, value);
  picker.model.close();
  return picker;
}

describe("Backspace on the closed field", () => {
  it.each<[what: string, value: PlainData, settings: Partial<PickerSettings>, marked: number | null]>([
    ["marks what was chosen last", [2, 1], {}, 1],
    ["nothing where nothing is chosen", [], {}, null],
    ["what may go, before what may not", [2, 3], { onlyEditable: true }, 2],
    ["nothing where all is locked", [3], { onlyEditable: true }, null],
    ["what is deleted, where that is shown", [2, 77], { showDeleted: true }, 77],
    ["what is seen, where what is deleted is not", [2, 77], {}, 2],
    ["the only one", 2, { multiple: false }, 2],
    ["not the only one where there must be one", 2, { multiple: false, required: true }, null],
    ["the last of several, though there must be one", [2], { required: true }, 2],
  ])("%s", (_, value, settings, marked) => {
    const { model } = closedPicker(value, settings);
    const before = model.ids();
    model.pressBackspace();
    expect(model.field.now().lastChip).toEqual(marked === null ? null : { is: "marked", id: marked });
    expect(model.ids()).toEqual(before);
    model.pressBackspace();
    expect(model.ids()).not.toContain(marked ?? undefined);
    if (marked === null) expect(model.ids()).toEqual(before);
    else expect(model.field.now().lastChip).toEqual({ is: "takenOff", id: marked });
  });

  it("does nothing while the list is loading", () => {
    const { resource } = openResource();
    const { model } = openPicker(resource, {}, [1]);
    model.pressBackspace();
    expect(model.field.now().lastChip).toBe(null);
  });

  it("takes two presses for each, and anything else begins anew", () => {
    const { model } = closedPicker([1, 2]);
    model.pressBackspace();
    expect([model.unmark(), model.unmark()]).toEqual([true, false]);
    model.pressBackspace();
    model.leaveChips();
    model.pressBackspace();
    model.open();
    expect(model.field.now().lastChip).toBe(null);
    model.close();
    model.pressBackspace();
    model.pressBackspace();
    model.pressBackspace();
    expect(model.ids()).toEqual([1]);
    model.pressBackspace();
    expect(model.ids()).toEqual([]);
  });
});

describe("what Backspace took off", () => {
  const twice = (model: ReturnType<typeof closedPicker>["model"], times: number) => {
    for (let at = 0; at < 2 * times; at++) model.pressBackspace();
  };

  it("is put back in its place, one after another", () => {
    const { model, events } = closedPicker([1, 3, 2], { onlyEditable: true });
    twice(model, 2);
    expect(model.ids()).toEqual([3]);
    expect(model.putBack()).toBe(true);
    expect(model.field.now().lastChip).toEqual({ is: "putBack", id: 1 });
    expect(model.putBack()).toBe(true);
    expect(model.ids()).toEqual([1, 3, 2]);
    expect([model.putBack(), model.isDirty(), events.length]).toEqual([false, false, 4]);
  });

  it("stays away once something else was edited", () => {
    const { model } = closedPicker([1, 2]);
    twice(model, 1);
    model.takeOff(0);
    expect([model.putBack(), model.ids()]).toEqual([false, []]);
    model.load([1, 2]);
    twice(model, 1);
    model.load([3]);
    expect([model.putBack(), model.ids()]).toEqual([false, [3]]);
  });

  it("stays away where the page answers the edit by another value", () => {
    const picker = closedPicker([1, 2]);
    picker.events.push = () => {
      picker.model.load([3]);
      return 0;
    };
    twice(picker.model, 1);
    expect([picker.model.putBack(), picker.ids(), picker.model.field.now().lastChip]).toEqual([
      false,
      [3],
      null,
    ]);
  });

  it("comes back without what left with the first edit", () => {
    const { model, events } = closedPicker([77, 1, 2, 78]);
    twice(model, 1);
    expect(model.putBack()).toBe(true);
    expect(model.ids()).toEqual([1, 2]);
    expect(events).toEqual([{ dropped: [77, 78] }, "edited", "edited"]);
  });

  it("comes back from a single field", () => {
    const { model } = closedPicker(2, { multiple: false });
    twice(model, 1);
    expect(model.value()).toBe(null);
    model.putBack();
    expect(model.value()).toBe(2);
  });
});
