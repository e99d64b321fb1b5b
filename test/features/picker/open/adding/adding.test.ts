import { describe, expect, it } from "vitest";
import type { ItemId } from "../../../../../src/api/resources.js";
import type { PickerSettings } from "../../../../../src/features/picker/settings.js";
import { givenResource, injected, openPicker, openResource, sourceOf } from "../../open-picker.js";

const list = sourceOf(
  [
    { id: 1, name: "来店", group_id: 5 },
    { id: 2, name: "ＶＩＰ　会員", group_id: 5 },
  ],
  [{ id: 5, name: "顧客" }],
);
const made = { id: 9, name: "新規" };

describe("a new item (rules: picker-new-item-sent)", () => {
  it.each<[what: string, settings: Partial<PickerSettings>, text: string, sent: unknown]>([
    ["by its name", {}, "新規", { name: "新規", groupId: 0 }],
    ["without the blanks around it", {}, " 　新規\t", { name: "新規", groupId: 0 }],
    ["of friend information: type 0", { kind: "varia" }, "新規", { name: "新規", groupId: 0, type: 0 }],
    [
      "type 0 where it is allowed",
      { kind: "varia", allowedTypes: ["10", "0"] },
      "新規",
      { name: "新規", groupId: 0, type: 0 },
    ],
    [
      "the first allowed type else",
      { kind: "varia", allowedTypes: ["10", "1"] },
      "新規",
      { name: "新規", groupId: 0, type: 10 },
    ],
    ["no type in other kinds", { kind: "egg", allowedTypes: ["3"] }, "新規", { name: "新規", groupId: 0 }],
    ["not without the ability", { abilities: [] }, "新規", null],
    ["not where the page does not ask for it", { allowNew: false }, "新規", null],
  ])("%s", (_, settings, text, sent) => {
    const picker = openPicker(list, settings);
    picker.list.addNew(text);
    expect(picker.additions.asked).toEqual(sent === null ? [] : [sent]);
    expect(picker.list.shown.now().status).toBe(sent === null ? "idle" : "appending");
  });

  it.each<[what: string, settings: Partial<PickerSettings>, text: string, problem: string]>([
    ["an empty name", {}, "", "emptyName"],
    ["a name of blanks", {}, " 　", "emptyName"],
    ["no type allowed", { kind: "varia", allowedTypes: [] }, "新規", "noType"],
    ["a type that is no number", { kind: "varia", allowedTypes: ["x"] }, "新規", "noType"],
    ["an empty name before a missing type", { kind: "varia", allowedTypes: [] }, "", "emptyName"],
  ])("is refused for %s", (_, settings, text, problem) => {
    const picker = openPicker(list, settings);
    picker.list.addNew(text);
    expect([picker.additions.asked, picker.events]).toEqual([[], [{ is: problem }]]);
    expect(picker.list.shown.now().status).toBe("idle");
  });

  it.each<[what: string, scope: ItemId | null | undefined, usual: unknown, groupId: number]>([
    ["the folder that is looked at", 5, undefined, 5],
    ["a folder whose id is a number in text", "12", undefined, 12],
    ["0 for a folder whose id is no number", "abc", undefined, 0],
    ["0 for a folder whose id would be rounded", "9007199254740993", undefined, 0],
    ["0 for what has no folder", null, 7, 0],
    ["the list's own choice (rules: picker-items)", undefined, 7, 7],
    ["the list's own choice in text", undefined, "7", 7],
    ["0 for a choice that is no number", undefined, "x", 0],
    ["0 for a choice that is nothing", undefined, "", 0],
    ["0 for a choice that is an object", undefined, { toString: null }, 0],
    ["0 for half a number", undefined, 1.5, 0],
    ["0 without any", undefined, undefined, 0],
  ])("goes to %s", (_, scope, usual, groupId) => {
    const meta = usual === undefined ? {} : { group_default_id: usual as ItemId };
    const picker = openPicker({ ...list, meta });
    if (scope !== undefined) picker.list.lookAt({ is: "group", id: scope });
    picker.list.addNew("新規");
    expect(picker.additions.asked).toEqual([{ name: "新規", groupId }]);
  });

  it("is asked for by its row in the list", () => {
    const picker = openPicker(list);
    expect(picker.listed()).not.toContain("+");
    picker.list.search("新規");
    picker.press("+");
    expect(picker.additions.asked.map(({ name }) => name)).toEqual(["新規"]);
  });
});

describe("by Enter in a search without a find", () => {
  function search(text = "新規", settings: Partial<PickerSettings> = {}) {
    const picker = openPicker(list, settings);
    picker.list.search(text);
    const state = () => {
      const { current, isOffered } = picker.list.shown.now();
      return { current, isOffered, asked: picker.additions.asked.map(({ name }) => name) };
    };
    return { picker, list: picker.list, state };
  }
  const nothing = { current: null, isOffered: false, asked: [] };
  const offered = { current: 0, isOffered: true, asked: [] };

  it("goes to the row that adds, and the next one adds after half a second without any", () => {
    const { list, state } = search();
    expect(state()).toEqual(nothing);
    list.pressEnter(1000);
    expect(state()).toEqual(offered);
    list.pressEnter(1499);
    expect(state()).toEqual(offered);
    list.pressEnter(1998);
    expect(state()).toEqual(offered);
    list.pressEnter(2498);
    expect(state()).toEqual({ ...offered, asked: ["新規"] });
  });

  it("begins anew with another text, and with the same again", () => {
    const { list, state } = search();
    list.pressEnter(1000);
    list.search("新規2");
    expect(state()).toEqual(nothing);
    list.search("新規");
    expect(state()).toEqual(nothing);
    list.pressEnter(3000);
    expect(state()).toEqual(offered);
  });

  it("adds at once where arrows have led there, or where the row is pressed", () => {
    const byArrow = search();
    byArrow.list.moveTo(0);
    expect(byArrow.state()).toEqual(offered);
    byArrow.list.pressEnter(1000);
    expect(byArrow.state().asked).toEqual(["新規"]);
    const byMouse = search();
    byMouse.list.moveTo(0);
    byMouse.picker.press("+");
    expect(byMouse.state().asked).toEqual(["新規"]);
  });

  it("chooses what was found, and never what stands in the place of the offer", () => {
    const { list, state, picker } = search("来");
    list.pressEnter(1000);
    expect([picker.ids(), state().asked]).toEqual([[1], []]);
    // It was the only hit, and the list is done with: nothing is left to be pressed.
    list.pressEnter(2000);
    expect([picker.ids(), state().asked]).toEqual([[1], []]);
  });

  it("is about what the page injected where nothing can be made", () => {
    const extraItems = [injected(0, "指定しない")];
    const { list, picker } = search("ん", { extraItems, allowNew: false });
    list.pressEnter(1000);
    expect(picker.ids()).toEqual([0]);
  });
});

describe("what is told of it", () => {
  it.each<[what: string, group: ItemId | null, folder: string]>([
    ["its folder", 5, "顧客"],
    ["that it has none", 0, ""],
  ])("%s", async (_, group_id, folder) => {
    const picker = openPicker(list, { multiple: false });
    picker.list.addNew("新規");
    expect(picker.list.shown.now().added).toBe(null);
    await picker.additions.answer({ ...made, group_id });
    expect(picker.list.shown.now().added).toMatchObject({ name: "新規", count: 1, folder });
    picker.model.forgetAdded();
    expect(picker.list.shown.now().added).toBe(null);
  });

  it("only its name in a list without folders, and nothing after a failure", async () => {
    const picker = openPicker(sourceOf([]));
    picker.list.addNew("新規");
    await picker.additions.answer(made);
    expect(picker.list.shown.now().added).toMatchObject({ folder: null });
    picker.list.addNew("別");
    await picker.additions.answer("timeout");
    expect(picker.list.shown.now().added).toBe(null);
  });
});

describe("only from idle (rules: picker-one-thing-at-a-time)", () => {
  it("makes one request of two Enters", async () => {
    const picker = openPicker(list);
    picker.list.search("新規");
    picker.press("+");
    picker.press("+");
    picker.list.addNew("別");
    expect(picker.additions.asked.length).toBe(1);
    await picker.additions.answer(made);
    expect([picker.additions.asked.length, picker.list.shown.now().status]).toEqual([1, "idle"]);
  });

  it.each<[first: "test" | "add", allowed: boolean]>([
    ["test", false],
    ["add", false],
  ])("a %s under way keeps the other out", (first, allowed) => {
    const picker = openPicker(list);
    if (first === "test") {
      expect(picker.model.startTest()).toBe(true);
      picker.list.addNew("新規");
      expect(picker.additions.asked.length > 0).toBe(allowed);
      picker.model.endTest();
    } else {
      picker.list.addNew("新規");
      expect(picker.model.startTest()).toBe(allowed);
      picker.model.endTest();
      expect(picker.list.shown.now().status).toBe("appending");
    }
  });
});

describe("success (the new item is selected; rules: picker-one-thing-at-a-time)", () => {
  it.each<[multiple: boolean, before: unknown, after: unknown, open: boolean]>([
    [true, [2], [2, 9], true],
    [false, 2, 9, false],
    [false, null, 9, false],
  ])("with multiple %j turns %j into %j", async (multiple, before, after, open) => {
    const picker = openPicker(list, { multiple }, before as never);
    picker.list.search("新規");
    picker.list.addNew("新規");
    await picker.additions.answer({ id: 9 });
    expect(picker.model.value()).toEqual(after);
    expect(picker.events).toEqual([{ added: { id: 9, name: "新規", group_id: 0 } }, "edited"]);
    expect([picker.list.shown.now().query, picker.list.shown.now().open]).toEqual(["", open]);
    expect(picker.model.itemsOfNow()().at(-1)).toMatchObject({ id: 9, name: "新規" });
  });

  it("takes the server's word on name and folder", async () => {
    const picker = openPicker(list);
    picker.list.addNew("新規");
    await picker.additions.answer({ id: 9, name: "新規（2）", group_id: 5 });
    expect(picker.listed()).toEqual(["[5]", "来店", "ＶＩＰ　会員", "新規（2）"]);
    expect(picker.list.shown.now().moved).toBe(picker.at("新規（2）"));
  });

  it("shows in every picker of the list", async () => {
    const resource = givenResource(list);
    const [one, other] = [openPicker(resource), openPicker(resource, { multiple: false }, 1)];
    one.list.addNew("新規");
    await one.additions.answer(made);
    expect(other.listed()).toContain("新規");
    expect([other.model.value(), other.events]).toEqual([1, []]);
  });
});

describe("failure (the state is reset; rules: picker-one-thing-at-a-time)", () => {
  it("clears the search, keeps the value and remembers the name for another try", async () => {
    const picker = openPicker(list, {}, [1]);
    picker.list.search("新規");
    picker.list.addNew("新規");
    await picker.additions.answer("timeout");
    const { status, query, failedName, open } = picker.list.shown.now();
    expect([status, query, failedName, open]).toEqual(["idle", "", "新規", true]);
    expect([picker.model.value(), picker.events]).toEqual([[1], [{ addFailed: "新規" }]]);
    picker.list.addNew(failedName ?? "");
    expect(picker.list.shown.now().failedName).toBe(null);
    await picker.additions.answer(made);
    expect([picker.model.value(), picker.list.shown.now().failedName]).toEqual([[1, 9], null]);
  });

  it("can be forgotten", async () => {
    const picker = openPicker(list);
    picker.list.addNew("新規");
    await picker.additions.answer("refused");
    picker.model.forgetFailedName();
    expect(picker.list.shown.now().failedName).toBe(null);
  });
});

describe("a name that is there already, but for width, case, kana or blanks", () => {
  it.each<[name: string, alike: boolean]>([
    ["来店", true],
    ["vip会員", true],
    ["VIP 会員", true],
    ["ﾖﾔｸ", false],
    ["来", false],
    ["来店済み", false],
  ])("%s: %j", (name, alike) => {
    const picker = openPicker(list);
    picker.list.addNew(name);
    expect([picker.list.shown.now().lookAlike !== null, picker.additions.asked.length]).toEqual([
      alike,
      alike ? 0 : 1,
    ]);
  });

  it("is not made by a second Enter either, but by saying so", () => {
    const picker = openPicker(list);
    picker.list.addNew("vip会員");
    picker.list.addNew("vip会員");
    expect(picker.additions.asked).toEqual([]);
    picker.list.addAnyway();
    picker.list.addAnyway();
    expect(picker.additions.asked).toEqual([{ name: "vip会員", groupId: 0 }]);
  });

  it.each<[multiple: boolean, after: unknown, open: boolean]>([
    [true, [2], true],
    [false, 2, false],
  ])("can be chosen instead, with multiple %j", (multiple, after, open) => {
    const picker = openPicker(list, { multiple });
    picker.list.addNew("vip会員");
    picker.list.chooseLookAlike(2);
    expect([picker.model.value(), picker.list.shown.now().open]).toEqual([after, open]);
    expect(picker.list.shown.now().lookAlike).toBe(null);
  });

  it("is not chosen where it is protected", () => {
    const picker = openPicker(list, { kind: "egg", allowedGenerations: [] });
    picker.list.addNew("vip会員");
    picker.list.chooseLookAlike(2);
    expect([picker.ids(), picker.events]).toEqual([[], [{ is: "protected", name: "ＶＩＰ　会員" }]]);
  });

  it("is offered by its id when the list moves under the offer", async () => {
    const open = openResource();
    const picker = openPicker(open.resource);
    await open.answer(list);
    open.clock.now = 5 * 60_000 + 1;
    picker.open();
    picker.list.addNew("vip会員");
    await open.answer(
      sourceOf([
        { id: 8, name: "前" },
        { id: 1, name: "来店" },
        { id: 2, name: "ＶＩＰ　会員" },
      ]),
    );
    picker.list.chooseLookAlike(2);
    expect(picker.ids()).toEqual([2]);
  });

  it("is the one that was shown, when another of that name has come before it, and none when it has gone", async () => {
    for (const [left, chosen] of [
      [[{ id: 2, name: "ＶＩＰ　会員" }], [2]],
      [[], []],
    ] as const) {
      const open = openResource();
      const picker = openPicker(open.resource);
      await open.answer(list);
      open.clock.now = 5 * 60_000 + 1;
      picker.open();
      picker.list.addNew("vip会員");
      await open.answer(sourceOf([{ id: 8, name: "VIP会員" }, ...left]));
      picker.list.chooseLookAlike(2);
      expect([picker.ids(), picker.list.shown.now().lookAlike]).toEqual([chosen, null]);
    }
  });
});
