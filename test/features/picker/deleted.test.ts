import { describe, expect, it } from "vitest";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { openPicker, openResource, sourceOf } from "./open-picker.js";

const list = sourceOf([
  { id: 1, name: "来店" },
  { id: 2, name: "VIP" },
]);

describe("a value is never changed by loading (rules: setting-and-loading)", () => {
  it.each<[value: PlainData, multiple: boolean, after: PlainData]>([
    [null, false, null],
    [1, false, 1],
    ["1", false, "1"],
    [99, false, 99],
    [[], true, []],
    [null, true, []],
    [[2, 1], true, [2, 1]],
    [[99, 1], true, [99, 1]],
    [["1", 2], true, ["1", 2]],
    [1, true, [1]],
    [[2, 1], false, [2, 1]],
    [[1, 1, 99], true, [1, 1, 99]],
  ])("%j with multiple %j", async (value, multiple, after) => {
    for (const end of [list, "unreachable", "forbidden"] as const) {
      const { resource, answer } = openResource(true);
      const picker = openPicker(resource, { multiple }, value);
      expect(picker.model.value()).toEqual(after);
      await answer(end);
      expect([picker.model.value(), picker.model.isDirty(), picker.events]).toEqual([after, false, []]);
    }
  });

  it.each<[value: PlainData]>([[true], [{}], [[null]], [[[1]]], [Number.NaN as never], [[""]]])(
    "%j is no value, and the one before stays",
    (value) => {
      const picker = openPicker(list, {}, [1]);
      expect(picker.model.load(value)).toBe(false);
      expect(picker.model.value()).toEqual([1]);
    },
  );
});

describe("ids that the list does not have (rules: picker-deleted-items)", () => {
  it("leave with the first edit, and the page is told once", () => {
    const picker = openPicker(list, {}, [98, 1, 99]);
    expect([picker.model.value(), picker.listed()]).toEqual([
      [98, 1, 99],
      ["来店", "VIP"],
    ]);
    picker.press("VIP");
    expect([picker.model.value(), picker.events]).toEqual([
      [1, 2],
      [{ dropped: [98, 99] }, "edited"],
    ]);
    picker.press("VIP");
    expect(picker.events.length).toBe(3);
  });

  it("leave when everything is taken off, and the page is told", () => {
    const picker = openPicker(list, {}, [98, 1]);
    picker.model.clear();
    expect([picker.model.value(), picker.events]).toEqual([[], [{ dropped: [98] }, "edited"]]);
  });

  it("come back with a reset", () => {
    const picker = openPicker(list, {}, [98, 1]);
    picker.press("VIP");
    picker.model.reset();
    expect([picker.model.value(), picker.model.isDirty()]).toEqual([[98, 1], false]);
  });

  it("stay where they are shown, marked and apart", () => {
    const picker = openPicker(list, { showDeleted: true }, [98, 1, 99]);
    expect(picker.listed()).toEqual(["来店", "VIP", "[missing]", "#98", "#99"]);
    picker.press("VIP");
    expect([picker.model.value(), picker.events]).toEqual([[98, 1, 99, 2], ["edited"]]);
    expect(picker.model.itemsOfNow()()).toEqual([
      { id: 98, invalid: true },
      { id: 1, name: "来店" },
      { id: 99, invalid: true },
      { id: 2, name: "VIP" },
    ]);
  });

  it("are taken off one by one or all at once", () => {
    const picker = openPicker(list, { showDeleted: true }, [97, 98, 1, 99]);
    picker.press("#98");
    expect(picker.model.value()).toEqual([97, 1, 99]);
    picker.model.takeOffMissing(picker.list.shown.now().missing);
    expect([picker.model.value(), picker.events]).toEqual([[1], ["edited", "edited"]]);
  });

  it.each<[how: string, end: "unreachable" | "timeout" | "unreadable" | "forbidden", state: string]>([
    ["no connection", "unreachable", "failed"],
    ["no answer in time", "timeout", "failed"],
    ["a login page", "unreadable", "failed"],
    ["a 403 that counts as empty (rules: picker-empty-list)", "forbidden", "ready"],
  ])("are never dropped, and never called deleted, after %s", async (_, end, state) => {
    for (const showDeleted of [false, true]) {
      const { resource, answer } = openResource(true);
      const picker = openPicker(resource, { showDeleted, kind: "common_vars" }, [98, 99]);
      await answer(end);
      expect(picker.list.shown.now().listed.is).toBe(state);
      expect(picker.list.shown.now().missing).toEqual([]);
      expect(picker.list.shown.now().count).toBe(2);
      expect(picker.model.itemsOfNow()()).toEqual([{ id: 98 }, { id: 99 }]);
      picker.model.takeOffMissing([98]);
      expect([picker.model.value(), picker.events]).toEqual([[99], ["edited"]]);
    }
  });

  it("are not dropped by an edit while the list is on its way, but by the first one after it", async () => {
    const { resource, answer } = openResource();
    const picker = openPicker(resource, {}, [98, 99]);
    picker.model.takeOffMissing([98]);
    expect(picker.model.value()).toEqual([99]);
    await answer(list);
    expect([picker.model.value(), picker.events]).toEqual([[99], ["edited"]]);
    picker.press("VIP");
    expect([picker.model.value(), picker.events.slice(1)]).toEqual([[2], [{ dropped: [99] }, "edited"]]);
  });

  it("are not dropped by a draft that comes back before the list", async () => {
    const { resource, answer } = openResource();
    const picker = openPicker(resource, {}, [1]);
    expect(picker.model.restoreDraft([1, 99])).toBe(true);
    await answer(list);
    expect(picker.model.value()).toEqual([1, 99]);
  });
});

describe("dirty", () => {
  it.each<[value: PlainData, multiple: boolean, press: string[], dirty: boolean]>([
    [[1], true, ["VIP"], true],
    [[1], true, ["VIP", "VIP"], false],
    [1, true, ["VIP", "VIP"], false],
    [1, false, ["VIP", "来店"], false],
    [null, false, ["VIP"], true],
  ])("after %j, multiple %j, %j: %j", (value, multiple, press, dirty) => {
    const picker = openPicker(list, { multiple }, value);
    for (const name of press) picker.press(name);
    expect(picker.model.isDirty()).toBe(dirty);
  });
});

describe("a list that is loaded again under an open picker", () => {
  const expiredAt = 5 * 60_000 + 1;
  const newer = sourceOf([
    { id: 7, name: "先頭" },
    { id: 1, name: "来店" },
    { id: 2, name: "VIP" },
  ]);

  async function reopened(value: PlainData) {
    const open = openResource();
    const picker = openPicker(open.resource, {}, value);
    await open.answer(list);
    open.clock.now = expiredAt;
    picker.open();
    return { ...open, picker };
  }

  it("keeps what is chosen and the row that the keys have led to", async () => {
    const { picker, answer } = await reopened([2]);
    picker.list.moveTo(picker.at("来店"));
    await answer(newer);
    expect(picker.listed()).toEqual(["先頭", "来店", "VIP"]);
    expect(picker.list.shown.now().current).toBe(picker.at("来店"));
    picker.list.extendTo(picker.at("VIP"));
    expect(picker.ids()).toEqual([2, 1]);
  });

  it("leads nowhere when that row is gone", async () => {
    const { picker, answer } = await reopened([]);
    picker.list.moveTo(picker.at("VIP"));
    await answer(sourceOf([{ id: 1, name: "来店" }]));
    expect(picker.list.shown.now().current).toBe(null);
  });

  it("takes off as deleted only what is deleted still", async () => {
    const { picker, answer } = await reopened([7, 8, 2]);
    const { selection } = picker.list.shown.now();
    expect(selection.missing).toEqual([7, 8]);
    await answer(newer);
    picker.configure({ showDeleted: true });
    picker.model.takeOffMissing(selection.missing);
    expect(picker.ids()).toEqual([7, 2]);
    expect([...picker.list.shown.now().selection.marks]).toEqual([1, 0, 1]);
  });

  it("shows the same items as chosen alone", async () => {
    const { picker, answer } = await reopened([2]);
    picker.list.lookAtChosen();
    await answer(newer);
    expect(picker.listed()).toEqual(["VIP"]);
  });
});
