import { describe, expect, it } from "vitest";
import type { ResourceItem } from "../../../../../src/api/resources.js";
import type { PickerSettings } from "../../../../../src/features/picker/settings.js";
import { injected, openPicker, sourceOf } from "../../open-picker.js";

const items: ResourceItem[] = [
  { id: 1, name: "来店", group_id: 6 },
  { id: 2, name: "ＶＩＰ　会員", group_id: 5, favorite: 1 },
  { id: 3, name: "ヨヤク特典", group_id: 5, favorite: 0 },
  { id: 4, name: "なし予約", group_id: null },
  { id: 5, name: "不明の仲間", group_id: 77 },
  { id: 6, name: "サーバー", group_id: 6, favorite: 1 },
];
const groups = [
  { id: 6, name: "客" },
  { id: 5, name: "店" },
];
const list = sourceOf(items, groups);
const extraItems = [injected(0, "指定しない"), injected(-1, "すべて")];

describe("the order of the list (rules: picker-items)", () => {
  it("is injected items, favourites, folders in their order, and last what has none", () => {
    expect(openPicker(list, { extraItems }).listed()).toEqual(
      "指定しない すべて [favourites] ＶＩＰ　会員 サーバー [6] 来店 [5] ヨヤク特典 [null] なし予約 不明の仲間".split(
        " ",
      ),
    );
  });

  it.each<[what: string, items: ResourceItem[], groups: { id: number }[], listed: string]>([
    ["without folders and favourites it has no headings", [{ id: 1, name: "a" }], [], "a"],
    [
      "folders without items are left out",
      [{ id: 1, name: "a", group_id: 2 }],
      [{ id: 1 }, { id: 2 }],
      "[2] a",
    ],
    [
      "a favourite is a 1",
      [
        { id: 1, name: "a", favorite: 1 },
        { id: 2, name: "b", favorite: 2 },
      ],
      [],
      "[favourites] a [null] b",
    ],
    ["also in text", [{ id: 1, name: "a", favorite: "1" as never }], [], "[favourites] a"],
    ["a folder may be named in text", [{ id: 1, name: "a", group_id: "2" }], [{ id: 2 }], "[2] a"],
    [
      "the ids give the order, not the map",
      [
        { id: 9, name: "b" },
        { id: 1, name: "a" },
      ],
      [],
      "b a",
    ],
  ])("%s", (_, some, folders, listed) => {
    expect(openPicker(sourceOf(some, folders)).listed().join(" ")).toBe(listed);
  });

  it("has an injected item instead of the one of its id", () => {
    const picker = openPicker(list, { extraItems: [injected(1, "上書き")] }, [1]);
    expect(picker.listed()).not.toContain("来店");
    expect(picker.model.itemsOfNow()()).toEqual([injected(1, "上書き")]);
    picker.press("上書き");
    expect(picker.ids()).toEqual([]);
  });

  it("has an injected item once", () => {
    const twice = [injected(0, "一"), injected("0", "二")];
    expect(openPicker(sourceOf([]), { extraItems: twice }).listed()).toEqual(["二"]);
  });
});

describe("parts of the list", () => {
  type Scope = Parameters<ReturnType<typeof openPicker>["list"]["lookAt"]>[0];
  it.each<[what: string, scope: Scope, query: string, listed: string]>([
    ["favourites alone", { is: "favourites" }, "", "ＶＩＰ　会員 サーバー"],
    ["a folder, favourites included", { is: "group", id: 6 }, "", "サーバー 来店"],
    ["what has no folder", { is: "group", id: null }, "", "なし予約 不明の仲間"],
    ["a folder that is not there", { is: "group", id: 77 }, "", ""],
    ["what is found of a folder", { is: "group", id: 5 }, "予", "+"],
    ["what is found of the favourites", { is: "favourites" }, "さ", "サーバー +"],
  ])("%s", (_, scope, query, listed) => {
    const picker = openPicker(list, { extraItems });
    picker.list.lookAt(scope);
    picker.list.search(query);
    expect(picker.listed().join(" ")).toBe(listed);
  });
});

describe("search (containment, super items always match; rules: picker-search, injected-items)", () => {
  const found = (query: string) => {
    const picker = openPicker(list, { extraItems, allowNew: false });
    picker.list.search(query);
    return { picker, names: picker.listed().filter((name) => !name.startsWith("[")) };
  };

  it.each<[query: string, names: string[], all: number, groups: number[]]>([
    ["", ["ＶＩＰ　会員", "サーバー", "来店", "ヨヤク特典", "なし予約", "不明の仲間"], 8, [2, 2, 2]],
    ["店", ["来店"], 3, [1, 0, 0]],
    ["よやく", ["ヨヤク特典"], 3, [0, 1, 0]],
    ["vip会員", ["ＶＩＰ　会員"], 3, [0, 1, 0]],
    ["の", ["不明の仲間"], 3, [0, 0, 1]],
    ["サーバ", ["サーバー"], 3, [1, 0, 0]],
    ["サーハー", [], 2, [0, 0, 0]],
    ["ん", [], 2, [0, 0, 0]],
    ["　", ["ＶＩＰ　会員", "サーバー", "来店", "ヨヤク特典", "なし予約", "不明の仲間"], 8, [2, 2, 2]],
  ])("%j", (query, names, all, groupCounts) => {
    const result = found(query);
    expect(result.names).toEqual(["指定しない", "すべて", ...names]);
    const counts = result.picker.list.scopes.now().counts;
    expect([counts?.all, [...(counts?.groups ?? [])]]).toEqual([all, groupCounts]);
  });

  it.each<[what: string, query: string, composing: boolean, current: string | null]>([
    ["nothing is active without a query", "", false, null],
    ["the first that was found is active, not what the page injected", "店", false, "来店"],
    ["what the page injected is where nothing else is found", "ん", false, "指定しない"],
    ["nothing is while the input method converts", "店", true, null],
  ])("%s", (_, query, composing, current) => {
    const { picker } = found("");
    picker.list.compose(composing);
    picker.list.search(query);
    const at = picker.list.shown.now().current;
    expect(at).toBe(current === null ? null : picker.at(current));
  });

  it.each<[what: string, settings: Partial<PickerSettings>, current: string | null]>([
    ["nothing is active", { allowNew: false }, null],
    ["nor the offer to make it, which Enter leads to first", {}, null],
    ["nor what the page injected where it can be made", { extraItems }, null],
    ["what the page injected is where nothing can be made", { extraItems, allowNew: false }, "指定しない"],
  ])("where nothing is found, a deleted one is not what Enter takes off: %s", (_, settings, current) => {
    const picker = openPicker(list, { showDeleted: true, ...settings }, [98, 99]);
    picker.list.search("ん");
    expect(picker.listed()).toContain("#98");
    const at = picker.list.shown.now().current;
    expect(at).toBe(current === null ? null : picker.at(current));
  });

  it("offers nothing new while the input method converts", () => {
    const picker = openPicker(list);
    picker.list.compose(true);
    picker.list.search("ん");
    expect(picker.listed()).toEqual([]);
    picker.list.compose(false);
    expect(picker.listed()).toEqual(["+"]);
  });

  it("forgets a conversion that closing cut off", () => {
    const { picker } = found("");
    picker.list.compose(true);
    picker.model.close();
    picker.open("店");
    expect(picker.list.shown.now().current).toBe(picker.at("来店"));
  });

  it("begins anew each time the list opens, at the one chosen item", () => {
    const picker = openPicker(list, { multiple: false }, 3);
    picker.list.lookAt({ is: "favourites" });
    picker.list.search("x");
    picker.open();
    expect([picker.list.shown.now().query, picker.list.scopes.now().scope.is]).toEqual(["", "all"]);
    expect(picker.list.shown.now().current).toBe(picker.at("ヨヤク特典"));
  });
});

describe("a picker that cannot be edited any more", () => {
  it.each(["disabled", "readonly"] as const)("is closed by %s", (name) => {
    const picker = openPicker(list);
    picker.configure({ [name]: true });
    expect(picker.list.shown.now().open).toBe(false);
  });
});
