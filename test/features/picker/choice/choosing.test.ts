import { describe, expect, it } from "vitest";
import { injected, openPicker, sourceOf } from "../open-picker.js";
import { items, list } from "./items.js";

const onlyEditable = { onlyEditable: true };

describe("one item (rules: picker-single-choice)", () => {
  it.each<[what: string, before: unknown, press: string, after: unknown, events: unknown[]]>([
    ["the first", null, "あ", 1, ["edited"]],
    ["another replaces the value", 1, "い", 2, ["edited"]],
    ["the same again changes nothing", 1, "あ", 1, []],
    ["one of several that the page had set", [1, 2], "あ", 1, ["edited"]],
    ["in place of a deleted one", 99, "あ", 1, [{ dropped: [99] }, "edited"]],
  ])("%s; the list closes", (_, before, press, after, events) => {
    const picker = openPicker(list, { multiple: false }, before as never);
    picker.press(press);
    expect([picker.model.value(), picker.events, picker.list.shown.now().open]).toEqual([
      after,
      events,
      false,
    ]);
  });
});

describe("several items", () => {
  it.each<[what: string, before: number[], press: string[], after: number[], edits: number]>([
    ["stand in the order of choosing", [], ["か", "あ", "い"], [4, 1, 2], 3],
    ["are taken off by a second press", [4, 1, 2], ["あ"], [4, 2], 1],
    ["go last when chosen again", [4, 1, 2], ["か", "か"], [1, 2, 4], 2],
  ])("%s; the list stays open", (_, before, press, after, edits) => {
    const picker = openPicker(list, {}, before);
    for (const name of press) picker.press(name);
    expect([picker.ids(), picker.events.length, picker.list.shown.now().open]).toEqual([after, edits, true]);
  });
});

describe("select all (only editable visible items; rules: select-all-editable)", () => {
  it.each<[what: string, query: string, before: number[], after: number[]]>([
    ["takes all that may be touched", "", [], [1, 2, 3, 4, 5]],
    ["keeps what is hidden, and the order", "か", [5, 1], [5, 1, 4]],
    ["keeps what is protected", "", [6], [6, 1, 2, 3, 4, 5]],
    ["takes nothing where nothing is found", "ん", [2], [2]],
  ])("%s", (_, query, before, after) => {
    const picker = openPicker(list, onlyEditable, before);
    picker.list.search(query);
    picker.list.chooseVisible();
    expect(picker.ids()).toEqual(after);
  });

  it("stays within the part of the list that is looked at", () => {
    const picker = openPicker(list, onlyEditable);
    picker.list.lookAt({ is: "group", id: 1 });
    picker.list.chooseVisible();
    expect(picker.ids()).toEqual([1, 2, 3]);
  });

  it("takes what the page injected as well, since every search finds it", () => {
    const picker = openPicker(list, { extraItems: [injected(0, "なし")] });
    picker.list.search("か");
    picker.list.chooseVisible();
    expect(picker.ids()).toEqual([0, 4]);
  });
});

describe("the box of a folder", () => {
  it.each<[what: string, group: number | null, query: string, before: number[], after: number[]]>([
    ["ticks all of it", 1, "", [], [1, 2, 3]],
    ["ticks the rest of it", 1, "", [3, 4], [3, 4, 1, 2]],
    ["takes all of it off", 1, "", [1, 4, 2, 3], [4]],
    ["ticks only what is found", 1, "い", [], [2]],
    ["takes off only what is found", 1, "い", [1, 2, 3], [1, 3]],
    ["passes over what is protected", null, "", [], [5]],
    ["leaves what is protected", null, "", [6, 5], [6]],
    ["of a folder that is not there does nothing", 77, "", [1], [1]],
  ])("%s", (_, group, query, before, after) => {
    const picker = openPicker(list, onlyEditable, before);
    picker.list.search(query);
    picker.list.pressGroup(group);
    expect(picker.ids()).toEqual(after);
  });

  it.each<[before: number[], query: string, chosen: number[], found: number[]]>([
    [[], "", [0, 0, 0], [3, 1, 2]],
    [[1, 2, 5], "", [2, 0, 1], [3, 1, 2]],
    [[1, 2, 3], "", [3, 0, 0], [3, 1, 2]],
    [[1, 2, 3], "い", [1, 0, 0], [1, 0, 0]],
  ])("with %j chosen and the query %j says %j of %j", (before, query, chosen, found) => {
    const picker = openPicker(list, {}, before);
    picker.list.search(query);
    expect([...(picker.list.scopes.now().chosenCounts ?? [])]).toEqual(chosen);
    expect([...(picker.list.scopes.now().counts?.groups ?? [])]).toEqual(found);
  });
});

describe("taking everything off", () => {
  it.each<[what: string, before: number[], after: number[], edits: number]>([
    ["leaves nothing", [4, 1], [], 1],
    ["leaves what the operator may not touch", [4, 6, 1], [6], 1],
    ["is no edit where nothing may be touched", [6], [6], 0],
    ["is no edit where nothing is chosen", [], [], 0],
  ])("%s", (_, before, after, edits) => {
    const picker = openPicker(list, onlyEditable, before);
    picker.model.clear();
    expect([picker.ids(), picker.events.length]).toEqual([after, edits]);
  });

  it("keeps the order of choosing", () => {
    const locked = sourceOf(items.map((item) => ({ ...item, writable: item.id === 2 ? 1 : 0 })));
    const picker = openPicker(locked, onlyEditable, [5, 2, 3, 1]);
    picker.model.clear();
    expect(picker.ids()).toEqual([5, 3, 1]);
  });
});

describe("what is hidden", () => {
  it.each<
    [what: string, before: number[], query: string, group: number | null, hidden: number, count: number]
  >([
    ["nothing without a query", [1, 4], "", null, 0, 2],
    ["what the query does not find", [1, 4, 5], "か", null, 2, 3],
    ["what lies outside the folder", [1, 4, 5], "", 1, 2, 3],
    ["not what the list does not have", [1, 99], "", null, 0, 1],
  ])("%s", (_, before, query, group, hidden, count) => {
    const picker = openPicker(list, {}, before);
    if (group !== null) picker.list.lookAt({ is: "group", id: group });
    picker.list.search(query);
    expect(picker.list.shown.now().hidden).toBe(hidden);
    expect(picker.list.shown.now().count).toBe(count);
  });

  it("counts the deleted where a folder hides them", () => {
    const picker = openPicker(list, { showDeleted: true }, [1, 99]);
    expect(picker.list.shown.now().hidden).toBe(0);
    picker.list.lookAt({ is: "group", id: 1 });
    expect(picker.list.shown.now().hidden).toBe(1);
  });
});

describe("the chosen alone", () => {
  it("stay listed when they are unticked, until the operator looks elsewhere", () => {
    const picker = openPicker(list, {}, [4, 1]);
    picker.list.lookAtChosen();
    expect(picker.listed()).toEqual(["あ", "か"]);
    picker.press("あ");
    expect([picker.listed(), picker.ids()]).toEqual([["あ", "か"], [4]]);
    picker.list.lookAt({ is: "all" });
    picker.list.lookAtChosen();
    expect(picker.listed()).toEqual(["か"]);
  });
});
