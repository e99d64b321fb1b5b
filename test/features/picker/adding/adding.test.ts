import { describe, expect, it } from "vitest";
import type { ItemId } from "../../../../src/api/resources.js";
import type { PickerSettings } from "../../../../src/features/picker/settings.js";
import { givenResource, openPicker, openResource, sourceOf } from "../open-picker.js";

const list = sourceOf(
  [
    { id: 1, name: "来店", group_id: 5 },
    { id: 2, name: "ＶＩＰ　会員", group_id: 5 },
  ],
  [{ id: 5, name: "顧客" }],
);
const made = { id: 9, name: "新規" };

describe("a new item (friends-and-operations §5, §7 “Picker”)", () => {
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
    picker.model.addNew(text);
    expect(picker.additions.asked).toEqual(sent === null ? [] : [sent]);
    expect(picker.model.list.now().status).toBe(sent === null ? "idle" : "appending");
  });

  it.each<[what: string, settings: Partial<PickerSettings>, text: string, problem: string]>([
    ["an empty name", {}, "", "emptyName"],
    ["a name of blanks", {}, " 　", "emptyName"],
    ["no type allowed", { kind: "varia", allowedTypes: [] }, "新規", "noType"],
    ["a type that is no number", { kind: "varia", allowedTypes: ["x"] }, "新規", "noType"],
    ["an empty name before a missing type", { kind: "varia", allowedTypes: [] }, "", "emptyName"],
  ])("is refused for %s", (_, settings, text, problem) => {
    const picker = openPicker(list, settings);
    picker.model.addNew(text);
    expect([picker.additions.asked, picker.told]).toEqual([[], [{ is: problem }]]);
    expect(picker.model.list.now().status).toBe("idle");
  });

  it.each<[what: string, scope: ItemId | null | undefined, usual: unknown, groupId: number]>([
    ["the folder that is looked at", 5, undefined, 5],
    ["a folder whose id is a number in text", "12", undefined, 12],
    ["0 for a folder whose id is no number", "abc", undefined, 0],
    ["0 for what has no folder", null, 7, 0],
    ["the list's own choice (§3 “Picker item”)", undefined, 7, 7],
    ["the list's own choice in text", undefined, "7", 7],
    ["0 for a choice that is no number", undefined, "x", 0],
    ["0 for a choice that is nothing", undefined, "", 0],
    ["0 for a choice that is an object", undefined, { toString: null }, 0],
    ["0 for half a number", undefined, 1.5, 0],
    ["0 without any", undefined, undefined, 0],
  ])("goes to %s", (_, scope, usual, groupId) => {
    const meta = usual === undefined ? {} : { group_default_id: usual as ItemId };
    const picker = openPicker({ ...list, meta });
    if (scope !== undefined) picker.model.view.lookAt({ is: "group", id: scope });
    picker.model.addNew("新規");
    expect(picker.additions.asked).toEqual([{ name: "新規", groupId }]);
  });

  it("is asked for by its row in the list", () => {
    const picker = openPicker(list);
    expect(picker.listed()).not.toContain("+");
    picker.model.view.search("新規");
    picker.press("+");
    expect(picker.additions.asked.map(({ name }) => name)).toEqual(["新規"]);
  });
});

describe("only from idle (friends-and-operations §4)", () => {
  it("makes one request of two Enters", async () => {
    const picker = openPicker(list);
    picker.model.view.search("新規");
    picker.press("+");
    picker.press("+");
    picker.model.addNew("別");
    expect(picker.additions.asked.length).toBe(1);
    await picker.additions.answer(made);
    expect([picker.additions.asked.length, picker.model.list.now().status]).toEqual([1, "idle"]);
  });

  it.each<[first: "test" | "add", allowed: boolean]>([
    ["test", false],
    ["add", false],
  ])("a %s under way keeps the other out", (first, allowed) => {
    const picker = openPicker(list);
    if (first === "test") {
      expect(picker.model.startTest()).toBe(true);
      picker.model.addNew("新規");
      expect(picker.additions.asked.length > 0).toBe(allowed);
      picker.model.endTest();
    } else {
      picker.model.addNew("新規");
      expect(picker.model.startTest()).toBe(allowed);
      picker.model.endTest();
      expect(picker.model.list.now().status).toBe("appending");
    }
  });
});

describe("success (friends-and-operations §7 “Picker”: the new item is selected)", () => {
  it.each<[multiple: boolean, before: unknown, after: unknown, open: boolean]>([
    [true, [2], [2, 9], true],
    [false, 2, 9, false],
    [false, null, 9, false],
  ])("with multiple %j turns %j into %j", async (multiple, before, after, open) => {
    const picker = openPicker(list, { multiple }, before as never);
    picker.model.view.search("新規");
    picker.model.addNew("新規");
    await picker.additions.answer({ id: 9 });
    expect(picker.model.value()).toEqual(after);
    expect(picker.told).toEqual([{ added: { id: 9, name: "新規", group_id: 0 } }, "edited"]);
    expect([picker.model.list.now().query, picker.model.list.now().open]).toEqual(["", open]);
    expect(picker.model.itemsOfNow()().at(-1)).toMatchObject({ id: 9, name: "新規" });
  });

  it("takes the server's word on name and folder", async () => {
    const picker = openPicker(list);
    picker.model.addNew("新規");
    await picker.additions.answer({ id: 9, name: "新規（2）", group_id: 5 });
    expect(picker.listed()).toEqual(["[5]", "来店", "ＶＩＰ　会員", "新規（2）"]);
    expect(picker.model.list.now().moved).toBe(picker.at("新規（2）"));
  });

  it("shows in every picker of the list", async () => {
    const resource = givenResource(list);
    const [one, other] = [openPicker(resource), openPicker(resource, { multiple: false }, 1)];
    one.model.addNew("新規");
    await one.additions.answer(made);
    expect(other.listed()).toContain("新規");
    expect([other.model.value(), other.told]).toEqual([1, []]);
  });
});

describe("failure (friends-and-operations §7, §8 “Picker”: the state is reset)", () => {
  it("clears the search, keeps the value and remembers the name for another try", async () => {
    const picker = openPicker(list, {}, [1]);
    picker.model.view.search("新規");
    picker.model.addNew("新規");
    await picker.additions.answer("timeout");
    const { status, query, failedName, open } = picker.model.list.now();
    expect([status, query, failedName, open]).toEqual(["idle", "", "新規", true]);
    expect([picker.model.value(), picker.told]).toEqual([[1], [{ addFailed: "新規" }]]);
    picker.model.addNew(failedName ?? "");
    expect(picker.model.list.now().failedName).toBe(null);
    await picker.additions.answer(made);
    expect([picker.model.value(), picker.model.list.now().failedName]).toEqual([[1, 9], null]);
  });

  it("can be forgotten", async () => {
    const picker = openPicker(list);
    picker.model.addNew("新規");
    await picker.additions.answer("refused");
    picker.model.forgetFailedName();
    expect(picker.model.list.now().failedName).toBe(null);
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
    picker.model.addNew(name);
    expect([picker.model.list.now().lookAlike !== null, picker.additions.asked.length]).toEqual([
      alike,
      alike ? 0 : 1,
    ]);
  });

  it("is not made by a second Enter either, but by saying so", () => {
    const picker = openPicker(list);
    picker.model.addNew("vip会員");
    picker.model.addNew("vip会員");
    expect(picker.additions.asked).toEqual([]);
    picker.model.addAnyway();
    picker.model.addAnyway();
    expect(picker.additions.asked).toEqual([{ name: "vip会員", groupId: 0 }]);
  });

  it.each<[multiple: boolean, after: unknown, open: boolean]>([
    [true, [2], true],
    [false, 2, false],
  ])("can be chosen instead, with multiple %j", (multiple, after, open) => {
    const picker = openPicker(list, { multiple });
    picker.model.addNew("vip会員");
    picker.model.chooseLookAlike();
    expect([picker.model.value(), picker.model.list.now().open]).toEqual([after, open]);
    expect(picker.model.list.now().lookAlike).toBe(null);
  });

  it("is not chosen where it is protected", () => {
    const picker = openPicker(list, { kind: "egg", allowedGenerations: [] });
    picker.model.addNew("vip会員");
    picker.model.chooseLookAlike();
    expect([picker.ids(), picker.told]).toEqual([[], [{ is: "protected", name: "ＶＩＰ　会員" }]]);
  });

  it("is offered by its id when the list moves under the offer", async () => {
    const open = openResource();
    const picker = openPicker(open.resource);
    await open.answer(list);
    open.clock.now = 5 * 60_000 + 1;
    picker.model.open();
    picker.model.addNew("vip会員");
    await open.answer(
      sourceOf([
        { id: 8, name: "前" },
        { id: 1, name: "来店" },
        { id: 2, name: "ＶＩＰ　会員" },
      ]),
    );
    picker.model.chooseLookAlike();
    expect(picker.ids()).toEqual([2]);
  });
});
